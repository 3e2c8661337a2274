import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { fraction, fractionTex, num, polynomial, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** The value of f near a, from both sides. */
function near(f: (x: number) => number, a: number, expected: number): boolean {
  return [1e-4, -1e-4].every((h) => nearlyEqual(f(a + h), expected, 5e-3));
}

export const coefficient = (k: number) => (k === 1 ? "" : k === -1 ? "-" : `${k}`);

export const limits: WriterList = [
  computed({
    name: "limit-by-cancelling-a-factor",
    topic: "limits-and-continuity",
    difficulty: "EASY",
    write(random) {
      const a = random.intExcept(-6, 6, 0);
      const b = random.intExcept(-8, 8, a, 0, -a);
      const c = random.intExcept(-8, 8, a, b, 0, -a);
      const top = a - b;
      const bottom = a - c;
      return {
        text: `What is $\\lim_{x \\to ${a}} \\frac{${polynomial([1, -a - b, a * b])}}{${polynomial([1, -a - c, a * c])}}$?`,
        answer: fraction(top, bottom),
        distractors: [
          wrong(fraction(bottom, top), "turning the quotient upside down"),
          wrong(fraction(a + b, a + c), "putting the roots in with the wrong sign"),
          wrong(fraction(b, c), "dividing the constant terms"),
          wrong(num(1), "looking at the leading terms, as if $x \\to \\infty$"),
          wrong(fraction(-top, bottom), "losing a sign"),
        ],
        explanation: [
          `At $x = ${a}$ both are zero, so both have the factor $${polynomial([1, -a])}$.`,
          `$\\frac{(${polynomial([1, -a])})(${polynomial([1, -b])})}{(${polynomial([1, -a])})(${polynomial([1, -c])})} = \\frac{${polynomial([1, -b])}}{${polynomial([1, -c])}}$, which tends to $${fraction(top, bottom).tex}$.`,
        ],
        verify: () =>
          near((x) => (x * x - (a + b) * x + a * b) / (x * x - (a + c) * x + a * c), a, top / bottom),
      };
    },
  }),
  computed({
    name: "limit-at-infinity-of-a-quotient",
    topic: "limits-and-continuity",
    difficulty: "EASY",
    write(random) {
      const [a, b, c] = [random.intExcept(-6, 9, 0), random.intExcept(-7, 7, 0), random.intExcept(-9, 9, 0)];
      const [d, e, f] = [random.int(2, 9), random.intExcept(-7, 7, 0), random.intExcept(-9, 9, 0)];
      const power = random.pick([2, 3]);
      const [top, bottom] =
        power === 2
          ? [
              [a, b, c],
              [d, e, f],
            ]
          : [
              [a, 0, b, c],
              [d, e, 0, f],
            ];
      return {
        text: `What is $\\lim_{x \\to \\infty} \\frac{${polynomial(top)}}{${polynomial(bottom)}}$?`,
        answer: fraction(a, d),
        distractors: [
          wrong(fraction(c, f), "dividing the constant terms, as for $x \\to 0$"),
          wrong(fraction(d, a), "turning the quotient upside down"),
          wrong(fraction(a + b + c, d + e + f || 1), "putting $x = 1$"),
          wrong(fraction(b, e), "dividing the middle terms"),
          wrong(num(0), "thinking that a quotient must tend to zero"),
        ],
        explanation: [
          `Divide above and below by $x^{${power}}$: all other terms tend to zero.`,
          `What is left is $${fraction(a, d).tex}$.`,
        ],
        verify() {
          const value = (p: readonly number[], x: number) => p.reduce((v, k) => v * x + k, 0);
          return nearlyEqual(value(top, 1e7) / value(bottom, 1e7), a / d, 1e-4);
        },
      };
    },
  }),
  computed({
    name: "limit-of-sines-and-tangents",
    topic: "limits-and-continuity",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = [random.int(2, 9), random.int(2, 9)];
      if (a === b) return undefined;
      const kind = random.pick(["quotient", "cosine", "exponential", "mixed"] as const);
      const forms = {
        quotient: {
          shown: `\\frac{\\sin ${a}x}{\\tan ${b}x}`,
          answer: fraction(a, b),
          steps: `Near 0, $\\sin ${a}x$ behaves like $${a}x$ and $\\tan ${b}x$ like $${b}x$.`,
          f: (x: number) => Math.sin(a * x) / Math.tan(b * x),
          wrongs: [
            wrong(fraction(b, a), "dividing the wrong way round"),
            wrong(num(1), "cancelling sine against tangent"),
            wrong(num(a * b), "multiplying the coefficients"),
            wrong(num(0), "putting $x = 0$ above only"),
          ],
        },
        cosine: {
          shown: `\\frac{1 - \\cos ${a}x}{${b === 1 ? "" : b}x^2}`,
          answer: fraction(a * a, 2 * b),
          steps: `$1 - \\cos ${a}x = 2\\sin^2 ${fractionTex(a, 2)}x$, which behaves like $${fractionTex(a * a, 2)}x^2$.`,
          f: (x: number) => (2 * Math.sin((a * x) / 2) ** 2) / (b * x * x),
          wrongs: [
            wrong(fraction(a * a, b), "forgetting the factor $\\frac{1}{2}$"),
            wrong(fraction(a, 2 * b), "forgetting to square the coefficient"),
            wrong(num(0), "putting $x = 0$ above only"),
            wrong(fraction(a * a, 4 * b), "taking the factor $\\frac{1}{2}$ twice"),
          ],
        },
        exponential: {
          shown: `\\frac{e^{${a}x} - 1}{\\sin ${b}x}`,
          answer: fraction(a, b),
          steps: `Near 0, $e^{${a}x} - 1$ behaves like $${a}x$ and $\\sin ${b}x$ like $${b}x$.`,
          f: (x: number) => Math.expm1(a * x) / Math.sin(b * x),
          wrongs: [
            wrong(fraction(b, a), "dividing the wrong way round"),
            wrong(fraction(1, b), "forgetting the coefficient in the exponent"),
            wrong(num(a), "forgetting the coefficient in the sine"),
            wrong(num(1), "cancelling the two functions"),
          ],
        },
        mixed: {
          shown: `\\frac{\\sin ${a}x - \\sin ${b}x}{x}`,
          answer: num(a - b),
          steps: `Split the fraction: $\\frac{\\sin ${a}x}{x} \\to ${a}$ and $\\frac{\\sin ${b}x}{x} \\to ${b}$.`,
          f: (x: number) => (Math.sin(a * x) - Math.sin(b * x)) / x,
          wrongs: [
            wrong(num(a + b), "adding the two limits"),
            wrong(num(0), "taking both quotients to tend to 1"),
            wrong(num(b - a), "subtracting the wrong way round"),
            wrong(fraction(a, b), "dividing the coefficients"),
          ],
        },
      }[kind];
      return {
        text: `What is $\\lim_{x \\to 0} ${forms.shown}$?`,
        answer: forms.answer,
        distractors: forms.wrongs,
        explanation: [forms.steps, `So the limit is $${forms.answer.tex}$.`],
        verify: () => near(forms.f, 0, forms.answer.number ?? 0),
      };
    },
  }),
  computed({
    name: "limit-with-a-square-root",
    topic: "limits-and-continuity",
    difficulty: "MEDIUM",
    write(random) {
      const root = random.int(2, 7);
      const a = random.intExcept(-5, 8, 0);
      const k = random.pick([1, 2, 3, 4]);
      const b = root * root - k * a;
      if (b === 0 || Math.abs(b) > 60) return undefined;
      const flipped = random.chance(0.35);
      const inner = polynomial([k, b]);
      const shown = flipped
        ? `\\frac{${polynomial([1, -a])}}{\\sqrt{${inner}} - ${root}}`
        : `\\frac{\\sqrt{${inner}} - ${root}}{${polynomial([1, -a])}}`;
      const answer = flipped ? fraction(2 * root, k) : fraction(k, 2 * root);
      return {
        text: `What is $\\lim_{x \\to ${a}} ${shown}$?`,
        answer,
        distractors: [
          wrong(flipped ? fraction(k, 2 * root) : fraction(2 * root, k), "turning the quotient upside down"),
          wrong(flipped ? fraction(root, k) : fraction(k, root), "losing the factor 2 when rationalising"),
          wrong(
            flipped ? num(2 * root) : fraction(1, 2 * root),
            k === 1 ? "a slip" : `forgetting the coefficient ${k} of $x$`,
          ),
          wrong(
            flipped ? fraction(k, root) : fraction(root, k),
            "losing the factor 2 and turning the quotient upside down",
          ),
          wrong(num(0), "putting the value in above only"),
          wrong(
            flipped ? fraction(-2 * root, k) : fraction(-k, 2 * root),
            "losing a sign when rationalising",
          ),
        ].filter(({ why }) => why !== "a slip"),
        explanation: [
          `Multiply above and below by $\\sqrt{${inner}} + ${root}$: the difference of squares is $${inner} - ${root * root} = ${k === 1 ? polynomial([1, -a]) : `${k}(${polynomial([1, -a])})`}$.`,
          `After cancelling $${polynomial([1, -a])}$, what is left tends to $${flipped ? `\\frac{${root} + ${root}}{${k}}` : `\\frac{${k}}{${root} + ${root}}`} = ${answer.tex}$.`,
        ],
        verify: () =>
          near(
            (x) =>
              flipped ? (x - a) / (Math.sqrt(k * x + b) - root) : (Math.sqrt(k * x + b) - root) / (x - a),
            a,
            answer.number ?? 0,
          ),
      };
    },
  }),
  computed({
    name: "limit-of-the-form-one-to-infinity",
    depth: 3,
    topic: "limits-and-continuity",
    difficulty: "HARD",
    write(random) {
      const [a, b] = [random.intExcept(-6, 8, 0), random.intExcept(-6, 8, 0)];
      const c = random.pick([1, 2, 3]);
      if (a === b) return undefined;
      const d = random.int(0, 6);
      // ((x + a) / (x + b))^(cx + d) → e^{c(a − b)}
      const exponent = c * (a - b);
      const power = (k: number, bottom = 1) => {
        const shown = fractionTex(k, bottom);
        return tex(shown === "1" ? "e" : `e^{${shown}}`, Math.exp(k / bottom));
      };
      const kind = random.pick(["infinity", "zero", "slow"] as const);
      if (kind === "slow") {
        const root = random.pick([
          ["\\sqrt{x}", "\\frac{1}{\\sqrt{x}}"],
          ["\\sqrt[3]{x}", "\\frac{1}{\\sqrt[3]{x^2}}"],
        ] as const);
        const fast = random.chance(0.4);
        const [shown, key] = fast
          ? [polynomial([c, 0]), power(exponent)]
          : [`${coefficient(c)}${root[0]}`, tex("1", 1)];
        return {
          text: `What is $\\lim_{x \\to \\infty} \\left(\\frac{${polynomial([1, a])}}{${polynomial([1, b])}}\\right)^{${shown}}$?`,
          answer: key,
          distractors: [
            fast
              ? wrong(tex("1", 1), "thinking that a quotient near 1 gives 1 to any power")
              : wrong(power(exponent), "taking the exponent to grow like $x$"),
            wrong(power(-exponent), "subtracting the constants the wrong way round"),
            a < b
              ? wrong(tex("0", 0), "taking the quotient to stay below 1")
              : wrong(tex("\\infty"), "taking the quotient to stay above 1"),
            wrong(power(c * a), "leaving the denominator out of account"),
            wrong(power(2 * exponent), "taking the exponent for $2x$"),
          ],
          explanation: [
            `The quotient is $1 + \\frac{${a - b}}{${polynomial([1, b])}}$, so the form is $1^\\infty$, and the limit is $e^L$ with $L = \\lim_{x \\to \\infty} ${shown} \\times \\frac{${a - b}}{${polynomial([1, b])}}$.`,
            fast
              ? `The power of $x$ is the same above and below, so $L = ${exponent}$.`
              : `Below, the power of $x$ is higher than above, so $L$ is 0, like the limit of $${root[1]}$.`,
            `The limit is $${key.tex}$.`,
          ],
          verify: () => {
            const x = 1e12;
            const size = fast ? c * x : c * (root[0].includes("[3]") ? Math.cbrt(x) : Math.sqrt(x));
            return nearlyEqual(size * (Math.log1p(a / x) - Math.log1p(b / x)), fast ? exponent : 0, 1e-4);
          },
        };
      }
      if (kind === "zero") {
        if (a + b === 0) return undefined;
        const part = (k: number) => `1 ${k < 0 ? "-" : "+"} ${coefficient(Math.abs(k))}x`;
        return {
          text: `What is $\\lim_{x \\to 0} \\left(\\frac{${part(a)}}{${part(b)}}\\right)^{\\frac{${c}}{x}}$?`,
          answer: power(exponent),
          distractors: [
            wrong(tex("1", 1), "thinking that 1 to any power is 1"),
            wrong(power(-exponent), "subtracting the coefficients the wrong way round"),
            wrong(power(c * (a + b)), "adding the two coefficients instead of subtracting them"),
            wrong(power(-c * (a + b)), "adding the two coefficients, with the wrong sign"),
            wrong(power(c * a), "leaving the denominator out of account"),
            wrong(power(-c * b), "leaving the numerator out of account"),
            wrong(power(a - b, c), "dividing by the numerator of the exponent instead of multiplying by it"),
          ],
          explanation: [
            `The quotient is $1 + \\frac{${polynomial([a - b, 0])}}{${part(b)}}$, so the form is $1^\\infty$.`,
            `The limit is $e^L$ with $L = \\lim_{x \\to 0} \\frac{${c}}{x} \\times \\frac{${polynomial([a - b, 0])}}{${part(b)}} = ${exponent}$.`,
            `The limit is $${power(exponent).tex}$.`,
          ],
          verify: () =>
            nearlyEqual((Math.log1p(a * 1e-8) - Math.log1p(b * 1e-8)) * (c / 1e-8), exponent, 1e-5),
        };
      }
      return {
        text: `What is $\\lim_{x \\to \\infty} \\left(\\frac{${polynomial([1, a])}}{${polynomial([1, b])}}\\right)^{${polynomial([c, d])}}$?`,
        answer: power(exponent),
        distractors: [
          wrong(tex("1", 1), "thinking that a quotient near 1 gives 1 to any power"),
          wrong(power(-exponent), "subtracting the constants the wrong way round"),
          wrong(power(c * (a + b)), "adding the two constants instead of subtracting them"),
          wrong(power(-c * (a + b)), "adding the two constants, with the wrong sign"),
          wrong(power(exponent + d), "adding the constant of the exponent"),
          wrong(power(a - b), "forgetting the coefficient of $x$ in the exponent"),
          wrong(power(b - a), "forgetting the coefficient of $x$, with the wrong sign"),
        ],
        explanation: [
          `The quotient is $1 + \\frac{${a - b}}{${polynomial([1, b])}}$, so the form is $1^\\infty$.`,
          `The limit is $e^L$ with $L = \\lim_{x \\to \\infty} \\frac{${bracket(a - b)}(${polynomial([c, d])})}{${polynomial([1, b])}} = ${exponent}$.`,
          `The limit is $${power(exponent).tex}$.`,
        ],
        verify() {
          const x = 1e9;
          return nearlyEqual((c * x + d) * Math.log1p((a - b) / (x + b)), exponent, 1e-5);
        },
      };
    },
  }),
  computed({
    name: "limit-needing-a-series",
    depth: 5,
    chapter: "limits",
    topic: "limits-and-continuity",
    difficulty: "HARD",
    write(random) {
      const [a, b] = [random.int(2, 7), random.int(1, 6)];
      if (a <= b) return undefined;
      const forms = random.pick([
        {
          shown: `\\frac{\\cos ${coefficient(b)}x - \\cos ${a}x}{x^2}`,
          answer: fraction(a * a - b * b, 2),
          steps: [
            `Near 0, $\\cos kx$ behaves like $1 - \\frac{k^2x^2}{2}$.`,
            `So the numerator behaves like $${fractionTex(a * a, 2)}x^2 - ${fractionTex(b * b, 2)}x^2$.`,
          ],
          wrongs: [
            wrong(num(a * a - b * b), "forgetting the factor $\\frac{1}{2}$"),
            wrong(fraction(b * b - a * a, 2), "subtracting the wrong way round"),
            wrong(fraction(a - b, 2), "forgetting to square the coefficients"),
            wrong(num(0), "cancelling the two cosines at $x = 0$"),
            wrong(fraction(a * a + b * b, 2), "adding the squares"),
            wrong(num(a * a + b * b), "adding the squares, without the factor $\\frac{1}{2}$"),
            wrong(num(a - b), "neither squaring the coefficients nor halving"),
          ],
          f: (x: number) => (2 * Math.sin(((a + b) * x) / 2) * Math.sin(((a - b) * x) / 2)) / (x * x),
        },
        {
          shown: `\\frac{e^{${a}x} - ${a}x - 1}{${coefficient(b)}x^2}`,
          answer: fraction(a * a, 2 * b),
          steps: [
            "Near 0, $e^t$ behaves like $1 + t + \\frac{t^2}{2}$.",
            `With $t = ${a}x$ the numerator behaves like $${fractionTex(a * a, 2)}x^2$.`,
          ],
          wrongs: [
            wrong(num(0), "stopping at the second term of the series"),
            wrong(fraction(a * a, b), "forgetting the factor $\\frac{1}{2}$"),
            wrong(fraction(a, 2 * b), "forgetting to square the coefficient"),
            wrong(fraction(a, b), "neither squaring the coefficient nor halving"),
            wrong(fraction(a * a, 6 * b), "taking the factor $\\frac{1}{6}$ of the next term"),
            wrong(fraction(2 * a * a, b), "multiplying by 2 instead of dividing by it"),
          ],
          f: (x: number) => (Math.expm1(a * x) - a * x) / (b * x * x),
        },
        {
          shown: `\\frac{\\tan ${a}x - \\sin ${a}x}{${coefficient(b)}x^3}`,
          answer: fraction(a ** 3, 2 * b),
          steps: [
            `$\\tan ${a}x - \\sin ${a}x = \\tan ${a}x\\,(1 - \\cos ${a}x)$.`,
            `Near 0 the first factor behaves like $${a}x$ and the second like $${fractionTex(a * a, 2)}x^2$.`,
          ],
          wrongs: [
            wrong(num(0), "replacing both tangent and sine by their argument"),
            wrong(fraction(a ** 3, b), "forgetting the factor $\\frac{1}{2}$"),
            wrong(fraction(a ** 3, 6 * b), "using the cubic term of the sine alone"),
            wrong(fraction(a, 2 * b), "forgetting the powers of the coefficient"),
            wrong(fraction(a, b), "forgetting the powers and the factor $\\frac{1}{2}$"),
          ],
          f: (x: number) => (Math.tan(a * x) * 2 * Math.sin((a * x) / 2) ** 2) / (b * x ** 3),
        },
        {
          shown: `\\frac{\\log(1 + ${a}x) - ${a}x}{${coefficient(b)}x^2}`,
          answer: fraction(-a * a, 2 * b),
          steps: [
            `Near 0, $\\log(1 + t)$ behaves like $t - \\frac{t^2}{2}$ (natural logarithm).`,
            `With $t = ${a}x$ the numerator behaves like $-${fractionTex(a * a, 2)}x^2$.`,
          ],
          wrongs: [
            wrong(num(0), "keeping only the first term of the series"),
            wrong(fraction(a * a, 2 * b), "losing the minus sign of the second term"),
            wrong(fraction(-a * a, b), "forgetting the factor $\\frac{1}{2}$"),
            wrong(fraction(-a, 2 * b), "forgetting to square the coefficient"),
            wrong(fraction(a * a, b), "losing the minus sign and the factor $\\frac{1}{2}$"),
            wrong(fraction(a, 2 * b), "losing the minus sign and forgetting to square"),
          ],
          f: (x: number) => (Math.log1p(a * x) - a * x) / (b * x * x),
        },
      ]);
      return {
        text: `What is $\\lim_{x \\to 0} ${forms.shown}$?`.replace("\\log", "\\log_e"),
        answer: forms.answer,
        distractors: forms.wrongs,
        explanation: [...forms.steps, `The limit is $${forms.answer.tex}$.`],
        verify: () => nearlyEqual((forms.f(1e-3) + forms.f(-1e-3)) / 2, forms.answer.number ?? 0, 2e-3),
      };
    },
  }),
];

function bracket(k: number): string {
  return k === 1 ? "" : k < 0 ? `(${k})` : `${k}`;
}
