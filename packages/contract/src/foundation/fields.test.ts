import { describe, expect, test } from "vitest";
import { newQuestion } from "../questions/new-question.ts";
import { line, requiredText, text } from "./fields.ts";

const MARKS = "\u0301\u0316";
const heaped = `a${MARKS.repeat(1_000)}b`;
const safe = `a${MARKS.repeat(15)}b`;

describe("marks in a row", () => {
  const words = "क्या क्षेत्रफल ठीक है? Tiếng Việt ö̲̃";
  const question = (asked: string) => ({
    questionText: asked,
    optionA: asked,
    optionB: "2",
    optionC: "3",
    optionD: "4",
    correctAnswer: "A",
    explanation: asked,
  });

  test.each([
    ["a text", text("Content", 5_000)],
    ["a line", line("Title", 5_000)],
    ["a required text", requiredText("missing", 5_000, "too long")],
  ])("beyond thirty are left out of %s, and no language is changed", (_, schema) => {
    expect(schema.parse(heaped)).toBe(safe);
    expect(schema.parse(words)).toBe(words);
  });

  test("beyond thirty are left out of every text of a question", () => {
    const short = heaped.slice(0, 400);
    const left = short.slice(0, 31);
    expect(newQuestion.parse(question(short))).toMatchObject({
      questionText: left,
      optionA: left,
      explanation: left,
    });
  });
});
