import { messages } from "@prepfeed/contract/foundation/messages";
import { expect, it } from "vitest";
import { answerWords } from "./answer-words.ts";

const RIGHT = { isCorrect: true, correctAnswer: "B", pointsEarned: 1 };

it("names the number of points in the reply", () => {
  expect(answerWords(RIGHT)).toBe("Correct! +1 point");
  expect(answerWords({ ...RIGHT, pointsEarned: 2 })).toBe("Correct! +2 points");
});

it("mentions no point if the reply has none", () => {
  expect(answerWords({ ...RIGHT, pointsEarned: 0 })).toBe("Correct!");
  expect(answerWords({ ...RIGHT, pointsEarned: 0, unpaidReason: "HINT_USED" })).toBe(
    `Correct! ${messages.questions.unpaid.HINT_USED}`,
  );
});

it("names the right answer after a wrong one", () => {
  expect(answerWords({ ...RIGHT, isCorrect: false, pointsEarned: 0 })).toBe(
    "Incorrect. The correct answer is B",
  );
});
