import { EXAM_TYPES, type ExamType, KINDS } from "@prepfeed/contract/foundation/catalogue";
import { expect, test } from "vitest";
import { questionFaults } from "../../src/checks/quality-checks.ts";
import { setPartOf } from "../../src/composing/compose.ts";
import { generateQuestions } from "../../src/composing/generate.ts";
import { isSetPart } from "../../src/composing/plan-paper.ts";
import { examOf } from "../../src/exams/rules/all-exams.ts";
import { sharesOf } from "../../src/exams/rules/exam.ts";
import type { Part } from "../../src/question/paper.ts";
import type { Question } from "../../src/question/question.ts";
import { topicOf } from "../../src/syllabus/syllabus.ts";
import { UNITS, type Unit } from "../../src/syllabus/units.ts";
import { loadSetWriters, loadUnits } from "../../src/writers/load.ts";

const everything = new Set(UNITS);
const writers = await loadUnits(everything);
/** Some contain what elsewhere would be an error, such as the null character of C. */
const writerOf = new Map(writers.map((writer) => [writer.name, writer]));
const formats = new Map(writers.map(({ name, format = "plain" }) => [name, format]));
const setWriters = await loadSetWriters(everything);
const setParts = new Map<string, Part>(setWriters.map((writer) => [writer.name, setPartOf(writer)]));

function partOf({ kind, writer }: Question): Part {
  const setPart = setParts.get(writer);
  if (setPart) return setPart;
  if (kind !== "SINGLE") return kind === "NUMERICAL" ? "typed" : "multiple-correct";
  return formats.get(writer) ?? "plain";
}

/** How many questions of each part a paper should have; parts that nobody writes yet count as plain. */
function expectedParts(examType: ExamType, count: number): Map<Part, number> {
  const exam = examOf(examType);
  const units = Object.entries(exam.paper.units) as [Unit, number][];
  const total = units.reduce((sum, [, weight]) => sum + weight, 0);
  const isWritten = (part: Part) =>
    part === "typed" ||
    writers.some(
      ({ format = "plain", asks }) => part === (asks === "MULTIPLE" ? "multiple-correct" : format),
    ) ||
    [...setParts.values()].includes(part);
  const parts = new Map<Part, number>();
  for (const [unit, weight] of units) {
    const shares = Object.entries(sharesOf(exam, unit)) as [Part, number][];
    const sum = shares.reduce((all, [, share]) => all + share, 0);
    for (const [part, share] of shares) {
      const name = isWritten(part) ? part : "plain";
      parts.set(name, (parts.get(name) ?? 0) + (count * weight * share) / (total * sum));
    }
  }
  return parts;
}

const exams: ExamType[] = ["UPSC", "NEET", "JEE_MAIN", "SSC_CGL", "IBPS_PO", "GATE", "CAT"];

test.each(exams)("fifty questions for %s are composed like its papers", async (examType) => {
  const set = await generateQuestions({ examType, count: 50, seed: 3, kinds: KINDS });
  expect(set).toHaveLength(50);
  const expected = expectedParts(examType, 50);
  const counted = (fits: (part: Part) => boolean) => set.filter((question) => fits(partOf(question))).length;
  const wanted = (fits: (part: Part) => boolean) =>
    [...expected].reduce((sum, [part, count]) => sum + (fits(part) ? count : 0), 0);
  const off = [...new Set([...expected.keys(), ...set.map(partOf)])]
    .filter((part) => !isSetPart(part))
    .map((part) => ({
      part: part as Part,
      by: counted((own) => own === part) - wanted((own) => own === part),
    }))
    .concat({ part: "puzzle", by: counted(isSetPart) - wanted(isSetPart) })
    .filter(({ by }) => Math.abs(by) > 3);
  expect(off).toEqual([]);
  expect(set.flatMap((question) => questionFaults(question, writerOf.get(question.writer)))).toEqual([]);
  if (examOf(examType).paper.typed === "whole")
    for (const { kind, correctAnswer } of set)
      if (kind === "NUMERICAL") expect(correctAnswer).toMatch(/^-?\d+$/);
});

