import { crossed } from "../../../../kit/crossed.ts";
import { nearlyEqual, PYTHAGOREAN_TRIPLES } from "../../../../numbers/arithmetic.ts";
import { bracketed, joinTerms, num, point, surd } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** x² + y² + 2gx + 2fy + c = 0 from centre and radius. */
function circleTex(h: number, k: number, c: number): string {
  return `${joinTerms([
    { size: 1, name: "x^2" },
    { size: 1, name: "y^2" },
    { size: -2 * h, name: "x" },
    { size: -2 * k, name: "y" },
    { size: c, name: "" },
  ])} = 0`;
}

export const circles: WriterList = [
  computed({
    name: "radius-or-centre-of-a-circle",
    topic: "conic-sections",
    difficulty: "EASY",
    write(random) {
      const [h, k] = [random.intExcept(-7, 7, 0), random.intExcept(-7, 7, 0)];
      const square = random.int(3, 80);
      const c = h * h + k * k - square;
      if (c === 0) return undefined;
      const asksCentre = random.chance(0.5);
      if (asksCentre)
        return {
          text: `What is the centre of the circle $${circleTex(h, k, c)}$?`,
          answer: point(h, k),
          distractors: crossed(
            point,
            [h, k],
            [
              [-h, -k, "taking both coordinates with the wrong sign"],
              [-2 * h, -2 * k, "reading off the coefficients of $x$ and $y$"],
              [k, h, "exchanging the coordinates"],
              [2 * h, 2 * k, "forgetting to halve the coefficients"],
              [h, -k, "taking the second coordinate with the wrong sign"],
            ],
          ),
          explanation: [
            `Compare with $x^2 + y^2 + 2gx + 2fy + c = 0$, whose centre is $(-g, -f)$: $2g = ${-2 * h}$ and $2f = ${-2 * k}$.`,
            `The centre is ${point(h, k)}.`,
          ],
          verify: () => h * h + k * k - c === square,
        };
      const wide = 4 * h * h + 4 * k * k - c;
      return {
        text: `What is the radius of the circle $${circleTex(h, k, c)}$?`,
        answer: surd(1, square),
        distractors: [
          wrong(num(square), "forgetting the square root"),
          wrong(
            surd(1, h * h + k * k + c > 0 ? h * h + k * k + c : wide),
            "adding the constant instead of subtracting it",
          ),
          wrong(surd(1, h * h + k * k), "leaving out the constant"),
          wrong(surd(2, square), "giving the diameter"),
        ],
        explanation: [
          `Completing the squares gives $(x ${h < 0 ? "+" : "-"} ${Math.abs(h)})^2 + (y ${k < 0 ? "+" : "-"} ${Math.abs(k)})^2 = ${h * h} + ${k * k} - ${bracketed(c)} = ${square}$.`,
          `The radius is $${surd(1, square).tex}$.`,
        ],
        verify: () => nearlyEqual(h * h + k * k - c, square),
      };
    },
  }),
  computed({
    name: "tangent-length-to-a-circle",
    topic: "conic-sections",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, d] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 4));
      const [r, length] = random.chance() ? [p, q] : [q, p];
      const [h, k] = [random.intExcept(-5, 5, 0), random.intExcept(-5, 5, 0)];
      const [x, y] = random.chance() ? [h + random.sign() * d, k] : [h, k + random.sign() * d];
      const c = h * h + k * k - r * r;
      if (c === 0) return undefined;
      const power = x * x + y * y - 2 * h * x - 2 * k * y + c;
      return {
        text: `What is the length of the tangent from the point ${point(x, y)} to the circle $${circleTex(h, k, c)}$?`,
        answer: num(length),
        distractors: [
          wrong(num(d), "giving the distance of the point from the centre"),
          wrong(num(power), "forgetting the square root"),
          wrong(num(r), "giving the radius"),
          wrong(num(Math.abs(d - r)), "giving the shortest distance to the circle"),
        ],
        explanation: [
          `The square of the tangent is the value of the left side at the point: $${x * x} + ${y * y} ${-2 * h * x < 0 ? "-" : "+"} ${Math.abs(2 * h * x)} ${-2 * k * y < 0 ? "-" : "+"} ${Math.abs(2 * k * y)} ${c < 0 ? "-" : "+"} ${Math.abs(c)} = ${power}$.`,
          `The length is $\\sqrt{${power}} = ${length}$.`,
        ],
        verify: () => nearlyEqual(Math.sqrt((x - h) ** 2 + (y - k) ** 2 - r * r), length),
      };
    },
  }),
  computed({
    name: "common-chord-of-two-circles",
    chapter: "circles",
    topic: "conic-sections",
    difficulty: "HARD",
    write(random) {
      // Chord of half-length s at distances u, v from the two centres.
      const [s, u, r, v, t] = random.pick([
        [12, 5, 13, 9, 15],
        [12, 5, 13, 16, 20],
        [12, 9, 15, 16, 20],
        [4, 3, 5, 3, 5],
        [8, 6, 10, 15, 17],
        [24, 7, 25, 10, 26],
        [15, 8, 17, 20, 25],
        [12, 16, 20, 35, 37],
        [24, 18, 30, 7, 25],
        [3, 4, 5, 4, 5],
      ] as const);
      const apart = u + v;
      const swap = random.chance();
      const [r1, r2] = swap ? [t, r] : [r, t];
      const [h, k] = [random.int(-4, 4), random.int(-4, 4)];
      const [dx, dy] = random.chance() ? [apart, 0] : [0, apart];
      const show = (x: number, y: number, radius: number) =>
        `${x === 0 ? "x^2" : `(x ${x < 0 ? "+" : "-"} ${Math.abs(x)})^2`} + ${y === 0 ? "y^2" : `(y ${y < 0 ? "+" : "-"} ${Math.abs(y)})^2`} = ${radius * radius}`;
      const near = swap ? v : u;
      return {
        text: `What is the length of the common chord of the circles $${show(h, k, r1)}$ and $${show(h + dx, k + dy, r2)}$?`,
        answer: num(2 * s),
        distractors: [
          wrong(num(s), "giving half of the chord"),
          wrong(num(apart), "giving the distance between the centres"),
          wrong(num(r1 + r2 - apart), "giving the overlap of the radii on the line of centres"),
          wrong(num(2 * Math.min(r1, r2)), "taking the chord to be a diameter of the smaller circle"),
        ],
        explanation: [
          `The centres are $d = ${apart}$ apart and the radii are ${r1} and ${r2}.`,
          `The chord is at the distance $\\frac{d^2 + ${r1}^2 - ${r2}^2}{2d} = ${near}$ from the first centre.`,
          `Half of the chord is $\\sqrt{${r1}^2 - ${near}^2} = ${s}$, so the chord is ${num(2 * s)} long.`,
        ],
        verify() {
          const x = (apart ** 2 + r1 ** 2 - r2 ** 2) / (2 * apart);
          return nearlyEqual(2 * Math.sqrt(r1 ** 2 - x ** 2), 2 * s);
        },
      };
    },
  }),
];
