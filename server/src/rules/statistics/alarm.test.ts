import { expect, test } from "vitest";
import { type Chosen, opensCase, suspicionOf } from "./alarm.ts";

const isA = (choice: string) => choice === "A";

/** The number of people with weak, middling and strong rest scores for each choice. */
const chosen = (counts: Record<string, [weak: number, middling: number, strong: number]>): Chosen[] =>
  Object.entries(counts).flatMap(([choice, people]) =>
    people.map((count, third) => ({ choice, bin: [4, 10, 16][third] ?? 0, people: count })),
  );

test("an option that strong learners prefer and that correlates with ability is suspicious by both rules", () => {
  const suspicion = suspicionOf(chosen({ A: [12, 5, 1], B: [4, 10, 18], C: [4, 5, 1] }), isA);
  expect(suspicion).toEqual({ instead: "B", rules: ["A", "B"], people: 60 });
  expect(suspicion && opensCase(suspicion)).toBe(true);
});

test("a majority for another option is not suspicious while strong learners choose the key", () => {
  expect(suspicionOf(chosen({ A: [2, 6, 16], B: [30, 24, 14] }), isA)).toBeUndefined();
});

test("a key that strong learners do not choose is watched from 30 answers on, and becomes a case from 60 on", () => {
  const few = chosen({ A: [6, 3, 0], B: [2, 6, 9], C: [2, 1, 1] });
  const suspicion = suspicionOf(few, isA);
  expect(suspicion).toMatchObject({ instead: "B", people: 30 });
  expect(suspicion && opensCase(suspicion)).toBe(false);
  expect(suspicionOf(few.slice(1), isA)).toBeUndefined();
});

test("answers that are all the same raise no suspicion", () => {
  expect(suspicionOf(chosen({ A: [20, 20, 20] }), isA)).toBeUndefined();
  expect(suspicionOf(chosen({ B: [20, 20, 20] }), isA)).toBeUndefined();
});

test("each of several right answers counts as the key", () => {
  const counts = chosen({ A: [10, 5, 1], B: [4, 10, 19], C: [5, 5, 1] });
  expect(suspicionOf(counts, (choice) => choice === "A" || choice === "B")).toBeUndefined();
});
