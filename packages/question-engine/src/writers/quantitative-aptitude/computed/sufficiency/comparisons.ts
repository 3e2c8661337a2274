import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { gcd, nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { money, num, polynomial } from "../../../../numbers/value.ts";
import { type ComputedDraft, computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Relation = ">" | "<" | "≥" | "≤" | "?";
const RELATIONS: readonly Relation[] = [">", "<", "≥", "≤", "?"];

const OF_ROOTS: Record<Relation, string> = {
  ">": "$x > y$",
  "<": "$x < y$",
  "≥": "$x \\ge y$",
  "≤": "$x \\le y$",
  "?": "$x = y$, or no relation can be established",
};

const OF_QUANTITIES: Record<Relation, string> = {
  ">": "Quantity I > Quantity II",
  "<": "Quantity I < Quantity II",
  "≥": "Quantity I ≥ Quantity II",
  "≤": "Quantity I ≤ Quantity II",
  "?": "Quantity I = Quantity II, or no relation can be established",
};

/** How every value of the first compares with every value of the second. */
function compared(xs: readonly number[], ys: readonly number[]): Relation {
  const signs = new Set(xs.flatMap((x) => ys.map((y) => (nearlyEqual(x, y) ? 0 : Math.sign(x - y)))));
  const has = (...wanted: number[]) => [...signs].every((sign) => wanted.includes(sign));
  if (has(1)) return ">";
  if (has(-1)) return "<";
  if (signs.size === 2 && has(1, 0)) return "≥";
  if (signs.size === 2 && has(-1, 0)) return "≤";
  return "?";
}

function rootsOf([a = 1, b = 0, c = 0]: readonly number[]): number[] {
  const root = Math.sqrt(b * b - 4 * a * c);
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)];
}

/** A quadratic with the roots p and q / d, in lowest terms. */
function withRoots(p: number, q: number, d: number): number[] {
  const shared = gcd(gcd(d, d * p + q), p * q) || 1;
  return [d, -(d * p + q), p * q].map((term) => term / shared);
}

/** Two quadratics whose roots compare as wanted; where they may be equal, they share a root. */
function drawPair(random: Random, wanted: Relation) {
  for (let tries = 0; tries < 200; tries++) {
    const shared = random.intExcept(-9, 9, 0);
    const other = wanted === "≥" || wanted === "≤" ? shared : random.intExcept(-9, 9, 0);
    const [first, second] = [shared, other].map((root) =>
      withRoots(root, random.intExcept(-14, 14, 0), random.pick([1, 1, 2, 3])),
    );
    if (!first || !second || first.join() === second.join()) continue;
    const [xs, ys] = [rootsOf(first), rootsOf(second)];
    const relation = compared(xs, ys);
    const isDouble = nearlyEqual(xs[0] ?? 0, xs[1] ?? 0) || nearlyEqual(ys[0] ?? 0, ys[1] ?? 0);
    if (relation === wanted && !isDouble) return { first, second, relation };
  }
  return undefined;
}

const WHY: Record<Relation, string> = {
  ">": "comparing only the larger roots",
  "<": "comparing only the smaller roots",
  "≥": "counting a tie that is not there, or missing a pair that lies the other way",
  "≤": "counting a tie that is not there, or missing a pair that lies the other way",
  "?": "giving up although every pair of roots compares the same way",
};

interface Measured {
  text: string;
  /** More than one where the quantity may be either of them. */
  amounts: readonly number[];
  steps: string;
}

/** A number of which only an equation with two positive roots is known. */
function oneOfTwoRoots(random: Random): Measured | undefined {
  const [p, q] = [random.int(2, 18), random.int(2, 18)];
  if (p === q) return undefined;
  const equation = polynomial([1, -(p + q), p * q]);
  return {
    text: `a root of the equation $${equation} = 0$`,
    amounts: [Math.min(p, q), Math.max(p, q)],
    steps: `$${equation} = 0$ has the roots $${Math.min(p, q)}$ and $${Math.max(p, q)}$`,
  };
}

