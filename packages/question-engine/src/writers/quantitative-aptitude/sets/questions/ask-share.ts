import { gcd, nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num, percent, ratio } from "../../../../numbers/value.ts";
import { wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { SetQuestion } from "../../../../writing/set-writer.ts";
import {
  found,
  isPlain,
  type Misread,
  mixed,
  percents,
  type Quantity,
  type Show,
  sound,
} from "./quantity.ts";

const LARGEST_TERM = 30;

export function askRatio(a: Quantity, b: Quantity, show: Show = num): SetQuestion | undefined {
  const terms = termsOf(a.amount, b.amount);
  if (a.amount === b.amount || Math.max(...terms) > LARGEST_TERM) return undefined;
  const slips: (readonly [number, number, string])[] = [
    ...mixed(
      a.misread.map(([amount, why]) => [amount, b.amount, why] as const),
      b.misread.map(([amount, why]) => [a.amount, amount, why] as const),
    ).slice(0, 4),
    // Not among the first wrong options: a ratio beside its reverse suggests that one of the two is right.
    [b.amount, a.amount, "turning the ratio round"],
    [b.misread[0]?.[0] ?? 0, a.misread[0]?.[0] ?? 0, "a slip in both, and turning the ratio round"],
    [a.misread[0]?.[0] ?? 0, b.misread[0]?.[0] ?? 0, "a slip in both of them"],
    [a.amount, a.amount + b.amount, "comparing the first with the sum of the two"],
    [b.amount, a.amount + b.amount, "comparing the second with the sum of the two"],
  ];
  return sound({
    text: `What is the ratio of ${a.says} to ${b.says}?`,
    answer: ratio(a.amount, b.amount),
    distractors: slips
      .filter(([x, y]) => x > 0 && y > 0 && x !== y && Math.max(...termsOf(x, y)) <= 2 * LARGEST_TERM)
      .map(([x, y, why]) => wrong(ratio(x, y), why)),
    explanation: [
      found(a, show),
      found(b, show),
      `The ratio is $${a.amount} : ${b.amount} = ${ratio(a.amount, b.amount).tex}$.`,
    ],
    verify: () => nearlyEqual(a.again() * terms[1], b.again() * terms[0], 1e-6),
  });
}

/** "By what percentage is the first more (or less) than the second?" */
export function askPercentMore(a: Quantity, b: Quantity, show: Show = num): SetQuestion | undefined {
  const change = (x: number, y: number) => (100 * Math.abs(x - y)) / y;
  const answer = change(a.amount, b.amount);
  if (!isPlain(answer) || answer === 0 || answer > 200) return undefined;
  const word = a.amount > b.amount ? "more" : "less";
  const slips: Misread[] = [
    [change(b.amount, a.amount), `taking the percentage of ${a.says}`],
    ...mixed(
      a.misread.map(([amount, why]): Misread => [change(amount, b.amount), why]),
      b.misread.map(([amount, why]): Misread => [change(a.amount, amount), why]),
    ),
    [(100 * a.amount) / b.amount, "giving the one as a percentage of the other, without the difference"],
    [answer + 5, "a slip in the division"],
    [answer - 5, "a slip in the division"],
  ];
  return sound({
    text: `By what percentage is ${a.says} ${word} than ${b.says}?`,
    answer: percent(answer),
    distractors: percents(slips, answer),
    explanation: [
      found(a, show),
      found(b, show),
      `The difference as a percentage of the second is $\\frac{${Math.abs(a.amount - b.amount)}}{${b.amount}} \\times 100 = ${percent(answer).tex}$.`,
    ],
    verify: () => nearlyEqual(b.again() * (1 + ((word === "more" ? 1 : -1) * answer) / 100), a.again(), 1e-6),
  });
}

/** "The first is what percentage of the second?" */
export function askPercentOf(
  a: Quantity,
  b: Quantity,
  show: Show = num,
  text = `${capitalise(a.says)} is what percentage of ${b.says}?`,
): SetQuestion | undefined {
  const answer = (100 * a.amount) / b.amount;
  if (!isPlain(answer) || answer === 100 || answer > 250) return undefined;
  const slips: Misread[] = [
    [(100 * b.amount) / a.amount, "dividing the wrong way round"],
    ...mixed(
      a.misread.map(([amount, why]): Misread => [(100 * amount) / b.amount, why]),
      b.misread.map(([amount, why]): Misread => [(100 * a.amount) / amount, why]),
    ),
    [Math.abs(100 - answer), "giving what is missing to 100%"],
    ...[5, -5, 10, -10, 15, -15].map((by): Misread => [answer + by, "a slip in the division"]),
  ];
  // What a glance at the figure rules out is not offered.
  const isLikely = (amount: number) => amount !== 100 && amount > answer / 2 && amount < answer * 1.6;
  return sound({
    text,
    answer: percent(answer),
    distractors: percents(
      slips.filter(([amount]) => isLikely(amount)),
      answer,
    ),
    explanation: [
      found(a, show),
      found(b, show),
      `So the percentage is $\\frac{${a.amount}}{${b.amount}} \\times 100 = ${percent(answer).tex}$.`,
    ],
    verify: () => nearlyEqual((b.again() * answer) / 100, a.again(), 1e-6),
  });
}

/** The same to the nearest whole percentage, for values that do not come out. */
export function askAbout(a: Quantity, b: Quantity, show: Show = num): SetQuestion | undefined {
  const exact = (100 * a.amount) / b.amount;
  const answer = Math.round(exact);
  if (isNeat(exact) || Math.abs(exact - answer) > 0.35 || answer < 8 || answer > 180) return undefined;
  const slips: Misread[] = [
    ...mixed(
      a.misread.map(([amount, why]): Misread => [(100 * amount) / b.amount, why]),
      b.misread.map(([amount, why]): Misread => [(100 * a.amount) / amount, why]),
    ),
    [(100 * b.amount) / a.amount, "dividing the wrong way round"],
    [answer + 10, "a slip in the division"],
    [answer - 7, "a slip in the division"],
    [answer + 5, "rounding too early"],
  ];
  const kept: Misread[] = [];
  for (const [amount, why] of slips) {
    const rounded = Math.round(amount);
    if (
      rounded > 0 &&
      rounded < Math.max(100, 2 * answer) &&
      [answer, ...kept.map(([other]) => other)].every((x) => Math.abs(x - rounded) >= 3)
    )
      kept.push([rounded, why]);
  }
  return sound({
    text: `${capitalise(a.says)} is approximately what percentage of ${b.says}?`,
    answer: percent(answer),
    distractors: kept.map(([amount, why]) => wrong(percent(amount), why)),
    explanation: [
      found(a, show),
      found(b, show),
      `$\\frac{${a.amount}}{${b.amount}} \\times 100 \\approx ${roundTo(exact, 2)}$, that is about ${percent(answer)}.`,
    ],
    verify: () => Math.abs((100 * a.again()) / b.again() - answer) < 0.5,
  });
}

export function termsOf(a: number, b: number): [number, number] {
  const shared = gcd(a, b) || 1;
  return [a / shared, b / shared];
}
