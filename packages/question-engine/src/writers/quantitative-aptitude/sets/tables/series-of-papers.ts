import { otherFillings, otherNext, otherWrongPlaces, worthsOf } from "../../../../kit/other-rules.ts";
import { slips } from "../../../../kit/slips.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { wrong } from "../../../../writing/computed.ts";
import type { SetQuestion } from "../../../../writing/set-writer.ts";

/** A rule that leads from one number to the next, and back. */
interface Rule {
  kind: string;
  first: number;
  /** The `n`th step, from 1. */
  next(before: number, n: number): number;
  back(after: number, n: number): number;
  says: string;
}

const adding = (kind: string, first: number, step: (n: number) => number, says: string): Rule => ({
  kind,
  first,
  next: (before, n) => before + step(n),
  back: (after, n) => after - step(n),
  says,
});

/** Seven numbers are shown, so that no other plain rule fits them. */
const STEPS = [1, 2, 3, 4, 5, 6];

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31];

const RULES: readonly ((random: Random) => Rule)[] = [
  (random) => {
    const [start, sign] = [random.int(2, 9), random.sign()];
    const step = (n: number) => sign * (start + n - 1) ** 2;
    return adding(
      "squares",
      sign > 0 ? random.int(5, 60) : random.int(900, 1400),
      step,
      `The squares of ${STEPS.map((n) => start + n - 1).join(", ")} are ${sign > 0 ? "added" : "subtracted"} one after the other.`,
    );
  },
  (random) => {
    const sign = random.sign();
    return adding(
      "cubes",
      sign > 0 ? random.int(3, 90) : random.int(700, 1200),
      (n) => sign * n ** 3,
      `The cubes of ${STEPS.join(", ")} are ${sign > 0 ? "added" : "subtracted"} one after the other.`,
    );
  },
  (random) => {
    const [at, times] = [random.int(0, 4), random.int(2, 6)];
    const step = (n: number) => times * (PRIMES[at + n - 1] ?? 0);
    return adding(
      "primes",
      random.int(8, 90),
      step,
      `The differences are ${times} times the primes ${STEPS.map((n) => PRIMES[at + n - 1]).join(", ")}.`,
    );
  },
  (random) => {
    const [start, one, grow] = [random.int(5, 20), random.int(3, 9), random.int(2, 6)];
    const step = (n: number) => start + (n - 1) * one + (grow * (n - 1) * (n - 2)) / 2;
    const second = STEPS.slice(0, -1).map((n) => step(n + 1) - step(n));
    return adding(
      "second differences",
      random.int(7, 80),
      step,
      `The differences are ${STEPS.map(step).join(", ")}; these grow by ${second.join(", ")}.`,
    );
  },
  (random) => {
    const sign = random.sign();
    return {
      kind: "times and plus",
      first: sign > 0 ? random.int(2, 9) : random.int(4, 12),
      next: (before, n) => before * n + sign * n,
      back: (after, n) => (after - sign * n) / n,
      says: `Multiply by 1 and ${sign > 0 ? "add" : "subtract"} 1, by 2 and ${sign > 0 ? "add" : "subtract"} 2, by 3 and ${sign > 0 ? "add" : "subtract"} 3, and so on.`,
    };
  },
  (random) => {
    const add = random.int(2, 9);
    return {
      kind: "rising factor",
      first: random.int(2, 9),
      next: (before, n) => before * n + add,
      back: (after, n) => (after - add) / n,
      says: `Multiply by 1, 2, 3, 4, 5, 6 in turn and add ${add} each time.`,
    };
  },
  (random) => ({
    kind: "half factors",
    first: 8 * random.int(2, 14),
    next: (before, n) => before * (n / 2),
    back: (after, n) => after / (n / 2),
    says: "Multiply by 0.5, 1, 1.5, 2, 2.5, 3 in turn.",
  }),
  (random) => {
    const [factor, start] = [random.pick([2, 3]), random.int(3, 15)];
    return {
      kind: "factor and rising sum",
      first: random.int(4, 15),
      next: (before, n) => before * factor - (start + n - 1),
      back: (after, n) => (after + start + n - 1) / factor,
      says: `Multiply by ${factor} and subtract ${STEPS.map((n) => start + n - 1).join(", ")} in turn.`,
    };
  },
  (random) => {
    const add = random.int(3, 12);
    return {
      kind: "alternating",
      first: random.int(3, 12),
      next: (before, n) => (n % 2 === 1 ? before * 2 : before + add * n),
      back: (after, n) => (n % 2 === 1 ? after / 2 : after - add * n),
      says: `Double the number and add by turns: × 2, + ${2 * add}, × 2, + ${4 * add}, × 2, + ${6 * add}.`,
    };
  },
];

const LARGEST = 9000;
/** Banks show five options. */
const FEWEST_WRONG = 4;

