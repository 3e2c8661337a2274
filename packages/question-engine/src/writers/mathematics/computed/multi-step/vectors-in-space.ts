import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { bracketed, joinTerms, num, point, surd, vector } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { drawDirection, drawTriple, lineTex, over, total } from "../geometry/lines-in-space.ts";
import { along, cross, dot, minus, type Triple } from "../geometry/triple.ts";

const square = (v: Triple) => dot(v, v);

export const vectorsInSpace: WriterList = [
  computed({
    name: "parameter-from-a-shortest-distance",
    depth: 5,
    chapter: "lines-in-space",
    topic: "vectors-and-3d",
    difficulty: "HARD",
    write: patiently((random) => {
      const [d, e] = [drawDirection(random), drawDirection(random)];
      const n = cross(d, e);
      const a = drawTriple(random, 4);
      // Where the lines would meet, and how far the parameter may be from there.
      const meeting = along(along(a, d, random.intExcept(-2, 2, 0)), e, random.intExcept(-2, 2, 0));
      const centre = meeting[0];
      const half = random.int(1, 6);
      if (n[0] === 0 || square(n) > 200 || centre === 0 || Math.abs(centre) > 9 || Math.abs(centre) === half)
        return undefined;
      const [low, high] = [centre - half, centre + half];
      const apart = surd(Math.abs(n[0]) * half, square(n), square(n));
      const asksProduct = random.chance();
      const amount = asksProduct ? low * high : low ** 2 + high ** 2;
      const key = num(amount);
      const second = lineTex(meeting, e).replace(over("x", centre, e[0]), `\\frac{x - \\lambda}{${e[0]}}`);
      const constant = dot(minus([0, meeting[1], meeting[2]], a), n);
      return {
        text: `The shortest distance between the lines $${lineTex(a, d)}$ and $${second}$ is ${apart}. What is the ${asksProduct ? "product" : "sum of the squares"} of all possible values of $\\lambda$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          asksProduct
            ? [
                [-amount, "losing the sign of one value"],
                [low + high, "adding the values"],
                [centre ** 2, "putting the distance equal to zero"],
                [low ** 2, "finding only one value and squaring it"],
                [high ** 2, "finding only one value and squaring it"],
                [centre ** 2 + half ** 2, "adding the squares of the two parts of the values"],
                [(low - 1) * high, "a slip of 1 in one of the values"],
                [low * (high + 1), "a slip of 1 in one of the values"],
              ]
            : [
                [high ** 2, "allowing only one sign of the scalar triple product"],
                [low ** 2, "allowing only one sign of the scalar triple product"],
                [(low + high) ** 2, "squaring the sum of the values"],
                [centre ** 2 + half ** 2, "taking only half of the sum"],
                [2 * centre ** 2, "putting the distance equal to zero"],
                [Math.abs(low * high), "multiplying the values"],
                [amount + 2 * half, "a slip of 1 in both values"],
                [2 * amount, "counting each value twice"],
              ],
          asksProduct,
        ),
        explanation: [
          `The vector product of the directions is $\\vec{n} = ${vector(n).tex}$, with $|\\vec{n}|^2 = ${square(n)}$.`,
          `The join of the two given points has with $\\vec{n}$ the scalar product $${joinTerms([
            { size: n[0], name: "\\lambda" },
            { size: constant, name: "" },
          ])}$, and the shortest distance is its size divided by $|\\vec{n}|$.`,
          `So $\\left|${joinTerms([
            { size: n[0], name: "\\lambda" },
            { size: constant, name: "" },
          ])}\\right| = ${Math.abs(n[0]) * half}$, which gives $\\lambda = ${low}$ or $\\lambda = ${high}$; the answer is $${amount}$.`,
        ],
        verify: () =>
          [low, high].every((value) => {
            // Nearest points by least squares.
            const between = minus([value, meeting[1], meeting[2]], a);
            const [dd, ee, de] = [square(d), square(e), dot(d, e)];
            const [p, q] = [dot(between, d), dot(between, e)];
            const s = (p * ee - q * de) / (dd * ee - de * de);
            const t = (p * de - q * dd) / (dd * ee - de * de);
            const gap = minus(along([value, meeting[1], meeting[2]], e, t), along(a, d, s));
            return nearlyEqual(Math.sqrt(square(gap)), apart.number ?? 0, 1e-6);
          }) && amount === (asksProduct ? low * high : low ** 2 + high ** 2),
      };
    }),
  }),
  computed({
    name: "distance-from-a-line-across-two-others",
    depth: 5,
    chapter: "lines-in-space",
    topic: "vectors-and-3d",
    difficulty: "HARD",
    write: patiently((random) => {
      const [d, e] = [drawDirection(random), drawDirection(random)];
      const n = cross(d, e);
      if (square(n) === 0 || square(n) > 150) return undefined;
      const p = drawTriple(random, 4);
      const [x, y, t] = [random.int(-2, 2), random.int(-2, 2), random.sign()];
      const off = along(along([0, 0, 0], d, x), e, y);
      const from = along(along(p, off, 1), n, t);
      const amount = square(off);
      if (amount < 3 || amount > 150 || Math.max(...from.map(Math.abs)) > 25) return undefined;
      const key = num(amount);
      const join = minus(from, p);
      const acrossOne = square(cross(join, d)) / square(d);
      const acrossOther = square(cross(join, e)) / square(e);
      return {
        text: `A line $L$ passes through the point $${point(...p).tex}$ and is perpendicular to both the lines $${lineTex(drawTriple(random, 4), d)}$ and $${lineTex(drawTriple(random, 4), e)}$. What is the square of the distance of the point $${point(...from).tex}$ from $L$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [square(join), "giving the distance from the given point of $L$"],
          [square(n), "giving the square of the length of the direction of $L$"],
          [acrossOne, "taking the first line as parallel to $L$"],
          [acrossOther, "taking the second line as parallel to $L$"],
          [square(join) + square(n), "adding the square along $L$ instead of taking it away"],
          [Math.abs(amount - square(n)), "taking the square along $L$ away twice"],
          [total(off) ** 2, "squaring the sum of the components"],
          [amount + square(d), "a slip in one component of the vector product"],
          [Math.floor(amount / 2), "halving the square"],
        ]),
        explanation: [
          `$L$ has the direction of the vector product of the two directions, $\\vec{n} = ${vector(n).tex}$, with $|\\vec{n}|^2 = ${square(n)}$.`,
          `The join from $${point(...p).tex}$ to $${point(...from).tex}$ is $\\vec{v} = ${vector(join).tex}$, with $|\\vec{v}|^2 = ${square(join)}$ and $\\vec{v} \\cdot \\vec{n} = ${dot(join, n)}$.`,
          `The square of the distance is $|\\vec{v}|^2 - \\frac{(\\vec{v} \\cdot \\vec{n})^2}{|\\vec{n}|^2} = ${square(join)} - ${dot(join, n) ** 2 / square(n)} = ${amount}$.`,
        ],
        verify: () => nearlyEqual(square(cross(join, n)) / square(n), amount),
      };
    }),
  }),
  computed({
    name: "vector-of-a-plane-from-two-products",
    depth: 5,
    chapter: "vectors",
    topic: "vectors-and-3d",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b] = [drawDirection(random), drawDirection(random)];
      const [x, y] = [random.intExcept(-3, 3, 0), random.intExcept(-3, 3, 0)];
      const c = along(along([0, 0, 0], a, x), b, y);
      const [m, n, ab] = [dot(c, a), dot(c, b), dot(a, b)];
      const amount = square(c);
      if (square(cross(a, b)) === 0 || ab === 0 || x === y || amount < 4 || amount > 250) return undefined;
      if (Math.max(...a.map(Math.abs), ...b.map(Math.abs)) > 3) return undefined;
      const key = num(amount);
      return {
        text: `Let $\\vec{a} = ${vector(a).tex}$ and $\\vec{b} = ${vector(b).tex}$. A vector $\\vec{c}$ is coplanar with $\\vec{a}$ and $\\vec{b}$, and $\\vec{c} \\cdot \\vec{a} = ${m}$, $\\vec{c} \\cdot \\vec{b} = ${n}$. What is the value of $|\\vec{c}|^2$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [x * x * square(a) + y * y * square(b), "leaving out the product of $\\vec{a}$ and $\\vec{b}$"],
          [Math.abs(y * m + x * n), "exchanging the two coefficients"],
          [Math.abs(x * m - y * n), "losing the sign of the second coefficient"],
          [square(along(along([0, 0, 0], a, y), b, x)), "exchanging the two coefficients"],
          [square(along(along([0, 0, 0], a, x), b, -y)), "taking one coefficient with the wrong sign"],
          [Math.abs(m * n), "multiplying the two scalar products"],
          [square(a) + square(b), "adding the squares of $\\vec{a}$ and $\\vec{b}$"],
          [amount + Math.abs(ab), "counting $\\vec{a} \\cdot \\vec{b}$ once too often"],
          [total(c) ** 2, "squaring the sum of the components"],
        ]),
        explanation: [
          `Coplanar means $\\vec{c} = x\\vec{a} + y\\vec{b}$. Here $|\\vec{a}|^2 = ${square(a)}$, $|\\vec{b}|^2 = ${square(b)}$ and $\\vec{a} \\cdot \\vec{b} = ${ab}$.`,
          `The two conditions are $${joinTerms([
            { size: square(a), name: "x" },
            { size: ab, name: "y" },
          ])} = ${m}$ and $${joinTerms([
            { size: ab, name: "x" },
            { size: square(b), name: "y" },
          ])} = ${n}$, so $x = ${x}$ and $y = ${y}$.`,
          `$\\vec{c} = ${vector(c).tex}$, and $|\\vec{c}|^2 = ${x} \\times ${bracketed(m)} + ${bracketed(y)} \\times ${bracketed(n)} = ${amount}$.`,
        ],
        verify: () => {
          const below = square(a) * square(b) - ab * ab;
          return nearlyEqual((square(b) * m * m - 2 * ab * m * n + square(a) * n * n) / below, amount);
        },
      };
    }),
  }),
  computed({
    name: "product-of-two-combined-vectors",
    depth: 5,
    chapter: "vectors",
    topic: "vectors-and-3d",
    difficulty: "HARD",
    write: patiently((random) => {
      const [p, q] = [random.int(1, 5), random.int(2, 5)];
      const [k, w] = [random.pick([1, 2, 3, -1, -2]), random.intExcept(-p * q + 1, p * q - 1, 0)];
      const third = p * p + k * k * q * q + 2 * k * w;
      const [f, g, h, j] = [
        random.int(1, 3),
        random.intExcept(-3, 3, 0),
        random.int(1, 3),
        random.intExcept(-3, 3, 0),
      ];
      const factor = f * j - g * h;
      const gram = p * p * q * q - w * w;
      const amount = factor * factor * gram;
      if (Math.abs(factor) < 2 || amount > 9999 || gram < 2) return undefined;
      const key = num(amount);
      const combined = (one: number, other: number) =>
        joinTerms([
          { size: one, name: "\\vec{a}" },
          { size: other, name: "\\vec{b}" },
        ]);
      const length = Number.isInteger(Math.sqrt(third)) ? Math.sqrt(third) : `\\sqrt{${third}}`;
      return {
        text: `Let $\\vec{a}$ and $\\vec{b}$ be vectors such that $|\\vec{a}| = ${p}$, $|\\vec{b}| = ${q}$ and $|${combined(1, k)}| = ${length}$. What is the value of $\\left|(${combined(f, g)}) \\times (${combined(h, j)})\\right|^2$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [(f * j + g * h) ** 2 * gram, "adding the two mixed products, as if the order did not matter"],
          [Math.abs(factor) * gram, "not squaring the number before the vector product"],
          [factor * factor * p * p * q * q, "taking the vectors to be at right angles"],
          [factor * factor * (p * p * q * q + w * w), "adding the square of the scalar product"],
          [gram, "leaving out the coefficients"],
          [factor * factor * w * w, "using the scalar product instead of the vector product"],
          [(f * h - g * j) ** 2 * gram, "multiplying the coefficients of the same vector"],
          [4 * amount, "doubling the vector product"],
        ]),
        explanation: [
          `$|${combined(1, k)}|^2 = ${p * p} + ${k * k * q * q} ${k < 0 ? "-" : "+"} ${2 * Math.abs(k)}\\,\\vec{a} \\cdot \\vec{b} = ${third}$ gives $\\vec{a} \\cdot \\vec{b} = ${w}$.`,
          `So $|\\vec{a} \\times \\vec{b}|^2 = |\\vec{a}|^2|\\vec{b}|^2 - (\\vec{a} \\cdot \\vec{b})^2 = ${p * p * q * q} - ${w * w} = ${gram}$.`,
          `Multiplied out, the product is $${factor}\\,(\\vec{a} \\times \\vec{b})$, since $\\vec{a} \\times \\vec{a} = \\vec{b} \\times \\vec{b} = \\vec{0}$; the value is $${factor * factor} \\times ${gram} = ${amount}$.`,
        ],
        verify: () => {
          // Two vectors of a plane with these lengths and this angle.
          const [bx, by] = [w / p, Math.sqrt(q * q - (w / p) ** 2)];
          const across = f * p * (j * by) + g * bx * (j * by) - g * by * (h * p + j * bx);
          return (
            nearlyEqual(across * across, amount, 1e-6) &&
            nearlyEqual((p + k * bx) ** 2 + (k * by) ** 2, third, 1e-6)
          );
        },
      };
    }),
  }),
];
