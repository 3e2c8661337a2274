import { gcd, nearlyEqual, PYTHAGOREAN_TRIPLES, range } from "../../../../numbers/arithmetic.ts";
import { fraction, num, signed } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const trigonometricIdentities: WriterList = [
  computed({
    name: "double-angle-value",
    chapter: "compound-angles",
    topic: "trigonometry",
    difficulty: "MEDIUM",
    write(random) {
      const q = random.int(2, 9);
      const p = random.int(1, q + 3);
      if (gcd(p, q) > 1 || p === q) return undefined;
      const ask = random.pick(["\\sin 2\\theta", "\\cos 2\\theta", "\\tan 2\\theta"] as const);
      const values = {
        "\\sin 2\\theta": [2 * p * q, p * p + q * q],
        "\\cos 2\\theta": [q * q - p * p, p * p + q * q],
        "\\tan 2\\theta": [2 * p * q, q * q - p * p],
      } as const;
      const [top, bottom] = values[ask];
      const others = (Object.keys(values) as (keyof typeof values)[]).filter((name) => name !== ask);
      const [one = "\\sin 2\\theta", two = "\\cos 2\\theta"] = others;
      const halved = ([above, below]: readonly [number, number]) => [above, 2 * below] as const;
      return {
        text: `If $\\tan\\theta = ${fraction(p, q).tex}$, what is the value of $${ask}$?`,
        answer: fraction(top, bottom),
        distractors: [
          wrong(fraction(-top, bottom), "taking the wrong sign"),
          wrong(fraction(...values[one]), `finding $${one}$ instead`),
          wrong(fraction(...values[two]), `finding $${two}$ instead`),
          wrong(fraction(2 * p, q), "doubling $\\tan\\theta$"),
          wrong(fraction(...halved(values[one])), `finding $${one}$, and losing a factor 2`),
          wrong(fraction(top, 2 * bottom), "losing a factor 2"),
          wrong(fraction(...halved(values[two])), `finding $${two}$, and losing a factor 2`),
          // A sine or cosine above 1 would be rejected at a glance.
        ].filter(
          ({ value }) =>
            ask === "\\tan 2\\theta" || typeof value === "string" || Math.abs(value.number ?? 0) < 1,
        ),
        explanation: [
          {
            "\\sin 2\\theta": "$\\sin 2\\theta = \\frac{2\\tan\\theta}{1 + \\tan^2\\theta}$.",
            "\\cos 2\\theta": "$\\cos 2\\theta = \\frac{1 - \\tan^2\\theta}{1 + \\tan^2\\theta}$.",
            "\\tan 2\\theta": "$\\tan 2\\theta = \\frac{2\\tan\\theta}{1 - \\tan^2\\theta}$.",
          }[ask],
          `With $\\tan\\theta = ${fraction(p, q).tex}$, multiplying above and below by $${q * q}$ gives $\\frac{${top}}{${bottom}}${fraction(top, bottom).tex === `\\frac{${top}}{${bottom}}` ? "" : ` = ${fraction(top, bottom).tex}`}$.`,
        ],
        verify() {
          const angle = 2 * Math.atan2(p, q);
          const amount = {
            "\\sin 2\\theta": Math.sin(angle),
            "\\cos 2\\theta": Math.cos(angle),
            "\\tan 2\\theta": Math.tan(angle),
          };
          return nearlyEqual(amount[ask], top / bottom, 1e-7);
        },
      };
    },
  }),
  computed({
    name: "range-of-a-sine-cosine-sum",
    chapter: "compound-angles",
    topic: "trigonometry",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, r] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 5));
      const [a, b] = random.chance() ? [p, q] : [q, p];
      const c = random.intExcept(-12, 20, 0);
      const sign = random.sign();
      const least = random.chance();
      const answer = least ? c - r : c + r;
      const text = random.pick([
        `${a}\\sin x ${sign > 0 ? "+" : "-"} ${b}\\cos x ${signed(c)}`,
        `${c} + ${a}\\cos 2x ${sign > 0 ? "+" : "-"} ${b}\\sin 2x`,
      ]);
      return {
        text: `What is the ${least ? "least" : "greatest"} value of $${text}$ for real $x$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(least ? c - a - b : c + a + b),
            "letting sine and cosine reach their extreme values at the same time",
          ),
          wrong(num(least ? c + r : c - r), `finding the ${least ? "greatest" : "least"} value instead`),
          wrong(num(least ? -r : r), "forgetting the constant term"),
          wrong(num(least ? c - Math.abs(a - b) : c + Math.abs(a - b)), "subtracting the coefficients"),
        ],
        explanation: [
          `$a\\sin\\theta + b\\cos\\theta$ ranges from $-\\sqrt{a^2 + b^2}$ to $\\sqrt{a^2 + b^2}$; here $\\sqrt{${a}^2 + ${b}^2} = ${r}$.`,
          `With the constant ${num(c)} the ${least ? "least" : "greatest"} value is $${c} ${least ? "-" : "+"} ${r} = ${answer}$.`,
        ],
        verify() {
          const values = range(0, 20000).map((k) => {
            const x = (k * Math.PI) / 10000;
            return a * Math.sin(x) + sign * b * Math.cos(x) + c;
          });
          const best = least
            ? values.reduce((m, v) => Math.min(m, v))
            : values.reduce((m, v) => Math.max(m, v));
          return Math.abs(best - answer) < 1e-3;
        },
      };
    },
  }),
  computed({
    name: "number-of-solutions-of-a-trig-equation",
    depth: 5,
    chapter: "trigonometric-equations",
    topic: "trigonometry",
    difficulty: "HARD",
    write(random) {
      const k = random.int(1, 4);
      const [u, v] = random.pick([
        [1, 2],
        [-1, 2],
        [1, -2],
        [-1, -2],
        [1, 3],
        [-1, 3],
        [1, -3],
        [2, 5],
        [-2, 5],
        [1, 4],
        [-1, 4],
        [1, -4],
      ] as const); // sin(kx) = u / v, |u/v| < 1
      const extra = random.pick([1, -1, 2, 3, -2]);
      const name = random.pick(["\\sin", "\\cos"] as const);
      // (v s − u)(s − extra) = 0
      const f = (t: number) => (name === "\\sin" ? Math.sin(k * t) : Math.cos(k * t));
      const argument = k === 1 ? "x" : `${k}x`;
      const s = `${name} ${argument}`;
      const sSquared = `${name}^2 ${argument}`;
      const linear = -(u + v * extra);
      if (linear === 0) return undefined;
      const lead = Math.abs(v);
      const flip = v < 0 ? -1 : 1;
      const coefficients = [lead, flip * linear, flip * u * extra] as const;
      const show = (size: number, what: string) =>
        `${size < 0 ? "-" : "+"} ${Math.abs(size) === 1 && what ? "" : Math.abs(size)}${what}`;
      const touches = Math.abs(extra) === 1;
      // On [0, 2π): the first root gives 2k, sin = ±1 gives k.
      const answer = 2 * k + (touches ? k : 0);
      const root = fraction(u, v);
      return {
        text: `How many solutions does the equation $${lead === 1 ? "" : lead}${sSquared} ${show(coefficients[1], s)} ${show(coefficients[2], "")} = 0$ have in the interval $0 \\le x < 2\\pi$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(touches ? 2 * k : 4 * k),
            touches
              ? `dropping the solutions of $${s} = ${extra}$`
              : `counting solutions of $${s} = ${extra}$, which has none`,
          ),
          wrong(
            num(touches ? 4 * k : 3 * k),
            touches
              ? "counting two solutions per period for each root"
              : `counting one solution in each period for $${s} = ${extra}$`,
          ),
          wrong(
            num(touches ? 3 : 2),
            k === 1 ? "counting each root once" : `counting over one period of $${s}$ only`,
          ),
          wrong(num(k), "counting one solution in each period"),
          wrong(num(answer + 1), "counting both ends of the interval"),
        ],
        explanation: [
          `As a quadratic in $${s}$ the equation has the roots $${s} = ${root.tex}$ and $${s} = ${extra}$.`,
          `In the interval $${s}$ runs through ${k === 1 ? "one full period" : `${k} full periods`}; the value $${root.tex}$, strictly between $-1$ and $1$, is taken twice in each: ${2 * k} solutions.`,
          touches
            ? `The value ${num(extra)} is taken once in each period: ${k} more, which makes ${num(answer)}.`
            : `The value ${num(extra)} is never taken, so there are ${num(answer)} solutions.`,
        ],
        verify() {
          let crossings = 0;
          const steps = 7001;
          for (let i = 0; i < steps; i++) {
            const [t, next] = [0.0001 + (i * 2 * Math.PI) / steps, 0.0001 + ((i + 1) * 2 * Math.PI) / steps];
            if ((f(t) - u / v) * (f(next) - u / v) < 0) crossings++;
          }
          return crossings + (touches ? k : 0) === answer;
        },
      };
    },
  }),
];
