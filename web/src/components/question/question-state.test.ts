import type { MyAnswer, PublicQuestion } from "@prepfeed/contract/questions/questions";
import { expect, it } from "vitest";
import { chipState, nextOpenQuestion } from "./question-state.ts";

const question = (questionText: string, myAnswer: MyAnswer | null = null) =>
  ({ questionText, myAnswer }) as PublicQuestion;
const answered = { isCorrect: true } as MyAnswer;

it("finds the next open question, wrapping around", () => {
  const [open, done] = [question("?"), question("?", answered)];
  expect(nextOpenQuestion([done, open, open], 0)).toBe(1);
  expect(nextOpenQuestion([open, done, done], 2)).toBe(0);
  expect(nextOpenQuestion([done, done], 0)).toBeNull();
  expect(nextOpenQuestion([open], 0)).toBeNull();
});

it("passes over a question that takes no answers", () => {
  const checked = { ...question("?"), state: "CHECKED" } as PublicQuestion;
  expect(nextOpenQuestion([question("?", answered), checked, question("?")], 0)).toBe(2);
  expect(nextOpenQuestion([question("?", answered), checked], 0)).toBeNull();
});

it("shows an answer to a dropped question as neither right nor wrong", () => {
  expect(chipState(question("?", answered))).toBe("right");
  expect(chipState(question("?", { ...answered, isCorrect: false, isDropped: true }))).toBe("chosen");
});
