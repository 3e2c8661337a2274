import { arrange, choose, gcd, range, sum } from "../../../../numbers/arithmetic.ts";
import { bracketed, num, signed } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** Coefficients, lowest power first, of a product of polynomials. */
function multiply(p: readonly number[], q: readonly number[]): number[] {
  return range(0, p.length + q.length - 2).map((k) =>
    sum(range(0, k).map((i) => (p[i] ?? 0) * (q[k - i] ?? 0))),
  );
}

function raise(p: readonly number[], n: number): number[] {
  return range(1, n).reduce<number[]>((product) => multiply(product, p), [1]);
}

export const binomialTheorem: WriterList = [
  computed({
    name: "binomial-coefficient-of-a-power",
    topic: "binomial-theorem",
    difficulty: "EASY",
    write(random) {
      const n = random.int(5, 9);
      const k = random.int(2, n - 2);
      const a = random.intExcept(-3, 3, 0, 1, -1);
      const answer = choose(n, k) * a ** k;
      return {
        text: `What is the coefficient of $x^{${k}}$ in the expansion of $(1 ${signed(a)}x)^{${n}}$?`,
        answer: num(answer),
        distractors: [
          wrong(num(choose(n, k) * a), `not raising ${num(a)} to the power ${k}`),
          wrong(
            num(arrange(n, k) * a ** k),
            "using the number of arrangements instead of the number of choices",
          ),
          wrong(num(choose(n, k)), `leaving out the powers of ${num(a)}`),
          wrong(
            num(choose(n, k - 1) * a ** (k - 1)),
            `taking the ${k}th term instead of the term in $x^{${k}}$`
              .replace("2th", "2nd")
              .replace("3th", "3rd"),
          ),
          ...(a < 0 ? [wrong(num(-answer), "losing the sign of the second term")] : []),
        ],
        explanation: [
          `The term in $x^{${k}}$ is $\\binom{${n}}{${k}}(${a}x)^{${k}}$.`,
          `Its coefficient is $${choose(n, k)} \\times ${num(a ** k).tex.startsWith("-") ? `(${a ** k})` : a ** k} = ${num(answer).tex}$.`,
        ],
        verify: () => raise([1, a], n)[k] === answer,
      };
    },
  }),
  computed({
    name: "binomial-sum-of-coefficients",
    topic: "binomial-theorem",
    difficulty: "EASY",
    write(random) {
      const [a, b] = [random.int(2, 7), random.int(1, 5)];
      const minus = random.chance();
      const n = random.int(4, 9);
      const s = minus ? -1 : 1;
      const value = a + s * b;
      const answer = value ** n;
      if (value === 0 || Math.abs(value) === 1 || Math.abs(answer) > 300000) return undefined;
      const tail = b === 1 ? "y" : `${b}y`;
      return {
        text: `What is the sum of all the coefficients in the expansion of $(${a}x ${minus ? "-" : "+"} ${tail})^{${n}}$?`,
        answer: num(answer),
        distractors: [
          wrong(num(2 ** n), "adding the binomial coefficients only"),
          wrong(num((a - s * b) ** n), "taking the wrong sign in the bracket"),
          wrong(num(a ** n + s ** n * b ** n), "adding the first and the last coefficient"),
          wrong(num(value ** (n + 1)), "counting the terms instead of the exponent"),
          wrong(num(value ** (n - 1)), "taking the exponent one too small"),
          wrong(num(answer - 1), "leaving out one coefficient"),
        ],
        explanation: [
          "The sum of the coefficients is the value of the expression at $x = y = 1$.",
          `This is $(${a} ${minus ? "-" : "+"} ${b})^{${n}} = ${bracketed(value)}^{${n}} = ${num(answer).tex}$.`,
        ],
        verify: () => sum(range(0, n).map((k) => choose(n, k) * a ** (n - k) * (s * b) ** k)) === answer,
      };
    },
  }),
  computed({
    name: "binomial-term-independent-of-x",
    topic: "binomial-theorem",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q] = random.pick([
        [1, 1],
        [2, 1],
        [1, 2],
        [3, 1],
        [2, 2],
        [1, 3],
      ] as const);
      const n = ((p + q) / (p === q ? p : 1)) * random.int(2, 4);
      const r = (p * n) / (p + q);
      if (!Number.isInteger(r) || n > 12 || n < 4) return undefined;
      const a = random.pick([1, 2, 3]);
      const b = random.intExcept(-3, 3, 0);
      const answer = choose(n, r) * a ** (n - r) * b ** r;
      if (Math.abs(answer) > 300000) return undefined;
      const power = (k: number) => (k === 1 ? "x" : `x^${k}`);
      const inside = `${a === 1 ? "" : a}${power(p)} ${b < 0 ? "-" : "+"} \\frac{${Math.abs(b)}}{${power(q)}}`;
      return {
        text: `What is the term independent of $x$ in the expansion of $\\left(${inside}\\right)^{${n}}$?`,
        answer: num(answer),
        distractors: [
          wrong(num(choose(n, r)), "leaving out the powers of the coefficients"),
          wrong(
            num(choose(n, r) * a ** r * b ** (n - r)),
            "exchanging the exponents of the two coefficients",
          ),
          wrong(
            num(choose(n, r - 1) * a ** (n - r + 1) * b ** (r - 1)),
            `taking $r = ${r - 1}$ instead of $r = ${r}$`,
          ),
          wrong(
            num(choose(n, r + 1) * a ** (n - r - 1) * b ** (r + 1)),
            `taking $r = ${r + 1}$ instead of $r = ${r}$`,
          ),
          ...(b < 0 ? [wrong(num(-answer), "losing the sign of the second term")] : []),
        ],
        explanation: [
          `The general term is $\\binom{${n}}{r}(${a === 1 ? "" : a}${power(p)})^{${n} - r}\\left(${b < 0 ? "-" : ""}\\frac{${Math.abs(b)}}{${power(q)}}\\right)^r$, in which $x$ has the exponent $${p === 1 ? "" : p}${p === 1 ? `${n} - r` : `(${n} - r)`} - ${q === 1 ? "" : q}r$.`,
          `The exponent is zero for $r = ${r}$.`,
          `The term is $\\binom{${n}}{${r}}${a === 1 ? "" : ` \\times ${a}^{${n - r}}`}${b === 1 ? "" : ` \\times ${bracketed(b)}^{${r}}`} = ${num(answer).tex}$.`,
        ],
        verify: () =>
          sum(range(0, n).map((k) => (p * (n - k) === q * k ? choose(n, k) * a ** (n - k) * b ** k : 0))) ===
          answer,
      };
    },
  }),
  computed({
    name: "binomial-product-coefficient",
    topic: "binomial-theorem",
    difficulty: "HARD",
    write(random) {
      const [a, b] = [random.intExcept(-4, 4, 0), random.intExcept(-3, 3, 0)];
      const n = random.int(5, 9);
      const c = random.pick([-2, -1, 1, 2]);
      const k = random.int(3, n - 1);
      const coefficient = (j: number) => choose(n, j) * c ** j;
      const answer = coefficient(k) + a * coefficient(k - 1) + b * coefficient(k - 2);
      const show = (size: number, name: string) =>
        `${size < 0 ? "-" : "+"} ${Math.abs(size) === 1 ? "" : Math.abs(size)}${name}`;
      if (answer === 0) return undefined;
      return {
        text: `What is the coefficient of $x^{${k}}$ in the expansion of $(1 ${show(a, "x")} ${show(b, "x^2")})(1 ${show(c, "x")})^{${n}}$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(coefficient(k) + a * coefficient(k - 1)),
            `leaving out the product with $${show(b, "x^2").replace("+ ", "").replace("- ", "-")}$`,
          ),
          wrong(num(coefficient(k)), `using the second factor alone`),
          wrong(
            num(coefficient(k) - a * coefficient(k - 1) + b * coefficient(k - 2)),
            "taking the middle product with the wrong sign",
          ),
          wrong(
            num((1 + a + b) * coefficient(k)),
            `multiplying the coefficient of $x^{${k}}$ by the sum of the coefficients in the first bracket`,
          ),
          wrong(
            num(coefficient(k) + a * coefficient(k + 1) + b * coefficient(k + 2)),
            "going up instead of down in the powers of the second factor",
          ),
        ],
        explanation: [
          `In $(1 ${show(c, "x")})^{${n}}$ the coefficients of $x^{${k}}$, $x^{${k - 1}}$ and $x^{${k - 2}}$ are ${num(coefficient(k))}, ${num(coefficient(k - 1))} and ${num(coefficient(k - 2))}.`,
          `They combine with $1$, $${show(a, "x").replace("+ ", "").replace("- ", "-")}$ and $${show(b, "x^2").replace("+ ", "").replace("- ", "-")}$ of the first bracket.`,
          `$${coefficient(k)} + ${bracketed(a)} \\times ${bracketed(coefficient(k - 1))} + ${bracketed(b)} \\times ${bracketed(coefficient(k - 2))} = ${num(answer).tex}$.`,
        ],
        verify: () => multiply([1, a, b], raise([1, c], n))[k] === answer,
      };
    },
  }),
  computed({
    name: "binomial-index-from-consecutive-ratio",
    topic: "binomial-theorem",
    difficulty: "HARD",
    write(random) {
      const n = random.int(6, 23);
      const r = random.int(1, n - 2);
      const [u, v, w] = [choose(n, r), choose(n, r + 1), choose(n, r + 2)];
      const g = gcd(gcd(u, v), w);
      const [x, y, z] = [u / g, v / g, w / g];
      if (Math.max(x, y, z) > 60) return undefined;
      return {
        text: `Three consecutive coefficients in the expansion of $(1 + x)^n$ are in the ratio $${x} : ${y} : ${z}$. What is the value of $n$?`,
        answer: num(n),
        distractors: [
          wrong(
            num(n - 1),
            "using $\\frac{n - r}{r}$ for the ratio of neighbouring coefficients instead of $\\frac{n - r}{r + 1}$",
          ),
          wrong(num(n + 1), "counting the terms of the expansion instead of giving the index"),
          wrong(num(r + 1), "giving the place of the first of the three terms"),
          wrong(num(x + y + z), "adding the terms of the ratio"),
          wrong(num(r), "giving $r$ instead of $n$"),
        ],
        explanation: [
          `Let the coefficients be $\\binom{n}{r}$, $\\binom{n}{r + 1}$ and $\\binom{n}{r + 2}$.`,
          `$\\frac{n - r}{r + 1} = \\frac{${y}}{${x}}$ and $\\frac{n - r - 1}{r + 2} = \\frac{${z}}{${y}}$.`,
          `So $${x === 1 ? "" : x}n = ${x + y}r + ${y}$ and $${y === 1 ? "" : y}n = ${y + z}r + ${y + 2 * z}$.`,
          `These give $r = ${r}$ and $n = ${n}$.`,
        ],
        satisfies: (index) =>
          Number.isInteger(index) &&
          index < 60 &&
          range(0, Math.max(0, index - 2)).some(
            (k) =>
              choose(index, k) * y === choose(index, k + 1) * x &&
              choose(index, k + 1) * z === choose(index, k + 2) * y,
          ),
      };
    },
  }),
];
