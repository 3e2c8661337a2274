import { nearlyEqual, range, sum } from "../../../numbers/arithmetic.ts";
import { fraction, fractionTex, num, point, signed, surd, tex } from "../../../numbers/value.ts";
import { judged, multipleCorrect, valued, WHICH_HOLD } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";

type Vector = readonly [number, number, number];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The middle rule over many strips. */
function area(f: (x: number) => number, from: number, to: number): number {
  const width = (to - from) / 2000;
  return width * sum(range(0, 1999).map((strip) => f(from + (strip + 0.5) * width)));
}

const POWERS: readonly { power: number; right: string; wrong: readonly string[] }[] = [
  { power: 2, right: "1 - \\frac{\\pi}{4}", wrong: ["\\frac{\\pi}{4} - \\frac{1}{2}", "\\frac{\\pi}{4}"] },
  { power: 3, right: "\\frac{1 - \\ln 2}{2}", wrong: ["1 - \\ln 2", "\\frac{\\ln 2}{2}"] },
  {
    power: 4,
    right: "\\frac{\\pi}{4} - \\frac{2}{3}",
    wrong: ["1 - \\frac{\\pi}{4}", "\\frac{\\pi}{4} - \\frac{1}{3}"],
  },
  {
    power: 5,
    right: "\\frac{\\ln 2}{2} - \\frac{1}{4}",
    wrong: ["\\frac{\\ln 2}{2} - \\frac{1}{2}", "\\frac{1 - \\ln 2}{4}"],
  },
];
const POWER_VALUES: Readonly<Record<number, number>> = {
  2: 1 - Math.PI / 4,
  3: (1 - Math.LN2) / 2,
  4: Math.PI / 4 - 2 / 3,
  5: Math.LN2 / 2 - 1 / 4,
};

