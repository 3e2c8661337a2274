import type { MyAnswer, PublicQuestion } from "@prepfeed/contract/questions";
import { expect, it } from "vitest";
import { nextOpenQuestion } from "./question-state.ts";

const question = (questionText: string, myAnswer: MyAnswer | null = null) =>
  ({ questionText, myAnswer }) as PublicQuestion;
const answered = { isCorrect: true } as MyAnswer;

it("finds the next open question, going round", () => {
  const [open, done] = [question("?"), question("?", answered)];
  expect(nextOpenQuestion([done, open, open], 0)).toBe(1);
  expect(nextOpenQuestion([open, done, done], 2)).toBe(0);
  expect(nextOpenQuestion([done, done], 0)).toBeNull();
  expect(nextOpenQuestion([open], 0)).toBeNull();
});
