import { gcd, nearlyEqual, range, roundTo, sum } from "../../../numbers/arithmetic.ts";
import {
  bracketed,
  fraction,
  fractionTex,
  joinTerms,
  num,
  point,
  signed,
  tex,
} from "../../../numbers/value.ts";
import { judged, multipleCorrect, valued, WHICH_HOLD } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";

type Square = readonly [number, number, number, number];

const product = ([a, b, c, d]: Square, [e, f, g, h]: Square): Square => [
  a * e + b * g,
  a * f + b * h,
  c * e + d * g,
  c * f + d * h,
];

/** Complex numbers of whole modulus, in the first quadrant or on its edges. */
const WHOLE_MODULI: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [2, 0, 2],
  [0, 3, 3],
  [4, 0, 4],
  [0, 6, 6],
];

const complex = (re: number, im: number) =>
  tex(
    joinTerms([
      { size: re, name: "" },
      { size: im, name: "i" },
    ]),
  );

const squared = (name: string, from: number) => (from === 0 ? `${name}^2` : `(${name} ${signed(-from)})^2`);

export const equationsAndChances: readonly Writer[] = [
  multipleCorrect({
    name: "several-roots-of-a-family",
    depth: 5,
    chapter: "signs-of-roots",
    topic: "quadratic-equations",
    difficulty: "HARD",
    write(random) {
      // A quarter of the discriminant is k² - k - s(s - 1) = (k - s)(k + s - 1).
      const s = random.int(2, 6);
      const c = s * (s - 1);
      const rootsAt = (k: number) => {
        const half = Math.sqrt(k * k - k - c);
        return [k - half, k + half] as const;
      };
      const isReal = (k: number) => k * k - k - c >= 0;
      const scan = range(-200, 400).map((step) => step / 4);
      return {
        text: `For a real number $k$ let $f(x) = x^2 - 2kx + k + ${c}$. ${WHICH_HOLD}`,
        workedOut: [
          `A quarter of the discriminant is $k^2 - k - ${c} = (k - ${s})(k + ${s - 1})$; the sum of the roots is $2k$ and their product is $k + ${c}$.`,
          `So the roots are real for $k \\le ${1 - s}$ and for $k \\ge ${s}$.`,
        ],
        statements: [
          valued(
            random,
            num(s),
            [num(s - 1), num(s + 1), num(c)],
            (value) => `Both roots of $f(x) = 0$ are positive real numbers exactly for $k \\ge ${value.tex}$`,
            `Real roots with a positive sum and a positive product need $k \\ge ${s}$.`,
          ),
          valued(
            random,
            num(-c),
            [num(1 - s), num(-c - 1), num(0)],
            (value) => `The equation $f(x) = 0$ has roots of opposite sign exactly for $k < ${value.tex}$`,
            `The product of the roots is negative for $k < ${-c}$.`,
          ),
          valued(
            random,
            num(2 * s - 2),
            [num(2 * s), num(2 * s - 1), num(s)],
            (value) => `$f(x) > 0$ for all real $x$ for exactly ${value} integers $k$`,
            `There are no real roots for $${1 - s} < k < ${s}$, which holds for $${2 * s - 2}$ integers.`,
          ),
          valued(
            random,
            num(c + 1),
            [num(c), num(c + 2), num(2 * s)],
            (value) =>
              `Both roots of $f(x) = 0$ are real and greater than 1 exactly for $${s} \\le k < ${value.tex}$`,
            `Besides $k \\ge ${s}$ this needs $f(1) = ${c + 1} - k > 0$.`,
          ),
          valued(
            random,
            point(fraction(1, 2), fraction(4 * c + 1, 4)),
            [point(fraction(1, 2), fraction(4 * c - 1, 4)), point(1, c + 1), point(0, c)],
            (value) => `For every $k$ the curve $y = f(x)$ passes through the point ${value}`,
            `$f(x) = x^2 + ${c} + k(1 - 2x)$ does not depend on $k$ where $x = \\frac{1}{2}$, and there $f(x) = ${fractionTex(4 * c + 1, 4)}$.`,
          ),
        ],
        // Looks at the roots for many values of k.
        verify: () =>
          scan.every((k) => {
            const [small, large] = rootsAt(k);
            const positive = isReal(k) && small > 1e-9;
            const opposite = isReal(k) && small < -1e-9 && large > 1e-9;
            const beyondOne = isReal(k) && small > 1 + 1e-9;
            return positive === k >= s && opposite === k < -c && beyondOne === (k >= s && k < c + 1);
          }) && scan.filter((k) => Number.isInteger(k) && !isReal(k)).length === 2 * s - 2,
      };
    },
  }),
  multipleCorrect({
    name: "several-circle-of-a-ratio",
    depth: 5,
    chapter: "loci",
    topic: "complex-numbers",
    difficulty: "HARD",
    write(random) {
      const [a, b, modulus] = random.pick(WHOLE_MODULI);
      const centre = [a * random.sign(), b * random.sign()] as const;
      const [u, v] = random.pick([
        [1, 0],
        [0, 1],
        [2, 0],
        [0, 2],
        [-1, 0],
        [0, -1],
        [-2, 0],
        [0, -2],
        [3, 4],
        [-4, 3],
      ] as const);
      const step = Math.hypot(u, v);
      // Points whose distances from p and q are as 2 : 1 form a circle around this centre.
      const q = [centre[0] + u, centre[1] + v] as const;
      const p = [centre[0] + 4 * u, centre[1] + 4 * v] as const;
      const radius = 2 * step;
      if (modulus === radius || Math.abs(centre[1]) === radius || (q[0] === 0 && q[1] === 0))
        return undefined;
      const onAxis = Math.abs(centre[1]) < radius ? 2 : 0;
      const away = ([x, y]: readonly [number, number]) => {
        const shown = complex(x, y).tex;
        if (x === 0 && y === 0) return "|z|";
        return x !== 0 && y !== 0
          ? `|z - (${shown})|`
          : `|z ${x + y < 0 ? `+ ${complex(-x, -y).tex}` : `- ${shown}`}|`;
      };
      const inside = modulus < radius;
      return {
        text: `A complex number $z$ satisfies $${away(p)} = 2\\,${away(q)}$. ${WHICH_HOLD}`,
        workedOut: [
          `Squared, with $z = x + iy$, the condition becomes $${squared("x", centre[0])} + ${squared("y", centre[1])} = ${radius * radius}$: a circle of radius $${radius}$ around $${complex(...centre).tex}$.`,
          `Its centre has the modulus $${modulus}$.`,
        ],
        statements: [
          valued(
            random,
            num(modulus + radius),
            [num(modulus + step), num(modulus + 2 * radius), num(Math.abs(modulus - radius))],
            (value) => `The greatest value of $|z|$ is ${value}`,
            `The greatest modulus is $${modulus} + ${radius} = ${modulus + radius}$.`,
          ),
          valued(
            random,
            num(Math.abs(modulus - radius)),
            [num(0), num(Math.abs(modulus - step)), num(modulus + radius)],
            (value) => `The least value of $|z|$ is ${value}`,
            `The least modulus is the difference of $${modulus}$ and $${radius}$, which is $${Math.abs(modulus - radius)}$.`,
          ),
          valued(
            random,
            num(2 * radius),
            [num(radius), num(4 * step + radius), num(3 * step)],
            (value) => `The greatest distance between two points that represent such numbers is ${value}`,
            `The diameter of the circle is $${2 * radius}$.`,
          ),
          valued(
            random,
            num(onAxis),
            [num(2 - onAxis), num(1)],
            (value) => `The number of real $z$ that satisfy the condition is ${value}`,
            `The centre is $${Math.abs(centre[1])}$ from the real axis and the radius $${radius}$, so ${onAxis === 0 ? "no such number is real" : "two such numbers are real"}.`,
          ),
          judged(
            "The origin lies inside the curve that $z$ describes",
            inside,
            `The origin is $${modulus}$ from the centre, which is ${inside ? "less" : "more"} than the radius $${radius}$.`,
          ),
          valued(
            random,
            num(3 * step),
            [num(2 * step), num(4 * step), num(6 * step)],
            (value) => `The greatest value of $${away(q)}$ is ${value}`,
            `The point $${complex(...q).tex}$ is $${step}$ from the centre, so the greatest distance from it is $${radius} + ${step} = ${3 * step}$.`,
          ),
        ],
        // Goes round the circle.
        verify() {
          const round = range(0, 719).map((turn) => {
            const angle = (turn * Math.PI) / 360;
            return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)] as const;
          });
          const far = (from: readonly [number, number]) =>
            round.map(([x, y]) => Math.hypot(x - from[0], y - from[1]));
          const moduli = far([0, 0]);
          const [fromP, fromQ] = [far(p), far(q)];
          const crossings = round.filter(([, y], at) => y * (round[(at + 1) % round.length]?.[1] ?? 0) < 0);
          return (
            fromP.every((distance, at) => nearlyEqual(distance, 2 * (fromQ[at] ?? 0), 1e-6)) &&
            Math.abs(Math.max(...moduli) - modulus - radius) < 0.01 &&
            Math.abs(Math.min(...moduli) - Math.abs(modulus - radius)) < 0.01 &&
            Math.abs(Math.max(...fromQ) - 3 * step) < 0.01 &&
            (centre[1] === 0 || crossings.length === onAxis)
          );
        },
      };
    },
  }),
  multipleCorrect({
    name: "several-matrix-of-an-equation",
    depth: 5,
    chapter: "matrix-equations",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write(random) {
      const r = random.intExcept(-4, 5, 0);
      const s = random.intExcept(-4, 5, 0, r, -r);
      const [p, q] = [r + s, r * s];
      const k = random.intExcept(-3, 4, 0, -r, -s);
      const shifted = k * k + k * p + q;
      const [alpha, beta] = [p * p - q, -p * q];
      if (Math.abs(q) > 15 || alpha === 0) return undefined;
      const combined = (one: number, other: number) =>
        tex(
          joinTerms([
            { size: one, name: "A" },
            { size: other, name: "I" },
          ]),
        );
      const equation = joinTerms([
        { size: 1, name: "A^2" },
        { size: -p, name: "A" },
        { size: q, name: "I" },
      ]);
      const odd = random.pick([r, s, -r, -s, p]);
      return {
        text: `Let $A$ be a real matrix of order 2 that is no multiple of the identity matrix $I$, with $${equation} = O$. ${WHICH_HOLD}`,
        workedOut: [
          `As $A$ is no multiple of $I$, the equation is its characteristic equation, so $A$ has the trace $${p}$ and the determinant $${q}$.`,
          `The eigenvalues are the roots of $\\lambda^2 ${signed(-p)}\\lambda ${signed(q)} = 0$, which are $${r}$ and $${s}$.`,
        ],
        statements: [
          valued(
            random,
            num(shifted),
            [num(k * k - k * p + q), num(q + k), num(q + 2 * k)],
            (value) => `$\\det(A ${signed(k).replace(/ 1$/, " ")}I) = ${value.tex}$`,
            `The eigenvalues of $A ${signed(k).replace(/ 1$/, " ")}I$ are $${r + k}$ and $${s + k}$, so its determinant is $${shifted}$.`,
          ),
          valued(
            random,
            combined(alpha, beta),
            [combined(p * p, -p * q), combined(alpha, -beta), combined(p * p + q, beta)],
            (value) => `$A^3 = ${value.tex}$`,
            `$A^3 = ${joinTerms([
              { size: p, name: "A^2" },
              { size: -q, name: "A" },
            ])} = ${combined(alpha, beta).tex}$.`,
          ),
          valued(
            random,
            fraction(p, q),
            [fraction(-p, q), fraction(1, p), fraction(1, q), fraction(q, p)],
            (value) => `The trace of $A^{-1}$ is ${value}`,
            `The eigenvalues of $A^{-1}$ are $${fractionTex(1, r)}$ and $${fractionTex(1, s)}$, whose sum is $${fractionTex(p, q)}$.`,
          ),
          valued(
            random,
            num(p * p - 2 * q),
            [num(p * p), num(p * p - q), num(p * p + 2 * q)],
            (value) => `The sum of the diagonal elements of $A^2$ is ${value}`,
            `The trace of $A^2$ is $${bracketed(r)}^2 + ${bracketed(s)}^2 = ${p * p - 2 * q}$.`,
          ),
          judged(
            `$A ${signed(-odd).replace(/ 1$/, " ")}I$ has no inverse`,
            odd === r || odd === s,
            `Only for the eigenvalues $\\lambda = ${r}$ and $\\lambda = ${s}$ has $A - \\lambda I$ no inverse.`,
          ),
        ],
        // Works with one such matrix.
        verify() {
          const a: Square = [3, 1, 3 * p - 9 - q, p - 3];
          const square = product(a, a);
          const cube = product(square, a);
          const unit: Square = [1, 0, 0, 1];
          const det = ([w, x, y, z]: Square) => w * z - x * y;
          const add = (one: Square, size: number): Square => [one[0] + size, one[1], one[2], one[3] + size];
          return (
            square.every((entry, at) => entry === p * (a[at] ?? 0) - q * (unit[at] ?? 0)) &&
            cube.every((entry, at) => entry === alpha * (a[at] ?? 0) + beta * (unit[at] ?? 0)) &&
            det(add(a, k)) === shifted &&
            (det(add(a, -odd)) === 0) === (odd === r || odd === s) &&
            square[0] + square[3] === p * p - 2 * q &&
            nearlyEqual((a[0] + a[3]) / det(a), p / q)
          );
        },
      };
    },
  }),
  multipleCorrect({
    name: "several-telescoping-sums",
    depth: 5,
    chapter: "sums-of-series",
    topic: "sequences-and-series",
    difficulty: "HARD",
    write(random) {
      const a = random.int(1, 5);
      const d = random.int(2, 5);
      const m = random.int(6, 15);
      const near = d * random.pick([20, 25, 30, 40, 50]);
      const term = (n: number) => a + n * d;
      // What is missing from the limit after n terms is 1 / (d(a + nd)).
      const least = Math.floor((near / d - a) / d) + 1;
      if (a === d || least < 3 || gcd(a, d) > 1) return undefined;
      const bound = random.pick([
        [1, a * d],
        [1, a * d + 1],
        [2, 2 * a * d + 1],
        [2, 2 * a * d - 1],
        [1, a * d - 1],
      ] as const);
      if (bound[1] < 2) return undefined;
      const below = bound[0] / bound[1] >= 1 / (a * d);
      const slow = random.chance();
      const sumOf = (n: number) => sum(range(0, n - 1).map((at) => 1 / (term(at) * term(at + 1))));
      return {
        text: `For a positive integer $n$ let $S_n = \\sum_{k=1}^{n} \\frac{1}{(${d}k ${a === d ? "" : signed(a - d)})(${d}k + ${a})}$. ${WHICH_HOLD}`,
        workedOut: [
          `Each term is $\\frac{1}{${d}}\\left(\\frac{1}{${d}k ${signed(a - d)}} - \\frac{1}{${d}k + ${a}}\\right)$, so $S_n = \\frac{1}{${d}}\\left(${fractionTex(1, a)} - \\frac{1}{${d}n + ${a}}\\right) = \\frac{n}{${a === 1 ? "" : a}(${d}n + ${a})}$.`.replace(
            /\{\((\d+n \+ \d+)\)\}/,
            "{$1}",
          ),
        ],
        statements: [
          valued(
            random,
            fraction(m, a * term(m)),
            [fraction(m, term(m)), fraction(m - 1, a * term(m - 1)), fraction(m, d * term(m))],
            (value) => `$S_{${m}} = ${value.tex}$`,
            `$S_{${m}} = ${fractionTex(m, a * term(m))}$.`,
          ),
          judged(
            `$S_n < ${fractionTex(bound[0], bound[1])}$ for every $n$`,
            below,
            `$S_n$ rises towards $${fractionTex(1, a * d)}$ without reaching it, and $${fractionTex(bound[0], bound[1])}$ is ${below ? "not less than that" : "less than that, so that some $S_n$ exceed it"}.`,
          ),
          valued(
            random,
            num(least),
            [num(least - 1), num(least + 1), num(least + 2)],
            (value) =>
              `The least $n$ for which $S_n$ differs from its limit by less than $\\frac{1}{${near}}$ is ${value}`,
            `The difference is $\\frac{1}{${d}(${d}n + ${a})}$, which is less than $\\frac{1}{${near}}$ from $n = ${least}$ on.`,
          ),
          valued(
            random,
            num(a * d),
            [num(d), num(a), num(d * d)],
            (value) =>
              `The numbers $\\frac{n}{S_n}$ for $n = 1, 2, 3, \\dots$ form an arithmetic progression with the common difference ${value}`,
            `$\\frac{n}{S_n} = ${a === 1 ? "" : a}(${d}n + ${a})$ grows by $${a * d}$ from one $n$ to the next.`.replace(
              /= \((\d+n \+ \d+)\)/,
              "= $1",
            ),
          ),
          judged(
            `$S_{2n} ${slow ? "<" : ">"} 2S_n$ for every $n$`,
            slow,
            "The terms get smaller, so the second $n$ terms add less than the first $n$ and $S_{2n} < 2S_n$.",
          ),
        ],
        // Adds the terms one by one.
        verify: () =>
          nearlyEqual(sumOf(m), m / (a * term(m))) &&
          Math.abs(sumOf(4000) - 1 / (a * d)) < 1e-4 &&
          sumOf(4000) < bound[0] / bound[1] === below &&
          1 / (a * d) - sumOf(least) < 1 / near - 1e-12 &&
          1 / (a * d) - sumOf(least - 1) >= 1 / near - 1e-12 &&
          nearlyEqual(5 / sumOf(5) - 4 / sumOf(4), a * d, 1e-6) &&
          range(1, 9).every((n) => sumOf(2 * n) < 2 * sumOf(n)),
      };
    },
  }),
  multipleCorrect({
    name: "several-ball-moved-between-boxes",
    depth: 5,
    chapter: "bayes-theorem",
    topic: "probability",
    difficulty: "HARD",
    write(random) {
      const [r, b] = [random.int(2, 6), random.int(2, 6)];
      const [x, y] = [random.int(1, 6), random.int(1, 6)];
      const [one, two] = [r + b, x + y + 1];
      const all = one * two;
      const secondRed = r * (x + 1) + b * x;
      const bothRed = r * (x + 1);
      const bothBlack = b * (y + 1);
      const of = (ways: number, total = all) => fraction(ways, total);
      if (r === b || x === y) return undefined;
      const before = fractionTex(x, x + y);
      const rises = r * (x + y) > x * one;
      const same = r * (x + y) === x * one;
      if (same) return undefined;
      const told = random.chance();
      return {
        text: `Box I has ${r} red and ${b} black balls, box II ${x} red and ${y} black ${y === 1 ? "ball" : "balls"}. A ball drawn at random from box I is put into box II, and then a ball is drawn at random from box II. ${WHICH_HOLD}`,
        workedOut: [
          `The first ball is red with the probability $\\frac{${r}}{${one}}$; after a red one box II has $${x + 1}$ red balls of $${two}$, after a black one $${x}$.`,
        ],
        statements: [
          valued(
            random,
            of(secondRed),
            [of(x, x + y), of(bothRed), of(r * x + b * (x + 1))],
            (value) => `The probability that the second ball is red is ${value}`,
            `$\\frac{${r}}{${one}} \\times \\frac{${x + 1}}{${two}} + \\frac{${b}}{${one}} \\times \\frac{${x}}{${two}} = ${fractionTex(secondRed, all)}$ is the probability of a red second ball.`,
          ),
          valued(
            random,
            of(bothRed, secondRed),
            [of(r, one), of(bothRed), of(b * x, secondRed)],
            (value) => `If the second ball is red, the probability that the first was red is ${value}`,
            `By Bayes' theorem the first ball was red, given a red second one, with the probability $\\frac{${bothRed}}{${bothRed} + ${b * x}} = ${fractionTex(bothRed, secondRed)}$.`,
          ),
          valued(
            random,
            of(bothRed + bothBlack),
            [of(r * x + b * y), of(all - bothRed - bothBlack), of(bothRed)],
            (value) => `The probability that the two balls drawn have the same colour is ${value}`,
            `The two balls drawn have the same colour with the probability $\\frac{${bothRed} + ${bothBlack}}{${all}} = ${fractionTex(bothRed + bothBlack, all)}$.`,
          ),
          valued(
            random,
            of(all - bothBlack),
            [of(all - b * y), of(bothBlack), of(secondRed)],
            (value) => `The probability that at least one of the two balls drawn is red is ${value}`,
            `Both are black with the probability $\\frac{${bothBlack}}{${all}}$, so at least one is red with the probability $${fractionTex(all - bothBlack, all)}$.`,
          ),
          judged(
            `A red second ball is ${told ? "more" : "less"} likely than if the ball were drawn from box II without the other one being put in`,
            told === rises,
            `Without the first ball the probability would be $${before}$, which is ${rises ? "less" : "more"} than $${fractionTex(secondRed, all)}$.`,
          ),
        ],
        // Counts the equally likely pairs of balls.
        verify() {
          const balls = (red: number, black: number) => [
            ...range(1, red).map(() => true),
            ...range(1, black).map(() => false),
          ];
          const pairs = balls(r, b).flatMap((first) =>
            [first, ...balls(x, y)].map((second) => ({ first, second })),
          );
          const ways = (has: (pair: { first: boolean; second: boolean }) => boolean) =>
            pairs.filter(has).length;
          return (
            pairs.length === all &&
            ways(({ second }) => second) === secondRed &&
            ways(({ first, second }) => first && second) === bothRed &&
            ways(({ first, second }) => first === second) === bothRed + bothBlack &&
            ways(({ first, second }) => first || second) === all - bothBlack &&
            roundTo(secondRed / all - x / (x + y), 9) > 0 === rises
          );
        },
      };
    },
  }),
];
