import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const identities: WriterList = [
  computed({
    name: "three-cubes-less-three-products",
    depth: 2,
    topic: "polynomials",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [a, b, c] = [random.int(2, 9), random.int(1, 9), random.int(1, 7)];
      if (new Set([a, b, c]).size < 3) return undefined;
      const [sum, pairs, squares] = [a + b + c, a * b + b * c + c * a, a * a + b * b + c * c];
      const answer = sum * (squares - pairs);
      const bySquares = random.chance();
      const given = bySquares ? `a^2 + b^2 + c^2 = ${squares}` : `ab + bc + ca = ${pairs}`;
      return {
        text: `If $a + b + c = ${sum}$ and $${given}$, then what is the value of $a^3 + b^3 + c^3 - 3abc$?`,
        answer: num(answer),
        distractors: slips(random, num(answer), num, [
          [sum * (squares + pairs), "adding the products instead of subtracting them"],
          [sum * (sum * sum - 2 * pairs), "subtracting the products of the pairs only twice in all"],
          [
            sum * (sum * sum - pairs),
            "subtracting the products of the pairs once from the square of the sum",
          ],
          [sum ** 3 - 3 * pairs, "subtracting the products from the cube of the sum"],
          [squares - pairs, "forgetting the factor $a + b + c$"],
          [answer + sum, "a slip of 1 in the bracket"],
          [answer - sum, "a slip of 1 in the bracket"],
        ]),
        explanation: [
          "The identity is $a^3 + b^3 + c^3 - 3abc = (a + b + c)(a^2 + b^2 + c^2 - ab - bc - ca)$.",
          bySquares
            ? `From $(a + b + c)^2 = a^2 + b^2 + c^2 + 2(ab + bc + ca)$ the products add up to $\\frac{${sum ** 2} - ${squares}}{2} = ${pairs}$.`
            : `The squares add up to $${sum}^2 - 2 \\times ${pairs} = ${squares}$.`,
          `So the value is $${sum} \\times (${squares} - ${pairs}) = ${answer}$.`,
        ],
        verify: () => a ** 3 + b ** 3 + c ** 3 - 3 * a * b * c === answer,
      };
    }),
  }),
  computed({
    name: "higher-power-from-a-quadratic",
    topic: "polynomials",
    difficulty: "HARD",
    write(random) {
      const k = random.int(3, 7);
      const [two, three] = [k * k - 2, k ** 3 - 3 * k];
      const power = random.pick([5, 6]);
      const answer = power === 5 ? two * three - k : three * three - 2;
      return {
        text: `If $x^2 - ${k}x + 1 = 0$ and $x \\ne 0$, then find the value of $x^${power} + \\frac{1}{x^${power}}$.`,
        answer: num(answer),
        distractors: slips(random, num(answer), num, [
          [power === 5 ? two * three : three * three, "forgetting the term that is left over in the product"],
          [power === 5 ? two * three + k : three * three + 2, "adding the term that is left over"],
          [k ** power, "raising $x + \\frac{1}{x}$ to the power"],
          [
            power === 5 ? (k * k + 2) * three - k : (k ** 3 + 3 * k) ** 2 - 2,
            "a wrong sign in one of the smaller powers",
          ],
          [
            power === 5 ? two * (k ** 3 - k) - k : (k ** 3 - k) ** 2 - 2,
            `a wrong multiple of $${k}$ in the third power`,
          ],
          [answer - k, "taking the left-over term off twice"],
        ]),
        explanation: [
          `Dividing by $x$, $x + \\frac{1}{x} = ${k}$.`,
          `Then $x^2 + \\frac{1}{x^2} = ${k}^2 - 2 = ${two}$ and $x^3 + \\frac{1}{x^3} = ${k}^3 - 3 \\times ${k} = ${three}$.`,
          power === 5
            ? `Their product is $x^5 + \\frac{1}{x^5} + x + \\frac{1}{x}$, so the value is $${two} \\times ${three} - ${k} = ${num(answer).tex}$.`
            : `Squaring the last, the value is $${three}^2 - 2 = ${num(answer).tex}$.`,
        ],
        verify: () => {
          const x = (k + Math.sqrt(k * k - 4)) / 2;
          return Math.abs(x ** power + x ** -power - answer) < 1e-4;
        },
      };
    },
  }),
];
