import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/biology/biotechnology.yaml", import.meta.url));

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

/** `does` continues the text after the name. */
export const biotechTools = facts({
  name: "biotechnology-tools", chapter: "biotechnology-methods",
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

/** `does` continues the text after the name. */
export const usefulMicrobes = facts({
  name: "useful-microbes", chapter: "microbes",
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
      // A name that contains "methane" reveals biogas in both directions.
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

export const biotechQuestions = content("biotechnology-questions");