/** The middle of some whole numbers. */
function averageOfNumbers(random: Random): Measured {
  const count = random.pick([5, 7]);
  const numbers = Array.from({ length: count - 1 }, () => random.int(2, 20));
  const middle = Math.round(numbers.reduce((sum, number) => sum + number, 0) / (count - 1));
  numbers.push(middle * count - numbers.reduce((sum, number) => sum + number, 0));
  const shown = random.shuffle(numbers);
  return {
    text: `the average of the numbers ${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`,
    amounts: [middle],
    steps: `$\\frac{${middle * count}}{${count}} = ${middle}$`,
  };
}

/** Two ways to ask for a thing of one unit. */
const FAMILIES: readonly ((random: Random) => Measured | undefined)[][] = [
  [oneOfTwoRoots, averageOfNumbers],
  [oneOfTwoRoots, oneOfTwoRoots],
  [
    (random) => {
      const [sum, rate, years] = [
        random.step(2000, 12000, 500),
        random.pick([4, 5, 6, 8, 10, 12]),
        random.int(2, 5),
      ];
      const amount = (sum * rate * years) / 100;
      return {
        text: `the simple interest on ${money(sum)} at ${rate}% a year for ${years} years, in rupees`,
        amounts: [amount],
        steps: `$\\frac{${sum} \\times ${rate} \\times ${years}}{100} = ${amount}$`,
      };
    },
    (random) => {
      const [sum, rate] = [random.step(2000, 12000, 500), random.pick([5, 10, 20])];
      const amount = sum * ((1 + rate / 100) ** 2 - 1);
      if (!isNeat(amount)) return undefined;
      return {
        text: `the compound interest on ${money(sum)} at ${rate}% a year for 2 years, in rupees`,
        amounts: [roundTo(amount, 0)],
        steps: `$${sum} \\times \\left(${roundTo(1 + rate / 100, 2)}^2 - 1\\right) = ${roundTo(amount, 0)}$`,
      };
    },
  ],
  [
    (random) => {
      const [a, b] = random.pick([
        [10, 15],
        [12, 24],
        [20, 30],
        [6, 12],
        [15, 30],
        [18, 9],
        [20, 5],
        [12, 4],
      ] as const);
      const amount = (a * b) / (a + b);
      return {
        text: `the days in which two workers together finish a job that takes them ${a} and ${b} days alone`,
        amounts: [amount],
        steps: `$\\frac{${a} \\times ${b}}{${a} + ${b}} = ${amount}$`,
      };
    },
    (random) => {
      const [men, days, others] = [random.int(4, 12), random.int(3, 12), random.int(4, 15)];
      const amount = (men * days) / others;
      if (!isNeat(amount) || men === others) return undefined;
      return {
        text: `the days in which ${others} men finish a job that ${men} equally fast men finish in ${days} days`,
        amounts: [amount],
        steps: `$\\frac{${men} \\times ${days}}{${others}} = ${amount}$`,
      };
    },
  ],
  [
    (random) => {
      const [speed, seconds] = [random.pick([36, 54, 72, 90]), random.step(6, 20, 2)];
      const amount = (speed / 3.6) * seconds;
      return {
        text: `the length in metres of a train that passes a pole in ${seconds} seconds at ${speed} km/h`,
        amounts: [roundTo(amount, 2)],
        steps: `$${speed} \\times \\frac{5}{18} \\times ${seconds} = ${roundTo(amount, 2)}$`,
      };
    },
    (random) => {
      const [speed, seconds, platform] = [
        random.pick([36, 54, 72, 90]),
        random.step(14, 30, 2),
        random.step(100, 250, 25),
      ];
      const amount = (speed / 3.6) * seconds - platform;
      if (amount < 60) return undefined;
      return {
        text: `the length in metres of a train that passes a platform of ${platform} m in ${seconds} seconds at ${speed} km/h`,
        amounts: [roundTo(amount, 2)],
        steps: `$${speed} \\times \\frac{5}{18} \\times ${seconds} - ${platform} = ${roundTo(amount, 2)}$`,
      };
    },
  ],
];

