import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { fraction, num, polynomial, signed } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { integral } from "../calculus/integral-by-steps.ts";
import { follow } from "../calculus/solution-curve.ts";

/** "3x", "x" and nothing for 1: a coefficient in front of something. */
const times = (size: number) => (size === 1 ? "" : `${size}`);

export const curvesAndAreas: WriterList = [
  computed({
    name: "area-between-a-cubic-and-its-tangent",
    depth: 5,
    chapter: "areas",
    topic: "integration",
    difficulty: "HARD",
    write(random) {
      const t = random.int(-2, 2);
      const gap = random.pick([3, 4, 5, 6]);
      const s = t + gap * random.sign();
      const a = random.pick([1, 1, 2, 3]);
      const m = random.int(-4, 4);
      const k = random.int(-5, 5);
      // a(x − t)²(x − s) + mx + k touches the line mx + k at t and meets it again at s.
      const curve = [a, -a * (2 * t + s), a * (t * t + 2 * t * s) + m, -a * t * t * s + k];
      const key = fraction(a * gap ** 4, 12);
      return {
        text: `The tangent to the curve $y = ${polynomial(curve)}$ at the point with $x = ${t}$ meets the curve again. What is the area, in square units, of the region enclosed by the curve and this tangent?`,
        answer: key,
        distractors: slips(random, key, num, [
          [fraction(a * gap ** 3, 6), "using the rule for a parabola and a line"],
          [fraction(a * gap ** 4, 6), "taking twice the area"],
          [fraction(a * gap ** 4, 24), "halving the area once too often"],
          [fraction(a * gap ** 4, 4), "integrating one factor only, $\\int u^3\\,du$, over the interval"],
          [fraction(a * gap ** 4, 3), "leaving the second part of the integral out"],
          [fraction(a * gap ** 3, 12), "cubing the width of the region instead of taking its fourth power"],
        ]),
        explanation: [
          `The slope at $x = ${t}$ is $${m}$, and the tangent is $y = ${polynomial([m, k])}$.`,
          `Curve minus tangent is $${polynomial([a, curve[1] ?? 0, a * (t * t + 2 * t * s), -a * t * t * s])}$, which has the double root $x = ${t}$ and the other root $x = ${s}$.`,
          `With $u = x${t === 0 ? "" : ` ${signed(-t)}`}$, the difference is $${times(a)}u^2(u ${signed(t - s)})$, and $u$ runs from 0 to $${s - t}$.`,
          `The area is $${a === 1 ? "" : `${a} \\times `}\\left(\\frac{${gap}^4}{3} - \\frac{${gap}^4}{4}\\right) = ${key.tex}$.`,
        ],
        verify: () =>
          nearlyEqual(
            Math.abs(integral((x) => curve.reduce((y, c) => y * x + c, 0) - m * x - k, t, s, 60)),
            key.number ?? 0,
            1e-7,
          ),
      };
    },
  }),
  computed({
    name: "integral-with-the-greatest-integer",
    depth: 5,
    chapter: "definite-integrals",
    topic: "integration",
    difficulty: "HARD",
    write(random) {
      const n = random.int(3, 7);
      const from = random.int(0, 2);
      const c = random.int(1, 6);
      const piece = (j: number) => j * ((2 * j + 1) / 2) * c;
      const amount = sum(range(from, n - 1).map(piece));
      const whole = (n ** 3 - from ** 3) / 3;
      const key = fraction(2 * amount, 2);
      return {
        text: `If $[x]$ is the greatest integer not greater than $x$, what is the value of $\\int_{${from}}^{${n}} ${times(c)}x\\,[x]\\,dx$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [fraction(3 * whole * c, 3), "replacing $[x]$ by $x$"],
          [fraction(2 * (amount + piece(n)), 2), `counting the piece from ${n} to ${n + 1} as well`],
          [fraction(2 * (amount - piece(n - 1)), 2), `leaving out the piece from ${n - 1} to ${n}`],
          [fraction(c * sum(range(from, n - 1).map((j) => (j + 1) * (2 * j + 1))), 2), "rounding $x$ up"],
          [
            fraction((n * n - from * from) * (n - 1) * c, 2),
            `taking $[x]$ to be $${n - 1}$ on the whole interval`,
          ],
          [c * sum(range(from, n - 1).map((j) => j * j)), "replacing $x$ by $[x]$"],
          [fraction(c * (n * n - from * from), 2), "leaving the greatest integer out of the integral"],
        ]),
        explanation: [
          `On each stretch from $j$ to $j + 1$ the factor $[x]$ is $j$, so the integral there is $${times(c)}j \\times \\frac{(j+1)^2 - j^2}{2} = ${times(c)}\\frac{j(2j+1)}{2}$.`,
          `Adding the pieces for $j = ${from}$ to $${n - 1}$: $${range(from, n - 1)
            .map((j) => num(piece(j), undefined, 1).tex)
            .join(
              " + ",
            )} = ${num(amount, undefined, 1).tex}$${key.tex.includes("frac") ? `, that is ${key}` : ""}.`,
        ],
        verify: () => {
          const cells = 200;
          const middles = range(0, (n - from) * cells - 1).map((at) => from + (at + 0.5) / cells);
          return nearlyEqual(sum(middles.map((x) => c * x * Math.floor(x))) / cells, amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "limit-of-a-sum-as-an-integral",
    depth: 5,
    chapter: "limits",
    topic: "limits-and-continuity",
    difficulty: "HARD",
    write(random) {
      const a = random.int(1, 5);
      const b = random.int(1, 4);
      const p = random.pick([2, 2, 3]);
      const m = random.pick([1, 1, 2, 3]);
      // The mean of (a + bx)^p over 0 ≤ x ≤ m, times m.
      const end = a + b * m;
      const top = end ** (p + 1) - a ** (p + 1);
      const key = fraction(top, b * (p + 1));
      const upper = m === 1 ? "n" : `${m}n`;
      return {
        text: `What is $\\lim_{n \\to \\infty} \\frac{1}{n} \\sum_{r=1}^{${upper}} \\left(${a} + \\frac{${times(b)}r}{n}\\right)^{${p}}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [fraction(end ** (p + 1), b * (p + 1)), "forgetting to subtract the value at the lower limit"],
          [fraction(top, p + 1), `forgetting to divide by the coefficient ${b}`],
          [fraction(top, b), `forgetting to divide by ${p + 1} when integrating`],
          [fraction(top, b * p), `dividing by ${p} instead of ${p + 1}`],
          [fraction(m * (2 * a + b * m) ** p, 2 ** p), "taking the value in the middle of the interval"],
          [a ** p * m, "using the first value all along"],
          [fraction(top, b * b * (p + 1)), `dividing by the coefficient ${b} twice`],
          [end ** p - a ** p, "subtracting the values of the function instead of integrating"],
          [
            fraction((a + b) ** (p + 1) - a ** (p + 1), b * (p + 1)),
            `integrating from 0 to 1 although $r$ goes to $${upper}$`,
          ],
          [fraction(m * (end ** p + a ** p), 2), "taking the mean of the first and the last value"],
        ]),
        explanation: [
          `With $x = \\frac{r}{n}$ and $dx = \\frac{1}{n}$, $x$ runs from 0 to ${m}, so the limit is $\\int_{0}^{${m}} (${a} + ${times(b)}x)^{${p}}\\,dx$.`,
          `This is $\\left[\\frac{(${a} + ${times(b)}x)^{${p + 1}}}{${b === 1 ? "" : `${b} \\times `}${p + 1}}\\right]_{0}^{${m}} = \\frac{${end}^{${p + 1}} - ${a}^{${p + 1}}}{${b * (p + 1)}} = ${key.tex}$.`,
        ],
        verify: () => {
          const at = (n: number) => sum(range(1, m * n).map((r) => (a + (b * r) / n) ** p)) / n;
          return nearlyEqual(2 * at(400) - at(200), key.number ?? 0, 1e-4);
        },
      };
    },
  }),
  computed({
    name: "curve-from-the-intercept-of-its-tangent",
    depth: 5,
    topic: "differential-equations",
    difficulty: "HARD",
    write(random) {
      const power = random.pick([2, 3, 4, -1, -2]);
      const start = random.int(1, 3);
      const factor = random.pick([2, 3]);
      const unit = random.int(1, 6);
      const y0 = power > 0 ? unit : unit * factor ** -power;
      const y1 = y0 * factor ** power;
      if (y1 > 400) return undefined;
      // y − xy' = (1 − power)y
      const n = 1 - power;
      const says = `at the point $(0, ${n === -1 ? "-" : n}y)$`;
      const key = num(y1);
      return {
        text: `At every point $(x, y)$ with $x > 0$, the tangent to a curve cuts the $y$-axis ${says}. The curve passes through $(${start}, ${y0})$. What is $y$ on this curve when $x = ${start * factor}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [y0 * factor ** -power, "turning the exponent round"],
          [y0 * factor ** (power + 1), "finding an exponent that is 1 too large"],
          [y0 * factor ** (power - 1), "finding an exponent that is 1 too small"],
          [y0 * factor, "taking the curve to be a straight line through the origin"],
          [y1 - y0, "giving the change of $y$ only"],
          [y0 * factor ** Math.abs(n), `using $${Math.abs(n)}$ as the exponent`],
          [y0 + power * y0 * (factor - 1), "following the tangent instead of the curve"],
          [y0 * factor ** Math.abs(power) + y0, "adding the starting value once more"],
        ]),
        explanation: [
          `The tangent at $(x, y)$ cuts the $y$-axis at $y - x\\frac{dy}{dx}$, so $y - x\\frac{dy}{dx} = ${n === -1 ? "-" : n}y$, that is $\\frac{dy}{dx} = \\frac{${power === -1 ? "-" : power}y}{x}$.`,
          `Separating the variables, $\\ln y = ${power === -1 ? "-" : power}\\ln x + c$, so $y = Cx^{${power}}$.`,
          `From $x = ${start}$ to $x = ${start * factor}$ the value is multiplied by $${factor}^{${power}}$: $y = ${y0} \\times ${(power > 0 ? num(factor ** power) : fraction(1, factor ** -power)).tex} = ${y1}$.`,
        ],
        verify: () =>
          nearlyEqual(
            follow((x, y) => (y - n * y) / x, start, y0, start * factor, 120),
            y1,
            1e-4,
          ),
      };
    },
  }),
  computed({
    name: "largest-rectangle-under-a-parabola",
    depth: 5,
    chapter: "extreme-values",
    topic: "differentiation",
    difficulty: "HARD",
    write(random) {
      const m = random.int(1, 5);
      const a = random.int(1, 5);
      const base = random.pick([0, 0, 1, 2, 3, 4]);
      const c = 3 * a * m * m;
      const best = 4 * a * m ** 3;
      if (c > 200) return undefined;
      const key = num(best);
      return {
        text: `A rectangle has two corners on the ${base === 0 ? "$x$-axis" : `line $y = ${base}$`} and the other two on the curve $y = ${c + base} - ${times(a)}x^2$, above ${base === 0 ? "the axis" : "the line"}. What is the greatest area, in square units, that it can have?`,
        answer: key,
        distractors: slips(random, key, num, [
          [best / 2, "taking only the half of the rectangle on one side of the $y$-axis"],
          [2 * m * c, "using the height of the curve at its top"],
          [2 * best, "counting the width twice"],
          [2 * a * m * m, "giving the height of the rectangle"],
          [4 * a * m * m, "giving the area for half the width"],
          [(3 * best) / 2, "taking the height to be the whole of $y$ at $x = 0$"],
          [3 * a * m ** 3, "dropping the factor 2 and using the height of the top"],
          [6 * a * m ** 3 + best, "adding the area above the rectangle"],
        ]),
        explanation: [
          `With the corners at $\\pm x$, the height is $${c} - ${times(a)}x^2$ and the area $A = 2x(${c} - ${times(a)}x^2) = ${2 * c}x - ${2 * a}x^3$.`,
          `$\\frac{dA}{dx} = ${2 * c} - ${6 * a}x^2 = 0$ gives $x^2 = ${m * m}$, so $x = ${m}$.`,
          `The height is $${c} - ${times(a)}${a === 1 ? "" : " \\times "}${m * m} = ${2 * a * m * m}$ and the area $2 \\times ${m} \\times ${2 * a * m * m} = ${best}$.`,
        ],
        verify: () => {
          const areas = range(1, 400).map((at) => {
            const x = (at * 2 * m) / 400;
            return 2 * x * (c - a * x * x);
          });
          return nearlyEqual(Math.max(...areas), best, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "integral-of-an-inverse-function",
    depth: 5,
    chapter: "definite-integrals",
    topic: "integration",
    difficulty: "HARD",
    write(random) {
      const b = 2 * random.int(1, 4);
      const c = random.int(1, 6);
      const q = random.pick([1, 2, 2, 3]);
      const isCubic = random.chance(0.7);
      const f = (x: number) => (isCubic ? x ** 3 : x ** 2) + b * x + c;
      const under = (isCubic ? q ** 4 / 4 : q ** 3 / 3) + (b * q * q) / 2 + c * q;
      const scale = isCubic ? 4 : 3;
      const shown = (amount: number) => fraction(Math.round(scale * amount), scale);
      const key = shown(q * f(q) - under);
      const rule = polynomial(isCubic ? [1, 0, b, c] : [1, b, c]);
      return {
        text: `Let $f(x) = ${rule}$ for $x \\ge 0$, and let $g$ be its inverse function. What is the value of $\\int_{${f(0)}}^{${f(q)}} g(y)\\,dy$?`,
        answer: key,
        distractors: slips(random, key, shown, [
          [under, `finding $\\int_{0}^{${q}} f(x)\\,dx$ instead`],
          [q * f(q), "giving the area of the whole rectangle"],
          [q * (f(q) - c) - under, "taking the strip below $f(0)$ away twice"],
          [q * f(q) - under + c * q, "forgetting the constant term when integrating $f$"],
          [q * f(q) - under - (b * q * q) / 2, "forgetting to halve the square when integrating"],
          [
            q * f(q) - under + (b * q * q) / 2 - b,
            "differentiating the middle term instead of integrating it",
          ],
          [q * f(q) + under, "adding the two areas instead of subtracting"],
          [(q * (f(q) - c)) / 2, "replacing the curve by a straight line"],
        ]),
        explanation: [
          `With $y = f(x)$, $y = ${f(0)}$ gives $x = 0$ and $y = ${f(q)}$ gives $x = ${q}$; the areas along the two axes fill a rectangle, so $\\int_{${f(0)}}^{${f(q)}} g(y)\\,dy = ${q} \\times ${f(q)} - \\int_{0}^{${q}} f(x)\\,dx$.`,
          `$\\int_{0}^{${q}} (${rule})\\,dx = ${shown(under).tex}$.`,
          `So the value is $${q * f(q)} - ${shown(under).tex} = ${key.tex}$.`,
        ],
        verify: () =>
          nearlyEqual(
            integral((x) => x * ((isCubic ? 3 * x * x : 2 * x) + b), 0, q, 40),
            key.number ?? 0,
            1e-7,
          ),
      };
    },
  }),
];
