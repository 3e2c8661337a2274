import { Today } from "@prepfeed/contract/limits";
import { chanceOf } from "../../rules/learner-model.ts";
import { chanceAfter, gainOf } from "../../rules/memory/memory.ts";

/** What reviewing a question today is worth on the day of the exam. */
export function reviewWorth(
  memory: { stability: number; difficulty: number },
  { share, daysSince, daysAhead }: { share: number; daysSince: number; daysAhead: number },
): number {
  return share * gainOf(memory, daysSince, daysAhead);
}

/** What an open question is worth: the less its topic is known, and the more of the exam it is, the more. */
export function newWorth(
  { skill, estimate }: { skill: number; estimate: number },
  { share, daysAhead }: { share: number; daysAhead: number },
): number {
  const unknown = 1 - chanceOf(skill, estimate, 0);
  return share * unknown * Today.newWorth * chanceAfter(daysAhead, Today.newStability);
}
