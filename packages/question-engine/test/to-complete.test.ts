import { expect, test } from "vitest";
import type { Question } from "../src/question/question.ts";
import { toComplete } from "../src/question/to-complete.ts";

const asked = (questionText: string, isTyped = false) => {
  const question = {
    kind: isTyped ? "NUMERICAL" : "SINGLE",
    questionText,
    options: isTyped ? [] : ["$1$", "$2$", "$3$", "$4$"],
    correctAnswer: isTyped ? "4" : "A",
  } as unknown as Question;
  return toComplete(question).questionText;
};

test("a question for a value becomes a sentence to complete", () => {
  expect(asked("If $x = 2$, what is the value of $x^2$?")).toBe(
    "If $x = 2$, then the value of $x^2$ is equal to:",
  );
  expect(asked("What is $\\int_0^1 x\\,dx$?")).toBe("The value of $\\int_0^1 x\\,dx$ is equal to:");
  expect(asked("A car stops. What is the speed of its wheels then?")).toBe(
    "A car stops. The speed of its wheels is then:",
  );
});

test("a typed number has its unit after the blank", () => {
  expect(asked("What is the force on the rod? Give the answer in $\\mathrm{N}$.", true)).toBe(
    "The force on the rod is ______ $\\mathrm{N}$.",
  );
  expect(asked("What is the force on the rod? Take $g = 10$.")).toBe(
    "The force on the rod is: (Take $g = 10$.)",
  );
  expect(asked("What is the force on the rod? Take $g = 10$.", true)).toBe(
    "The force on the rod is ______. Take $g = 10$.",
  );
});

test("asides keep their commas, and sentences that would not read well stay questions", () => {
  expect(asked("What is the area, in square units, of the region?")).toBe(
    "The area, in square units, of the region is:",
  );
  expect(asked("What is the half-life, to one decimal?")).toBe("The half-life, to one decimal, is:");
  const conditional = "What is the density of the liquid, if that of water is 1?";
  expect(asked(conditional)).toBe(conditional);
});
