import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { gcd } from "../../../../numbers/arithmetic.ts";
import { fraction, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** Squares of the ratios at 30°, 45° and 60°, as fractions. */
const SQUARES: Record<string, readonly (readonly [number, number])[]> = {
  sin: [
    [1, 4],
    [1, 2],
    [3, 4],
  ],
  cos: [
    [3, 4],
    [1, 2],
    [1, 4],
  ],
  tan: [
    [1, 3],
    [1, 1],
    [3, 1],
  ],
  cot: [
    [3, 1],
    [1, 1],
    [1, 3],
  ],
  sec: [
    [4, 3],
    [2, 1],
    [4, 1],
  ],
  cosec: [
    [4, 1],
    [2, 1],
    [4, 3],
  ],
};
const ANGLES = [30, 45, 60];
/** A common denominator of all of them. */
const TWELVE = 12;
const tex = (name: string) => (name === "cosec" ? "\\operatorname{cosec}" : `\\${name}`);

export const ratiosAndIdentities: WriterList = [
  computed({
    name: "expression-of-standard-angles",
    depth: 2,
    topic: "trigonometry",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const names = random.sample(Object.keys(SQUARES), 3);
      const terms = names.map((name, n) => {
        const at = random.int(0, 2);
        const [top = 1, bottom = 1] = SQUARES[name]?.[at] ?? [];
        const [topBeside = 1, bottomBeside = 1] = SQUARES[name]?.[2 - at] ?? [];
        return {
          times: random.int(2, 6),
          sign: n === 2 ? -1 : 1,
          name,
          angle: ANGLES[at] ?? 30,
          twelfths: (top * TWELVE) / bottom,
          beside: (topBeside * TWELVE) / bottomBeside,
        };
      });
      const total = (pick: (term: (typeof terms)[number]) => number, sign = true) =>
        terms.reduce((sum, term) => sum + (sign ? term.sign : 1) * term.times * pick(term), 0);
      const answer = total(({ twelfths }) => twelfths);
      if (answer <= 0 || new Set(terms.map(({ angle }) => angle)).size < 2) return undefined;
      const shown = terms.map(
        ({ times, name, angle }, n) =>
          `${n === 0 ? "" : n === 2 ? " - " : " + "}${times}${tex(name)}^2 ${angle}^\\circ`,
      );
      const value = fraction(answer, TWELVE);
      const show = (amount: number) => fraction(Math.round(amount * TWELVE), TWELVE);
      const [one, two, three] = terms;
      if (!one || !two || !three) return undefined;
      return {
        text: `Find the value of $${shown.join("")}$.`,
        answer: value,
        distractors: slips(random, value, show, [
          [
            total(({ twelfths, beside }) => (beside === twelfths ? twelfths : beside)) / TWELVE,
            "taking each ratio at 30° for that at 60° and the other way round",
          ],
          [
            total(({ twelfths }) => twelfths, false) / TWELVE,
            "adding the last term instead of subtracting it",
          ],
          [
            (answer - one.times * one.twelfths + one.times * one.beside) / TWELVE,
            "taking the first ratio at the wrong angle",
          ],
          [
            (answer - two.times * two.twelfths + two.times * two.beside) / TWELVE,
            "taking the second ratio at the wrong angle",
          ],
          [
            (answer + three.times * three.twelfths - three.times * three.beside) / TWELVE,
            "taking the last ratio at the wrong angle",
          ],
          [(answer + TWELVE) / TWELVE, "a slip of 1 in the sum"],
          [(answer - TWELVE / 2) / TWELVE, "a slip of one half in the sum"],
        ]),
        explanation: [
          `The squares are ${terms.map(({ name, angle, twelfths }) => `$${tex(name)}^2 ${angle}^\\circ = ${fraction(twelfths, TWELVE).tex}$`).join(", ")}.`,
          `So the value is $${terms.map(({ times, twelfths }, n) => `${n === 0 ? "" : n === 2 ? " - " : " + "}${times} \\times ${fraction(twelfths, TWELVE).tex}`).join("")} = ${value.tex}$.`,
        ],
        verify: () => {
          const ratio = (name: string, angle: number) => {
            const x = (angle * Math.PI) / 180;
            return (
              {
                sin: Math.sin(x),
                cos: Math.cos(x),
                tan: Math.tan(x),
                cot: 1 / Math.tan(x),
                sec: 1 / Math.cos(x),
                cosec: 1 / Math.sin(x),
              }[name] ?? 0
            );
          };
          const sum = terms.reduce(
            (all, { sign, times, name, angle }) => all + sign * times * ratio(name, angle) ** 2,
            0,
          );
          return Math.abs(sum - answer / TWELVE) < 1e-9;
        },
      };
    }),
  }),
  computed({
    name: "quotient-of-sine-and-cosine-sums",
    depth: 2,
    topic: "trigonometry",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [p, q] = [random.int(2, 9), random.int(2, 9)];
      const [a, b, c, d] = [random.int(2, 7), random.int(2, 7), random.int(2, 7), random.int(2, 7)];
      const [top, bottom] = [a * p + b * q, c * p - d * q];
      if (gcd(p, q) > 1 || bottom <= 0 || (a === c && b === d)) return undefined;
      const value = fraction(top, bottom);
      const form = `\\frac{${a}\\sin\\theta + ${b}\\cos\\theta}{${c}\\sin\\theta - ${d}\\cos\\theta}`;
      const maybe = (over: number, under: number) => (under > 0 && over > 0 ? fraction(over, under) : 0);
      return {
        text: `If $\\tan\\theta = \\frac{${p}}{${q}}$, then find the value of $${form}$.`,
        answer: value,
        distractors: slips(random, value, num, [
          [maybe(a * q + b * p, c * q - d * p), "taking the cotangent for the tangent"],
          [maybe(top, c * p + d * q), "adding in the denominator as well"],
          [maybe(a * p - b * q, bottom), "subtracting in the numerator as well"],
          [maybe(a * p - b * q, c * p + d * q), "exchanging the two signs"],
          [maybe(bottom, top), "turning the fraction upside down"],
          [maybe(a + b, c - d), "leaving the tangent out of account"],
          [maybe(top + q, bottom), "a slip in the numerator"],
        ]),
        explanation: [
          `Divide numerator and denominator by $\\cos\\theta$: $\\frac{${a}\\tan\\theta + ${b}}{${c}\\tan\\theta - ${d}}$.`,
          `With $\\tan\\theta = \\frac{${p}}{${q}}$ this is $\\frac{${a} \\times ${p} + ${b} \\times ${q}}{${c} \\times ${p} - ${d} \\times ${q}} = ${value.tex}$.`,
        ],
        verify: () => {
          const angle = Math.atan(p / q);
          const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
          return Math.abs((a * sine + b * cosine) / (c * sine - d * cosine) - top / bottom) < 1e-9;
        },
      };
    }),
  }),
  computed({
    name: "secant-and-tangent-together",
    topic: "trigonometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const [p, q] = [random.int(3, 9), random.int(2, 7)];
      if (p <= q || gcd(p, q) > 1) return undefined;
      const [minus, plus, twice] = [p * p - q * q, p * p + q * q, 2 * p * q];
      const asked = random.pick([
        { name: "\\sin\\theta", over: minus, under: plus },
        { name: "\\cos\\theta", over: twice, under: plus },
        { name: "\\tan\\theta", over: minus, under: twice },
      ]);
      const value = fraction(asked.over, asked.under);
      return {
        text: `If $\\sec\\theta + \\tan\\theta = \\frac{${p}}{${q}}$ and $\\theta$ is an acute angle, then what is the value of $${asked.name}$?`,
        answer: value,
        distractors: slips(random, value, num, [
          [fraction(twice, plus), "giving the cosine"],
          [fraction(minus, plus), "giving the sine"],
          [fraction(minus, twice), "giving the tangent"],
          // No sine and no cosine is more than 1, as the secant is.
          asked.under === twice
            ? [fraction(plus, twice), "giving the secant"]
            : [fraction(plus - asked.over, plus), `taking $${asked.name}$ away from 1`],
          [fraction(q, p), "giving the difference of secant and tangent"],
          [fraction(p - q, p + q), "not squaring the two numbers"],
        ]),
        explanation: [
          `Since $\\sec^2\\theta - \\tan^2\\theta = 1$, the difference is $\\sec\\theta - \\tan\\theta = \\frac{${q}}{${p}}$.`,
          `Adding and subtracting, $\\sec\\theta = ${fraction(plus, twice).tex}$ and $\\tan\\theta = ${fraction(minus, twice).tex}$.`,
          `So $${asked.name} = ${value.tex}$.`,
        ],
        verify: () => {
          const angle = Math.atan(minus / twice);
          return Math.abs(1 / Math.cos(angle) + Math.tan(angle) - p / q) < 1e-9;
        },
      };
    }),
  }),
  computed({
    name: "angle-at-a-centre-of-a-triangle",
    depth: 2,
    topic: "plane-geometry",
    difficulty: "MEDIUM",
    write(random) {
      const a = random.step(40, 84, 2);
      const centre = random.pick([
        { name: "incentre", letter: "I", angle: 90 + a / 2, rule: "90^\\circ + \\frac{A}{2}" },
        { name: "circumcentre", letter: "O", angle: 2 * a, rule: "2A" },
        { name: "orthocentre", letter: "H", angle: 180 - a, rule: "180^\\circ - A" },
      ]);
      const asksForA = random.chance();
      const known = `\\angle B${centre.letter}C`;
      const [given, answer] = asksForA ? [centre.angle, a] : [a, centre.angle];
      const degrees = (amount: number) => num(amount, "°");
      return {
        text: asksForA
          ? `$${centre.letter}$ is the ${centre.name} of an acute-angled triangle $ABC$. If $${known} = ${given}^\\circ$, then find the measure of $\\angle BAC$.`
          : `In an acute-angled triangle $ABC$, $\\angle BAC = ${given}^\\circ$ and $${centre.letter}$ is the ${centre.name}. What is the measure of $${known}$?`,
        answer: degrees(answer),
        distractors: slips(random, degrees(answer), degrees, [
          [asksForA ? 2 * (given - 90) : 90 + given / 2, "using the rule for the incentre"],
          [asksForA ? given / 2 : 2 * given, "using the rule for the circumcentre"],
          [180 - given, "using the rule for the orthocentre"],
          [asksForA ? given - 90 : 180 - given / 2, "forgetting to double or to halve"],
          [asksForA ? 90 - given / 4 : 90 - given / 2, "subtracting from a right angle"],
          [answer + 10, "a slip in the subtraction"],
          [answer - 10, "a slip in the subtraction"],
        ]),
        explanation: [
          `For the ${centre.name}, $${known} = ${centre.rule}$.`,
          asksForA
            ? `So $${centre.rule} = ${given}^\\circ$ gives $A = ${a}^\\circ$.`
            : `With $A = ${a}^\\circ$ this is $${centre.angle}^\\circ$.`,
        ],
        verify: () =>
          centre.letter === "I"
            ? 2 * centre.angle - 180 === a
            : centre.letter === "O"
              ? centre.angle / 2 === a
              : 180 - centre.angle === a,
      };
    },
  }),
];
