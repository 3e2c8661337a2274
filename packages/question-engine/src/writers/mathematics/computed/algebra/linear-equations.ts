import { range } from "../../../../numbers/arithmetic.ts";
import {
  bracketed,
  fraction,
  joinTerms,
  money,
  num,
  point,
  polynomial,
  signed,
} from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { person } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const line = (a: number, b: number) =>
  joinTerms([
    { size: a, name: "x" },
    { size: b, name: "y" },
  ]);

/** a, b, c, d with a/b > c/d: the slopes of two constraints. */
const STEEP_AND_FLAT = [
  [2, 1, 1, 1],
  [2, 1, 1, 2],
  [3, 1, 1, 1],
  [3, 2, 1, 2],
  [1, 1, 1, 3],
  [3, 1, 1, 2],
  [1, 1, 1, 2],
  [4, 1, 2, 3],
  [3, 2, 1, 1],
] as const;

export const linearEquations: WriterList = [
  computed({
    name: "linear-equation-with-brackets",
    depth: 1,
    topic: "linear-equations",
    difficulty: "EASY",
    write(random) {
      const x = random.intExcept(-9, 12, 0);
      const a = random.int(2, 7);
      const b = random.intExcept(-6, 6, 0);
      const c = random.intExcept(2, 9, a);
      const d = a * (x + b) - c * x;
      if (d === 0) return undefined;
      return {
        text: `If $${a}(${polynomial([1, b])}) = ${polynomial([c, d])}$, what is the value of $x$?`,
        answer: num(x),
        distractors: [
          wrong(fraction(d - b, a - c), `multiplying only $x$, and not ${num(b)}, by ${a}`),
          wrong(num(-x), "losing a sign while moving terms across"),
          wrong(fraction(d - a * b, a + c), "adding the terms in $x$ from both sides"),
          wrong(fraction(d + a * b, a - c), "adding the constant instead of subtracting it"),
          wrong(num(d - a * b), "forgetting the last division"),
        ],
        explanation: [
          `Multiply out: $${polynomial([a, a * b])} = ${polynomial([c, d])}$.`,
          a - c === 1
            ? `Collect the terms: $x = ${x}$.`
            : `Collect the terms: $${polynomial([a - c, 0])} = ${d - a * b}$, so $x = ${x}$.`,
        ],
        satisfies: (amount) => Math.abs(a * (amount + b) - c * amount - d) < 1e-9,
      };
    },
  }),
  computed({
    name: "two-prices-from-two-bills",
    topic: "linear-equations",
    difficulty: "EASY",
    write(random) {
      const [first, second] = random.pick([
        ["pen", "notebook"],
        ["samosa", "cup of tea"],
        ["mango", "coconut"],
        ["bus ticket", "train ticket"],
        ["ruler", "eraser"],
      ] as const);
      const several = (n: number, noun: string) =>
        `${n} ${n === 1 ? noun : noun.startsWith("cup") ? "cups of tea" : noun === "mango" ? "mangoes" : `${noun}s`}`;
      const p = random.int(6, 40);
      const q = random.intExcept(6, 40, p);
      const [a, b] = [random.int(2, 6), random.int(2, 6)];
      const [c, d] = [random.int(2, 6), random.int(1, 5)];
      if (a * d === b * c || (a === d && b === c)) return undefined;
      const { name, he } = person(random);
      const total = (m: number, n: number) => m * p + n * q;
      return {
        text: `${name} pays ${money(total(a, b))} for ${several(a, first)} and ${several(b, second)}. On another day, at the same prices, ${he} pays ${money(total(c, d))} for ${several(c, first)} and ${several(d, second)}. What is the price of one ${first}?`,
        answer: money(p),
        distractors: [
          wrong(money(q), `giving the price of one ${second}`),
          wrong(money(p + q), "adding the two prices"),
          wrong(
            money(Math.round(total(a, b) / (a + b))),
            "dividing the first bill by the number of things bought",
          ),
          wrong(
            money(Math.abs(total(a, b) - total(c, d))),
            "subtracting one bill from the other without scaling them first",
          ),
          wrong(money(Math.abs(p - q)), "finding the difference of the two prices"),
        ],
        explanation: [
          `Let one ${first} cost $x$ and one ${second} cost $y$ rupees: $${line(a, b)} = ${total(a, b)}$ and $${line(c, d)} = ${total(c, d)}$.`,
          `Multiply the first by ${d} and the second by ${b} and subtract: $${joinTerms([{ size: a * d - b * c, name: "x" }])} = ${total(a, b) * d - total(c, d) * b}$.`,
          `So $x = ${p}$ (and $y = ${q}$): one ${first} costs ${money(p)}.`,
        ],
        verify: () => a * p + b * q === total(a, b) && c * p + d * q === total(c, d),
      };
    },
  }),
  computed({
    name: "system-without-a-unique-solution",
    topic: "linear-equations",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = [random.int(2, 6), random.intExcept(-7, 7, 0, 1)];
      const scale = random.pick([2, 3, 4, 5]);
      const c = random.intExcept(-9, 9, 0);
      const none = random.chance();
      const other = none ? scale * c + random.intExcept(-5, 5, 0) : scale * c;
      const answer = scale * b;
      return {
        text: `For which value of $k$ does the pair of equations $${line(a, b)} = ${c}$ and $${joinTerms([{ size: scale * a, name: "x" }])} + ky = ${other}$ have ${none ? "no solution" : "infinitely many solutions"}?`,
        answer: num(answer),
        distractors: [
          wrong(num(-answer), "losing the sign of the coefficient of $y$"),
          wrong(fraction(b, scale), `dividing by ${scale} instead of multiplying by it`),
          wrong(fraction(-scale * a * a, b), "making the lines perpendicular instead of parallel"),
          wrong(num(b), "making the coefficients of $y$ equal without regard to those of $x$"),
          wrong(num(scale * a), "copying the coefficient of $x$"),
        ],
        explanation: [
          `The second equation has ${scale} times the coefficient of $x$ of the first, and there is no unique solution only if the coefficients of $y$ are in the same ratio.`,
          `$k = ${scale} \\times ${bracketed(b)} = ${answer}$.`,
          none
            ? `The constants ${num(c)} and ${num(other)} are not in this ratio, so the lines are parallel and distinct: no solution.`
            : `The constants ${num(c)} and ${num(other)} are in the same ratio, so both equations describe one line.`,
        ],
        satisfies: (k) => Math.abs(a * k - b * scale * a) < 1e-9,
      };
    },
  }),
  computed({
    name: "integers-in-a-modulus-inequality",
    chapter: "modulus",
    topic: "linear-equations",
    difficulty: "MEDIUM",
    write(random) {
      const a = random.pick([2, 3, 4, 5]);
      const b = random.intExcept(-9, 9, 0);
      const c = random.int(5, 24);
      const strict = random.chance();
      const low = (-c - b) / a;
      const high = (c - b) / a;
      const holds = (x: number) => (strict ? Math.abs(a * x + b) < c : Math.abs(a * x + b) <= c);
      const solutions = range(-60, 60).filter(holds);
      const answer = solutions.length;
      const ends = [low, high].filter(Number.isInteger).length;
      const touched = range(Math.floor(low), Math.ceil(high)).length;
      const positive = range(0, 60).filter(holds).length;
      return {
        text: `How many integers $x$ satisfy $|${polynomial([a, b])}| ${strict ? "<" : "\\le"} ${c}$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(strict ? answer + ends : answer - ends),
            strict
              ? "counting the ends, where the two sides are equal"
              : "leaving out the ends, where the two sides are equal",
          ),
          wrong(num(touched), "rounding both ends of the interval outwards"),
          wrong(num(positive), "counting only the solutions that are not negative"),
          wrong(num(answer - 1), "subtracting the ends without adding 1"),
          wrong(num(2 * c + 1), `forgetting to divide by ${a}`),
        ],
        explanation: [
          `The inequality means $-${c} ${strict ? "<" : "\\le"} ${polynomial([a, b])} ${strict ? "<" : "\\le"} ${c}$.`,
          `So $${fraction(-c - b, a).tex} ${strict ? "<" : "\\le"} x ${strict ? "<" : "\\le"} ${fraction(c - b, a).tex}$.`,
          `The integers run from ${num(solutions[0] ?? 0)} to ${num(solutions.at(-1) ?? 0)}, which makes ${num(answer)}.`,
        ],
        verify: () => (solutions.at(-1) ?? 0) - (solutions[0] ?? 0) + 1 === answer,
      };
    },
  }),
  computed({
    name: "equations-linear-in-reciprocals",
    topic: "linear-equations",
    difficulty: "HARD",
    write(random) {
      const x = random.int(2, 9);
      const y = random.int(1, x - 1);
      const s = x + y;
      const d = x - y;
      const [a, b] = [random.int(1, 4) * s, random.int(1, 4) * d];
      const [e, f] = [random.int(1, 4) * s, random.int(1, 4) * d];
      if (a * f === b * e || d === 1) return undefined;
      const first = a / s + b / d;
      const second = e / s - f / d;
      const product = x * y;
      return {
        text: `If $\\frac{${a}}{x + y} + \\frac{${b}}{x - y} = ${first}$ and $\\frac{${e}}{x + y} - \\frac{${f}}{x - y} = ${second}$, what is the value of $xy$?`,
        answer: num(product),
        distractors: [
          wrong(num(s * d), "multiplying $x + y$ by $x - y$, which gives $x^2 - y^2$"),
          wrong(num(s + d), "adding $x + y$ and $x - y$, which gives $2x$"),
          wrong(num(4 * product), "using $(x + y)^2 - (x - y)^2 = xy$ without the factor 4"),
          wrong(num(s), "stopping at $x + y$"),
          wrong(num(2 * product), "using a factor 2 instead of 4 in $(x + y)^2 - (x - y)^2 = 4xy$"),
        ],
        explanation: [
          "Put $u = \\frac{1}{x + y}$ and $v = \\frac{1}{x - y}$: the equations are linear in $u$ and $v$.",
          `$${joinTerms([
            { size: a, name: "u" },
            { size: b, name: "v" },
          ])} = ${first}$ and $${joinTerms([
            { size: e, name: "u" },
            { size: -f, name: "v" },
          ])} = ${second}$ give $u = ${fraction(1, s).tex}$ and $v = ${fraction(1, d).tex}$.`,
          `So $x + y = ${s}$ and $x - y = ${d}$, hence $x = ${x}$ and $y = ${y}$.`,
          `$xy = ${product}$.`,
        ],
        verify: () => Math.abs(a / (x + y) + b / (x - y) - first) < 1e-9 && s * s - d * d === 4 * product,
      };
    },
  }),
  computed({
    name: "sum-of-two-moduli",
    chapter: "modulus",
    topic: "linear-equations",
    difficulty: "HARD",
    write(random) {
      const a = random.int(-7, 4);
      const gap = random.int(2, 9);
      const b = a + gap;
      const extra = random.int(1, 6);
      const c = gap + 2 * extra;
      const answer = range(-80, 80).filter((x) => Math.abs(x - a) + Math.abs(x - b) <= c).length;
      return {
        text: `For how many integers $x$ is $|${polynomial([1, -a])}| + |${polynomial([1, -b])}| \\le ${c}$?`,
        answer: num(answer),
        distractors: [
          wrong(num(gap + 1), `counting only the integers from ${num(a)} to ${num(b)}`),
          wrong(num(answer - 2), "leaving out the two ends, where the two sides are equal"),
          wrong(
            num(gap + 1 + 2 * (c - gap)),
            "letting $x$ go beyond the interval by the whole excess on each side",
          ),
          wrong(num(c), "subtracting the ends without adding 1"),
          wrong(num(2 * c + 1), "counting as if each modulus alone could reach the bound"),
        ],
        explanation: [
          `The sum of the distances of $x$ from ${num(a)} and ${num(b)} is ${gap} for every $x$ between them, and that is at most ${c}.`,
          `Outside, each step away adds 2 to the sum; the spare $${c} - ${gap} = ${2 * extra}$ allows ${extra} on each side.`,
          `So $${a - extra} \\le x \\le ${b + extra}$, and the number of integers is $${b + extra} - ${bracketed(a - extra)} + 1 = ${answer}$.`,
        ],
        verify: () => b + extra - (a - extra) + 1 === answer,
      };
    },
  }),
  computed({
    name: "triangle-of-feasible-points",
    topic: "linear-equations",
    difficulty: "HARD",
    write(random) {
      // The first line is the steeper one: corners (m/a, 0), (x, y), (0, n/d).
      const [a, b, c, d] = random.pick(STEEP_AND_FLAT);
      const x = b * random.int(1, 4);
      const y = random.int(1, 4) * (d === 1 ? 1 : c % d === 0 ? 1 : d) * a;
      const [m, n] = [a * x + b * y, c * x + d * y];
      const [p, q] = [random.int(2, 7), random.int(2, 7)];
      if (m % a !== 0 || n % d !== 0 || p * d <= q * c || p * b >= q * a) return undefined;
      const value = (u: number, v: number) => p * u + q * v;
      const answer = value(x, y);
      return {
        text: `What is the greatest value of $${line(p, q)}$ subject to $${line(a, b)} \\le ${m}$, $${line(c, d)} \\le ${n}$, $x \\ge 0$ and $y \\ge 0$?`,
        answer: num(answer),
        distractors: [
          wrong(num(value(m / a, 0)), `taking the corner ${point(m / a, 0)}`),
          wrong(num(value(0, n / d)), `taking the corner ${point(0, n / d)}`),
          wrong(
            num(value(n / c, 0)),
            `taking the point where $${line(c, d)} = ${n}$ meets the $x$-axis, which is not feasible`,
          ),
          wrong(
            num(value(0, m / b)),
            `taking the point where $${line(a, b)} = ${m}$ meets the $y$-axis, which is not feasible`,
          ),
          wrong(num(m + n), "adding the two constraints"),
        ],
        explanation: [
          `The feasible region has the corners ${point(0, 0)}, ${point(m / a, 0)}, ${point(x, y)} and ${point(0, n / d)}; the third is where the two lines meet.`,
          `There $${line(p, q)}$ has the values $0$, $${value(m / a, 0)}$, $${answer}$ and $${value(0, n / d)}$.`,
          `The greatest is $${p} \\times ${x} ${signed(q)} \\times ${y} = ${answer}$.`,
        ],
        verify() {
          let best = 0;
          for (let u = 0; u <= 200; u += 0.5) {
            const v = Math.min((m - a * u) / b, (n - c * u) / d);
            if (v >= 0) best = Math.max(best, value(u, v));
          }
          return Math.abs(best - answer) < 1e-9;
        },
      };
    },
  }),
];
