import type { Post } from "@prepfeed/contract/posts";
import type { MyAnswer, PublicQuestion } from "@prepfeed/contract/questions";
import { describe, expect, it } from "vitest";
import { minutesAndSeconds } from "./minutes-and-seconds.ts";
import { isNearEnd } from "./near-end.ts";
import { contentToShow, nextOpenQuestion, optionLook, titleToShow } from "./post-rules.ts";

const question = (questionText: string, myAnswer: MyAnswer | null = null) =>
  ({ questionText, myAnswer }) as PublicQuestion;
const post = (title: string, content: string, ...questions: PublicQuestion[]) =>
  ({ title, content, questions }) as Post;
const answered = { isCorrect: true } as MyAnswer;

describe("titleToShow", () => {
  it("shows a title that says something of its own", () => {
    expect(titleToShow(post("Thermodynamics", "", question("How much work?")))).toBe("Thermodynamics");
  });

  it.each(["What is the  Speed of", "What is the speed of...", "", "  "])("leaves out %j", (title) => {
    expect(titleToShow(post(title, "", question("What is the speed of light?")))).toBeNull();
  });

  it("leaves out what begins the content", () => {
    expect(titleToShow(post("Read twice", "Read twice, answer once."))).toBeNull();
  });
});

it("shows no content that only repeats the question", () => {
  expect(contentToShow(post("", "What is it?", question("What  is it?")))).toBeNull();
  expect(contentToShow(post("", " ", question("What is it?")))).toBeNull();
  expect(contentToShow(post("", "From 2024", question("What is it?")))).toBe("From 2024");
});

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

it("writes seconds as m:ss", () => {
  expect([0, 9, 60, 61.4, 3_600, -3].map(minutesAndSeconds)).toEqual([
    "0:00",
    "0:09",
    "1:00",
    "1:01",
    "60:00",
    "0:00",
  ]);
});

it("asks for the next page at 80 %", () => {
  expect(isNearEnd({ scrollY: 100, innerHeight: 600, scrollHeight: 1_000 })).toBe(false);
  expect(isNearEnd({ scrollY: 200, innerHeight: 600, scrollHeight: 1_000 })).toBe(true);
});