test("the questions of a set stay together, and there are at least two of them", async () => {
  for (const count of [1, 3, 8, 20]) {
    const set = await generateQuestions({ examType: "IBPS_PO", count, seed: count, kinds: KINDS });
    expect(set).toHaveLength(count);
    const texts = set.map(({ stimulus }) => stimulus?.text);
    const runs = texts.filter((text, at) => text !== undefined && text !== texts[at - 1]);
    expect(new Set(runs).size).toBe(runs.length);
    for (const text of runs) expect(texts.filter((other) => other === text).length).toBeGreaterThanOrEqual(2);
  }
});

test("the number questions for a bank have five options, and the fifth is a number too", async () => {
  const set = await generateQuestions({
    examType: "SBI_PO",
    section: "Quantitative Aptitude",
    count: 30,
    seed: 5,
    kinds: KINDS,
  });
  expect(set.filter(({ options }) => options.length === 5)).toHaveLength(30);
  expect(set.filter(({ options }) => options.includes("None of these"))).toEqual([]);
});

test("without requested kinds every question has four options with one right", async () => {
  for (const examType of ["GATE", "IBPS_PO", "CAT"] as const) {
    const set = await generateQuestions({ examType, count: 30, seed: 1 });
    expect(
      set.every(({ kind, options, stimulus }) => kind === "SINGLE" && options.length === 4 && !stimulus),
    ).toBe(true);
  }
});

test("only requested kinds are returned", async () => {
  const set = await generateQuestions({ examType: "GATE", count: 20, seed: 1, kinds: ["NUMERICAL"] });
  expect(set).toHaveLength(20);
  expect(new Set(set.map(({ kind }) => kind))).toEqual(new Set(["NUMERICAL"]));
});

const fifty = (examType: ExamType, seed: number) =>
  generateQuestions({ examType, count: 50, seed, kinds: KINDS });
const unitOf = ({ topic }: Question) => topicOf(topic).unit;
const chapterOf = ({ writer }: Question) =>
  (writerOf.get(writer) ?? setWriters.find(({ name }) => name === writer))?.chapter;
/** The chapters that every paper has and this one lacks. */
function lackingChapters(examType: ExamType, set: readonly Question[]) {
  const chapters = new Set(set.map(chapterOf));
  return (examOf(examType).paper.always?.chapters ?? []).filter((chapter) => !chapters.has(chapter));
}

test("the chapters and writers that an exam names exist", () => {
  const all = [...writers, ...setWriters];
  const chapters = new Set(all.map(({ chapter }) => chapter));
  const tables = new Set(all.map(({ name }) => name.split("/")[0]));
  const unknown = EXAM_TYPES.flatMap((examType) => {
    const { paper, excluded } = examOf(examType);
    const named = [
      ...(paper.always?.chapters ?? []),
      ...(paper.typedChapters ?? []),
      ...(excluded?.chapters ?? []),
    ];
    return [
      ...named.filter((chapter) => !chapters.has(chapter)),
      ...(excluded?.writers ?? []).filter((name) => !tables.has(name)),
    ];
  });
  expect([...new Set(unknown)]).toEqual([]);
});

test("exams choose by the properties of writers: few writers are named individually", () => {
  const singledOut = new Set(
    EXAM_TYPES.flatMap((examType) =>
      (examOf(examType).excluded?.writers ?? []).map((name) => `${examOf(examType).family} ${name}`),
    ),
  );
  expect(singledOut.size).toBeLessThanOrEqual(60);
});

