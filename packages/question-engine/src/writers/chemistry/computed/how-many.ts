import { slips } from "../../../kit/slips.ts";
import type { Random } from "../../../numbers/random.ts";
import { num } from "../../../numbers/value.ts";
import type { ComputedDraft } from "../../../writing/computed.ts";
import { list } from "../../../writing/english.ts";

/** What some of the things have and others lack. */
export interface Trait<T> {
  /** Completes "those that …": "reduce Tollens' reagent". */
  said: string;
  because: string;
  holds: (thing: T) => boolean;
  /**
   * What a learner without knowledge of the trait would go by. If that gives the right number, the question
   * is not asked.
   */
  seems?: (thing: T) => boolean;
}

const MISCOUNTS = [
  [-1, "overlooking one of them"],
  [1, "counting one that does not belong"],
  [2, "counting two that do not belong"],
  [-2, "overlooking two of them"],
  [3, "counting three that do not belong"],
  [-3, "overlooking three of them"],
] as const;

/** How many of six to eight things have a trait; nothing where too few or nearly all of those drawn have it. */
export function howMany<T>(
  random: Random,
  kind: string,
  things: readonly T[],
  { said, because, holds, seems }: Trait<T>,
  nameOf: (thing: T) => string,
): ComputedDraft | undefined {
  const size = random.int(6, 8);
  // The number is drawn first, so that each that is offered is the key at times.
  const wanted = random.int(1, size - 2);
  const [fit, unfit] = [things.filter(holds), things.filter((thing) => !holds(thing))];
  if (fit.length < wanted || unfit.length < size - wanted) return undefined;
  const chosen = random.shuffle([...random.sample(fit, wanted), ...random.sample(unfit, size - wanted)]);
  const right = chosen.filter(holds);
  if (seems && chosen.filter(seems).length === right.length) return undefined;
  const key = num(right.length);
  return {
    text: `Consider the ${kind} ${list(chosen.map(nameOf))}. How many of them ${said}?`,
    answer: key,
    distractors: slips(
      random,
      key,
      num,
      // A number above the number of names is not plausible, and all of them hardly; a number that is never right would soon be known as a wrong option.
      MISCOUNTS.map(([by, why]) => [right.length + by, why] as const).filter(
        ([count]) => count > 0 && count < chosen.length && count <= Math.max(4, fit.length),
      ),
    ),
    explanation: [
      because,
      `Those that ${said}: ${list(right.map(nameOf))}.`,
      `Their number is $${right.length}$.`,
    ],
    verify: () => chosen.length - chosen.filter((thing) => !holds(thing)).length === right.length,
  };
}
