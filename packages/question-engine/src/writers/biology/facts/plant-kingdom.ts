import { capitalise, withArticle } from "../../../english.ts";
import { facts } from "../../../facts.ts";

const HOLDING_ROOTS = ["banyan", "sugar cane"];

/** `are` goes on after the name, which is a plural. */
export const plantGroups = facts({
  name: "plant-groups",
  topic: "plant-kingdom",
  difficulty: "MEDIUM",
  kind: "group of plants",
  rows: [
    { name: "algae", are: "have a simple thallus, live mostly in water and include Spirogyra", near: "group", difficulty: "EASY" },
    { name: "bryophytes", are: "live on land, need water for fertilisation and include mosses", near: "group", difficulty: "EASY" },
    { name: "pteridophytes", are: "have vascular tissue but no seeds and include ferns", near: "group", difficulty: "EASY" },
    { name: "gymnosperms", are: "have naked seeds that no fruit encloses and include Pinus", near: "group", difficulty: "EASY" },
    { name: "monocotyledons", are: "have leaves with parallel veins and the parts of their flowers in threes", near: "group", difficulty: "EASY" },
    { name: "dicotyledons", are: "have leaves with a net of veins and the parts of their flowers in fours or fives", near: "group", difficulty: "EASY" },
    { name: "green algae", are: "have swimming cells with equal flagella and include Volvox", near: "algae" },
    { name: "brown algae", are: "store mannitol or laminarin and have swimming cells with unequal flagella", near: "algae" },
    { name: "red algae", are: "store floridean starch and have no flagella at any stage", near: "algae" },
    { name: "liverworts", are: "multiply by gemmae in small cups and include Marchantia", near: "moss", difficulty: "HARD" },
    { name: "mosses", are: "begin as a creeping, branched protonema and include Funaria", near: "moss" },
    { name: "horsetails", are: "have jointed stems with whorls of tiny leaves and bear spores in cones", near: "cone", difficulty: "HARD" },
    { name: "cycads", are: "have pinnate leaves and coralloid roots with nitrogen-fixing cyanobacteria", near: "cone", difficulty: "HARD" },
    { name: "conifers", are: "have sunken stomata in their leaves and roots joined to fungi as mycorrhiza", near: "cone", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ are }) => `Which plants ${are}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: ${capitalise(name)} ____.`,
      answer: ({ are }) => are,
      heading: "Feature",
      asWritten: true,
    },
  ],
  explain: ({ name, are }) => `${capitalise(name)} ${are}.`,
  // Cycads have sunken stomata as well.
  alsoTrue: (row, other) =>
    isWithin(row.name, other.name) ||
    isWithin(other.name, row.name) ||
    ["cycads", "conifers"].every((name) => [row.name, other.name].includes(name)),
});

const WITHIN: Record<string, readonly string[]> = {
  algae: ["green algae", "brown algae", "red algae"],
  bryophytes: ["liverworts", "mosses"],
  pteridophytes: ["horsetails"],
  gymnosperms: ["cycads", "conifers"],
};

function isWithin(whole: string, part: string): boolean {
  return WITHIN[whole]?.includes(part) ?? false;
}

