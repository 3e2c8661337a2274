import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num, polynomial, signed, surd } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { follow } from "./solution-curve.ts";

export const separableEquations: WriterList = [
  computed({
    name: "order-and-degree",
    topic: "differential-equations",
    difficulty: "EASY",
    write(random) {
      const [m, n] = [random.int(1, 4), random.int(1, 5)];
      const order = random.pick([2, 3]);
      const k = random.int(2, 9);
      const top = `\\frac{d^${order}y}{dx^${order}}`;
      const low = random.pick(["\\frac{dy}{dx}", ...(order === 3 ? ["\\frac{d^2y}{dx^2}"] : [])]);
      const lowOrder = low === "\\frac{dy}{dx}" ? 1 : 2;
      const raise = (what: string, power: number) => (power === 1 ? what : `\\left(${what}\\right)^${power}`);
      const ask = random.pick(["sum", "product", "degree", "order"] as const);
      const value = { sum: order + m, product: order * m, degree: m, order }[ask];
      if (m === n && ask === "degree") return undefined;
      const right = random.pick([`${k}x`, `${k}\\sin x`, `${k}e^x`, `${k}y`, `x^${k}`]);
      return {
        text: `${ask === "sum" || ask === "product" ? `What is the ${ask} of the order and the degree` : `What is the ${ask}`} of the differential equation $${raise(top, m)} + ${k}${raise(low, n)} = ${right}$?`,
        answer: num(value),
        distractors: [
          wrong(
            num({ sum: order + n, product: order * n, degree: n, order: n }[ask]),
            "reading the degree from the lower derivative",
          ),
          wrong(
            num({ sum: lowOrder + n, product: lowOrder * n, degree: order, order: lowOrder }[ask]),
            ask === "degree" ? "giving the order" : "using the lower derivative",
          ),
          wrong(
            num({ sum: order * m, product: order + m, degree: m + n, order: m }[ask]),
            ask === "sum"
              ? "multiplying instead of adding"
              : ask === "product"
                ? "adding instead of multiplying"
                : ask === "degree"
                  ? "adding the exponents"
                  : "giving the degree",
          ),
          wrong(num(value + 1), "counting one too many"),
          wrong(
            num({ sum: order, product: order + 1, degree: m * n, order: order + m }[ask]),
            "mixing up order and degree",
          ),
        ],
        explanation: [
          `The highest derivative is $${top}$, so the order is ${order}.`,
          `It occurs to the power ${m}, so the degree is ${m}; the power of the lower derivative does not matter.`,
          ask === "sum"
            ? `Their sum is $${order} + ${m} = ${value}$.`
            : ask === "product"
              ? `Their product is $${order} \\times ${m} = ${value}$.`
              : `The ${ask} is ${num(value)}.`,
        ],
        verify: () => value > 0,
      };
    },
  }),
  computed({
    name: "direct-integration-with-a-start",
    topic: "differential-equations",
    difficulty: "EASY",
    write(random) {
      const a = 2 * random.intExcept(-3, 4, 0);
      const b = random.intExcept(-6, 7, 0);
      const [x0, y0] = [random.int(-1, 2), random.int(-6, 9)];
      const x1 = x0 + random.int(1, 3);
      const F = (x: number) => (a / 2) * x * x + b * x;
      const answer = y0 + F(x1) - F(x0);
      return {
        text: `A curve satisfies $\\frac{dy}{dx} = ${polynomial([a, b])}$ and passes through the point $(${x0}, ${y0})$. What is $y$ at $x = ${x1}$?`,
        answer: num(answer),
        distractors: [
          wrong(num(F(x1)), "forgetting the constant of integration"),
          wrong(num(F(x1) + y0), x0 === 0 ? "a slip" : "taking the constant to be the given value of $y$"),
          wrong(num(a * x1 + b), "giving the slope instead of $y$"),
          wrong(num(a * x1 * x1 + b * x1 + y0 - a * x0 * x0 - b * x0), "not dividing by the new exponent"),
          wrong(num(y0 + (a * x0 + b) * (x1 - x0)), "going along the tangent at the given point"),
        ].filter(({ why }) => why !== "a slip"),
        explanation: [
          `Integrating, $y = ${polynomial([a / 2, b, 0])} + C$.`,
          `At $(${x0}, ${y0})$: $${y0} = ${F(x0)} + C$, so $C = ${y0 - F(x0)}$.`,
          `At $x = ${x1}$: $y = ${F(x1)} ${signed(y0 - F(x0))} = ${answer}$.`,
        ],
        verify: () =>
          nearlyEqual(
            follow((x) => a * x + b, x0, y0, x1, 50),
            answer,
          ),
      };
    },
  }),
  computed({
    name: "separable-equation-through-a-point",
    topic: "differential-equations",
    difficulty: "MEDIUM",
    write(random) {
      const kind = random.pick(["circle", "hyperbola", "ratio"] as const);
      if (kind === "ratio") {
        const n = random.pick([2, 3, -1]);
        const x0 = random.int(1, 3);
        const k = random.int(1, 5);
        const scale = random.int(2, 3);
        const y0 = n === -1 ? k * scale : k;
        const x1 = x0 * scale;
        const answer = n === -1 ? k : k * scale ** n;
        return {
          text: `A solution of $x\\frac{dy}{dx} = ${n === -1 ? "-y" : `${n}y`}$ passes through $(${x0}, ${y0})$. What is the value of $y$ at $x = ${x1}$?`,
          answer: num(answer),
          distractors: [
            wrong(
              num(n === -1 ? k * scale * scale : k * scale),
              n === -1
                ? "taking $y$ proportional to $x$"
                : "taking $y$ proportional to $x$ instead of its power",
            ),
            wrong(
              num(n === -1 ? y0 - (x1 - x0) : y0 + n * (x1 - x0)),
              "letting $y$ grow by a constant amount for each step of $x$",
            ),
            wrong(
              num(n === -1 ? k * scale ** 3 : k * n * scale),
              n === -1
                ? "multiplying by the square of the ratio"
                : "multiplying by the exponent instead of raising to it",
            ),
            wrong(num(y0), "thinking that $y$ stays the same"),
          ],
          explanation: [
            `Separating, $\\frac{dy}{y} = ${n === -1 ? "-" : n}\\frac{dx}{x}$, so $y = Cx^{${n}}$.`,
            `From $x = ${x0}$ to $x = ${x1}$, $x$ is multiplied by ${scale}, so $y$ is multiplied by $${scale}^{${n}}$.`,
            `$y = ${num(answer).tex}$.`,
          ],
          verify: () =>
            nearlyEqual(
              follow((x, y) => (n * y) / x, x0, y0, x1),
              answer,
              1e-6,
            ),
        };
      }
      const plus = kind === "hyperbola";
      const a = random.int(1, 6);
      const b = random.int(1, 6);
      const x1 = random.intExcept(1, 7, a);
      const square = plus ? b * b - a * a + x1 * x1 : b * b + a * a - x1 * x1;
      if (square <= 0) return undefined;
      const answer = surd(1, square);
      return {
        text: `The curve with $\\frac{dy}{dx} = ${plus ? "" : "-"}\\frac{x}{y}$ that passes through $(${a}, ${b})$ also passes through a point with $x = ${x1}$ and $y > 0$. What is $y$ there?`,
        answer,
        distractors: [
          wrong(
            surd(
              1,
              plus
                ? b * b + a * a - x1 * x1 > 0
                  ? b * b + a * a - x1 * x1
                  : b * b + x1 * x1
                : b * b - a * a + x1 * x1 > 0
                  ? b * b - a * a + x1 * x1
                  : b * b + x1 * x1,
            ),
            "taking the constant with the wrong sign",
          ),
          wrong(num(square), "forgetting the square root"),
          wrong(surd(1, b * b + x1 * x1), "leaving out the given value of $x$"),
          wrong(num(Math.abs(b + (plus ? x1 - a : a - x1)) || 1), "integrating to $y = \\pm x + C$"),
        ],
        explanation: [
          `Separating, $y\\,dy = ${plus ? "" : "-"}x\\,dx$, so $y^2 ${plus ? "-" : "+"} x^2 = C$.`,
          `At $(${a}, ${b})$: $C = ${b * b} ${plus ? "-" : "+"} ${a * a} = ${plus ? b * b - a * a : b * b + a * a}$.`,
          `At $x = ${x1}$: $y^2 = ${square}$, so $y = ${answer.tex}$.`,
        ],
        verify: () =>
          square <= 0.5 ||
          nearlyEqual(
            follow((x, y) => ((plus ? 1 : -1) * x) / y, a, b, x1, 4000),
            Math.sqrt(square),
            1e-3,
          ),
      };
    },
  }),
];
