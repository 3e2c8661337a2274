import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/biology/classification.yaml", import.meta.url));

export const lifeGroups = content("groups-of-life");

/** Families of one class of animals, because a lion is no plausible wrong answer for a fly. */
const FAMILIES: readonly (readonly string[])[] = [
  ["Felidae", "Canidae", "Ursidae", "Bovidae", "Cervidae", "Equidae"],
  ["Muscidae", "Blattidae", "Apidae", "Culicidae", "Drosophilidae", "Bombycidae"],
  ["Phasianidae", "Columbidae", "Corvidae", "Anatidae"],
  ["Elapidae", "Viperidae", "Colubridae", "Typhlopidae"],
];

/** Their Latin names say in plain words what they are: domestic, rose, mango, tuber. */
const TOLD = ["housefly", "China rose", "mango", "potato"];

export const scientificNames = facts({
  name: "scientific-names", form: "school",
  topic: "classification",
  difficulty: "MEDIUM",
  kind: "species",
  rows: [
    { common: "mango", latin: "Mangifera indica", family: "Anacardiaceae", near: "crop", difficulty: "EASY" },
    { common: "housefly", latin: "Musca domestica", family: "Muscidae", near: "animal", difficulty: "EASY" },
    { common: "wheat", latin: "Triticum aestivum", family: "Poaceae", near: "crop", difficulty: "EASY" },
    { common: "potato", latin: "Solanum tuberosum", family: "Solanaceae", near: "crop", difficulty: "EASY" },
    { common: "rice", latin: "Oryza sativa", family: "Poaceae", near: "crop", difficulty: "EASY" },
    { common: "garden pea", latin: "Pisum sativum", family: "Fabaceae", near: "crop" },
    { common: "brinjal", latin: "Solanum melongena", family: "Solanaceae", near: "crop" },
    { common: "China rose", latin: "Hibiscus rosa-sinensis", family: "Malvaceae", near: "crop" },
    { common: "holy basil", latin: "Ocimum tenuiflorum", family: "Lamiaceae", near: "crop" },
    { common: "onion", latin: "Allium cepa", family: "Amaryllidaceae", near: "crop" },
    { common: "Indian peafowl", latin: "Pavo cristatus", family: "Phasianidae", near: "animal" },
    { common: "Indian bullfrog", latin: "Hoplobatrachus tigerinus", family: "Dicroglossidae", near: "animal", difficulty: "HARD" },
    { common: "American cockroach", latin: "Periplaneta americana", family: "Blattidae", near: "animal" },
    { common: "nilgai", latin: "Boselaphus tragocamelus", family: "Bovidae", near: "animal" },
    { common: "spotted deer", latin: "Axis axis", family: "Cervidae", near: "animal" },
    { common: "Indian cobra", latin: "Naja naja", family: "Elapidae", near: "animal", difficulty: "EASY" },
    { common: "silkworm", latin: "Bombyx mori", family: "Bombycidae", near: "animal" },
    { common: "fruit fly", latin: "Drosophila melanogaster", family: "Drosophilidae", near: "insect", difficulty: "EASY" },
    { common: "house crow", latin: "Corvus splendens", family: "Corvidae", near: "animal" },
    { common: "chickpea", latin: "Cicer arietinum", family: "Fabaceae", near: "crop" },
    { common: "groundnut", latin: "Arachis hypogaea", family: "Fabaceae", near: "crop" },
    { common: "turmeric", latin: "Curcuma longa", family: "Zingiberaceae", near: "crop" },
  ],
  ask: [
    {
      question: ({ common }) => `What is the scientific name of ${named(common)}?`,
      answer: ({ latin }) => latin,
      state: ({ common }, answer) => `The scientific name of ${named(common)} is ${answer}.`,
      heading: "Scientific name",
      when: ({ common }) => !TOLD.includes(common),
    },
    {
      question: ({ latin }) => `Which organism has the scientific name ${latin}?`,
      answer: ({ common }) => common,
      heading: "Organism",
      when: ({ common }) => !TOLD.includes(common),
      state: false,
    },
    {
      question: ({ common }) => `To which family does ${named(common)} belong?`,
      answer: ({ family }) => family,
      state: ({ common }, answer) => `${capitalise(named(common))} belongs to the family ${answer}.`,
      heading: "Family",
      // Onion is in Liliaceae in older books.
      when: ({ common }) => !["onion", "Indian bullfrog"].includes(common),
      decoys: ({ family }) => FAMILIES.find((group) => group.includes(family))?.filter((other) => other !== family) ?? [],
      placeDecoy: (decoy) => `${decoy} is another family of the same class.`,
      harder: true,
    },
  ],
  explain: ({ common, latin, family }) =>
    `${capitalise(named(common))} is ${latin}${family === "Amaryllidaceae" ? "" : `, of the family ${family}`}.`,
});

