import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const WITH_ARTICLE = [
  "restriction endonuclease",
  "plasmid vector",
  "Ti plasmid",
  "disarmed retrovirus",
  "origin of replication",
  "selectable marker",
  "cloning site",
  "polymerase chain reaction",
  "bioreactor",
  "lambda phage",
  "yeast artificial chromosome",
  "promoter",
  "sticky end",
];

/** `does` goes on after the name. */
export const biotechTools = facts({
  name: "biotechnology-tools",
  topic: "biotechnology",
  difficulty: "MEDIUM",
  kind: "tool of biotechnology",
  rows: [
    { name: "restriction endonuclease", does: "cuts DNA at a particular palindromic sequence", near: "enzyme", category: "enzyme", difficulty: "EASY" },
    { name: "DNA ligase", does: "joins two pieces of DNA end to end", near: "enzyme", category: "enzyme", difficulty: "EASY" },
    { name: "Taq polymerase", does: "copies DNA and withstands heating to 95 °C", near: "enzyme", category: "enzyme" },
    { name: "exonuclease", does: "removes nucleotides from the ends of DNA", near: "enzyme", category: "enzyme" },
    { name: "lysozyme", does: "opens the walls of bacteria to set their DNA free", near: "enzyme", category: "enzyme" },
    { name: "cellulase", plainly: true as const, does: "opens the walls of plant cells to set their DNA free", near: "enzyme", category: "enzyme" },
    { name: "chitinase", does: "opens the walls of fungi to set their DNA free", near: "enzyme", category: "enzyme", difficulty: "HARD" },
    { name: "plasmid vector", plainly: true as const, does: "carries foreign genes into bacteria as a ring of DNA", near: "vector", category: "vector", difficulty: "EASY" },
    { name: "Ti plasmid", does: "carries foreign genes into plant cells", near: "vector", category: "vector" },
    { name: "disarmed retrovirus", does: "carries foreign genes into animal cells", near: "vector", category: "vector", difficulty: "HARD" },
    { name: "origin of replication", plainly: true as const, does: "starts the copying of a plasmid and sets its copy number", near: "site", category: "site", difficulty: "HARD" },
    { name: "selectable marker", does: "lets only transformed cells grow on an antibiotic", near: "site", category: "site" },
    { name: "cloning site", does: "takes up the foreign DNA in a vector", near: "site", category: "site" },
    { name: "gel electrophoresis", does: "sorts fragments of DNA by their length", near: "method", category: "method", difficulty: "EASY" },
    { name: "polymerase chain reaction", does: "makes millions of copies of a piece of DNA in a tube", near: "method", category: "method", difficulty: "EASY" },
    { name: "elution", does: "extracts DNA from a band that is cut out of a gel", near: "method", category: "method", difficulty: "HARD" },
    { name: "micro-injection", plainly: true as const, does: "puts DNA straight into the nucleus of an animal cell", near: "method", category: "method" },
    { name: "biolistics", does: "bombards plant cells with gold or tungsten grains coated with DNA", near: "method", category: "method" },
    { name: "bioreactor", plainly: true as const, does: "grows cultures in bulk under set conditions until they give a product", near: "method", category: "method" },
    { name: "ethidium bromide", does: "stains DNA so that it glows orange under ultraviolet light", near: "reagent", category: "reagent" },
    { name: "chilled ethanol", does: "makes purified DNA fall out as fine threads", near: "reagent", category: "reagent" },
    { name: "calcium chloride", does: "helps DNA to enter a bacterium through pores of its wall", near: "reagent", category: "reagent" },
    { name: "agarose", does: "forms the sieve through which pieces of DNA move towards the anode", near: "reagent", category: "reagent" },
    { name: "downstream processing", plainly: true as const, does: "separates and purifies the product after the culture", near: "method", category: "method" },
    { name: "RNA interference", does: "keeps the message of a gene from being translated", near: "method", category: "method" },
    { name: "gene therapy", plainly: true as const, does: "puts a working gene into a patient who lacks it", near: "method", category: "method", difficulty: "EASY" },
    { name: "lambda phage", plainly: true as const, does: "carries foreign genes into bacteria by infecting them", near: "vector", category: "vector" },
    { name: "yeast artificial chromosome", plainly: true as const, does: "carries very long pieces of foreign DNA in yeast cells", near: "vector", category: "vector" },
    { name: "promoter", plainly: true as const, does: "makes the host cell transcribe the inserted gene", near: "site", category: "site" },
    { name: "sticky end", plainly: true as const, does: "pairs with an end that the same enzyme has cut", near: "site", category: "site" },
  ],
  ask: [
    { question: ({ does }) => `In biotechnology, what ${does}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: In biotechnology, ${called(name)} ____.`,
      answer: ({ does }) => does,
      heading: "Use",
      asWritten: true,
    },
  ],
  explain: ({ name, does }) => `${capitalise(called(name))} ${does}.`,
  alsoTrue: (row, other) =>
    [
      ["plasmid vector", "Ti plasmid"],
      ["plasmid vector", "lambda phage"],
      ["gene therapy", "disarmed retrovirus"],
      ["gene therapy", "micro-injection"],
      // Plasmids and needles bring genes into animal cells as well, and the cloning site often lies in the marker.
      ["plasmid vector", "disarmed retrovirus"],
      ["micro-injection", "disarmed retrovirus"],
      ["cloning site", "selectable marker"],
      ["polymerase chain reaction", "Taq polymerase"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

function called(name: string): string {
  return WITH_ARTICLE.includes(name) ? `the ${name}` : name;
}

/** `does` goes on after the name. */
export const usefulMicrobes = facts({
  name: "useful-microbes",
  topic: "biotechnology",
  difficulty: "MEDIUM",
  kind: "useful microbe",
  rows: [
    { name: "Lactobacillus", plainly: true as const, does: "turns milk into curd", near: "food", difficulty: "EASY" },
    { name: "Saccharomyces cerevisiae", does: "is used to make bread and ethanol", near: "food", difficulty: "EASY" },
    { name: "Propionibacterium shermanii", does: "makes the large holes of Swiss cheese", near: "food" },
    { name: "Penicillium notatum", plainly: true as const, does: "gave us the first antibiotic, found by Fleming", near: "drug", difficulty: "EASY" },
    { name: "Aspergillus niger", does: "is used to make citric acid", near: "acid" },
    { name: "Acetobacter aceti", plainly: true as const, does: "turns alcohol into vinegar", near: "acid" },
    { name: "Clostridium butylicum", plainly: true as const, does: "is used to make butyric acid", near: "acid", difficulty: "HARD" },
    { name: "Streptococcus", does: "is the source of an enzyme that dissolves clots after heart attacks", near: "drug" },
    { name: "Trichoderma polysporum", does: "is the source of cyclosporin A, which keeps transplants from rejection", near: "drug", difficulty: "HARD" },
    { name: "Monascus purpureus", does: "is the source of statins, which lower blood cholesterol", near: "drug", difficulty: "HARD" },
    { name: "Methanobacterium", plainly: true as const, does: "makes biogas from sludge and dung", near: "field", difficulty: "EASY" },
    { name: "Rhizobium", does: "fixes nitrogen in the root nodules of legumes", near: "field", difficulty: "EASY" },
    { name: "Azotobacter", does: "lives free in farm soil and fixes nitrogen there", near: "field" },
    { name: "Anabaena", does: "fixes nitrogen in rice fields as a partner of the fern Azolla", near: "field" },
    { name: "Glomus", does: "forms mycorrhiza and so supplies plants with phosphorus", near: "field", difficulty: "HARD" },
    { name: "Bacillus thuringiensis", does: "makes a protein that kills caterpillars", near: "pest" },
    { name: "Nucleopolyhedrovirus", does: "is sprayed on crops and harms insect pests but no other species", near: "pest", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ does }) => `Which microbe ${does}?`, answer: ({ name }) => name, heading: "Microbe" },
    {
      question: ({ name }) => `Complete the sentence: The microbe ${name} ____.`,
      answer: ({ does }) => does,
      // A name that says methane tells of biogas either way.
      asWritten: true,
      state: ({ name }, answer) => `${name} ${answer}.`,
      heading: "Use or role",
    },
  ],
  explain: ({ name, does }) =>
    `${name}${name === "Trichoderma polysporum" ? " (now named Tolypocladium inflatum)" : ""} ${does}.`,
  // Some do several of these: Anabaena also lives free, and streptococci are starters of cheese and curd.
  alsoTrue: (row, other) =>
    [
      ["Bacillus thuringiensis", "Nucleopolyhedrovirus"],
      ["Rhizobium", "Azotobacter", "Anabaena"],
      ["Streptococcus", "Propionibacterium shermanii", "Lactobacillus"],
      ["Saccharomyces cerevisiae", "Monascus purpureus"],
    ].some((group) => group.includes(row.name) && group.includes(other.name)),
});

export const biotechQuestions = singles("biotechnology-questions", "biotechnology", [
  { ask: "What is the right order of the three steps of a PCR cycle?", answer: "Denaturation, annealing, extension", wrong: ["Annealing, denaturation, extension", "Denaturation, extension, annealing", "Extension, annealing, denaturation"], difficulty: "EASY", tell: "Heat first parts the strands, then primers bind, then Taq polymerase copies: denaturation, annealing, extension." },
  { ask: "Why is Taq polymerase chosen for the polymerase chain reaction?", answer: "It withstands the heat that parts the strands", wrong: ["It begins to copy without any primer", "It joins the copied pieces end to end", "It cuts the DNA where copying starts"], tell: "It withstands the heat that parts the strands, as it comes from Thermus aquaticus, which lives in hot springs; like other DNA polymerases it needs a primer." },
  { ask: "From which organism does the enzyme EcoRI come?", answer: "Escherichia coli", wrong: ["Enterobacter cloacae", "Erwinia carotovora", "Enterococcus faecalis"], difficulty: "EASY", tell: "The name EcoRI tells it: it comes from Escherichia coli, strain RY 13, and was the first enzyme of it. Haemophilus influenzae gave HindII." },
  { ask: "What does the letter R in EcoRI stand for?", answer: "The strain of the bacterium", wrong: ["The word restriction", "The genus of the bacterium", "The order of discovery"], difficulty: "HARD", tell: "E is the genus, co the species, and R the strain of the bacterium, RY 13; the Roman number gives the order of discovery." },
  { ask: "Which sequence does EcoRI recognise (read from 5′ to 3′)?", answer: "GAATTC", wrong: ["GGATCC", "AAGCTT", "GTCGAC"], difficulty: "HARD", tell: "EcoRI cuts GAATTC between G and A; GGATCC is cut by BamHI, AAGCTT by HindIII and GTCGAC by SalI." },
  { ask: "To which pole does DNA move in gel electrophoresis, and why?", answer: "To the anode, as it is negatively charged", wrong: ["To the cathode, as it is positively charged", "To the anode, as it is positively charged", "To the cathode, as it is negatively charged"], tell: "The phosphate groups make DNA negative, so it goes to the anode, as it is negatively charged; shorter pieces move farther." },
  { ask: "Against which insect is the protein of the gene cryIAc used?", answer: "Bollworm", wrong: ["Corn borer", "Locust", "Aphid"], tell: "The genes cryIAc and cryIIAb protect cotton against bollworms, cryIAb maize against the corn borer; locusts and aphids aren't controlled by them." },
  { ask: "Why does the Bt toxin kill insects but not the bacterium that makes it?", answer: "It is a protoxin that alkaline gut juice activates", wrong: ["It is a protoxin that acid gut juice activates", "The bacterium has an enzyme that destroys it", "The bacterium makes it only inside the insect"], difficulty: "HARD", tell: "Bacillus stores an inactive crystal: it is a protoxin that alkaline gut juice activates in the insect, where it makes pores in the gut." },
  { ask: "Which disease was the first to be treated by gene therapy, in 1990?", answer: "ADA deficiency", wrong: ["Haemophilia A", "Cystic fibrosis", "Diabetes mellitus"], tell: "A girl with ADA deficiency was treated in 1990 with lymphocytes that carried a working gene for adenosine deaminase." },
  { ask: "What is Golden Rice enriched with?", answer: "Beta-carotene", wrong: ["Iron", "Lysine", "Vitamin C"], difficulty: "EASY", tell: "Golden Rice makes beta-carotene, from which the body makes vitamin A; that gives its grains their colour." },
  { ask: "Which transgenic cow's milk held human alpha-lactalbumin?", answer: "Rosie", wrong: ["Dolly", "Tracy", "Polly"], difficulty: "HARD", tell: "Rosie, born in 1997, gave milk with human alpha-lactalbumin. Dolly was a cloned sheep, and Tracy and Polly were transgenic sheep." },
  { ask: "Against which pest was RNA interference used in tobacco plants?", answer: "The nematode Meloidogyne incognita", wrong: ["The moth Helicoverpa armigera", "The fungus Phytophthora infestans", "The beetle Leptinotarsa decemlineata"], difficulty: "HARD", tell: "Tobacco roots that make double-stranded RNA resist the nematode Meloidogyne incognita, a root-knot worm; moths and beetles are fought with Bt toxins." },
  { ask: "How are the two chains of human insulin joined?", answer: "By disulphide bridges", wrong: ["By peptide bonds", "By the C-peptide", "By hydrogen bonds"], tell: "Chains A and B are held together by disulphide bridges; the C-peptide joins them in proinsulin but is removed." },
  { ask: "What does a high BOD of waste water show?", answer: "Much organic matter in it", wrong: ["Much dissolved oxygen in it", "Little organic matter in it", "Little dissolved nitrogen in it"], difficulty: "EASY", tell: "BOD is the oxygen that microbes would use to oxidise the organic matter in a litre of water, so a high BOD shows much organic matter in it." },
]);
