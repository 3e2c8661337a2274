import { KINDS, type Kind, OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import { Learning, Today } from "@prepfeed/contract/foundation/limits";
import { awayFromTarget, chanceOf, guessOf, isAtLevel, startEstimate } from "../../rules/learner-model.ts";

/**
 * How well a new question suits the learner, given the chance of a right answer; nearly zero beyond the learner's
 * level, and lowest for the hardest.
 */
export function fitOf(chance: number): number {
  return (1 - awayFromTarget(chance)) * (isAtLevel(chance) ? 1 : Today.misfitWorth);
}

/** The kinds to ask the engine for: one letter, and of the kinds that are harder to guess those whose Easy questions are not too hard. */
export function kindsFor(skill: number): Kind[] {
  const easiest = (kind: Kind) => chanceOf(skill, startEstimate("EASY"), guessOf(kind, OPTIONS.length));
  return KINDS.filter((kind) => kind === "SINGLE" || easiest(kind) >= Learning.levelChance.least);
}
