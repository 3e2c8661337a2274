import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise, withArticle } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/biology/plant-kingdom.yaml", import.meta.url));

const HOLDING_ROOTS = ["banyan", "sugar cane"];

export const plantGroups = content("plant-groups");

export const plantTissues = content("plant-tissues");

/** `class` says what the organ is, without its article. */
export const plantForms = facts({
  name: "plant-forms", chapter: "plant-morphology",
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
