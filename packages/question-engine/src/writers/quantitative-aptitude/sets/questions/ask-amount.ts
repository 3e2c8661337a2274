import { nearlyEqual, sum } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { capitalise, numberWord } from "../../../../writing/english.ts";
import type { SetQuestion } from "../../../../writing/set-writer.ts";
import { found, type Misread, mixed, numbers, type Quantity, type Show, slipOf, sound } from "./quantity.ts";

export function askDifference(a: Quantity, b: Quantity, show: Show = num): SetQuestion | undefined {
  const answer = Math.abs(a.amount - b.amount);
  if (answer === 0) return undefined;
  const slips: Misread[] = [
    ...mixed(
      a.misread.map(([amount, why]): Misread => [Math.abs(amount - b.amount), why]),
      b.misread.map(([amount, why]): Misread => [Math.abs(a.amount - amount), why]),
    ),
    ...[1, -1, 2, -2].map((by): Misread => [answer + by * slipOf(answer), "a slip in the subtraction"]),
  ];
  const [large, small] = a.amount > b.amount ? [a, b] : [b, a];
  return sound({
    text: `What is the difference between ${a.says} and ${b.says}?`,
    answer: show(answer),
    // No difference is as large as what it is a difference of.
    distractors: numbers(
      slips.filter(([amount]) => amount < large.amount),
      answer,
      show,
    ),
    explanation: [
      found(a, show),
      found(b, show),
      `The difference is $${large.amount} - ${small.amount} = ${show(answer).tex}$.`,
    ],
    verify: () => nearlyEqual(small.again() + answer, large.again(), 1e-6),
  });
}

/** A plain value, found in one or two steps. */
export function askValue(a: Quantity, steps: readonly string[], show: Show = num): SetQuestion | undefined {
  const slips: Misread[] = [
    ...a.misread,
    ...[1, -1, 2, -2].map((by): Misread => [a.amount + by * slipOf(a.amount), "a slip in the calculation"]),
  ];
  return sound({
    text: `What is ${a.says}?`,
    answer: show(a.amount),
    distractors: numbers(slips, a.amount, show),
    explanation: steps,
    verify: () => nearlyEqual(a.again(), a.amount, 1e-6),
  });
}

/** The same with its sum as the one step. */
export function askSum(a: Quantity): SetQuestion | undefined {
  return askValue(a, [`${capitalise(a.says)} is $${a.sum} = ${num(a.amount).tex}$.`]);
}

/** The mean of parts; `says` is "the average number of scooters made per year by Firm P". */
export function askAverage(
  says: string,
  parts: readonly Quantity[],
  extra: readonly Misread[],
  show: Show = num,
): SetQuestion | undefined {
  const total = sum(parts.map(({ amount }) => amount));
  const answer = total / parts.length;
  if (!isNeat(answer, 1)) return undefined;
  const n = parts.length;
  const least = Math.min(...parts.map(({ amount }) => amount));
  const largest = Math.max(...parts.map(({ amount }) => amount));
  const slips: Misread[] = [
    ...extra.map(([sums, why]): Misread => [sums / n, why]),
    [(least + largest) / 2, "taking the middle between the least and the greatest"],
    [(total - least) / n, "leaving out the least of them"],
    [total / (n - 1), `dividing by ${numberWord(n - 1)} instead of ${numberWord(n)}`],
    [(total - largest) / (n - 1), "leaving out the greatest of them"],
    [(total + largest) / n, "counting the greatest twice"],
    [total / (n + 1), `dividing by ${numberWord(n + 1)} instead of ${numberWord(n)}`],
    [answer + slipOf(answer), "a slip of addition"],
    [answer - slipOf(answer), "a slip of addition"],
  ];
  return sound({
    text: `What is ${says}?`,
    answer: show(answer),
    distractors: numbers(slips, answer, show),
    explanation: [
      `Add up: $${parts.map(({ amount }) => amount).join(" + ")} = ${total}$.`,
      `Divide by the number of entries: $${total} \\div ${n} = ${show(answer).tex}$.`,
    ],
    verify: () => nearlyEqual(sum(parts.map((part) => part.again() - answer)), 0, 1e-6),
  });
}