test("each of the four sections of SSC CGL is a quarter, and the text with blanks is last", async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const set = await fifty("SSC_CGL", seed);
    const sections = new Map<string, number>();
    for (const question of set) {
      const unit = unitOf(question);
      const section = ["quantitative-aptitude", "mathematics"].includes(unit)
        ? "numbers"
        : ["reasoning", "english"].includes(unit)
          ? unit
          : "awareness";
      sections.set(section, (sections.get(section) ?? 0) + 1);
    }
    expect([...sections.keys()]).toEqual(["reasoning", "awareness", "numbers", "english"]);
    for (const count of sections.values()) expect(Math.abs(count - 12.5)).toBeLessThan(1);
    expect(lackingChapters("SSC_CGL", set)).toEqual([]);
    const firstBlank = set.findIndex(({ stimulus }) => stimulus?.text.includes("______"));
    if (firstBlank >= 0) expect(set.slice(firstBlank).every(({ stimulus }) => stimulus)).toBe(true);
  }
});

test("a paper for a bank has its sections in their proportion", async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const set = await fifty("IBPS_PO", seed);
    const counts = ["english", "quantitative-aptitude", "reasoning"].map(
      (unit) => set.filter((question) => unitOf(question) === unit).length,
    );
    for (const [at, wanted] of [15, 17.5, 17.5].entries())
      expect(Math.abs((counts[at] ?? 0) - wanted)).toBeLessThan(1.1);
  }
});

test("a paper for a bank has one passage of full length, with six questions and five real options each", async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const asked = (await fifty("IBPS_PO", seed)).filter((question) => partOf(question) === "passage");
    expect(new Set(asked.map(({ stimulus }) => stimulus?.text)).size).toBe(1);
    expect(asked.length).toBeGreaterThanOrEqual(5);
    expect(asked[0]?.stimulus?.text.split(/\s+/).length).toBeGreaterThanOrEqual(350);
    for (const { options } of asked) {
      expect(options).toHaveLength(5);
      expect(options).not.toContain("None of these");
    }
  }
});

test("a paper for a bank contains every kind that each paper has", async () => {
  for (let seed = 1; seed <= 6; seed++) {
    const set = await fifty("IBPS_PO", seed);
    const { topics = [] } = examOf("IBPS_PO").paper.always ?? {};
    const singles = new Set(set.filter(({ stimulus }) => !stimulus).map(({ topic }) => topic));
    expect(topics.filter((topic) => !singles.has(topic))).toEqual([]);
    expect(lackingChapters("IBPS_PO", set)).toEqual([]);
  }
});

test.each([
  ["CAT", ["paragraph-summary", "missing-sentence", "jumbled-argument", "odd-sentence"]],
  ["IBPS_PO", ["approximations", "quadratic-comparisons", "wrong-numbers"]],
] as const)("a sheet of 30 for %s has one of each of its kinds", async (examType, chapters) => {
  for (let seed = 1; seed <= 4; seed++) {
    const set = await generateQuestions({ examType, count: 30, seed, kinds: KINDS });
    const found = new Set(set.map(chapterOf));
    expect(chapters.filter((chapter) => !found.has(chapter))).toEqual([]);
  }
});

test("a whole paper for a bank asks all six questions of a passage", async () => {
  const set = await generateQuestions({ examType: "IBPS_PO", count: 100, seed: 2, kinds: KINDS });
  const asked = set.filter((question) => partOf(question) === "passage");
  const passages = new Set(asked.map(({ stimulus }) => stimulus?.text)).size;
  expect(passages).toBe(2);
  expect(asked.length).toBeGreaterThanOrEqual(5 * passages);
});

test("in CAT two thirds of the verbal questions are on passages, and data and logic come in sets", async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const all = await fifty("CAT", seed);
    const verbal = all.filter((question) => unitOf(question) === "english");
    expect(verbal.filter(({ stimulus }) => stimulus).length / verbal.length).toBeGreaterThan(0.6);
    expect(lackingChapters("CAT", all)).toEqual([]);
    const texts = all.flatMap(({ stimulus }) => stimulus?.text ?? []);
    for (const text of texts)
      expect(texts.filter((other) => other === text).length).toBeGreaterThanOrEqual(4);
    const typed = all.filter(({ kind }) => kind === "NUMERICAL").length;
    expect(typed).toBeGreaterThanOrEqual(9);
    expect(typed).toBeLessThanOrEqual(21);
    const set = all.filter((question) => unitOf(question) !== "english");
    const alone = set.findIndex(({ stimulus }) => !stimulus);
    expect(set.slice(alone).every(({ stimulus }) => !stimulus)).toBe(true);
    expect(set.slice(alone).every((question) => unitOf(question) !== "reasoning")).toBe(true);
  }
});

