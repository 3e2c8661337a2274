import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { divisors, range, sum } from "../../../../numbers/arithmetic.ts";
import { num, polynomial } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const RICH = [48, 60, 72, 84, 90, 96, 108, 120, 126, 132, 144, 150, 168, 180];

export const wholeNumberConditions: WriterList = [
  computed({
    name: "pairs-of-whole-numbers-for-an-equation",
    depth: 5,
    topic: "number-theory",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b] = [random.int(2, 7), random.int(2, 7)];
      const product = random.pick(RICH);
      const constant = product - a * b;
      const fitting = divisors(product).filter((first) => first > b && product / first > a);
      const answer = fitting.length;
      if (answer < 3 || a === b || constant < 10) return undefined;
      const key = num(answer);
      const all = divisors(product).length;
      return {
        text: `How many pairs $(x, y)$ of positive integers satisfy $xy + ${a}x + ${b}y = ${constant}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [all, "counting every factor, also those that make $x$ or $y$ zero or negative"],
          [
            divisors(product).filter((first) => first >= b && product / first >= a).length,
            "letting $x$ or $y$ be zero",
          ],
          [divisors(product).filter((first) => first > b).length, "asking only that $x$ be positive"],
          [divisors(constant).length, `counting the factors of ${constant}`],
          [Math.ceil(answer / 2), "taking two pairs with their factors exchanged for one"],
          [answer + 1, "miscounting by one"],
          [answer - 1, "miscounting by one"],
        ]),
        explanation: [
          `Add $${a * b}$ on both sides: $(x + ${b})(y + ${a}) = ${product}$.`,
          `The first factor must be more than ${b} and the second more than ${a}.`,
          `Of the ${all} factors of ${product}, these can be $x + ${b}$: ${fitting.join(", ")}. So there are $${answer}$ pairs.`,
        ],
        verify: () =>
          sum(
            range(1, constant).map(
              (x) => range(1, constant).filter((y) => x * y + a * x + b * y === constant).length,
            ),
          ) === answer,
      };
    }),
  }),
  computed({
    name: "whole-roots-for-how-many-values",
    depth: 5,
    topic: "quadratic-equations",
    difficulty: "HARD",
    write(random) {
      const constant =
        random.sign() * random.pick([12, 16, 18, 20, 24, 28, 30, 36, 40, 42, 45, 48, 54, 60, 64, 72]);
      const factors = divisors(Math.abs(constant)).length;
      const pairs = Math.ceil(factors / 2);
      const answer = constant > 0 ? 2 * pairs : factors;
      const key = num(answer);
      const size = Math.abs(constant);
      return {
        text: `For how many integers $k$ are both roots of $${polynomial([1, 0, constant]).replace("x^{2}", "x^{2} + kx")} = 0$ integers?`,
        answer: key,
        distractors: slips(random, key, num, [
          [pairs, constant > 0 ? "leaving out the negative roots" : "taking only half of the factors"],
          [
            constant > 0 ? factors : 2 * pairs,
            constant > 0 ? "counting each factor instead of each pair" : "giving both roots the same sign",
          ],
          [2 * factors, "counting each factor with either sign"],
          [answer - 1, "miscounting by one"],
          [answer + 2, "counting one pair of roots too many"],
          [answer - 2, "counting one pair of roots too few"],
          [answer + 1, "miscounting by one"],
        ]),
        explanation: [
          `The product of the roots is $${constant}$ and $k$ is minus their sum. The number ${size} has ${factors} positive factors.`,
          constant > 0
            ? `The roots have the same sign: there are ${pairs} pairs of positive factors with this product, and each gives a second $k$ with both signs turned. That makes $${answer}$ values.`
            : `The roots have opposite signs. Each positive factor can be the positive root, and each gives another sum. That makes $${answer}$ values.`,
        ],
        verify: () =>
          range(-size - 1, size + 1).filter((k) => {
            const root = Math.sqrt(k * k - 4 * constant);
            return Number.isInteger(root) && (k + root) % 2 === 0;
          }).length === answer,
      };
    },
  }),
  computed({
    name: "function-of-a-sum-added-up",
    depth: 5,
    chapter: "functions",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write: patiently((random) => {
      const base = random.pick([2, 3, 4, 5]);
      const given = random.pick([2, 3]);
      const from = random.int(1, 3);
      const count = random.int(3, base === 2 ? 7 : 4);
      const total = sum(range(1, count).map((k) => base ** (from + k)));
      if (total > 100_000) return undefined;
      const key = num(count);
      return {
        text: `A function $f$ has positive values, and $f(x + y) = f(x) f(y)$ for all positive integers $x$ and $y$. If $f(${given}) = ${base ** given}$ and $f(${from + 1}) + f(${from + 2}) + \\dots + f(${from} + n) = ${num(total).tex}$, what is the value of $n$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [count + from, "giving the last argument and not the number of terms"],
          [count + 1, `taking the sum to begin with $f(${from})$`],
          [count - 1, "counting the steps and not the terms"],
          [count + 2, "miscounting the terms by two"],
          [count - 2, "miscounting the terms by two"],
          [count + from + 1, "adding the first argument to the number of terms"],
        ]),
        explanation: [
          `$f(${given}) = f(1)^{${given}} = ${base ** given}$ and $f(1) > 0$, so $f(1) = ${base}$ and $f(m) = ${base}^m$.`,
          `The sum is $${base}^{${from + 1}} \\times \\frac{${base}^n - 1}{${base - 1}} = ${num(total).tex}$, so $${base}^n - 1 = ${base ** count - 1}$.`,
          `So $${base}^n = ${base ** count}$ and $n = ${count}$.`,
        ],
        verify: () => (base ** (from + 1) * (base ** count - 1)) / (base - 1) === total,
      };
    }),
  }),
  computed({
    name: "triangle-cut-by-a-circle-on-its-side",
    depth: 5,
    topic: "plane-geometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const [one, other, hypotenuse] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [5, 12, 13],
        [12, 5, 13],
      ] as const);
      const scale = hypotenuse * (hypotenuse === 5 ? random.int(1, 6) : 1);
      const [p, q, h] = [one * scale, other * scale, hypotenuse * scale];
      const foot = (p * q) / h;
      const [near, far] = [(q * q) / h, (p * p) / h];
      const answer = (foot * near) / 2;
      const unit = "cm^2";
      const key = num(answer, unit);
      const show = (amount: number) => num(amount, unit);
      return {
        text: `In a triangle $ABC$ the angle at $B$ is a right angle, $AB = ${p}\\ \\mathrm{cm}$ and $BC = ${q}\\ \\mathrm{cm}$. The circle with diameter $AB$ meets $AC$ again at $D$. What is the area of the triangle $BDC$?`,
        answer: key,
        distractors: slips(random, key, show, [
          [(foot * far) / 2, "finding the area of the triangle $ABD$"],
          [(p * q) / 4, "taking $D$ for the midpoint of $AC$"],
          [(p * q) / 2, "finding the area of the triangle $ABC$"],
          [foot * near, "forgetting the factor one half"],
          [(q * near) / 2, "taking $BC$ for the height on $DC$"],
          [(near * far) / 2, "multiplying the two parts of $AC$"],
        ]),
        explanation: [
          `The angle $ADB$ stands in a semicircle, so $BD$ is the height on $AC$. Here $AC = \\sqrt{${p}^2 + ${q}^2} = ${h}\\ \\mathrm{cm}$ and $BD = \\frac{${p} \\times ${q}}{${h}} = ${foot}\\ \\mathrm{cm}$.`,
          `$BC$ touches the circle, so $CD \\times CA = BC^2$ and $CD = \\frac{${q}^2}{${h}} = ${near}\\ \\mathrm{cm}$.`,
          `The area is $\\frac{1}{2} \\times ${foot} \\times ${near}$, that is ${key}.`,
        ],
        // The part of the whole triangle is as the squares of the sides.
        verify: () => Math.abs(((p * q) / 2) * (q / h) ** 2 - answer) < 1e-6,
      };
    }),
  }),
  computed({
    name: "different-digits-divisible-by-four",
    depth: 5,
    topic: "permutations-and-combinations",
    difficulty: "HARD",
    write(random) {
      const digits = [0, ...random.sample(range(1, 9), random.int(4, 6)).sort()];
      const places = random.pick([4, 5]);
      const count = digits.length;
      const ends = digits.flatMap((tens) =>
        digits.flatMap((units) =>
          tens !== units && (10 * tens + units) % 4 === 0 ? [[tens, units] as const] : [],
        ),
      );
      const withZero = ends.filter((end) => end.includes(0)).length;
      const without = ends.length - withZero;
      const free = places - 2;
      /** Ways to fill so many places from so many digits. */
      const fill = (digits: number, some: number) =>
        range(0, some - 1).reduce((ways, used) => ways * (digits - used), 1);
      const rest = count - 2;
      const inner = fill(rest, free);
      const outer = (rest - 1) * fill(rest - 1, free - 1);
      const answer = withZero * inner + without * outer;
      if (withZero === 0 || without === 0) return undefined;
      const key = num(answer);
      const shown = list(digits.map((digit) => `$${digit}$`));
      return {
        text: `How many ${places === 4 ? "four" : "five"}-digit numbers that are divisible by $4$ can be formed from the digits ${shown}, if no digit is repeated?`,
        answer: key,
        distractors: slips(random, key, num, [
          [ends.length * inner, "allowing a zero in the first place"],
          [ends.length * outer, "keeping zero out of the first place also where it is used already"],
          [without * inner + withZero * outer, "exchanging the two cases"],
          [
            (digits.filter((digit) => digit % 4 === 0).length / count) *
              (count - 1) *
              fill(count - 1, places - 1),
            "looking at the last digit only",
          ],
          [withZero * inner, "counting only the endings with a zero"],
          [without * outer, "counting only the endings without a zero"],
        ]),
        explanation: [
          `The last two digits decide. Two different ones of these digits give ${ends.length} endings divisible by 4, of which ${withZero} ${withZero === 1 ? "uses" : "use"} the zero.`,
          `With zero in the ending, the other places can be filled in ${inner} ways; without it, the first digit must not be zero, which leaves ${outer} ways.`,
          `Together $${withZero} \\times ${inner} + ${without} \\times ${outer} = ${answer}$.`,
        ],
        verify: () =>
          range(10 ** (places - 1), 10 ** places - 1).filter((number) => {
            const used = [...`${number}`];
            return (
              number % 4 === 0 &&
              new Set(used).size === places &&
              used.every((digit) => digits.includes(Number(digit)))
            );
          }).length === answer,
      };
    },
  }),
];
