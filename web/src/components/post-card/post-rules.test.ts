import type { Post } from "@prepfeed/contract/posts/posts";
import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import { describe, expect, it } from "vitest";
import { contentToShow, isAnsweredBefore, titleToShow } from "./post-rules.ts";

const question = (questionText: string) => ({ questionText }) as PublicQuestion;
const post = (title: string, content: string, ...questions: PublicQuestion[]) =>
  ({ title, content, questions }) as Post;

describe("titleToShow", () => {
  it("shows a title that adds something", () => {
    expect(titleToShow(post("Thermodynamics", "", question("How much work?")))).toBe("Thermodynamics");
  });

  it.each(["What is the  Speed of", "What is the speed of...", "", "  "])("leaves out %j", (title) => {
    expect(titleToShow(post(title, "", question("What is the speed of light?")))).toBeNull();
  });

  it("leaves out the beginning of the content", () => {
    expect(titleToShow(post("Read twice", "Read twice, answer once."))).toBeNull();
  });
});

it("shows no content that only repeats the question", () => {
  expect(contentToShow(post("", "What is it?", question("What  is it?")))).toBeNull();
  expect(contentToShow(post("", " ", question("What is it?")))).toBeNull();
  expect(contentToShow(post("", "From 2024", question("What is it?")))).toBe("From 2024");
});

it("folds only posts that were completely answered before they were loaded", () => {
  const answered = (...answers: (object | null)[]) =>
    isAnsweredBefore({ questions: answers.map((myAnswer) => ({ myAnswer })) } as Post);
  const [before, now] = [{ isCorrect: true }, { isCorrect: true, isNew: true }];
  expect(answered(before, before)).toBe(true);
  expect(answered(before, null)).toBe(false);
  expect(answered(before, now)).toBe(false);
  expect(answered()).toBe(false);
});
