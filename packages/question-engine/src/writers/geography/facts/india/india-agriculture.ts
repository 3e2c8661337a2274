import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";

const content = writersIn(new URL("../../../../content/geography/india/india-agriculture.yaml", import.meta.url));

const seasons = content("crop-seasons-of-india");

const branches = facts({
  name: "branches-of-cultivation", form: "quiz",
  topic: "india-agriculture",
  difficulty: "MEDIUM",
  kind: "branch",
  rows: [
    { name: "sericulture", of: "rearing silkworms for silk", difficulty: "EASY" },
    { name: "apiculture", of: "keeping bees for honey", difficulty: "EASY" },
    { name: "pisciculture", of: "breeding fish", difficulty: "EASY", plainly: true as const },
    { name: "viticulture", of: "growing grapes", difficulty: "EASY" },
    { name: "horticulture", of: "growing fruit, vegetables and flowers", difficulty: "EASY" },
    { name: "floriculture", of: "growing flowers for sale", plainly: true as const },
    { name: "olericulture", of: "growing vegetables", difficulty: "HARD" },
    { name: "pomology", of: "growing fruit", difficulty: "HARD" },
    { name: "silviculture", of: "growing and tending forest trees" },
    { name: "arboriculture", of: "the care of single trees and shrubs", difficulty: "HARD", plainly: true as const },
    { name: "mariculture", of: "raising animals and plants in sea water", plainly: true as const },
    { name: "vermiculture", of: "raising earthworms for compost", plainly: true as const },
  ],
  ask: [
    {
      question: ({ of }) => `What is the name for ${of}?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) =>
        other.name === "horticulture" && ["floriculture", "olericulture", "pomology"].includes(row.name),
      heading: "Word",
    },
    {
      question: ({ name }) => `What does the word "${name}" mean?`,
      answer: ({ of }) => capitalise(of),
      alsoTrue: (row, other) =>
        row.name === "horticulture" && ["floriculture", "olericulture", "pomology"].includes(other.name),
      heading: "Meaning",
    },
  ],
  explain: ({ name, of }) => `The word "${name}" means ${of}.`,
  // Grapes are fruit.
  alsoTrue: (row, other) =>
    [
      ["viticulture", "horticulture"],
      ["viticulture", "pomology"],
      ["silviculture", "arboriculture"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

const revolutions = content("farm-revolutions");

const shifting = content("names-of-shifting-cultivation");

const farmSingles = content("agriculture-single-facts");

export const indiaAgriculture = [...seasons, ...branches, ...revolutions, ...shifting, ...farmSingles];
