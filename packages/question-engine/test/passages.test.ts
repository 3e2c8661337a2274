import { describe, expect, test } from "vitest";
import { questionFaults } from "../src/checks/quality-checks.ts";
import { seededRandom } from "../src/numbers/random.ts";
import { correctOption, type Question } from "../src/question/question.ts";
import { sets } from "../src/writers/english/sets/index.ts";
import { computed } from "../src/writing/computed.ts";
import { writeQuestion } from "../src/writing/writer.ts";
import { endsWell, englishComplaints } from "./english-check.ts";

interface Drawn {
  name: string;
  isCloze: boolean;
  isLong: boolean;
  /** Six questions about 350 to 480 words. */
  isOfBanks: boolean;
  text: string;
  /** The text with its blanks filled. */
  whole: string;
  /** The explanation of each answer, and then of its wrong options. */
  reasons: readonly (readonly string[])[];
  questions: readonly Question[];
}

const drawn: Drawn[] = sets.flatMap((writer) =>
  Array.from({ length: writer.size }, (_, index) => {
    const set = writer.draw(seededRandom(index), index);
    if (!set) throw new Error(`${writer.name} draws nothing at ${index}`);
    const { text } = set.stimulus;
    const questions = set.questions.map(
      (asked, at) =>
        writeQuestion(
          computed({
            name: `${writer.name}-${index}-${at}`,
            topic: asked.topic ?? writer.topic,
            difficulty: asked.difficulty ?? writer.difficulty,
            write: () => asked,
          }),
          index,
        ).question,
    );
    const filled = (_blank: string, number: string) => `${set.questions[Number(number) - 1]?.answer}`;
    return {
      name: `${writer.name} ${index}: ${text.slice(0, 30)}`,
      isCloze: text.includes("______"),
      isLong: writer.isLong ?? false,
      isOfBanks: !writer.isLong && questions.length === 6,
      text,
      whole: text.replace(/\((\d)\) _+/g, filled),
      reasons: set.questions.map(({ explanation, distractors }) => [
        `${[explanation].flat()[0]}`,
        ...distractors.map(({ why }) => why),
      ]),
      questions,
    };
  }),
);
const reading = drawn.filter(({ isCloze }) => !isCloze);
const cloze = drawn.filter(({ isCloze }) => isCloze);

test("there are at least 24 passages and 10 cloze texts", () => {
  expect(reading.length).toBeGreaterThanOrEqual(24);
  expect(cloze.length).toBeGreaterThanOrEqual(10);
});

test("there are at least six long passages", () => {
  expect(drawn.filter(({ isLong }) => isLong).length).toBeGreaterThanOrEqual(6);
});

test("names are used once, and nothing is drawn past the end", () => {
  expect(new Set(sets.map(({ name }) => name)).size).toBe(sets.length);
  for (const { size, draw } of sets) expect(draw(seededRandom(1), size)).toBeUndefined();
});

describe.each(drawn)("$name", ({ name, isCloze, isLong, isOfBanks, text, whole, reasons, questions }) => {
  test("has the length of its kind", () => {
    const words = whole.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(isCloze ? 90 : isLong || isOfBanks ? 350 : 120);
    expect(words).toBeLessThanOrEqual(
      isCloze ? 140 : isOfBanks ? 480 : isLong || name.includes("-long-") ? 650 : 250,
    );
  });

  test("has five good questions with four different options, a bank's passage six, a long one four to six", () => {
    const count = questions.length;
    expect(isLong ? [4, 5, 6] : isOfBanks ? [6] : [5]).toContain(count);
    expect(new Set(questions.map(({ questionText }) => questionText)).size).toBe(count);
    const faults = questions.flatMap((question) => [
      ...questionFaults(question),
      ...[question.questionText, ...question.options, question.explanation].flatMap((part) =>
        englishComplaints(part),
      ),
      ...(endsWell(question.questionText) && endsWell(question.explanation) ? [] : ["no end"]),
    ]);
    expect([...faults, ...englishComplaints(text)]).toEqual([]);
    for (const { options } of questions) expect(new Set(options).size).toBe(4);
  });

  test("quotes words of the text for every answer", () => {
    const quotesIn = (reason: string) => [...reason.matchAll(/“([^”]+)”/g)].map(([, quote = ""]) => quote);
    expect(reasons.flat().filter((reason) => reason.trim() === "")).toEqual([]);
    expect(reasons.filter(([because = ""]) => quotesIn(because).length === 0)).toEqual([]);
    const parts = reasons
      .flat()
      .flatMap(quotesIn)
      .flatMap((quote) => quote.split(" … "));
    expect(parts.filter((part) => !plain(whole).includes(plain(part)))).toEqual([]);
  });

  test("has blanks one to five, or none and one hard question, three in a bank's passage; those of a long one are all hard", () => {
    const blanks = [...text.matchAll(/\((\d)\) ______/g)].map(([, number]) => number);
    expect(blanks).toEqual(isCloze ? ["1", "2", "3", "4", "5"] : []);
    expect(text).not.toMatch(/[[\]]/);
    expect(questions.filter(({ difficulty }) => difficulty === "HARD")).toHaveLength(
      isCloze ? 0 : isLong ? questions.length : isOfBanks ? 3 : 1,
    );
  });
});

test.each([
  ["longest", Math.max],
  ["shortest", Math.min],
] as const)("the key is the %s option in at most 40 % of questions", (_, extreme) => {
  for (const long of [false, true]) {
    const questions = reading.filter(({ isLong }) => isLong === long).flatMap(({ questions }) => questions);
    const telling = questions.filter((question) => {
      const lengths = question.options.map(({ length }) => length);
      if (new Set(lengths).size === 1) return false;
      return correctOption(question).length === extreme(...lengths);
    });
    expect(telling.length / questions.length).toBeLessThanOrEqual(0.4);
  }
});

test("no sentence of eight or more words is in two texts", () => {
  const sentences = drawn.flatMap(({ whole }) => [
    ...new Set(
      whole
        .split(/(?<=[.?!]”?)\s+/)
        .map(plain)
        .filter((sentence) => sentence.split(" ").length >= 8),
    ),
  ]);
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}
