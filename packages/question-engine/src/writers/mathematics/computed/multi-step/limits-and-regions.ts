import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { fraction, num, polynomial, signed } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { follow } from "../calculus/solution-curve.ts";

const times = (size: number, name: string) => (size === 1 ? name : `${size}${name}`);
const integral = (f: (x: number) => number, from: number, to: number) => {
  const step = (to - from) / 2000;
  return sum(range(0, 1999).map((k) => f(from + (k + 0.5) * step))) * step;
};

export const limitsAndRegions: WriterList = [
  computed({
    name: "constants-from-a-finite-limit",
    chapter: "limits",
    topic: "limits-and-continuity",
    difficulty: "HARD",
    write(random) {
      const [k, m] = [random.int(1, 3), random.int(1, 4)];
      const a = random.intExcept(-4, 5, 0);
      const limit = a * (k * k + m * m);
      const asksSquares = random.chance();
      const amount = asksSquares ? 6 * a * a : a - -2 * a + a;
      const key = num(amount);
      const exp = (sign: string) => `e^{${sign}${times(k, "x")}}`;
      return {
        text: `Let $a$, $b$ and $c$ be real numbers such that $\\lim_{x \\to 0} \\frac{a${exp("")} + b\\cos ${times(m, "x")} + c${exp("-")}}{x^2} = ${limit}$. What is the value of $${asksSquares ? "a^2 + b^2 + c^2" : "a - b + c"}$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          asksSquares
            ? [
                [3 * a * a, "taking $b$ to be $-a$"],
                [2 * a * a, "leaving $b$ out"],
                [24 * a * a, "forgetting the factor $\\frac{1}{2}$ of the square terms"],
                [6 * Math.abs(a), "not squaring the constants"],
                [4 * a * a, "taking only $b$"],
                [5 * a * a, "counting $a$ and $b$ only"],
                [6 * (a + 1) ** 2, "solving the last equation wrongly by 1"],
                [8 * a * a, "counting $b$ twice and leaving one constant out"],
              ]
            : [
                [0, "giving $a + b + c$"],
                [2 * a, "leaving $b$ out"],
                [-4 * a, "losing the sign of $b$"],
                [3 * a, "counting only $a$ and $b$"],
                [8 * a, "forgetting the factor $\\frac{1}{2}$ of the square terms"],
                [limit, "giving the limit"],
                [4 * a + 4, "solving the last equation wrongly by 1"],
              ],
          !asksSquares,
        ),
        explanation: [
          "For a finite limit the numerator must begin with $x^2$: the constant terms give $a + b + c = 0$, the terms with $x$ give $a - c = 0$, so $c = a$ and $b = -2a$.",
          `The terms with $x^2$ give $\\frac{${k * k}a}{2} - \\frac{${m * m}b}{2} + \\frac{${k * k}c}{2} = ${k * k + m * m}a = ${limit}$.`,
          `So $a = c = ${a}$, $b = ${-2 * a}$, and the value is $${amount}$.`,
        ],
        verify: () => {
          const x = 1e-3;
          const f = a * Math.exp(k * x) - 2 * a * Math.cos(m * x) + a * Math.exp(-k * x);
          return nearlyEqual(f / (x * x), limit, 1e-3);
        },
      };
    },
  }),
  computed({
    name: "quartic-from-a-limit-and-its-extremes",
    depth: 5,
    chapter: "extreme-values",
    topic: "differentiation",
    difficulty: "HARD",
    write: patiently((random) => {
      const [r, s] = random.sample([-4, -3, -2, -1, 1, 2, 3, 4], 2) as [number, number];
      const lead = random.int(1, 4);
      const at = random.intExcept(-3, 4, 0, r, s);
      // f'(x) = 4a x(x − r)(x − s), so that the coefficient of x² is 2ars.
      const [a, b, c] = [3 * lead, -4 * lead * (r + s), 6 * lead * r * s];
      if (r + s === 0) return undefined;
      const f = (x: number, ...[p, q, u]: readonly [number, number, number]) =>
        p * x ** 4 + q * x ** 3 + u * x * x;
      const amount = f(at, a, b, c);
      if (Math.abs(amount) > 3000 || amount === 0) return undefined;
      const key = num(amount);
      const [low, high] = [Math.min(r, s), Math.max(r, s)];
      return {
        text: `Let $f(x)$ be a polynomial of degree four that has extreme values at $x = ${low}$ and $x = ${high}$. If $\\lim_{x \\to 0} \\frac{f(x)}{x^2} = ${c}$, what is the value of $f(${at})$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [f(at, a, -b, c), "taking the sum of the roots of $f'$ with the wrong sign"],
            [f(at, 2 * a, 2 * b, c), "forgetting the factor 2 when $x^2$ is differentiated"],
            [f(at, a, 0, c), "losing the term with $x^3$"],
            [f(at, 4 * a, 3 * b, 2 * c), "using the coefficients of $f'$"],
            [f(at, a, b, 0), "losing the term with $x^2$"],
            [f(at, a, b, c) + c, "adding the limit as a constant term"],
            [-amount, "losing the sign of the whole"],
            [f(at, a, b, -c), "taking the product of the roots of $f'$ with the wrong sign"],
          ],
          true,
        ),
        explanation: [
          `A finite limit means that $f(x) = ax^4 + bx^3 ${signed(c)}x^2$, with no term of lower degree.`,
          `$f'(x) = x(4ax^2 + 3bx ${signed(2 * c)})$ vanishes at $${low}$ and $${high}$: the product of these roots gives $\\frac{${2 * c}}{4a} = ${r * s}$, so $a = ${a}$, and their sum $-\\frac{3b}{4a} = ${r + s}$, so $b = ${b}$.`,
          `$f(${at}) = ${key.tex}$.`,
        ],
        verify: () => {
          const slope = (x: number) => 4 * a * x ** 3 + 3 * b * x * x + 2 * c * x;
          return slope(r) === 0 && slope(s) === 0 && f(at, a, b, c) === amount;
        },
      };
    }),
  }),
  computed({
    name: "integral-with-an-exponential-below",
    depth: 5,
    chapter: "definite-integrals",
    topic: "integration",
    difficulty: "HARD",
    write(random) {
      const a = random.int(1, 4);
      const [p, q] = [random.int(1, 4), random.intExcept(-6, 8, 0)];
      const base = random.pick(["e", "2", "3", "5"]);
      const odd = random.intExcept(-5, 6, 0);
      const amount = p * a ** 3 + q * a;
      if (amount === 0) return undefined;
      const key = num(amount);
      return {
        text: `What is the value of $\\int_{-${a}}^{${a}} \\frac{${polynomial([3 * p, 0, q])}}{1 + ${base}^{${odd === 1 ? "" : odd === -1 ? "-" : odd}x}}\\,dx$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [2 * amount, "taking the integral over both halves without the denominator"],
            [amount / 2, "halving once too often"],
            [p * a ** 3, "losing the constant in the numerator"],
            [3 * p * a ** 3 + q * a, "forgetting to divide by 3"],
            [p * a ** 3 - q * a, "losing a sign"],
            [0, "taking the integrand to be odd"],
            [p * a ** 3 + q, "not multiplying the constant by the limit"],
            [amount + a, "counting the length of the interval too"],
          ],
          true,
        ),
        explanation: [
          `Put $-x$ for $x$ and add: since $\\frac{1}{1 + t} + \\frac{1}{1 + 1/t} = 1$, twice the integral is $\\int_{-${a}}^{${a}} (${polynomial([3 * p, 0, q])})\\,dx$.`,
          `The numerator is even, so the integral itself is $\\int_0^{${a}} (${polynomial([3 * p, 0, q])})\\,dx = ${p * a ** 3} ${signed(q * a)} = ${amount}$.`,
        ],
        verify: () => {
          const b = base === "e" ? Math.E : Number(base);
          return nearlyEqual(
            integral((x) => (3 * p * x * x + q) / (1 + b ** (odd * x)), -a, a),
            amount,
            1e-3,
          );
        },
      };
    },
  }),
  computed({
    name: "region-of-a-parabola-and-a-line-by-inequalities",
    depth: 5,
    chapter: "areas",
    topic: "integration",
    difficulty: "HARD",
    write(random) {
      const p = random.int(1, 8);
      const s = random.int(1, 14);
      // y² = 2px and y = x − m meet where y = −s and y = s + 2p.
      const m = (s * (s + 2 * p)) / (2 * p);
      if (!Number.isInteger(m)) return undefined;
      const key = fraction(2 * (s + p) ** 3, 3 * p);
      const [low, high] = [-s, s + 2 * p];
      return {
        text: `What is the area, in square units, of the region $\\{(x, y) : y^2 \\le ${times(2 * p, "x")},\\ y \\ge x - ${m}\\}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            fraction(3 * p * high * high + 6 * p * m * high - high ** 3, 6 * p),
            "leaving out the part below the $x$-axis",
          ],
          [fraction(high ** 3 - low ** 3, 6 * p), "integrating the parabola alone"],
          [
            fraction(high * high - low * low + 2 * m * (high - low), 2),
            "integrating the line alone between the two corners",
          ],
          [fraction(high * high + 2 * m * high, 2), "integrating the line alone from $y = 0$"],
          [
            fraction(6 * p * m * s - s ** 3, 3 * p),
            `taking the corners to be at $y = ${low}$ and $y = ${s}$`,
          ],
          [
            fraction(6 * p * m * s - 3 * p * s * s - s ** 3, 6 * p),
            "taking only the part below the $x$-axis",
          ],
          [
            fraction(3 * p * (high * high - low * low + 2 * m * (high - low)) + high ** 3 - low ** 3, 6 * p),
            "adding the two integrals instead of subtracting them",
          ],
        ]),
        explanation: [
          `The curve $x = \\frac{y^2}{${2 * p}}$ and the line $x = y + ${m}$ meet where $y^2 - ${2 * p}y - ${2 * p * m} = 0$, that is, at $y = ${low}$ and $y = ${high}$.`,
          `The area is $\\int_{${low}}^{${high}} \\left(y + ${m} - \\frac{y^2}{${2 * p}}\\right)dy$.`,
          `It comes to $\\frac{(${high} + ${s})^3}{6 \\times ${2 * p}} = ${key.tex}$.`,
        ],
        verify: () =>
          nearlyEqual(
            integral((y) => y + m - (y * y) / (2 * p), low, high),
            key.number ?? 0,
            1e-4,
          ),
      };
    },
  }),
  computed({
    name: "homogeneous-equation-through-a-point",
    depth: 5,
    topic: "differential-equations",
    difficulty: "HARD",
    write(random) {
      const [x0, y0] = [random.int(1, 3), random.int(1, 6)];
      const x1 = x0 * random.int(2, 5);
      // 2xy y' = y² + k x²: y² = k x² + C x.
      const k = random.int(1, 4);
      const constant = (y0 * y0 - k * x0 * x0) / x0;
      const amount = k * x1 * x1 + constant * x1;
      if (!Number.isInteger(constant) || constant === 0 || amount <= 0) return undefined;
      const key = num(amount);
      return {
        text: `Let $y = y(x)$ be the solution of the differential equation $2xy\\,\\frac{dy}{dx} = y^2 + ${times(k, "x^2")}$ with $y(${x0}) = ${y0}$. What is the value of $(y(${x1}))^2$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [k * x1 * x1, "leaving out the constant of integration"],
          [k * x1 * x1 + constant, "not multiplying the constant by $x$"],
          [k * x1 * x1 - constant * x1, "taking the constant with the wrong sign"],
          [k * x1 * x1 + (y0 * y0 + k * x0 * x0) * (x1 / x0), "adding where the constant asks to subtract"],
          [(y0 * x1) ** 2 / (x0 * x0), "taking $y$ proportional to $x$"],
          [k * x1 + constant * x1, "forgetting to square $x$"],
          [amount + x1, "finding the constant 1 too large"],
          [y0 * y0 * (x1 / x0), "taking $y^2$ proportional to $x$"],
        ]),
        explanation: [
          `Put $y^2 = ux$, which turns the equation into $x\\left(u + x\\frac{du}{dx}\\right) = ux + ${times(k, "x^2")}$, so $\\frac{du}{dx} = ${k}$ and $y^2 = ${times(k, "x^2")} + Cx$.`,
          `$y(${x0}) = ${y0}$ gives $C = ${constant}$.`,
          `$(y(${x1}))^2 = ${k * x1 * x1} ${signed(constant * x1)} = ${amount}$.`,
        ],
        verify: () =>
          nearlyEqual(follow((x, y) => (y * y + k * x * x) / (2 * x * y), x0, y0, x1) ** 2, amount, 1e-4),
      };
    },
  }),
  computed({
    name: "sum-of-inverse-tangents",
    depth: 5,
    chapter: "inverse-ratios",
    topic: "trigonometry",
    difficulty: "HARD",
    write(random) {
      const step = random.int(1, 3);
      const first = random.int(1, 3);
      const n = random.int(5, 30);
      const last = first + n * step;
      const key = fraction(n * step, 1 + first * last);
      const [square, linear, plain] = [
        step * step,
        step * (2 * first - step),
        1 + first * first - first * step,
      ];
      // With odd numbers two apart, numerator and denominator are both even.
      const factor = step === 2 && first % 2 === 1 ? 2 : 1;
      const below = polynomial([square / factor, linear / factor, plain / factor], "r");
      return {
        text: `What is the value of $\\tan\\left(\\sum_{r=1}^{${n}} \\tan^{-1} \\frac{${step / factor}}{${below}}\\right)$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [fraction(n * step, 1 + first * (last - step)), "stopping one term too early"],
          [fraction(last, 1 + first * last), "forgetting to subtract the first term"],
          [fraction(n * step, first * last - 1), "subtracting in the denominator instead of adding"],
          [fraction(n, 1 + first * last), "leaving out the difference of the terms"],
          [fraction((n + 1) * step, 1 + first * (last + step)), "adding one term too many"],
          [fraction(last + first, 1 + first * last), "adding the tangents"],
          [fraction(1 + first * last, n * step), "turning the fraction upside down"],
        ]),
        explanation: [
          `${factor === 2 ? "Doubled like the numerator, the denominator" : "The denominator"} is $1 + a_r a_{r+1}$ with $a_r = ${polynomial([step, first - step], "r")}$, and $a_{r+1} - a_r = ${step}$, so each term is $\\tan^{-1} a_{r+1} - \\tan^{-1} a_r$.`,
          `The sum telescopes to $\\tan^{-1} ${last} - \\tan^{-1} ${first}$.`,
          `Its tangent is $\\frac{${last} - ${first}}{1 + ${last} \\times ${first}} = ${key.tex}$.`,
        ],
        verify: () =>
          nearlyEqual(
            Math.tan(sum(range(1, n).map((r) => Math.atan(step / (square * r * r + linear * r + plain))))),
            key.number ?? 0,
          ),
      };
    },
  }),
  computed({
    name: "tangents-as-the-roots-of-a-quadratic",
    depth: 5,
    chapter: "trigonometric-equations",
    topic: "trigonometry",
    difficulty: "HARD",
    write(random) {
      const [p, q] = [random.intExcept(-7, 8, 0), random.intExcept(-6, 9, 0, 1)];
      if (p * p < 4 * q) return undefined;
      const [top, square] = [p, p * p + (1 - q) ** 2];
      const ask = random.pick(["sin", "cos"] as const);
      const key = ask === "sin" ? fraction(top * top, square) : fraction((1 - q) ** 2 - top * top, square);
      return {
        text: `Let $\\tan\\alpha$ and $\\tan\\beta$ be the roots of $${polynomial([1, -p, q])} = 0$. What is the value of $${ask === "sin" ? "\\sin^2(\\alpha + \\beta)" : "\\cos 2(\\alpha + \\beta)"}$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          // What exceeds 1 is no sine or cosine.
          (
            [
              ask === "sin"
                ? ([fraction((1 - q) ** 2, square), "giving the square of the cosine"] as const)
                : ([fraction(top * top - (1 - q) ** 2, square), "losing the sign"] as const),
              [
                ask === "sin"
                  ? fraction(p * p, p * p + (1 + q) ** 2)
                  : fraction((1 + q) ** 2 - p * p, p * p + (1 + q) ** 2),
                "taking $1 + \\tan\\alpha\\tan\\beta$ below",
              ],
              [fraction(p * p, (1 - q) ** 2), "giving the square of the tangent"],
              [fraction(2 * p * (1 - q), square), "giving the sine of the double angle"],
              [fraction(p * p, 1 + p * p), "taking the tangent of the sum to be the sum of the tangents"],
              [fraction(Math.abs(p), square), "not squaring the sum of the roots"],
              [fraction((1 - q) ** 2, p * p + 1), "mixing the sum and the product of the roots"],
            ] as const
          ).filter(([value]) => Math.abs(value.number ?? 2) <= 1),
          ask === "cos",
        ),
        explanation: [
          `$\\tan\\alpha + \\tan\\beta = ${p}$ and $\\tan\\alpha\\tan\\beta = ${q}$, so $\\tan(\\alpha + \\beta) = \\frac{${p}}{1 - ${q < 0 ? `(${q})` : q}} = ${fraction(p, 1 - q).tex}$.`,
          ask === "sin"
            ? "With $t = \\tan(\\alpha + \\beta)$, $\\sin^2(\\alpha + \\beta) = \\frac{t^2}{1 + t^2}$."
            : "With $t = \\tan(\\alpha + \\beta)$, $\\cos 2(\\alpha + \\beta) = \\frac{1 - t^2}{1 + t^2}$.",
          `This is $${key.tex}$.`,
        ],
        verify: () => {
          const root = Math.sqrt(p * p - 4 * q);
          const angle = Math.atan((p + root) / 2) + Math.atan((p - root) / 2);
          return nearlyEqual(ask === "sin" ? Math.sin(angle) ** 2 : Math.cos(2 * angle), key.number ?? 0);
        },
      };
    },
  }),
];
