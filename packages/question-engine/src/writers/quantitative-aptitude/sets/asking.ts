import type { Difficulty } from "@prepfeed/contract/catalogue";
import { gcd, nearlyEqual, roundTo, sum } from "../../../arithmetic.ts";
import { type Wrong, wrong } from "../../../computed.ts";
import { capitalise, list, numberWord } from "../../../english.ts";
import { isNeat } from "../../../kit/rounding.ts";
import type { Random } from "../../../random.ts";
import type { SetQuestion } from "../../../set-writer.ts";
import { isSame, num, percent, ratio, type Value } from "../../../value.ts";
import { isAskedAgain } from "./asked-again.ts";

/** What a slip gives, and the slip; completes "… comes from". */
export type Misread = readonly [worth: number, why: string];

/** Something that is read off the data or added up from it. */
export interface Quantity {
  /** "the number of scooters made by Firm P in 2019" */
  says: string;
  worth: number;
  /** The sum behind it, where it is one: "120 + 140". */
  sum?: string;
  /** The same, read from what the learner sees. */
  again(): number;
  misread: readonly Misread[];
}

/** Values that stand for the same kind of thing at other places: what is read instead. */
export function misreadings(names: readonly string[], worths: readonly number[], at: number): Misread[] {
  return names.flatMap((name, other) =>
    other === at ? [] : [[worths[other] ?? 0, `taking the value of ${name}`] as const],
  );
}

export type Show = (worth: number) => Value;

/** Banks show five options, so that four wrong ones are needed. */
const LEAST_WRONG = 4;
const LARGEST_TERM = 30;

/** The draft, if enough of its wrong answers differ from the key and from each other. */
export function sound(draft: SetQuestion & { answer: Value }): SetQuestion | undefined {
  const kept: Wrong[] = [];
  for (const candidate of draft.distractors) {
    const { value } = candidate;
    if (typeof value === "string") return draft;
    if (![draft.answer, ...kept.map((other) => other.value as Value)].some((other) => isSame(other, value)))
      kept.push(candidate);
  }
  return kept.length >= LEAST_WRONG ? { ...draft, distractors: kept.slice(0, 8) } : undefined;
}

/** By how much a slip of one in the second digit is off; a round number slips to a round one. */
export function slipOf(worth: number): number {
  const round = [10, 5].find((step) => worth % step === 0 && worth > step) ?? 1;
  return Math.max(round, 10 ** Math.max(0, Math.floor(Math.log10(worth)) - 1));
}

function found({ says, worth, sum: added }: Quantity, show: Show = num): string {
  const shown = show(worth);
  return added ? `${capitalise(says)} is $${added} = ${shown.tex}$.` : `${capitalise(says)} is ${shown}.`;
}

