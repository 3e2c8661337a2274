import { describe, expect, it } from "vitest";
import { reportOn } from "../src/grammar/issues.ts";
import { findLearnerSlips } from "../src/grammar/learner-rules.ts";

const correct = (text: string) => reportOn(text, findLearnerSlips(text)).correctedText;

describe("common errors of learners", () => {
  it.each([
    ["She can sings very well.", "She can sing very well."],
    ["I am agree with your answer.", "I agree with your answer."],
    ["There is many ways to solve it.", "There are many ways to solve it."],
    ["The results is out today.", "The results are out today."],
    ["It depend on the temperature.", "It depends on the temperature."],
    ["the exam begins at ten.", "The exam begins at ten."],
    ["We began early. then we left.", "We began early. Then we left."],
    ["She was to tired to study.", "She was too tired to study."],
    ["Your going to pass this exam.", "You're going to pass this exam."],
    ["I look forward to meet you.", "I look forward to meeting you."],
    ["The book consists three parts.", "The book consists of three parts."],
    ["He is senior than me.", "He is senior to me."],
    ["The informations are old.", "The information are old."],
    ["Less people came.", "Fewer people came."],
  ])("are corrected in %j", (wrong, right) => {
    expect(correct(wrong)).toBe(right);
  });

  it.each([
    "He can always pass.",
    "There is two-way traffic here.",
    "The news is good.",
    "Does it depend on pressure?",
    "It was meant to last, e.g. in water.",
    "photosynthesis in green plants",
    "pH is a scale from 0 to 14.",
    "She is to leave at noon.",
    "Less water was used.",
  ])("are not found in %j", (text) => {
    expect(findLearnerSlips(text)).toEqual([]);
  });
});
