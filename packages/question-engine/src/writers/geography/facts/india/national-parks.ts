import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";

const content = writersIn(new URL("../../../../content/geography/india/national-parks.yaml", import.meta.url));

const parks = content("national-parks-of-india");

/** Where birds are looked for that Keoladeo is not known for. */
const PLACES_OF_BIRDS: Record<string, string> = {
  "The great hornbill": "The great hornbill lives in wet forests such as those of Namdapha.",
  "The Himalayan monal": "The Himalayan monal lives in the high forests of the Himalayas.",
  "The Nicobar pigeon": "The Nicobar pigeon lives on the Nicobar Islands.",
};

/** `known` continues the text after "known for". */
const known = facts({
  name: "what-parks-are-known-for",
  topic: "national-parks",
  difficulty: "MEDIUM",
  kind: "national park",
  rows: [
    { name: "Kaziranga", known: "the one-horned rhinoceros", difficulty: "EASY" },
    { name: "Gir", known: "the Asiatic lion", difficulty: "EASY" },
    { name: "Dachigam", known: "the hangul deer" },
    { name: "Keibul Lamjao", known: "the sangai deer" },
    { name: "Velavadar", known: "the blackbuck", difficulty: "HARD" },
    { name: "Keoladeo", known: "the painted stork", difficulty: "EASY" },
    { name: "Eravikulam", known: "the Nilgiri tahr" },
    { name: "Silent Valley", known: "the lion-tailed macaque" },
    { name: "Bhitarkanika", known: "the salt-water crocodile" },
    { name: "Kanha", known: "the hard-ground barasingha" },
    { name: "Hemis", known: "the snow leopard" },
    { name: "Namdapha", known: "the hoolock gibbon", difficulty: "HARD" },
    { name: "Manas", known: "the pygmy hog", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ known }) => `Which national park of India is known for ${known}?`,
      answer: ({ name }) => name,
      // Manas has rhinoceroses, and Kaziranga gibbons and pygmy hogs; Bhitarkanika has many birds.
      alsoTrue: (row, other) =>
        [row, other].every(({ name }) => ["Kaziranga", "Manas", "Namdapha"].includes(name)) ||
        (row.name === "Keoladeo" && ["Bhitarkanika", "Kaziranga"].includes(other.name)),
      heading: "National park",
    },
    {
      question: ({ name }) => `For what is ${name} National Park especially known?`,
      answer: ({ known }) => capitalise(known),
      alsoTrue: (row, other) =>
        [row, other].every(({ name }) => ["Kaziranga", "Manas", "Namdapha"].includes(name)) ||
        (["Bhitarkanika", "Kaziranga", "Gir", "Velavadar", "Keibul Lamjao"].includes(row.name) &&
          other.name === "Keoladeo") ||
        (row.name === "Namdapha" && other.name === "Hemis"),
      // The only bird among the options would be obvious for a park that is known for its birds.
      decoys: ({ name }) =>
        name === "Keoladeo" ? ["The great hornbill", "The Himalayan monal", "The Nicobar pigeon"] : [],
      placeDecoy: (decoy) => PLACES_OF_BIRDS[decoy] ?? "",
      heading: "Known for",
    },
  ],
  explain: ({ name, known }) => `${name} is known for ${known}.`,
  // The tahr lives on the heights of Silent Valley as well.
  alsoTrue: (row, other) =>
    ["Silent Valley", "Eravikulam"].every((name) => [row.name, other.name].includes(name)),
});

const biospheres = content("biosphere-reserves-of-india");

const parkSingles = content("wildlife-single-facts");

export const nationalParks = [...parks, ...known, ...biospheres, ...parkSingles];
