import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { bracketed, fraction, joinTerms, num, polynomial, signed } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const tangentsAndCurves: WriterList = [
  computed({
    name: "slope-of-an-implicit-curve",
    topic: "differentiation",
    difficulty: "MEDIUM",
    write(random) {
      const [x, y] = [random.intExcept(-4, 5, 0), random.intExcept(-4, 5, 0)];
      const [a, b, c] = [random.int(1, 3), random.intExcept(-3, 4, 0), random.int(1, 4)];
      const total = a * x * x + b * x * y + c * y * y;
      const top = -(2 * a * x + b * y);
      const bottom = b * x + 2 * c * y;
      // With a discriminant of 0 it would be a pair of lines.
      if (bottom === 0 || top === 0 || b * b === 4 * a * c || total === 0) return undefined;
      const curve = joinTerms([
        { size: a, name: "x^2" },
        { size: b, name: "xy" },
        { size: c, name: "y^2" },
      ]);
      return {
        text: `What is the slope of the tangent to the curve $${curve} = ${total}$ at the point $(${x}, ${y})$?`,
        answer: fraction(top, bottom),
        distractors: [
          wrong(fraction(-top, bottom), "losing the minus sign"),
          wrong(fraction(-bottom, top), "giving the slope of the normal"),
          wrong(fraction(-2 * a * x, bottom), "forgetting one part of the product rule for $xy$"),
          wrong(fraction(-(2 * a * x + b), 2 * c * y), "differentiating $xy$ as if $y$ were constant"),
          wrong(fraction(bottom, top), "turning the quotient upside down"),
        ],
        explanation: [
          `Differentiating, $${joinTerms([
            { size: 2 * a, name: "x" },
            { size: b, name: "y" },
          ])} + (${joinTerms([
            { size: b, name: "x" },
            { size: 2 * c, name: "y" },
          ])})\\frac{dy}{dx} = 0$.`,
          `At $(${x}, ${y})$: $${-top} + ${bracketed(bottom)}\\frac{dy}{dx} = 0$.`,
          `The slope is $${fraction(top, bottom).tex}$.`,
        ],
        verify() {
          // Follow the curve a little way: solve for y near the point.
          const g = (u: number, v: number) => a * u * u + b * u * v + c * v * v - total;
          const h = 1e-5;
          let v = y;
          for (let k = 0; k < 60; k++) v -= g(x + h, v) / (b * (x + h) + 2 * c * v);
          return nearlyEqual((v - y) / h, top / bottom, 1e-3);
        },
      };
    },
  }),
  computed({
    name: "second-derivative-of-a-parametric-curve",
    depth: 5,
    chapter: "rates-of-change",
    topic: "differentiation",
    difficulty: "HARD",
    write(random) {
      const a = random.int(1, 5);
      const b = random.int(1, 5);
      const t = random.pick([1, 2, 3, -1, -2]);
      // x = a t², y = b t³: dy/dx = 3bt/(2a), d²y/dx² = 3b/(4a² t)
      const second = fraction(3 * b, 4 * a * a * t);
      const show = (k: number, what: string) => `${k === 1 ? "" : k}${what}`;
      return {
        text: `A curve is given by $x = ${show(a, "t^2")}$ and $y = ${show(b, "t^3")}$. What is $\\frac{d^2y}{dx^2}$ at $t = ${t}$?`,
        answer: second,
        distractors: [
          wrong(
            fraction(3 * b, 2 * a),
            "differentiating $\\frac{dy}{dx}$ with respect to $t$ and stopping there",
          ),
          wrong(fraction(-3 * b, 4 * a * a * t), "taking the wrong sign"),
          wrong(fraction(3 * b * t, 4 * a * a), "multiplying by $t$ instead of dividing by it"),
          wrong(fraction(3 * b, 8 * a * a * t), "halving once too often"),
          wrong(fraction(3 * b, 2 * a * a * t), "forgetting the factor 2 of $\\frac{dx}{dt}$"),
          wrong(fraction(3 * b, 4 * a * a * t * t), "dividing by $t$ once too often"),
          wrong(fraction(3 * b * t, 2 * a), "giving the first derivative"),
          wrong(fraction(3 * b, 8 * a ** 3 * t * t), "dividing by $\\frac{dx}{dt}$ twice"),
        ],
        explanation: [
          `$\\frac{dx}{dt} = ${2 * a}t$ and $\\frac{dy}{dt} = ${3 * b}t^2$, so $\\frac{dy}{dx} = ${slopeTex(3 * b, 2 * a)}$.`,
          `$\\frac{d^2y}{dx^2} = \\frac{d}{dt}\\left(\\frac{dy}{dx}\\right) \\div \\frac{dx}{dt} = ${fraction(3 * b, 2 * a).tex} \\div ${2 * a}t$.`,
          `At $t = ${t}$ this is $${second.tex}$.`,
        ],
        verify() {
          const y = (x: number) => b * Math.sign(t) ** 3 * (x / a) ** 1.5;
          const x = a * t * t;
          const h = 1e-3;
          return nearlyEqual((y(x + h) - 2 * y(x) + y(x - h)) / (h * h), second.number ?? 0, 1e-3);
        },
      };
    },
  }),
  computed({
    name: "tangent-from-an-outside-condition",
    topic: "differentiation",
    difficulty: "MEDIUM",
    write(random) {
      const a = random.int(1, 3);
      const b = random.intExcept(-7, 7, 0);
      const c = random.int(1, 45);
      const at = random.intExcept(-4, 4, 0);
      const slope = 2 * a * at + b;
      const y = a * at * at + b * at + c;
      const intercept = y - slope * at;
      if (slope === 0) return undefined;
      return {
        text: `What is the $y$-intercept of the tangent to $y = ${polynomial([a, b, c])}$ at $x = ${at}$?`,
        answer: num(intercept),
        distractors: [
          wrong(num(y + slope * at), "taking the step to the axis with the wrong sign"),
          wrong(num(-intercept), "taking the wrong sign in the last step"),
          wrong(num(c), "taking the point where the curve itself meets the axis"),
          wrong(num(y), "giving the height of the point of contact"),

          wrong(num(slope), "giving the slope"),
          wrong(fraction(-intercept, slope), "finding where the tangent meets the $x$-axis"),
        ],
        explanation: [
          `At $x = ${at}$ the curve has $y = ${y}$ and the slope $2 \\times ${a} \\times ${bracketed(at)} ${signed(b)} = ${slope}$.`,
          `The tangent is $y = ${y} + ${bracketed(slope)}(${polynomial([1, -at])})$; at $x = 0$ it has $y = ${y} - ${bracketed(slope * at)} = ${intercept}$.`,
        ],
        verify: () => intercept === c - a * at * at,
      };
    },
  }),
];

function slopeTex(top: number, bottom: number): string {
  const shown = fraction(top, bottom).tex;
  return shown === "1" ? "t" : `${shown}t`;
}
