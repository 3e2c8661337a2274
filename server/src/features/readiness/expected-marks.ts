import { chanceOf } from "../../rules/learner-model.ts";
import type { Belief } from "./skill-estimate.ts";

/** Similar questions of a paper: of one unit, with the same marks. */
export interface Slot {
  unit: string;
  count: number;
  marks: number;
  /** What a wrong answer costs. */
  cost: number;
  guess: number;
}

/** How much of an exam is at which difficulty; the shares add up to 1. */
export type Levels = readonly { difficulty: number; share: number }[];

export interface Expected {
  marks: number;
  low: number;
  high: number;
  outOf: number;
}

/** Four of five results are within this many standard deviations. */
const FOUR_OF_FIVE = 1.2816;
/** People have good and bad days: the skill in a whole paper varies by this much. */
const FORM = 0.2;

/**
 * The expected marks, and the range of four of five results. Learners skip questions where guessing costs more than
 * it gains.
 */
export function expectedMarks(
  slots: readonly Slot[],
  levels: Levels,
  skillIn: (unit: string) => Belief,
): Expected {
  let [marks, chance, outOf, most] = [0, 0, 0, 0];
  const slopes = new Map<string, number>();
  for (const slot of slots) {
    const { mean } = skillIn(slot.unit);
    const { value, variance } = expectedValue(slot, levels, mean);
    marks += slot.count * value;
    chance += slot.count * variance;
    outOf += slot.count * slot.marks;
    most += slot.count * slot.cost;
    slopes.set(slot.unit, (slopes.get(slot.unit) ?? 0) + slot.count * slopeOf(slot, levels, mean));
  }
  const doubt = [...slopes].reduce((sum, [unit, slope]) => sum + slope ** 2 * skillIn(unit).variance, 0);
  const form = ([...slopes.values()].reduce((sum, slope) => sum + slope, 0) * FORM) ** 2;
  const room = FOUR_OF_FIVE * Math.sqrt(chance + doubt + form);
  return { marks, low: Math.max(-most, marks - room), high: Math.min(outOf, marks + room), outOf };
}

/** The expected marks of a question for a learner of this skill, and the variance of the result. */
function expectedValue({ marks, cost, guess }: Slot, levels: Levels, skill: number) {
  let [value, square] = [0, 0];
  for (const { difficulty, share } of levels) {
    const chance = chanceOf(skill, difficulty, guess);
    const gain = chance * marks - (1 - chance) * cost;
    if (gain <= 0) continue;
    value += share * gain;
    square += share * (chance * marks ** 2 + (1 - chance) * cost ** 2);
  }
  return { value, variance: square - value ** 2 };
}

const SMALL = 0.05;

/** How many marks a question gains per step of skill. */
export function slopeOf(slot: Slot, levels: Levels, skill: number): number {
  return (
    (expectedValue(slot, levels, skill + SMALL).value - expectedValue(slot, levels, skill - SMALL).value) /
    (2 * SMALL)
  );
}
