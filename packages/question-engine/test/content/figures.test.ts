import { figure } from "@prepfeed/contract/figures/figure";
import { KINDS } from "@prepfeed/contract/foundation/catalogue";
import { expect, test } from "vitest";
import { generateQuestions } from "../../src/composing/generate.ts";
import { UNITS } from "../../src/syllabus/units.ts";
import { loadUnits } from "../../src/writers/load.ts";
import { writeQuestion } from "../../src/writing/writer.ts";

const DRAWS = 40;
const LEAST_DIFFERENT = 6;
const writers = (await loadUnits(new Set(UNITS))).filter(({ name }) => name.startsWith("figure-"));

test.each(writers)("$name: each question has a figure that can be drawn, and seldom the same", (writer) => {
  const drawn = Array.from({ length: DRAWS }, (_, seed) => writeQuestion(writer, seed).question);
  for (const question of drawn) expect(figure.parse(question.figure)).toEqual(question.figure);
  const kept = new Set(drawn.map((question) => question.fingerprint));
  expect(kept.size).toBeGreaterThanOrEqual(LEAST_DIFFERENT);
});

test("there are at least eighty of them", () => {
  expect(writers.length).toBeGreaterThanOrEqual(80);
});

test.each(["JEE_MAIN", "NEET"] as const)(
  "fifty questions for %s hold about five figures",
  async (examType) => {
    const counts = await Promise.all(
      [1, 2, 3].map(async (seed) => {
        const set = await generateQuestions({ examType, count: 50, seed, kinds: KINDS });
        return set.filter(({ figure }) => figure).length;
      }),
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
  },
);

test("without requested kinds there are none", async () => {
  const request = { topic: "electric circuits", count: 60, seed: 1 };
  const hasFigure = (questions: { figure?: unknown }[]) => questions.some(({ figure }) => figure);
  expect(hasFigure(await generateQuestions(request))).toBe(false);
  expect(hasFigure(await generateQuestions({ ...request, kinds: ["SINGLE"] }))).toBe(true);
});