test("NEET has no sentences to complete and not the format of the civil services, and its physics is calculation", async () => {
  let [physics, sums] = [0, 0];
  for (let seed = 1; seed <= 4; seed++) {
    for (const question of await fifty("NEET", seed)) {
      expect(question.questionText).not.toMatch(/^Complete the sentence/);
      expect(question.options).not.toContain("Both 1 and 2");
      if (unitOf(question) !== "physics") continue;
      physics++;
      sums += Number(writerOf.get(question.writer)?.kind === "computed");
    }
  }
  expect(sums / physics).toBeGreaterThan(0.6);
});

test.each([
  ["CAT", 0.04],
  ["JEE_MAIN", 0.1],
  ["GATE", 0.1],
  ["UPSC", 0.1],
  ["IBPS_PO", 0.25],
  ["SSC_CGL", 0.27],
  ["NEET", 0.24],
] as const)("of a paper for %s hardly more than %d is Easy", async (examType, most) => {
  let easy = 0;
  for (let seed = 1; seed <= 4; seed++)
    easy += (await fifty(examType, seed)).filter(({ difficulty }) => difficulty === "EASY").length;
  expect(easy / 200).toBeLessThanOrEqual(most);
});

test("statements and lists of biology name the chapters of its tables", () => {
  const biology = writers.filter(({ topic }) => topicOf(topic).unit === "biology");
  const banks = biology.filter(({ name }) => /^biology-(?:lists|statements)/.test(name));
  const chapters = new Set(banks.flatMap(({ chapter }) => chapter ?? []));
  const others = new Set(biology.flatMap((writer) => (banks.includes(writer) ? [] : (writer.chapter ?? []))));
  expect([...others].filter((chapter) => !chapters.has(chapter))).toEqual([]);
  expect(chapters.size).toBeGreaterThanOrEqual(20);
});

test("of the 25 questions on biology in half a paper for NEET hardly two are from one chapter", async () => {
  for (let seed = 1; seed <= 3; seed++) {
    const biology = (await fifty("NEET", seed)).filter((question) => unitOf(question) === "biology");
    const chapters = new Set(biology.map((question) => chapterOf(question) ?? question.topic));
    expect(chapters.size).toBeGreaterThanOrEqual(19);
  }
});

test("fifty questions for GATE have hardly two of a chapter, and nearly always one on logic", async () => {
  let logical = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const chapters = (await fifty("GATE", seed)).flatMap((question) => chapterOf(question) ?? []);
    expect(new Set(chapters).size).toBeGreaterThanOrEqual(chapters.length - 7);
    logical += Number(chapters.includes("logic"));
  }
  expect(logical).toBeGreaterThanOrEqual(3);
});

test("a paper of fifty goes through the chapters: few are repeated before others were used", async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const set = await fifty("JEE_MAIN", seed);
    for (const unit of ["mathematics", "physics", "chemistry"]) {
      const topics = set.filter((question) => unitOf(question) === unit).map(({ topic }) => topic);
      expect(new Set(topics).size).toBeGreaterThanOrEqual(topics.length - 4);
    }
  }
});

test("a learner who requests a topic that the exam's papers never ask gets it", async () => {
  const set = await generateQuestions({ topic: "complex numbers", examType: "CAT", count: 3, seed: 1 });
  expect(set.map(({ topic }) => topic)).toEqual(Array(3).fill("complex-numbers"));
});

test("a learner who requests easy questions gets those that the exam's papers leave out as too easy", async () => {
  const set = await generateQuestions({
    subject: "ENGLISH",
    examType: "SSC_CGL",
    difficulty: "EASY",
    count: 12,
    seed: 1,
  });
  expect(new Set(set.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(4);
});
