import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";

const OF_PLANTS = ["citric acid", "tartaric acid", "oxalic acid", "ascorbic acid", "malic acid"];

export const naturalAcids = facts({
  name: "acids-in-nature",
  topic: "acids-bases-salts",
  difficulty: "EASY",
  kind: "acid",
  rows: [
    { name: "citric acid", plainly: true as const, source: "lemons and oranges" },
    { name: "tartaric acid", source: "tamarind and grapes" },
    { name: "lactic acid", plainly: true as const, source: "sour milk and curd" },
    { name: "acetic acid", source: "vinegar" },
    { name: "oxalic acid", source: "spinach" },
    { name: "formic acid", source: "the sting of an ant" },
    { name: "hydrochloric acid", source: "gastric juice" },
    { name: "carbonic acid", plainly: true as const, source: "soda water" },
    { name: "uric acid", plainly: true as const, source: "the droppings of birds", difficulty: "MEDIUM" },
    { name: "ascorbic acid", source: "amla" },
    { name: "malic acid", source: "unripe apples", difficulty: "MEDIUM" },
  ],
  ask: [
    {
      question: ({ source }) => `Which acid is chiefly responsible for the acidity of ${source}?`,
      answer: ({ name }) => name,
      state: ({ source }, answer) => `The acidity of ${source} is chiefly due to ${answer}.`,
      when: ({ source }) => !/amla|droppings|sting/.test(source),
      // Grapes hold much malic acid too; and nobody looks for hydrochloric acid in plants or for theirs in the stomach.
      alsoTrue: (row, other) =>
        [row, other].every(({ name }) => ["tartaric acid", "malic acid"].includes(name)) ||
        ([row, other].some(({ name }) => name === "hydrochloric acid") &&
          [row, other].some(({ name }) => OF_PLANTS.includes(name))),
      heading: "Acid",
    },
    {
      question: ({ name }) => `Where is ${name} found in notable amounts?`,
      answer: ({ source }) => source,
      // Drinks and plants may hold small amounts of many acids.
      state: false,
      alsoTrue: (row, other) =>
        [row, other].every(({ name }) => OF_PLANTS.includes(name)) &&
        // Other plants hold little oxalic acid, and spinach little of these.
        !([row, other].some(({ name }) => name === "oxalic acid") &&
          [row, other].some(({ name }) => ["citric acid", "tartaric acid", "malic acid"].includes(name))),
      heading: "Found in",
    },
  ],
  explain: ({ name, source }) => `${capitalise(name)} is found in ${source}.`,
});

export const indicators = facts({
  name: "indicators-and-their-colours",
  // Half of them bear their colour in their name.
  formats: false,
  topic: "acids-bases-salts",
  difficulty: "MEDIUM",
  kind: "indicator",
  rows: [
    { name: "litmus", acid: "red", base: "blue", range: "4.5 to 8.3", difficulty: "EASY" },
    { name: "methyl orange", acid: "red", base: "yellow", range: "3.1 to 4.4" },
    { name: "methyl red", acid: "red", base: "yellow", range: "4.4 to 6.2", difficulty: "HARD" },
    { name: "phenolphthalein", acid: "colourless", base: "pink", range: "8.3 to 10", difficulty: "EASY" },
    { name: "bromothymol blue", acid: "yellow", base: "blue", range: "6.0 to 7.6", difficulty: "HARD" },
    { name: "turmeric", plainly: true as const, acid: "yellow", base: "reddish brown", range: "7.4 to 8.6", difficulty: "EASY" },
    { name: "thymolphthalein", acid: "colourless", base: "blue", range: "9.3 to 10.5", difficulty: "HARD" },
    { name: "phenol red", acid: "yellow", base: "red", range: "6.8 to 8.4", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ acid, base }) => `Which indicator is ${acid} in acid and ${base} in alkali?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) => row.acid === other.acid && row.base === other.base,
      heading: "Indicator",
    },
    {
      question: ({ name }) => `What colours does ${name} show in acid and in alkali?`,
      answer: ({ acid, base }) => `${acid} in acid, ${base} in alkali`,
      heading: "Colours",
    },
    {
      question: ({ range }) => `Which indicator changes colour at a pH of about ${range}?`,
      answer: ({ name }) => name,
      harder: true,
      when: ({ name }) => name !== "turmeric" && name !== "litmus",
      alsoTrue: (row, other) => row.name === "turmeric" || other.name === "turmeric",
    },
  ],
  explain: ({ name, acid, base, range }) =>
    `${capitalise(name)} is ${acid} in acid, ${base} in alkali, and changes at a pH of about ${range}.`,
});
