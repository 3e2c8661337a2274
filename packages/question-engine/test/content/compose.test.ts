import { expect, test } from "vitest";
import { composeSet } from "../../src/composing/compose.ts";
import type { Composition } from "../../src/composing/composition.ts";
import { hashText } from "../../src/numbers/random.ts";
import { words } from "../../src/numbers/value.ts";
import { fixtureWriters, planets, squares, sums, thinTable } from "../fixture-writers.ts";

const base: Composition = {
  writers: fixtureWriters,
  count: 20,
  seed: 7,
  topics: new Map([
    ["number-theory", 1],
    ["polynomials", 1],
    ["linear-equations", 1],
  ]),
  styles: { recall: 1, application: 1, "multi-step": 1 },
  difficulties: { EASY: 1 },
  exclude: new Set(),
};

test("the same seed gives the same set on every machine", async () => {
  expect(composeSet(base)).toEqual(composeSet(base));
  expect(hashText(JSON.stringify(composeSet(base)))).toBe("c0925dd100401e56");
  expect(composeSet({ ...base, seed: 8 })).not.toEqual(composeSet(base));
});

test("a set spreads over topics", async () => {
  const topics = composeSet({ ...base, count: 12 }).map(({ topic }) => topic);
  expect([...base.topics.keys()].map((key) => topics.filter((topic) => topic === key).length)).toEqual([
    4, 4, 4,
  ]);
});

test("the letters of the keys are even over many sets, and a letter does not predict the next", async () => {
  const letters: number[] = [0, 0, 0, 0];
  const pairs: number[] = new Array(16).fill(0);
  for (let seed = 0; seed < 300; seed++) {
    const set = composeSet({ ...base, writers: [sums], seed, count: 12 });
    const keys = set.map(({ correctAnswer }) => "ABCD".indexOf(correctAnswer));
    for (const [at, key] of keys.entries()) {
      letters[key] = (letters[key] ?? 0) + 1;
      const pair = 4 * key + (keys[at + 1] ?? Number.NaN);
      if (at + 1 < keys.length) pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
  }
  // The bounds are those that chance exceeds once in a thousand.
  expect(chiSquare(letters)).toBeLessThan(16.3);
  expect(chiSquare(pairs)).toBeLessThan(37.7);
});

test("a computed writer is not used twice while another of its level is unused", async () => {
  const writers = Array.from({ length: 12 }, (_, at) => ({
    ...sums,
    name: `fixture-sums-${at}`,
    topic: at === 0 ? squares.topic : sums.topic,
  }));
  const set = composeSet({ ...base, writers, count: 12 });
  expect(new Set(set.map(({ writer }) => writer)).size).toBe(12);
});

test("a topic of twice the weight is drawn about twice as often", async () => {
  const topics: Composition["topics"] = new Map([
    ["number-theory", 2],
    ["polynomials", 1],
  ]);
  const set = composeSet({ ...base, topics, count: 60 });
  const share = set.filter(({ topic }) => topic === "number-theory").length;
  expect(share).toBeGreaterThan(34);
  expect(share).toBeLessThan(46);
});

test("a set asks about each fact once, and stops when there is nothing left", async () => {
  const set = composeSet({ ...base, writers: planets, count: 50, difficulties: { EASY: 1, HARD: 1 } });
  expect(set).toHaveLength(8);
});

test("an excluded question is not repeated, until none is left", async () => {
  const exclude = new Set<string>();
  const rounds: number[] = [];
  for (let round = 0; round < 4; round++) {
    const set = composeSet({ ...base, writers: planets, count: 50, seed: round, exclude });
    for (const { fingerprint } of set) {
      expect(exclude.has(fingerprint)).toBe(false);
      exclude.add(fingerprint);
    }
    rounds.push(set.length);
  }
  expect(rounds).toEqual([7, 7, 0, 0]);
});

test("exchanged numbers count as a repeat", async () => {
  const set = composeSet({ ...base, writers: [sums], count: 200 });
  const pairs = set.map(({ questionText }) => questionText.match(/\d+/g)?.sort().join("+"));
  expect(set).toHaveLength(200);
  expect(new Set(pairs).size).toBe(200);
});

test("a fact without three wrong answers is skipped", async () => {
  const set = composeSet({ ...base, writers: thinTable, count: 50 });
  expect(set.map(({ questionText }) => questionText).sort()).toEqual(
    ["C", "J", "M", "S"].map((letter) => `Which body begins with ${letter}?`),
  );
});

test("a writer that finds no numbers is skipped", async () => {
  const hopeless = { ...sums, name: "fixture-hopeless", draft: () => undefined };
  const set = composeSet({ ...base, writers: [hopeless, squares], count: 10 });
  expect(set).toHaveLength(10);
});

test("questions that differ in the case of their letters are different", async () => {
  const crosses = ["AaBB", "AABb", "aabb", "Aabb"].map((parent) => ({
    ...sums,
    name: `fixture-${parent}`,
    draft: () => ({
      text: `Which gametes does ${parent} make?`,
      answer: words("Two kinds"),
      wrong: [words("One kind"), words("Three kinds"), words("Four kinds")],
      explain: () => "",
    }),
  }));
  expect(composeSet({ ...base, writers: crosses, count: 50 })).toHaveLength(4);
});

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
