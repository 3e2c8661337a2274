import { expect, test } from "vitest";
import { composeSet } from "../src/composing/compose.ts";
import { generateQuestions } from "../src/composing/generate.ts";
import { squares, sums } from "./fixture-writers.ts";

test("a writer that fails is named, and the others write the set", async () => {
  const failing = {
    ...squares,
    draft() {
      throw new RangeError("nothing to choose from");
    },
  };
  const failures: string[] = [];
  const set = composeSet({
    writers: [failing, sums],
    count: 10,
    seed: 1,
    topics: new Map([
      [sums.topic, 1],
      [squares.topic, 1],
    ]),
    styles: { recall: 1, application: 1, "multi-step": 1 },
    difficulties: { EASY: 1 },
    exclude: new Set(),
    onFailure: ({ writer, error }) => failures.push(`${writer}: ${error}`),
  });
  expect(set.map(({ writer }) => writer)).toEqual(Array(10).fill(sums.name));
  expect(failures).toEqual([`${squares.name}: RangeError: nothing to choose from`]);
});

test("coded inequalities at HARD are written for any seed, all 20 of them", async () => {
  const failures: unknown[] = [];
  for (let seed = 0; seed < 6; seed++) {
    const set = await generateQuestions({
      topic: "inequalities-reasoning",
      difficulty: "HARD",
      count: 20,
      seed,
      onFailure: (failure) => failures.push(failure),
    });
    expect(set).toHaveLength(20);
  }
  expect(failures).toEqual([]);
});