/** Two quadratics to solve, and how their roots compare. */
export function comparisonOfRoots(random: Random): ComputedDraft | undefined {
  const drawn = drawPair(random, random.pick(RELATIONS));
  if (!drawn) return undefined;
  const { first, second, relation } = drawn;
  const [xs, ys] = [rootsOf(first), rootsOf(second)];
  const shown = (roots: readonly number[]) =>
    roots.map((root) => (isNeat(root, 2) ? num(root).tex : num(root, undefined, 2).tex)).join("$ and $");
  return {
    text: `Solve the two equations.\nI. $${polynomial(first)} = 0$\nII. $${polynomial(second, "y")} = 0$\nWhich is the strictest relation between $x$ and $y$ that always holds?`,
    answer: OF_ROOTS[relation],
    distractors: random
      .shuffle(RELATIONS.filter((other) => other !== relation))
      .map((other) => wrong(OF_ROOTS[other], WHY[other])),
    listed: RELATIONS.map((each) => OF_ROOTS[each]),
    explanation: [
      `The first gives $x = ${shown(xs)}$, the second $y = ${shown(ys)}$${[...xs, ...ys].every((root) => isNeat(root, 2)) ? "" : " (rounded)"}.`,
      relation === "?"
        ? `One pair of roots compares one way and another pair the other way, so the answer is: ${OF_ROOTS[relation]}.`
        : `Every value of $x$ compares so with every value of $y$: ${OF_ROOTS[relation]}.`,
    ],
    fixedOptions: true,
    verify: () => {
      const zero = ([a = 0, b = 0, c = 0]: readonly number[], x: number) =>
        Math.abs(a * x * x + b * x + c) < 1e-6;
      const [least, most] = [Math.min(...xs), Math.max(...xs)];
      const [low, high] = [Math.min(...ys), Math.max(...ys)];
      const again =
        least > high + 1e-9
          ? ">"
          : most < low - 1e-9
            ? "<"
            : nearlyEqual(least, high)
              ? "≥"
              : nearlyEqual(most, low)
                ? "≤"
                : "?";
      return again === relation && xs.every((x) => zero(first, x)) && ys.every((y) => zero(second, y));
    },
  };
}

const WHY_NOT: Record<Relation, string> = {
  ">": "a slip in one of the two quantities",
  "<": "a slip in one of the two quantities",
  "≥": "counting a tie that is not there, or missing a value that lies the other way",
  "≤": "counting a tie that is not there, or missing a value that lies the other way",
  "?": "a slip that makes them equal, or giving up too early",
};

/** Two quantities that compare as wanted, if the draw is lucky. */
function quantitiesThatCompare(random: Random, wanted: Relation): ComputedDraft | undefined {
  const [one, two] = random.shuffle(random.pick(FAMILIES)).map((make) => make(random));
  if (!one || !two || one.text === two.text) return undefined;
  const relation = compared(one.amounts, two.amounts);
  const [first = 0, second = 0] = [one, two].map(({ amounts }) => amounts[0]);
  const isSingle = one.amounts.length === 1 && two.amounts.length === 1;
  const isClose = !isSingle || Math.abs(first - second) <= 0.4 * Math.max(first, second);
  if (relation !== wanted || !isClose) return undefined;
  return {
    text: `Work out the two quantities.\nQuantity I: ${one.text}.\nQuantity II: ${two.text}.\nWhich is the strictest relation between them that always holds?`,
    answer: OF_QUANTITIES[relation],
    distractors: random
      .shuffle(RELATIONS.filter((other) => other !== relation))
      .map((other) => wrong(OF_QUANTITIES[other], WHY_NOT[other])),
    explanation: [
      `Quantity I: ${one.steps}.`,
      `Quantity II: ${two.steps}.`,
      `So the relation is: ${OF_QUANTITIES[relation]}.`,
    ],
    fixedOptions: true,
    verify: () => {
      const pairs = one.amounts.flatMap((x) => two.amounts.map((y) => x - y));
      const [least, most] = [Math.min(...pairs), Math.max(...pairs)];
      if (relation === "?") return (least < 0 && most > 0) || (least === 0 && most === 0);
      if (relation === ">" || relation === "≥") return relation === ">" ? least > 0 : least === 0 && most > 0;
      return relation === "<" ? most < 0 : most === 0 && least < 0;
    },
  };
}

