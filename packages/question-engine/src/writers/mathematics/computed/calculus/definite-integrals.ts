import { crossed } from "../../../../kit/crossed.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { bracketed, fraction, num, piTimes, polynomial, signed, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { integral } from "./integral-by-steps.ts";

export const definiteIntegrals: WriterList = [
  computed({
    name: "integral-of-a-modulus",
    topic: "integration",
    difficulty: "MEDIUM",
    write(random) {
      const a = random.pick([1, 2, 2, 4]);
      const corner = random.int(-3, 5);
      const left = random.int(1, 5);
      const right = random.intExcept(1, 6, left);
      const [from, to] = [corner - left, corner + right];
      const answer = (a * (left * left + right * right)) / 2;
      const signedValue = (a * (right * right - left * left)) / 2;
      return {
        text: `What is the value of $\\int_{${from}}^{${to}} |${polynomial([a, -a * corner])}|\\,dx$?`,
        answer: num(answer),
        distractors: [
          wrong(num(Math.abs(signedValue)), "integrating without regard to the change of sign"),
          wrong(num(2 * answer), "forgetting the factor $\\frac{1}{2}$ in the areas of the triangles"),
          wrong(num((a * (left + right) ** 2) / 2), "treating the two triangles as one"),
          wrong(num((a * right * right) / 2), "leaving out the part on the left"),
          wrong(num((a * left * left) / 2), "leaving out the part on the right"),
          wrong(num(answer / 2), "halving the areas of the triangles once too often"),
          wrong(num(a * left * right), "multiplying the two parts"),
        ],
        explanation: [
          `The expression changes sign at $x = ${corner}$, so the area consists of two right-angled triangles with bases ${left} and ${right} and heights ${a * left} and ${a * right}.`,
          `$\\frac{1}{2} \\times ${left} \\times ${a * left} + \\frac{1}{2} \\times ${right} \\times ${a * right} = ${num(answer).tex}$.`,
        ],
        verify: () =>
          nearlyEqual(
            integral((x) => Math.abs(a * (x - corner)), from, to, 6000),
            answer,
            1e-4,
          ),
      };
    },
  }),
  computed({
    name: "area-between-parabola-and-line",
    chapter: "areas",
    topic: "integration",
    difficulty: "HARD",
    write(random) {
      const p = random.int(-4, 2);
      const gap = random.int(1, 6);
      const q = p + gap;
      const a = random.pick([1, 1, 2, 3]);
      const m = random.intExcept(-3, 4, 0);
      const k = random.int(-5, 6);
      // a x² + bx + c = m x + k at p and q.
      const b = m - a * (p + q);
      const c = k + a * p * q;
      const area = fraction(a * gap ** 3, 6);
      return {
        text: `What is the area of the region enclosed by the parabola $y = ${polynomial([a, b, c])}$ and the line $y = ${polynomial([m, k])}$?`,
        answer: area,
        distractors: [
          wrong(fraction(a * gap ** 3, 3), "dividing by 3 instead of 6"),
          wrong(fraction(a * gap ** 3, 2), "taking a triangle instead of the curved region"),
          wrong(
            fraction(a * gap ** 2, 6),
            "squaring the distance of the points of intersection instead of cubing it",
          ),
          wrong(
            a === 1 ? fraction(2 * gap ** 3, 3) : fraction(gap ** 3, 6),
            a === 1
              ? "using the formula for a segment of double height"
              : "forgetting the leading coefficient",
          ),
        ],
        explanation: [
          `The curves meet where $${polynomial([a, b - m, c - k])} = 0$, that is at $x = ${p}$ and $x = ${q}$.`,
          `Between them the line lies above, and the difference is $${a === 1 ? "" : a}(${polynomial([1, -p])})(${polynomial([-1, q])})$.`.replaceAll(
            "(x)",
            "x",
          ),
          `The area is $\\int_{${p}}^{${q}} (${polynomial([-a, m - b, k - c])})\\,dx = \\frac{${a === 1 ? "" : `${a} \\times `}${gap}^3}{6}${area.tex === `\\frac{${a * gap ** 3}}{6}` ? "" : ` = ${area.tex}`}$ square units.`,
          `So the area is ${area}.`,
        ],
        verify: () =>
          nearlyEqual(
            integral((x) => m * x + k - a * x * x - b * x - c, p, q, 200),
            area.number ?? 0,
            1e-7,
          ),
      };
    },
  }),
  computed({
    name: "integral-by-the-symmetry-property",
    depth: 3,
    topic: "integration",
    difficulty: "HARD",
    write(random) {
      const a = random.int(1, 6);
      const b = a + random.int(1, 9);
      const k = random.pick([1, 1, 2, 3, 4]);
      const n = random.int(2, 7);
      const kind = random.pick(["root", "sine", "exponential"] as const);
      if (kind === "root") {
        const s = a + b;
        const root = n === 2 ? "\\sqrt" : `\\sqrt[${n}]`;
        return {
          text: `What is the value of $\\int_{${a}}^{${b}} \\frac{${k === 1 ? "" : k}${root}{x}}{${root}{x} + ${root}{${s} - x}}\\,dx$?`,
          answer: fraction(k * (b - a), 2),
          distractors: [
            wrong(num(k * (b - a)), "forgetting that the sum of the two integrals is twice the required one"),
            wrong(fraction(k * s, 2), "taking half of the sum of the limits"),
            wrong(fraction(k * (b - a), 4), "halving twice"),
            wrong(num(0), "thinking that the two forms cancel"),
          ],
          explanation: [
            `Let $I$ be the integral. Replacing $x$ by $${a} + ${b} - x = ${s} - x$ exchanges the two roots below and gives the same $I$.`,
            `Adding the two forms, $2I = \\int_{${a}}^{${b}} ${k}\\,dx = ${k * (b - a)}$.`,
            `So $I = ${fraction(k * (b - a), 2).tex}$.`,
          ],
          verify: () =>
            nearlyEqual(
              integral((x) => (k * x ** (1 / n)) / (x ** (1 / n) + (s - x) ** (1 / n)), a, b),
              (k * (b - a)) / 2,
              1e-6,
            ),
        };
      }
      if (kind === "sine") {
        const top = random.pick(["\\sin", "\\cos"] as const);
        return {
          text: `What is the value of $\\int_0^{\\frac{\\pi}{2}} \\frac{${k === 1 ? "" : k}${top}^{${n}} x}{\\sin^{${n}} x + \\cos^{${n}} x}\\,dx$?`,
          answer: piTimes(k, 4),
          distractors: [
            wrong(piTimes(k, 2), "forgetting that the sum of the two integrals is twice the required one"),
            wrong(piTimes(k, 8), "halving once too often"),
            wrong(piTimes(k, 2 * n), `dividing by the exponent ${n}`),
            wrong(piTimes(k, 1), "using the interval from 0 to $\\pi$"),
          ],
          explanation: [
            "Let $I$ be the integral. Replacing $x$ by $\\frac{\\pi}{2} - x$ exchanges sine and cosine and gives the same $I$.",
            `Adding the two forms, $2I = \\int_0^{\\frac{\\pi}{2}} ${k}\\,dx = ${piTimes(k, 2).tex}$.`,
            `So $I = ${piTimes(k, 4).tex}$.`,
          ],
          verify: () =>
            nearlyEqual(
              integral((x) => (k * Math.sin(x) ** n) / (Math.sin(x) ** n + Math.cos(x) ** n), 0, Math.PI / 2),
              (k * Math.PI) / 4,
              1e-6,
            ),
        };
      }
      const m = random.pick([2, 4]);
      const c = random.int(1, 4);
      const base = random.pick(["e", "2", "3", "5"]);
      const answer = fraction(k * (m + 1) * c ** (m + 1), m + 1);
      return {
        text: `What is the value of $\\int_{-${c}}^{${c}} \\frac{${k * (m + 1)}x^{${m}}}{1 + ${base}^x}\\,dx$?`,
        answer,
        distractors: [
          wrong(
            num(2 * k * c ** (m + 1)),
            "integrating the power over the whole interval and forgetting the denominator",
          ),
          wrong(num(0), "taking the integrand to be odd"),
          wrong(fraction(k * c ** (m + 1), 2), "halving once too often"),
          wrong(num(k * (m + 1) * c ** (m + 1)), `forgetting to divide by ${m + 1}`),
        ],
        explanation: [
          `Replacing $x$ by $-x$ turns the denominator into $1 + ${base}^{-x}$, and $\\frac{1}{1 + ${base}^x} + \\frac{1}{1 + ${base}^{-x}} = 1$.`,
          `Adding the two forms, $2I = \\int_{-${c}}^{${c}} ${k * (m + 1)}x^{${m}}\\,dx = ${num(2 * k * c ** (m + 1)).tex}$.`,
          `So $I = ${answer.tex}$.`,
        ],
        verify() {
          const size = base === "e" ? Math.E : Number(base);
          return nearlyEqual(
            integral((x) => (k * (m + 1) * x ** m) / (1 + size ** x), -c, c),
            answer.number ?? 0,
            1e-6,
          );
        },
      };
    },
  }),
  computed({
    name: "integration-by-parts-definite",
    chapter: "definite-integrals",
    topic: "integration",
    difficulty: "HARD",
    write(random) {
      const a = random.int(1, 5);
      const b = random.intExcept(-4, 6, 0);
      const kind = random.pick(["exponential", "sine", "cosine"] as const);
      if (kind === "exponential") {
        // ∫_0^1 (ax + b)e^x dx = [ (ax + b − a)e^x ] = b e − (b − a)
        const show = (e: number, c: number) =>
          tex(
            e === 0 ? `${c}` : `${e === 1 ? "" : e === -1 ? "-" : e}e${c === 0 ? "" : ` ${signed(c)}`}`,
            e * Math.E + c,
          );
        if (a === b || a + b === 0 || 2 * a + b === 0) return undefined;
        return {
          text: `What is the value of $\\int_0^1 (${polynomial([a, b])})e^x\\,dx$?`,
          answer: show(b, a - b),
          distractors: crossed(
            show,
            [b, a - b],
            [
              [b, b - a, "taking the value at the lower limit with the wrong sign"],
              [a + b, -b, "multiplying the two functions without the second integral"],
              [2 * a + b, -a - b, "adding the second integral instead of subtracting it"],
              [b, -b, "leaving out the derivative of the polynomial at the lower limit"],
            ],
          ),
          explanation: [
            `By parts with $u = ${polynomial([a, b])}$ and $dv = e^x\\,dx$, an antiderivative is $(${polynomial([a, b])})e^x - ${a === 1 ? "" : a}e^x = (${polynomial([a, b - a])})e^x$.`,
            `From 0 to 1 this gives $${bracketed(b)}e - ${bracketed(b - a)}$, that is $${show(b, a - b).tex}$.`,
          ],
          verify: () =>
            nearlyEqual(
              integral((x) => (a * x + b) * Math.exp(x), 0, 1, 200),
              b * Math.E + a - b,
              1e-7,
            ),
        };
      }
      // ∫_0^π (ax + b) sin x dx = aπ + 2b;  ∫_0^{π/2} (ax + b) cos x dx = aπ/2 + b − a
      const show = (top: number, bottom: number, c: number) =>
        tex(`${piTimes(top, bottom).tex}${c === 0 ? "" : ` ${signed(c)}`}`, (top * Math.PI) / bottom + c);
      const sine = kind === "sine";
      return {
        text: sine
          ? `What is the value of $\\int_0^{\\pi} (${polynomial([a, b])})\\sin x\\,dx$?`
          : `What is the value of $\\int_0^{\\frac{\\pi}{2}} (${polynomial([a, b])})\\cos x\\,dx$?`,
        answer: sine ? show(a, 1, 2 * b) : show(a, 2, b - a),
        distractors: sine
          ? [
              wrong(show(-a, 1, -2 * b), "losing the minus sign of the antiderivative of the sine"),
              wrong(show(a, 1, 0), "leaving out the constant term"),
              wrong(show(a, 1, b), "forgetting the value at the lower limit"),
              wrong(show(a, 1, -2 * b), "taking the constant part with the wrong sign"),
              wrong(show(-a, 1, 2 * b), "taking the multiple of $\\pi$ with the wrong sign"),
              wrong(show(a, 2, b), "using $\\frac{\\pi}{2}$ as the upper limit"),
              wrong(show(a, 2, 2 * b), "halving the multiple of $\\pi$"),
            ]
          : [
              wrong(show(a, 2, a + b), "adding the second integral instead of subtracting it"),
              wrong(show(a, 2, b), "multiplying the two functions without the second integral"),
              wrong(show(a, 1, b - a), "using $\\pi$ instead of $\\frac{\\pi}{2}$ at the upper limit"),
              wrong(show(a, 1, a + b), "using $\\pi$ at the upper limit and adding the second integral"),
              wrong(show(a, 1, b), "using $\\pi$ at the upper limit, without the second integral"),
              wrong(show(a, 2, -a - b), "taking the constant part with the wrong sign"),
            ],
        explanation: sine
          ? [
              `By parts with $u = ${polynomial([a, b])}$ and $dv = \\sin x\\,dx$, an antiderivative is $-(${polynomial([a, b])})\\cos x + ${a === 1 ? "" : a}\\sin x$.`,
              `At $\\pi$ it is $${piTimes(a).tex} ${signed(b)}$ and at 0 it is ${num(-b)}, so the value is $${show(a, 1, 2 * b).tex}$.`,
            ]
          : [
              `By parts with $u = ${polynomial([a, b])}$ and $dv = \\cos x\\,dx$, an antiderivative is $(${polynomial([a, b])})\\sin x + ${a === 1 ? "" : a}\\cos x$.`,
              `At $\\frac{\\pi}{2}$ it is $${piTimes(a, 2).tex} ${signed(b)}$ and at 0 it is ${num(a)}, so the value is $${show(a, 2, b - a).tex}$.`,
            ],
        verify: () =>
          sine
            ? nearlyEqual(
                integral((x) => (a * x + b) * Math.sin(x), 0, Math.PI, 400),
                a * Math.PI + 2 * b,
                1e-7,
              )
            : nearlyEqual(
                integral((x) => (a * x + b) * Math.cos(x), 0, Math.PI / 2, 400),
                (a * Math.PI) / 2 + b - a,
                1e-7,
              ),
      };
    },
  }),
];
