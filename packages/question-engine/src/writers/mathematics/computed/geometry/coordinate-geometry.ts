import { crossed } from "../../../../kit/crossed.ts";
import { gcd, nearlyEqual, PYTHAGOREAN_TRIPLES } from "../../../../numbers/arithmetic.ts";
import {
  bracketed,
  fraction,
  joinTerms,
  num,
  point,
  surd,
  tex,
  type Value,
} from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** ax + by + c = 0; its value is the same for all multiples of a line, and differs between lines. */
function lineThrough(a: number, b: number, c: number): Value {
  const markup = joinTerms([
    { size: a, name: "x" },
    { size: b, name: "y" },
    { size: c, name: "" },
  ]);
  const size = Math.hypot(a, b) * (a < 0 || (a === 0 && b < 0) ? -1 : 1);
  return tex(`${markup} = 0`, (a * 3.7 + b * 17.3 + c * 1.13) / size);
}

export const coordinateGeometry: WriterList = [
  computed({
    name: "distance-between-two-points",
    topic: "coordinate-geometry",
    difficulty: "EASY",
    write(random) {
      const [a, b, c] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 4));
      const [dx, dy] = random.chance() ? [a, b] : [b, a];
      const [x, y] = [random.int(-8, 8), random.int(-8, 8)];
      const [u, v] = [x + random.sign() * dx, y + random.sign() * dy];
      return {
        text: `What is the distance between the points ${point(x, y)} and ${point(u, v)}?`,
        answer: num(c),
        distractors: [
          wrong(num(dx + dy), "adding the two differences instead of using Pythagoras' theorem"),
          wrong(num(Math.abs(dx - dy)), "subtracting the two differences"),
          wrong(num(Math.max(dx, dy)), "using only the larger difference"),
          wrong(
            surd(1, (x + u) ** 2 + (y + v) ** 2 || 1, 1),
            "adding the coordinates instead of subtracting them",
          ),
          wrong(surd(1, Math.abs(dx * dx - dy * dy), 1), "subtracting the squares of the differences"),
          wrong(num((dx + dy) / 2), "taking the mean of the two differences"),
        ],
        explanation: [
          `The coordinates differ by $${u} - ${bracketed(x)} = ${u - x}$ and $${v} - ${bracketed(y)} = ${v - y}$.`,
          `The distance is $\\sqrt{${dx}^2 + ${dy}^2} = ${c}$.`,
        ],
        verify: () => nearlyEqual(Math.hypot(u - x, v - y), c),
      };
    },
  }),
  computed({
    name: "section-formula-point",
    topic: "coordinate-geometry",
    difficulty: "EASY",
    write(random) {
      const [m, n] = random.pick([
        [1, 2],
        [2, 1],
        [1, 3],
        [3, 1],
        [2, 3],
        [3, 2],
      ] as const);
      const [x, y] = [random.int(-9, 9), random.int(-9, 9)];
      const [p, q] = [random.intExcept(-4, 4, 0), random.intExcept(-4, 4, 0)];
      const [u, v] = [x + (m + n) * p, y + (m + n) * q];
      return {
        text: `Which point divides the line segment from $A${point(x, y).tex}$ to $B${point(u, v).tex}$ internally in the ratio $${m} : ${n}$, counted from $A$?`,
        answer: point(x + m * p, y + m * q),
        distractors: [
          ...crossed(
            point,
            [x + m * p, y + m * q],
            [
              [x + n * p, y + n * q, "counting the ratio from $B$ instead of $A$"],
              [x + m * p, y + n * q, "exchanging the weights for the second coordinate"],
              [m * p, m * q, "forgetting to add the coordinates of $A$"],
            ],
          ),
          wrong(point(fraction(x + u, 2), fraction(y + v, 2)), "taking the midpoint"),
        ],
        explanation: [
          `The point is $\\left(\\frac{${m} \\times ${bracketed(u)} + ${n} \\times ${bracketed(x)}}{${m + n}}, \\frac{${m} \\times ${bracketed(v)} + ${n} \\times ${bracketed(y)}}{${m + n}}\\right)$.`,
          `This is ${point(x + m * p, y + m * q)}.`,
        ],
        verify: () => n * m * p === m * (u - x - m * p) && n * m * q === m * (v - y - m * q),
      };
    },
  }),
  computed({
    name: "area-of-a-triangle-from-corners",
    topic: "coordinate-geometry",
    difficulty: "MEDIUM",
    write(random) {
      const at = () => [random.int(-7, 8), random.int(-7, 8)] as const;
      const [[a, b], [c, d], [e, f]] = [at(), at(), at()];
      const double = (c - a) * (f - b) - (e - a) * (d - b);
      const area = Math.abs(double) / 2;
      if (area < 4 || area > 60) return undefined;
      const sloppy = Math.abs(a * (d + f) + c * (f + b) + e * (b + d)) / 2;
      return {
        text: `What is the area, in square units, of the triangle with the vertices ${point(a, b)}, ${point(c, d)} and ${point(e, f)}?`,
        answer: num(area),
        distractors: [
          wrong(num(2 * area), "forgetting the factor $\\frac{1}{2}$"),
          wrong(num(sloppy), "adding the $y$-coordinates in the brackets instead of subtracting them"),
          wrong(
            num(((Math.max(a, c, e) - Math.min(a, c, e)) * (Math.max(b, d, f) - Math.min(b, d, f))) / 2),
            "taking half of the rectangle around the triangle",
          ),
          wrong(num(area / 2), "taking the factor $\\frac{1}{2}$ twice"),
          wrong(
            num(Math.abs((c - a) * (f - b) + (e - a) * (d - b)) / 2),
            "losing a minus sign in the determinant",
          ),
        ],
        explanation: [
          "Twice the area is $|x_1(y_2 - y_3) + x_2(y_3 - y_1) + x_3(y_1 - y_2)|$.",
          `This is $|${a} \\times ${bracketed(d - f)} + ${bracketed(c)} \\times ${bracketed(f - b)} + ${bracketed(e)} \\times ${bracketed(b - d)}| = ${2 * area}$.`,
          `The area is $${num(area).tex}$ square units.`,
        ],
        verify: () => nearlyEqual(Math.abs(a * (d - f) + c * (f - b) + e * (b - d)) / 2, area),
      };
    },
  }),
  computed({
    name: "perpendicular-line-through-a-point",
    topic: "coordinate-geometry",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = [random.int(1, 6), random.intExcept(-6, 6, 0)];
      const c = random.intExcept(-9, 9, 0);
      const [x, y] = [random.intExcept(-6, 6, 0), random.intExcept(-6, 6, 0)];
      if (Math.abs(a) === Math.abs(b) || gcd(a, b) > 1) return undefined;
      const normal = b > 0 ? [b, -a] : [-b, a];
      const [p = 1, q = 1] = normal;
      const r = -(p * x + q * y);
      if (r === 0 || a * x + b * y + c === 0) return undefined;
      const parallel = random.chance(0.4);
      const answer = parallel ? lineThrough(a, b, -(a * x + b * y)) : lineThrough(p, q, r);
      if (parallel && a * x + b * y === 0) return undefined;
      return {
        text: `What is the equation of the line through ${point(x, y)} that is ${parallel ? "parallel" : "perpendicular"} to $${lineThrough(a, b, c).tex}$?`,
        answer,
        distractors: [
          wrong(
            parallel ? lineThrough(p, q, r) : lineThrough(a, b, -(a * x + b * y)),
            `making the line ${parallel ? "perpendicular" : "parallel"} to the given one`,
          ),
          wrong(
            parallel ? lineThrough(a, b, a * x + b * y) : lineThrough(p, q, -r),
            "taking the constant with the wrong sign",
          ),
          wrong(
            parallel
              ? lineThrough(a, -b, -(a * x - b * y))
              : lineThrough(Math.abs(b), b > 0 ? a : -a, -(Math.abs(b) * x + (b > 0 ? a : -a) * y)),
            "taking the slope with the wrong sign",
          ),
          wrong(
            parallel ? lineThrough(a, b, -(a * y + b * x)) : lineThrough(p, q, -(p * y + q * x)),
            "exchanging the coordinates of the point",
          ),
        ],
        explanation: parallel
          ? [
              `A parallel line has the form $${joinTerms([
                { size: a, name: "x" },
                { size: b, name: "y" },
              ])} + k = 0$.`,
              `It passes through ${point(x, y)}: $${a} \\times ${bracketed(x)} + ${bracketed(b)} \\times ${bracketed(y)} + k = 0$, so $k = ${-(a * x + b * y)}$.`,
              `The line is $${answer.tex}$.`,
            ]
          : [
              `The given line has the slope $${fraction(-a, b).tex}$, so a perpendicular one has the slope $${fraction(b, a).tex}$.`,
              `Such a line has the form $${joinTerms([
                { size: p, name: "x" },
                { size: q, name: "y" },
              ])} + k = 0$, and ${point(x, y)} gives $k = ${r}$.`,
              `The line is $${answer.tex}$.`,
            ],
        verify: () => (parallel ? true : p * a + q * b === 0) && p * x + q * y + r === 0,
      };
    },
  }),
  computed({
    name: "distance-from-a-point-to-a-line",
    topic: "coordinate-geometry",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, h] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 3));
      const a = random.chance() ? p : q;
      const second = (a === p ? q : p) * random.sign();
      const [x, y] = [random.int(-6, 6), random.int(-6, 6)];
      const c = random.intExcept(-30, 30, 0);
      const value = a * x + second * y + c;
      const away = fraction(Math.abs(value), h);
      if (value === 0 || a * x + second * y === 0) return undefined;
      return {
        text: `How far is the point ${point(x, y)} from the line $${lineThrough(a, second, c).tex}$?`,
        answer: away,
        distractors: [
          wrong(num(Math.abs(value)), "forgetting to divide by $\\sqrt{a^2 + b^2}$"),
          wrong(
            fraction(Math.abs(value), a + Math.abs(second)),
            "dividing by the sum of the coefficients instead of $\\sqrt{a^2 + b^2}$",
          ),
          wrong(fraction(Math.abs(value - 2 * c), h), "taking the constant with the wrong sign"),
          wrong(num(Math.abs(value - 2 * c)), "the wrong sign of the constant, and not dividing"),
          wrong(
            fraction(Math.abs(value - 2 * c), a + Math.abs(second)),
            "the wrong sign of the constant, and dividing by the sum of the coefficients",
          ),
          wrong(fraction(Math.abs(c), h), "finding the distance of the origin from the line"),
        ],
        explanation: [
          "The distance is $\\frac{|ax_1 + by_1 + c|}{\\sqrt{a^2 + b^2}}$.",
          `Above: $|${a} \\times ${bracketed(x)} + ${bracketed(second)} \\times ${bracketed(y)} + ${bracketed(c)}| = ${Math.abs(value)}$. Below: $\\sqrt{${a}^2 + ${Math.abs(second)}^2} = ${h}$.`,
          `The distance is $${away.tex}$.`,
        ],
        verify() {
          // The nearest of many points of the line.
          const foot = [x - (a * value) / (h * h), y - (second * value) / (h * h)] as const;
          return (
            nearlyEqual(Math.hypot(x - foot[0], y - foot[1]), away.number ?? 0) &&
            nearlyEqual(a * foot[0] + second * foot[1] + c, 0, 1e-6)
          );
        },
      };
    },
  }),
  computed({
    name: "image-of-a-point-in-a-line",
    depth: 5,
    topic: "coordinate-geometry",
    difficulty: "HARD",
    write(random) {
      const [a, b] = random.pick([
        [1, 1],
        [1, -1],
        [2, 1],
        [1, 2],
        [1, -2],
        [2, -1],
        [3, 1],
        [1, -3],
        [3, -4],
        [2, 3],
      ] as const);
      const size = a * a + b * b;
      const k = random.intExcept(-3, 3, 0);
      const [x, y] = [random.int(-6, 6), random.int(-6, 6)];
      // a x + b y + c = −size · k / 1 so that the foot is (x, y) + k (a, b).
      const c = -size * k - a * x - b * y;
      const [u, v] = [x + 2 * k * a, y + 2 * k * b];
      if (c === 0 || Math.abs(c) > 40 || Math.max(Math.abs(u), Math.abs(v)) > 25) return undefined;
      return {
        text: `What is the image of the point ${point(x, y)} under reflection in the line $${lineThrough(a, b, c).tex}$?`,
        answer: point(u, v),
        distractors: crossed(
          point,
          [u, v],
          [
            [x + k * a, y + k * b, "stopping at the foot of the perpendicular"],
            [x - 2 * k * a, y - 2 * k * b, "moving away from the line instead of across it"],
            [x + 2 * k * b, y + 2 * k * a, "exchanging the coefficients of $x$ and $y$"],
            [u, y - 2 * k * b, "moving with the wrong sign in the second coordinate"],
          ],
        ),
        explanation: [
          `The image is $(x_1 + ${a === 1 ? "" : a}t,\\ y_1 ${b < 0 ? "-" : "+"} ${Math.abs(b) === 1 ? "" : Math.abs(b)}t)$ with $t = -2 \\times \\frac{ax_1 + by_1 + c}{a^2 + b^2}$.`,
          `Here $ax_1 + by_1 + c = ${-size * k}$ and $a^2 + b^2 = ${size}$, so $t = ${2 * k}$.`,
          `The image is ${point(u, v)}.`,
        ],
        verify: () => a * ((x + u) / 2) + b * ((y + v) / 2) + c === 0 && (u - x) * b === (v - y) * a,
      };
    },
  }),
  computed({
    name: "intercept-line-of-given-triangle",
    topic: "coordinate-geometry",
    difficulty: "MEDIUM",
    write(random) {
      const p = random.int(1, 8);
      const q = random.int(1, 8);
      // The line through (p, q) whose intercept part is bisected there: intercepts 2p and 2q; or in the ratio m : n.
      const [m, n] = random.pick([
        [1, 1],
        [1, 2],
        [2, 1],
        [1, 3],
        [3, 1],
        [2, 3],
      ] as const);
      // P divides A(α, 0) to B(0, β) in m : n: p = nα/(m+n), q = mβ/(m+n).
      const [alpha, beta] = [(p * (m + n)) / n, (q * (m + n)) / m];
      if (!Number.isInteger(alpha) || !Number.isInteger(beta)) return undefined;
      const area = (alpha * beta) / 2;
      const lies =
        m === n
          ? `the point ${point(p, q)} is the midpoint of $AB$`
          : `the point $P${point(p, q).tex}$ lies on $AB$ with $AP : PB = ${m} : ${n}$`;
      return {
        text: `A line meets the $x$-axis at $A$ and the $y$-axis at $B$, and ${lies}. What is the area of the triangle that the line forms with the axes?`,
        answer: num(area),
        distractors: [
          wrong(num(2 * area), "forgetting the factor $\\frac{1}{2}$"),
          wrong(num((p * q) / 2), "using the coordinates of the point as the intercepts"),
          wrong(num(((p * (m + n)) / m) * ((q * (m + n)) / n) * 0.5), "counting the ratio from $B$"),
          wrong(num(p * q), "multiplying the coordinates of the point"),
          wrong(num(alpha + beta), "adding the intercepts"),
        ],
        explanation: [
          `Let $A = (\\alpha, 0)$ and $B = (0, \\beta)$. The point is $\\left(\\frac{${n === 1 ? "" : n}\\alpha}{${m + n}}, \\frac{${m === 1 ? "" : m}\\beta}{${m + n}}\\right)$.`,
          `So $\\alpha = ${alpha}$ and $\\beta = ${beta}$.`,
          `The area is $\\frac{1}{2} \\times ${alpha} \\times ${beta} = ${num(area).tex}$ square units.`,
        ],
        verify: () => nearlyEqual(p / alpha + q / beta, 1) && nearlyEqual(area, (alpha * beta) / 2),
      };
    },
  }),
  computed({
    name: "circumcentre-of-a-triangle",
    depth: 5,
    topic: "coordinate-geometry",
    difficulty: "HARD",
    write(random) {
      const [cx, cy] = [random.int(-5, 5), random.int(-5, 5)];
      const [p, q, r] = random.pick([
        [3, 4, 5],
        [6, 8, 10],
        [5, 12, 13],
      ] as const);
      const around = [
        [p, q],
        [q, p],
        [-p, q],
        [-q, p],
        [p, -q],
        [q, -p],
        [-p, -q],
        [-q, -p],
        [r, 0],
        [0, r],
        [-r, 0],
        [0, -r],
      ] as const;
      const [[a, b] = [0, 0], [c, d] = [0, 0], [e, f] = [0, 0]] = random.sample(around, 3);
      // No right angle: then the circumcentre would be a midpoint.
      if (a + c === 0 && b + d === 0) return undefined;
      if ((a + e === 0 && b + f === 0) || (c + e === 0 && d + f === 0)) return undefined;
      const corners = [point(cx + a, cy + b), point(cx + c, cy + d), point(cx + e, cy + f)] as const;
      const orthocentre = point(cx + a + c + e, cy + b + d + f);
      return {
        text: `What is the circumcentre of the triangle with vertices ${corners[0]}, ${corners[1]} and ${corners[2]}?`,
        answer: point(cx, cy),
        distractors: [
          wrong(orthocentre, "finding the orthocentre"),
          wrong(point(cy, cx), "exchanging the coordinates"),
          wrong(point(-cx, -cy), "taking both coordinates with the wrong sign"),
          wrong(
            point(fraction(3 * cx + a + c + e, 3), fraction(3 * cy + b + d + f, 3)),
            "finding the centroid",
          ),
          wrong(
            point(fraction(2 * cx + a + c, 2), fraction(2 * cy + b + d, 2)),
            "taking the midpoint of one side, as in a right-angled triangle",
          ),
        ],
        explanation: [
          "The circumcentre $(h, k)$ is equally far from the three corners.",
          `Equal squares of the distances to the first two corners give $${equalDistance(cx + a, cy + b, cx + c, cy + d)}$; the first and the third give $${equalDistance(cx + a, cy + b, cx + e, cy + f)}$.`,
          `The solution is $h = ${cx}$, $k = ${cy}$: the point ${point(cx, cy)}, at the distance ${r} from each corner.`,
        ],
        verify: () => [a * a + b * b, c * c + d * d, e * e + f * f].every((square) => square === r * r),
      };
    },
  }),
];

/** The perpendicular bisector of two points, in h and k. */
function equalDistance(x: number, y: number, u: number, v: number): string {
  const left = joinTerms([
    { size: 2 * (u - x), name: "h" },
    { size: 2 * (v - y), name: "k" },
  ]);
  return `${left} = ${u * u + v * v - x * x - y * y}`;
}
