import { crossed } from "../../../../kit/crossed.ts";
import { bracketed, fraction, num, polynomial, signed, surd, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const at = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((value, coefficient) => value * x + coefficient, 0);

export const polynomials: WriterList = [
  computed({
    name: "remainder-theorem-value",
    topic: "polynomials",
    difficulty: "EASY",
    write(random) {
      const p = [random.int(1, 3), random.int(-5, 5), random.int(-6, 6), random.intExcept(-9, 9, 0)];
      const a = random.intExcept(-3, 3, 0);
      const answer = at(p, a);
      return {
        text: `What is the remainder when $${polynomial(p)}$ is divided by $${polynomial([1, -a])}$?`,
        answer: num(answer),
        distractors: [
          wrong(num(at(p, -a)), `substituting $x = ${-a}$ instead of $x = ${a}$`),
          wrong(num(p.at(-1) ?? 0), "reading off the constant term"),
          wrong(num(-answer), "changing the sign of the remainder"),
          wrong(num(answer - (p.at(-1) ?? 0)), "leaving out the constant term"),
        ],
        explanation: [
          `By the remainder theorem, the remainder on division by $${polynomial([1, -a])}$ is the value at $x = ${a}$.`,
          `$p(${a}) = ${p
            .map((c, i) => (i === 0 ? c : c) * a ** (3 - i))
            .filter((t) => t !== 0)
            .map((t, i) => (i === 0 ? `${t}` : signed(t)))
            .join(" ")} = ${answer}$.`,
        ],
        verify() {
          let [lead = 0, ...rest] = p;
          for (const next of rest) lead = next + a * lead;
          return lead === answer;
        },
      };
    },
  }),
  computed({
    name: "indices-to-one-power",
    topic: "polynomials",
    difficulty: "EASY",
    write(random) {
      const base = random.pick([2, 3, 5]);
      const [p, q, r] = [random.int(1, 3), random.int(2, 4), random.int(1, 3)];
      const [m, n] = [random.int(2, 6), random.int(2, 5)];
      if (new Set([p, q, r]).size < 3) return undefined;
      const answer = p * m + q * n - r;
      const powers = (k: number) => base ** k;
      return {
        text: `If $\\frac{${powers(p)}^{${m}} \\times ${powers(q)}^{${n}}}{${powers(r)}} = ${base}^x$, what is the value of $x$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(p + m + q + n - r),
            "adding the exponents of a power of a power instead of multiplying them",
          ),
          wrong(
            num(m + n - 1),
            `treating ${powers(p)}, ${powers(q)} and ${powers(r)} as if they were one base`,
          ),
          wrong(num(p * m * q * n - r), "multiplying the exponents of a product instead of adding them"),
          wrong(num(p * m + q * n + r), "adding the exponent of the denominator"),
          wrong(num(p * m + q * n), "leaving out the denominator"),
          wrong(num(p * m + q * n - r - 1), "subtracting one too many"),
          wrong(num(Math.abs(p * m - q * n) + r), "subtracting the exponents of a product"),
        ],
        explanation: [
          `Write everything with base ${base}: $${powers(p)} = ${base}^{${p}}$, $${powers(q)} = ${base}^{${q}}$ and $${powers(r)} = ${base}^{${r}}$.`,
          `The exponents are $${p} \\times ${m} + ${q} \\times ${n} - ${r} = ${answer}$.`,
        ],
        verify: () => Math.abs((powers(p) ** m * powers(q) ** n) / powers(r) / base ** answer - 1) < 1e-9,
      };
    },
  }),
  computed({
    name: "two-unknown-coefficients-from-factors",
    topic: "polynomials",
    difficulty: "MEDIUM",
    write(random) {
      const [u, v] = [random.intExcept(-4, 4, 0), random.intExcept(-5, 5, 0)];
      const w = random.intExcept(-5, 5, 0);
      if (u === v || u + v === 0) return undefined;
      const [p, q, r] = [-(u + v + w), u * v + v * w + u * w, -u * v * w];
      const what = random.pick(["a + b", "a - b"] as const);
      const value = what === "a + b" ? p + q : p - q;
      const other = what === "a + b" ? p - q : p + q;
      return {
        text: `Both $${polynomial([1, -u])}$ and $${polynomial([1, -v])}$ are factors of $x^3 + ax^2 + bx ${signed(r)}$. What is the value of $${what}$?`,
        answer: num(value),
        distractors: [
          wrong(num(other), `finding $${what === "a + b" ? "a - b" : "a + b"}$`),
          wrong(num(-value), "losing a common sign"),
          wrong(
            num(what === "a + b" ? -p + q : -p - q),
            "taking $a$ to be the sum of the roots, without the minus sign",
          ),
          wrong(num(w), "giving the third root"),
          wrong(num(-u - v + u * v), "leaving out the third factor"),
        ],
        explanation: [
          `The product of the three roots is $${-r}$; two of them are ${num(u)} and ${num(v)}, so the third is ${num(w)}.`,
          `$a = -(\\text{sum of the roots}) = ${p}$ and $b = \\text{sum of the products in pairs} = ${q}$.`,
          `$${what} = ${p} ${what === "a + b" ? signed(q) : signed(-q)} = ${value}$.`,
        ],
        verify: () => [u, v].every((x) => at([1, p, q, r], x) === 0),
      };
    },
  }),
  computed({
    name: "power-of-x-plus-its-reciprocal",
    topic: "polynomials",
    difficulty: "MEDIUM",
    write(random) {
      const k = random.int(3, 9);
      const minus = random.chance();
      const power = random.pick([3, 4] as const);
      const square = minus ? k * k + 2 : k * k - 2;
      const answer = power === 3 ? (minus ? k ** 3 + 3 * k : k ** 3 - 3 * k) : square * square - 2;
      const sign = minus ? "-" : "+";
      const asked = power === 3 ? `x^3 ${sign} \\frac{1}{x^3}` : "x^4 + \\frac{1}{x^4}";
      return {
        text: `If $x ${sign} \\frac{1}{x} = ${k}$, what is the value of $${asked}$?`,
        answer: num(answer),
        distractors:
          power === 3
            ? [
                wrong(
                  num(minus ? k ** 3 - 3 * k : k ** 3 + 3 * k),
                  `taking the term $3 \\times ${k}$ with the wrong sign`,
                ),
                wrong(num(k ** 3), "cubing both sides and dropping the middle terms"),
                wrong(
                  num(minus ? k ** 3 + 3 : k ** 3 - 3),
                  `taking the middle terms to be 3 instead of $3 \\times ${k}$`,
                ),
                wrong(
                  num(square * k),
                  `multiplying $x^2 + \\frac{1}{x^2}$ by ${k} without removing the cross terms`,
                ),
              ]
            : [
                wrong(num(square * square + 2), "adding 2 instead of subtracting it in the last step"),
                wrong(num(square * square), "forgetting the cross term 2 in the last step"),
                wrong(
                  num((minus ? k * k - 2 : k * k + 2) ** 2 - 2),
                  "taking the cross term of the first squaring with the wrong sign",
                ),
                wrong(num(k ** 4), "raising both sides to the fourth power and dropping all cross terms"),
              ],
        explanation:
          power === 3
            ? [
                `Cubing gives $\\left(x ${sign} \\frac{1}{x}\\right)^3 = x^3 ${sign} \\frac{1}{x^3} ${minus ? "-" : "+"} 3\\left(x ${sign} \\frac{1}{x}\\right)$.`,
                `So the value is $${k}^3 ${minus ? "+" : "-"} 3 \\times ${k} = ${answer}$.`,
              ]
            : [
                `Squaring gives $x^2 + \\frac{1}{x^2} = ${k}^2 ${minus ? "+" : "-"} 2 = ${square}$.`,
                `Squaring again gives $x^4 + \\frac{1}{x^4} = ${square}^2 - 2 = ${num(answer).tex}$.`,
              ],
        verify() {
          const x = (k + Math.sqrt(k * k + (minus ? 4 : -4))) / 2;
          const found = power === 3 ? x ** 3 + (minus ? -1 : 1) / x ** 3 : x ** 4 + 1 / x ** 4;
          return Math.abs(found / answer - 1) < 1e-9;
        },
      };
    },
  }),
  computed({
    name: "square-root-of-a-binomial-surd",
    topic: "polynomials",
    difficulty: "MEDIUM",
    write(random) {
      const m = random.int(2, 11);
      const n = random.int(1, m - 1);
      const product = m * n;
      const isSquare = (k: number) => Number.isInteger(Math.sqrt(k));
      if (isSquare(product) || isSquare(m) || product % 4 === 0 || product % 9 === 0) return undefined;
      const minus = random.chance();
      const sign = minus ? "-" : "+";
      const show = (a: number, op: string, b: number) =>
        tex(`${surd(1, a).tex} ${op} ${surd(1, b).tex}`, Math.sqrt(a) + (op === "-" ? -1 : 1) * Math.sqrt(b));
      return {
        text: `Which of these equals $\\sqrt{${m + n} ${sign} 2\\sqrt{${product}}}$?`,
        answer: show(m, sign, n),
        distractors: [
          wrong(show(m, minus ? "+" : "-", n), "taking the wrong sign between the two roots"),
          wrong(show(m + n, sign, product), "taking the square root of each term by itself"),
          wrong(show(product, sign, 1), "splitting the number under the inner root as itself and 1"),
          wrong(
            show(m + n, minus ? "+" : "-", product),
            "taking the root of each term by itself, with the wrong sign between",
          ),
          wrong(
            show(product, minus ? "+" : "-", 1),
            "splitting the number under the inner root as itself and 1, with the wrong sign",
          ),
          wrong(show(m + 1, sign, n), "finding two numbers whose sum and product do not both fit"),
        ],
        explanation: [
          `Look for two numbers with sum ${m + n} and product ${product}: they are ${m} and ${n}.`,
          `$(${show(m, sign, n).tex})^2 = ${m} + ${n} ${sign} 2\\sqrt{${product}}$, and $${show(m, sign, n).tex}$ is positive.`,
        ],
        verify: () =>
          Math.abs(
            (Math.sqrt(m) + (minus ? -1 : 1) * Math.sqrt(n)) ** 2 -
              (m + n + (minus ? -2 : 2) * Math.sqrt(product)),
          ) < 1e-9,
      };
    },
  }),
  computed({
    name: "remainder-on-division-by-a-quadratic",
    topic: "polynomials",
    difficulty: "HARD",
    write(random) {
      const [a, b] = [random.intExcept(-4, 5, 0), random.intExcept(-4, 5, 0)];
      if (a === b || a + b === 0) return undefined;
      const m = random.intExcept(-5, 6, 0, 1);
      const c = random.intExcept(-9, 9, 0);
      const [ra, rb] = [m * a + c, m * b + c];
      if (ra === rb || ra === 0 || rb === 0) return undefined;
      const x = random.pick([1, 3, 2, 10].filter((t) => t !== a && t !== b));
      const show = (slope: number, constant: number) =>
        tex(polynomial([slope, constant]), slope * 1.37 + constant + x * 0);
      return {
        text: `A polynomial leaves the remainder ${num(ra)} when it is divided by $${polynomial([1, -a])}$ and the remainder ${num(rb)} when it is divided by $${polynomial([1, -b])}$. What is its remainder when it is divided by $(${polynomial([1, -a])})(${polynomial([1, -b])})$?`,
        answer: show(m, c),
        distractors: crossed(
          show,
          [m, c],
          [
            [m, -c, "taking the constant with the wrong sign"],
            [-m, ra + m * a, "taking the slope with the wrong sign"],
            [c, m, "exchanging the coefficient of $x$ and the constant"],
            [m, ra, "using the first remainder as the constant term"],
          ],
        ),
        explanation: [
          "The divisor has degree 2, so the remainder has the form $px + q$.",
          `At $x = ${a}$ and $x = ${b}$ the divisor is zero: $${a === 1 ? "" : a === -1 ? "-" : a}p + q = ${ra}$ and $${b === 1 ? "" : b === -1 ? "-" : b}p + q = ${rb}$.`,
          `Subtracting, $${polynomial([a - b, 0], "p")} = ${ra - rb}$, so $p = ${m}$ and $q = ${c}$.`,
          `The remainder is $${polynomial([m, c])}$.`,
        ],
        verify: () => at([m, c], a) === ra && at([m, c], b) === rb,
      };
    },
  }),
  computed({
    name: "cubic-symmetric-functions",
    topic: "polynomials",
    difficulty: "HARD",
    write(random) {
      const s = random.intExcept(-6, 6, 0);
      const t = random.intExcept(-8, 8, 0);
      const u = random.intExcept(-6, 6, 0, 1, -1);
      const kind = random.pick(["squares", "reciprocals", "square reciprocals"] as const);
      const asked = {
        squares: "\\alpha^2 + \\beta^2 + \\gamma^2",
        reciprocals: "\\frac{1}{\\alpha\\beta} + \\frac{1}{\\beta\\gamma} + \\frac{1}{\\gamma\\alpha}",
        "square reciprocals": "\\frac{1}{\\alpha^2} + \\frac{1}{\\beta^2} + \\frac{1}{\\gamma^2}",
      }[kind];
      const [top, bottom] = {
        squares: [s * s - 2 * t, 1],
        reciprocals: [s, u],
        "square reciprocals": [t * t - 2 * s * u, u * u],
      }[kind] as [number, number];
      if (top === 0) return undefined;
      const distractors = {
        squares: [
          wrong(num(s * s + 2 * t), "adding twice the sum of the products instead of subtracting it"),
          wrong(num(s * s - t), "subtracting the sum of the products only once"),
          wrong(num(s * s), "squaring the sum of the roots"),
          wrong(num(t * t - 2 * s * u), "finding the sum of the squares of the products in pairs"),
        ],
        reciprocals: [
          wrong(fraction(-s, u), "losing the minus sign of one coefficient"),
          wrong(fraction(t, u), "finding the sum of the reciprocals of the roots"),
          wrong(fraction(1, t), "taking the reciprocal of the sum of the products"),
          wrong(fraction(u, s), "turning the quotient upside down"),
        ],
        "square reciprocals": [
          wrong(
            fraction(t * t + 2 * s * u, u * u),
            "taking the product of sum and product of the roots with the wrong sign",
          ),
          wrong(fraction(t * t, u * u), "squaring the sum of the reciprocals"),
          wrong(
            fraction(s * s - 2 * t, u * u),
            "dividing the sum of the squares by the square of the product",
          ),
          wrong(fraction(t * t - 2 * s, u * u), "forgetting the product of the roots in the cross terms"),
        ],
      }[kind];
      const steps = {
        squares: [
          "$\\alpha^2 + \\beta^2 + \\gamma^2 = (\\alpha + \\beta + \\gamma)^2 - 2(\\alpha\\beta + \\beta\\gamma + \\gamma\\alpha)$.",
          `The value is $${bracketed(s)}^2 - 2 \\times ${bracketed(t)} = ${top}$.`,
        ],
        reciprocals: [
          "Over the common denominator $\\alpha\\beta\\gamma$, the sum is $\\frac{\\alpha + \\beta + \\gamma}{\\alpha\\beta\\gamma}$.",
          `The value is $${fraction(s, u).tex}$.`,
        ],
        "square reciprocals": [
          `The sum of the reciprocals is $\\frac{\\alpha\\beta + \\beta\\gamma + \\gamma\\alpha}{\\alpha\\beta\\gamma} = ${fraction(t, u).tex}$, and the sum of their products in pairs is $\\frac{\\alpha + \\beta + \\gamma}{\\alpha\\beta\\gamma} = ${fraction(s, u).tex}$.`,
          `The value is $\\left(${fraction(t, u).tex}\\right)^2 - 2 \\times \\left(${fraction(s, u).tex}\\right) = ${fraction(top, bottom).tex}$.`,
        ],
      }[kind];
      return {
        text: `If $\\alpha$, $\\beta$ and $\\gamma$ are the roots of $${polynomial([1, -s, t, -u])} = 0$, what is the value of $${asked}$?`,
        answer: fraction(top, bottom),
        distractors,
        explanation: [
          `From the coefficients, $\\alpha + \\beta + \\gamma = ${s}$, $\\alpha\\beta + \\beta\\gamma + \\gamma\\alpha = ${t}$ and $\\alpha\\beta\\gamma = ${u}$.`,
          ...steps,
        ],
        verify() {
          // Newton's sums on the companion recurrence, forwards and backwards.
          const p2 = s * s - 2 * t;
          const backwards = {
            squares: p2,
            reciprocals: s / u,
            "square reciprocals": (t / u) ** 2 - (2 * s) / u,
          }[kind];
          return Math.abs(backwards - top / bottom) < 1e-9;
        },
      };
    },
  }),
];
