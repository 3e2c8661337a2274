import { expect, it } from "vitest";
import { solveSentences, suspicionSentence } from "./solve-words.ts";

const AT = "2026-11-18T12:00:00Z";
const writer = {
  by: "WRITER",
  answer: "B",
  isConfirmed: true,
  written: 400,
  contradicted: 0,
  model: null,
  at: AT,
} as const;

it("says whether the writer gets the same key, and whether its second method agrees", () => {
  expect(solveSentences(writer, "B")).toEqual([
    "Its writer comes to B, like the key.",
    "Its second method agrees.",
  ]);
  expect(solveSentences({ ...writer, isConfirmed: null }, "A")).toEqual(["Its writer comes to B, not A."]);
  expect(solveSentences({ ...writer, answer: null, isConfirmed: null, contradicted: 7 }, "A")).toEqual([
    "Its writer did not come to the same question again in 400 attempts.",
    "Of 400 questions that it wrote, its second method contradicts 7: the fault is in the writer.",
  ]);
});

it("says what a provider finds", () => {
  const provider = { ...writer, by: "PROVIDER", isConfirmed: null, model: "gemini-flash" } as const;
  expect(solveSentences({ ...provider, answer: "SEVERAL" }, "A")).toEqual([
    "The AI model gemini-flash finds more than one right answer.",
  ]);
  expect(solveSentences(null, "A")).toEqual(["Nobody has solved it once more."]);
});

it("says what the answers have against the key", () => {
  expect(suspicionSentence({ instead: "B", rules: ["A"], people: 64 })).toBe(
    "Of 64 answers the key looks wrong and B right: B fits ability better than the key, and the strongest third of the learners chooses it.",
  );
  expect(suspicionSentence(null)).toContain("do not contradict the key");
});
