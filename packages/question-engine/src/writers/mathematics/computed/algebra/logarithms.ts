import { whoseNumber } from "../../../../kit/amounts.ts";
import { fraction, joinTerms, num, polynomial, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const logarithms: WriterList = [
  computed({
    name: "logarithm-of-a-power-to-a-power",
    topic: "logarithms",
    difficulty: "EASY",
    write(random) {
      const base = random.pick([2, 3, 5]);
      const m = random.int(2, base === 2 ? 5 : 3);
      const n = random.intExcept(1, base === 2 ? 7 : base === 3 ? 5 : 4, m, 2 * m);
      const below = random.chance(0.35);
      // The answer would be in the question.
      if (below && n === 1) return undefined;
      const argument = below ? `\\frac{1}{${base ** n}}` : `${base ** n}`;
      const sign = below ? -1 : 1;
      return {
        text: `What is the value of $\\log_{${base ** m}} ${argument}$?`,
        answer: fraction(sign * n, m),
        distractors: [
          wrong(fraction(sign * m, n), "turning the quotient of the exponents upside down"),
          wrong(fraction(-sign * n, m), "taking the wrong sign"),
          wrong(fraction(-sign * m, n), "turning the quotient upside down, with the wrong sign"),
          wrong(fraction(sign * n, base ** m), `dividing the exponent ${n} by the base itself`),
          wrong(num(sign * (n - m)), "subtracting the exponents instead of dividing them"),
          wrong(num(sign * n), `using the base ${base} instead of ${base ** m}`),
        ],
        explanation: [
          `$${base ** m} = ${base}^{${m}}$ and $${argument} = ${base}^{${sign * n}}$.`,
          `If $(${base}^{${m}})^x = ${base}^{${sign * n}}$, then $${m}x = ${sign * n}$ and $x = ${fraction(sign * n, m).tex}$.`,
        ],
        verify: () => Math.abs(Math.log(base ** (sign * n)) / Math.log(base ** m) - (sign * n) / m) < 1e-9,
      };
    },
  }),
  computed({
    name: "logarithm-in-terms-of-two-others",
    topic: "logarithms",
    difficulty: "EASY",
    write(random) {
      const [x, y] = random.pick([
        [2, 3],
        [2, 7],
        [3, 5],
        [3, 7],
        [2, 11],
      ] as const);
      const [m, n] = [random.int(1, 4), random.int(1, 3)];
      const over = random.chance(0.4);
      if (m === n || x ** m * y ** n > 3000) return undefined;
      const s = over ? -1 : 1;
      const show = (a: number, b: number) =>
        tex(
          joinTerms([
            { size: a, name: "p" },
            { size: b, name: "q" },
          ]),
          a * 1.37 + b * 2.71,
        );
      const argument = over ? `\\frac{${x ** m}}{${y ** n}}` : `${x ** m * y ** n}`;
      return {
        text: `If $\\log_{10} ${x} = p$ and $\\log_{10} ${y} = q$, what is $\\log_{10} ${argument}$?`,
        answer: show(m, s * n),
        distractors: [
          wrong(show(n, s * m), "exchanging the two exponents"),
          wrong(show(n, -s * m), "exchanging the two exponents, with the wrong sign between"),
          wrong(
            show(m, -s * n),
            over
              ? "adding where a quotient asks for subtraction"
              : "subtracting where a product asks for addition",
          ),
          wrong(
            tex(`p^{${m}} ${over ? "-" : "+"} q^{${n}}`.replaceAll("^{1}", ""), 1.37 ** m + s * 2.71 ** n),
            "raising the logarithms to powers instead of multiplying them",
          ),
          wrong(
            tex(
              over ? `\\frac{${m === 1 ? "" : m}p}{${n === 1 ? "" : n}q}` : `${m * n}pq`,
              over ? (m * 1.37) / (n * 2.71) : m * n * 1.37 * 2.71,
            ),
            over
              ? "dividing the logarithms instead of subtracting them"
              : "multiplying the logarithms instead of adding them",
          ),
        ],
        explanation: [
          `$${argument} = ${over ? `\\frac{${x}^{${m}}}{${y}^{${n}}}` : `${x}^{${m}} \\times ${y}^{${n}}`}$.`.replaceAll(
            "^{1}",
            "",
          ),
          `The logarithm of a ${over ? "quotient is the difference" : "product is the sum"} of the logarithms, and exponents come down as factors: $${show(m, s * n).tex}$.`,
        ],
        verify: () =>
          Math.abs(Math.log10(x ** m * y ** (s * n)) - (m * Math.log10(x) + s * n * Math.log10(y))) < 1e-9,
      };
    },
  }),
  computed({
    name: "logarithmic-equation-with-a-false-root",
    topic: "logarithms",
    difficulty: "MEDIUM",
    write(random) {
      const base = random.pick([2, 3, 5, 6]);
      const power = random.int(2, base === 2 ? 6 : base === 3 ? 4 : 3);
      const target = base ** power;
      // (x - a)(x - b) = target with x - a = big, x - b = small, big * small = target.
      const exponent = random.int(0, Math.floor((power - 1) / 2));
      const small = base ** exponent;
      const big = target / small;
      const b = random.intExcept(-8, 25, 0);
      const x = b + small;
      const a = x - big;
      if (a === 0 || Math.abs(a) > 40) return undefined;
      const falseRoot = a + b - x;
      if (x <= 0) return undefined;
      return {
        text: `What is the real solution of $\\log_{${base}}(${polynomial([1, -a])}) + \\log_{${base}}(${polynomial([1, -b])}) = ${power}$?`,
        answer: num(x),
        distractors: [
          wrong(num(falseRoot), "keeping the root for which the logarithms do not exist"),
          wrong(num(big), "giving the larger of the two arguments instead of $x$"),
          wrong(num(a + b), "giving the sum of the roots of the quadratic"),
          wrong(num(small), "giving the smaller of the two arguments instead of $x$"),
          wrong(num(target - b), "dropping one of the logarithms"),
          wrong(num(b + big), "adding the larger argument to the wrong number"),
          wrong(num(b + small + 1), "a slip in the last step"),
          wrong(num(b + power), "adding the right-hand side to the wrong number"),
          wrong(num(x + small), "adding the smaller argument twice"),
          // Of the numbers for which the logarithms do not exist, only the false root is offered.
        ].filter(whoseNumber((number) => number === falseRoot || number > b)),
        explanation: [
          `The sum is the logarithm of a product: $(${polynomial([1, -a])})(${polynomial([1, -b])}) = ${base}^{${power}} = ${target}$.`,
          `This is $${polynomial([1, -a - b, a * b - target])} = 0$, with the roots ${num(x)} and ${num(falseRoot)}.`,
          `For $x = ${falseRoot}$ the arguments are negative, so only $x = ${x}$ remains.`,
        ],
        satisfies: (t) => t > a && t > b && Math.abs((t - a) * (t - b) - target) < 1e-6,
      };
    },
  }),
  computed({
    name: "digits-of-a-large-power",
    topic: "logarithms",
    difficulty: "MEDIUM",
    write(random) {
      const [base, logarithm] = random.pick([
        [2, 0.301],
        [3, 0.4771],
        [7, 0.8451],
        [6, 0.7782],
        [4, 0.6021],
        [12, 1.0792],
      ] as const);
      const exponent = random.int(20, 100);
      const product = exponent * logarithm;
      const exact = exponent * Math.log10(base);
      const away = Math.abs(exact - Math.round(exact));
      if (away < 0.03 || Math.floor(exact) !== Math.floor(product)) return undefined;
      const answer = Math.floor(product) + 1;
      return {
        text: `Given that $\\log_{10} ${base} = ${logarithm}$, how many digits does the number $${base}^{${exponent}}$ have?`,
        answer: num(answer),
        distractors: [
          wrong(num(answer - 1), "giving the characteristic of the logarithm without adding 1"),
          wrong(num(answer + 1), "rounding the logarithm up and then adding 1"),
          wrong(num(answer - 2), "rounding the logarithm down too far"),
          wrong(num(answer + 2), "rounding the logarithm up too far"),
          wrong(
            num(Math.round(exponent * Math.round(10 * logarithm) * 0.1) + 1),
            "rounding the logarithm to one decimal",
          ),
        ],
        explanation: [
          `$\\log_{10} ${base}^{${exponent}} = ${exponent} \\times ${logarithm} = ${num(product, undefined, 4).tex}$.`,
          `So the number lies between $10^{${answer - 1}}$ and $10^{${answer}}$.`,
          `A number from $10^{${answer - 1}}$ up to $10^{${answer}}$ has ${num(answer)} digits.`,
        ],
        verify: () => `${BigInt(base) ** BigInt(exponent)}`.length === answer,
      };
    },
  }),
  computed({
    name: "logarithmic-quadratic-product-of-roots",
    topic: "logarithms",
    difficulty: "HARD",
    write(random) {
      const base = random.pick([2, 3, 5]);
      const [u, v] = [random.int(-2, 4), random.int(-3, 4)];
      const s = u + v;
      if (u === v || s === 0 || u * v === 0 || Math.abs(s) > 4) return undefined;
      const value = base ** Math.abs(s);
      const answer = s > 0 ? num(value) : fraction(1, value);
      const log = `\\log_{${base}} x`;
      return {
        text: `What is the product of all the real solutions of $(${log})^2 ${term(-s, log)} ${term(u * v, "")} = 0$?`,
        answer,
        distractors: [
          wrong(num(u * v), "giving the product of the two values of the logarithm"),
          wrong(
            s > 0 ? fraction(1, value) : num(value),
            "taking the sum of the logarithms with the wrong sign",
          ),
          wrong(num(s), "giving the sum of the two values of the logarithm"),
          wrong(num(s * base), "multiplying the base by the sum of the logarithms"),
          wrong(
            fraction(base ** (u + 4) + base ** (v + 4), base ** 4),
            "adding the two solutions instead of multiplying them",
          ),
          wrong(fraction(base ** (s + 6), base ** 5), "a slip in adding the two logarithms"),
          wrong(fraction(base ** (s + 4), base ** 5), "a slip in adding the two logarithms"),
          // Only positive numbers have a logarithm.
        ].filter(whoseNumber((number) => number > 0)),
        explanation: [
          `Put $t = ${log}$: $${polynomial([1, -s, u * v], "t")} = 0$ has the roots $t = ${u}$ and $t = ${v}$.`,
          `The solutions are $x = ${base}^{${u}}$ and $x = ${base}^{${v}}$.`,
          `Their product is $${base}^{${u} + ${v < 0 ? `(${v})` : v}} = ${base}^{${s}} = ${answer.tex}$.`,
        ],
        verify: () => Math.abs(base ** u * base ** v - (answer.number ?? 0)) < 1e-9,
      };
    },
  }),
  computed({
    name: "exponential-equation-in-disguise",
    topic: "logarithms",
    difficulty: "HARD",
    write(random) {
      const base = random.pick([2, 3, 4, 5]);
      const [m, n] = [random.int(0, 3), random.int(1, 4)];
      if (m >= n || base ** n > 260) return undefined;
      const [p, q] = [base ** m, base ** n];
      const shift = random.int(0, 1);
      const middle = (p + q) / base ** shift;
      if (!Number.isInteger(middle) && shift === 1) return undefined;
      const text =
        shift === 0
          ? `${base * base}^x - ${p + q} \\times ${base}^x + ${p * q} = 0`
          : `${base * base}^x - ${middle} \\times ${base}^{x + 1} + ${p * q} = 0`;
      const ask = random.pick(["sum", "sum of the squares"] as const);
      const answer = ask === "sum" ? m + n : m * m + n * n;
      return {
        text: `What is the ${ask} of the real solutions of the equation $${text}$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(ask === "sum" ? p + q : p * p + q * q),
            `treating the values of $${base}^x$ as the solutions`,
          ),
          wrong(
            num(ask === "sum" ? m * n : (m + n) ** 2),
            ask === "sum" ? "giving the product of the solutions" : "squaring the sum of the solutions",
          ),
          wrong(num(p * q), "reading off the constant term"),
          wrong(num(ask === "sum" ? n - m : n * n - m * m), "subtracting instead of adding"),
          wrong(num(answer + 1), `taking $${base}^0$ to be ${base}`),
        ],
        explanation: [
          `Put $t = ${base}^x$; then $${base * base}^x = t^2$${shift ? ` and $${base}^{x + 1} = ${base}t$` : ""}, and the equation is $${polynomial([1, -p - q, p * q], "t")} = 0$.`,
          `So $t = ${p}$ or $t = ${q}$, that is $x = ${m}$ or $x = ${n}$.`,
          `The ${ask} of the solutions is ${num(answer)}.`,
        ],
        verify: () => [m, n].every((x) => Math.abs(base ** (2 * x) - (p + q) * base ** x + p * q) < 1e-6),
      };
    },
  }),
];

/** "+ 3 name" or "- name", to go on with. */
function term(size: number, name: string): string {
  const digits = Math.abs(size) === 1 && name !== "" ? "" : `${Math.abs(size)}`;
  return `${size < 0 ? "-" : "+"} ${digits}${name}`;
}
