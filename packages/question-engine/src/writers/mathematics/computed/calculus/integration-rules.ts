import { whoseNumber } from "../../../../kit/amounts.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { bracketed, fraction, fractionTex, num, polynomial, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { integral } from "./integral-by-steps.ts";

export const integrationRules: WriterList = [
  computed({
    name: "definite-integral-of-a-quadratic",
    topic: "integration",
    difficulty: "EASY",
    write(random) {
      const a = 3 * random.intExcept(-2, 3, 0);
      const b = 2 * random.int(-4, 5);
      const c = random.intExcept(-7, 8, 0);
      const from = random.int(-2, 1);
      const to = from + random.int(1, 3);
      const F = (x: number) => (a / 3) * x ** 3 + (b / 2) * x * x + c * x;
      const f = (x: number) => a * x * x + b * x + c;
      const answer = F(to) - F(from);
      return {
        text: `What is the value of $\\int_{${from}}^{${to}} (${polynomial([a, b, c])})\\,dx$?`,
        answer: num(answer),
        distractors: [
          wrong(num(F(to) + F(from)), "adding the values at the two limits"),
          wrong(num(f(to) - f(from)), "putting the limits into the integrand itself"),
          wrong(num(-answer), "subtracting the wrong way round"),
          wrong(num(F(to)), "leaving out the lower limit"),
          wrong(num(2 * a * (to - from)), "differentiating instead of integrating"),
        ],
        explanation: [
          `An antiderivative is $F(x) = ${polynomial([a / 3, b / 2, c, 0])}$.`,
          `$F(${to}) - F(${from}) = ${F(to)} - ${bracketed(F(from))} = ${answer}$.`,
        ],
        verify: () => nearlyEqual(integral(f, from, to, 200), answer, 1e-7),
      };
    },
  }),
  computed({
    name: "antiderivative-of-a-linear-argument",
    topic: "integration",
    difficulty: "EASY",
    write(random) {
      const a = random.int(2, 9);
      const b = random.intExcept(-8, 8, 0);
      const inner = polynomial([a, b]);
      const n = random.int(2, 6);
      const x = 1.3;
      const u = a * x + b;
      const kind = random.pick(["power", "cosine", "sine", "exponential", "reciprocal"] as const);
      const plain = (shown: string, amount: number) => tex(`${shown} + C`, amount);
      const forms = {
        power: {
          shown: `(${inner})^{${n}}`,
          answer: plain(`\\frac{(${inner})^{${n + 1}}}{${a * (n + 1)}}`, u ** (n + 1) / (a * (n + 1))),
          wrongs: [
            wrong(
              plain(`\\frac{(${inner})^{${n + 1}}}{${n + 1}}`, u ** (n + 1) / (n + 1)),
              "forgetting to divide by the coefficient of $x$",
            ),
            wrong(
              plain(`${n * a}(${inner})^{${n - 1}}`, n * a * u ** (n - 1)),
              "differentiating instead of integrating",
            ),
            wrong(
              plain(`\\frac{${a}(${inner})^{${n + 1}}}{${n + 1}}`, (a * u ** (n + 1)) / (n + 1)),
              "multiplying by the coefficient of $x$ instead of dividing by it",
            ),
            wrong(plain(`\\frac{(${inner})^{${n}}}{${a * n}}`, u ** n / (a * n)), "not raising the exponent"),
          ],
        },
        cosine: {
          shown: `\\cos(${inner})`,
          answer: plain(`\\frac{\\sin(${inner})}{${a}}`, Math.sin(u) / a),
          wrongs: [
            wrong(
              plain(`-\\frac{\\sin(${inner})}{${a}}`, -Math.sin(u) / a),
              "taking the sign that belongs to the derivative of the cosine",
            ),
            wrong(
              plain(`${a}\\sin(${inner})`, a * Math.sin(u)),
              "multiplying by the coefficient of $x$ instead of dividing by it",
            ),
            wrong(plain(`\\sin(${inner})`, Math.sin(u)), "forgetting to divide by the coefficient of $x$"),
          ],
        },
        sine: {
          shown: `\\sin(${inner})`,
          answer: plain(`-\\frac{\\cos(${inner})}{${a}}`, -Math.cos(u) / a),
          wrongs: [
            wrong(plain(`-\\frac{\\sin(${inner})}{${a}}`, -Math.sin(u) / a), "leaving the sine unchanged"),
            wrong(plain(`\\frac{\\cos(${inner})}{${a}}`, Math.cos(u) / a), "forgetting the minus sign"),
            wrong(
              plain(`-${a}\\cos(${inner})`, -a * Math.cos(u)),
              "multiplying by the coefficient of $x$ instead of dividing by it",
            ),
            wrong(plain(`-\\cos(${inner})`, -Math.cos(u)), "forgetting to divide by the coefficient of $x$"),
          ],
        },
        exponential: {
          shown: `e^{${inner}}`,
          answer: plain(`\\frac{1}{${a}}e^{${inner}}`, Math.exp(u) / a),
          wrongs: [
            wrong(plain(`${a}e^{${inner}}`, a * Math.exp(u)), "differentiating instead of integrating"),
            wrong(plain(`e^{${inner}}`, Math.exp(u)), "forgetting to divide by the coefficient of $x$"),
            wrong(
              plain(
                `\\frac{e^{${polynomial([a, b + 1])}}}{${polynomial([a, b + 1])}}`,
                Math.exp(u + 1) / (u + 1),
              ),
              "using the power rule for an exponential",
            ),
          ],
        },
        reciprocal: {
          shown: `\\frac{1}{${inner}}`,
          answer: plain(`\\frac{1}{${a}}\\log_e|${inner}|`, Math.log(Math.abs(u)) / a),
          wrongs: [
            wrong(
              plain(`\\log_e|${inner}|`, Math.log(Math.abs(u))),
              "forgetting to divide by the coefficient of $x$",
            ),
            wrong(
              plain(`${a}\\log_e|${inner}|`, a * Math.log(Math.abs(u))),
              "multiplying by the coefficient of $x$ instead of dividing by it",
            ),
            wrong(
              plain(`-\\frac{${a}}{(${inner})^2}`, -a / (u * u)),
              "differentiating instead of integrating",
            ),
          ],
        },
      }[kind];
      return {
        text: `What is $\\int ${forms.shown}\\,dx$?`,
        answer: forms.answer,
        distractors: forms.wrongs,
        explanation: [
          `Substitute $u = ${inner}$, so that $dx = \\frac{du}{${a}}$.`,
          `The result is $${forms.answer.tex}$; differentiating it gives the integrand back.`,
        ],
      };
    },
  }),
  computed({
    name: "integral-by-substitution",
    topic: "integration",
    difficulty: "MEDIUM",
    write(random) {
      const kind = random.pick(["power", "root", "logarithm"] as const);
      if (kind === "power") {
        const n = random.int(2, 4);
        const c = random.int(1, 3);
        const to = random.int(1, 2);
        const k = 2 * (n + 1) * random.int(1, 2);
        const top = c + to * to;
        const answer = (k * (top ** (n + 1) - c ** (n + 1))) / (2 * (n + 1));
        return {
          text: `What is the value of $\\int_0^{${to}} ${k}x(x^2 + ${c})^{${n}}\\,dx$?`,
          answer: num(answer),
          distractors: [
            wrong(num(2 * answer), "forgetting that $x\\,dx = \\frac{1}{2}du$"),
            wrong(num((k * to ** (n + 1)) / (2 * (n + 1))), "keeping the old limits after the substitution"),
            wrong(num((k * top ** (n + 1)) / (2 * (n + 1))), "leaving out the lower limit"),
            wrong(num((k * (top ** n - c ** n)) / (2 * n)), "not raising the exponent"),
            wrong(
              num((k * (top ** (n + 1) + c ** (n + 1))) / (2 * (n + 1))),
              "adding the value at the lower limit",
            ),
            wrong(num(answer / 2), "dividing by 2 once too often"),
          ].filter(whoseNumber(Number.isInteger)),
          explanation: [
            `Put $u = x^2 + ${c}$, $du = 2x\\,dx$; the limits become ${c} and ${top}.`,
            `The integral is $\\int_{${c}}^{${top}} ${k / 2}u^{${n}}\\,du = ${fractionTex(k / 2, n + 1) === "1" ? "" : fractionTex(k / 2, n + 1)}\\left(${top}^{${n + 1}} - ${c}^{${n + 1}}\\right) = ${num(answer).tex}$.`,
          ],
          verify: () =>
            nearlyEqual(
              integral((x) => k * x * (x * x + c) ** n, 0, to, 400),
              answer,
              1e-6,
            ),
        };
      }
      if (kind === "root") {
        const [c, d] = random.pick([
          [1, 4],
          [4, 9],
          [1, 9],
          [9, 16],
          [4, 16],
          [16, 25],
          [1, 16],
          [9, 25],
          [4, 25],
          [25, 36],
        ] as const);
        const a = random.pick([1, 2, 3, 4, 5].filter((t) => (d - c) % t === 0));
        const to = (d - c) / a;
        const k = a * random.int(1, 6);
        const answer = ((2 * k) / a) * (Math.sqrt(d) - Math.sqrt(c));
        return {
          text: `What is the value of $\\int_0^{${to}} \\frac{${k}}{\\sqrt{${polynomial([a, c])}}}\\,dx$?`,
          answer: num(answer),
          distractors: [
            wrong(
              num(answer / 2),
              "forgetting that the antiderivative of $\\frac{1}{\\sqrt{u}}$ is $2\\sqrt{u}$",
            ),
            wrong(
              num(a === 1 ? answer * 2 : answer * a),
              a === 1 ? "doubling once too often" : "forgetting to divide by the coefficient of $x$",
            ),
            wrong(num(((2 * k) / a) * Math.sqrt(d)), "leaving out the lower limit"),
            wrong(num(((2 * k) / a) * (Math.sqrt(d) + Math.sqrt(c))), "adding the values at the two limits"),
          ],
          explanation: [
            `Put $u = ${polynomial([a, c])}$, so $dx = ${a === 1 ? "du" : `\\frac{du}{${a}}`}$; the limits become ${c} and ${d}.`,
            `The integral is $${(2 * k) / a}\\left(\\sqrt{${d}} - \\sqrt{${c}}\\right) = ${num(answer).tex}$.`,
          ],
          verify: () =>
            nearlyEqual(
              integral((x) => k / Math.sqrt(a * x + c), 0, to),
              answer,
              1e-6,
            ),
        };
      }
      const n = random.int(1, 4);
      const m = random.int(1, 3);
      const k = random.int(1, 6);
      const answer = fraction(k * m ** (n + 1), n + 1);
      return {
        text: `What is the value of $\\int_1^{${m === 1 ? "e" : `e^${m}`}} \\frac{${k === 1 && n > 0 ? "" : k}(\\log_e x)^{${n}}}{x}\\,dx$?`.replace(
          "(\\log_e x)^{1}",
          "\\log_e x",
        ),
        answer,
        distractors: [
          wrong(num(k * m ** (n + 1)), `forgetting to divide by ${n + 1}`),
          wrong(fraction(k * m ** n, n), "not raising the exponent"),
          wrong(fraction(k, n + 1), m === 1 ? "a slip" : "putting the upper limit of $u$ as 1"),
          wrong(num(n * k * m ** (n - 1)), "differentiating instead of integrating"),
          wrong(fraction(k * m ** (n + 1), n + 2), "raising the exponent by two"),
        ].filter(({ why }) => why !== "a slip"),
        explanation: [
          `Put $u = \\log_e x$, $du = \\frac{dx}{x}$; the limits become 0 and ${m}.`,
          `The integral is $\\int_0^{${m}} ${k === 1 ? "" : k}u^{${n}}\\,du = ${answer.tex}$.`.replace(
            "u^{1}",
            "u",
          ),
        ],
        verify: () =>
          nearlyEqual(
            integral((x) => (k * Math.log(x) ** n) / x, 1, Math.exp(m), 8000),
            answer.number ?? 0,
            1e-5,
          ),
      };
    },
  }),
];
