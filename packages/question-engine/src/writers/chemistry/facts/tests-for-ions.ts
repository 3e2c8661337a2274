import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/chemistry/tests-for-ions.yaml", import.meta.url));

export const flames = content("flame-colours");

/** A learner who reads that a gas is odourless rules them out. */
const SMELLS = ["ammonia", "chlorine", "hydrogen sulphide", "sulphur dioxide", "nitrogen dioxide", "hydrogen chloride", "ozone", "phosphine"];

export const gasTests = facts({
  name: "tests-for-gases", form: "school",
  topic: "s-and-p-block",
  difficulty: "EASY",
  kind: "gas",
  rows: [
    { name: "oxygen", test: "relights a glowing splint but does not burn itself" },
    { name: "hydrogen", test: "burns with a squeaky pop when a flame is held to it" },
    { name: "carbon dioxide", test: "is odourless and turns lime water milky" },
    { name: "ammonia", test: "turns moist red litmus paper blue" },
    { name: "chlorine", test: "is greenish yellow and bleaches moist litmus paper" },
    { name: "hydrogen sulphide", test: "smells of rotten eggs and turns lead acetate paper black" },
    { name: "sulphur dioxide", test: "has a choking smell and turns orange dichromate paper green", difficulty: "MEDIUM" },
    { name: "nitrogen dioxide", test: "is reddish brown and turns moist starch-iodide paper blue", difficulty: "MEDIUM" },
    { name: "hydrogen chloride", test: "gives dense white fumes with a rod dipped in ammonia", difficulty: "MEDIUM" },
    { name: "nitric oxide", test: "is colourless but turns brown at once in air", difficulty: "HARD" },
    { name: "ozone", test: "makes mercury stick to glass (the tailing of mercury)", difficulty: "HARD" },
    { name: "carbon monoxide", test: "burns with a blue flame and binds to haemoglobin", difficulty: "MEDIUM" },
    { name: "phosphine", test: "smells of rotten fish and burns in vortex rings of smoke when impure", difficulty: "HARD" },
  ],
  ask: [{ question: ({ test }) => `Which gas ${test}?`, answer: ({ name }) => name }],
  alsoTrue: (row, other) =>
    // Everybody knows that what we breathe has neither colour nor smell.
    (["oxygen", "carbon dioxide"].includes(other.name) && /smell|yellow|brown|fumes/.test(row.test)) ||
    // These smell, have a colour, or both.
    (row.name === "carbon dioxide" && SMELLS.includes(other.name)) ||
    // They make white fumes with ammonia too.
    (["chlorine", "sulphur dioxide", "hydrogen sulphide"].includes(other.name) && /ammonia/.test(row.test)) ||
    // They keep a fire going too.
    ([row, other].some(({ name }) => name === "oxygen") &&
      [row, other].some(({ name }) => ["ozone", "nitrogen dioxide"].includes(name))),
  explain: ({ name, test }) => `${capitalise(name)} ${test}.`,
});

export const ionTests = facts({
  name: "tests-for-ions", depth: 3,
  topic: "d-block-and-coordination",
  difficulty: "MEDIUM",
  kind: "ion",
  rows: [
    { name: "iron(III) ions", test: "a blood-red colour with potassium thiocyanate", near: "metal" },
    { name: "copper(II) ions", test: "a deep blue solution with an excess of ammonia", near: "metal" },
    { name: "nickel(II) ions", test: "a cherry-red precipitate with dimethylglyoxime and ammonia", near: "metal", difficulty: "HARD" },
    { name: "iron(II) ions", test: "a deep blue precipitate with potassium hexacyanidoferrate(III)", near: "metal", difficulty: "HARD" },
    { name: "cobalt(II) ions", test: "a blue colour in the ether layer with ammonium thiocyanate", near: "metal", difficulty: "HARD" },
    { name: "zinc ions", test: "a white precipitate with hydrogen sulphide in alkaline solution", near: "metal", difficulty: "HARD" },
    { name: "lead(II) ions", test: "a yellow precipitate with potassium iodide", near: "metal", topic: "s-and-p-block" },
    { name: "barium ions", test: "a white precipitate, insoluble in acid, with dilute sulphuric acid", near: "metal", topic: "s-and-p-block" },
    { name: "ammonium ions", test: "a brown precipitate with Nessler's reagent", near: "anion", topic: "s-and-p-block", difficulty: "HARD" },
    { name: "chloride ions", test: "a white, curdy precipitate with silver nitrate that dissolves in ammonia", near: "anion", topic: "s-and-p-block", difficulty: "EASY" },
    { name: "iodide ions", test: "a yellow precipitate with silver nitrate that does not dissolve in ammonia", near: "anion", topic: "s-and-p-block" },
    { name: "sulphate ions", test: "a white precipitate with barium chloride that does not dissolve in acid", near: "anion", topic: "s-and-p-block", difficulty: "EASY" },
    { name: "nitrate ions", test: "a brown ring with iron(II) sulphate and concentrated sulphuric acid", near: "anion", topic: "s-and-p-block", difficulty: "EASY" },
    { name: "phosphate ions", test: "a canary-yellow precipitate with ammonium molybdate and nitric acid", near: "anion", topic: "s-and-p-block", difficulty: "HARD" },
    { name: "chromate ions", test: "a yellow precipitate with barium chloride that dissolves in strong acid", near: "anion", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ test }) => `Which ions give ${test}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which observation is the test for ${name}?`,
      answer: ({ test }) => capitalise(test),
      heading: "Test",
      alsoTrue: (row, other) => row.name === "lead(II) ions" && other.name === "barium ions",
    },
  ],
  // Lead sulphate is white and insoluble too, and nickel gives a blue solution with ammonia.
  alsoTrue: (row, other) =>
    (row.name === "barium ions" && other.name === "lead(II) ions") ||
    ["copper(II) ions", "nickel(II) ions"].every((name) => [row.name, other.name].includes(name)),
  explain: ({ name, test }) => `${capitalise(name)} give ${test}.`,
});
