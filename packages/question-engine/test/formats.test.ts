import { expect, test } from "vitest";
import { composeSet } from "../src/composing/compose.ts";
import { claimsOf } from "../src/formats/claim.ts";
import type { FactTable } from "../src/formats/fact-table.ts";
import { formatWriters } from "../src/formats/format-writers.ts";
import { onSubjects } from "../src/formats/one-subject.ts";
import { statementBank } from "../src/formats/statement-bank.ts";
import { facts } from "../src/kit/facts.ts";
import type { Draft } from "../src/question/draft.ts";
import { rememberSet } from "../src/question/near-duplicate.ts";
import { correctOption, type Question } from "../src/question/question.ts";
import { loadUnit } from "../src/writers/load.ts";
import { type Writer, writeQuestion } from "../src/writing/writer.ts";

const ROWS = [
  { name: "Java", maker: "Gosling", year: 1995 },
  { name: "Python", maker: "Rossum", year: 1991 },
  { name: "Perl", maker: "Wall", year: 1987 },
  { name: "Ruby", maker: "Matsumoto", year: 1993 },
  { name: "Pascal", maker: "Wirth", year: 1970 },
  { name: "Modula", maker: "Wirth", year: 1975 },
  { name: "Lisp", maker: "McCarthy", year: 1958 },
  { name: "Fortran", maker: "Backus", year: 1957 },
  { name: "Simula", maker: "Dahl", year: 1962 },
  { name: "Awk", maker: "Kernighan", year: 1977 },
];
type Row = (typeof ROWS)[number];

const TABLE: FactTable<Row> = {
  name: "fixture-languages",
  topic: "programming-basics",
  difficulty: "MEDIUM",
  kind: "language",
  rows: ROWS,
  ask: [
    { question: ({ name }) => `Who made ${name}?`, answer: ({ maker }) => maker, heading: "Maker" },
    {
      question: ({ maker }) => `Which of these languages is by ${maker}?`,
      answer: ({ name }) => name,
      heading: "Language",
      // Wall might have made what Kernighan made.
      alsoTrue: (row, other) => [row, other].every(({ name }) => ["Awk", "Perl"].includes(name)),
    },
  ],
  order: {
    ask: "in chronological order",
    by: ({ year }) => year,
    name: ({ name }) => name,
    show: ({ year }) => `${year}`,
  },
  explain: ({ name, maker }) => `The language ${name} was made by ${maker}.`,
};

const writers = new Map(formatWriters(TABLE).map((writer) => [writer.name.split("/")[1] ?? "", writer]));

function drawn(name: string, count = 150): { question: Question; draft: Draft }[] {
  const writer = writers.get(name) as Writer;
  return Array.from({ length: count }, (_, seed) => writeQuestion(writer, seed, seed % writer.size));
}

/** Read from the rows alone, independent of the formats. */
function isTrue(statement: string): boolean {
  const [, name, maker] = /^The language (\w+) was made by (\w+)\.$/.exec(statement) ?? [];
  return ROWS.some((row) => row.name === name && row.maker === maker);
}

function isPair(line: string): boolean {
  const [one, other] = line.split(" : ");
  return ROWS.some(
    ({ name, maker }) => (name === one && maker === other) || (maker === one && name === other),
  );
}

const lines = (text: string, mark: RegExp) =>
  text.split("\n").flatMap((line) => (mark.test(line) ? [line.replace(mark, "")] : []));

function says(option: string, truths: readonly boolean[]): boolean {
  const right = truths.flatMap((holds, at) => (holds ? [at + 1] : []));
  const words = ["None", "one", "two", "three", "four"];
  if (/^(?:Only|All|None)/.test(option)) return option.split(" ").at(-1) === words[right.length];
  if (option === "Neither 1 nor 2") return right.length === 0;
  return `${option.match(/\d/g)}` === `${right}`;
}

test("a table is used in every format", () => {
  expect([...writers.keys()].sort()).toEqual([
    "how-many-statements",
    "match",
    "not-correct",
    "order",
    "pair-not-matched",
    "pairs",
    "several-statements",
    "statement-one-and-two",
    "two-statements",
  ]);
  for (const { style, difficulty } of writers.values()) {
    expect(style).not.toBe("recall");
    expect(difficulty).not.toBe("EASY");
  }
});

