import { Today } from "@prepfeed/contract/foundation/limits";
import { awayFromTarget, isAtLevel } from "../../rules/learner-model.ts";

/**
 * How well a new question suits the learner, given the chance of a right answer; nearly zero beyond the learner's
 * level, and lowest for the hardest.
 */
export function fitOf(chance: number): number {
  return (1 - awayFromTarget(chance)) * (isAtLevel(chance) ? 1 : Today.misfitWorth);
}
