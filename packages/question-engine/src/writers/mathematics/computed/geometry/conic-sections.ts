import { whoseNumber } from "../../../../kit/amounts.ts";
import { nearlyEqual, PYTHAGOREAN_TRIPLES } from "../../../../numbers/arithmetic.ts";
import { fraction, num, point, surd } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const conicSections: WriterList = [
  computed({
    name: "parabola-focus-and-latus-rectum",
    topic: "conic-sections",
    difficulty: "EASY",
    write(random) {
      const a = random.intExcept(-9, 9, 0);
      const sideways = random.chance();
      const ask = random.pick(["focus", "latus rectum", "directrix"] as const);
      const equation = sideways ? `y^2 = ${4 * a}x` : `x^2 = ${4 * a}y`;
      const place = (t: number) => (sideways ? point(t, 0) : point(0, t));
      const across = (t: number) => (sideways ? point(0, t) : point(t, 0));
      const letter = sideways ? "x" : "y";
      const other = sideways ? "y" : "x";
      const size = Math.abs(a);
      if (ask === "latus rectum")
        return {
          text: `What is the length of the latus rectum of the parabola $${equation}$?`,
          answer: num(4 * size),
          distractors: [
            wrong(num(size), "giving the distance from the vertex to the focus"),
            wrong(num(2 * size), "giving half of the latus rectum"),
            wrong(num(8 * size), "doubling the latus rectum"),
            wrong(num(16 * size), "multiplying by 4 once more"),
          ],
          explanation: [
            `The equation has the form $${other}^2 = 4a${letter}$ with $4a = ${4 * a}$.`,
            `The latus rectum has the length $|4a| = ${4 * size}$.`,
          ],
          verify: () => nearlyEqual(2 * Math.sqrt(4 * a * a), 4 * size),
        };
      if (ask === "focus")
        return {
          text: `What is the focus of the parabola $${equation}$?`,
          answer: place(a),
          distractors: [
            wrong(place(-a), "placing the focus on the wrong side of the vertex"),
            wrong(across(a), "placing the focus on the wrong axis"),
            wrong(across(-a), "placing the focus on the wrong axis, and on the wrong side"),
            wrong(place(4 * a), "forgetting to divide by 4"),
            wrong(place(-4 * a), "forgetting to divide by 4, on the wrong side of the vertex"),
            wrong(across(4 * a), "forgetting to divide by 4, on the wrong axis"),
          ],
          explanation: [
            `The equation has the form $${other}^2 = 4a${letter}$ with $a = ${a}$, so the axis of the parabola is the $${letter}$-axis.`,
            `The focus is ${place(a)}.`,
          ],
          verify: () => nearlyEqual(Math.hypot(0, 2 * a), Math.abs(a + a)),
        };
      return {
        text: `What is the directrix of the parabola $${equation}$?`,
        answer: directrix(letter, -a),
        distractors: [
          wrong(directrix(letter, a), "placing the directrix on the side of the focus"),
          wrong(directrix(other, -a), "drawing the directrix parallel to the axis"),
          wrong(directrix(letter, -4 * a), "forgetting to divide by 4"),
          wrong(directrix(other, a), "confusing both the axis and the side"),
        ],
        explanation: [
          `The equation has the form $${other}^2 = 4a${letter}$ with $a = ${a}$; the focus is ${place(a)}.`,
          `The directrix lies as far on the other side of the vertex: ${directrix(letter, -a)}.`,
        ],
      };
    },
  }),
  computed({
    name: "eccentricity-of-an-ellipse-or-hyperbola",
    topic: "conic-sections",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, r] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 5));
      const hyperbola = random.chance();
      const [leg, other] = random.chance() ? [p, q] : [q, p];
      // Ellipse: a = r, b = leg, c = other. Hyperbola: a = leg, b = other, c = r.
      const [a, b, c] = hyperbola ? [leg, other, r] : [r, leg, other];
      const upright = !hyperbola && random.chance();
      const [da, db] = upright ? [b * b, a * a] : [a * a, b * b];
      const ask = random.pick(["eccentricity", "latus rectum", "foci"] as const);
      const curve = hyperbola ? "hyperbola" : "ellipse";
      const equation = `\\frac{x^2}{${da}} ${hyperbola ? "-" : "+"} \\frac{y^2}{${db}} = 1`;
      const start = hyperbola
        ? `The positive term gives $a^2 = ${a * a}$, the other $b^2 = ${b * b}$, so $c^2 = a^2 + b^2 = ${c * c}$ and $c = ${c}$.`
        : `The larger square belongs to the major axis: $a^2 = ${a * a}$ and $b^2 = ${b * b}$, so $c^2 = a^2 - b^2 = ${c * c}$ and $c = ${c}$.`;
      if (ask === "foci")
        return {
          text: `What is the distance between the foci of the ${curve} $${equation}$?`,
          answer: num(2 * c),
          distractors: [
            wrong(num(c), "giving the distance of a focus from the centre"),
            wrong(num(2 * a), `giving the length of the ${hyperbola ? "transverse" : "major"} axis`),
            wrong(num(2 * b), `giving the length of the ${hyperbola ? "conjugate" : "minor"} axis`),
            wrong(num(2 * c * c), "forgetting the square root"),
          ],
          explanation: [start, `The foci are $2c = ${2 * c}$ apart.`],
          verify: () => nearlyEqual(hyperbola ? Math.hypot(a, b) : Math.sqrt(a * a - b * b), c),
        };
      if (ask === "latus rectum")
        return {
          text: `What is the length of the latus rectum of the ${curve} $${equation}$?`,
          answer: fraction(2 * b * b, a),
          distractors: [
            wrong(fraction(2 * a * a, b), "exchanging the roles of $a$ and $b$"),
            wrong(fraction(b * b, a), "giving half of the latus rectum"),
            wrong(fraction(2 * b * b, c), "dividing by $c$ instead of $a$"),
            wrong(fraction(2 * b, a), "forgetting to square $b$"),
          ],
          explanation: [
            hyperbola
              ? `The positive term gives $a^2 = ${a * a}$, the other $b^2 = ${b * b}$.`
              : `The larger square gives $a^2 = ${a * a}$, the smaller $b^2 = ${b * b}$.`,
            `The latus rectum is $\\frac{2b^2}{a} = \\frac{2 \\times ${b * b}}{${a}} = ${fraction(2 * b * b, a).tex}$.`,
          ],
          verify: () =>
            nearlyEqual(2 * b * Math.sqrt(Math.abs(1 - (c * c) / (a * a))), (2 * b * b) / a, 1e-7),
        };
      return {
        text: `What is the eccentricity of the ${curve} $${equation}$?`,
        answer: fraction(c, a),
        distractors: [
          wrong(fraction(b, a), "dividing the axes"),
          wrong(fraction(c, b), "dividing by the wrong axis"),
          wrong(fraction(c * c, a * a), "forgetting the square root"),
          wrong(fraction(b * b, a * a), "dividing the squares of the axes"),
          wrong(fraction(a, b), "dividing the axes the wrong way round"),
          wrong(fraction(b, c), "dividing an axis by the distance of the foci"),
          wrong(fraction(c * c, b * b), "dividing by the wrong axis and forgetting the square root"),
        ].filter(whoseNumber((number) => (hyperbola ? number > 1 : number < 1))),
        explanation: [start, `The eccentricity is $e = \\frac{c}{a} = ${fraction(c, a).tex}$.`],
        verify: () => nearlyEqual(Math.sqrt(1 + ((hyperbola ? 1 : -1) * b * b) / (a * a)), c / a),
      };
    },
  }),
  computed({
    name: "tangency-condition-of-a-line",
    topic: "conic-sections",
    difficulty: "MEDIUM",
    write(random) {
      const kind = random.pick(["ellipse", "hyperbola", "parabola"] as const);
      const m = random.pick([1, 2, 3]);
      const slope = m === 1 ? "x" : `${m}x`;
      if (kind === "parabola") {
        const a = m * random.int(1, 9);
        const c = a / m;
        return {
          text: `For which value of $c$ does the line $y = ${slope} + c$ touch the parabola $y^2 = ${4 * a}x$?`,
          answer: num(c),
          distractors: [
            wrong(num(a * m), "multiplying by the slope instead of dividing by it"),
            wrong(fraction(4 * a, m), "using $4a$ instead of $a$"),
            wrong(num(-c), "taking the wrong sign"),
            wrong(fraction(a, m * m), "giving the $x$-coordinate of the point of contact"),
            wrong(fraction(2 * a, m), "giving the $y$-coordinate of the point of contact"),
          ],
          explanation: [
            `Substituting, $(${slope} + c)^2 = ${4 * a}x$, that is $${m === 1 ? "" : m * m}x^2 + (${2 * m}c - ${4 * a})x + c^2 = 0$.`,
            `Touching means a double root: $(${2 * m}c - ${4 * a})^2 = ${m === 1 ? 4 : 4 * m * m}c^2$, which gives $c = \\frac{a}{m} = ${c}$.`,
          ],
          satisfies: (t: number) => nearlyEqual((2 * m * t - 4 * a) ** 2, 4 * m * m * t * t),
        };
      }
      const [a2, b2] = [random.int(3, 25), random.int(3, 25)];
      const square = a2 * m * m + (kind === "ellipse" ? b2 : -b2);
      if (square <= 1 || a2 === b2) return undefined;
      const c = surd(1, square);
      const sign = kind === "ellipse" ? "+" : "-";
      return {
        text: `For which positive value of $c$ is the line $y = ${slope} + c$ a tangent to the ${kind} $\\frac{x^2}{${a2}} ${sign} \\frac{y^2}{${b2}} = 1$?`,
        answer: c,
        distractors: [
          wrong(num(square), "forgetting the square root"),
          wrong(
            surd(
              1,
              a2 * m * m + (kind === "ellipse" ? -b2 : b2) > 0
                ? a2 * m * m + (kind === "ellipse" ? -b2 : b2)
                : a2 + b2,
            ),
            `using the condition of the ${kind === "ellipse" ? "hyperbola" : "ellipse"}`,
          ),
          wrong(
            surd(1, Math.abs(b2 * m * m + (kind === "ellipse" ? a2 : -a2))),
            "exchanging the two denominators",
          ),
          wrong(
            surd(1, Math.abs(a2 * m + (kind === "ellipse" ? b2 : -b2))),
            "forgetting to square the slope",
          ),
          wrong(surd(1, a2 + b2), "leaving out the slope"),
        ],
        explanation: [
          `The line $y = mx + c$ touches the ${kind} when $c^2 = a^2m^2 ${sign} b^2$.`,
          `$c^2 = ${a2} \\times ${m * m} ${sign} ${b2} = ${square}$, so $c = ${c.tex}$.`,
        ],
        verify() {
          // Discriminant of b²x² ± a²(mx + c)² − a²b² = 0.
          const s = kind === "ellipse" ? 1 : -1;
          const [A, B, C] = [
            b2 + s * a2 * m * m,
            2 * s * a2 * m * Math.sqrt(square),
            s * a2 * square - a2 * b2,
          ];
          return nearlyEqual(B * B, 4 * A * C);
        },
      };
    },
  }),
  computed({
    name: "focal-chord-of-a-parabola",
    chapter: "parabolas",
    topic: "conic-sections",
    difficulty: "HARD",
    write(random) {
      const a = random.int(1, 9);
      const [p, q] = random.pick([
        [2, 1],
        [3, 1],
        [3, 2],
        [4, 1],
        [1, 2],
        [1, 3],
        [5, 1],
      ] as const);
      // t = p/q; the end is (a t², 2 a t); the chord has length a (t + 1/t)².
      const k = a * q * q;
      const [x, y] = [a * p * p, 2 * a * p * q];
      const length = fraction(k * (p * p + q * q) ** 2, p * p * q * q);
      const sign = random.sign();
      return {
        text: `One end of a focal chord of the parabola $y^2 = ${4 * k}x$ is ${point(x, sign * y)}. What is the length of the chord?`,
        answer: length,
        distractors: [
          wrong(
            fraction(k * (p ** 4 + q ** 4), p * p * q * q),
            "squaring $t + \\frac{1}{t}$ without its middle term",
          ),
          wrong(fraction(k * (p * p + q * q), p * p), "giving the distance of the other end from the focus"),
          wrong(num(2 * (x + k)), "thinking that the focus halves the chord"),
          wrong(num(x + k), "giving the distance of the given end from the focus"),
        ],
        explanation: [
          `Here $a = ${k}$, and an end $(at^2, 2at)$ with $2at = ${sign * y}$ has $t = ${fraction(sign * p, q).tex}$.`,
          `For a focal chord $t_1 t_2 = -1$, so the other end has $t = ${fraction(-sign * q, p).tex}$.`,
          `The length of the chord is $a\\left(t + \\frac{1}{t}\\right)^2 = ${k} \\times \\left(${fraction(p * p + q * q, p * q).tex}\\right)^2 = ${length.tex}$.`,
        ],
        verify() {
          const [u, v] = [(k * q * q) / (p * p), (-sign * 2 * k * q) / p];
          return nearlyEqual(Math.hypot(x - u, sign * y - v), length.number ?? 0, 1e-7);
        },
      };
    },
  }),
];

function directrix(letter: string, at: number) {
  return `$${letter} = ${at}$`;
}
