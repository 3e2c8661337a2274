import { type ExamType, KINDS } from "@prepfeed/contract/catalogue";
import { expect, test } from "vitest";
import { type Part, paperOf, sharesOf } from "../src/exam-papers.ts";
import { questionFaults } from "../src/gates.ts";
import { generateQuestions } from "../src/generate.ts";
import type { Question } from "../src/question.ts";
import { topicOf } from "../src/syllabus/syllabus.ts";
import { UNITS, type Unit } from "../src/syllabus/units.ts";
import { loadSetWriters, loadUnits } from "../src/writers/load.ts";

const everything = new Set(UNITS);
const writers = await loadUnits(everything);
/** Some are about what elsewhere would be a slip, such as the null character of C. */
const writerOf = new Map(writers.map((writer) => [writer.name, writer]));
const formats = new Map(writers.map(({ name, format = "plain" }) => [name, format]));
const setTopics = new Set((await loadSetWriters(everything)).map(({ topic }) => topic));

function partOf({ kind, stimulus, topic, writer }: Question): Part {
  const { unit } = topicOf(topic);
  if (stimulus && unit === "english") return topic === "fill-in-the-blanks" ? "cloze" : "passage";
  if (stimulus) return unit === "reasoning" ? "puzzle" : "data";
  if (kind !== "SINGLE") return kind === "NUMERICAL" ? "typed" : "several";
  return formats.get(writer) ?? "plain";
}

/** How many of each part a paper should hold; what nobody writes yet counts as plain. */
function expectedParts(examType: ExamType, count: number): Map<Part, number> {
  const paper = paperOf(examType);
  const units = Object.entries(paper.units) as [Unit, number][];
  const total = units.reduce((sum, [, weight]) => sum + weight, 0);
  const isWritten = (part: Part) =>
    part === "typed" ||
    writers.some(({ format = "plain", asks }) => part === (asks === "MULTIPLE" ? "several" : format)) ||
    [...setTopics].some((topic) => partOf({ stimulus: { text: "" }, topic } as Question) === part);
  const parts = new Map<Part, number>();
  for (const [unit, weight] of units) {
    const shares = Object.entries(sharesOf(paper, unit)) as [Part, number][];
    const sum = shares.reduce((all, [, share]) => all + share, 0);
    for (const [part, share] of shares) {
      const name = isWritten(part) ? part : "plain";
      parts.set(name, (parts.get(name) ?? 0) + (count * weight * share) / (total * sum));
    }
  }
  return parts;
}

const exams: ExamType[] = ["UPSC", "NEET", "JEE_MAIN", "SSC_CGL", "IBPS_PO", "GATE", "CAT"];

test.each(exams)("fifty questions for %s are made up as its papers are", async (examType) => {
  const set = await generateQuestions({ examType, count: 50, seed: 3, kinds: KINDS });
  expect(set).toHaveLength(50);
  const expected = expectedParts(examType, 50);
  const isSet = (part: Part) => ["passage", "cloze", "data", "puzzle"].includes(part);
  const counted = (fits: (part: Part) => boolean) => set.filter((question) => fits(partOf(question))).length;
  const wanted = (fits: (part: Part) => boolean) =>
    [...expected].reduce((sum, [part, count]) => sum + (fits(part) ? count : 0), 0);
  const off = [...new Set([...expected.keys(), ...set.map(partOf)])]
    .filter((part) => !isSet(part))
    .map((part) => ({ part, by: counted((own) => own === part) - wanted((own) => own === part) }))
    .concat({ part: "puzzle", by: counted(isSet) - wanted(isSet) })
    .filter(({ by }) => Math.abs(by) > 3);
  expect(off).toEqual([]);
  expect(set.flatMap((question) => questionFaults(question, writerOf.get(question.writer)))).toEqual([]);
  if (paperOf(examType).typed === "whole")
    for (const { kind, correctAnswer } of set)
      if (kind === "NUMERICAL") expect(correctAnswer).toMatch(/^-?\d+$/);
});

test("the questions of a set stand together, and there are at least two of them", async () => {
  for (const count of [1, 3, 8, 20]) {
    const set = await generateQuestions({ examType: "IBPS_PO", count, seed: count, kinds: KINDS });
    expect(set).toHaveLength(count);
    const texts = set.map(({ stimulus }) => stimulus?.text);
    const runs = texts.filter((text, at) => text !== undefined && text !== texts[at - 1]);
    expect(new Set(runs).size).toBe(runs.length);
    for (const text of runs) expect(texts.filter((other) => other === text).length).toBeGreaterThanOrEqual(2);
  }
});

test("most questions for a bank have five options, and none of these stands last", async () => {
  const set = await generateQuestions({
    examType: "SBI_PO",
    section: "Quantitative Aptitude",
    count: 30,
    seed: 5,
    kinds: KINDS,
  });
  expect(set.filter(({ options }) => options.length === 5).length).toBeGreaterThan(24);
  for (const { options, correctAnswer } of set) {
    expect(options.indexOf("None of these") % 5 === 4 || !options.includes("None of these")).toBe(true);
    expect(options["ABCDE".indexOf(correctAnswer)]).not.toBe("None of these");
  }
});

test("who names no kinds gets four options with one right, and nothing else", async () => {
  for (const examType of ["GATE", "IBPS_PO", "CAT"] as const) {
    const set = await generateQuestions({ examType, count: 30, seed: 1 });
    expect(
      set.every(({ kind, options, stimulus }) => kind === "SINGLE" && options.length === 4 && !stimulus),
    ).toBe(true);
  }
});

test("only the kinds that were named come", async () => {
  const set = await generateQuestions({ examType: "GATE", count: 20, seed: 1, kinds: ["NUMERICAL"] });
  expect(set).toHaveLength(20);
  expect(new Set(set.map(({ kind }) => kind))).toEqual(new Set(["NUMERICAL"]));
});
