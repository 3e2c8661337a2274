import { type Difficulty, type Kind, OPTIONS } from "@prepfeed/contract/catalogue";
import { Learning } from "@prepfeed/contract/limits";

/** What one answer tells about the learner and the question. */
export interface Shifts {
  /** Added to the learner's skill in the subject. */
  subject: number;
  /** Added to the learner's offset in the topic. */
  topic: number;
  /** Added to the question's difficulty. */
  question: number;
}

export interface Knowledge {
  subjectSkill: number;
  subjectAnswers: number;
  topicOffset: number;
  topicAnswers: number;
  estimate: number;
  questionAnswers: number;
  /** The chance to guess right: see `guessOf`. */
  guess: number;
}

/** The chance to guess right. */
export function guessOf(kind: Kind, options: number): number {
  if (kind === "SINGLE" && options > OPTIONS.length) return Learning.guess.FIVE;
  return Learning.guess[kind];
}

/** The chance of a right answer, guessing included. */
export function chanceOf(skill: number, difficulty: number, guess: number = Learning.guess.SINGLE): number {
  return guess + (1 - guess) / (1 + Math.exp(difficulty - skill));
}

/** Estimates that have seen many answers move less. */
function stepAfter(answers: number): number {
  return Math.max(Learning.minStep, Learning.firstStep / (1 + Learning.slowdown * answers));
}

export function learn(known: Knowledge, isCorrect: boolean): Shifts {
  const surprise =
    Number(isCorrect) - chanceOf(known.subjectSkill + known.topicOffset, known.estimate, known.guess);
  return {
    subject: stepAfter(known.subjectAnswers) * surprise,
    topic: stepAfter(known.topicAnswers) * surprise,
    question: -stepAfter(known.questionAnswers) * surprise,
  };
}

export function startEstimate(difficulty: Difficulty | undefined): number {
  return Learning.startDifficulty[difficulty ?? "MEDIUM"];
}