function drawSeries(random: Random): (Rule & { terms: number[] }) | undefined {
  const rule = random.pick(RULES)(random);
  const terms = [rule.first];
  for (const n of STEPS) terms.push(rule.next(terms.at(-1) ?? 0, n));
  const isPlain = terms.every((term) => term > 0 && term < LARGEST && isNeat(term, 1));
  return isPlain && new Set(terms).size === terms.length ? { ...rule, terms } : undefined;
}

const shown = (terms: readonly (number | "?")[]) =>
  `$${terms.map((term) => (term === "?" ? term : num(term).tex)).join(",\\ ")}$`;

/** Reached from the number before by the rule, and by going back from the last one. */
function isReachedBothWays(
  { terms, next, back }: Rule & { terms: number[] },
  at: number,
  amount: number,
): boolean {
  const fromEnd = range(at, terms.length - 2)
    .reverse()
    .reduce((after, n) => back(after, n + 1), terms.at(-1) ?? 0);
  return Math.abs(next(terms[at - 1] ?? 0, at) - amount) < 1e-9 && Math.abs(fromEnd - amount) < 1e-9;
}

export function missingNumber(random: Random): (SetQuestion & { kind: string }) | undefined {
  const series = drawSeries(random);
  if (!series) return undefined;
  const { terms, kind, says } = series;
  const at = random.int(2, terms.length - 1);
  const [old = 0, before = 0, answer = 0] = terms.slice(at - 2, at + 1);
  const after = terms[at + 1];
  const off = Math.max(2, Math.round(Math.abs(answer - before) / 8));
  const distractors = slips(random, num(answer), num, [
    [2 * before - old, "adding the difference before once more"],
    ...(after === undefined
      ? []
      : [[(before + after) / 2, "taking the middle between the neighbours"] as const]),
    [series.next(before, at - 1), "using the step before once more"],
    [series.next(before, at + 1), "going on to the next step too early"],
    [answer + off, "a slip in one step of the rule"],
    [answer - off, "a slip in one step of the rule"],
    [answer + 2 * off, "a slip in one step of the rule"],
    [answer - 2 * off, "a slip in one step of the rule"],
  ]).filter(({ value }) => typeof value !== "string" && !terms.includes(value.number ?? 0));
  if (distractors.length < FEWEST_WRONG) return undefined;
  const others =
    after === undefined ? otherNext(terms.slice(0, -1)) : otherFillings(terms, at, worthsOf(distractors));
  if (others.some((value) => value !== answer)) return undefined;
  return {
    kind,
    text: shown(terms.map((term, place) => (place === at ? "?" : term))),
    answer: num(answer),
    distractors,
    explanation: [says, `So ${num(answer)} follows ${num(before)}.`],
    verify: () => isReachedBothWays(series, at, answer),
  };
}

export function wrongNumber(random: Random): (SetQuestion & { kind: string }) | undefined {
  const series = drawSeries(random);
  if (!series) return undefined;
  const { terms, kind, says } = series;
  const at = random.int(2, terms.length - 2);
  const right = terms[at] ?? 0;
  const spoiled = right + random.sign() * Math.max(1, Math.round(right * random.pick([0.02, 0.03, 0.05])));
  const given = terms.map((term, place) => (place === at ? spoiled : term));
  if (new Set(given).size < given.length || isOrdered(given) !== isOrdered(terms)) return undefined;
  if (isSeenByItsEnd(given, at)) return undefined;
  if (otherWrongPlaces(given).some((place) => place !== at)) return undefined;
  const others = range(1, terms.length - 1).filter((place) => place !== at);
  return {
    kind,
    text: shown(given),
    answer: num(spoiled),
    distractors: random
      .shuffle(others)
      .map((place) =>
        wrong(
          num(terms[place] ?? 0),
          Math.abs(place - at) === 1
            ? "blaming a neighbour of the wrong number"
            : "testing another rule that fails there",
        ),
      ),
    explanation: [says, `So ${num(right)} should stand where ${num(spoiled)} stands.`],
    verify: () => isReachedBothWays(series, at, right) && spoiled !== right,
  };
}

/** All others are even, or odd, or end alike in 0 or 5. */
function isSeenByItsEnd(terms: readonly number[], at: number): boolean {
  return [2, 5].some((by) => {
    const rests = new Set(terms.filter((_, place) => place !== at).map((term) => term % by));
    return rests.size === 1 && !rests.has((terms[at] ?? 0) % by);
  });
}

/** Whether the numbers only rise or only fall; one that breaks this is seen at once. */
function isOrdered(terms: readonly number[]): boolean {
  const signs = new Set(terms.slice(1).map((term, at) => Math.sign(term - (terms[at] ?? 0))));
  return signs.size === 1;
}
