import { expect, it } from "vitest";
import { keyToShow } from "./key-to-show.ts";

const answer = { correctAnswer: "B", isCorrect: true, selectedOption: "A" };

it("marks the key as right, and every option that is right beside it", () => {
  expect(keyToShow({ kind: "SINGLE" }, answer)).toBe("B");
  expect(keyToShow({ kind: "SINGLE" }, { ...answer, alsoRight: ["A"] })).toBe("BA");
});

it("marks the learner's own number or letters as right if they are one of several right answers", () => {
  const several = { correctAnswer: "4", alsoRight: ["9"], isCorrect: true, selectedOption: "9" };
  expect(keyToShow({ kind: "NUMERICAL" }, several)).toBe("9");
  expect(keyToShow({ kind: "NUMERICAL" }, { ...several, isCorrect: false, selectedOption: "5" })).toBe("4");
  const letters = { correctAnswer: "AC", alsoRight: ["ABC"], isCorrect: true, selectedOption: "ABC" };
  expect(keyToShow({ kind: "MULTIPLE" }, letters)).toBe("ABC");
});

it("marks nothing as right in a dropped question", () => {
  expect(keyToShow({ kind: "SINGLE" }, { ...answer, isDropped: true })).toBeUndefined();
});
