import { expect, test } from "vitest";
import { facts } from "../src/kit/facts.ts";
import { makeWriters } from "../src/writers/make-writers.ts";
import { depthOf, withNature } from "../src/writing/nature.ts";

test.each([
  ["a table's easy question", { kind: "facts", difficulty: "EASY" }, 1],
  ["a table's rarer fact", { kind: "facts", difficulty: "MEDIUM" }, 2],
  ["a list to match", { kind: "facts", difficulty: "MEDIUM", format: "match" }, 3],
  ["statements to judge together", { kind: "facts", difficulty: "HARD", format: "statements" }, 4],
  ["one formula with numbers put in", { kind: "computed", difficulty: "EASY" }, 2],
  ["one idea applied", { kind: "computed", difficulty: "MEDIUM" }, 3],
  ["several steps", { kind: "computed", difficulty: "HARD" }, 4],
  ["a set of data", { kind: "set", difficulty: "MEDIUM" }, 3],
  ["what says its depth itself", { kind: "computed", difficulty: "HARD", depth: 5 }, 5],
] as const)("%s has its depth on the scale", (_, writer, depth) => {
  expect(depthOf(writer)).toBe(depth);
});

const rulers = facts({
  name: "fixture-rulers",
  topic: "mughal-empire",
  difficulty: "MEDIUM",
  chapter: "reigns",
  kind: "ruler",
  rows: ["Babur", "Humayun", "Akbar", "Jahangir", "Shah Jahan", "Aurangzeb"].map((name, at) => ({
    name,
    born: `in the year ${1483 + 31 * at}`,
  })),
  ask: [
    {
      question: ({ name }) => `When was ${name} born?`,
      answer: ({ born }) => born,
      state: ({ name }, born) => `${name} was born ${born}.`,
    },
  ],
  explain: ({ name, born }) => `${name} was born ${born}.`,
});

test("questions made from a table belong to its chapter, and statements made by exchanging rows say so", () => {
  const made = makeWriters(rulers);
  expect(new Set(made.map(({ chapter }) => chapter))).toEqual(new Set(["reigns"]));
  const ofStatements = made.filter(({ format }) => format === "statements");
  expect(ofStatements.length).toBeGreaterThan(0);
  expect(new Set(ofStatements.map(({ form }) => form))).toEqual(new Set(["exchanged"]));
});

test("a table's own form applies to everything made from it", () => {
  const made = makeWriters(withNature({ form: "quiz" }, rulers));
  expect(new Set(made.map(({ form }) => form))).toEqual(new Set(["quiz"]));
});
