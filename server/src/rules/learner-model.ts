import {
  DIFFICULTIES,
  type Difficulty,
  KINDS,
  type Kind,
  OPTIONS,
} from "@prepfeed/contract/foundation/catalogue";
import { Learning, Today } from "@prepfeed/contract/foundation/limits";
import { Statistics } from "@prepfeed/contract/questions/statistics-limits";

/** What one answer says about the learner and the question. */
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

/** The chance of a right answer, including guessing. */
export function chanceOf(skill: number, difficulty: number, guess: number = Learning.guess.SINGLE): number {
  return guess + (1 - guess) / (1 + Math.exp(difficulty - skill));
}

/** Whether a question with this chance of a right answer is neither too hard nor too easy. */
export function isAtLevel(chance: number): boolean {
  const { least, most } = Learning.levelChance;
  return chance >= least && chance <= most;
}

/** Estimates with many answers move less. */
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

/** The largest share that is used; the smallest is 1 minus this. Shares of 0 and 1 would give infinite difficulties. */
const SURE = 0.98;

/** The difficulty of a question that learners of average skill get right with this share. */
export function playedDifficulty(right: number, guess: number): number {
  const known = Math.min(SURE, Math.max(1 - SURE, (right - guess) / (1 - guess)));
  return Math.log((1 - known) / known);
}

/** The name of a difficulty: the one whose start value is nearest to it. */
export function levelOf(difficulty: number): Difficulty {
  const { EASY, MEDIUM, HARD } = Learning.startDifficulty;
  if (difficulty < (EASY + MEDIUM) / 2) return "EASY";
  return difficulty > (MEDIUM + HARD) / 2 ? "HARD" : "MEDIUM";
}

/** The name of a question's measured difficulty; its author's label while too few people have answered. */
export function levelAsPlayed({
  difficulty,
  estimate,
  answers = 0,
}: {
  difficulty: Difficulty | null;
  estimate: number;
  answers?: number;
}): Difficulty | null {
  return answers < Statistics.fewest ? difficulty : levelOf(estimate);
}

export function startEstimate(difficulty: Difficulty | undefined): number {
  return Learning.startDifficulty[difficulty ?? "MEDIUM"];
}

export const awayFromTarget = (chance: number) => Math.abs(chance - Today.targetChance);

/** Whether a learner with this many answers may be asked it. */
export const isAllowed = (difficulty: Difficulty | null, answers: number) =>
  difficulty !== "HARD" || answers >= Today.firstAnswers;

/** The levels to ask the engine for, the most suitable first. */
export function levelsFor(skill: number, answers: number): Difficulty[] {
  const away = (level: Difficulty) => awayFromTarget(chanceOf(skill, startEstimate(level)));
  return DIFFICULTIES.filter((level) => isAllowed(level, answers)).sort((a, b) => away(a) - away(b));
}

/** The kinds to ask the engine for: one letter, and of the kinds that are harder to guess those whose Easy questions are not too hard. */
export function kindsFor(skill: number): Kind[] {
  const easiest = (kind: Kind) => chanceOf(skill, startEstimate("EASY"), guessOf(kind, OPTIONS.length));
  return KINDS.filter((kind) => kind === "SINGLE" || easiest(kind) >= Learning.levelChance.least);
}