export const curvesAndSpace: readonly Writer[] = [
  multipleCorrect({
    name: "several-cubic-from-its-extremes",
    depth: 5,
    chapter: "extremes",
    topic: "differentiation",
    difficulty: "HARD",
    write(random) {
      const p = random.int(-3, 2);
      const q = p + random.pick([2, 2, 4]);
      const a = random.int(1, 2);
      const high = random.int(-6, 24);
      const low = high - a * (q - p) ** 3;
      if (high === 0 || low === 0 || p === 0 || q === 0) return undefined;
      // f'(x) = 6a(x - p)(x - q)
      const f = (x: number) => a * (2 * x ** 3 - 3 * (p + q) * x * x + 6 * p * q * x) + constant;
      const constant = high - a * (2 * p ** 3 - 3 * (p + q) * p * p + 6 * p * q * p);
      const roots = high > 0 && low < 0 ? 3 : 1;
      const middle = (p + q) / 2;
      const steepest = -6 * a * ((q - p) / 2) ** 2;
      const level = random.pick([high - 1, low + 1, high + 2, low - 2]);
      const cuts = level < high && level > low ? 3 : 1;
      const whole = ((q - p) * (high + low)) / 2;
      const factor = (x: number) => (x === 0 ? "x" : `(x ${signed(-x)})`);
      return {
        text: `A polynomial $f$ of degree three has a local maximum at $x = ${p}$ and a local minimum at $x = ${q}$, with $f(${p}) = ${high}$ and $f(${q}) = ${low}$. ${WHICH_HOLD}`,
        workedOut: [
          `$f'(x) = c${factor(p)}${factor(q)}$, and $f(${q}) - f(${p}) = -\\frac{c}{6} \\times ${q - p}^3 = ${low - high}$ gives $c = ${6 * a}$.`,
          `The curve is symmetric about its point of inflection, where $x = ${middle}$ and $f(x) = ${num((high + low) / 2).tex}$.`,
        ],
        statements: [
          valued(
            random,
            num(constant),
            [num(constant + a), num(high), num(low), num((high + low) / 2)].filter(({ number = 0 }) =>
              Number.isInteger(number),
            ),
            (value) => `$f(0) = ${value.tex}$`,
            `Integrating $f'$ with $f(${p}) = ${high}$ gives $f(0) = ${constant}$.`,
          ),
          valued(
            random,
            num(roots),
            [num(roots === 3 ? 1 : 3), num(2)],
            (value) =>
              `The equation $f(x) = 0$ has exactly ${value} real ${value.number === 1 ? "root" : "roots"}`,
            roots === 3
              ? "The greatest and the least of the two extreme values have opposite signs, so $f(x) = 0$ has 3 real roots."
              : "Both extreme values have the same sign, so $f(x) = 0$ has 1 real root.",
          ),
          valued(
            random,
            num(whole),
            [num(2 * whole), num((q - p) * (high - low)), num((q - p) * high), num(whole / 2)],
            (value) => `$\\int_{${p}}^{${q}} f(x)\\,dx = ${value.tex}$`,
            `By the symmetry the integral is $${q - p} \\times \\frac{${high} ${signed(low)}}{2} = ${num(whole).tex}$.`,
          ),
          valued(
            random,
            num(steepest),
            [num(2 * steepest), num(-steepest), num(steepest / 3)],
            (value) => `The least value of $f'(x)$ is ${value}`,
            `$f'$ is least at $x = ${middle}$, where it is $${steepest}$.`,
          ),
          valued(
            random,
            num(cuts),
            [num(cuts === 3 ? 1 : 3), num(2)],
            (value) =>
              `The line $y = ${level}$ meets the curve $y = f(x)$ in exactly ${value} ${value.number === 1 ? "point" : "points"}`,
            `The line $y = ${level}$ lies ${cuts === 3 ? "between the two extreme values and meets the curve in 3 points" : "outside the two extreme values and meets the curve in 1 point"}.`,
          ),
        ],
        // Draws the curve between its extremes from one formula for all cubics.
        verify() {
          const again = (x: number) => {
            const t = (x - p) / (q - p);
            return high + (low - high) * t * t * (3 - 2 * t);
          };
          const around = range(-2000, 2000).map((step) => middle + step / 100 + 0.003);
          const crossings = (at: number) =>
            around.filter((x) => (again(x) - at) * (again(x + 0.01) - at) < 0).length;
          const slopes = around.map((x) => (again(x + 0.0001) - again(x - 0.0001)) / 0.0002);
          return (
            around.every((x) => nearlyEqual(f(x), again(x), 1e-6)) &&
            nearlyEqual(again(0), constant, 1e-6) &&
            Math.abs(area(again, p, q) - whole) < 1e-3 &&
            crossings(0) === roots &&
            crossings(level) === cuts &&
            Math.abs(Math.min(...slopes) - steepest) < 0.01
          );
        },
      };
    },
  }),
  multipleCorrect({
    name: "several-integrals-of-powers-of-tan",
    depth: 5,
    chapter: "reduction-formulas",
    topic: "integration",
    difficulty: "HARD",
    write(random) {
      const n = random.int(4, 11);
      const m = random.int(2, 9);
      const known = random.pick(POWERS);
      const isArithmetic = random.chance();
      const start = random.int(2, 6);
      const bound = random.pick([
        { denominator: 2 * (n - 1), holds: true },
        { denominator: 2 * (n + 1), holds: false },
        { denominator: 2 * n + 4, holds: false },
      ]);
      const integral = (power: number) => area((x) => Math.tan(x) ** power, 0, Math.PI / 4);
      const shown = (markup: string) => tex(markup);
      return {
        text: `For a positive integer $n$ let $I_n = \\int_0^{\\pi/4} \\tan^n x\\,dx$. ${WHICH_HOLD}`,
        workedOut: [
          "$I_n + I_{n+2} = \\int_0^{\\pi/4} \\tan^n x\\,\\sec^2 x\\,dx = \\frac{1}{n + 1}$.",
          "Between 0 and $\\frac{\\pi}{4}$ the tangent is less than 1, so $I_n$ falls as $n$ grows.",
        ],
        statements: [
          valued(
            random,
            fraction(1, m + 1),
            [fraction(1, m), fraction(1, m + 2), fraction(1, m - 1)],
            (value) => `$I_{${m}} + I_{${m + 2}} = ${value.tex}$`,
            `$I_{${m}} + I_{${m + 2}} = \\frac{1}{${m + 1}}$.`,
          ),
          valued(
            random,
            shown(known.right),
            known.wrong.map(shown),
            (value) => `$I_{${known.power}} = ${value.tex}$`,
            `From ${known.power % 2 === 0 ? "$\\int_0^{\\pi/4} dx = \\frac{\\pi}{4}$" : "$I_1 = \\frac{\\ln 2}{2}$"} step by step, $I_{${known.power}} = ${known.right}$.`,
          ),
          judged(
            `$I_{${n}} < \\frac{1}{${bound.denominator}}$`,
            bound.holds,
            bound.holds
              ? `As $I_{${n}} < I_{${n - 2}}$ and their sum is $\\frac{1}{${n - 1}}$, $I_{${n}}$ is less than half of it.`
              : `As $I_{${n}} > I_{${n + 2}}$ and their sum is $\\frac{1}{${n + 1}}$, $I_{${n}}$ is more than half of it.`,
          ),
          judged(
            `$\\frac{1}{I_{${start}} + I_{${start + 2}}}$, $\\frac{1}{I_{${start + 1}} + I_{${start + 3}}}$ and $\\frac{1}{I_{${start + 2}} + I_{${start + 4}}}$ are in ${isArithmetic ? "arithmetic" : "geometric"} progression`,
            isArithmetic,
            `The three numbers are ${start + 1}, ${start + 2} and ${start + 3}, which are in arithmetic progression.`,
          ),
          valued(
            random,
            fraction(1, 2),
            [num(1), fraction(1, 4), num(0)],
            (value) => `As $n$ grows without bound, $nI_n$ tends to ${value}`,
            "As $I_{n-2} > I_n > I_{n+2}$, $I_n$ lies between $\\frac{1}{2(n + 1)}$ and $\\frac{1}{2(n - 1)}$, so $nI_n$ tends to $\\frac{1}{2}$.",
          ),
        ],
        // Adds narrow strips under the curves.
        verify: () =>
          Math.abs(integral(m) + integral(m + 2) - 1 / (m + 1)) < 1e-5 &&
          Math.abs(integral(known.power) - (POWER_VALUES[known.power] ?? 0)) < 1e-5 &&
          integral(n) < 1 / bound.denominator === bound.holds &&
          Math.abs(400 * integral(400) - 0.5) < 0.01 &&
          range(0, 2).every(
            (step) =>
              Math.abs(1 / (integral(start + step) + integral(start + step + 2)) - (start + step + 1)) < 1e-3,
          ),
      };
    },
  }),
  multipleCorrect({
    name: "several-focal-chord-of-a-parabola",
    depth: 5,
    chapter: "parabola",
    topic: "conic-sections",
    difficulty: "HARD",
    write(random) {
      const t = random.pick([2, 3, -2, -3, 4]);
      const a = random.pick([1, 2, 3, 4, 6, 8]);
      const p = [a * t * t, 2 * a * t] as const;
      const other = point(fraction(a, t * t), fraction(-2 * a, t));
      const long = fraction(a * (t * t + 1) ** 2, t * t);
      const meet = point(-a, fraction(a * (t * t - 1), t));
      const triangle = fraction(a * a * (t * t + 1), Math.abs(t));
      const slopes = fraction(2 * t, t * t - 1);
      const isTouching = random.chance();
      return {
        text: `The chord $PQ$ of the parabola $y^2 = ${4 * a}x$ passes through the focus, $P$ is the point $(${p[0]}, ${p[1]})$ and $O$ is the origin. ${WHICH_HOLD}`,
        workedOut: [
          `With $P = (${a === 1 ? "" : a}t^2, ${2 * a}t)$ and $t = ${t}$, the other end of a focal chord belongs to $-\\frac{1}{t}$, so $Q = ${other.tex}$.`,
        ],
        statements: [
          valued(
            random,
            long,
            [
              fraction(a * (t * t + 1), 1),
              fraction(a * (t * t - 1) ** 2, t * t),
              fraction(2 * a * (t * t + 1), 1),
            ],
            (value) => `The length of $PQ$ is ${value}`,
            `$PQ = ${a === 1 ? "" : a}\\left(t + \\frac{1}{t}\\right)^2 = ${long.tex}$.`,
          ),
          valued(
            random,
            meet,
            [
              point(-a, fraction(a * (t * t + 1), t)),
              point(-a, fraction(-a * (t * t - 1), t)),
              point(-2 * a, fraction(a * (t * t - 1), t)),
            ],
            (value) => `The tangents at $P$ and $Q$ meet at ${value}`,
            `The tangents at the parameters $t$ and $-\\frac{1}{t}$ meet on the directrix, at $${meet.tex}$.`,
          ),
          valued(
            random,
            triangle,
            [
              fraction(a * a * Math.abs(t * t - 1), Math.abs(t)),
              fraction(2 * a * a * (t * t + 1), Math.abs(t)),
              fraction(a * a * (t * t + 1), t * t),
            ],
            (value) => `The area of triangle $OPQ$ is ${value} square units`,
            `The area of $OPQ$ is $\\frac{1}{2}|x_Py_Q - x_Qy_P| = ${triangle.tex}$ square units.`,
          ),
          valued(
            random,
            slopes,
            [fraction(t * t - 1, 2 * t), fraction(-2 * t, t * t - 1), fraction(2 * t, t * t + 1)],
            (value) => `The slope of $PQ$ is ${value}`,
            `The slope is $\\frac{2t}{t^2 - 1} = ${slopes.tex}$.`,
          ),
          isTouching
            ? judged(
                "The circle with $PQ$ as its diameter touches the directrix",
                true,
                "The middle of $PQ$ is as far from the directrix as half of the sum of the focal distances, so the circle on $PQ$ touches it.",
              )
            : judged(
                "The circle with $PQ$ as its diameter passes through $O$",
                false,
                `$\\vec{OP} \\cdot \\vec{OQ} = ${a * a} - ${4 * a * a} = ${-3 * a * a}$ is not zero, so the circle on $PQ$ does not pass through $O$.`,
              ),
        ],
        // Cuts the parabola with the line from P through the focus.
        verify() {
          const slope = p[1] / (p[0] - a);
          const qy = (-4 * a * a) / p[1];
          const qx = (qy * qy) / (4 * a);
          const tangentSlopes = [(2 * a) / p[1], (2 * a) / qy] as const;
          const x =
            (qy - p[1] + tangentSlopes[0] * p[0] - tangentSlopes[1] * qx) /
            (tangentSlopes[0] - tangentSlopes[1]);
          const y = p[1] + tangentSlopes[0] * (x - p[0]);
          const size = Math.hypot(p[0] - qx, p[1] - qy);
          return (
            nearlyEqual(qy, slope * (qx - a), 1e-9) &&
            nearlyEqual(size, long.number ?? 0) &&
            nearlyEqual(slope, slopes.number ?? 0) &&
            nearlyEqual(Math.abs(p[0] * qy - qx * p[1]) / 2, triangle.number ?? 0) &&
            nearlyEqual(x, -a) &&
            nearlyEqual(y, (a * (t * t - 1)) / t) &&
            nearlyEqual((p[0] + qx) / 2 + a, size / 2)
          );
        },
      };
    },
  }),
  multipleCorrect({
    name: "several-plane-of-three-points",
    depth: 5,
    chapter: "planes",
    topic: "vectors-and-3d",
    difficulty: "HARD",
    write(random) {
      const drawn = (): Vector => [random.int(-3, 4), random.int(-3, 4), random.int(-3, 4)];
      const [a, b, c, d] = [drawn(), drawn(), drawn(), drawn()];
      const [ab, ac, ad] = [minus(b, a), minus(c, a), minus(d, a)];
      const normal = cross(ab, ac);
      const size = dot(normal, normal);
      const volume = dot(normal, ad);
      const height = dot(normal, a);
      const angle = dot(ab, ac);
      if (
        size === 0 ||
        size > 250 ||
        volume === 0 ||
        height === 0 ||
        normal[0] === 0 ||
        dot(ab, ab) === dot(ac, ac)
      )
        return undefined;
      if (normal.some((part) => part === 0)) return undefined;
      const isSameSide = volume * -height > 0;
      const shown = (one: Vector) => `(${one.join(", ")})`;
      const kind = angle > 0 ? "acute" : angle < 0 ? "obtuse" : "right";
      const said = random.pick(["acute", "obtuse", kind]);
      const cut = fraction(height, normal[0]);
      return {
        text: `Let $A = ${shown(a)}$, $B = ${shown(b)}$, $C = ${shown(c)}$ and $D = ${shown(d)}$. ${WHICH_HOLD}`,
        workedOut: [
          `$\\vec{AB} \\times \\vec{AC} = ${shown(normal)}$, whose length is $${surd(1, size).tex}$, and $(\\vec{AB} \\times \\vec{AC}) \\cdot \\vec{AD} = ${volume}$.`,
        ],
        statements: [
          valued(
            random,
            surd(1, size, 2),
            [surd(1, size), surd(1, size, 3), surd(1, size, 4)],
            (value) => `The area of triangle $ABC$ is ${value} square units`,
            `The area of $ABC$ is half the length of $\\vec{AB} \\times \\vec{AC}$, $${surd(1, size, 2).tex}$ square units.`,
          ),
          valued(
            random,
            fraction(Math.abs(volume), 6),
            [fraction(Math.abs(volume), 3), fraction(Math.abs(volume), 2), fraction(Math.abs(volume), 1)],
            (value) => `The volume of the tetrahedron $ABCD$ is ${value} cubic units`,
            `The volume of $ABCD$ is a sixth of $${Math.abs(volume)}$, which is $${fractionTex(Math.abs(volume), 6)}$ cubic units.`,
          ),
          valued(
            random,
            surd(Math.abs(volume), size, size),
            [
              surd(Math.abs(height), size, size),
              surd(2 * Math.abs(volume), size, size),
              fraction(Math.abs(volume), size),
            ],
            (value) => `The distance of $D$ from the plane $ABC$ is ${value}`,
            `The distance of $D$ from the plane is $\\frac{${Math.abs(volume)}}{${surd(1, size).tex}} = ${surd(Math.abs(volume), size, size).tex}$.`,
          ),
          valued(
            random,
            cut,
            [fraction(-height, normal[0]), fraction(height, normal[1]), fraction(height, normal[2])],
            (value) => `The plane $ABC$ meets the $x$-axis where $x = ${value.tex}$`,
            `The plane is $${normal[0]}x ${signed(normal[1])}y ${signed(normal[2])}z = ${height}$, so it meets the $x$-axis where $x = ${cut.tex}$.`.replace(
              /(^|[ $-])1([xyz])/g,
              "$1$2",
            ),
          ),
          judged(
            "$D$ and the origin lie on the same side of the plane $ABC$",
            isSameSide,
            `The left side of the equation of the plane less its right side is $${volume}$ at $D$ and $${-height}$ at the origin, ${isSameSide ? "of the same sign" : "of opposite signs"}.`,
          ),
          judged(
            `The angle $BAC$ is ${said === "right" ? "a right angle" : said}`,
            said === kind,
            `$\\vec{AB} \\cdot \\vec{AC} = ${angle}$, so the angle $BAC$ is ${kind === "right" ? "a right angle" : kind}.`,
          ),
        ],
        // From the lengths of the six edges, and from a point of the plane on the x-axis.
        verify() {
          const far = (one: Vector, two: Vector) => Math.sqrt(dot(minus(one, two), minus(one, two)));
          const [x, y, z] = [far(b, c), far(c, a), far(a, b)];
          const half = (x + y + z) / 2;
          const triangle = Math.sqrt(half * (half - x) * (half - y) * (half - z));
          const foot: Vector = [height / normal[0], 0, 0];
          // The volume from the edges at D, by Gram's determinant.
          const [u, v, w] = [minus(a, d), minus(b, d), minus(c, d)];
          const gram =
            dot(u, u) * (dot(v, v) * dot(w, w) - dot(v, w) ** 2) -
            dot(u, v) * (dot(u, v) * dot(w, w) - dot(v, w) * dot(u, w)) +
            dot(u, w) * (dot(u, v) * dot(v, w) - dot(v, v) * dot(u, w));
          const side = (one: Vector) => Math.sign(dot(cross(minus(b, one), minus(c, one)), minus(a, one)));
          return (
            nearlyEqual(triangle, Math.sqrt(size) / 2, 1e-6) &&
            nearlyEqual(Math.sqrt(gram), Math.abs(volume), 1e-6) &&
            nearlyEqual(Math.abs(volume) / (2 * triangle), Math.abs(volume) / Math.sqrt(size), 1e-6) &&
            Math.abs(dot(cross(minus(b, foot), minus(c, foot)), minus(a, foot))) < 1e-6 &&
            (side(d) === side([0, 0, 0])) === isSameSide &&
            Math.sign(y * y + z * z - x * x + (angle === 0 ? -(y * y + z * z - x * x) : 0)) ===
              Math.sign(angle)
          );
        },
      };
    },
  }),
];
