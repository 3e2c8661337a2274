import { nearlyEqual } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { count, fraction, fractionTex, num, polynomial, signed, surd, tex } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";

/** Follows y' = f(x, y) from (x, y) to `end` (Runge–Kutta). */
function follow(
  f: (x: number, y: number) => number,
  x: number,
  y: number,
  end: number,
  steps = 2000,
): number {
  const h = (end - x) / steps;
  let [at, value] = [x, y];
  for (let k = 0; k < steps; k++) {
    const a = f(at, value);
    const b = f(at + h / 2, value + (h * a) / 2);
    const c = f(at + h / 2, value + (h * b) / 2);
    const d = f(at + h, value + h * c);
    value += (h * (a + 2 * b + 2 * c + d)) / 6;
    at += h;
  }
  return value;
}

export const differentialEquations: WriterList = [
  computed({
    name: "order-and-degree",
    topic: "differential-equations",
    difficulty: "EASY",
    write(random) {
      const [m, n] = [random.int(1, 4), random.int(1, 5)];
      const order = random.pick([2, 3]);
      const k = random.int(2, 9);
      const top = `\\frac{d^${order}y}{dx^${order}}`;
      const low = random.pick(["\\frac{dy}{dx}", ...(order === 3 ? ["\\frac{d^2y}{dx^2}"] : [])]);
      const lowOrder = low === "\\frac{dy}{dx}" ? 1 : 2;
      const raise = (what: string, power: number) => (power === 1 ? what : `\\left(${what}\\right)^${power}`);
      const ask = random.pick(["sum", "product", "degree", "order"] as const);
      const value = { sum: order + m, product: order * m, degree: m, order }[ask];
      if (m === n && ask === "degree") return undefined;
      const right = random.pick([`${k}x`, `${k}\\sin x`, `${k}e^x`, `${k}y`, `x^${k}`]);
      return {
        text: `${ask === "sum" || ask === "product" ? `What is the ${ask} of the order and the degree` : `What is the ${ask}`} of the differential equation $${raise(top, m)} + ${k}${raise(low, n)} = ${right}$?`,
        answer: num(value),
        distractors: [
          wrong(
            num({ sum: order + n, product: order * n, degree: n, order: n }[ask]),
            "reading the degree from the lower derivative",
          ),
          wrong(
            num({ sum: lowOrder + n, product: lowOrder * n, degree: order, order: lowOrder }[ask]),
            ask === "degree" ? "giving the order" : "using the lower derivative",
          ),
          wrong(
            num({ sum: order * m, product: order + m, degree: m + n, order: m }[ask]),
            ask === "sum"
              ? "multiplying instead of adding"
              : ask === "product"
                ? "adding instead of multiplying"
                : ask === "degree"
                  ? "adding the exponents"
                  : "giving the degree",
          ),
          wrong(num(value + 1), "counting one too many"),
          wrong(
            num({ sum: order, product: order + 1, degree: m * n, order: order + m }[ask]),
            "mixing up order and degree",
          ),
        ],
        explanation: [
          `The highest derivative is $${top}$, so the order is ${order}.`,
          `It occurs to the power ${m}, so the degree is ${m}; the power of the lower derivative does not matter.`,
          ask === "sum"
            ? `Their sum is $${order} + ${m} = ${value}$.`
            : ask === "product"
              ? `Their product is $${order} \\times ${m} = ${value}$.`
              : `The ${ask} is ${num(value)}.`,
        ],
        verify: () => value > 0,
      };
    },
  }),
  computed({
    name: "direct-integration-with-a-start",
    topic: "differential-equations",
    difficulty: "EASY",
    write(random) {
      const a = 2 * random.intExcept(-3, 4, 0);
      const b = random.intExcept(-6, 7, 0);
      const [x0, y0] = [random.int(-1, 2), random.int(-6, 9)];
      const x1 = x0 + random.int(1, 3);
      const F = (x: number) => (a / 2) * x * x + b * x;
      const answer = y0 + F(x1) - F(x0);
      return {
        text: `A curve satisfies $\\frac{dy}{dx} = ${polynomial([a, b])}$ and passes through the point $(${x0}, ${y0})$. What is $y$ at $x = ${x1}$?`,
        answer: num(answer),
        distractors: [
          wrong(num(F(x1)), "forgetting the constant of integration"),
          wrong(num(F(x1) + y0), x0 === 0 ? "a slip" : "taking the constant to be the given value of $y$"),
          wrong(num(a * x1 + b), "giving the slope instead of $y$"),
          wrong(num(a * x1 * x1 + b * x1 + y0 - a * x0 * x0 - b * x0), "not dividing by the new exponent"),
          wrong(num(y0 + (a * x0 + b) * (x1 - x0)), "going along the tangent at the given point"),
        ].filter(({ why }) => why !== "a slip"),
        explanation: [
          `Integrating, $y = ${polynomial([a / 2, b, 0])} + C$.`,
          `At $(${x0}, ${y0})$: $${y0} = ${F(x0)} + C$, so $C = ${y0 - F(x0)}$.`,
          `At $x = ${x1}$: $y = ${F(x1)} ${signed(y0 - F(x0))} = ${answer}$.`,
        ],
        verify: () =>
          nearlyEqual(
            follow((x) => a * x + b, x0, y0, x1, 50),
            answer,
          ),
      };
    },
  }),
  computed({
    name: "separable-equation-through-a-point",
    topic: "differential-equations",
    difficulty: "MEDIUM",
    write(random) {
      const kind = random.pick(["circle", "hyperbola", "ratio"] as const);
      if (kind === "ratio") {
        const n = random.pick([2, 3, -1]);
        const x0 = random.int(1, 3);
        const k = random.int(1, 5);
        const scale = random.int(2, 3);
        const y0 = n === -1 ? k * scale : k;
        const x1 = x0 * scale;
        const answer = n === -1 ? k : k * scale ** n;
        return {
          text: `A solution of $x\\frac{dy}{dx} = ${n === -1 ? "-y" : `${n}y`}$ passes through $(${x0}, ${y0})$. What is the value of $y$ at $x = ${x1}$?`,
          answer: num(answer),
          distractors: [
            wrong(
              num(n === -1 ? k * scale * scale : k * scale),
              n === -1
                ? "taking $y$ proportional to $x$"
                : "taking $y$ proportional to $x$ instead of its power",
            ),
            wrong(
              num(n === -1 ? y0 - (x1 - x0) : y0 + n * (x1 - x0)),
              "letting $y$ grow by a constant amount for each step of $x$",
            ),
            wrong(
              num(n === -1 ? k * scale ** 3 : k * n * scale),
              n === -1
                ? "multiplying by the square of the ratio"
                : "multiplying by the exponent instead of raising to it",
            ),
            wrong(num(y0), "thinking that $y$ stays the same"),
          ],
          explanation: [
            `Separating, $\\frac{dy}{y} = ${n === -1 ? "-" : n}\\frac{dx}{x}$, so $y = Cx^{${n}}$.`,
            `From $x = ${x0}$ to $x = ${x1}$, $x$ is multiplied by ${scale}, so $y$ is multiplied by $${scale}^{${n}}$.`,
            `$y = ${num(answer).tex}$.`,
          ],
          verify: () =>
            nearlyEqual(
              follow((x, y) => (n * y) / x, x0, y0, x1),
              answer,
              1e-6,
            ),
        };
      }
      const plus = kind === "hyperbola";
      const a = random.int(1, 6);
      const b = random.int(1, 6);
      const x1 = random.intExcept(1, 7, a);
      const square = plus ? b * b - a * a + x1 * x1 : b * b + a * a - x1 * x1;
      if (square <= 0) return undefined;
      const answer = surd(1, square);
      return {
        text: `The curve with $\\frac{dy}{dx} = ${plus ? "" : "-"}\\frac{x}{y}$ that passes through $(${a}, ${b})$ also passes through a point with $x = ${x1}$ and $y > 0$. What is $y$ there?`,
        answer,
        distractors: [
          wrong(
            surd(
              1,
              plus
                ? b * b + a * a - x1 * x1 > 0
                  ? b * b + a * a - x1 * x1
                  : b * b + x1 * x1
                : b * b - a * a + x1 * x1 > 0
                  ? b * b - a * a + x1 * x1
                  : b * b + x1 * x1,
            ),
            "taking the constant with the wrong sign",
          ),
          wrong(num(square), "forgetting the square root"),
          wrong(surd(1, b * b + x1 * x1), "leaving out the given value of $x$"),
          wrong(num(Math.abs(b + (plus ? x1 - a : a - x1)) || 1), "integrating to $y = \\pm x + C$"),
        ],
        explanation: [
          `Separating, $y\\,dy = ${plus ? "" : "-"}x\\,dx$, so $y^2 ${plus ? "-" : "+"} x^2 = C$.`,
          `At $(${a}, ${b})$: $C = ${b * b} ${plus ? "-" : "+"} ${a * a} = ${plus ? b * b - a * a : b * b + a * a}$.`,
          `At $x = ${x1}$: $y^2 = ${square}$, so $y = ${answer.tex}$.`,
        ],
        verify: () =>
          square <= 0.5 ||
          nearlyEqual(
            follow((x, y) => ((plus ? 1 : -1) * x) / y, a, b, x1, 4000),
            Math.sqrt(square),
            1e-3,
          ),
      };
    },
  }),
  computed({
    name: "growth-and-decay-by-proportion",
    topic: "differential-equations",
    difficulty: "MEDIUM",
    write(random) {
      const grows = random.chance();
      const factor = random.pick(grows ? [2, 3, 4] : [2, 4]);
      const span = random.int(2, 9);
      const times = random.int(2, 4);
      const start = grows ? random.step(100, 900, 100) : random.int(3, 30) * factor ** times;
      const end = grows ? start * factor ** times : start / factor ** times;
      if (end > 30000) return undefined;
      const [thing, unit] = grows
        ? random.pick([
            ["number $N$ of bacteria in a culture", "hour"],
            ["number $N$ of yeast cells in a vat", "hour"],
            ["number $N$ of insects on a farm", "week"],
          ] as const)
        : random.pick([
            ["mass $N$ of a radioactive sample, in grams,", "day"],
            ["amount $N$ of a drug in the blood, in milligrams,", "hour"],
            ["amount $N$ of a pollutant in a lake, in kilograms,", "month"],
          ] as const);
      return {
        text: `The ${thing} satisfies $\\frac{dN}{dt} = ${grows ? "" : "-"}kN$ with a positive constant $k$. It starts at ${num(start)} and is ${num(grows ? start * factor : start / factor)} after ${count(span, unit)}. What is it after ${count(span * times, unit)} in all?`,
        answer: num(end),
        distractors: [
          wrong(
            num(
              grows
                ? start * (1 + times * (factor - 1))
                : Math.max(0, start - times * (start - start / factor)),
            ),
            "changing by the same amount instead of the same factor in each interval",
          ),
          wrong(
            num(grows ? start * factor * times : start / factor / times),
            "multiplying or dividing by the number of intervals",
          ),
          wrong(
            num(grows ? start * factor ** (times - 1) : start / factor ** (times - 1)),
            "counting one interval too few",
          ),
          wrong(
            num(grows ? start * factor ** (times + 1) : start / factor ** (times + 1)),
            "counting one interval too many",
          ),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 0),
        explanation: [
          `The solution is $N = ${start}\\,e^{${grows ? "" : "-"}kt}$, which changes by the same factor in equal times: ${grows ? `$\\times ${factor}$` : `$\\div ${factor}$`} every ${count(span, unit)}.`,
          `${count(span * times, unit)} are ${times} such intervals, so $N$ becomes $${start} ${grows ? "\\times" : "\\div"} ${factor}^{${times}} = ${num(end).tex}$.`,
        ],
        verify() {
          const k = ((grows ? 1 : -1) * Math.log(factor)) / span;
          return nearlyEqual(
            follow((_, y) => k * y, 0, start, span * times, 1000),
            end,
            1e-6,
          );
        },
      };
    },
  }),
  computed({
    name: "newtons-cooling-temperature",
    topic: "differential-equations",
    difficulty: "HARD",
    write(random) {
      const room = random.step(15, 30, 5);
      const [p, q] = random.pick([
        [1, 2],
        [2, 3],
        [3, 4],
        [1, 3],
        [4, 5],
        [3, 5],
      ] as const);
      const excess = q * q * random.int(1, 20);
      const start = room + excess;
      const span = random.pick([5, 6, 8, 10, 12, 15, 20]);
      const first = room + (excess * p) / q;
      const second = room + (excess * p * p) / (q * q);
      if (start > 100 || start < room + 16) return undefined;
      const ask = random.pick(["later", "room"] as const);
      const thing = random.pick([
        "A cup of tea",
        "A bowl of soup",
        "A metal rod",
        "A glass of warm milk",
        "A heated brick",
      ]);
      return {
        text:
          ask === "later"
            ? `${thing} at ${num(start, "°C")} cools according to Newton's law of cooling in a room at ${num(room, "°C")}. After ${num(span, "min")} it is at ${num(first, "°C")}. What is its temperature after another ${num(span, "min")}?`
            : `${thing} cools according to Newton's law of cooling from ${num(start, "°C")} to ${num(first, "°C")} in ${num(span, "min")}, and to ${num(second, "°C")} in the next ${num(span, "min")}. What is the temperature of the surroundings?`,
        answer: num(ask === "later" ? second : room, "°C"),
        distractors:
          ask === "later"
            ? [
                wrong(num(2 * first - start, "°C"), "subtracting the same number of degrees again"),
                wrong(
                  num((first * first) / start, "°C"),
                  "applying the ratio to the temperatures themselves instead of their excess over the room",
                ),
                wrong(num((excess * p * p) / (q * q), "°C"), "forgetting to add the temperature of the room"),
                wrong(
                  num((first + room) / 2, "°C"),
                  "taking the mean of the last temperature and that of the room",
                ),
              ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 0)
            : [
                wrong(num(3 * first - start - second, "°C"), "going on with the same falls in temperature"),
                wrong(
                  num((start + second) / 2 - (start - first), "°C"),
                  "taking averages of the temperatures",
                ),
                wrong(num(2 * second - first, "°C"), "letting the last fall repeat once more"),
                wrong(num(start - second, "°C"), "giving the total fall"),
                wrong(num(room + 5, "°C"), "rounding the result of the proportion"),
              ].filter(
                ({ value, why }) =>
                  typeof value !== "string" && (value.number ?? 0) > 0 && !why.startsWith("rounding"),
              ),
        explanation:
          ask === "later"
            ? [
                `By $\\frac{dT}{dt} = -k(T - ${room})$, the excess over the room falls by the same factor in equal times.`,
                `The excess goes from ${num(excess)} to ${num(first - room)} degrees, a factor of ${fraction(p, q)}.`,
                `In the next interval it becomes $${num(first - room).tex} \\times ${fraction(p, q).tex} = ${num(second - room).tex}$, so the temperature is $${num(second, "°C").tex}$.`,
              ]
            : [
                "By $\\frac{dT}{dt} = -k(T - T_0)$, the excess over the surroundings falls by the same factor in equal times.",
                `So $\\frac{${num(first).tex} - T_0}{${start} - T_0} = \\frac{${num(second).tex} - T_0}{${num(first).tex} - T_0}$.`,
                `This gives $(${num(first).tex} - T_0)^2 = (${start} - T_0)(${num(second).tex} - T_0)$, whose solution is $T_0 = ${num(room, "°C").tex}$.`,
              ],
        verify() {
          const k = Math.log(q / p) / span;
          return nearlyEqual(
            follow((_, T) => -k * (T - room), 0, start, 2 * span, 1000),
            second,
            1e-6,
          );
        },
      };
    },
  }),
  computed({
    name: "linear-equation-with-integrating-factor",
    topic: "differential-equations",
    difficulty: "HARD",
    write(random) {
      const kind = random.pick(["power", "constant"] as const);
      if (kind === "power") {
        const n = random.int(1, 4);
        const m = random.int(1, 4);
        const a = (n + m + 1) * random.int(1, 3);
        const c = random.int(-4, 6);
        // y' + n y / x = a x^m: y = (a / (n + m + 1)) x^(m + 1) + c / x^n
        const lead = a / (n + m + 1);
        const y1 = lead + c;
        const x1 = 2;
        const top = lead * 2 ** (m + 1 + n) + c;
        const answer = fraction(top, 2 ** n);
        if (c === 0) return undefined;
        return {
          text: `If $\\frac{dy}{dx} + \\frac{${n === 1 ? "" : n}y}{x} = ${a}x^{${m}}$ for $x > 0$ and $y(1) = ${y1}$, what is $y(${x1})$?`
            .replace("x^{1}", "x")
            .replace("\\frac{y}{x}", "\\frac{y}{x}"),
          answer,
          distractors: [
            wrong(
              num(lead * 2 ** (m + 1) + c),
              "adding the constant before dividing by the integrating factor",
            ),
            wrong(num(lead * 2 ** (m + 1)), "forgetting the constant of integration"),
            wrong(num(top), "forgetting to divide by the integrating factor"),
            wrong(fraction(lead * 2 ** (m + 1 + n) - c, 2 ** n), "taking the constant with the wrong sign"),
          ],
          explanation: [
            `The integrating factor is $e^{\\int \\frac{${n}}{x}dx} = x^{${n}}$.`.replace("x^{1}", "x"),
            `So $\\frac{d}{dx}(x^{${n}}y) = ${a}x^{${n + m}}$ and $x^{${n}}y = ${lead === 1 ? "" : lead}x^{${n + m + 1}} + C$.`.replaceAll(
              "x^{1}",
              "x",
            ),
            `$y(1) = ${y1}$ gives $C = ${c}$.`,
            `At $x = 2$: $${2 ** n}y = ${lead * 2 ** (n + m + 1)} ${signed(c)} = ${top}$, so $y = ${answer.tex}$.`,
          ],
          verify: () =>
            nearlyEqual(
              follow((x, y) => a * x ** m - (n * y) / x, 1, y1, 2),
              answer.number ?? 0,
              1e-6,
            ),
        };
      }
      // y' + k y = q, y(0) = y0: y = q/k + (y0 − q/k) e^{−kx}; at x = (log_e b) / k.
      const k = random.int(1, 5);
      const limit = random.intExcept(-6, 9, 0);
      const b = random.pick([2, 3, 4, 5]);
      const drop = b * random.intExcept(-5, 6, 0);
      const y0 = limit + drop;
      const answer = limit + drop / b;
      return {
        text: `If $\\frac{dy}{dx} + ${k === 1 ? "" : k}y = ${k * limit}$ and $y(0) = ${y0}$, what is $y\\left(${k === 1 ? `\\log_e ${b}` : `\\frac{1}{${k}}\\log_e ${b}`}\\right)$?`,
        answer: num(answer),
        distractors: [
          wrong(num(limit + drop * b), "taking the exponent with the wrong sign"),
          wrong(fraction(y0, b), "leaving out the right side of the equation"),
          wrong(num(limit - drop / b), "taking the constant with the wrong sign"),
          wrong(num(drop / b), "forgetting the constant solution"),
          wrong(
            num(k * limit + drop / b),
            k === 1 ? "a slip" : `forgetting to divide the right side by ${k}`,
          ),
        ].filter(({ why }) => why !== "a slip"),
        explanation: [
          `With the integrating factor $e^{${k === 1 ? "" : k}x}$ the solution is $y = ${limit} + Ce^{-${k === 1 ? "" : k}x}$.`,
          `$y(0) = ${y0}$ gives $C = ${drop}$.`,
          `At the given $x$, $e^{-${k === 1 ? "" : k}x} = \\frac{1}{${b}}$, so $y = ${limit} ${drop / b < 0 ? "-" : "+"} ${Math.abs(drop / b)} = ${answer}$.`,
        ],
        verify: () =>
          nearlyEqual(
            follow((_, y) => k * limit - k * y, 0, y0, Math.log(b) / k),
            answer,
            1e-6,
          ),
      };
    },
  }),
  computed({
    name: "second-order-exponential-solution",
    topic: "differential-equations",
    difficulty: "HARD",
    write(random) {
      const [m, n] = [random.intExcept(-4, 4, 0), random.intExcept(-4, 4, 0)];
      const [A, B] = [random.intExcept(-4, 5, 0), random.intExcept(-4, 5, 0)];
      if (m === n || m + n === 0) return undefined;
      const y0 = A + B;
      const d0 = A * m + B * n;
      if (y0 === 0) return undefined;
      const show = (a: number, b: number, p = m, q = n) => {
        const term = (size: number, exponent: number) =>
          `${Math.abs(size) === 1 ? "" : Math.abs(size)}e^{${exponent === 1 ? "" : exponent === -1 ? "-" : exponent}x}`;
        const pairs = [
          [a, p],
          [b, q],
        ].filter(([size]) => size !== 0);
        const markup = pairs
          .map(
            ([size = 0, exponent = 0], k) =>
              `${k === 0 ? (size < 0 ? "-" : "") : size < 0 ? " - " : " + "}${term(size, exponent)}`,
          )
          .join("");
        return tex(`y = ${markup || "0"}`, a * Math.exp(p * 0.37) + b * Math.exp(q * 0.37));
      };
      const s = m + n;
      const product = m * n;
      const coefficient = (k: number, what: string) =>
        `${k < 0 ? "-" : "+"} ${Math.abs(k) === 1 ? "" : Math.abs(k)}${what}`;
      return {
        text: `Which function satisfies $\\frac{d^2y}{dx^2} ${coefficient(-s, "\\frac{dy}{dx}")} ${coefficient(product, "y")} = 0$ with $y(0) = ${y0}$ and $y'(0) = ${d0}$?`,
        answer: show(A, B),
        distractors: [
          wrong(show(A, B, -m, -n), "taking the roots of the characteristic equation with the wrong sign"),
          wrong(show(B, A), "exchanging the two constants"),
          wrong(show(B, A, -m, -n), "exchanging the constants and the signs of the roots"),
          wrong(show(A, -B), "taking the second constant with the wrong sign"),
        ],
        explanation: [
          `The characteristic equation $${polynomial([1, -s, product], "r")} = 0$ has the roots ${num(m)} and ${num(n)}.`,
          `So $y = Ae^{${fractionTex(m, 1) === "1" ? "" : m === -1 ? "-" : m}x} + Be^{${n === 1 ? "" : n === -1 ? "-" : n}x}$ with $A + B = ${y0}$ and $${m === 1 ? "" : m === -1 ? "-" : m}A ${coefficient(n, "B")} = ${d0}$.`,
          `These give $A = ${A}$ and $B = ${B}$: $${show(A, B).tex}$.`,
        ],
        verify: () => m * m - s * m + product === 0 && n * n - s * n + product === 0,
      };
    },
  }),
];
