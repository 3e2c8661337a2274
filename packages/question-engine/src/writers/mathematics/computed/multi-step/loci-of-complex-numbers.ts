import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { gcd, nearlyEqual } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { joinTerms, num, surd } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Plane = readonly [re: number, im: number];

const numberTex = ([re, im]: Plane) =>
  joinTerms([
    { size: re, name: "" },
    { size: im, name: "i" },
  ]);
/** z less a number. */
const fromTex = ([re, im]: Plane) =>
  joinTerms([
    { size: 1, name: "z" },
    { size: -re, name: "" },
    { size: -im, name: "i" },
  ]);

/** Steps of whole length that lie along neither axis. */
const SLANTED = [
  [3, 4],
  [4, 3],
  [6, 8],
  [8, 6],
  [5, 12],
  [12, 5],
] as const;
const drawSlanted = (random: Random): Plane => {
  const [re, im] = random.pick(SLANTED);
  return [re * random.sign(), im * random.sign()];
};

export const lociOfComplexNumbers: WriterList = [
  computed({
    name: "numbers-on-a-line-and-a-circle",
    depth: 5,
    topic: "complex-numbers",
    difficulty: "HARD",
    write: patiently((random) => {
      const [u, v] = [random.intExcept(-3, 3, 0), random.intExcept(-3, 3, 0)];
      const middle: Plane = [random.int(-3, 3), random.int(-3, 3)];
      const along = random.int(-2, 2);
      const away = random.intExcept(-2, 2, 0);
      const radius = random.int(3, 9);
      const length = u * u + v * v;
      const a: Plane = [middle[0] - u, middle[1] - v];
      const b: Plane = [middle[0] + u, middle[1] + v];
      const centre: Plane = [middle[0] + away * u - along * v, middle[1] + away * v + along * u];
      const gap = away * away * length;
      const amount = 4 * (radius * radius - gap);
      if (gcd(u, v) !== 1 || amount < 8 || Math.abs(centre[0]) > 9 || Math.abs(centre[1]) > 9)
        return undefined;
      const isOrigin = ([re, im]: Plane) => re === 0 && im === 0;
      if ([a, b, centre].some(isOrigin)) return undefined;
      const key = num(amount);
      return {
        text: `Two different complex numbers $z_1$ and $z_2$ satisfy both $|${fromTex(a)}| = |${fromTex(b)}|$ and $|${fromTex(centre)}| = ${radius}$. What is the value of $|z_1 - z_2|^2$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [amount / 4, "taking half the chord for the chord"],
          [4 * radius * radius, "taking the line through the centre"],
          [amount / 2, "doubling the square of half the chord"],
          [4 * (radius * radius - Math.abs(away) * length), "not squaring one factor of the distance"],
          [4 * (radius * radius + gap), "adding the square of the distance"],
          [4 * (radius * radius - length), "using half the distance of the two fixed points"],
          [4 * gap, "giving four times the square of the distance of the centre"],
          [radius * radius, "giving the square of the radius"],
        ]),
        explanation: [
          `The first condition is the perpendicular bisector of the join of $${numberTex(a)}$ and $${numberTex(b)}$: $${joinTerms(
            [
              { size: u, name: "x" },
              { size: v, name: "y" },
            ],
          )} = ${u * middle[0] + v * middle[1]}$.`,
          `The second is a circle of radius $${radius}$ about $${numberTex(centre)}$, whose centre has from this line a distance with the square $${gap}$.`,
          `The two numbers are the ends of the chord, so $|z_1 - z_2|^2 = 4(${radius * radius} - ${gap}) = ${amount}$.`,
        ],
        verify: () => {
          // Along the bisector from its middle: a quadratic in t.
          const [dx, dy] = [middle[0] - centre[0], middle[1] - centre[1]];
          const linear = 2 * (-v * dx + u * dy);
          const discriminant = linear * linear - 4 * length * (dx * dx + dy * dy - radius * radius);
          return nearlyEqual((discriminant / (length * length)) * length, amount, 1e-9);
        },
      };
    }),
  }),
  computed({
    name: "numbers-that-see-two-at-a-right-angle",
    depth: 5,
    topic: "complex-numbers",
    difficulty: "HARD",
    write: patiently((random) => {
      const arm = drawSlanted(random);
      const step = drawSlanted(random);
      if (arm[0] * step[1] === arm[1] * step[0]) return undefined;
      const centre: Plane = [random.int(-4, 4), random.int(-4, 4)];
      const a: Plane = [centre[0] + arm[0], centre[1] + arm[1]];
      const b: Plane = [centre[0] - arm[0], centre[1] - arm[1]];
      const c: Plane = [centre[0] + step[0], centre[1] + step[1]];
      const [radius, apart] = [Math.hypot(...arm), Math.hypot(...step)];
      const asks = random.pick(["greatest", "product"]);
      const amount = asks === "greatest" ? apart + radius : Math.abs(apart * apart - radius * radius);
      if (amount === 0 || [a, b, c].some(([re, im]) => re === 0 && im === 0)) return undefined;
      const key = num(amount);
      const diameter = 2 * radius;
      return {
        text: `A complex number $z$ is such that $\\frac{${fromTex(a)}}{${fromTex(b)}}$ is purely imaginary. What is the ${asks === "greatest" ? "greatest value" : "product of the greatest and the least value"} of $|${fromTex(c)}|$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          asks === "greatest"
            ? [
                [Math.abs(apart - radius), "giving the least value"],
                [apart + diameter, "taking the diameter for the radius"],
                [apart, "giving the distance from the centre"],
                [diameter, "giving the diameter of the circle"],
                [apart + radius / 2, "halving the radius"],
                [2 * apart + radius, "doubling the distance from the centre"],
                [apart + radius + 1, "a slip of 1 in the centre"],
              ]
            : [
                [apart * apart + radius * radius, "adding the squares"],
                [apart * radius, "multiplying the distance by the radius"],
                [Math.abs(apart * apart - diameter * diameter), "taking the diameter for the radius"],
                [(apart + radius) ** 2, "squaring the greatest value"],
                [(apart - radius) ** 2, "squaring the least value"],
                [apart * apart, "giving the square of the distance from the centre"],
                [2 * amount, "doubling the product"],
              ],
        ),
        explanation: [
          `A purely imaginary quotient means that the joins of $z$ to $${numberTex(a)}$ and $${numberTex(b)}$ are at right angles: $z$ lies on the circle with these two as the ends of a diameter.`,
          `Its centre is $${numberTex(centre)}$ and its radius $${radius}$; $${numberTex(c)}$ is at the distance $${apart}$ from the centre.`,
          `So $|${fromTex(c)}|$ runs from $${Math.abs(apart - radius)}$ to $${apart + radius}$${asks === "greatest" ? "" : `, and the product is $${amount}$`}.`,
        ],
        verify: () => {
          // Walk round the circle; the quotient's real part stays zero.
          let [least, most, isRight] = [Number.POSITIVE_INFINITY, 0, true];
          for (let degree = 0.05; degree < 360; degree += 0.1) {
            const turn = (degree * Math.PI) / 180;
            const z: Plane = [centre[0] + radius * Math.cos(turn), centre[1] + radius * Math.sin(turn)];
            const real = (z[0] - a[0]) * (z[0] - b[0]) + (z[1] - a[1]) * (z[1] - b[1]);
            isRight &&= Math.abs(real) < 1e-6;
            const distance = Math.hypot(z[0] - c[0], z[1] - c[1]);
            [least, most] = [Math.min(least, distance), Math.max(most, distance)];
          }
          return isRight && Math.abs((asks === "greatest" ? most : most * least) - amount) < 0.05;
        },
      };
    }),
  }),
  computed({
    name: "roots-that-make-an-equilateral-triangle",
    depth: 5,
    topic: "complex-numbers",
    difficulty: "HARD",
    write: patiently((random) => {
      const knowsSum = random.chance();
      const p: Plane = knowsSum
        ? [random.intExcept(-6, 6, 0), random.intExcept(-6, 6, 0)]
        : drawSlanted(random);
      const size = p[0] * p[0] + p[1] * p[1];
      if (gcd(p[0], p[1]) > 2) return undefined;
      // With the sum of the roots known, |q| = |p|²/3; else |q| itself is.
      const [top, below] = knowsSum ? [size, 12] : [Math.sqrt(size), 4];
      const area = (times: number, over = 1) => surd(top * times, 3, below * over);
      const key = area(1);
      const equation = knowsSum ? `z^2 + (${numberTex(p)})z + q = 0` : `z^2 + pz + (${numberTex(p)}) = 0`;
      return {
        text: `The roots of $${equation}$, where $${knowsSum ? "q" : "p"}$ is a complex number, and the origin are the vertices of an equilateral triangle in the Argand plane. What is the area of this triangle?`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            area(3),
            knowsSum
              ? "taking the side to be the size of the sum of the roots"
              : "taking the side to be three times as long in square",
          ],
          [area(1, 2), "halving the area"],
          [area(2), "doubling the area"],
          [area(4), "leaving out the factor $\\frac{1}{4}$"],
          [area(1, 3), "dividing by 3 once too often"],
          [area(3, 2), "using the height of the triangle for its area"],
          [area(1, 4), "dividing by 4 twice"],
        ]),
        explanation: [
          "The second root is the first turned through $60^\\circ$ about the origin: $z_2 = z_1\\left(\\cos 60^\\circ \\pm i \\sin 60^\\circ\\right)$, so $z_1^2 + z_2^2 = z_1z_2$.",
          knowsSum
            ? `Hence $(z_1 + z_2)^2 = 3z_1z_2$, and $|z_1|^2 = |q| = \\frac{1}{3}|${numberTex(p)}|^2 = \\frac{${size}}{3}$.`
            : `Both roots have the same modulus, so $|z_1|^2 = |z_1z_2| = |${numberTex(p)}| = ${Math.sqrt(size)}$.`,
          `The area is $\\frac{\\sqrt{3}}{4}|z_1|^2 = ${key.tex}$.`,
        ],
        verify: () => {
          // Builds the triangle: z₁ and z₁ turned, and looks at their sum and product.
          const side = Math.sqrt(knowsSum ? size / 3 : Math.sqrt(size));
          const turned: Plane = [side / 2, (side * Math.sqrt(3)) / 2];
          const total = Math.hypot(side + turned[0], turned[1]);
          const isFit = knowsSum
            ? nearlyEqual(total * total, size, 1e-9)
            : nearlyEqual(side * side, Math.sqrt(size));
          return isFit && nearlyEqual((side * turned[1]) / 2, key.number ?? 0, 1e-6);
        },
      };
    }),
  }),
];
