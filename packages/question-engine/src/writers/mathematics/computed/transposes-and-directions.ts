import { fraction, num, vector } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";

export const transposesAndDirections = [
  computed({
    name: "entry-of-a-transposed-product",
    topic: "matrices-and-determinants",
    difficulty: "MEDIUM",
    write(random) {
      const entry = () => random.int(-5, 9);
      const [a, b, c, d] = [entry(), entry(), entry(), entry()];
      const [e, f, g, h] = [entry(), entry(), entry(), entry()];
      // (AB)^T has in row 1, column 2 what AB has in row 2, column 1.
      const answer = c * e + d * g;
      const shown = (one: number, two: number, three: number, four: number) =>
        `\\begin{pmatrix} ${one} & ${two} \\\\ ${three} & ${four} \\end{pmatrix}`;
      return {
        text: `If $A = ${shown(a, b, c, d)}$ and $B = ${shown(e, f, g, h)}$, which number stands in row 1, column 2 of $(AB)^T$?`,
        answer: num(answer),
        distractors: [
          wrong(num(a * f + b * h), "forgetting to transpose the product"),
          wrong(num(a * f + c * h), "multiplying $A^T$ by $B$ without exchanging the order"),
          wrong(num(a * e + b * g), "reading row 1, column 1"),
          wrong(num(c * f + d * h), "reading row 2, column 2"),
        ],
        explanation: [
          "Row 1, column 2 of $(AB)^T$ is row 2, column 1 of $AB$.",
          `It is $${c} \\times ${e < 0 ? `(${e})` : e} + ${d < 0 ? `(${d})` : d} \\times ${g < 0 ? `(${g})` : g} = ${answer}$.`,
        ],
        // B^T A^T, row 1, column 2.
        verify: () => {
          const bt = [
            [e, g],
            [f, h],
          ];
          const at = [
            [a, c],
            [b, d],
          ];
          return (bt[0]?.[0] ?? 0) * (at[0]?.[1] ?? 0) + (bt[0]?.[1] ?? 0) * (at[1]?.[1] ?? 0) === answer;
        },
      };
    },
  }),
  computed({
    name: "parameters-of-a-symmetric-or-skew-matrix",
    topic: "matrices-and-determinants",
    difficulty: "EASY",
    write(random) {
      const isSkew = random.chance(0.5);
      const k = random.int(2, 6);
      const x = random.intExcept(-12, 19, 0);
      const shift = random.int(1, 9);
      const mirror = k * x + shift;
      const other = isSkew ? -mirror : mirror;
      const corner = isSkew ? 0 : random.int(1, 9);
      const last = isSkew ? 0 : random.int(-9, 9);
      if (other === 0) return undefined;
      return {
        text: `The matrix $\\begin{pmatrix} ${corner} & ${k}x + ${shift} \\\\ ${other} & ${last} \\end{pmatrix}$ is ${isSkew ? "skew-symmetric" : "symmetric"}. What is $x$?`,
        answer: num(x),
        distractors: [
          wrong(
            fraction(-mirror - shift, k),
            isSkew
              ? "setting the entries equal, as in a symmetric matrix"
              : "giving one entry the opposite sign, as in a skew-symmetric matrix",
          ),
          wrong(num(-x), "losing a sign"),
          wrong(num(mirror), "giving the entry instead of $x$"),
          wrong(num(x + shift), `forgetting to subtract ${shift}`),
          wrong(num(k * x), `forgetting to divide by ${k}`),
        ],
        explanation: [
          isSkew
            ? "In a skew-symmetric matrix, entries that mirror each other in the diagonal have opposite signs."
            : "A symmetric matrix equals its transpose: entries that mirror each other in the diagonal are equal.",
          `So $${k}x + ${shift} = ${mirror}$, and $x = ${x}$.`,
        ],
        satisfies: (amount) => k * amount + shift === (isSkew ? -other : other),
      };
    },
  }),
  computed({
    name: "direction-cosine-of-a-vector",
    topic: "vectors-and-3d",
    difficulty: "EASY",
    write(random) {
      const [length, ...sides] = random.pick([
        [3, 1, 2, 2],
        [7, 2, 3, 6],
        [9, 1, 4, 8],
        [9, 4, 4, 7],
        [11, 2, 6, 9],
        [11, 6, 6, 7],
        [13, 3, 4, 12],
        [15, 2, 5, 14],
        [15, 2, 10, 11],
      ] as const);
      const [x = 1, y = 1, z = 1] = random.shuffle(sides).map((side) => (random.chance(0.4) ? -side : side));
      const at = random.int(0, 2);
      const part = [x, y, z][at] ?? x;
      const axis = ["x", "y", "z"][at];
      const sum = x + y + z;
      return {
        text: `What is the direction cosine of $${vector([x, y, z]).tex}$ with respect to the $${axis}$-axis?`,
        answer: fraction(part, length),
        distractors: [
          wrong(fraction(part, length * length), "dividing by the square of the length"),
          wrong(fraction(-part, length), "changing the sign"),
          ...[x, y, z]
            .filter((other) => Math.abs(other) !== Math.abs(part))
            .flatMap((other) => [
              wrong(fraction(other, length), "taking another axis"),
              wrong(fraction(-other, length), "taking another axis and changing the sign"),
            ]),
          ...(sum === 0 ? [] : [wrong(fraction(part, sum), "dividing by the sum of the components")]),
        ],
        explanation: `The length is $\\sqrt{${x * x} + ${y * y} + ${z * z}} = ${length}$, so the direction cosine is $${fraction(part, length).tex}$.`,
        verify: () => x * x + y * y + z * z === length * length,
      };
    },
  }),
  computed({
    name: "third-direction-angle",
    topic: "vectors-and-3d",
    difficulty: "MEDIUM",
    write(random) {
      const { first, second, third } = random.pick([
        { first: 60, second: 45, third: 60 },
        { first: 45, second: 60, third: 60 },
        { first: 60, second: 60, third: 45 },
        { first: 90, second: 45, third: 45 },
        { first: 45, second: 45, third: 90 },
        { first: 90, second: 60, third: 30 },
        { first: 90, second: 30, third: 60 },
        { first: 30, second: 60, third: 90 },
        { first: 30, second: 90, third: 60 },
        { first: 60, second: 30, third: 90 },
      ]);
      const [one, two, three] = random.shuffle(["x", "y", "z"]);
      return {
        text: `A line makes ${first === second ? `an angle of ${first}° with each of the $${one}$- and $${two}$-axes` : `angles of ${first}° and ${second}° with the $${one}$- and $${two}$-axes`}. Which acute or right angle, in degrees, does it make with the $${three}$-axis?`,
        answer: num(third),
        distractors: [
          ...[30, 45, 60, 90]
            .filter((other) => other !== third)
            .map((other) =>
              wrong(
                num(other),
                other === 90 - third
                  ? "giving the complement of the angle"
                  : other === first || other === second
                    ? "repeating a given angle"
                    : "a slip in one of the squared cosines",
              ),
            ),
          wrong(num(Math.abs(180 - first - second)), "making the angles add up to 180°"),
        ],
        explanation: [
          "The squares of the three direction cosines add up to 1.",
          `$\\cos^2 ${first}^\\circ + \\cos^2 ${second}^\\circ + \\cos^2\\gamma = 1$ gives $\\gamma = ${third}^\\circ$.`,
        ],
        satisfies: (amount) =>
          Math.abs(
            [first, second, amount].reduce((sum, angle) => sum + Math.cos((angle * Math.PI) / 180) ** 2, 0) -
              1,
          ) < 1e-9,
      };
    },
  }),
];
