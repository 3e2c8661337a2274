import { nearlyEqual, roundTo, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num, percent, ratio } from "../../../../numbers/value.ts";
import { wrong } from "../../../../writing/computed.ts";
import type { SetQuestion } from "../../../../writing/set-writer.ts";
import { termsOf } from "./ask-share.ts";
import {
  found,
  isPlain,
  type Misread,
  numbers,
  percents,
  type Quantity,
  type Show,
  slipOf,
  sound,
} from "./quantity.ts";

/** A part of a whole: "the percentage of candidates who qualified at Patna". */
export interface Share {
  says: string;
  part: Quantity;
  whole: Quantity;
}

const shareOf = (part: number, whole: number) => (100 * part) / whole;

/** By how many points two percentages of different wholes differ. */
export function askGapOfShares(one: Share, other: Share): SetQuestion | undefined {
  const [x, y] = [one, other].map(({ part, whole }) => shareOf(part.amount, whole.amount)) as [
    number,
    number,
  ];
  const answer = Math.abs(x - y);
  if (!isPlain(answer) || !isNeat(x, 1) || !isNeat(y, 1)) return undefined;
  const gap = (a: number, b: number) => Math.abs(a - b);
  const both = shareOf(one.part.amount + other.part.amount, one.whole.amount + other.whole.amount);
  const slips: Misread[] = [
    ...one.part.misread
      .slice(0, 3)
      .map(([amount, why]): Misread => [gap(shareOf(amount, one.whole.amount), y), why]),
    [gap(shareOf(one.part.amount, other.whole.amount), y), "taking both percentages of the second whole"],
    [gap(x, shareOf(other.part.amount, one.whole.amount)), "taking both percentages of the first whole"],
    [(100 * answer) / y, "giving the difference as a percentage of the second"],
    [(100 * answer) / x, "giving the difference as a percentage of the first"],
    [gap(x, both), "comparing the first with the two together"],
    ...[2, -2, 5, -5, 3].map((by): Misread => [answer + by, "a slip in one of the divisions"]),
  ];
  const places = isNeat(answer) ? 0 : 1;
  return sound({
    text: `What is the difference, in percentage points, between ${one.says} and ${other.says}?`,
    answer: num(roundTo(answer, 1)),
    distractors: slips
      .filter(([amount]) => amount > 0 && amount < 100 && isNeat(amount, places))
      .map(([amount, why]) => wrong(num(roundTo(amount, 1)), why)),
    explanation: [
      `The first is $\\frac{${one.part.amount}}{${one.whole.amount}} \\times 100 = ${percent(x, 1).tex}$.`,
      `The second is $\\frac{${other.part.amount}}{${other.whole.amount}} \\times 100 = ${percent(y, 1).tex}$.`,
      `They differ by $${num(roundTo(answer, 1)).tex}$ percentage points.`,
    ],
    verify: () => {
      const [a, b, c, d] = [one.part, one.whole, other.part, other.whole].map((each) => each.again());
      const cross = Math.abs((a ?? 0) * (d ?? 0) - (c ?? 0) * (b ?? 0));
      return nearlyEqual((100 * cross) / ((b ?? 1) * (d ?? 1)), answer, 1e-6);
    },
  });
}

const SPLITS = [
  [1, 2],
  [3, 1],
  [2, 3],
  [4, 1],
  [3, 2],
  [3, 5],
  [5, 4],
  [5, 3],
  [7, 5],
  [4, 5],
] as const;

