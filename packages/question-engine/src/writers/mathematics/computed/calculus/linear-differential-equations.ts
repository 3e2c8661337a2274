import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { fraction, fractionTex, num, polynomial, signed, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { follow } from "./solution-curve.ts";

export const linearDifferentialEquations: WriterList = [
  computed({
    name: "linear-equation-with-integrating-factor",
    topic: "differential-equations",
    difficulty: "HARD",
    write(random) {
      const kind = random.pick(["power", "constant"] as const);
      if (kind === "power") {
        const n = random.int(1, 4);
        const m = random.int(1, 4);
        const a = (n + m + 1) * random.int(1, 3);
        const c = random.int(-4, 6);
        // y' + n y / x = a x^m: y = (a / (n + m + 1)) x^(m + 1) + c / x^n
        const lead = a / (n + m + 1);
        const y1 = lead + c;
        const x1 = 2;
        const top = lead * 2 ** (m + 1 + n) + c;
        const answer = fraction(top, 2 ** n);
        if (c === 0) return undefined;
        return {
          text: `If $\\frac{dy}{dx} + \\frac{${n === 1 ? "" : n}y}{x} = ${a}x^{${m}}$ for $x > 0$ and $y(1) = ${y1}$, what is $y(${x1})$?`
            .replace("x^{1}", "x")
            .replace("\\frac{y}{x}", "\\frac{y}{x}"),
          answer,
          distractors: [
            wrong(
              num(lead * 2 ** (m + 1) + c),
              "adding the constant before dividing by the integrating factor",
            ),
            wrong(num(lead * 2 ** (m + 1)), "forgetting the constant of integration"),
            wrong(num(top), "forgetting to divide by the integrating factor"),
            wrong(fraction(lead * 2 ** (m + 1 + n) - c, 2 ** n), "taking the constant with the wrong sign"),
          ],
          explanation: [
            `The integrating factor is $e^{\\int \\frac{${n}}{x}dx} = x^{${n}}$.`.replace("x^{1}", "x"),
            `So $\\frac{d}{dx}(x^{${n}}y) = ${a}x^{${n + m}}$ and $x^{${n}}y = ${lead === 1 ? "" : lead}x^{${n + m + 1}} + C$.`.replaceAll(
              "x^{1}",
              "x",
            ),
            `$y(1) = ${y1}$ gives $C = ${c}$.`,
            `At $x = 2$: $${2 ** n}y = ${lead * 2 ** (n + m + 1)} ${signed(c)} = ${top}$, so $y = ${answer.tex}$.`,
          ],
          verify: () =>
            nearlyEqual(
              follow((x, y) => a * x ** m - (n * y) / x, 1, y1, 2),
              answer.number ?? 0,
              1e-6,
            ),
        };
      }
      // y' + k y = q, y(0) = y0: y = q/k + (y0 − q/k) e^{−kx}; at x = (log_e b) / k.
      const k = random.int(1, 5);
      const limit = random.intExcept(-6, 9, 0);
      const b = random.pick([2, 3, 4, 5]);
      const drop = b * random.intExcept(-5, 6, 0);
      const y0 = limit + drop;
      const answer = limit + drop / b;
      return {
        text: `If $\\frac{dy}{dx} + ${k === 1 ? "" : k}y = ${k * limit}$ and $y(0) = ${y0}$, what is $y\\left(${k === 1 ? `\\log_e ${b}` : `\\frac{1}{${k}}\\log_e ${b}`}\\right)$?`,
        answer: num(answer),
        distractors: [
          wrong(num(limit + drop * b), "taking the exponent with the wrong sign"),
          wrong(fraction(y0, b), "leaving out the right side of the equation"),
          wrong(num(limit - drop / b), "taking the constant with the wrong sign"),
          wrong(num(drop / b), "forgetting the constant solution"),
          wrong(
            num(k * limit + drop / b),
            k === 1 ? "a slip" : `forgetting to divide the right side by ${k}`,
          ),
        ].filter(({ why }) => why !== "a slip"),
        explanation: [
          `With the integrating factor $e^{${k === 1 ? "" : k}x}$ the solution is $y = ${limit} + Ce^{-${k === 1 ? "" : k}x}$.`,
          `$y(0) = ${y0}$ gives $C = ${drop}$.`,
          `At the given $x$, $e^{-${k === 1 ? "" : k}x} = \\frac{1}{${b}}$, so $y = ${limit} ${drop / b < 0 ? "-" : "+"} ${Math.abs(drop / b)} = ${answer}$.`,
        ],
        verify: () =>
          nearlyEqual(
            follow((_, y) => k * limit - k * y, 0, y0, Math.log(b) / k),
            answer,
            1e-6,
          ),
      };
    },
  }),
  computed({
    name: "second-order-exponential-solution",
    depth: 3,
    topic: "differential-equations",
    difficulty: "HARD",
    write(random) {
      const [m, n] = [random.intExcept(-4, 4, 0), random.intExcept(-4, 4, 0)];
      const [A, B] = [random.intExcept(-4, 5, 0), random.intExcept(-4, 5, 0)];
      if (m === n || m + n === 0) return undefined;
      const y0 = A + B;
      const d0 = A * m + B * n;
      if (y0 === 0) return undefined;
      const show = (a: number, b: number, p = m, q = n) => {
        const term = (size: number, exponent: number) =>
          `${Math.abs(size) === 1 ? "" : Math.abs(size)}e^{${exponent === 1 ? "" : exponent === -1 ? "-" : exponent}x}`;
        const pairs = [
          [a, p],
          [b, q],
        ].filter(([size]) => size !== 0);
        const markup = pairs
          .map(
            ([size = 0, exponent = 0], k) =>
              `${k === 0 ? (size < 0 ? "-" : "") : size < 0 ? " - " : " + "}${term(size, exponent)}`,
          )
          .join("");
        return tex(`y = ${markup || "0"}`, a * Math.exp(p * 0.37) + b * Math.exp(q * 0.37));
      };
      const s = m + n;
      const product = m * n;
      const coefficient = (k: number, what: string) =>
        `${k < 0 ? "-" : "+"} ${Math.abs(k) === 1 ? "" : Math.abs(k)}${what}`;
      return {
        text: `Which function satisfies $\\frac{d^2y}{dx^2} ${coefficient(-s, "\\frac{dy}{dx}")} ${coefficient(product, "y")} = 0$ with $y(0) = ${y0}$ and $y'(0) = ${d0}$?`,
        answer: show(A, B),
        distractors: [
          wrong(show(A, B, -m, -n), "taking the roots of the characteristic equation with the wrong sign"),
          wrong(show(B, A), "exchanging the two constants"),
          wrong(show(B, A, -m, -n), "exchanging the constants and the signs of the roots"),
          wrong(show(A, -B), "taking the second constant with the wrong sign"),
          wrong(show(-A, B), "taking the first constant with the wrong sign"),
        ],
        explanation: [
          `The characteristic equation $${polynomial([1, -s, product], "r")} = 0$ has the roots ${num(m)} and ${num(n)}.`,
          `So $y = Ae^{${fractionTex(m, 1) === "1" ? "" : m === -1 ? "-" : m}x} + Be^{${n === 1 ? "" : n === -1 ? "-" : n}x}$ with $A + B = ${y0}$ and $${m === 1 ? "" : m === -1 ? "-" : m}A ${coefficient(n, "B")} = ${d0}$.`,
          `These give $A = ${A}$ and $B = ${B}$: $${show(A, B).tex}$.`,
        ],
        verify: () => m * m - s * m + product === 0 && n * n - s * n + product === 0,
      };
    },
  }),
];
