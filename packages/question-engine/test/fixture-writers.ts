import { facts } from "../src/kit/facts.ts";
import { num } from "../src/numbers/value.ts";
import { computed, wrong } from "../src/writing/computed.ts";
import type { Writer } from "../src/writing/writer.ts";

/** Writers that never change, so that a stored set can be compared. */
export const sums: Writer = computed({
  name: "fixture-sums",
  topic: "number-theory",
  difficulty: "EASY",
  write(random) {
    const a = random.int(2, 60);
    const b = random.int(2, 60);
    return {
      text: `What is $${a} + ${b}$?`,
      answer: num(a + b),
      distractors: [
        wrong(num(a - b), "subtracting"),
        wrong(num(a * b), "multiplying"),
        wrong(num(a + b + 1), "counting one too many"),
        wrong(num(a + b - 1), "counting one too few"),
      ],
      explanation: `Adding gives $${a} + ${b} = ${a + b}$.`,
      verify: () => b + a === a + b,
    };
  },
});

export const squares: Writer = computed({
  name: "fixture-squares",
  topic: "polynomials",
  difficulty: "EASY",
  write(random) {
    const a = random.int(3, 90);
    return {
      text: `What is the square of ${a}?`,
      answer: num(a * a),
      distractors: [
        wrong(num(2 * a), "doubling"),
        wrong(num(a * a + a), "adding the number once more"),
        wrong(num(a * a - a), "taking the number away once"),
      ],
      explanation: `Multiplying the number by itself gives $${a} \\times ${a} = ${num(a * a).tex}$.`,
    };
  },
});

export const planets: Writer[] = facts({
  name: "fixture-planets",
  topic: "linear-equations",
  difficulty: "EASY",
  kind: "planet",
  rows: [
    { name: "Mercury", place: 1, near: 1 },
    { name: "Venus", place: 2, near: 2 },
    { name: "Earth", place: 3, near: 3 },
    { name: "Mars", place: 4, near: 4 },
    { name: "Jupiter", place: 5, near: 5 },
    { name: "Saturn", place: 6, near: 6 },
    { name: "Uranus", place: 7, near: 7 },
    { name: "Neptune", place: 8, near: 8, difficulty: "HARD" },
  ],
  ask: [
    { question: ({ place }) => `Which planet is number ${place} from the Sun?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which place from the Sun has ${name}?`,
      answer: ({ place }) => `Place ${place}`,
    },
  ],
  explain: ({ name, place }) => `${name} has place ${place} from the Sun.`,
});

/** A table in which the answer "Gas" has only two rivals. */
export const thinTable: Writer[] = facts({
  name: "fixture-thin",
  topic: "linear-equations",
  difficulty: "EASY",
  kind: "planet",
  rows: [
    { name: "Mercury", made: "Rock", near: "sky" },
    { name: "Ceres", made: "Ice", near: "sky" },
    { name: "Jupiter", made: "Gas", near: "sky" },
    { name: "Saturn", made: "Gas", near: "sky" },
  ],
  ask: [
    { question: ({ name }) => `What is ${name} made of?`, answer: ({ made }) => made },
    {
      question: ({ name }) => `Which body begins with ${name.charAt(0)}?`,
      answer: ({ name }) => name,
    },
  ],
  explain: ({ name, made }) => `${name}, a body that goes round the Sun, is made of ${made}.`,
});

export const fixtureWriters: Writer[] = [sums, squares, ...planets];