/** Two numbers are each divided in a ratio of their own: how many there are of one kind in both. */
export function askSplit(
  random: Random,
  a: Quantity,
  b: Quantity,
  kinds: readonly [string, string],
  show: Show = num,
): SetQuestion | undefined {
  const [r, s] = random.sample(SPLITS, 2) as [readonly [number, number], readonly [number, number]];
  const wanted = random.pick([0, 1] as const);
  const part = (amount: number, terms: readonly [number, number], kind: 0 | 1) =>
    (amount * terms[kind]) / (terms[0] + terms[1]);
  const other = wanted === 0 ? 1 : 0;
  const [x, y] = [part(a.amount, r, wanted), part(b.amount, s, wanted)];
  const answer = x + y;
  const those = ({ says }: Quantity) => says.replace(/^the (?:total )?number of /, "the ");
  if (!isNeat(x) || !isNeat(y) || those(a) === a.says || those(b) === b.says) return undefined;
  const slips: Misread[] = [
    [part(a.amount, r, other) + part(b.amount, s, other), `counting the ${kinds[other]}`],
    [part(a.amount, s, wanted) + part(b.amount, r, wanted), "exchanging the two ratios"],
    [x + part(b.amount, s, other), `counting the ${kinds[other]} of the second group`],
    [part(a.amount, r, other) + y, `counting the ${kinds[other]} of the first group`],
    [part(a.amount + b.amount, [r[0] + s[0], r[1] + s[1]], wanted), "adding up the terms of the two ratios"],
    ...a.misread.slice(0, 2).map(([amount, why]): Misread => [part(amount, r, wanted) + y, why]),
    [answer + slipOf(answer), "a slip of addition"],
    [answer - slipOf(answer), "a slip of addition"],
  ];
  const shown = (terms: readonly [number, number]) => `${ratio(...terms)}`;
  return sound({
    difficulty: "HARD",
    text: `Of ${those(a)}, ${kinds[0]} and ${kinds[1]} are in the ratio ${shown(r)}; of ${those(b)}, in the ratio ${shown(s)}. How many ${kinds[wanted]} are there in the two groups together?`,
    answer: show(answer),
    distractors: numbers(
      slips.filter(([amount]) => amount < a.amount + b.amount),
      answer,
      show,
    ),
    explanation: [
      found(a, show),
      found(b, show),
      `The ${kinds[wanted]} are $${a.amount} \\times \\frac{${r[wanted]}}{${r[0] + r[1]}} = ${x}$ and $${b.amount} \\times \\frac{${s[wanted]}}{${s[0] + s[1]}} = ${y}$.`,
      `Together: $${x} + ${y} = ${show(answer).tex}$.`,
    ],
    verify: () =>
      nearlyEqual(
        a.again() + b.again() - part(a.again(), r, other) - part(b.again(), s, other),
        answer,
        1e-6,
      ),
  });
}

interface Newcomer {
  parts: readonly Quantity[];
  /** The whole question, with the average that all have then. */
  text(average: string): string;
  /** No more than this is possible. */
  most?: number;
  show?: Show;
}

/** One more of a kind, to be found from the average that all have then. */
export function askNewcomer(
  random: Random,
  { parts, text, most = Number.POSITIVE_INFINITY, show = num }: Newcomer,
): SetQuestion | undefined {
  const amounts = parts.map(({ amount }) => amount);
  const [n, total] = [parts.length, sum(amounts)];
  const step = total % 5 === 0 ? 5 : 1;
  const average = step * Math.round((random.int(88, 112) * total) / (100 * n * step));
  const answer = (n + 1) * average - total;
  if (
    answer > most ||
    answer < 0.5 * Math.min(...amounts) ||
    answer > 1.5 * Math.max(...amounts) ||
    amounts.includes(answer)
  )
    return undefined;
  const slips: Misread[] = [
    [(n + 1) * average - (total - (amounts[0] ?? 0)), "leaving the first value out of the sum"],
    [n * average - total + average + slipOf(average) * n, "a slip in the product"],
    [2 * average - total / n, "taking the new average for the middle of the old one and the value"],
    [average, "giving the average itself"],
    ...(parts[0]?.misread ?? [])
      .slice(0, 2)
      .map(([amount, why]): Misread => [answer + (amounts[0] ?? 0) - amount, why]),
    [answer + average - total / n, "a slip with the old average"],
    ...[1, -2, 3, -3].map(
      (by): Misread => [answer + by * Math.max(10, slipOf(answer)), "a slip in the subtraction"],
    ),
  ];
  return sound({
    difficulty: "HARD",
    text: text(`${show(average)}`),
    answer: show(answer),
    distractors: numbers(
      slips.filter(([amount]) => amount > answer / 3 && amount < 2.5 * answer && amount <= most),
      answer,
      show,
    ),
    explanation: [
      `So far there are $${amounts.join(" + ")} = ${total}$.`,
      `With one more there must be $${n + 1} \\times ${average} = ${(n + 1) * average}$, so the new value is $${(n + 1) * average} - ${total} = ${show(answer).tex}$.`,
    ],
    verify: () => nearlyEqual((sum(parts.map((part) => part.again())) + answer) / (n + 1), average, 1e-6),
  });
}

