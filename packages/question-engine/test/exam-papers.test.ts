import { DIFFICULTIES, EXAM_TYPES, type ExamType, KINDS } from "@prepfeed/contract/catalogue";
import { expect, test } from "vitest";
import { CHAPTERS, chapterOf } from "../src/chapters.ts";
import { setPartOf } from "../src/compose.ts";
import { paperOf, sharesOf } from "../src/exam-papers.ts";
import { styleOf } from "../src/exam-styles.ts";
import { questionFaults } from "../src/gates.ts";
import { generateQuestions } from "../src/generate.ts";
import { CHAPTERS_OF_GATE, chapterOfGate } from "../src/joined-steps.ts";
import type { Part } from "../src/paper.ts";
import { isSetPart } from "../src/plan-paper.ts";
import type { Question } from "../src/question.ts";
import { topicOf } from "../src/syllabus/syllabus.ts";
import { UNITS, type Unit } from "../src/syllabus/units.ts";
import { loadSetWriters, loadUnits } from "../src/writers/load.ts";

const everything = new Set(UNITS);
const writers = await loadUnits(everything);
/** Some are about what elsewhere would be a slip, such as the null character of C. */
const writerOf = new Map(writers.map((writer) => [writer.name, writer]));
const formats = new Map(writers.map(({ name, format = "plain" }) => [name, format]));
const setWriters = await loadSetWriters(everything);
const setParts = new Map<string, Part>(setWriters.map((writer) => [writer.name, setPartOf(writer)]));

function partOf({ kind, writer }: Question): Part {
  const setPart = setParts.get(writer);
  if (setPart) return setPart;
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
    [...setParts.values()].includes(part);
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

test("the questions of numbers for a bank have five options, and the fifth is a number too", async () => {
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

const fifty = (examType: ExamType, seed: number) =>
  generateQuestions({ examType, count: 50, seed, kinds: KINDS });
const unitOf = ({ topic }: Question) => topicOf(topic).unit;
/** Of what every paper has a single question of, what this one has none of. */
function lackingSingles(examType: ExamType, set: readonly Question[]) {
  const tables = new Set(set.map(({ writer }) => writer.split("/")[0] ?? ""));
  return (paperOf(examType).always?.singles ?? []).filter((group) => !group.some((name) => tables.has(name)));
}

test("what an exam leaves out or prefers is there", () => {
  const names = new Set([...writers, ...setWriters].map(({ name }) => name));
  const parts = new Set([...names].flatMap((name) => name.split("/").slice(0, 2)));
  const ways = new Set([...names].map((name) => name.split("/").slice(0, 2).join("/")));
  const isPlain = (name: string) =>
    name.endsWith("/plain") &&
    DIFFICULTIES.some((level) => ways.has(name.replace(/plain$/, level.toLowerCase())));
  const unknown = EXAM_TYPES.flatMap((examType) => [
    ...(styleOf(examType).style.leftOut ?? []),
    ...(paperOf(examType).leftOut ?? []),
    ...(paperOf(examType).favourites ?? []),
  ]).filter((name) => !parts.has(name) && !ways.has(name) && !names.has(name) && !isPlain(name));
  expect([...new Set(unknown)]).toEqual([]);
});

test("each of the four sections of SSC CGL is a quarter, and the text with blanks stands last", async () => {
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
    expect(lackingSingles("SSC_CGL", set)).toEqual([]);
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

test("a paper for a bank goes without none of the kinds that every paper has", async () => {
  for (let seed = 1; seed <= 6; seed++) {
    const set = await fifty("IBPS_PO", seed);
    const { topics = [], sets = [] } = paperOf("IBPS_PO").always ?? {};
    const singles = new Set(set.filter(({ stimulus }) => !stimulus).map(({ topic }) => topic));
    const names = new Set(set.map(({ writer }) => writer));
    expect(topics.filter((topic) => !singles.has(topic))).toEqual([]);
    expect(sets.filter((group) => !group.some((name) => names.has(name)))).toEqual([]);
    expect(lackingSingles("IBPS_PO", set)).toEqual([]);
  }
});

test("a whole paper for a bank asks all six questions of a passage", async () => {
  const set = await generateQuestions({ examType: "IBPS_PO", count: 100, seed: 2, kinds: KINDS });
  const asked = set.filter((question) => partOf(question) === "passage");
  const passages = new Set(asked.map(({ stimulus }) => stimulus?.text)).size;
  expect(passages).toBe(2);
  expect(asked.length).toBeGreaterThanOrEqual(5 * passages);
});

test("in CAT two thirds of the verbal questions are on passages, and sets of data and logic stand for themselves", async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const all = await fifty("CAT", seed);
    const verbal = all.filter((question) => unitOf(question) === "english");
    expect(verbal.filter(({ stimulus }) => stimulus).length / verbal.length).toBeGreaterThan(0.6);
    expect(lackingSingles("CAT", all)).toEqual([]);
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

test("NEET has no sentences to complete and not the frame of the civil services, and its physics is calculation", async () => {
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

test("chapters name tables and writers that are there, and what is written for a chapter names one", () => {
  const tables = new Set(writers.map(({ name }) => name.split("/")[0]));
  expect(
    Object.values(CHAPTERS)
      .concat(CHAPTERS_OF_GATE)
      .flat()
      .filter((name) => !tables.has(name)),
  ).toEqual([]);
  const banks = writers.filter(({ name }) => /^biology-(?:lists|statements)/.test(name));
  const named = banks.flatMap(({ name }) => (name.split("/").length > 3 ? [chapterOf(name)] : []));
  expect(new Set(named)).toEqual(new Set(Object.keys(CHAPTERS)));
});

test("of the 25 questions on biology in half a paper for NEET hardly two are from one chapter", async () => {
  for (let seed = 1; seed <= 3; seed++) {
    const biology = (await fifty("NEET", seed)).filter((question) => unitOf(question) === "biology");
    const chapters = new Set(biology.map(({ writer, topic }) => chapterOf(writer) ?? topic));
    expect(chapters.size).toBeGreaterThanOrEqual(19);
  }
});

test("fifty questions for GATE have hardly two of a chapter, and nearly always one on logic", async () => {
  let logical = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const chapters = (await fifty("GATE", seed)).flatMap(({ writer }) => chapterOfGate(writer) ?? []);
    expect(new Set(chapters).size).toBeGreaterThanOrEqual(chapters.length - 7);
    logical += Number(chapters.includes(`${chapterOfGate("several-tautologies")}`));
  }
  expect(logical).toBeGreaterThanOrEqual(3);
});

test("a paper of fifty goes through the chapters: few come twice before others have come once", async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const set = await fifty("JEE_MAIN", seed);
    for (const unit of ["mathematics", "physics", "chemistry"]) {
      const topics = set.filter((question) => unitOf(question) === unit).map(({ topic }) => topic);
      expect(new Set(topics).size).toBeGreaterThanOrEqual(topics.length - 4);
    }
  }
});

test("who asks for a topic that the exam's papers never ask gets it", async () => {
  const set = await generateQuestions({ topic: "complex numbers", examType: "CAT", count: 3, seed: 1 });
  expect(set.map(({ topic }) => topic)).toEqual(Array(3).fill("complex-numbers"));
});

test("who asks for easy questions gets those that the exam's papers leave out as too easy", async () => {
  const set = await generateQuestions({
    subject: "ENGLISH",
    examType: "SSC_CGL",
    difficulty: "EASY",
    count: 12,
    seed: 1,
  });
  expect(new Set(set.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(4);
});
