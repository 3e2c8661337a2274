import { range, roundTo } from "../../../../arithmetic.ts";
import { computed } from "../../../../computed.ts";
import { slips } from "../../../../kit/slips.ts";
import { fixed } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";

const PLACES = "(rounded off to two decimal places)";
const two = (value: number) => fixed(value, 2);

/** By many thin strips. */
function area(height: (x: number) => number, from: number, to: number): number {
  const strips = 4000;
  const width = (to - from) / strips;
  return range(0, strips - 1).reduce((sum, strip) => sum + height(from + (strip + 0.5) * width) * width, 0);
}

export const randomVariables: WriterList = [
  computed({
    name: "variance-of-a-density",
    topic: "probability",
    difficulty: "HARD",
    write(random) {
      const power = random.int(1, 3);
      const end = random.int(2, 6);
      const mean = (end * (power + 1)) / (power + 2);
      const square = (end * end * (power + 1)) / (power + 3);
      const variance = square - mean * mean;
      const key = two(variance);
      const shown = power === 1 ? "x" : `x^{${power}}`;
      const k = (power + 1) / end ** (power + 1);
      return {
        text: `A continuous random variable $X$ has the probability density $f(x) = k${shown}$ for $0 \\le x \\le ${end}$ and $f(x) = 0$ elsewhere, where $k$ is a constant. The variance of $X$ is ________ ${PLACES}.`,
        answer: key,
        distractors: slips(random, key, two, [
          [Math.sqrt(variance), "giving the standard deviation"],
          [square, "forgetting to subtract the square of the mean"],
          [mean, "giving the mean"],
          [(end * end) / 12, "taking the distribution to be uniform"],
          [square - mean, "subtracting the mean without squaring it"],
          [variance / k, "leaving out the constant"],
          [variance * 2, "an arithmetic slip"],
          [variance / 2, "an arithmetic slip in the second moment"],
        ]),
        explanation: [
          `The area under the density is 1, so $k = \\frac{${power + 1}}{${end}^{${power + 1}}}$.`,
          `Then $E(X) = \\frac{${power + 1}}{${power + 2}} \\times ${end} = ${roundTo(mean, 4)}$ and $E(X^2) = \\frac{${power + 1}}{${power + 3}} \\times ${end}^2 = ${roundTo(square, 4)}$.`,
          `The variance is $${roundTo(square, 4)} - ${roundTo(mean, 4)}^2 = ${roundTo(variance, 2).toFixed(2)}$.`,
        ],
        verify: () => Math.abs(area((x) => k * x ** power * (x - mean) ** 2, 0, end) - variance) < 1e-4,
      };
    },
  }),
  computed({
    name: "tosses-until-a-run-of-heads",
    topic: "probability",
    difficulty: "HARD",
    write(random) {
      const p = random.pick([0.2, 0.25, 0.3, 0.4, 0.6, 0.7, 0.75, 0.8]);
      const expected = (1 + p) / (p * p);
      const key = two(expected);
      return {
        text: `A coin shows heads with the probability $${p}$, independently in each toss. It is tossed until heads come twice in a row. The expected number of tosses is ________ ${PLACES}.`,
        answer: key,
        distractors: slips(random, key, two, [
          [1 / (p * p), "dividing into pairs of tosses, or taking one over the chance of two heads"],
          [2 / p, "waiting for two heads that need not follow each other"],
          [2 / (p * p), "tossing in separate pairs"],
          [(1 + (1 - p)) / (1 - p) ** 2, "waiting for two tails"],
          [6, "taking the coin to be fair"],
          [1 / p + 1, "forgetting that a tail throws one back to the start"],
        ]),
        explanation: [
          `Let $E$ be the expected number from the start and $F$ that after one head. Then $E = 1 + ${p}F + ${roundTo(1 - p, 2)}E$ and $F = 1 + ${roundTo(1 - p, 2)}E$.`,
          `Putting $F$ into the first equation gives $E = \\frac{1 + ${p}}{${p}^2} = ${roundTo(expected, 2).toFixed(2)}$.`,
        ],
        verify() {
          // The sum over all numbers of tosses of the chance that it is not over yet.
          let [fresh, after, sum] = [1, 0, 0];
          for (let toss = 0; toss < 5000; toss++) {
            sum += fresh + after;
            [fresh, after] = [(fresh + after) * (1 - p), fresh * p];
          }
          return Math.abs(sum - expected) < 1e-6;
        },
      };
    },
  }),
  computed({
    name: "poisson-arrivals-in-a-time",
    topic: "probability",
    difficulty: "HARD",
    write(random) {
      const perHour = random.pick([6, 9, 12, 15, 18, 20, 24, 30]);
      const minutes = random.pick([5, 6, 8, 10, 12]);
      const mean = (perHour * minutes) / 60;
      const most = random.int(1, 2);
      if (mean < 0.8 || mean > 3) return undefined;
      const chances = range(0, 4).map(
        (k) => (Math.exp(-mean) * mean ** k) / range(1, k).reduce((f, n) => f * n, 1),
      );
      const upTo = (k: number) => chances.slice(0, k + 1).reduce((sum, each) => sum + each, 0);
      const answer = 1 - upTo(most);
      const key = two(answer);
      return {
        text: `Requests reach a server as a Poisson process with a mean of ${perHour} per hour. The probability that more than ${most === 1 ? "one request arrives" : "two requests arrive"} within ${minutes} minutes is ________ ${PLACES}.`,
        answer: key,
        distractors: slips(random, key, two, [
          [upTo(most), "giving the probability of the complement"],
          [1 - upTo(most - 1), `counting ${most === 1 ? "one request" : "two requests"} as well`],
          [1 - upTo(most + 1), "leaving out a case that counts"],
          [chances[most + 1] ?? 0, `counting only the case of exactly ${most + 1}`],
          [chances[most] ?? 0, `giving the probability of exactly ${most}`],
          [1 - Math.exp(-mean) * mean, "leaving out the case of no request"],
        ]),
        explanation: [
          `In ${minutes} minutes $\\lambda = ${perHour} \\times \\frac{${minutes}}{60} = ${roundTo(mean, 3)}$ is the mean number of requests.`,
          `The probability of at most ${most === 1 ? "one" : "two"} is $e^{-${roundTo(mean, 3)}}\\left(1 + ${roundTo(mean, 3)}${most === 2 ? ` + \\frac{${roundTo(mean, 3)}^2}{2}` : ""}\\right) = ${roundTo(upTo(most), 4)}$.`,
          `So the answer is $1 - ${roundTo(upTo(most), 4)} = ${roundTo(answer, 2).toFixed(2)}$.`,
        ],
      };
    },
  }),
];
