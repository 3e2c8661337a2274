import { type Belief, estimateSkill, type Tried, type Weighed } from "./skill-estimate.ts";

/** The assumed skill of a learner before the first answer, and how much units differ from a learner's mean. */
const NOBODY_KNOWN: Belief = { mean: 0, variance: 1.5 };
const UNITS_DIFFER = 0.5;
/** After this many newer answers an answer counts half, because people learn. */
const HALF_LIFE = 100;

/** A skill in each unit, from answers with the newest first: units with few answers borrow from the others. */
export function believedSkills(newestFirst: readonly Tried[]): (unit: string) => Belief {
  const units = new Map<string, Weighed[]>();
  const weighed = newestFirst.map((tried, at) => ({ ...tried, weight: 2 ** (-at / HALF_LIFE) }));
  for (const tried of weighed) {
    const ofUnit = units.get(tried.unit);
    if (ofUnit) ofUnit.push(tried);
    else units.set(tried.unit, [tried]);
  }
  const all = estimateSkill(weighed, NOBODY_KNOWN);
  const before = { mean: all.mean, variance: UNITS_DIFFER + all.variance };
  const skills = new Map([...units].map(([unit, tried]) => [unit, estimateSkill(tried, before)]));
  return (unit) => skills.get(unit) ?? before;
}
