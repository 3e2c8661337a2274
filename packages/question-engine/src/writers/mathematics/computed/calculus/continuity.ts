import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { fraction, joinTerms, num, polynomial, signed } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { coefficient } from "./limits.ts";

export const continuity: WriterList = [
  computed({
    name: "continuity-of-two-pieces",
    topic: "limits-and-continuity",
    difficulty: "MEDIUM",
    write(random) {
      const at = random.intExcept(-3, 4, 0);
      const p = random.intExcept(-5, 6, 0);
      const [q, r] = [random.int(1, 3), random.intExcept(-9, 9, 0)];
      // kx + p for x < at; qx² + r for x >= at
      const right = q * at * at + r;
      if ((right - p) % at !== 0 || right === p) return undefined;
      const k = (right - p) / at;
      return {
        text: `The function $f$ is defined by $f(x) = kx ${signed(p)}$ for $x < ${at}$ and $f(x) = ${polynomial([q, 0, r])}$ for $x \\ge ${at}$. For which value of $k$ is $f$ continuous at $x = ${at}$?`,
        answer: num(k),
        distractors: [
          wrong(fraction(right + p, at), "adding the constant instead of subtracting it"),
          wrong(num(right - p), `forgetting to divide by ${num(at)}`),
          wrong(num(2 * q * at), "making the slopes equal instead of the values"),
          wrong(num(-k), "taking the wrong sign"),
          wrong(num(right), "giving the common value of the two pieces"),
        ],
        explanation: [
          `From the right the value at $x = ${at}$ is $${right}$; from the left it is $${coefficient(at)}k ${signed(p)}$.`,
          at === 1
            ? `Equality gives $k = ${k}$.`
            : `Equality gives $${coefficient(at)}k = ${right - p}$, so $k = ${k}$.`,
        ],
        satisfies: (t) => nearlyEqual(t * at + p, right),
      };
    },
  }),
  computed({
    name: "continuous-and-differentiable-pieces",
    depth: 5,
    chapter: "continuity",
    topic: "limits-and-continuity",
    difficulty: "HARD",
    write(random) {
      const c = random.intExcept(-3, 4, 0);
      const [m, n] = [random.intExcept(-3, 4, 0), random.intExcept(-6, 7, 0)];
      const k = random.intExcept(-8, 8, 0);
      // m x² + n x + k for x <= c; a x + b for x > c
      const a = 2 * m * c + n;
      const b = m * c * c + n * c + k - a * c;
      const ask = random.pick(["a + b", "a - b", "ab"] as const);
      const value = { "a + b": a + b, "a - b": a - b, ab: a * b }[ask];
      if (a === 0 || b === 0) return undefined;
      return {
        text: `Let $f(x) = ${polynomial([m, n, k])}$ for $x \\le ${c}$ and $f(x) = ax + b$ for $x > ${c}$. If $f$ is differentiable at $x = ${c}$, what is the value of $${ask}$?`,
        answer: num(value),
        distractors: [
          wrong(num({ "a + b": a - b, "a - b": a + b, ab: -a * b }[ask]), "taking $b$ with the wrong sign"),
          wrong(
            num({ "a + b": a + k, "a - b": a - k, ab: a * k }[ask]),
            "taking $b$ to be the constant of the first piece",
          ),
          wrong(
            num(
              {
                "a + b": a + m * c * c + n * c + k,
                "a - b": a - (m * c * c + n * c + k),
                ab: a * (m * c * c + n * c + k),
              }[ask],
            ),
            `taking $b$ to be the value at $x = ${c}$`,
          ),
          wrong(
            num({ "a + b": n + b, "a - b": n - b, ab: n * b }[ask]),
            "taking $a$ to be the slope at $x = 0$",
          ),
        ],
        explanation: [
          `Equal slopes at $x = ${c}$: $a = ${joinTerms([
            { size: 2 * m, name: "x" },
            { size: n, name: "" },
          ])}$ there, so $a = ${a}$.`,
          `Equal values: $${coefficient(c)}a + b = ${m * c * c + n * c + k}$, so $b = ${b}$.`,
          `$${ask} = ${value}$.`,
        ],
        verify() {
          const f = (x: number) => (x <= c ? m * x * x + n * x + k : a * x + b);
          const h = 1e-6;
          return nearlyEqual((f(c + h) - f(c)) / h, (f(c) - f(c - h)) / h, 1e-3);
        },
      };
    },
  }),
];
