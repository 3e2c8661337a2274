import { whoseNumber } from "../../../kit/amounts.ts";
import { fraction, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";

export const subsetsAndConics = [
  computed({
    name: "subsets-of-a-finite-set",
    topic: "sets-and-functions",
    difficulty: "EASY",
    write(random) {
      const size = random.int(3, 8);
      const start = random.int(1, 30);
      const step = random.int(1, 5);
      const elements = Array.from({ length: size }, (_, at) => start + at * step);
      const isProper = random.chance(0.5);
      const all = 2 ** size;
      const answer = isProper ? all - 1 : all;
      return {
        text: `How many ${isProper ? "proper subsets" : "subsets"} does the set $\\{${elements.join(", ")}\\}$ have?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(isProper ? all : all - 1),
            isProper ? "counting the set itself" : "leaving out the set itself",
          ),
          wrong(num(size * size), `squaring ${size} instead of raising 2 to the power`),
          wrong(num(2 * size), `doubling ${size} instead of raising 2 to the power`),
          wrong(num(2 ** (size - 1)), "deciding about one element too few"),
        ],
        explanation: [
          `Each of the ${size} elements is in a subset or not, which gives $2^{${size}} = ${all}$ subsets.`,
          isProper
            ? `All but the set itself are proper: $${all} - 1 = ${answer}$.`
            : `So there are ${answer}.`,
        ],
        verify: () => {
          let count = 0;
          for (let mask = 0; mask < 1 << size; mask++) if (!isProper || mask !== (1 << size) - 1) count++;
          return count === answer;
        },
      };
    },
  }),
  computed({
    name: "subsets-that-hold-given-elements",
    topic: "sets-and-functions",
    difficulty: "MEDIUM",
    write(random) {
      const size = random.int(5, 9);
      const start = random.int(1, 20);
      const elements = Array.from({ length: size }, (_, at) => start + at);
      const [kept, left] = random.sample(elements, 2);
      const form = random.pick(["holds", "holds-not", "both"] as const);
      const free = form === "both" ? size - 2 : size - 1;
      const answer = 2 ** free;
      const asked = {
        holds: `contain the element ${kept}`,
        "holds-not": `do not contain the element ${kept}`,
        both: `contain the element ${kept} but not ${left}`,
      }[form];
      return {
        text: `How many subsets of $\\{${elements.join(", ")}\\}$ ${asked}?`,
        answer: num(answer),
        distractors: [
          wrong(num(2 ** size), "counting all subsets"),
          wrong(num(2 ** (free + (form === "both" ? 1 : -1))), "fixing the wrong number of elements"),
          wrong(num(2 ** size - answer), "counting the subsets that are not asked for"),
          wrong(num(answer - 1), "leaving out one subset"),
        ],
        explanation: [
          `${form === "both" ? "Two elements are" : "One element is"} decided, and the other ${free} may be in the subset or not.`,
          `That gives $2^{${free}} = ${answer}$ subsets.`,
        ],
        verify: () => {
          let count = 0;
          for (let mask = 0; mask < 1 << size; mask++) {
            const holds = (element = 0) => (mask >> (element - start)) % 2 === 1;
            const fits = { holds: holds(kept), "holds-not": !holds(kept), both: holds(kept) && !holds(left) }[
              form
            ];
            if (fits) count++;
          }
          return count === answer;
        },
      };
    },
  }),
  computed({
    name: "ellipse-axes-and-foci",
    topic: "conic-sections",
    difficulty: "EASY",
    write(random) {
      const [c, b, a] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [5, 12, 13],
        [12, 5, 13],
        [6, 8, 10],
        [8, 6, 10],
        [8, 15, 17],
        [15, 8, 17],
        [7, 24, 25],
        [24, 7, 25],
        [9, 12, 15],
        [12, 9, 15],
      ] as const);
      const isUpright = random.chance(0.5);
      const asksFoci = random.chance(0.5);
      const [underX, underY] = isUpright ? [b * b, a * a] : [a * a, b * b];
      const answer = asksFoci ? 2 * c : 2 * a;
      return {
        text: `For the ellipse $\\dfrac{x^2}{${underX}} + \\dfrac{y^2}{${underY}} = 1$, what is ${asksFoci ? "the distance between its foci" : "the length of its major axis"}?`,
        answer: num(answer),
        distractors: [
          wrong(num(answer / 2), asksFoci ? "giving the distance from the centre" : "giving the semi-axis"),
          wrong(num(2 * b), "using the minor axis"),
          wrong(
            num(asksFoci ? 2 * a : 2 * c),
            asksFoci ? "giving the major axis" : "giving the distance between the foci",
          ),
          wrong(num(a + b), "adding the semi-axes"),
        ],
        explanation: [
          `The larger denominator is $a^2 = ${a * a}$, so $a = ${a}$; the other is $b^2 = ${b * b}$.`,
          asksFoci
            ? `$c = \\sqrt{a^2 - b^2} = \\sqrt{${a * a - b * b}} = ${c}$, and the foci are $2c = ${answer}$ apart.`
            : `The major axis is $2a = ${answer}$.`,
        ],
        verify: () => c * c + b * b === a * a,
      };
    },
  }),
  computed({
    name: "ellipse-eccentricity-and-latus-rectum",
    topic: "conic-sections",
    difficulty: "MEDIUM",
    write(random) {
      const [c, b, a] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [5, 12, 13],
        [12, 5, 13],
        [8, 15, 17],
        [15, 8, 17],
        [7, 24, 25],
        [24, 7, 25],
        [20, 21, 29],
        [21, 20, 29],
      ] as const);
      const asksEccentricity = random.chance(0.5);
      const text = `For the ellipse $\\dfrac{x^2}{${a * a}} + \\dfrac{y^2}{${b * b}} = 1$, what is the ${asksEccentricity ? "eccentricity" : "length of the latus rectum"}?`;
      return asksEccentricity
        ? {
            text,
            answer: fraction(c, a),
            distractors: [
              wrong(fraction(b, a), "dividing $b$ by $a$"),
              wrong(fraction(c, b), "dividing $c$ by $b$"),
              wrong(fraction(c * c, a * a), "forgetting the square root"),
              wrong(fraction(b * b, a * a), "dividing $b$ by $a$ and forgetting the square root"),
              wrong(fraction(b, c), "dividing $b$ by $c$"),
              wrong(fraction(a - b, a), "subtracting the axes without squaring them"),
            ].filter(whoseNumber((number) => number < 1)),
            explanation: `$a = ${a}$, $b = ${b}$ and $c = \\sqrt{${a * a} - ${b * b}} = ${c}$, so $e = \\frac{c}{a} = ${fraction(c, a).tex}$.`,
            verify: () => Math.abs((c / a) ** 2 - (1 - (b * b) / (a * a))) < 1e-12,
          }
        : {
            text,
            answer: fraction(2 * b * b, a),
            distractors: [
              wrong(fraction(b * b, a), "taking half of it"),
              wrong(fraction(2 * a * a, b), "exchanging $a$ and $b$"),
              wrong(fraction(2 * b, a), "forgetting to square $b$"),
              wrong(num(2 * b), "giving the minor axis"),
            ],
            explanation: `$a = ${a}$ and $b = ${b}$, so the latus rectum is $\\frac{2b^2}{a} = ${fraction(2 * b * b, a).tex}$.`,
            // The ordinate at the focus, twice.
            verify: () => Math.abs(2 * b * Math.sqrt(1 - (c * c) / (a * a)) - (2 * b * b) / a) < 1e-9,
          };
    },
  }),
  computed({
    name: "hyperbola-eccentricity-and-foci",
    topic: "conic-sections",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b, c] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [5, 12, 13],
        [12, 5, 13],
        [8, 15, 17],
        [15, 8, 17],
        [7, 24, 25],
        [24, 7, 25],
        [20, 21, 29],
        [21, 20, 29],
      ] as const);
      const asked = random.pick(["eccentricity", "foci", "slope"] as const);
      const curve = `$\\dfrac{x^2}{${a * a}} - \\dfrac{y^2}{${b * b}} = 1$`;
      const given = `$a = ${a}$, $b = ${b}$ and $c = \\sqrt{${a * a} + ${b * b}} = ${c}$`;
      if (asked === "foci")
        return {
          text: `How far apart are the foci of the hyperbola ${curve}?`,
          answer: num(2 * c),
          distractors: [
            wrong(num(c), "giving the distance from the centre"),
            wrong(num(2 * a), "giving the distance between the vertices"),
            wrong(num(2 * b), "giving the conjugate axis"),
            wrong(num(a + b), "adding $a$ and $b$"),
          ],
          explanation: `${given}; the foci are $2c = ${2 * c}$ apart.`,
          verify: () => a * a + b * b === c * c,
        };
      const isSlope = asked === "slope";
      const answer = isSlope ? fraction(b, a) : fraction(c, a);
      return {
        text: isSlope
          ? `What is the positive slope of an asymptote of the hyperbola ${curve}?`
          : `What is the eccentricity of the hyperbola ${curve}?`,
        answer,
        distractors: [
          wrong(
            isSlope ? fraction(c, a) : fraction(b, a),
            isSlope ? "giving the eccentricity" : "giving the slope of an asymptote",
          ),
          wrong(isSlope ? fraction(a, b) : fraction(a, c), "inverting the ratio"),
          wrong(fraction(c, b), "dividing $c$ by $b$"),
          wrong(isSlope ? fraction(b * b, a * a) : fraction(c * c, a * a), "forgetting the square root"),
          wrong(fraction(c * c, b * b), "dividing $c^2$ by $b^2$"),
          wrong(fraction(a + b, a), "adding $a$ and $b$ for the distance of a focus"),
          wrong(fraction(a, b), "dividing $a$ by $b$"),
        ].filter(whoseNumber((number) => isSlope || number > 1)),
        explanation: isSlope
          ? `${given}; the asymptotes are $y = \\pm\\frac{b}{a}x$, with the slope $${fraction(b, a).tex}$.`
          : `${given}; the eccentricity is $\\frac{c}{a} = ${fraction(c, a).tex}$.`,
        verify: () => a * a + b * b === c * c,
      };
    },
  }),
];
