import { otherFillings, worthsOf } from "../../../../kit/other-rules.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** Two numbers are drawn and make the third; `placed` is its position. */
interface SetRule {
  of(a: number, b: number): number;
  says: string;
  placed: "middle" | "last";
  isHard?: true;
  /** The result of a mistake in the number, because a plain sum would obviously be of another kind. */
  bent?(made: number, off: number): number;
}

const SET_RULES: readonly SetRule[] = [
  { of: (a, b) => 2 * (a + b), says: "twice the sum of the first and the last", placed: "middle" },
  { of: (a, b) => 3 * (a + b), says: "three times the sum of the first and the last", placed: "middle" },
  { of: (a, b) => a * b - 5, says: "the product of the first and the last less 5", placed: "middle" },
  { of: (a, b) => 3 * a + b, says: "three times the first plus the second", placed: "last" },
  { of: (a, b) => 2 * a + 3 * b, says: "twice the first plus three times the second", placed: "last" },
  { of: (a, b) => a * b + 7, says: "the product of the first and the second plus 7", placed: "last" },
  { of: (a, b) => a * a + b, says: "the square of the first plus the second", placed: "last", isHard: true },
  {
    of: (a, b) => a * a + b * b,
    says: "the sum of the squares of the first and the second",
    placed: "last",
    isHard: true,
  },
  {
    of: (a, b) => (a + b) ** 2,
    says: "the square of the sum of the first and the last",
    placed: "middle",
    bent: (made, off) => (Math.sqrt(made) + off) ** 2,
    isHard: true,
  },
  {
    of: (a, b) => a * b + a + b,
    says: "the product of the first and the last plus their sum",
    placed: "middle",
    isHard: true,
  },
  {
    of: (a, b) => a * b - a - b,
    says: "the product of the first and the second less their sum",
    placed: "last",
    isHard: true,
  },
];

type Triple = readonly [number, number, number];

const placedBy = ({ placed }: SetRule, a: number, b: number, made: number): Triple =>
  placed === "middle" ? [a, made, b] : [a, b, made];
const keeps = (rule: SetRule, [x, y, z]: Triple) =>
  rule.placed === "middle" ? rule.of(x, z) === y : rule.of(x, y) === z;
const shown = (triple: Triple) => `$(${triple.join(",\\ ")})$`;

const WHOLE_NUMBERS =
  "(NOTE: Operations should be performed on the whole numbers, without breaking them down into their digits.)";

function draftSets(random: Random, rules: readonly SetRule[]) {
  const rule = random.pick(rules);
  const pairs = range(1, 7).map(() => [random.int(4, 15), random.int(3, 14)] as const);
  if (new Set(pairs.map(([a, b]) => `${a} ${b}`)).size < 7 || pairs.some(([a, b]) => a === b))
    return undefined;
  const [first, second, right, ...others] = pairs.map(([a, b]) => placedBy(rule, a, b, rule.of(a, b)));
  if (!first || !second || !right) return undefined;
  if ([first, second, right, ...others].some((triple) => triple.some((each) => each < 2))) return undefined;
  const fitting = SET_RULES.filter((other) => keeps(other, first) && keeps(other, second));
  const at = rule.placed === "middle" ? 1 : 2;
  const bent = others.map((triple, n): Triple => {
    const off = [random.int(2, 4), -random.int(2, 4), random.pick([-5, 5, 6]), random.pick([-1, 1])][n] ?? 3;
    return triple.map((each, place) =>
      place === at ? (rule.bent?.(each, off) ?? each + off) : each,
    ) as unknown as Triple;
  });
  if (bent.some((triple) => triple.some((each) => each < 2) || fitting.some((other) => keeps(other, triple))))
    return undefined;
  if (fitting.some((other) => !keeps(other, right))) return undefined;
  const made = (triple: Triple) => (at === 1 ? rule.of(triple[0], triple[2]) : rule.of(triple[0], triple[1]));
  return {
    text: `Select the set in which the numbers are related in the same way as are the numbers of the following sets.\n${shown(first)}\n${shown(second)}\n${WHOLE_NUMBERS}`,
    answer: shown(right),
    distractors: bent.map((triple) =>
      wrong(
        shown(triple),
        `a slip in the last step: by the rule ${triple[at]} would have to be ${made(triple)}`,
      ),
    ),
    explanation: [
      `In both sets the ${at === 1 ? "middle" : "last"} number is ${rule.says}.`,
      `The same holds in ${shown(right)}: the rule gives ${made(right)}.`,
    ],
    verify: () => keeps(rule, right) && bent.every((triple) => !keeps(rule, triple)),
  };
}

interface Growth {
  says: string;
  terms: readonly number[];
}

/** Terms of which each comes from the one before by its step. */
function chain(start: number, count: number, next: (before: number, n: number) => number): number[] {
  const terms = [start];
  for (let n = 0; n < count; n++) terms.push(next(terms[n] ?? 0, n));
  return terms;
}
const grown = (start: number, steps: readonly number[]) =>
  chain(start, steps.length, (before, n) => before + (steps[n] ?? 0));
