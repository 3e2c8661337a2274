import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { fraction } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const spectralLines: WriterList = [
  computed({
    name: "spectral-lines-and-wavelengths",
    depth: 3,
    topic: "modern-physics",
    difficulty: "HARD",
    write(random) {
      const lower = random.int(1, 3);
      const upper = lower + random.int(1, 3);
      const other = random.int(1, 3);
      const otherUpper = other + random.int(1, 3);
      if (lower === other && upper === otherUpper) return undefined;
      const term = (low: number, up: number) => [up * up - low * low, low * low * up * up] as const;
      const [a, b] = term(lower, upper);
      const [c, d] = term(other, otherUpper);
      // λ1/λ2 = (c/d)/(a/b)
      const answer = fraction(c * b, d * a);
      return {
        text: `In the spectrum of hydrogen, what is the ratio of the wavelength of the line $n = ${upper} \\to ${lower}$ to that of the line $n = ${otherUpper} \\to ${other}$?`,
        answer,
        distractors: [
          wrong(fraction(a * d, b * c), "taking the ratio of the energies instead of the wavelengths"),
          wrong(
            fraction((otherUpper - other) * lower * upper, other * otherUpper * (upper - lower)),
            "forgetting to square the quantum numbers",
          ),
          wrong(
            fraction(upper * upper - lower * lower, otherUpper * otherUpper - other * other),
            "using the differences of the squares",
          ),
          wrong(
            fraction(lower * lower, other * other),
            "comparing the squares of the lower quantum numbers only",
          ),
          wrong(
            fraction(upper * upper, otherUpper * otherUpper),
            "comparing the squares of the upper quantum numbers only",
          ),
        ],
        explanation: [
          `$\\frac{1}{\\lambda} = R\\left(\\frac{1}{n_1^2} - \\frac{1}{n_2^2}\\right)$.`,
          `First line: $\\frac{1}{\\lambda} = ${fraction(a, b).tex}R$; second line: $\\frac{1}{\\lambda} = ${fraction(c, d).tex}R$.`,
          `$\\frac{\\lambda_1}{\\lambda_2} = ${fraction(c, d).tex} \\div ${fraction(a, b).tex} = ${answer.tex}$.`,
        ],
        verify() {
          const wave = (low: number, up: number) => 1 / (1 / low ** 2 - 1 / up ** 2);
          return nearlyEqual(wave(lower, upper) / wave(other, otherUpper), answer.number ?? 0);
        },
      };
    },
  }),
];
