import { slips } from "../../../../kit/slips.ts";
import { range, roundTo } from "../../../../numbers/arithmetic.ts";
import { fixed } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

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
    form: "college",
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
        text: `A continuous random variable $X$ has the probability density $f(x) = k${shown}$ for $0 \\le x \\le ${end}$ and $f(x) = 0$ elsewhere, where $k$ is a constant. What is the variance of $X$, to two decimals?`,
        answer: key,
        distractors: slips(
          random,
          key,
          two,
          (
            [
              [Math.sqrt(variance), "giving the standard deviation"],
              [square, "forgetting to subtract the square of the mean"],
              [mean, "giving the mean"],
              [(end * end) / 12, "taking the distribution to be uniform"],
              [square - mean, "subtracting the mean without squaring it"],
              [variance / k, "leaving out the constant"],
              [variance * 2, "an arithmetic slip"],
              [variance / 2, "an arithmetic slip in the second moment"],
            ] as const
          )
            // No variance is more than a quarter of the square of the range.
            .filter(([amount]) => amount < (end * end) / 4),
        ),
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
    form: "college",
    topic: "probability",
    difficulty: "HARD",
    write(random) {
      const heads = random.pick([20, 25, 30, 35, 40, 45, 55, 60, 65, 70, 75, 80]) / 100;
      const isHeads = random.chance();
      const [face, other] = isHeads ? ["heads", "tails"] : ["tails", "heads"];
      const p = roundTo(isHeads ? heads : 1 - heads, 2);
      const isThree = p > 0.35 && random.chance(0.4);
      /** The expected wait for a run of two or three, each with the chance q. */
      const wait = (q: number) => (isThree ? (1 + q + q * q) / q ** 3 : (1 + q) / (q * q));
      const length = isThree ? 3 : 2;
      const expected = wait(p);
      const key = two(expected);
      const [q, count] = [roundTo(1 - p, 2), isThree ? "three" : "two"];
      return {
        text: `A coin shows heads with probability $${heads}$, independently in each toss. It is tossed until ${count} consecutive ${face} appear. What is the expected number of tosses, to two decimals?`,
        answer: key,
        distractors: slips(random, key, two, [
          [1 / p ** length, `taking one over the probability of ${count} ${face} in ${count} tosses`],
          [length / p, `waiting for ${count} ${face} that need not follow each other`],
          [length / p ** length, `tossing in separate groups of ${count}`],
          [wait(1 - p), `waiting for ${count} ${other}`],
          [wait(0.5), "taking the coin to be fair"],
          [1 / p + length - 1, "forgetting that the other side throws one back to the start"],
        ]),
        explanation: [
          `Let $E_k$ be the expected number of further tosses after a run of $k$ ${face}. Then $E_k = 1 + ${p}E_{k+1} + ${q}E_0$, and $E_{${length}} = 0$.`,
          `Putting one equation into the other gives $E_0 = \\frac{1 + ${p}${isThree ? ` + ${p}^2` : ""}}{${p}^${length}} = ${roundTo(expected, 2).toFixed(2)}$.`,
        ],
        verify() {
          // The sum over all numbers of tosses of the chance that it is not over yet, by the run so far.
          let [runs, sum] = [[1, ...range(2, length).map(() => 0)], 0];
          for (let toss = 0; toss < 5000; toss++) {
            const open = runs.reduce((all, chance) => all + chance, 0);
            sum += open;
            runs = [open * (1 - p), ...runs.slice(0, -1).map((chance) => chance * p)];
          }
          return Math.abs(sum - expected) < 1e-6;
        },
      };
    },
  }),
  computed({
    name: "poisson-arrivals-in-a-time",
    form: "college",
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
        text: `Requests reach a server as a Poisson process with a mean of ${perHour} per hour. What is the probability that more than ${most === 1 ? "one request arrives" : "two requests arrive"} within ${minutes} minutes, to two decimals?`,
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
