import {
  DIFFICULTIES,
  type Difficulty,
  KINDS,
  type Kind,
  OPTIONS,
} from "@prepfeed/contract/foundation/catalogue";
import { Learning, Today } from "@prepfeed/contract/foundation/limits";
import { chanceOf, guessOf, isAtLevel, startEstimate } from "../../rules/learner-model.ts";

const awayFrom = (chance: number) => Math.abs(chance - Today.targetChance);

/**
 * How well a new question suits the learner, given the chance of a right answer; nearly zero beyond the learner's
 * level, and lowest for the hardest.
 */
export function fitOf(chance: number): number {
  return (1 - awayFrom(chance)) * (isAtLevel(chance) ? 1 : Today.misfitWorth);
}

/** Whether a learner with this many answers may be asked it. */
export const isAllowed = (difficulty: Difficulty | null, answers: number) =>
  difficulty !== "HARD" || answers >= Today.firstAnswers;

/** The levels to ask the engine for, the most suitable first. */
export function levelsFor(skill: number, answers: number): Difficulty[] {
  const away = (level: Difficulty) => awayFrom(chanceOf(skill, startEstimate(level)));
  return DIFFICULTIES.filter((level) => isAllowed(level, answers)).sort((a, b) => away(a) - away(b));
}

/** The kinds to ask the engine for: one letter, and of the kinds that are harder to guess those whose Easy questions are not too hard. */
export function kindsFor(skill: number): Kind[] {
  const easiest = (kind: Kind) => chanceOf(skill, startEstimate("EASY"), guessOf(kind, OPTIONS.length));
  return KINDS.filter((kind) => kind === "SINGLE" || easiest(kind) >= Learning.levelChance.least);
}
