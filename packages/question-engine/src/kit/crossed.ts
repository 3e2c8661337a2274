import type { Value } from "../numbers/value.ts";
import { type Wrong, wrong } from "../writing/computed.ts";

/** The two parts of a wrong answer, and the mistake; completes "… comes from". */
type PairSlip<One, Other> = readonly [one: One, other: Other, why: string];

/**
 * Wrong answers of two parts: those that the mistakes give, and their wrong parts combined with each other and with
 * the right ones. If all wrong answers were right in one part, the answer would be what they have in common.
 */
export function crossed<One, Other>(
  show: (one: One, other: Other) => Value | string,
  [right, alsoRight]: readonly [One, Other],
  slips: readonly PairSlip<One, Other>[],
): Wrong[] {
  const ones = slips.map(([one]) => one).filter((one) => one !== right);
  const others = slips.map(([, other]) => other).filter((other) => other !== alsoRight);
  const joined = ones.flatMap((one, at) =>
    others.slice(0, 2).map((other, place) => ({ one, other, rank: at + place })),
  );
  const both = joined.sort((x, y) => x.rank - y.rank).slice(0, 3);
  return [
    ...slips.slice(0, 4).map(([one, other, why]) => wrong(show(one, other), why)),
    ...both.map(({ one, other }) => wrong(show(one, other), "a mistake in each of the two parts")),
    ...ones.slice(0, 1).map((one) => wrong(show(one, alsoRight), "a mistake in the first part")),
    ...others.slice(0, 1).map((other) => wrong(show(right, other), "a mistake in the second part")),
    ...slips.slice(4).map(([one, other, why]) => wrong(show(one, other), why)),
  ];
}
