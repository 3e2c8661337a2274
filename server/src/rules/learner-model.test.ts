import { expect, test } from "vitest";
import { chanceOf, guessOf, learn, levelAsPlayed, levelOf, playedDifficulty } from "./learner-model.ts";

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

test("estimates with many answers move less, but never stop moving", () => {
  const often = learn({ ...unknown, questionAnswers: 20 }, true);
  expect(often.question).toBeCloseTo(-(0.9 / 2) * 0.375);
  expect(learn({ ...unknown, questionAnswers: 1e6 }, true).question).toBeCloseTo(-0.08 * 0.375);
});

test("estimates find the true difficulty of a question that 90 of 100 learners of medium skill get wrong beyond guessing", () => {
  let estimate = 0;
  for (let i = 0; i < 400; i++)
    estimate += learn({ ...unknown, estimate, questionAnswers: i }, i % 10 < 3).question;
  expect(chanceOf(0, estimate)).toBeCloseTo(0.3, 1);
});

test("if guessing seldom helps, a right answer says more and a wrong one less", () => {
  expect([guessOf("SINGLE", 4), guessOf("SINGLE", 5), guessOf("NUMERICAL", 0)]).toEqual([0.25, 0.2, 0]);
  expect(guessOf("MULTIPLE", 4)).toBeCloseTo(1 / 15);
  const typed = { ...unknown, guess: 0 };
  expect(learn(typed, true).subject).toBeGreaterThan(learn(unknown, true).subject);
  expect(Math.abs(learn(typed, false).subject)).toBeLessThan(Math.abs(learn(unknown, false).subject));
});

test("the share of right answers tells how hard a question plays", () => {
  const levels = [0.31, 0.6, 0.9, 0, 1].map((right) => levelOf(playedDifficulty(right, 0.25)));
  expect(levels).toEqual(["HARD", "MEDIUM", "EASY", "HARD", "EASY"]);
  expect(playedDifficulty(chanceOf(0, 0.7), 0.25)).toBeCloseTo(0.7, 6);
});

test("the tag counts until thirty people have answered, then how it plays", () => {
  const question = { difficulty: "MEDIUM" as const, estimate: 1.2 };
  expect(levelAsPlayed({ ...question, answers: 29 })).toBe("MEDIUM");
  expect(levelAsPlayed({ ...question, answers: 30 })).toBe("HARD");
  expect(levelAsPlayed({ difficulty: null, estimate: -2 })).toBeNull();
});
