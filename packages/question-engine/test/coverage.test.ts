import { DIFFICULTIES } from "@prepfeed/contract/catalogue";
import { expect, test } from "vitest";
import { topicsOfUnit } from "../src/syllabus/syllabus.ts";
import { UNITS, type Unit } from "../src/syllabus/units.ts";
import { loadUnits } from "../src/writers/load.ts";

const COMPUTED = [
  "mathematics",
  "physics",
  "chemistry",
  "computer-science",
  "economics",
  "quantitative-aptitude",
  "reasoning",
] as const satisfies Unit[];
const FACTUAL = ["biology", "history", "geography", "english", "general-knowledge"] as const satisfies Unit[];

test.each(UNITS)("%s has questions of every difficulty on every topic", async (unit) => {
  const writers = await loadUnits(new Set([unit]));
  const missing = topicsOfUnit(unit).flatMap(({ key }) =>
    DIFFICULTIES.filter(
      (difficulty) => !writers.some((writer) => writer.topic === key && writer.difficulty === difficulty),
    ).map((difficulty) => `${key} ${difficulty}`),
  );
  expect(missing).toEqual([]);
});

test.each(COMPUTED)("%s has at least 40 computed writers", async (unit) => {
  const writers = await loadUnits(new Set([unit]));
  expect(writers.filter(({ kind }) => kind === "computed").length).toBeGreaterThanOrEqual(40);
});

test.each(FACTUAL)("%s has at least 400 facts", async (unit) => {
  const writers = await loadUnits(new Set([unit]));
  expect(new Set(writers.flatMap(({ facts }) => facts)).size).toBeGreaterThanOrEqual(400);
});
