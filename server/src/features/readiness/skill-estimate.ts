import { chanceOf } from "../../rules/learner-model.ts";

/** One answer to a question of a unit. */
export interface Tried {
  unit: string;
  difficulty: number;
  /** The chance to guess right. */
  guess: number;
  isCorrect: boolean;
}

/** Its weight, at most 1. */
export type Weighed = Tried & { weight: number };

/** An estimated skill: the most likely value, and the standard deviation. */
export interface Belief {
  mean: number;
  variance: number;
}

const ROUNDS = 12;
const LARGEST_STEP = 1;

/** The skill that makes the answers most likely, starting from the earlier estimate (a Laplace approximation). */
export function estimateSkill(tried: readonly Weighed[], before: Belief): Belief {
  let skill = before.mean;
  let precision = 1 / before.variance;
  for (let round = 0; round < ROUNDS; round++) {
    let slope = (before.mean - skill) / before.variance;
    precision = 1 / before.variance;
    for (const { difficulty, guess, isCorrect, weight } of tried) {
      const chance = chanceOf(skill, difficulty, guess);
      const knows = (chance - guess) / (1 - guess);
      // The derivative of the chance, divided by the variance of the answer.
      const pull = ((1 - guess) * knows * (1 - knows)) / (chance * (1 - chance));
      slope += weight * pull * (Number(isCorrect) - chance);
      precision += weight * pull ** 2 * chance * (1 - chance);
    }
    const step = slope / precision;
    skill += Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, step));
    if (Math.abs(step) < 1e-4) break;
  }
  return { mean: skill, variance: 1 / precision };
}
