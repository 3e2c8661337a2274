import { expect, test } from "vitest";
import { chanceOf, guessOf, learn } from "./learner-model.ts";

const unknown = {
  subjectSkill: 0,
  subjectAnswers: 0,
  topicOffset: 0,
  topicAnswers: 0,
  estimate: 0,
  questionAnswers: 0,
  guess: 0.25,
};

test("the chance lies between a guess and certainty, and grows with skill", () => {
  expect(chanceOf(0, 0)).toBeCloseTo(0.625);
  expect(chanceOf(-20, 0)).toBeCloseTo(0.25);
  expect(chanceOf(20, 0)).toBeCloseTo(1);
  expect(chanceOf(1, 0)).toBeGreaterThan(chanceOf(0, 0));
});

test("a right answer raises the skill and lowers the difficulty, a wrong one the other way round", () => {
  const right = learn(unknown, true);
  expect(right.subject).toBeCloseTo(0.9 * 0.375);
  expect(right).toMatchObject({ topic: right.subject, question: -right.subject });
  expect(learn(unknown, false).subject).toBeCloseTo(-0.9 * 0.625);
});

test("what is well known moves less, but never stops moving", () => {
  const often = learn({ ...unknown, questionAnswers: 20 }, true);
  expect(often.question).toBeCloseTo(-(0.9 / 2) * 0.375);
  expect(learn({ ...unknown, questionAnswers: 1e6 }, true).question).toBeCloseTo(-0.08 * 0.375);
});

test("estimates find the truth of a question that 90 of 100 learners of medium skill get wrong beyond guessing", () => {
  let estimate = 0;
  for (let i = 0; i < 400; i++)
    estimate += learn({ ...unknown, estimate, questionAnswers: i }, i % 10 < 3).question;
  expect(chanceOf(0, estimate)).toBeCloseTo(0.3, 1);
});

test("where guessing seldom helps, a right answer tells more and a wrong one less", () => {
  expect([guessOf("SINGLE", 4), guessOf("SINGLE", 5), guessOf("NUMERICAL", 0)]).toEqual([0.25, 0.2, 0]);
  expect(guessOf("MULTIPLE", 4)).toBeCloseTo(1 / 15);
  const typed = { ...unknown, guess: 0 };
  expect(learn(typed, true).subject).toBeGreaterThan(learn(unknown, true).subject);
  expect(Math.abs(learn(typed, false).subject)).toBeLessThan(Math.abs(learn(unknown, false).subject));
});
