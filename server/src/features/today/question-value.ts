import { Today } from "@prepfeed/contract/foundation/limits";
import { chanceOf } from "../../rules/learner-model.ts";
import { chanceAfter, gainOf } from "../../rules/memory/memory.ts";

/** The value of reviewing a question today: the gain on the day of the exam, times its share of the paper. */
export function reviewValue(
  memory: { stability: number; difficulty: number },
  { share, daysSince, daysAhead }: { share: number; daysSince: number; daysAhead: number },
): number {
  return share * gainOf(memory, daysSince, daysAhead);
}

/**
 * The value of a question that was never asked: it is higher the less its topic is known, and the larger its share of
 * the exam.
 */
export function newQuestionValue(
  skill: number,
  { share, daysAhead }: { share: number; daysAhead: number },
): number {
  const unknown = 1 - chanceOf(skill, 0, 0);
  return share * unknown * Today.newValue * chanceAfter(daysAhead, Today.newStability);
}