const PRIMES = [5, 7, 11, 13, 17, 19, 23, 29];

function plainGrowth(random: Random): Growth {
  const start = random.int(4, 40);
  const first = random.int(3, 12);
  return random.pick<() => Growth>([
    () => {
      const by = random.int(2, 6);
      const steps = range(0, 5).map((n) => first + n * by);
      return {
        says: `the differences are ${steps.join(", ")}: each is ${by} more than the one before`,
        terms: grown(start, steps),
      };
    },
    () => {
      const from = random.int(2, 5);
      const steps = range(from, from + 5).map((n) => n * n);
      return {
        says: `the differences are the squares of ${from} to ${from + 5}`,
        terms: grown(start, steps),
      };
    },
    () => {
      const from = random.int(0, 2);
      const steps = PRIMES.slice(from, from + 6);
      return {
        says: `the differences are the prime numbers from ${steps[0]} on`,
        terms: grown(start, steps),
      };
    },
    () => {
      const [by, plus] = [random.int(2, 3), random.int(1, 5)];
      const terms = chain(random.int(2, 9), 6, (before) => before * by + plus);
      return { says: `each term is ${by} times the one before, plus ${plus}`, terms };
    },
  ])();
}

function steepGrowth(random: Random): Growth {
  return random.pick<() => Growth>([
    () => {
      const terms = chain(random.int(2, 9), 5, (before, n) => (before + 1) * (n + 1));
      return { says: "1 is added to each term, and the sum is multiplied by 1, 2, 3, … in turn", terms };
    },
    () => {
      const [plus, by] = [random.int(3, 9), random.int(2, 3)];
      const terms = chain(random.int(2, 9), 6, (before, n) => (n % 2 === 0 ? before + plus : before * by));
      return { says: `by turns ${plus} is added and the term is multiplied by ${by}`, terms };
    },
    () => {
      const steps = range(1, 6).map((n) => n ** 3 + 1);
      return {
        says: "the differences are 1 more than the cubes of 1, 2, 3, …",
        terms: grown(random.int(3, 30), steps),
      };
    },
    () => {
      const from = random.int(2, 5);
      const steps = range(from, from + 5).map((n) => n * (n + 1));
      return {
        says: `the differences are ${from} × ${from + 1}, ${from + 1} × ${from + 2} and so on`,
        terms: grown(random.int(3, 40), steps),
      };
    },
  ])();
}

function draftSeries(random: Random, { says, terms }: Growth) {
  const at = random.int(2, terms.length - 2);
  const [before = 0, answer = 0, after = 0] = terms.slice(at - 1, at + 2);
  const series = terms.map((term, n) => (n === at ? "?" : `${term}`)).join(",\\ ");
  const mean = Math.round((before + after) / 2);
  const distractors = slips(random, num(answer), num, [
    [mean === answer ? mean + 3 : mean, "taking a number half-way between the neighbours"],
    [answer + 2, "a step that is 2 too large"],
    [answer - 2, "a step that is 2 too small"],
    [answer - 4, "a step that is 4 too small"],
    [answer + 4, "a step that is 4 too large"],
    [answer + 1, "a slip of 1 in the last step"],
    [answer - 1, "a slip of 1 in the last step"],
  ]);
  if (otherFillings(terms, at, worthsOf(distractors)).some((value) => value !== answer)) return undefined;
  return {
    text: `Select the number from among the given options that can replace the question mark (?) in the following series.\n$${series}$`,
    answer: num(answer),
    distractors,
    explanation: [
      `In this series ${says}.`,
      `From ${before} this gives $${answer}$, and then $${after}$, as it should be.`,
    ],
    verify: () => before < answer && answer < after,
  };
}

export const numberSets: WriterList = [
  computed({
    name: "set-with-the-same-relation-medium",
    form: "elementary",
    topic: "number-patterns",
    difficulty: "MEDIUM",
    write: patiently((random) =>
      draftSets(
        random,
        SET_RULES.filter(({ isHard }) => !isHard),
      ),
    ),
  }),
  computed({
    name: "set-with-the-same-relation-hard",
    form: "elementary",
    topic: "number-patterns",
    difficulty: "HARD",
    write: patiently((random) =>
      draftSets(
        random,
        SET_RULES.filter(({ isHard }) => isHard),
      ),
    ),
  }),
  computed({
    name: "missing-term-of-a-number-series",
    chapter: "missing-terms",
    form: "elementary",
    topic: "number-patterns",
    difficulty: "MEDIUM",
    write: (random) => draftSeries(random, plainGrowth(random)),
  }),
  computed({
    name: "missing-term-of-a-steep-series",
    chapter: "missing-terms",
    form: "elementary",
    topic: "number-patterns",
    difficulty: "HARD",
    write: (random) => draftSeries(random, steepGrowth(random)),
  }),
];