/** `does` goes on after "… tissue or cell that". */
export const plantTissues = facts({
  name: "plant-tissues",
  topic: "plant-kingdom",
  difficulty: "MEDIUM",
  kind: "plant tissue",
  formats: "no match",
  rows: [
    { name: "xylem", does: "carries water and minerals up from the roots", near: "vascular", category: "tissue", difficulty: "EASY" },
    { name: "phloem", does: "carries sugar from the leaves to the rest of the plant", near: "vascular", category: "tissue", difficulty: "EASY" },
    { name: "parenchyma", does: "has cells with thin walls of cellulose and fills the soft parts, often as a store", near: "ground", category: "tissue", difficulty: "EASY" },
    { name: "collenchyma", does: "has cells thickened with pectin at their corners and holds up young stems", near: "ground", category: "tissue" },
    { name: "sclerenchyma", does: "has cells with thick walls of lignin, most of them dead when mature", near: "ground", category: "tissue" },
    { name: "aerenchyma", plainly: true as const, does: "has wide gaps between its cells and helps water plants to float", near: "ground", category: "tissue" },
    { name: "vascular cambium", does: "adds secondary xylem and phloem as a stem thickens", near: "growth", category: "growth" },
    { name: "cork cambium", plainly: true as const, does: "forms cork on its outside and secondary cortex on its inside", near: "growth", category: "growth" },
    { name: "apical meristem", plainly: true as const, does: "makes roots and shoots longer at their tips", near: "growth", category: "growth", difficulty: "EASY" },
    { name: "intercalary meristem", does: "lets grass grow again after grazing", near: "growth", category: "growth" },
    { name: "endodermis", does: "has Casparian strips of suberin in its walls", near: "layer", difficulty: "HARD" },
    { name: "pericycle", does: "gives rise to lateral roots", near: "layer", difficulty: "HARD" },
    { name: "cuticle", does: "lies on the outside of a leaf and cuts down its loss of water", near: "leaf", category: "leaf", difficulty: "EASY" },
    { name: "palisade tissue", does: "lies under the upper epidermis of a leaf and does most of its photosynthesis", near: "leaf", category: "leaf" },
    { name: "spongy tissue", plainly: true as const, does: "lies above the lower epidermis of a leaf and has wide air spaces", near: "leaf", category: "leaf" },
    { name: "bundle sheath", plainly: true as const, does: "lies round the veins of a leaf", near: "leaf", category: "leaf" },
    { name: "cortex", plainly: true as const, does: "lies between the epidermis and the endodermis", near: "layer" },
    { name: "pith", plainly: true as const, does: "fills the centre of a dicotyledonous stem", near: "layer" },
    { name: "lenticel", does: "lets gases pass through the bark of a woody stem", near: "layer" },
    { name: "heartwood", plainly: true as const, does: "is the dark, dead wood at the centre that no longer carries water", near: "wood" },
    { name: "sapwood", plainly: true as const, does: "is the light outer wood that still carries water", near: "wood" },
    { name: "tracheid", does: "carries water in the wood of most gymnosperms, which lacks vessels", near: "cell", category: "cell", difficulty: "HARD" },
    { name: "companion cell", does: "helps to keep up the pressure gradient in the phloem", near: "cell", category: "cell", difficulty: "HARD" },
    { name: "sieve tube element", does: "carries sap and has lost its nucleus when mature", near: "cell", category: "cell", difficulty: "HARD" },
    { name: "guard cell", plainly: true as const, does: "opens a pore of the leaf by swelling", near: "cell", category: "cell" },
    { name: "bulliform cell", does: "makes the leaves of grasses curl inwards when they lack water", near: "cell", category: "cell", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ does }) => `In plants, which of these ${does}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `Complete the sentence: In plants, the ${name} ____.`,
      answer: ({ does }) => does,
      asWritten: true,
    },
  ],
  explain: ({ name, does }) => `The ${name} ${does}.`,
  alsoTrue: (row, other) => {
    const pair = [row.name, other.name];
    return (
      (pair.includes("xylem") &&
        ["sapwood", "tracheid", "heartwood", "sclerenchyma"].some((name) => pair.includes(name))) ||
      (pair.includes("parenchyma") &&
        ["palisade tissue", "spongy tissue", "aerenchyma", "cortex", "pith"].some((name) => pair.includes(name))) ||
      (pair.includes("phloem") &&
        ["companion cell", "sieve tube element"].some((name) => pair.includes(name))) ||
      (pair.includes("sapwood") && pair.includes("tracheid")) ||
      (pair.includes("endodermis") && pair.includes("cortex")) ||
      (pair.includes("sclerenchyma") && ["heartwood", "tracheid"].some((name) => pair.includes(name)))
    );
  },
});

/** `class` says what the organ is, without its article. */
export const plantForms = facts({
  name: "plant-forms",
  topic: "plant-kingdom",
  difficulty: "MEDIUM",
  kind: "term of plant morphology",
  rows: [
    { name: "ginger", organ: "rhizome", class: "underground stem that grows sideways", near: "stem", difficulty: "EASY" },
    { name: "potato", organ: "stem tuber", class: "swollen tip of an underground stem", near: "stem", difficulty: "EASY" },
    { name: "onion", organ: "bulb", class: "short stem wrapped in fleshy leaves", near: "stem", difficulty: "EASY" },
    { name: "zaminkand", organ: "corm", class: "short, upright underground stem full of food", near: "stem", difficulty: "HARD" },
    { name: "carrot", plainly: true as const, organ: "fleshy tap root", class: "main root swollen with food", near: "root", difficulty: "EASY" },
    { name: "banyan", organ: "prop root", class: "root that grows down from a branch into the soil", near: "root", difficulty: "EASY" },
    { name: "sugar cane", organ: "stilt root", class: "root from the lower nodes of an upright stem", near: "root" },
    { name: "Avicennia", organ: "pneumatophore", class: "root that grows upwards out of the mud of a swamp", near: "root" },
    { name: "pea", organ: "leaf tendril", class: "coiling thread by which a plant climbs", near: "leaf" },
    { name: "grape vine", organ: "stem tendril", class: "coiling thread by which a plant climbs", near: "leaf" },
    { name: "Bougainvillea", plainly: true as const, organ: "stem thorn", class: "bud turned into a hard, pointed weapon", near: "leaf", difficulty: "HARD" },
    { name: "Opuntia", organ: "phylloclade", class: "flattened, green, photosynthetic stem", near: "leaf" },
    { name: "Australian acacia", organ: "phyllode", class: "green petiole that has taken over from short-lived leaflets", near: "leaf", difficulty: "HARD" },
    { name: "Chrysanthemum", organ: "sucker", class: "underground branch that comes up at a slant as a leafy shoot", near: "runner", difficulty: "HARD" },
    { name: "Pistia", organ: "offset", class: "short branch with a tuft of leaves and roots at each node", near: "runner", difficulty: "HARD" },
    { name: "strawberry", organ: "runner", class: "thin branch above the ground that roots at its nodes", near: "runner" },
  ],
  ask: [
    {
      question: ({ name, class: what }) => `In ${name}, what is the ${what} called?`,
      answer: ({ organ }) => organ,
      heading: "Typical organ",
    },
    {
      question: ({ organ }) => `Which of these plants is a textbook example of the ${organ}?`,
      answer: ({ name }) => name,
      alsoTrue: isRootAlike,
      heading: "Plant",
    },
    {
      question: ({ organ }) => `In plant morphology, what is ${withArticle(organ)}?`,
      answer: ({ class: what }) => what,
      // Everybody knows a tendril.
      when: ({ organ }) => !organ.endsWith("tendril"),
      alsoTrue: isRootAlike,
    },
  ],
  explain: ({ name, organ, class: what }) =>
    `${capitalise(withArticle(organ))} is ${withArticle(what)}, as in ${name}.`,
});

/** Some books call stilt roots prop roots. */
function isRootAlike(row: { name: string }, other: { name: string }): boolean {
  return HOLDING_ROOTS.includes(row.name) && HOLDING_ROOTS.includes(other.name);
}