test.each(["two-statements", "several-statements", "how-many-statements", "pairs"])(
  "only the key of %s agrees with the rows",
  (name) => {
    for (const { question, draft } of drawn(name)) {
      const told = lines(question.questionText, /^\d\. /);
      const truths = told.map(name === "pairs" ? isPair : isTrue);
      expect(question.options.filter((option) => says(option, truths))).toEqual([correctOption(question)]);
      expect(draft.verify?.()).toBe(true);
      expect(new Set(told.map((line) => line.split(/ was | : /)[0])).size).toBe(told.length);
    }
  },
);

test("Statement I and Statement II are judged according to the rows", () => {
  const keys = new Map<string, number>();
  for (const { question } of drawn("statement-one-and-two", 400)) {
    const [one, two] = lines(question.questionText, /^Statement I+: /).map(isTrue);
    const key = correctOption(question);
    expect(key).toBe(
      one === two
        ? `Both Statement I and Statement II are ${one ? "true" : "false"}`
        : `Statement I is ${one ? "true" : "false"} but Statement II is ${two ? "true" : "false"}`,
    );
    keys.set(key, (keys.get(key) ?? 0) + 1);
  }
  for (const count of keys.values()) expect(count).toBeGreaterThan(70);
});

test("each combination of two true or false statements is equally likely, and the options are as in papers", () => {
  const keys: Record<string, number> = {};
  for (const { question } of drawn("two-statements", 400)) {
    expect(question.options).toEqual(["1 only", "2 only", "Both 1 and 2", "Neither 1 nor 2"]);
    keys[question.correctAnswer] = (keys[question.correctAnswer] ?? 0) + 1;
  }
  expect(Object.keys(keys)).toHaveLength(4);
  for (const count of Object.values(keys)) expect(count).toBeGreaterThan(70);
});

test("lists are matched as in the rows, in one way only", () => {
  for (const { question } of drawn("match")) {
    const left = lines(question.questionText, /^[A-D]\. /);
    const right = lines(question.questionText, /^[IV]+\. /);
    const fits = (option: string) =>
      option.split(", ").every((step, at) => {
        const place = ["I", "II", "III", "IV"].indexOf(step.split("-")[1] ?? "");
        return isPair(`${left[at]} : ${right[place]}`);
      });
    expect(question.options.filter(fits)).toEqual([correctOption(question)]);
    expect(new Set(right).size).toBe(4);
  }
});

test("ordered entries rise from year to year", () => {
  for (const { question } of drawn("order")) {
    const names = lines(question.questionText, /^\d\. /);
    const years = correctOption(question)
      .split(" – ")
      .map((place) => ROWS.find(({ name }) => name === names[Number(place) - 1])?.year ?? 0);
    expect(years).toEqual([...years].sort((a, b) => a - b));
    expect(question.options).toHaveLength(4);
  }
});

test("pairs contain each entry of the second column once", () => {
  for (const { question } of drawn("pairs")) {
    const shown = question.questionText.split("\n").flatMap((line) => line.split(" : ").slice(1));
    const wirths = shown.filter((entry) => entry === "Wirth").length;
    expect(shown.length - new Set(shown).size, question.questionText).toBeLessThanOrEqual(
      Math.max(0, wirths - 1),
    );
  }
});

test("names are in pairs and lists only under a heading", () => {
  for (const name of ["pairs", "pair-not-matched", "match"])
    for (const { question } of drawn(name, 8))
      expect(question.questionText).toMatch(/\((?:Maker : Language|Language : Maker|Maker|Language)\)/);
  const ask = TABLE.ask.map(({ heading, ...rest }) => rest);
  const names = formatWriters({ ...TABLE, ask }).map(({ name }) => name.split("/")[1]);
  expect(names).toContain("order");
  expect(names).not.toContain("pairs");
  expect(names).not.toContain("match");
});

test.each([
  ["not-correct", isTrue],
  ["pair-not-matched", isPair],
])("in %s the key alone is false", (name, holds) => {
  for (const { question } of drawn(name))
    expect(question.options.filter((option) => !holds(option))).toEqual([correctOption(question)]);
});

test("a false statement is never true of another row, nor if the table says that it may be", () => {
  const claims = claimsOf(TABLE, ROWS);
  const wrong = claims.flatMap((claim) => claim.wrong().map(({ text }) => text));
  expect(wrong.length).toBeGreaterThan(100);
  expect(wrong.filter(isTrue)).toEqual([]);
  expect(wrong).not.toContain("The language Awk was made by Wall.");
  expect(wrong).not.toContain("The language Perl was made by Kernighan.");
});

