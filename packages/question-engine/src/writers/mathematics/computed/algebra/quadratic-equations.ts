import { range } from "../../../../numbers/arithmetic.ts";
import { bracketed, fraction, num, polynomial, signed } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const quadraticEquations: WriterList = [
  computed({
    name: "quadratic-sum-of-squares-of-roots",
    topic: "quadratic-equations",
    difficulty: "MEDIUM",
    write(random) {
      const p = random.intExcept(-8, 8, 0);
      const q = random.intExcept(-8, 8, 0, p, -p);
      const sum = p + q;
      const product = p * q;
      const answer = sum * sum - 2 * product;
      return {
        text: `If $\\alpha$ and $\\beta$ are the roots of $${polynomial([1, -sum, product])} = 0$, what is the value of $\\alpha^2 + \\beta^2$?`,
        answer: num(answer),
        distractors: [
          wrong(num(sum * sum + 2 * product), "adding $2\\alpha\\beta$ instead of subtracting it"),
          wrong(num(sum * sum), "taking $\\alpha^2 + \\beta^2$ to be $(\\alpha + \\beta)^2$"),
          wrong(num(sum * sum - product), "subtracting $\\alpha\\beta$ only once"),
          wrong(num((p - q) ** 2), "finding $(\\alpha - \\beta)^2$ instead"),
        ],
        explanation: [
          `From the coefficients, $\\alpha + \\beta = ${sum}$ and $\\alpha\\beta = ${product}$.`,
          `$\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta = ${bracketed(sum)}^2 - 2 \\times ${bracketed(product)} = ${answer}$.`,
        ],
        verify: () => p * p + q * q === answer,
      };
    },
  }),
  computed({
    name: "quadratic-other-root",
    topic: "quadratic-equations",
    difficulty: "EASY",
    write(random) {
      const a = random.pick([1, 1, 2, 3]);
      const known = random.intExcept(-8, 8, 0);
      const other = random.intExcept(-9, 9, 0, known, -known);
      const b = -a * (known + other);
      const c = a * known * other;
      return {
        text: `One root of the equation $${joinUnknown(a, c)} = 0$ is ${num(known)}. What is the value of $k$?`,
        answer: num(b),
        distractors: [
          wrong(num(-b), "losing a sign when solving for $k$"),
          wrong(num(other), "giving the other root instead of $k$"),
          wrong(
            fraction(c - a * known * known, known),
            "losing the sign of the square term when moving it across",
          ),
          wrong(num(a * known * known + c), "forgetting to divide by the root"),
          wrong(num(known + other), "giving the sum of the roots"),
        ],
        explanation: [
          `A root satisfies the equation: $${a === 1 ? "" : `${a} \\times `}${bracketed(known)}^2 + k \\times ${bracketed(known)} ${signed(c)} = 0$.`,
          `So $${num(a * known * known + c).tex} ${known < 0 ? "-" : "+"} ${Math.abs(known) === 1 ? "" : Math.abs(known)}k = 0$ and $k = ${b}$.`,
        ],
        satisfies: (k) => Math.abs(a * known * known + k * known + c) < 1e-9,
      };
    },
  }),
  computed({
    name: "quadratic-equal-roots",
    topic: "quadratic-equations",
    difficulty: "EASY",
    write(random) {
      const p = random.int(1, 6);
      const q = random.int(1, 9);
      const a = p * p;
      const c = q * q;
      const k = 2 * p * q;
      return {
        text: `For which positive value of $k$ does $${a === 1 ? "" : a}x^2 - kx + ${c} = 0$ have two equal roots?`,
        answer: num(k),
        distractors: [
          wrong(num(p * q), "using $k^2 = ac$ instead of $k^2 = 4ac$"),
          wrong(num(4 * a * c), "taking $k$, not $k^2$, to be $4ac$"),
          wrong(num(4 * p * q), "taking the square root of $4ac$ as $4\\sqrt{ac}$"),
          wrong(num(2 * (p + q)), "adding the square roots of the coefficients"),
          wrong(num(a + c), "adding the outer coefficients"),
        ],
        explanation: [
          "Equal roots mean that the discriminant is zero.",
          `$k^2 - 4 \\times ${a} \\times ${c} = 0$ gives $k^2 = ${4 * a * c}$, and the positive value is $k = ${k}$.`,
        ],
        satisfies: (amount) => amount > 0 && amount * amount === 4 * a * c,
      };
    },
  }),
  computed({
    name: "quadratic-greatest-value",
    chapter: "graphs-of-quadratics",
    topic: "quadratic-equations",
    difficulty: "MEDIUM",
    write(random) {
      const a = random.pick([1, 2, 3]);
      const h = random.intExcept(-6, 6, 0);
      const k = random.int(-10, 25);
      const c = k - a * h * h;
      if (c === 0) return undefined;
      const f = (x: number) => -a * x * x + 2 * a * h * x + c;
      return {
        text: `What is the greatest value of $${polynomial([-a, 2 * a * h, c])}$ for real $x$?`,
        answer: num(k),
        distractors: [
          wrong(num(h), "giving the $x$ at which the greatest value occurs"),
          wrong(num(c), "taking the value at $x = 0$"),
          wrong(num(f(-h)), "taking the vertex on the wrong side of the $y$-axis"),
          wrong(num(f(2 * h)), "using $x = -\\frac{b}{a}$ instead of $x = -\\frac{b}{2a}$"),
          wrong(num(c + h * h), "completing the square without the leading coefficient"),
        ],
        explanation: [
          `The parabola opens downwards, with its vertex at $x = -\\frac{b}{2a} = ${h}$.`,
          `Completing the square, the expression is $${k === 0 ? "" : k} - ${a === 1 ? "" : a}(${polynomial([1, -h])})^2$, which is never more than ${num(k)}.`.replace(
            "$0 -",
            "$-",
          ),
          `So the greatest value is ${num(k)}, at $x = ${h}$.`,
        ],
        verify: () => range(-40, 40).every((t) => f(h + t / 10) <= k + 1e-9) && Math.abs(f(h) - k) < 1e-9,
      };
    },
  }),
  computed({
    name: "quadratic-always-positive-count",
    chapter: "graphs-of-quadratics",
    topic: "quadratic-equations",
    difficulty: "HARD",
    write(random) {
      // x^2 - 2(k - p)x + (qk + r) > 0 for all x: (k - p)^2 < qk + r, with roots m < n for k.
      const m = random.int(-4, 5);
      const n = m + random.int(3, 8);
      const p = random.intExcept(-5, 6, 0);
      const q = m + n - 2 * p;
      const r = p * p - m * n;
      if (q === 0 || Math.abs(q) === 1 || r === 0) return undefined;
      const answer = n - m - 1;
      return {
        text: `For how many integers $k$ is $x^2 - 2(${polynomial([1, -p], "k")})x ${q < 0 ? polynomial([q, r], "k").replace("-", "- ") : `+ ${polynomial([q, r], "k")}`}$ positive for every real $x$?`,
        answer: num(answer),
        distractors: [
          wrong(num(answer + 2), "allowing the discriminant to be zero as well"),
          wrong(num(answer + 1), "counting one of the two ends, where the expression still touches zero"),
          wrong(num(answer - 1), "subtracting 2 instead of 1 from the difference of the ends"),
        ],
        explanation: [
          "The leading coefficient is positive, so the expression is always positive exactly when its discriminant is negative.",
          `$4(${polynomial([1, -p], "k")})^2 - 4(${polynomial([q, r], "k")}) < 0$ simplifies to $${polynomial([1, -m - n, m * n], "k")} < 0$.`,
          `This is $(${polynomial([1, -m], "k")})(${polynomial([1, -n], "k")}) < 0$, so $${m} < k < ${n}$.`,
          `There are ${num(answer)} integers strictly between ${num(m)} and ${num(n)}.`,
        ],
        verify: () =>
          range(-100, 100).filter((k) => 4 * (k - p) ** 2 - 4 * (q * k + r) < 0).length === answer,
      };
    },
  }),
  computed({
    name: "quadratics-with-a-common-root",
    depth: 3,
    topic: "quadratic-equations",
    difficulty: "HARD",
    write(random) {
      const common = random.intExcept(-6, 6, 0);
      const [u, v] = [random.intExcept(-6, 6, 0, common), random.intExcept(-6, 6, 0, common)];
      if (u === v || u + v === 0) return undefined;
      const first = [1, -common - u, common * u] as const;
      const second = [1, -common - v, common * v] as const;
      if (first[1] === 0 || second[1] === 0) return undefined;
      const answer = u * v;
      return {
        text: `The equations $${polynomial(first)} = 0$ and $${polynomial(second)} = 0$ have one root in common. What is the product of their other two roots?`,
        answer: num(answer),
        distractors: [
          wrong(num(common), "giving the common root"),
          wrong(num(u + v), "giving the sum of the other two roots"),
          wrong(num(common * common * answer), "multiplying the two constant terms"),
          wrong(num(-answer), "losing a sign in one of the other roots"),
          wrong(num(common * answer), "dividing the product of the constants by the common root once only"),
        ],
        explanation: [
          `Subtracting the equations: $${polynomial([first[1] - second[1], first[2] - second[2]])} = 0$, so the common root is $x = ${common}$.`,
          `The product of the roots of the first is ${num(common * u)}, so its other root is ${num(u)}; in the same way that of the second is ${num(v)}.`,
          `Their product is $${bracketed(u)} \\times ${bracketed(v)} = ${answer}$.`,
        ],
        verify: () => [first, second].every(([a, b, c]) => a * common ** 2 + b * common + c === 0),
      };
    },
  }),
  computed({
    name: "quadratic-cubes-of-roots",
    topic: "quadratic-equations",
    difficulty: "HARD",
    write(random) {
      const s = random.intExcept(-6, 6, 0, 1, -1);
      const p = random.intExcept(-6, 6, 0, 1);
      const top = s ** 3 - 3 * p * s;
      if (top === 0 || s * s === 4 * p) return undefined;
      return {
        text: `If $\\alpha$ and $\\beta$ are the roots of $${polynomial([1, -s, p])} = 0$, what is the value of $\\frac{\\alpha^2}{\\beta} + \\frac{\\beta^2}{\\alpha}$?`,
        answer: fraction(top, p),
        distractors: [
          wrong(
            fraction(s ** 3 + 3 * p * s, p),
            "adding $3\\alpha\\beta(\\alpha + \\beta)$ instead of subtracting it",
          ),
          wrong(num(top), "finding $\\alpha^3 + \\beta^3$ and forgetting the denominator $\\alpha\\beta$"),
          wrong(fraction(s ** 3, p), "taking $\\alpha^3 + \\beta^3$ to be $(\\alpha + \\beta)^3$"),
          wrong(fraction(s * s - 2 * p, p), "finding $\\frac{\\alpha}{\\beta} + \\frac{\\beta}{\\alpha}$"),
          wrong(fraction(-top, p), "taking the sum of the roots with the wrong sign"),
        ],
        explanation: [
          `$\\alpha + \\beta = ${s}$ and $\\alpha\\beta = ${p}$.`,
          "Over the common denominator, the expression is $\\frac{\\alpha^3 + \\beta^3}{\\alpha\\beta}$.",
          `$\\alpha^3 + \\beta^3 = (\\alpha + \\beta)^3 - 3\\alpha\\beta(\\alpha + \\beta) = ${s ** 3} - 3 \\times ${bracketed(p)} \\times ${bracketed(s)} = ${top}$.`,
          `The value is $${fraction(top, p).tex}$.`,
        ],
        verify() {
          const disc = s * s - 4 * p;
          if (disc < 0) return Math.abs((s * (s * s - 3 * p)) / p - top / p) < 1e-9;
          const [x, y] = [(s + Math.sqrt(disc)) / 2, (s - Math.sqrt(disc)) / 2];
          return Math.abs((x * x) / y + (y * y) / x - top / p) < 1e-6;
        },
      };
    },
  }),
];

/** ax² + kx + c with the letter k still in it. */
function joinUnknown(a: number, c: number): string {
  return `${a === 1 ? "" : a}x^2 + kx ${signed(c)}`;
}
