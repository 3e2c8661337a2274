import { readdirSync } from "node:fs";
import { DIFFICULTIES } from "@prepfeed/contract/foundation/catalogue";
import { expect, test } from "vitest";
import { generateQuestions } from "../../src/composing/generate.ts";
import { topicsOfUnit } from "../../src/syllabus/syllabus.ts";
import { UNITS, type Unit } from "../../src/syllabus/units.ts";
import { loadUnits } from "../../src/writers/load.ts";
import type { Writer } from "../../src/writing/writer.ts";

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

test("every unit has its file of quality checks", () => {
  const checked = readdirSync(new URL("units", import.meta.url)).map((file) => file.replace(".test.ts", ""));
  expect(checked.toSorted()).toEqual([...UNITS].toSorted());
});

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

test("plain recall is never Hard", async () => {
  const writers = await loadUnits(new Set(UNITS));
  const isRecall = ({ kind, style }: Writer) => kind === "facts" && style === "recall";
  expect(writers.filter((writer) => writer.difficulty === "HARD" && isRecall(writer))).toEqual([]);
});

test.each([undefined, "UPSC", "SSC_CGL"] as const)(
  "a history set of 27 for %s contains what papers stress",
  async (examType) => {
    for (let seed = 1; seed <= 3; seed++) {
      const set = await generateQuestions({ subject: "HISTORY", examType, count: 27, seed });
      const topics = set.map(({ topic }) => topic);
      expect(topics).toEqual(
        expect.arrayContaining([
          "prehistory-and-indus-valley",
          "mauryan-empire",
          "gupta-and-post-mauryan",
          "freedom-struggle",
        ]),
      );
      expect(topics.filter((topic) => topic === "freedom-struggle").length).toBeGreaterThanOrEqual(2);
    }
  },
);
