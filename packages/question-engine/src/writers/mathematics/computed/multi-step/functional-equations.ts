import { patiently } from "../../../../kit/patiently.ts";
import { slips, wholeSlips } from "../../../../kit/slips.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import { bracketed, fraction, joinTerms, num, polynomial } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const functionalEquations: WriterList = [
  computed({
    name: "function-from-two-linked-arguments",
    depth: 5,
    chapter: "functions",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b] = [random.int(1, 5), random.int(1, 5)];
      const whole = random.int(1, 9);
      const [p, q] = [random.int(1, 4), random.int(-9, 12)];
      const at = random.intExcept(-6, 10, 0);
      const g = (x: number) => p * x * x + q;
      const partner = whole - at;
      const answer = (a * g(at) - b * g(partner)) / (a * a - b * b);
      if (a === b || partner === at || !Number.isInteger(answer) || answer === 0) return undefined;
      const key = num(answer);
      const show = (size: number, name: string, other: number, second: string) =>
        joinTerms([
          { size, name },
          { size: other, name: second },
        ]);
      return {
        text: `A function $f$ satisfies $${show(a, "f(x)", b, `f(${whole} - x)`)} = ${polynomial([p, 0, q])}$ for all real $x$. What is the value of $f(${at})$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          wholeSlips([
            [(a * g(partner) - b * g(at)) / (a * a - b * b), `finding $f(${partner})$ instead`],
            [g(at) / (a + b), "taking both arguments to be the same"],
            [a * g(at) - b * g(partner), "forgetting the last division"],
            [
              (a * g(at) + b * g(partner)) / (a * a + b * b),
              "adding the two equations instead of subtracting them",
            ],
            [(a * g(partner) - b * g(at)) / (a - b), "exchanging the two equations and dividing wrongly"],
            [(b * g(partner) - a * g(at)) / (a * a - b * b), "getting the sign of the difference wrong"],
            [g(at) - g(partner), "only subtracting the two equations"],
            [answer + p, "making a slip in the squares"],
            [answer - 2 * p, "making a slip in one square"],
            [answer + 3 * p, "making a slip in both squares"],
          ]),
          true,
        ),
        explanation: [
          `At $x = ${at}$: $${show(a, `f(${at})`, b, `f(${partner})`)} = ${g(at)}$. At $x = ${partner}$: $${show(a, `f(${partner})`, b, `f(${at})`)} = ${g(partner)}$.`,
          `Multiply the first by ${a} and the second by ${b} and subtract: $${a * a - b * b} f(${at}) = ${a * g(at)} - ${bracketed(b * g(partner))} = ${a * g(at) - b * g(partner)}$.`,
          `So $f(${at}) = ${answer}$.`,
        ],
        verify: () => {
          const other = (g(at) - a * answer) / b;
          return Math.abs(a * other + b * answer - g(partner)) < 1e-9;
        },
      };
    }),
  }),
  computed({
    name: "function-of-a-sum-with-a-product",
    depth: 5,
    chapter: "functions",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write: patiently((random) => {
      const first = random.intExcept(-4, 9, 0);
      const k = random.pick([1, 2, 3, 4, 6]);
      const [given, asked] = [random.int(3, 7), random.int(8, 24)];
      const f = (n: number) => first * n + (k * n * (n - 1)) / 2;
      const answer = f(asked);
      if (answer <= 0 || f(given) === 0) return undefined;
      const key = num(answer);
      return {
        text: `A function $f$ satisfies $f(x + y) = f(x) + f(y) + ${k === 1 ? "" : k}xy$ for all positive integers $x$ and $y$. If $f(${given}) = ${f(given)}$, what is the value of $f(${asked})$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          wholeSlips([
            [(f(given) * asked) / given, "taking $f$ to be proportional to its argument"],
            [first * asked + (k * asked * (asked + 1)) / 2, "adding one product too many"],
            [first * asked + k * asked * (asked - 1), "counting every product twice"],
            [first * asked, "leaving out the products"],
            [f(asked - 1), `stopping at $f(${asked - 1})$`],
            [f(given) + f(asked - given), `leaving out the product for ${given} and ${asked - given}`],
            [f(asked + 1), "going one step too far"],
          ]),
        ),
        explanation: [
          `With $y = 1$: $f(x + 1) - f(x) = f(1) + ${k === 1 ? "" : k}x$. Adding these from 1 to $n - 1$ gives $f(n) = n f(1) + ${fraction(k, 2).tex === "1" ? "" : fraction(k, 2).tex} n(n - 1)$.`,
          `$f(${given}) = ${f(given)}$ gives $${given} f(1) + ${f(given) - first * given} = ${f(given)}$, so $f(1) = ${first}$.`,
          `Then $f(${asked}) = ${asked} \\times ${bracketed(first)} + ${answer - first * asked} = ${answer}$.`,
        ],
        verify: () => {
          const values = range(1, asked).map(f);
          const at = (n: number) => values[n - 1] ?? Number.NaN;
          return range(1, asked - 1).every((x) => at(asked) === at(x) + at(asked - x) + k * x * (asked - x));
        },
      };
    }),
  }),
  computed({
    name: "greatest-of-the-lesser-of-two-curves",
    depth: 5,
    chapter: "functions",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, shift] = [random.pick([1, 1, 2, 3]), random.int(-8, 12)];
      const slope = random.int(1, 9);
      const meet = random.int(2, 8);
      const answer = a * meet * meet + shift;
      const height = answer + slope * meet;
      // The other crossing lies at a negative x.
      const other = -slope / a - meet;
      if (answer < 5 || shift === 0) return undefined;
      const key = num(answer);
      const [curve, line] = [polynomial([a, 0, shift]), `${height} - ${slope === 1 ? "" : slope}x`];
      return {
        text: `For every positive real number $x$, let $f(x)$ be the lesser of $${curve}$ and $${line}$. What is the greatest value of $f(x)$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          wholeSlips([
            [height, "giving the greatest value of the line"],
            [meet, "giving the $x$ at which the two are equal"],
            [a * other * other + shift, "using the negative solution of the quadratic"],
            [height - slope, "putting $x = 1$ into the line"],
            [a * (meet + 1) ** 2 + shift, "going one step beyond the crossing"],
            [height - slope * (meet + 1), "going one step too far on the line"],
            [a * (meet - 1) ** 2 + shift, "stopping one step before the crossing"],
            [answer - shift, "leaving out the constant of the curve"],
          ]),
        ),
        explanation: [
          `For positive $x$ the curve rises and the line falls, so the lesser of them rises up to the crossing and falls after it: it is greatest where they are equal.`,
          `$${curve} = ${line}$, that is $${polynomial([a, slope, shift - height])} = 0$, has the positive solution $x = ${meet}$.`,
          `There $f(x) = ${height} - ${slope} \\times ${meet} = ${answer}$.`,
        ],
        verify: () => {
          const f = (x: number) => Math.min(a * x * x + shift, height - slope * x);
          return Math.abs(Math.max(...range(1, 4000).map((step) => f(step / 100))) - answer) < 1e-9;
        },
      };
    }),
  }),
  computed({
    name: "function-of-a-product-from-two-values",
    depth: 5,
    chapter: "functions",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write: patiently((random) => {
      const [two, three] = [random.int(1, 9), random.int(1, 9)];
      const exponents = () => [random.int(1, 4), random.int(1, 3)] as const;
      const [one, other, asked] = [exponents(), exponents(), exponents()];
      const size = ([i, j]: readonly [number, number]) => 2 ** i * 3 ** j;
      const f = ([i, j]: readonly [number, number]) => i * two + j * three;
      const sizes = [one, other, asked].map(size);
      if (two === three || new Set(sizes).size < 3 || sizes.some((n) => n > 220)) return undefined;
      if (one[0] * other[1] === one[1] * other[0]) return undefined;
      const answer = f(asked);
      const key = num(answer);
      const of = (pair: readonly [number, number]) =>
        joinTerms([
          { size: pair[0], name: "f(2)" },
          { size: pair[1], name: "f(3)" },
        ]);
      return {
        text: `For all positive integers $a$ and $b$ a function $f$ satisfies $f(ab) = f(a) + f(b)$. If $f(${size(one)}) = ${f(one)}$ and $f(${size(other)}) = ${f(other)}$, what is the value of $f(${size(asked)})$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [asked[0] * three + asked[1] * two, "exchanging $f(2)$ and $f(3)$"],
          [two + three, "counting each prime factor once"],
          [f(one) + f(other), "adding the two given values"],
          [two ** asked[0] + three ** asked[1], "raising to powers what has to be multiplied"],
          [Math.round((f(one) * size(asked)) / size(one)), "taking $f$ to be proportional to its argument"],
          [answer + two, "counting the factor 2 once too often"],
          [answer - three, "leaving out one factor 3"],
          [answer + three, "counting the factor 3 once too often"],
          [answer - two, "leaving out one factor 2"],
        ]),
        explanation: [
          `A product of prime factors turns into a sum: $f(${size(one)}) = ${of(one)} = ${f(one)}$ and $f(${size(other)}) = ${of(other)} = ${f(other)}$.`,
          `These two equations give $f(2) = ${two}$ and $f(3) = ${three}$.`,
          `So $f(${size(asked)}) = ${of(asked)} = ${answer}$.`,
        ],
        verify: () => {
          const fits = range(-60, 60).flatMap((x) =>
            range(-60, 60).flatMap((y) =>
              sum([one[0] * x, one[1] * y]) === f(one) && other[0] * x + other[1] * y === f(other)
                ? [asked[0] * x + asked[1] * y]
                : [],
            ),
          );
          return fits.length === 1 && fits[0] === answer;
        },
      };
    }),
  }),
];
