import { gcd, nearlyEqual, roundTo } from "../../../arithmetic.ts";
import { wrong } from "../../../computed.ts";
import { capitalise } from "../../../english.ts";
import { isNeat } from "../../../kit/rounding.ts";
import type { SetQuestion } from "../../../set-writer.ts";
import { num, percent, ratio } from "../../../value.ts";
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
  const terms = termsOf(a.worth, b.worth);
  if (a.worth === b.worth || Math.max(...terms) > LARGEST_TERM) return undefined;
  const slips: (readonly [number, number, string])[] = [
    ...mixed(
      a.misread.map(([worth, why]) => [worth, b.worth, why] as const),
      b.misread.map(([worth, why]) => [a.worth, worth, why] as const),
    ).slice(0, 4),
    // Not among the first: who sees a ratio and its reverse takes one of the two.
    [b.worth, a.worth, "turning the ratio round"],
    [b.misread[0]?.[0] ?? 0, a.misread[0]?.[0] ?? 0, "a slip in both, and turning the ratio round"],
    [a.misread[0]?.[0] ?? 0, b.misread[0]?.[0] ?? 0, "a slip in both of them"],
    [a.worth, a.worth + b.worth, "comparing the first with the sum of the two"],
    [b.worth, a.worth + b.worth, "comparing the second with the sum of the two"],
  ];
  return sound({
    text: `What is the ratio of ${a.says} to ${b.says}?`,
    answer: ratio(a.worth, b.worth),
    distractors: slips
      .filter(([x, y]) => x > 0 && y > 0 && x !== y && Math.max(...termsOf(x, y)) <= 2 * LARGEST_TERM)
      .map(([x, y, why]) => wrong(ratio(x, y), why)),
    explanation: [
      found(a, show),
      found(b, show),
      `The ratio is $${a.worth} : ${b.worth} = ${ratio(a.worth, b.worth).tex}$.`,
    ],
    verify: () => nearlyEqual(a.again() * terms[1], b.again() * terms[0], 1e-6),
  });
}

/** "By what percentage is the first more (or less) than the second?" */
export function askPercentMore(a: Quantity, b: Quantity, show: Show = num): SetQuestion | undefined {
  const change = (x: number, y: number) => (100 * Math.abs(x - y)) / y;
  const answer = change(a.worth, b.worth);
  if (!isPlain(answer) || answer === 0 || answer > 200) return undefined;
  const word = a.worth > b.worth ? "more" : "less";
  const slips: Misread[] = [
    [change(b.worth, a.worth), `taking the percentage of ${a.says}`],
    ...mixed(
      a.misread.map(([worth, why]): Misread => [change(worth, b.worth), why]),
      b.misread.map(([worth, why]): Misread => [change(a.worth, worth), why]),
    ),
    [(100 * a.worth) / b.worth, "giving the one as a percentage of the other, without the difference"],
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
      `The difference as a percentage of the second is $\\frac{${Math.abs(a.worth - b.worth)}}{${b.worth}} \\times 100 = ${percent(answer).tex}$.`,
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
  const answer = (100 * a.worth) / b.worth;
  if (!isPlain(answer) || answer === 100 || answer > 250) return undefined;
  const slips: Misread[] = [
    [(100 * b.worth) / a.worth, "dividing the wrong way round"],
    ...mixed(
      a.misread.map(([worth, why]): Misread => [(100 * worth) / b.worth, why]),
      b.misread.map(([worth, why]): Misread => [(100 * a.worth) / worth, why]),
    ),
    [Math.abs(100 - answer), "giving what is missing to 100%"],
    ...[5, -5, 10, -10, 15, -15].map((by): Misread => [answer + by, "a slip in the division"]),
  ];
  // What a glance at the figure rules out is not offered.
  const isLikely = (worth: number) => worth !== 100 && worth > answer / 2 && worth < answer * 1.6;
  return sound({
    text,
    answer: percent(answer),
    distractors: percents(
      slips.filter(([worth]) => isLikely(worth)),
      answer,
    ),
    explanation: [
      found(a, show),
      found(b, show),
      `So the percentage is $\\frac{${a.worth}}{${b.worth}} \\times 100 = ${percent(answer).tex}$.`,
    ],
    verify: () => nearlyEqual((b.again() * answer) / 100, a.again(), 1e-6),
  });
}

/** The same to the nearest whole percentage, for values that do not come out. */
export function askAbout(a: Quantity, b: Quantity, show: Show = num): SetQuestion | undefined {
  const exact = (100 * a.worth) / b.worth;
  const answer = Math.round(exact);
  if (isNeat(exact) || Math.abs(exact - answer) > 0.35 || answer < 8 || answer > 180) return undefined;
  const slips: Misread[] = [
    ...mixed(
      a.misread.map(([worth, why]): Misread => [(100 * worth) / b.worth, why]),
      b.misread.map(([worth, why]): Misread => [(100 * a.worth) / worth, why]),
    ),
    [(100 * b.worth) / a.worth, "dividing the wrong way round"],
    [answer + 10, "a slip in the division"],
    [answer - 7, "a slip in the division"],
    [answer + 5, "rounding too early"],
  ];
  const kept: Misread[] = [];
  for (const [worth, why] of slips) {
    const rounded = Math.round(worth);
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
    distractors: kept.map(([worth, why]) => wrong(percent(worth), why)),
    explanation: [
      found(a, show),
      found(b, show),
      `$\\frac{${a.worth}}{${b.worth}} \\times 100 \\approx ${roundTo(exact, 2)}$, that is about ${percent(answer)}.`,
    ],
    verify: () => Math.abs((100 * a.again()) / b.again() - answer) < 0.5,
  });
}

export function termsOf(a: number, b: number): [number, number] {
  const shared = gcd(a, b) || 1;
  return [a / shared, b / shared];
}
