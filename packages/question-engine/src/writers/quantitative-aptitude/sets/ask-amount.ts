import { nearlyEqual, sum } from "../../../arithmetic.ts";
import { capitalise, numberWord } from "../../../english.ts";
import { isNeat } from "../../../kit/rounding.ts";
import type { SetQuestion } from "../../../set-writer.ts";
import { num } from "../../../value.ts";
import { found, type Misread, mixed, numbers, type Quantity, type Show, slipOf, sound } from "./quantity.ts";

export function askDifference(a: Quantity, b: Quantity, show: Show = num): SetQuestion | undefined {
  const answer = Math.abs(a.worth - b.worth);
  if (answer === 0) return undefined;
  const slips: Misread[] = [
    ...mixed(
      a.misread.map(([worth, why]): Misread => [Math.abs(worth - b.worth), why]),
      b.misread.map(([worth, why]): Misread => [Math.abs(a.worth - worth), why]),
    ),
    ...[1, -1, 2, -2].map((by): Misread => [answer + by * slipOf(answer), "a slip in the subtraction"]),
  ];
  const [large, small] = a.worth > b.worth ? [a, b] : [b, a];
  return sound({
    text: `What is the difference between ${a.says} and ${b.says}?`,
    answer: show(answer),
    // No difference is as large as what it is a difference of.
    distractors: numbers(
      slips.filter(([worth]) => worth < large.worth),
      answer,
      show,
    ),
    explanation: [
      found(a, show),
      found(b, show),
      `The difference is $${large.worth} - ${small.worth} = ${show(answer).tex}$.`,
    ],
    verify: () => nearlyEqual(small.again() + answer, large.again(), 1e-6),
  });
}

/** A plain value, found in one or two steps. */
export function askValue(a: Quantity, steps: readonly string[], show: Show = num): SetQuestion | undefined {
  const slips: Misread[] = [
    ...a.misread,
    ...[1, -1, 2, -2].map((by): Misread => [a.worth + by * slipOf(a.worth), "a slip in the calculation"]),
  ];
  return sound({
    text: `What is ${a.says}?`,
    answer: show(a.worth),
    distractors: numbers(slips, a.worth, show),
    explanation: steps,
    verify: () => nearlyEqual(a.again(), a.worth, 1e-6),
  });
}

/** The same with its sum as the one step. */
export function askSum(a: Quantity): SetQuestion | undefined {
  return askValue(a, [`${capitalise(a.says)} is $${a.sum} = ${num(a.worth).tex}$.`]);
}

/** The mean of parts; `says` is "the average number of scooters made per year by Firm P". */
export function askAverage(
  says: string,
  parts: readonly Quantity[],
  extra: readonly Misread[],
  show: Show = num,
): SetQuestion | undefined {
  const total = sum(parts.map(({ worth }) => worth));
  const answer = total / parts.length;
  if (!isNeat(answer, 1)) return undefined;
  const n = parts.length;
  const least = Math.min(...parts.map(({ worth }) => worth));
  const largest = Math.max(...parts.map(({ worth }) => worth));
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
      `Add up: $${parts.map(({ worth }) => worth).join(" + ")} = ${total}$.`,
      `Divide by the number of entries: $${total} \\div ${n} = ${show(answer).tex}$.`,
    ],
    verify: () => nearlyEqual(sum(parts.map((part) => part.again() - answer)), 0, 1e-6),
  });
}