const LARGEST_TERM = 30;

/** The ratio of two that have changed by different percentages. */
export function askChangedRatio(
  random: Random,
  a: Quantity,
  b: Quantity,
  show: Show = num,
): SetQuestion | undefined {
  const [up, down] = [random.pick([10, 20, 25, 40, 50]), random.pick([10, 20, 25, 40])];
  const [more, less] = [100 + up, 100 - down];
  const fits = (x: number, y: number, largest: number) => Math.max(...termsOf(x, y)) <= largest;
  const [x, y] = [a.amount * more, b.amount * less];
  if (x === y || !fits(x, y, LARGEST_TERM)) return undefined;
  const slips: (readonly [number, number, string])[] = [
    [a.amount, b.amount, "leaving the changes out"],
    [a.amount * less, b.amount * more, "exchanging the two changes"],
    [x, b.amount * 100, "leaving out the change of the second"],
    [a.amount * 100, y, "leaving out the change of the first"],
    [x, b.amount * (100 + down), "letting the second grow as well"],
    [a.amount * (100 + up - down), b.amount * 100, "setting one change off against the other"],
    ...a.misread.slice(0, 2).map(([amount, why]) => [amount * more, y, why] as const),
  ];
  return sound({
    difficulty: "HARD",
    text: `If ${a.says} were ${up}% more, and ${b.says} ${down}% less, what would be the ratio of the first to the second?`,
    answer: ratio(x, y),
    distractors: slips
      .filter(([one, other]) => one > 0 && other > 0 && one !== other && fits(one, other, 2 * LARGEST_TERM))
      .map(([one, other, why]) => wrong(ratio(one, other), why)),
    explanation: [
      found(a, show),
      found(b, show),
      `After the changes the ratio is $${a.amount} \\times \\frac{${more}}{100} : ${b.amount} \\times \\frac{${less}}{100} = ${ratio(x, y).tex}$.`,
    ],
    verify: () => {
      const [first, second] = termsOf(x, y);
      return nearlyEqual(
        (a.again() + (a.again() * up) / 100) * second,
        (b.again() - (b.again() * down) / 100) * first,
        1e-6,
      );
    },
  });
}

/** What part a quantity is after it and the whole have grown by different percentages. */
export function askShareAfter(random: Random, a: Quantity, whole: Quantity): SetQuestion | undefined {
  const [own, all] = random.sample([10, 20, 25, 40, 50, 60], 2) as [number, number];
  const before = shareOf(a.amount, whole.amount);
  const answer = (before * (100 + own)) / (100 + all);
  if (!isPlain(answer) || answer > 95) return undefined;
  const slips: Misread[] = [
    [before, "leaving both changes out"],
    [(before * (100 + own)) / 100, "leaving out the change of the whole"],
    [(before * 100) / (100 + all), "leaving out its own change"],
    [(before * (100 + all)) / (100 + own), "exchanging the two changes"],
    [before + own - all, "adding and subtracting the percentages"],
    [(before * (100 + own - all)) / 100, "setting one change off against the other"],
    ...[2, -2, 3, -3].map((by): Misread => [answer + by, "a slip in the division"]),
  ];
  return sound({
    difficulty: "HARD",
    text: `If ${whole.says} rises by ${all}% and ${a.says} by ${own}%, what percentage of the new total is the latter?`,
    answer: percent(answer),
    distractors: percents(slips, answer),
    explanation: [
      `Now it is ${percent(before)} of the total.`,
      `After the changes it is $${before} \\times \\frac{${100 + own}}{${100 + all}} = ${percent(answer).tex}$ of the new total.`,
    ],
    verify: () => nearlyEqual((100 * a.again() * (100 + own)) / (whole.again() * (100 + all)), answer, 1e-6),
  });
}
