import type { ComputedDraft } from "../../../computed.ts";
import { list } from "../../../english.ts";
import { slips } from "../../../kit/slips.ts";
import type { Random } from "../../../random.ts";
import { num } from "../../../value.ts";

/** What some of the things have and others lack. */
export interface Trait<T> {
  /** Completes "those that …": "reduce Tollens' reagent". */
  said: string;
  because: string;
  holds: (thing: T) => boolean;
  /** What somebody would go by who knows nothing of the trait; nothing is asked where that gives the right number. */
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
  const chosen = random.sample(things, random.int(6, 8));
  const right = chosen.filter(holds);
  if (right.length < 2 || right.length > chosen.length - 2) return undefined;
  if (seems && chosen.filter(seems).length === right.length) return undefined;
  const key = num(right.length);
  return {
    text: `Consider the ${kind} ${list(chosen.map(nameOf))}. What is the number of them that ${said}?`,
    answer: key,
    distractors: slips(
      random,
      key,
      num,
      // More than are named nobody would count, and all of them hardly anybody.
      MISCOUNTS.map(([by, why]) => [right.length + by, why] as const).filter(
        ([count]) => count < chosen.length,
      ),
    ),
    explanation: [
      because,
      `Those that ${said} are ${list(right.map(nameOf))}.`,
      `Their number is $${right.length}$.`,
    ],
    verify: () => chosen.length - chosen.filter((thing) => !holds(thing)).length === right.length,
  };
}
