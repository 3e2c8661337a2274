import { sum } from "../../../../numbers/arithmetic.ts";
import { numberWord } from "../../../../writing/english.ts";
import type { Misread, Quantity } from "./quantity.ts";

const shownSum = (parts: readonly Quantity[]) => parts.map((part) => part.sum ?? part.amount).join(" + ");

/** What a slip in one of the parts does to their sum. */
const slipsOfParts = (parts: readonly Quantity[], total: number): Misread[] =>
  [0, 1].flatMap((at) =>
    parts.flatMap((part) => {
      const [amount, why] = part.misread[at] ?? [];
      return amount === undefined || why === undefined ? [] : [[total - part.amount + amount, why] as const];
    }),
  );

/** Some added up: "the number of candidates who qualified at Patna and Kochi together". */
export function together(says: string, parts: readonly Quantity[]): Quantity {
  const total = sum(parts.map(({ amount }) => amount));
  return {
    says,
    amount: total,
    sum: shownSum(parts),
    again: () => sum(parts.map((part) => part.again())),
    misread: [
      ...slipsOfParts(parts, total),
      ...parts.map(({ amount }): Misread => [total - amount, "leaving out one of them"]),
    ],
  };
}

export function averageOf(says: string, parts: readonly Quantity[]): Quantity {
  const whole = together(says, parts);
  const n = parts.length;
  return {
    says,
    amount: whole.amount / n,
    sum: `\\frac{${whole.sum}}{${n}}`,
    again: () => whole.again() / n,
    misread: [
      [whole.amount / (n + 1), `dividing by ${numberWord(n + 1)} instead of ${numberWord(n)}`],
      ...whole.misread.map(([amount, why]): Misread => [amount / n, why]),
    ],
  };
}

export function gapOf(a: Quantity, b: Quantity): Quantity {
  const [large, small] = a.amount > b.amount ? [a, b] : [b, a];
  return {
    says: `the difference between ${a.says} and ${b.says}`,
    amount: large.amount - small.amount,
    sum: `${large.sum ?? large.amount} - ${small.sum && /[-+]/.test(small.sum) ? `(${small.sum})` : (small.sum ?? small.amount)}`,
    again: () => large.again() - small.again(),
    misread: [
      ...large.misread.slice(0, 3).map(([amount, why]): Misread => [Math.abs(amount - small.amount), why]),
      ...small.misread.slice(0, 3).map(([amount, why]): Misread => [Math.abs(large.amount - amount), why]),
      [large.amount, "forgetting to take the smaller away"],
    ],
  };
}
