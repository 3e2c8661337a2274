import { sum } from "../../../arithmetic.ts";
import { numberWord } from "../../../english.ts";
import type { Misread, Quantity } from "./quantity.ts";

const shownSum = (parts: readonly Quantity[]) => parts.map((part) => part.sum ?? part.worth).join(" + ");

/** What a slip in one of the parts does to their sum. */
const slipsOfParts = (parts: readonly Quantity[], total: number): Misread[] =>
  [0, 1].flatMap((at) =>
    parts.flatMap((part) => {
      const [worth, why] = part.misread[at] ?? [];
      return worth === undefined || why === undefined ? [] : [[total - part.worth + worth, why] as const];
    }),
  );

/** Some added up: "the number of candidates who qualified at Patna and Kochi together". */
export function together(says: string, parts: readonly Quantity[]): Quantity {
  const total = sum(parts.map(({ worth }) => worth));
  return {
    says,
    worth: total,
    sum: shownSum(parts),
    again: () => sum(parts.map((part) => part.again())),
    misread: [
      ...slipsOfParts(parts, total),
      ...parts.map(({ worth }): Misread => [total - worth, "leaving out one of them"]),
    ],
  };
}

export function averageOf(says: string, parts: readonly Quantity[]): Quantity {
  const whole = together(says, parts);
  const n = parts.length;
  return {
    says,
    worth: whole.worth / n,
    sum: `\\frac{${whole.sum}}{${n}}`,
    again: () => whole.again() / n,
    misread: [
      [whole.worth / (n + 1), `dividing by ${numberWord(n + 1)} instead of ${numberWord(n)}`],
      ...whole.misread.map(([worth, why]): Misread => [worth / n, why]),
    ],
  };
}

export function gapOf(a: Quantity, b: Quantity): Quantity {
  const [large, small] = a.worth > b.worth ? [a, b] : [b, a];
  return {
    says: `the difference between ${a.says} and ${b.says}`,
    worth: large.worth - small.worth,
    sum: `${large.sum ?? large.worth} - ${small.sum && /[-+]/.test(small.sum) ? `(${small.sum})` : (small.sum ?? small.worth)}`,
    again: () => large.again() - small.again(),
    misread: [
      ...large.misread.slice(0, 3).map(([worth, why]): Misread => [Math.abs(worth - small.worth), why]),
      ...small.misread.slice(0, 3).map(([worth, why]): Misread => [Math.abs(large.worth - worth), why]),
      [large.worth, "forgetting to take the smaller away"],
    ],
  };
}
