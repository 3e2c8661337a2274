import { patiently } from "../../../../kit/patiently.ts";
import { slips, wholeSlips } from "../../../../kit/slips.ts";
import { divisors, range } from "../../../../numbers/arithmetic.ts";
import { bracketed, fraction, num, polynomial, signed } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const wholeAndLeastValues: WriterList = [
  computed({
    name: "whole-values-of-a-quotient",
    depth: 5,
    topic: "polynomials",
    difficulty: "HARD",
    write: patiently((random) => {
      const shift = random.intExcept(-6, 6, 0);
      const [a, b] = [random.int(-6, 9), random.intExcept(-30, 60, 0)];
      const rest = shift * shift - a * shift + b;
      const size = Math.abs(rest);
      const onlyPositive = random.chance(0.5);
      const parts = divisors(Math.max(1, size));
      if (size < 12 || size > 120 || parts.length < 6 || a === 0) return undefined;
      const fitting = [...parts, ...parts.map((d) => -d)].filter((d) => !onlyPositive || d - shift > 0);
      const answer = fitting.length;
      const key = num(answer);
      const [top, bottom] = [polynomial([1, a, b], "n"), polynomial([1, shift], "n")];
      const at = -shift;
      return {
        text: `For how many ${onlyPositive ? "positive integers" : "integers"} $n$ is $\\dfrac{${top}}{${bottom}}$ an integer?`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            onlyPositive ? 2 * parts.length : parts.length,
            onlyPositive ? "counting negative values of $n$ as well" : "counting only the positive divisors",
          ],
          [
            onlyPositive ? parts.length : 2 * (parts.length - 1),
            onlyPositive
              ? "not looking which divisors give a positive $n$"
              : "leaving out the divisor 1 and its negative",
          ],
          [2 * divisors(Math.abs(b)).length, "using the constant term in place of the remainder"],
          [parts.length - 2, "leaving out 1 and the number itself"],
          [answer - 1, "leaving out one of the divisors"],
          [answer + 1, `counting $n = ${at}$, where the denominator is zero, as well`],
          [answer + 2, "counting two values too many"],
          [divisors(Math.abs(b)).length, "counting the divisors of the constant term"],
        ]),
        explanation: [
          `The remainder of $${top}$ on division by $${bottom}$ is its value at $n = ${at}$, which is $${rest}$. So the quotient is an integer just when $n ${signed(shift)}$ divides ${size}.`,
          `The number ${size} has ${parts.length} positive divisors, and as many negative ones.`,
          onlyPositive
            ? `A positive $n$ needs $n ${signed(shift)} \\ge ${shift + 1}$, which ${answer} of them fulfil.`
            : `Each of them gives one integer $n$, together $${answer}$.`,
        ],
        verify: () =>
          range(onlyPositive ? 1 : -400, 400).filter(
            (n) => n + shift !== 0 && (n * n + a * n + b) % (n + shift) === 0,
          ).length === answer,
      };
    }),
  }),
  computed({
    name: "polynomial-through-known-values",
    depth: 5,
    topic: "polynomials",
    difficulty: "HARD",
    write: patiently((random) => {
      const degree = random.pick([3, 4]);
      const [a, b, c] = [random.int(0, 2), random.int(-3, 6), random.int(-6, 9)];
      if (a === 0 && b === 0) return undefined;
      const lower = (x: number) => a * x * x + b * x + c;
      const known = range(1, degree);
      const asked = random.pick([0, degree + 1, degree + 2, -1]);
      const product = known.reduce((all, at) => all * (asked - at), 1);
      const answer = product + lower(asked);
      if (answer === 0 || (a > 0 && degree === 3 && random.chance(0.3))) return undefined;
      const key = num(answer);
      const shown = known.map((at) => `$P(${at}) = ${lower(at)}$`);
      const factors = known.map((at) => `(x - ${at})`).join("");
      return {
        text: `$P(x)$ is a polynomial of degree ${degree} in which the coefficient of $x^{${degree}}$ is 1. If ${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}, what is the value of $P(${asked})$?`.replace(
          /^\$P\(x\)\$ is a polynomial/,
          "Let $P(x)$ be a polynomial",
        ),
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [lower(asked), "going on with the rule of the given values"],
            [product, "leaving out the part that gives the known values"],
            [lower(asked) - product, "subtracting the product instead of adding it"],
            [answer + (asked - known.length) * 2, "multiplying one factor wrongly"],
            [answer + degree, "making a slip in one of the factors"],
            [-answer, "taking the wrong sign of the whole"],
            [answer - 2 * degree, "making a slip in the rule of the given values"],
          ],
          true,
        ),
        explanation: [
          `The given values are those of $${polynomial([a, b, c].slice(a === 0 ? 1 : 0))}$ at $x = ${known.join(", ")}$. So $P(x) - (${polynomial([a, b, c].slice(a === 0 ? 1 : 0))})$ vanishes at ${degree} places and is $${factors}$.`,
          `At $x = ${asked}$ the product is $${known.map((at) => bracketed(asked - at)).join(" \\times ")} = ${product}$ and the other part $${lower(asked)}$.`,
          `So $P(${asked}) = ${product} ${signed(lower(asked))} = ${answer}$.`,
        ],
        // The differences of this degree are all equal to its factorial.
        verify: () => {
          const value = (x: number) => known.reduce((all, at) => all * (x - at), 1) + lower(x);
          let row = range(Math.min(0, asked), Math.max(asked, degree) + degree).map(value);
          for (let step = 0; step < degree; step++)
            row = row.slice(1).map((next, at) => next - (row[at] ?? 0));
          return value(asked) === answer && row.every((amount) => amount === (degree === 3 ? 6 : 24));
        },
      };
    }),
  }),
  computed({
    name: "least-value-of-a-quotient-for-positive-numbers",
    depth: 5,
    topic: "polynomials",
    difficulty: "HARD",
    write: patiently((random) => {
      const c = random.int(1, 5);
      const [u, v] = [random.int(1, 6), random.int(1, 6)];
      const scale = random.int(1, 3);
      const [first, second] = [scale * u * u, scale * v * v];
      const [a, b] = [c + first, c + second];
      if (u >= v || a > 60 || b > 60) return undefined;
      const answer = scale * (u + v) ** 2;
      const key = num(answer);
      return {
        text: `What is the least value of $\\dfrac{(x + ${a})(x + ${b})}{x + ${c}}$ for real $x > ${-c}$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          wholeSlips([
            [first + second, "leaving out the two terms whose product is constant"],
            [2 * scale * u * v, "leaving out the constant term"],
            [answer - scale * u * v, "taking the least sum of the two terms only once its root"],
            [fraction(a * b, c).number ?? 0, "putting $x = 0$"],
            [first + second + 2 * first * second, "forgetting the square root of the product"],
            [a + b, "adding the two constants of the numerator"],
            [a + b + 2 * scale * u * v, `not subtracting ${c} from the constants`],
            [answer + c, "adding the constant of the denominator"],
          ]),
        ),
        explanation: [
          `With $t = x + ${c} > 0$ the expression is $\\frac{(t + ${first})(t + ${second})}{t} = t + \\frac{${first * second}}{t} + ${first + second}$.`,
          `The product of the first two terms is always ${first * second}, so their sum is least when they are equal: $2\\sqrt{${first * second}} = ${2 * scale * u * v}$, at $t = ${scale * u * v}$.`,
          `The least value is $${2 * scale * u * v} + ${first + second} = ${answer}$.`,
        ],
        verify: () => {
          const f = (x: number) => ((x + a) * (x + b)) / (x + c);
          const least = Math.min(...range(1, 6000).map((step) => f(-c + step / 100)));
          return Math.abs(least - answer) < 1e-6;
        },
      };
    }),
  }),
];
