import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/history/vedic-age.yaml", import.meta.url));

const HELD = [
  ["Shulvasutras", "Shrautasutras"],
  ["Brahmanas", "Aranyakas"],
  ["Aranyakas", "Upanishads"],
  ["Brahmanas", "Shrautasutras"],
  ["Aranyakas", "Shrautasutras"],
];

/** Sutras beside sutras, and what is none beside others that are none. */
const BESIDE: Record<string, readonly string[]> = {
  Brahmanas: ["Upanishads", "Puranas", "Smritis"],
  Aranyakas: ["Puranas", "Smritis", "Agamas"],
  Upanishads: ["Brahmanas", "Puranas", "Agamas"],
  Shulvasutras: ["Grihyasutras", "Dharmasutras", "Yogasutras"],
  Shrautasutras: ["Grihyasutras", "Dharmasutras", "Yogasutras"],
};
const BESIDE_PLACED: Record<string, string> = {
  Brahmanas: "The Brahmanas explain the meaning of the rituals in prose.",
  Upanishads: "The Upanishads discuss the soul and the absolute.",
  Grihyasutras: "The Grihyasutras deal with the rites of the household.",
  Dharmasutras: "The Dharmasutras are aphorisms on conduct.",
};

const vedicTexts = facts({
  name: "vedic-texts",
  topic: "vedic-age",
  difficulty: "EASY",
  kind: "Vedic text",
  rows: [
    { name: "Rigveda", is: "holds hymns to the gods in ten mandalas", near: "Veda", category: "Veda" },
    { name: "Samaveda", is: "sets verses to melodies for chanting", near: "Veda", category: "Veda" },
    { name: "Yajurveda", is: "gives the formulas to be recited at sacrifices", near: "Veda", category: "Veda" },
    { name: "Atharvaveda", is: "holds charms and spells against illness and evil", near: "Veda", category: "Veda" },
    { name: "Brahmanas", is: "are prose works that explain the meaning of the rituals", near: "book", category: "later", difficulty: "MEDIUM" },
    { name: "Aranyakas", is: "treat the rites as symbols and were studied away from the village", near: "book", category: "later", difficulty: "MEDIUM" },
    { name: "Upanishads", is: "discuss the soul and the absolute and are also called Vedanta", near: "book", category: "later", difficulty: "MEDIUM" },
    { name: "Dharmasutras", is: "are short aphorisms on conduct and social duty", near: "sutra", category: "later", difficulty: "HARD", plainly: true },
    { name: "Shulvasutras", is: "give rules of measurement for building altars", near: "sutra", category: "later", difficulty: "HARD" },
    { name: "Grihyasutras", is: "deal with the rites of the household", near: "sutra", category: "later", difficulty: "HARD", plainly: true },
    { name: "Shrautasutras", is: "deal with the great public sacrifices", near: "sutra", category: "later", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ is }) => `Which of these texts ${is}?`,
      answer: ({ name }) => name,
      decoys: ({ name }) => BESIDE[name] ?? [],
      placeDecoy: (decoy) => BESIDE_PLACED[decoy] ?? `The ${decoy} are later than the Vedic texts.`,
      state: ({ name, is }, answer) =>
        plainVerb(answer) === plainVerb(name) ? `The ${answer} ${is}.` : undefined,
    },
    {
      question: ({ name }) => `Which statement is true of the ${name}?`,
      answer: ({ name, is }) => `${plainVerb(name)} ${is}`,
    },
  ],
  explain: ({ name, is }) => `The ${name}: ${plainVerb(name)} ${is}.`,
  // Some of these works hold the others as their parts.
  alsoTrue: (row, other) => HELD.some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

function plainVerb(name: string): string {
  return name.endsWith("veda") ? "it" : "they";
}

const vedangas = content("vedangas");

/** `is` continues the text after the name. */
const vedicGods = content("vedic-gods");

const vedicRivers = content("vedic-rivers");

const vedicTerms = content("vedic-terms");

const brahmanas = content("vedic-brahmanas");

const vedicSingles = content("vedic-single-facts");

export const vedicAge = [
  ...vedicTexts,
  ...vedangas,
  ...vedicGods,
  ...vedicRivers,
  ...vedicTerms,
  ...brahmanas,
  ...vedicSingles,
];
