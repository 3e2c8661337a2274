import type { MyAnswer, PublicQuestion } from "@prepfeed/contract/questions";
import { describe, expect, it } from "vitest";
import { nextOpenQuestion, optionLook } from "./question-state.ts";

const question = (questionText: string, myAnswer: MyAnswer | null = null) =>
  ({ questionText, myAnswer }) as PublicQuestion;
const answered = { isCorrect: true } as MyAnswer;

describe("optionLook", () => {
  it("shows only the choice before the answer is in", () => {
    expect(optionLook("B", "B", undefined)).toEqual({ state: "chosen" });
    expect(optionLook("A", "B", undefined)).toEqual({ state: "idle" });
  });

  it("then the right one green and a wrong choice red, also in words", () => {
    expect(optionLook("B", "B", "B")).toMatchObject({ state: "right", spoken: "correct, your answer" });
    expect(optionLook("B", "A", "B")).toMatchObject({ state: "right", spoken: "correct" });
    expect(optionLook("A", "A", "B")).toMatchObject({ state: "wrong", spoken: "incorrect, your answer" });
    expect(optionLook("C", "A", "B")).toEqual({ state: "idle" });
  });
});

it("finds the next open question, going round", () => {
  const [open, done] = [question("?"), question("?", answered)];
  expect(nextOpenQuestion([done, open, open], 0)).toBe(1);
  expect(nextOpenQuestion([open, done, done], 2)).toBe(0);
  expect(nextOpenQuestion([done, done], 0)).toBeNull();
  expect(nextOpenQuestion([open], 0)).toBeNull();
});