export const comparisons: WriterList = [
  computed({
    name: "quadratic-comparison-of-roots",
    depth: 1,
    form: "elementary",
    topic: "algebra-word-problems",
    difficulty: "MEDIUM",
    write: comparisonOfRoots,
  }),
  computed({
    name: "quantity-one-against-quantity-two",
    topic: "data-sufficiency",
    difficulty: "MEDIUM",
    write(random) {
      const wanted = random.pick(RELATIONS);
      return patiently((each) => quantitiesThatCompare(each, wanted))(random);
    },
  }),
  computed({
    name: "approximate-value-of-an-expression",
    form: "bank",
    topic: "number-properties",
    difficulty: "EASY",
    write: patiently((random) => {
      const share = random.pick([15, 20, 25, 35, 40, 60, 75]);
      const whole = random.step(120, 960, 20);
      const quotient = random.int(6, 24);
      const divisor = random.int(8, 25);
      const square = random.int(6, 15);
      const near = (amount: number) =>
        roundTo(amount + random.sign() * random.pick([0.01, 0.02, 0.03, 0.04]), 2);
      const part = (share * whole) / 100;
      const form = random.int(0, 1);
      const answer = form === 0 ? part + quotient * divisor : part + square * square - quotient;
      if (!isNeat(part) || answer < 60) return undefined;
      const [a, b, c, d, e] = [
        near(share),
        near(whole),
        near(quotient * divisor * (form === 0 ? divisor : 1)),
        near(divisor),
        near(square),
      ];
      const markup =
        form === 0
          ? `${a}\\% \\text{ of } ${b} + ${c} \\div ${d}`
          : `${a}\\% \\text{ of } ${b} + ${e}^2 - ${c} \\div ${d}`;
      const exact = form === 0 ? (a * b) / 100 + c / d : (a * b) / 100 + e * e - c / d;
      const gap = Math.max(10, Math.round(answer / 20));
      return {
        text: `What approximate value should come in place of the question mark?\n$${markup} = $?`,
        answer: num(answer),
        distractors: slips(random, num(answer), num, [
          [answer + gap, "rounding one of the numbers too far up"],
          [answer - gap, "rounding one of the numbers too far down"],
          [
            form === 0 ? part + divisor : part + square * square + quotient,
            form === 0
              ? "taking the divisor for the quotient"
              : "adding the quotient instead of taking it away",
          ],
          [answer + 2 * gap, "a slip in the percentage"],
          [answer - 2 * gap, "a slip in the percentage"],
          [answer + 3 * gap, "a slip in the percentage"],
          [form === 0 ? quotient * divisor : square * square - quotient, "leaving out the percentage"],
        ]),
        explanation: [
          form === 0
            ? `Round every number: $${share}\\% \\text{ of } ${whole} + ${quotient * divisor * divisor} \\div ${divisor}$.`
            : `Round every number: $${share}\\% \\text{ of } ${whole} + ${square}^2 - ${quotient * divisor} \\div ${divisor}$.`,
          form === 0
            ? `That is $${part} + ${quotient * divisor} = ${answer}$.`
            : `That is $${part} + ${square * square} - ${quotient} = ${answer}$.`,
        ],
        verify: () => Math.abs(exact - answer) < 0.3 * gap,
      };
    }),
  }),
];
