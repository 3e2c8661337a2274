import { DIFFICULTIES } from "@prepfeed/contract/foundation/catalogue";
import { expect, test } from "vitest";
import { generateFor } from "../../src/composing/generate.ts";
import { examOf } from "../../src/exams/rules/all-exams.ts";
import type { Exam } from "../../src/exams/rules/exam.ts";
import { topicOf } from "../../src/syllabus/syllabus.ts";
import { loadUnits } from "../../src/writers/load.ts";
import { depthOf } from "../../src/writing/nature.ts";

/** An exam that no catalogue has: it asks physics below the top and history without quizzes. */
const surveyors: Exam = {
  family: "GENERAL",
  paper: {
    units: { physics: 12, history: 8 },
    shares: { physics: { plain: 75, typed: 25 }, history: { plain: 50, match: 50 } },
  },
  practice: { physics: 3, history: 2 },
  examWeight: 1,
  styles: { recall: 1, application: 2, "multi-step": 1 },
  mix: { EASY: 1, MEDIUM: 2, HARD: 1 },
  levels: { physics: { easy: 2, medium: 3 } },
  takes: { physics: [2, 4] },
  excluded: {
    topics: ["sound"],
    chapters: ["capacitors"],
    forms: ["quiz", "exchanged", "true-statement"],
    sums: ["history"],
  },
};

const writers = new Map(
  (await loadUnits(new Set(["physics", "history"]))).map((writer) => [writer.name, writer]),
);
const writerOf = (name: string) => {
  const writer = writers.get(name);
  if (!writer) throw new Error(`there is no writer ${name}`);
  return writer;
};

test("a definition is all that a new exam needs to get a paper", async () => {
  const set = await generateFor(surveyors, { count: 40, seed: 3, kinds: ["SINGLE", "NUMERICAL"] });
  expect(set).toHaveLength(40);
  expect(set.filter(({ topic }) => topicOf(topic).unit === "physics")).toHaveLength(24);
  expect(Math.abs(set.filter(({ kind }) => kind === "NUMERICAL").length - 6)).toBeLessThanOrEqual(1);
  for (const { writer: name, topic } of set) {
    const { kind, form, chapter, ...writer } = writerOf(name);
    expect(topic).not.toBe("sound");
    expect(chapter).not.toBe("capacitors");
    expect(["quiz", "exchanged", "true-statement"]).not.toContain(form);
    if (topicOf(topic).unit === "history") expect(kind).toBe("facts");
    else {
      const depth = depthOf({ kind, ...writer });
      expect(depth).toBeGreaterThanOrEqual(2);
      expect(depth).toBeLessThanOrEqual(4);
    }
  }
});

test("each exam defines its levels: Medium for JEE Main is harder than Medium without an exam", async () => {
  const medium = async (exam: Exam) =>
    (await generateFor(exam, { subject: "PHYSICS", difficulty: "MEDIUM", count: 25, seed: 1 })).map(
      ({ writer }) => depthOf(writerOf(writer)),
    );
  expect(new Set(await medium(examOf("JEE_MAIN")))).toEqual(new Set([4]));
  expect(Math.max(...(await medium(examOf(undefined))))).toBeLessThan(4);
});

test("an exam that asks nothing of a subject still answers every request for it", async () => {
  const picky: Exam = { ...surveyors, takes: { physics: [5, 5] }, only: { physics: ["bank"] } };
  for (const difficulty of DIFFICULTIES) {
    const set = await generateFor(picky, { subject: "PHYSICS", difficulty, count: 10, seed: 1 });
    expect(set.map((question) => question.difficulty)).toEqual(Array(10).fill(difficulty));
  }
  const paper = await generateFor(picky, { subject: "PHYSICS", count: 10, seed: 1, kinds: ["SINGLE"] });
  expect(paper).toHaveLength(10);
});

test("questions that the exam asks are used up before any others", async () => {
  const only = { ...surveyors, takes: { physics: [2, 2] as const }, excluded: {} };
  const set = await generateFor(only, { subject: "PHYSICS", count: 30, seed: 2 });
  expect(new Set(set.map(({ writer }) => depthOf(writerOf(writer))))).toEqual(new Set([2]));
});

test("a learner who requests a topic gets it even if the exam's papers never ask it", async () => {
  const set = await generateFor(surveyors, { topic: "sound", count: 5, seed: 1 });
  expect(set.map(({ topic }) => topic)).toEqual(Array(5).fill("sound"));
});
