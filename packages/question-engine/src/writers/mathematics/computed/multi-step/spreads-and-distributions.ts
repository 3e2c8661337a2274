import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { choose, nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { fraction, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const spreadsAndDistributions: WriterList = [
  computed({
    name: "combined-variance-of-two-groups",
    depth: 5,
    topic: "statistics",
    difficulty: "HARD",
    write: patiently((random) => {
      const [n, m] = [random.step(4, 20, 2), random.step(4, 20, 2)];
      const [one, other] = [random.int(4, 20), random.int(4, 20)];
      const [v, w] = [random.int(2, 12), random.int(2, 12)];
      const all = (n * one + m * other) / (n + m);
      const amount = (n * (v + one * one) + m * (w + other * other)) / (n + m) - all * all;
      if (one === other || n === m || v === w || !Number.isInteger(all) || !Number.isInteger(amount))
        return undefined;
      const key = num(amount);
      const within = (n * v + m * w) / (n + m);
      const asWhole = Math.round;
      return {
        text: `Two sets of ${n} and ${m} observations have means ${one} and ${other} and variances ${v} and ${w} respectively. What is the variance of all ${n + m} observations taken together?`,
        answer: key,
        distractors: slips(random, key, num, [
          [asWhole(within), "leaving out the distance between the means"],
          [asWhole((v + w) / 2), "taking the mean of the two variances"],
          [v + w, "adding the variances"],
          [asWhole(within + (one - other) ** 2), "adding the whole square of the distance between the means"],
          [asWhole((v + w) / 2 + (one - other) ** 2 / 4), "taking the sets to be equally large"],
          [asWhole(within + Math.abs(one - other)), "forgetting to square the distance between the means"],
          [asWhole(amount - within), "giving only the part that comes from the means"],
          [amount + all, "a mistake in the square of the mean"],
        ]),
        explanation: [
          `The mean of all is $\\frac{${n} \\times ${one} + ${m} \\times ${other}}{${n + m}} = ${all}$.`,
          `The squares of the observations add up to $${n}(${v} + ${one}^2) + ${m}(${w} + ${other}^2) = ${num(n * (v + one * one) + m * (w + other * other)).tex}$.`,
          `The variance is $\\frac{${num(n * (v + one * one) + m * (w + other * other)).tex}}{${n + m}} - ${all}^2 = ${amount}$.`,
        ],
        verify: () => nearlyEqual(within + (n * m * (one - other) ** 2) / (n + m) ** 2, amount),
      };
    }),
  }),
  computed({
    name: "distribution-with-a-constant-to-find",
    depth: 5,
    chapter: "distributions",
    topic: "probability",
    difficulty: "HARD",
    write: patiently((random) => {
      // c1·k + c2·k² adds up to 1 for k = 1/d.
      const d = random.int(5, 12);
      const squares = [random.int(1, 3), random.int(1, 4)];
      const linearSum = d - sum(squares) / d;
      if (!Number.isInteger(linearSum)) return undefined;
      const first = random.int(1, linearSum - 2);
      const linear = [first, linearSum - first];
      const terms = random.shuffle([
        ...linear.map((size) => ({ size, power: 1 })),
        ...squares.map((size) => ({ size, power: 2 })),
      ]);
      const chance = terms.map(({ size, power }) => (power === 1 ? size * d : size));
      const names = terms.map(({ size, power }) => `${size === 1 ? "" : size}k${power === 2 ? "^2" : ""}`);
      const lowest = random.int(-1, 2);
      const values = range(lowest, lowest + 3);
      const expected = (of: (x: number) => number) =>
        sum(chance.map((part, place) => part * of(values[place] ?? 0)));
      const third = lowest + 2;
      const mean = expected((x) => x);
      const all = d * d;
      const key = fraction(mean, all);
      if (mean <= 0) return undefined;
      return {
        text: `A random variable $X$ takes the values ${list(values.map((x) => num(x).text))} with the probabilities $${names.join("$, $")}$ in this order, where $k > 0$. What is the mean of $X$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          // No mean lies outside the values.
          (
            [
              [fraction(sum(values), 4), "taking the four values to be equally likely"],
              [
                fraction(
                  expected((x) => x - lowest + 1),
                  all,
                ),
                "counting the values from 1",
              ],
              [
                fraction(
                  expected((x) => x * x),
                  all,
                ),
                "finding the mean of $X^2$",
              ],
              [
                fraction(sum(terms.map(({ size }, place) => size * (values[place] ?? 0))), d),
                "taking $k$ for $k^2$",
              ],
              [
                fraction(
                  expected((x) => 2 * lowest + 3 - x),
                  all,
                ),
                "giving the values in reverse order",
              ],
              [fraction(mean - (chance[2] ?? 0) * third, all), `leaving out the value ${third}`],
              [
                fraction(
                  expected((x) => (x > 0 ? 1 : 0)),
                  all,
                ),
                "finding the probability of a value above 0",
              ],
              [fraction(mean + (chance[2] ?? 0) * third, all), `counting the value ${third} twice`],
            ] as const
          ).filter(([{ number = 0 }]) => number > lowest && number < lowest + 3),
        ),
        explanation: [
          `The probabilities add up to 1: $${sum(squares)}k^2 + ${linearSum}k - 1 = 0$, whose positive root is $k = \\frac{1}{${d}}$.`,
          `The probabilities are then $${chance.map((part) => fraction(part, all).tex).join("$, $")}$.`,
          `The mean is $\\sum x\\,P(x) = \\frac{${mean}}{${all}}${fraction(mean, all).tex === `\\frac{${mean}}{${all}}` ? "" : ` = ${key.tex}`}$.`,
        ],
        verify: () => {
          const k = (-linearSum + Math.sqrt(linearSum ** 2 + 4 * sum(squares))) / (2 * sum(squares));
          return nearlyEqual(
            sum(terms.map(({ size, power }, place) => size * k ** power * (lowest + place))),
            key.number ?? 0,
          );
        },
      };
    }),
  }),
  computed({
    name: "variance-of-a-number-drawn",
    depth: 5,
    chapter: "distributions",
    topic: "probability",
    difficulty: "HARD",
    write(random) {
      const [bad, good] = [random.int(2, 5), random.int(3, 9)];
      const drawn = random.int(2, 3);
      const n = bad + good;
      const spread = fraction(drawn * bad * good * (n - drawn), n * n * (n - 1));
      const [thing, fault] = random.pick([
        ["bulbs", "defective"],
        ["apples", "rotten"],
        ["pens", "leaking"],
        ["coins", "counterfeit"],
      ] as const);
      const word = drawn === 2 ? "Two" : "Three";
      return {
        text: `A box holds ${n} ${thing}, of which ${bad} are ${fault}. ${word} ${thing} are drawn at random, one after the other without replacement. If $X$ is the number of ${fault} ${thing} drawn, what is the variance of $X$?`,
        answer: spread,
        distractors: slips(random, spread, num, [
          [fraction(drawn * bad * good, n * n), "drawing with replacement"],
          [fraction(drawn * bad, n), "giving the mean of $X$"],
          [fraction(drawn * bad * good * (n - drawn), n * n * n), `dividing by ${n} instead of ${n - 1}`],
          [fraction(bad * good * (n - drawn), n * n * (n - 1)), "taking the variance of one draw"],
          [fraction(drawn * bad * good, n * (n - 1)), "leaving out the factor for the ones that are left"],
          [
            fraction(drawn * bad * (n - 1 + (drawn - 1) * (bad - 1)), n * (n - 1)),
            "giving the mean of $X^2$ without taking away the square of the mean",
          ],
          [
            fraction(drawn * bad * (n - drawn), n * (n - 1)),
            `leaving out the share of the ones that are not ${fault}`,
          ],
        ]),
        explanation: [
          `$P(X = x) = \\frac{\\binom{${bad}}{x}\\binom{${good}}{${drawn} - x}}{\\binom{${n}}{${drawn}}}$, which gives the mean $E(X) = ${fraction(drawn * bad, n).tex}$.`,
          `$E(X^2) = ${fraction(drawn * bad * (n - 1 + (drawn - 1) * (bad - 1)), n * (n - 1)).tex}$.`,
          `The variance is $E(X^2) - [E(X)]^2 = ${spread.tex}$.`,
        ],
        verify: () => {
          const chance = range(0, drawn).map(
            (x) => (choose(bad, x) * choose(good, drawn - x)) / choose(n, drawn),
          );
          const moment = (power: number) => sum(chance.map((part, x) => part * x ** power));
          return nearlyEqual(moment(2) - moment(1) ** 2, spread.number ?? 0);
        },
      };
    },
  }),
];