export function askRatio(a: Quantity, b: Quantity, show: Show = num): SetQuestion | undefined {
  const terms = termsOf(a.worth, b.worth);
  if (a.worth === b.worth || Math.max(...terms) > LARGEST_TERM) return undefined;
  const slips: (readonly [number, number, string])[] = [
    [b.worth, a.worth, "turning the ratio round"],
    ...mixed(
      a.misread.map(([worth, why]) => [worth, b.worth, why] as const),
      b.misread.map(([worth, why]) => [a.worth, worth, why] as const),
    ).slice(0, 4),
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
    verify: () => a.again() * (terms[1] ?? 0) === b.again() * (terms[0] ?? 0),
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
    ...[5, -5, 10, -10].map((by): Misread => [answer + by, "a slip in the division"]),
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
    verify: () => small.again() + answer === large.again(),
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

/** Which of the named has the most or the least; a tie at the top is drawn again. */
export function askWhich(
  text: string,
  ranked: readonly { name: string; worth: number; shown: string }[],
  isLeast = false,
): SetQuestion | undefined {
  const sorted = [...ranked].sort((x, y) => (isLeast ? x.worth - y.worth : y.worth - x.worth));
  const [best, second] = sorted;
  if (!best || !second || ranked.length < 5) return undefined;
  if (Math.abs(best.worth - second.worth) < 1e-9) return undefined;
  const wording = (place: number) =>
    place === 0
      ? `overlooking that ${best.name} lies still ${isLeast ? "lower" : "higher"}`
      : place === sorted.length - 2
        ? `looking for the ${isLeast ? "most" : "least"} instead`
        : `a slip in comparing it with ${best.name}`;
  return {
    text,
    answer: best.name,
    distractors: sorted.slice(1).map(({ name }, place) => wrong(name, wording(place))),
    explanation: [
      `${list(ranked.map(({ name, shown }) => `${name}: ${shown}`))}.`,
      `The ${isLeast ? "least" : "greatest"} of these belongs to ${best.name}.`,
    ],
    verify: () => ranked.every(({ worth }) => (isLeast ? worth >= best.worth : worth <= best.worth)),
  };
}

/** How many of the cases hold; the wrong answers lie around. */
export function askHowMany(
  text: string,
  holds: readonly { name: string; shown: string; holds: boolean }[],
  conclusion: string,
): SetQuestion | undefined {
  const answer = holds.filter((one) => one.holds).length;
  if (answer === 0 || answer === holds.length) return undefined;
  const names = holds.filter((one) => one.holds).map(({ name }) => name);
  return sound({
    text,
    answer: num(answer),
    distractors: [
      answer + 1,
      answer - 1,
      holds.length - answer,
      answer + 2,
      answer - 2,
      answer + 3,
      answer + 4,
    ]
      .filter((worth) => worth >= 0 && worth <= holds.length)
      .map((worth) => wrong(num(worth), worth < answer ? "overlooking a case" : "counting a case too many")),
    explanation: [
      `${list(holds.map(({ name, shown }) => `${name}: ${shown}`))}.`,
      `${conclusion} ${list(names)}: $${answer}$ in all.`,
    ],
  });
}

/** Percentages that look like the key: with at most as many decimals, above zero. */
export function percents(slips: readonly Misread[], answer: number): Wrong[] {
  const places = isNeat(answer) ? 0 : 1;
  return slips
    .filter(([worth]) => worth > 0 && worth <= 400 && isNeat(worth, places) && worth !== answer)
    .map(([worth, why]) => wrong(percent(worth), why));
}

/** Numbers that look like the key. */
export function numbers(slips: readonly Misread[], answer: number, show: Show): Wrong[] {
  const places = isNeat(answer) ? 0 : isNeat(answer, 1) ? 1 : 2;
  return slips
    .filter(([worth]) => worth > 0 && isNeat(worth, places) && !nearlyEqual(worth, answer))
    .map(([worth, why]) => wrong(show(roundTo(worth, 2)), why));
}

export function isPlain(worth: number): boolean {
  return isNeat(worth, 1) && worth >= 1;
}

/** The two lists by turns. */
function mixed<T>(one: readonly T[], other: readonly T[]): T[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at).flatMap((at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ]);
}

function termsOf(a: number, b: number): [number, number] {
  const shared = gcd(a, b) || 1;
  return [a / shared, b / shared];
}

/** A way to ask: tried with other places of the data until one comes out well. */
export type Form<Data> = (random: Random, data: Data) => SetQuestion | undefined;

const TRIES = 60;

/** Five questions of different forms, those of one step only where there are no others; nothing if the data do not give so many. */
export function fiveOf<Data>(
  random: Random,
  data: Data,
  forms: readonly Form<Data>[],
): SetQuestion[] | undefined {
  const asked: SetQuestion[] = [];
  const plain: SetQuestion[] = [];
  for (const form of random.shuffle(forms)) {
    if (asked.length === 5) break;
    for (let tries = 0; tries < TRIES; tries++) {
      const question = form(random, data);
      if (!question || asked.some((other) => isAskedAgain(other, question))) continue;
      (question.difficulty === "EASY" ? plain : asked).push(question);
      break;
    }
  }
  for (const question of plain)
    if (asked.length < 5 && !asked.some((other) => isAskedAgain(other, question))) asked.push(question);
  return asked.length === 5 ? asked : undefined;
}

export function withLevel(
  difficulty: Difficulty,
  question: SetQuestion | undefined,
): SetQuestion | undefined {
  return question && { ...question, difficulty };
}
