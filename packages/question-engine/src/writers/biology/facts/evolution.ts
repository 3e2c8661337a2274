import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** The first of each covers the others. */
const RELATED: readonly (readonly string[])[] = [
  ["genetic drift", "founder effect", "bottleneck effect"],
  ["mutation", "saltation"],
  [
    "speciation",
    "allopatric speciation",
    "sympatric speciation",
    "adaptive radiation",
    "saltation",
    "divergent evolution",
  ],
  ["adaptive radiation", "divergent evolution", "allopatric speciation", "sympatric speciation"],
  ["natural selection", "stabilising selection", "directional selection", "disruptive selection"],
];

/** `is` goes on after "… is". */
export const evolutionTerms = facts({
  name: "evolution-terms",
  topic: "evolution",
  difficulty: "MEDIUM",
  kind: "term of evolution",
  formats: "no match",
  rows: [
    { name: "natural selection", is: "the better survival and breeding of the fitter forms", near: "force", difficulty: "EASY" },
    { name: "mutation", is: "a sudden heritable change in the genetic material", near: "force", difficulty: "EASY" },
    { name: "genetic drift", is: "a change of allele frequencies by chance in a small population", near: "force" },
    { name: "gene flow", plainly: true as const, is: "the movement of alleles between populations by migration", near: "force" },
    { name: "founder effect", plainly: true as const, is: "the odd gene pool of a population that a few settlers have started", near: "force" },
    { name: "bottleneck effect", is: "the loss of alleles when a disaster leaves few survivors", near: "force", difficulty: "HARD" },
    { name: "saltation", is: "the arising of a species by one large step of mutation, as de Vries believed", near: "force", difficulty: "HARD" },
    { name: "homologous organs", is: "organs of the same origin and plan that may serve different uses", near: "evidence", difficulty: "EASY" },
    { name: "analogous organs", is: "organs of different origin that serve the same use", near: "evidence", difficulty: "EASY" },
    { name: "vestigial organs", plainly: true as const, is: "organs that have shrunk and lost most of their use", near: "evidence", difficulty: "EASY" },
    { name: "fossils", plainly: true as const, is: "organs, whole bodies or traces of ancient life kept in rocks", near: "evidence", difficulty: "EASY" },
    { name: "atavism", is: "the return of an ancestral trait in a single descendant", near: "evidence", difficulty: "HARD" },
    { name: "divergent evolution", plainly: true as const, is: "the drifting apart of related forms that live in different ways", near: "pattern" },
    { name: "convergent evolution", plainly: true as const, is: "the growing alike of unrelated forms that live in the same way", near: "pattern" },
    { name: "adaptive radiation", is: "the rise of many species from one ancestor in one area, as with Darwin's finches", near: "pattern" },
    { name: "speciation", plainly: true as const, is: "the rise of a new species", near: "pattern", difficulty: "EASY" },
    { name: "stabilising selection", plainly: true as const, is: "selection that favours the average and removes both extremes", near: "selection" },
    { name: "directional selection", plainly: true as const, is: "selection that shifts the average towards one extreme", near: "selection" },
    { name: "disruptive selection", plainly: true as const, is: "selection that favours both extremes over the average", near: "selection" },
    { name: "allopatric speciation", is: "the rise of species in populations that a barrier has parted", near: "pattern", difficulty: "HARD" },
    { name: "sympatric speciation", is: "the rise of species within one area without a barrier", near: "pattern", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ is }) => `In the study of evolution, what is the name for ${is}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `In the study of evolution, what is meant by “${name}”?`,
      answer: ({ is }) => capitalise(is),
    },
  ],
  explain: ({ name, is }) => `“${capitalise(name)}” is the name for ${is}.`,
  alsoTrue: (row, other) =>
    RELATED.some(
      (group) =>
        group.includes(row.name) &&
        group.includes(other.name) &&
        [row.name, other.name].includes(group[0] ?? ""),
    ),
});

const ORGANS: Record<string, string> = {
  "homologous organs": "Homologous organs have the same origin, whatever they do.",
  "analogous organs": "Analogous organs do the same work but differ in origin.",
  "vestigial organs": "Vestigial organs are remnants that have lost their use.",
  "atavistic organs": "Atavistic organs are those of distant ancestors that turn up again, such as a tail in a baby.",
};

/** What each way of evolving is taken for. */
const MISTAKEN: Record<string, readonly string[]> = {
  "adaptive radiation": ["stabilising selection", "genetic drift", "saltation"],
  "convergent evolution": ["divergent evolution", "genetic drift", "stabilising selection"],
  "directional selection": ["stabilising selection", "disruptive selection", "genetic drift"],
  "stabilising selection": ["directional selection", "disruptive selection", "genetic drift"],
  "disruptive selection": ["directional selection", "stabilising selection", "genetic drift"],
};

const WAYS: Record<string, string> = {
  "divergent evolution": "In divergent evolution related forms grow apart.",
  "directional selection": "Directional selection shifts the average towards one extreme.",
  "stabilising selection": "Stabilising selection favours the average.",
  "disruptive selection": "Disruptive selection favours both extremes.",
  "genetic drift": "Genetic drift is a change by chance in a small population.",
  saltation: "Saltation is the arising of a species by one large mutation.",
};

/** Examples of the patterns of evolution. */
export const evolutionExamples = facts({
  name: "evolution-examples",
  topic: "evolution",
  difficulty: "MEDIUM",
  kind: "example of evolution",
  formats: "no match",
  rows: [
    { example: "the wing of a butterfly and the wing of a bird", of: "analogous organs", near: "organs", category: "organs", difficulty: "EASY" },
    { example: "the arm of a man and the flipper of a whale", of: "homologous organs", near: "organs", category: "organs", difficulty: "EASY" },
    { example: "the wing of a bat and the foreleg of a cheetah", of: "homologous organs", near: "organs", category: "organs" },
    { example: "the thorn of Bougainvillea and the tendril of Cucurbita", of: "homologous organs", near: "organs", category: "organs" },
    { example: "the tuber of a potato and that of a sweet potato", of: "analogous organs", near: "organs", category: "organs" },
    { example: "the sting of a honey bee and that of a scorpion", of: "analogous organs", near: "organs", category: "organs" },
    { example: "the eye of an octopus and the eye of a mammal", of: "analogous organs", near: "organs", category: "organs" },
    { example: "the appendix and the ear muscles of human beings", plainly: true as const, of: "vestigial organs", near: "organs", category: "organs", difficulty: "EASY" },
    { example: "the different beaks of Darwin's finches", of: "adaptive radiation", near: "pattern", category: "pattern", difficulty: "EASY" },
    { example: "the many marsupials of Australia", of: "adaptive radiation", near: "pattern", category: "pattern" },
    { example: "the build of the Tasmanian wolf and that of the placental wolf", of: "convergent evolution", near: "pattern", category: "pattern", difficulty: "HARD" },
    { example: "the gliding of the flying phalanger and that of the flying squirrel", of: "convergent evolution", near: "pattern", category: "pattern", difficulty: "HARD" },
    { example: "the spread of dark moths in sooty England", of: "directional selection", near: "selection", category: "selection" },
    { example: "the better survival of babies of three to four kilograms at birth", of: "stabilising selection", near: "selection", category: "selection", difficulty: "HARD" },
    { example: "the spread of resistance to antibiotics among bacteria", of: "directional selection", near: "selection", category: "selection" },
    { example: "the two sizes of beak among the African seedcracker finches", of: "disruptive selection", near: "selection", category: "selection", difficulty: "HARD" },
    { example: "the spread of resistance to DDT among mosquitoes", of: "directional selection", near: "selection", category: "selection" },
    { example: "the best survival of young from nests with a middling number of eggs", of: "stabilising selection", near: "selection", category: "selection", difficulty: "HARD" },
    { example: "the small and the large males among coho salmon", of: "disruptive selection", near: "selection", category: "selection", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ example }) => `What is illustrated by ${example}?`,
      answer: ({ of }) => of,
      decoys: ({ near, of }) =>
        near === "organs" ? Object.keys(ORGANS).filter((kind) => kind !== of) : (MISTAKEN[of] ?? []),
      placeDecoy: (kind) => ORGANS[kind] ?? WAYS[kind] ?? "",
      state: ({ example }, answer) => `An example of ${answer} is ${example}.`,
    },
    {
      question: ({ of }) => `Which of these is an example of ${of}?`,
      answer: ({ example }) => example,
      // What is alike in two animals would stand alone among changes of one kind.
      when: ({ near }) => near !== "pattern",
      // The first way tells the same, and then explains the example that stands there.
      state: () => undefined,
    },
  ],
  explain: ({ example, of }) => `${capitalise(example)}: ${of}.`,
  // Analogous organs arise by convergence, homologous ones by radiation; marsupials show both patterns.
  alsoTrue: (row, other) =>
    [
      ["convergent evolution", "analogous organs"],
      ["convergent evolution", "adaptive radiation"],
      ["adaptive radiation", "homologous organs"],
      ["adaptive radiation", "directional selection"],
      ["adaptive radiation", "disruptive selection"],
    ].some((pair) => pair.includes(row.of) && pair.includes(other.of)),
});

export const evolutionQuestions = singles("evolution-questions", "evolution", [
  { ask: "On which ship did Darwin sail round the world?", answer: "HMS Beagle", wrong: ["HMS Challenger", "HMS Endeavour", "HMS Bounty"], difficulty: "EASY", tell: "Darwin sailed on HMS Beagle from 1831 to 1836; Cook sailed on Endeavour, the mutiny was on Bounty, and Challenger explored the deep sea." },
  { ask: "Who came to the idea of natural selection at the same time as Darwin, in the Malay Archipelago?", answer: "Alfred Russel Wallace", wrong: ["Thomas Malthus", "Jean-Baptiste Lamarck", "Hugo de Vries"], difficulty: "EASY", tell: "Alfred Russel Wallace wrote to Darwin from the Malay Archipelago. Malthus wrote on population, Lamarck on acquired traits and de Vries on mutation." },
  { ask: "Who believed that giraffes got long necks by stretching and passed them on?", answer: "Jean-Baptiste Lamarck", wrong: ["Charles Darwin", "August Weismann", "Alfred Russel Wallace"], difficulty: "EASY", tell: "Jean-Baptiste Lamarck held that acquired traits are inherited; Darwin and Wallace explained them by selection, and Weismann argued against Lamarck." },
  { ask: "Who put forward mutation theory after work on the evening primrose?", answer: "Hugo de Vries", wrong: ["Thomas Hunt Morgan", "Gregor Mendel", "August Weismann"], tell: "Hugo de Vries saw sudden changes in evening primrose and held that mutation makes species; Morgan worked on fruit flies, Mendel on peas and Weismann on the germ plasm." },
  { ask: "Which gases did Miller pass sparks through in his experiment of 1953?", answer: "Methane, ammonia, hydrogen and water vapour", wrong: ["Methane, oxygen, hydrogen and water vapour", "Carbon dioxide, ammonia, nitrogen and oxygen", "Carbon dioxide, nitrogen, oxygen and water vapour"], tell: "Miller's flask held methane, ammonia, hydrogen and water vapour, a reducing mixture without free oxygen, and gave amino acids." },
  { ask: "Who proposed that the first life came from non-living organic molecules by chemical evolution?", answer: "Oparin and Haldane", wrong: ["Hardy and Weinberg", "Miller and Urey", "Darwin and Wallace"], tell: "Oparin and Haldane proposed chemical evolution; Miller and Urey tested it, Hardy and Weinberg wrote on allele frequencies, and Darwin and Wallace on selection." },
  { ask: "Who disproved the spontaneous generation of microbes with swan-necked flasks?", answer: "Louis Pasteur", wrong: ["Francesco Redi", "Robert Koch", "Stanley Miller"], difficulty: "EASY", tell: "Louis Pasteur showed that boiled broth in swan-necked flasks stays sterile; Redi had shown it for maggots, Koch studied germs of disease and Miller the origin of organic molecules." },
  { ask: "About how large was the brain of Homo habilis?", answer: "650 to 800 cc", wrong: ["400 to 500 cc", "850 to 1100 cc", "1300 to 1600 cc"], difficulty: "HARD", tell: "Homo habilis had 650 to 800 cc; Australopithecus had less, about 400 to 500 cc, Homo erectus 850 to 1100 cc and Neanderthal man 1300 to 1600 cc." },
  { ask: "About how large was the brain of Homo erectus?", answer: "About 900 cc", wrong: ["About 450 cc", "About 700 cc", "About 1400 cc"], difficulty: "HARD", tell: "Homo erectus had about 900 cc; Homo habilis had 650 to 800 cc and Neanderthal man about 1400 cc." },
  { ask: "Which human ancestor was the first of the genus Homo, with a brain of 650 to 800 cc?", answer: "Homo habilis", wrong: ["Homo erectus", "Homo neanderthalensis", "Homo sapiens"], tell: "Homo habilis means handy man. Homo erectus came later and probably ate meat, Neanderthal man buried his dead, and Homo sapiens is modern man." },
  { ask: "Which human relatives used hides and buried their dead, 100,000 to 40,000 years ago?", answer: "Neanderthal man", wrong: ["Java man", "Ramapithecus", "Australopithecus"], tell: "Neanderthal man, with a brain of 1400 cc, buried his dead; Java man is Homo erectus, and Ramapithecus and Australopithecus are far older." },
  { ask: "Which fossil shows features of both reptiles and birds?", answer: "Archaeopteryx", wrong: ["Ichthyosaurus", "Coelacanth", "Seymouria"], tell: "Archaeopteryx had feathers and wings but also teeth and a long tail; Ichthyosaurus was a fish-like reptile, the coelacanth is a lobefin and Seymouria links amphibians and reptiles." },
  { ask: "Which of these does the Hardy–Weinberg principle assume?", answer: "Random mating", wrong: ["Natural selection", "Migration between populations", "A small population"], tell: "The principle holds for a large population with random mating and without mutation, migration, drift and selection." },
  { ask: "When did the dinosaurs die out?", answer: "At the end of the Cretaceous", wrong: ["At the end of the Triassic", "At the end of the Permian", "At the end of the Jurassic"], difficulty: "EASY", tell: "About 66 million years ago, at the end of the Cretaceous, dinosaurs died out. The extinction at the end of the Permian came before them, and in Triassic and Jurassic they flourished." },
]);
