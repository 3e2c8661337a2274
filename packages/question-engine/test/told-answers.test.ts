import { expect, test } from "vitest";
import type { Question } from "../src/question/question.ts";
import { rememberTold } from "../src/question/told-answers.ts";

const question = (
  questionText: string,
  options: readonly string[],
  more: Partial<Question> = {},
): Question => ({
  fingerprint: questionText,
  kind: "SINGLE",
  questionText,
  options,
  correctAnswer: "A",
  explanation: "",
  subject: "ECONOMICS",
  topic: "financial-markets",
  difficulty: "EASY",
  writer: "written-here",
  ...more,
});

const GREW = question("Which of these bodies in India grew out of the Imperial Bank?", [
  "The State Bank of India",
  "The Union Bank of India",
]);
const IN_1952 = question("Which of these happened in India in 1952?", [
  "The National Development Council was set up",
  "The Imperial Bank of India became the State Bank of India",
]);

test("an option that prints the answer of another question is noticed, whichever comes first", () => {
  for (const [first, second] of [
    [GREW, IN_1952],
    [IN_1952, GREW],
  ] as const) {
    const told = rememberTold();
    expect(told.tells(first)).toBe(false);
    told.add(first);
    expect(told.tells(second)).toBe(true);
  }
});

test("the same name among the options of another question tells nothing", () => {
  const told = rememberTold();
  told.add(GREW);
  const other = question("Which bank has its head office in Mumbai?", [
    "The Bank of Baroda",
    "The State Bank of India",
  ]);
  expect(told.tells(other)).toBe(false);
});

test("verdicts in a fixed order, sums and single words are no answers to be told", () => {
  const told = rememberTold();
  told.add(question("Consider the Imperial Bank. Which is right?", ["Both of them"], { fixedOrder: true }));
  told.add(question("How old was the Imperial Bank of Bengal?", ["$12$ years"]));
  told.add(question("Which city had the Imperial Bank of Bengal?", ["Calcutta"]));
  expect(told.tells(question("Was it so?", ["Both of them knew the Imperial Bank of Calcutta"]))).toBe(false);
});