/** `is` continues the text after "… means". */
export const taxonomyTerms = facts({
  name: "taxonomy-terms", form: "school",
  topic: "classification",
  difficulty: "MEDIUM",
  kind: "term of taxonomy",
  formats: "no match",
  rows: [
    { name: "species", is: "a group of organisms that breed with one another and have fertile offspring", near: "rank", difficulty: "EASY" },
    { name: "genus", is: "the rank of Panthera and of Solanum", near: "rank", difficulty: "EASY" },
    { name: "family", is: "the rank of Felidae and of Solanaceae", near: "rank", difficulty: "EASY" },
    { name: "order", is: "the rank of Carnivora and of Diptera", near: "rank" },
    { name: "class", is: "the rank of Mammalia and of Insecta", near: "rank" },
    { name: "phylum", is: "the rank of Chordata and of Arthropoda", near: "rank" },
    { name: "herbarium", plainly: true as const, is: "a store of plants that are dried, pressed and mounted on sheets", near: "aid", difficulty: "EASY" },
    { name: "botanical garden", plainly: true as const, is: "a collection of living plants kept for reference", near: "aid", difficulty: "EASY" },
    { name: "key", is: "a set of contrasting statements in pairs, used to identify an organism", near: "aid" },
    { name: "flora", plainly: true as const, is: "a book on the habitats and distribution of the plants of one area", near: "aid" },
    { name: "monograph", plainly: true as const, is: "a book with all information on a single taxon", near: "aid", difficulty: "HARD" },
    { name: "couplet", plainly: true as const, is: "the pair of contrasting choices in a key", near: "aid", difficulty: "HARD" },
    { name: "phenetics", is: "classification by many observable characters, all given equal weight", near: "system", difficulty: "HARD" },
    { name: "cytotaxonomy", is: "classification based on the number, structure and behaviour of chromosomes", near: "system", difficulty: "HARD" },
    { name: "chemotaxonomy", plainly: true as const, is: "classification based on the chemical constituents of organisms", near: "system", difficulty: "HARD" },
    { name: "cladistics", is: "classification by derived characters inherited from a common ancestor", near: "system", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ is }) => `In taxonomy, what is the name for ${is}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `In taxonomy, what is meant by “${name}”?`,
      answer: ({ is }) => capitalise(is),
    },
  ],
  order: {
    ask: "from the lowest rank of classification to the highest",
    by: ({ name }) => RANKS.indexOf(name),
    name: ({ name }) => name,
    show: ({ name }) => `rank ${RANKS.indexOf(name) + 1} from below`,
    when: ({ name }) => RANKS.includes(name),
  },
  explain: ({ name, is }) => `In taxonomy, “${name}” means ${is}.`,
});

/** "the tiger", but "rice". */
function named(common: string): string {
  return ["wheat", "rice", "holy basil", "turmeric"].includes(common) ? common : `the ${common}`;
}

const RANKS = ["species", "genus", "family", "order", "class", "phylum"];