test("a set asks about a row once, in any format", () => {
  const memory = rememberSet();
  const [first, second] = drawn("not-correct", 2);
  if (!first || !second) throw new Error("nothing drawn");
  memory.add(first.question, ["a", "b"]);
  expect(memory.isRepeat(second.question, ["c", "d"])).toBe(false);
  expect(memory.isRepeat(second.question, ["b", "d"])).toBe(true);
  expect(memory.isRepeat(second.question, "a")).toBe(true);
});

test.each([
  ["biology", 40],
  ["physics", 40],
  ["chemistry", 40],
  ["geography", 30],
  ["history", 35],
  ["economics", 30],
  ["general-knowledge", 20],
] as const)("%s has assertions with every outcome", async (unit, fewest) => {
  const found = (await loadUnit(unit)).filter(({ format }) => format === "assertion-reason");
  const keys = found.flatMap((writer) =>
    Array.from({ length: writer.size }, (_, at) => writeQuestion(writer, 1, at).question.correctAnswer),
  );
  expect(keys.length).toBeGreaterThanOrEqual(fewest);
  for (const { topic } of found) {
    const onTopic = found.filter((writer) => writer.topic === topic);
    expect(
      onTopic.reduce((sum, { size }) => sum + size, 0),
      topic,
    ).toBeGreaterThanOrEqual(3);
  }
  for (const letter of "ABCD")
    expect(keys.filter((key) => key === letter).length).toBeGreaterThanOrEqual(fewest / 5);
});

test("a table that opts out is unchanged", () => {
  const [plain] = facts({ ...TABLE, formats: false });
  expect(plain?.inFormats?.()).toEqual([]);
});

test("in sets as many statements are false as true: each count is equally frequent", async () => {
  const letters = [..."bdfgklmnprstvz"];
  const rows = Array.from({ length: 42 }, (_, at) => {
    const [one, other] = [letters[at % 14], letters[Math.floor(at / 3)]];
    return { name: `${one}a${other}ol`.toUpperCase(), maker: `Mr ${other}e${one}ik`, year: at };
  });
  const made = formatWriters({ ...TABLE, rows }).filter(({ format }) => format === "how-many");
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 150; seed++) {
    const set = composeSet({
      writers: made,
      count: 6,
      seed,
      topics: new Map([[TABLE.topic, 1]]),
      styles: { recall: 1, application: 1, "multi-step": 1 },
      difficulties: { HARD: 1 },
      exclude: new Set(),
    });
    for (const question of set.filter(({ options }) => options.includes("All three"))) {
      const key = correctOption(question);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const each = [...counts.values()];
  const mean = each.reduce((sum, count) => sum + count, 0) / 4;
  expect(each).toHaveLength(4);
  // What chance exceeds once in a thousand.
  expect(each.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)).toBeLessThan(16.3);
});

test("statements about one subject are judged as they were written, and all of a question are about it", () => {
  const right = ["It is one.", "It is two.", "It is three."];
  const wrong = ["It is four.", "It is five.", "It is six."];
  const explained = (statements: string[]) =>
    statements.map((statement) => ({ statement, because: `${statement} Really.` }));
  const writers = onSubjects("fixture-subjects", [
    { topic: "indian-polity", about: "the Council", right: explained(right), wrong: explained(wrong) },
  ]);
  for (const writer of writers.filter(({ format }) => format !== "plain")) {
    for (let seed = 0; seed < 60; seed++) {
      const { question } = writeQuestion(writer, seed, seed % writer.size);
      const put = lines(question.questionText, /^\d\. /);
      expect(question.questionText).toMatch(/^With reference to the Council, consider/);
      expect(put.every((text) => right.includes(text) || wrong.includes(text))).toBe(true);
      const truths = put.map((text) => right.includes(text));
      expect(question.options.filter((option) => says(option, truths))).toEqual([correctOption(question)]);
    }
  }
});

test("about half of the questions for the one correct statement name the topic", () => {
  const bank = statementBank("fixture-statements", {
    "molecular-biology": Array.from({ length: 8 }, (_, at) => ({
      right: `Claim ${at} holds.`,
      wrong: `Claim ${at} fails.`,
    })),
  });
  const writer = bank.find(({ format }) => format === "plain") as Writer;
  const texts = Array.from({ length: 100 }, (_, seed) => writeQuestion(writer, seed).question.questionText);
  const naming = "Which of the following statements about DNA, RNA and gene expression is correct?";
  const plain = "Which of the following statements is correct?";
  expect(new Set(texts)).toEqual(new Set([naming, plain]));
  expect(texts.filter((text) => text === naming).length).toBeGreaterThan(30);
  expect(texts.filter((text) => text === plain).length).toBeGreaterThan(30);
});
