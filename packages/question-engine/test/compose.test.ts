import { expect, test } from "vitest";
import { composeSet } from "../src/compose.ts";
import type { Composition } from "../src/composition.ts";
import { hashText } from "../src/random.ts";
import { words } from "../src/value.ts";
import { fixtureWriters, planets, squares, sums, thinTable } from "./fixture-writers.ts";

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
  expect(await composeSet(base)).toEqual(await composeSet(base));
  expect(hashText(JSON.stringify(await composeSet(base)))).toBe("86a54175ccbfe4c8");
  expect(await composeSet({ ...base, seed: 8 })).not.toEqual(await composeSet(base));
});

test("a set spreads over topics", async () => {
  const topics = (await composeSet({ ...base, count: 12 })).map(({ topic }) => topic);
  expect([...base.topics.keys()].map((key) => topics.filter((topic) => topic === key).length)).toEqual([
    4, 4, 4,
  ]);
});

test("the letters of the keys are even over many sets, and a letter tells nothing about the next", async () => {
  const letters: number[] = [0, 0, 0, 0];
  const pairs: number[] = new Array(16).fill(0);
  for (let seed = 0; seed < 300; seed++) {
    const set = await composeSet({ ...base, writers: [sums], seed, count: 12 });
    const keys = set.map(({ correctAnswer }) => "ABCD".indexOf(correctAnswer));
    for (const [at, key] of keys.entries()) {
      letters[key] = (letters[key] ?? 0) + 1;
      const pair = 4 * key + (keys[at + 1] ?? Number.NaN);
      if (at + 1 < keys.length) pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
  }
  // The bounds are those that chance oversteps once in a thousand.
  expect(chiSquare(letters)).toBeLessThan(16.3);
  expect(chiSquare(pairs)).toBeLessThan(37.7);
});

test("a computed writer has no second turn while another of its level has had none", async () => {
  const writers = Array.from({ length: 12 }, (_, at) => ({
    ...sums,
    name: `fixture-sums-${at}`,
    topic: at === 0 ? squares.topic : sums.topic,
  }));
  const set = await composeSet({ ...base, writers, count: 12 });
  expect(new Set(set.map(({ writer }) => writer)).size).toBe(12);
});

test("a topic of twice the weight comes up about twice as often", async () => {
  const topics: Composition["topics"] = new Map([
    ["number-theory", 2],
    ["polynomials", 1],
  ]);
  const set = await composeSet({ ...base, topics, count: 60 });
  const share = set.filter(({ topic }) => topic === "number-theory").length;
  expect(share).toBeGreaterThan(34);
  expect(share).toBeLessThan(46);
});

test("a set asks about each fact once, and stops when there is nothing left", async () => {
  const set = await composeSet({ ...base, writers: planets, count: 50, difficulties: { EASY: 1, HARD: 1 } });
  expect(set).toHaveLength(8);
});

test("an excluded question does not come up again, until none is left", async () => {
  const exclude = new Set<string>();
  const rounds: number[] = [];
  for (let round = 0; round < 4; round++) {
    const set = await composeSet({ ...base, writers: planets, count: 50, seed: round, exclude });
    for (const { fingerprint } of set) {
      expect(exclude.has(fingerprint)).toBe(false);
      exclude.add(fingerprint);
    }
    rounds.push(set.length);
  }
  expect(rounds).toEqual([7, 7, 0, 0]);
});

test("numbers that change places are a repeat", async () => {
  const set = await composeSet({ ...base, writers: [sums], count: 200 });
  const pairs = set.map(({ questionText }) => questionText.match(/\d+/g)?.sort().join("+"));
  expect(set).toHaveLength(200);
  expect(new Set(pairs).size).toBe(200);
});

test("a fact without three wrong answers is passed over", async () => {
  const set = await composeSet({ ...base, writers: thinTable, count: 50 });
  expect(set.map(({ questionText }) => questionText).sort()).toEqual(
    ["C", "J", "M", "S"].map((letter) => `Which body begins with ${letter}?`),
  );
});

test("a writer that finds no numbers is passed over", async () => {
  const hopeless = { ...sums, name: "fixture-hopeless", draft: () => undefined };
  const set = await composeSet({ ...base, writers: [hopeless, squares], count: 10 });
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
  expect(await composeSet({ ...base, writers: crosses, count: 50 })).toHaveLength(4);
});

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test("pauses before each question, and writes the same with and without", async () => {
  let pauses = 0;
  const pause = async () => {
    pauses++;
  };
  expect(await composeSet({ ...base, pause })).toEqual(await composeSet(base));
  expect(pauses).toBeGreaterThanOrEqual(base.count);
});
