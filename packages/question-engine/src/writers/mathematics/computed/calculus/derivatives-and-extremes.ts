import { whoseNumber } from "../../../../kit/amounts.ts";
import { nearlyEqual, PYTHAGOREAN_TRIPLES, range } from "../../../../numbers/arithmetic.ts";
import { fraction, num, piTimes, polynomial, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const derivativesAndExtremes: WriterList = [
  computed({
    name: "open-box-of-largest-volume",
    depth: 3,
    topic: "differentiation",
    difficulty: "HARD",
    write(random) {
      const unit = random.pick(["cm", "cm", "dm"] as const);
      const cut = unit === "cm" ? random.int(2, 12) : random.int(1, 3);
      const side = 6 * cut;
      const material = random.pick(["cardboard", "tin", "card", "sheet metal"]);
      const volume = (x: number) => x * (side - 2 * x) ** 2;
      return {
        text: `Equal squares are cut from the four corners of a square piece of ${material} of side ${num(side, unit)}, and the sides are folded up to make a box without a lid. What is the largest volume that a box made in this way can have?`,
        answer: num(volume(cut), `${unit}^3`),
        distractors: [
          wrong(
            num(volume(side / 4), `${unit}^3`),
            `cutting a quarter of the side, $x = ${num(side / 4).tex}$, so that the base is half as wide as the sheet`,
          ),
          wrong(
            num(cut * (side - cut) ** 2, `${unit}^3`),
            "taking one cut-out square off each side of the base instead of two",
          ),
          wrong(
            num(volume(side / 3), `${unit}^3`),
            `cutting a third of the side, $x = ${num(side / 3).tex}$, so that height and base are equal`,
          ),
          wrong(num((side - 2 * cut) ** 2, `${unit}^3`), "giving the area of the base instead of the volume"),
        ],
        explanation: [
          `With squares of side $x$ cut away, the base is a square of side $${side} - 2x$ and the height is $x$, so $V = x(${side} - 2x)^2$ for $0 < x < ${side / 2}$.`,
          `$\\frac{dV}{dx} = (${side} - 2x)^2 - 4x(${side} - 2x) = (${side} - 2x)(${side} - 6x)$.`,
          `It is zero at $x = ${side / 2}$, where no base is left, and at $x = ${cut}$, where it changes from positive to negative: the maximum.`,
          `The largest volume is $${cut} \\times ${side - 2 * cut}^2 = ${num(volume(cut), `${unit}^3`).tex}$.`,
        ],
        verify() {
          let best = 0;
          for (let x = 0; x <= side / 2; x += side / 1200) best = Math.max(best, volume(x));
          return nearlyEqual(best, volume(cut));
        },
      };
    },
  }),
  computed({
    name: "derivative-of-a-polynomial-at-a-point",
    topic: "differentiation",
    difficulty: "EASY",
    write(random) {
      const p = [
        random.intExcept(-3, 4, 0),
        random.int(-5, 6),
        random.int(-7, 7),
        random.intExcept(-9, 9, 0),
      ] as const;
      const at = random.intExcept(-3, 3, 0);
      const [a, b, c, d] = p;
      const f = (x: number) => a * x ** 3 + b * x * x + c * x + d;
      const answer = 3 * a * at * at + 2 * b * at + c;
      const ask = random.pick([
        `If $f(x) = ${polynomial(p)}$, what is $f'(${at})$?`,
        `What is the slope of the curve $y = ${polynomial(p)}$ at the point with $x = ${at}$?`,
        `A particle on a line is at $s = ${polynomial(p, "t")}$ metres after $t$ seconds. What is its velocity, in metres per second, at $t = ${Math.abs(at)}$?`,
      ]);
      if (ask.startsWith("A particle") && at < 0) return undefined;
      return {
        text: ask,
        answer: num(answer),
        distractors: [
          wrong(num(f(at)), "putting the value into the function itself"),
          wrong(num(answer + d), "keeping the constant term when differentiating"),
          wrong(num(6 * a * at + 2 * b), "differentiating twice"),
          wrong(num(a * at * at + b * at + c), "lowering the exponents without multiplying by them"),
        ],
        explanation: [
          `The derivative is $${polynomial([3 * a, 2 * b, c])}$.`.replaceAll(
            "x",
            ask.startsWith("A particle") ? "t" : "x",
          ),
          `At ${ask.startsWith("A particle") ? "$t" : "$x"} = ${at}$ its value is $${answer}$.`,
        ],
        verify: () => nearlyEqual((f(at + 1e-5) - f(at - 1e-5)) / 2e-5, answer, 1e-6),
      };
    },
  }),
  computed({
    name: "derivative-of-a-chain",
    topic: "differentiation",
    difficulty: "EASY",
    write(random) {
      const a = random.int(2, 9);
      const b = random.intExcept(-8, 8, 0, 1, -1, a, -a);
      const n = random.int(3, 8);
      const kind = random.pick(["power", "sine", "exponential", "logarithm", "cosine"] as const);
      const inner = polynomial([a, b]);
      const x = 1.3;
      const u = a * x + b;
      const forms = {
        power: {
          shown: `(${inner})^{${n}}`,
          answer: tex(`${n * a}(${inner})^{${n - 1}}`, n * a * u ** (n - 1)),
          wrongs: [
            wrong(
              tex(`${n}(${inner})^{${n - 1}}`, n * u ** (n - 1)),
              "forgetting the derivative of the inner function",
            ),
            wrong(tex(`${n * a}(${inner})^{${n}}`, n * a * u ** n), "not lowering the exponent"),
            wrong(
              tex(`${n}(${inner})^{${n}}`, n * u ** n),
              "forgetting the derivative of the inner function and not lowering the exponent",
            ),
            wrong(tex(`${a}(${inner})^{${n}}`, a * u ** n), "differentiating the inner function only"),
          ],
        },
        sine: {
          shown: `\\sin(${inner})`,
          answer: tex(`${a}\\cos(${inner})`, a * Math.cos(u)),
          wrongs: [
            wrong(tex(`\\cos(${inner})`, Math.cos(u)), "forgetting the derivative of the inner function"),
            wrong(tex(`-${a}\\cos(${inner})`, -a * Math.cos(u)), "taking the wrong sign"),

            wrong(
              tex(`${Math.abs(b)}\\cos(${inner})`, Math.abs(b) * Math.cos(u)),
              "multiplying by the constant instead of the coefficient of $x$",
            ),
          ],
        },
        cosine: {
          shown: `\\cos(${inner})`,
          answer: tex(`-${a}\\sin(${inner})`, -a * Math.sin(u)),
          wrongs: [
            wrong(
              tex(`-${Math.abs(b)}\\sin(${inner})`, -Math.abs(b) * Math.sin(u)),
              "multiplying by the constant instead of the coefficient of $x$",
            ),
            wrong(
              tex(`\\sin(${inner})`, Math.sin(u)),
              "forgetting both the sign and the derivative of the inner function",
            ),
            wrong(
              tex(`${a}\\sin(${inner})`, a * Math.sin(u)),
              "forgetting the minus sign of the derivative of the cosine",
            ),
            wrong(tex(`-\\sin(${inner})`, -Math.sin(u)), "forgetting the derivative of the inner function"),
          ],
        },
        exponential: {
          shown: `e^{${inner}}`,
          answer: tex(`${a}e^{${inner}}`, a * Math.exp(u)),
          wrongs: [
            wrong(tex(`e^{${inner}}`, Math.exp(u)), "forgetting the derivative of the exponent"),
            wrong(
              tex(`(${inner})e^{${polynomial([a, b - 1])}}`, u * Math.exp(u - 1)),
              "using the power rule for an exponential",
            ),
            wrong(tex(`${a}e^{${a}}`, a * Math.exp(a)), "differentiating the exponent in place"),
            wrong(
              tex(`\\frac{1}{${a}}e^{${inner}}`, Math.exp(u) / a),
              "dividing by the coefficient, as in integration",
            ),
          ],
        },
        logarithm: {
          shown: `\\log_e(${inner})`,
          answer: tex(`\\frac{${a}}{${inner}}`, a / u),
          wrongs: [
            wrong(tex(`\\frac{1}{${inner}}`, 1 / u), "forgetting the derivative of the inner function"),
            wrong(tex(`\\frac{${a}}{x}`, a / x), "differentiating as if the argument were $x$"),
            wrong(
              tex(`\\frac{1}{${a}(${inner})}`, 1 / (a * u)),
              "dividing by the coefficient, as in integration",
            ),
            wrong(tex(`${a}(${inner})`, a * u), "multiplying instead of dividing by the argument"),
          ],
        },
      }[kind];
      return {
        text: `What is the derivative of $${forms.shown}$ with respect to $x$?`,
        answer: forms.answer,
        distractors: forms.wrongs,
        explanation: [
          `The inner function $${inner}$ has the derivative ${num(a)}.`,
          `By the chain rule the derivative of the outer function is multiplied by it: $${forms.answer.tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "local-extremum-of-a-cubic",
    topic: "differentiation",
    difficulty: "MEDIUM",
    write(random) {
      const p = random.int(-5, 3);
      const q = p + 2 * random.int(1, 3);
      const k = random.intExcept(-10, 20, 0);
      // f' = 6(x − p)(x − q) → f = 2x³ − 3(p + q)x² + 6pqx + k
      const f = (x: number) => 2 * x ** 3 - 3 * (p + q) * x * x + 6 * p * q * x + k;
      const most = random.chance();
      const answer = most ? f(p) : f(q);
      if (p + q === 0 && p === 0) return undefined;
      return {
        text: `What is the local ${most ? "maximum" : "minimum"} value of $f(x) = ${polynomial([2, -3 * (p + q), 6 * p * q, k])}$?`,
        answer: num(answer),
        distractors: [
          wrong(num(most ? f(q) : f(p)), `giving the local ${most ? "minimum" : "maximum"} value`),
          wrong(num(most ? p : q), "giving the place instead of the value"),
          wrong(num(k), "taking the value at $x = 0$"),
          wrong(num(f(-(most ? p : q))), "taking the stationary point with the wrong sign"),
          wrong(num(f((p + q) / 2)), "taking the point of inflection"),
          wrong(num(answer - k), "leaving out the constant term"),
          // Far from the place the values of a cubic are too large to be believed.
        ].filter(whoseNumber((number) => Math.abs(number) <= 4 * Math.abs(answer) + 40)),
        explanation: [
          `$f'(x) = ${polynomial([6, -6 * (p + q), 6 * p * q])} = 6(${polynomial([1, -p])})(${polynomial([1, -q])})$ is zero at $x = ${p}$ and $x = ${q}$.`.replace(
            "(x)",
            p === 0 || q === 0 ? "x" : "(x)",
          ),
          `$f''(x) = ${polynomial([12, -6 * (p + q)])}$ is negative at $x = ${p}$ (maximum) and positive at $x = ${q}$ (minimum).`,
          `$f(${most ? p : q}) = ${answer}$.`,
        ],
        verify() {
          const at = most ? p : q;
          return range(-5, 5).every((t) =>
            most ? f(at + t / 50) <= answer + 1e-9 : f(at + t / 50) >= answer - 1e-9,
          );
        },
      };
    },
  }),
  computed({
    name: "related-rates-ladder-or-tank",
    chapter: "rates-of-change",
    topic: "differentiation",
    difficulty: "HARD",
    write(random) {
      const kind = random.pick(["ladder", "cone", "balloon"] as const);
      if (kind === "ladder") {
        const [p, q, l] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 5));
        const [x, y] = random.chance() ? [p, q] : [q, p];
        const rate = random.int(1, 6);
        const answer = fraction(rate * x, y, "m/s");
        return {
          text: `A ladder ${num(l, "m")} long leans against a vertical wall. Its foot is pulled away from the wall at ${num(rate, "m/s")}. How fast does its top slide down when the foot is ${num(x, "m")} from the wall?`,
          answer,
          distractors: [
            wrong(fraction(rate * y, x, "m/s"), "turning the quotient of the two distances upside down"),
            wrong(num(rate, "m/s"), "thinking that both ends move equally fast"),
            wrong(fraction(rate * x, l, "m/s"), "dividing by the length of the ladder"),
            wrong(fraction(rate * y, l, "m/s"), "taking the part of the velocity along the wall"),
          ],
          explanation: [
            `With the foot at $x$ and the top at $y$, $x^2 + y^2 = ${l}^2$; when $x = ${x}$, $y = ${y}$.`,
            "Differentiating with respect to time, $x\\frac{dx}{dt} + y\\frac{dy}{dt} = 0$.",
            `The top slides down at $\\frac{${x} \\times ${rate}}{${y}} = ${answer.tex}$.`,
          ],
          verify() {
            const h = 1e-6;
            const height = (t: number) => Math.sqrt(l * l - (x + rate * t) ** 2);
            return nearlyEqual((height(0) - height(h)) / h, (rate * x) / y, 1e-3);
          },
        };
      }
      if (kind === "balloon") {
        const r = random.int(2, 15);
        const rate = random.int(2, 30) * 4;
        const surface = random.chance();
        // dV/dt = rate; dr/dt = rate/(4πr²); dS/dt = 2 rate / r.
        const answer = surface ? fraction(2 * rate, r, "cm^2/s") : inverse(rate, 4 * r * r, "cm/s");
        return {
          text: `Air is blown into a spherical balloon at ${num(rate, "cm^3/s")}. How fast does its ${surface ? "surface area" : "radius"} grow when the radius is ${num(r, "cm")}?`,
          answer,
          distractors: surface
            ? [
                wrong(fraction(rate, r, "cm^2/s"), "losing the factor 2"),
                wrong(fraction(2 * rate, r * r, "cm^2/s"), "dividing by the square of the radius"),
                wrong(
                  num(8 * r, "cm^2/s"),
                  "giving $\\frac{dS}{dr}$ without its factor $\\pi$ and without the rate",
                ),
                wrong(fraction(rate, 2 * r, "cm^2/s"), "dividing by 2 instead of multiplying by it"),
              ]
            : [
                wrong(inverse(rate, r * r, "cm/s"), "using $\\pi r^2$ for the surface of the sphere"),
                wrong(inverse(3 * rate, 4 * r ** 3, "cm/s"), "dividing by the volume instead of the surface"),
                wrong(inverse(rate, 8 * r, "cm/s"), "differentiating the surface instead of the volume"),
                wrong(inverse(rate, 2 * r * r, "cm/s"), "using half of the surface"),
              ],
          explanation: [
            `$V = \\frac{4}{3}\\pi r^3$ gives $\\frac{dV}{dt} = 4\\pi r^2 \\frac{dr}{dt}$, so $\\frac{dr}{dt} = \\frac{${rate}}{4\\pi \\times ${r}^2}$.`,
            surface
              ? `$S = 4\\pi r^2$ gives $\\frac{dS}{dt} = 8\\pi r \\frac{dr}{dt} = \\frac{2 \\times ${rate}}{${r}} = ${answer.tex}$.`
              : `This is $${answer.tex}$.`,
          ],
          verify() {
            const radius = (t: number) => Math.cbrt(r ** 3 + (3 * rate * t) / (4 * Math.PI));
            const h = 1e-5;
            const found = surface
              ? (4 * Math.PI * (radius(h) ** 2 - radius(-h) ** 2)) / (2 * h)
              : (radius(h) - radius(-h)) / (2 * h);
            return nearlyEqual(found, answer.number ?? 0, 1e-4);
          },
        };
      }
      // Inverted cone with radius R, height H = kR; dV/dt = π c; at depth d.
      const k = random.pick([2, 3]);
      const R = random.int(2, 6);
      const depth = k * random.int(1, R);
      const c = random.int(1, 12);
      const answer = fraction(c * k * k, depth * depth, "m/min");
      return {
        text: `A conical tank stands on its tip; its top has a radius of ${num(R, "m")} and it is ${num(k * R, "m")} deep. Water runs in at ${piTimes(c, 1, "m^3/min")}. How fast does the level rise when the water is ${num(depth, "m")} deep?`,
        answer,
        distractors: [
          wrong(fraction(c, R * R, "m/min"), "dividing by the area of the top of the tank"),
          wrong(
            fraction(3 * c * k * k, depth * depth, "m/min"),
            "keeping the factor 3 of the volume of the cone",
          ),
          wrong(
            fraction(c, depth * depth, "m/min"),
            "taking the radius of the water surface to be its depth",
          ),
          wrong(
            fraction(c * k, depth * depth, "m/min"),
            "forgetting to square the ratio of radius and depth",
          ),
        ],
        explanation: [
          `By similar triangles the water surface has the radius $r = \\frac{h}{${k}}$, so $V = \\frac{1}{3}\\pi r^2 h = \\frac{\\pi h^3}{${3 * k * k}}$.`,
          `$\\frac{dV}{dt} = \\frac{\\pi h^2}{${k * k}}\\frac{dh}{dt}$, and with $h = ${depth}$ this is $${c === 1 ? "" : c}\\pi$.`,
          `$\\frac{dh}{dt} = \\frac{${c} \\times ${k * k}}{${depth}^2} = ${answer.tex}$.`,
        ],
        verify() {
          const level = (t: number) => Math.cbrt(depth ** 3 + 3 * k * k * c * t);
          return nearlyEqual((level(1e-6) - level(-1e-6)) / 2e-6, answer.number ?? 0, 1e-4);
        },
      };
    },
  }),
];

/** k over mπ, with its unit. */
function inverse(top: number, bottom: number, unit: string) {
  const shown = fraction(top, bottom);
  const markup = shown.tex.includes("frac")
    ? shown.tex.replace(/\{(\d+)\}$/, "{$1\\pi}")
    : `\\frac{${shown.tex}}{\\pi}`;
  return tex(`${markup}\\ \\mathrm{${unit}}`, top / bottom / Math.PI);
}
