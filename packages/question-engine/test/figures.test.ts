import { figure } from "@prepfeed/contract/figure";
import { expect, test } from "vitest";
import { generateQuestions } from "../src/generate.ts";
import { writeQuestion } from "../src/writer.ts";
import { loadUnits } from "../src/writers/load.ts";

const DRAWS = 12;
const writers = (await loadUnits(new Set(["physics", "chemistry", "mathematics", "biology"]))).filter(
  ({ name }) => name.startsWith("figure-"),
);

test.each(writers)("$name: each question has a figure that can be drawn, and seldom the same", (writer) => {
  const drawn = Array.from({ length: DRAWS }, (_, seed) => writeQuestion(writer, seed).question);
  for (const question of drawn) expect(figure.parse(question.figure)).toEqual(question.figure);
  const kept = new Set(drawn.map((question) => question.fingerprint));
  expect(kept.size).toBeGreaterThan(DRAWS / 2);
});

test("there are at least twelve of them", () => {
  expect(writers.length).toBeGreaterThanOrEqual(12);
});

test("whoever names no kinds gets none", async () => {
  const request = { topic: "electric circuits", count: 60, seed: 1 };
  const hasFigure = (questions: { figure?: unknown }[]) => questions.some(({ figure }) => figure);
  expect(hasFigure(await generateQuestions(request))).toBe(false);
  expect(hasFigure(await generateQuestions({ ...request, kinds: ["SINGLE"] }))).toBe(true);
});
