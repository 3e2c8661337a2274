import { mean, nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num, surd } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list, ordinal } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const variance = (data: readonly number[]) => mean(data.map((x) => x * x)) - mean(data) ** 2;
const middle = (data: readonly number[]) => {
  const sorted = [...data].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
};

export const statistics: WriterList = [
  computed({
    name: "median-of-unsorted-data",
    topic: "statistics",
    difficulty: "EASY",
    write(random) {
      const n = random.pick([7, 8, 9, 10]);
      const low = random.int(5, 40);
      const data = random.sample(range(low, low + 30), n);
      const answer = middle(data);
      const half = Math.floor(n / 2);
      const unsorted = n % 2 ? (data[half] ?? 0) : ((data[half - 1] ?? 0) + (data[half] ?? 0)) / 2;
      const sorted = [...data].sort((a, b) => a - b);
      const subject = random.pick([
        "The marks of some students are",
        "The runs of a batter in successive innings are",
        "The ages of the members of a club are",
        "The daily sales of a shop (in units) are",
      ]);
      return {
        text: `${subject} ${list(data)}. What is their median?`,
        answer: num(answer),
        distractors: [
          wrong(num(unsorted), "taking the middle of the list without sorting it first"),
          wrong(num(sorted[half - 1] ?? 0), "taking the value one place below the middle"),
          wrong(num(sorted[n % 2 ? half + 1 : half] ?? 0), "taking the value one place above the middle"),
          // A decimal would be conspicuous among whole numbers.
          wrong(
            num(Number.isInteger(answer) ? Math.round(mean(data)) : mean(data), undefined, 1),
            "finding the mean instead, and rounding it",
          ),
        ],
        explanation: [
          `In order: ${list(sorted)}.`,
          n % 2
            ? `The middle one of ${n} values is the ${ordinal(half + 1)}: ${num(answer)}.`
            : `With ${n} values the median is the mean of the ${ordinal(half)} and the ${ordinal(half + 1)}: $\\frac{${sorted[half - 1]} + ${sorted[half]}}{2} = ${num(answer).tex}$.`,
        ],
        verify: () => data.filter((x) => x < answer).length === data.filter((x) => x > answer).length,
      };
    },
  }),
  computed({
    name: "mean-with-one-unknown-value",
    topic: "statistics",
    difficulty: "EASY",
    write(random) {
      const n = random.int(5, 7);
      const data = range(1, n - 1).map(() => random.int(8, 60));
      const unknown = random.int(10, 70);
      const total = sum(data) + unknown;
      if (total % n !== 0) return undefined;
      const average = total / n;
      return {
        text: `The mean of the ${n} numbers ${list([...data, "$x$"])} is ${average}. What is the value of $x$?`,
        answer: num(unknown),
        distractors: [
          wrong(
            num(Math.abs(average * (n - 1) - sum(data))),
            `multiplying the mean by ${n - 1} instead of ${n}`,
          ),
          wrong(num(average), "thinking that the missing number equals the mean"),
          wrong(num(Math.abs(2 * average - (data.at(-1) ?? 0))), "balancing only the last known number"),
          wrong(num(Math.round(sum(data) / (n - 1))), "giving the mean of the known numbers"),
        ],
        explanation: [
          `The total is $${n} \\times ${average} = ${total}$.`,
          `The known numbers add up to ${sum(data)}, so $x = ${total} - ${sum(data)} = ${unknown}$.`,
        ],
        satisfies: (x) => nearlyEqual(mean([...data, x]), average),
      };
    },
  }),
  computed({
    name: "variance-under-a-linear-change",
    chapter: "deviation",
    topic: "statistics",
    difficulty: "MEDIUM",
    write(random) {
      const sd = random.int(2, 9);
      const average = random.int(10, 40);
      const a = random.intExcept(-4, 5, 0, 1, -1);
      const b = random.intExcept(-9, 12, 0);
      const ask = random.pick(["variance", "standard deviation"] as const);
      const given = random.pick(["variance", "standard deviation"] as const);
      const value = ask === "variance" ? a * a * sd * sd : Math.abs(a) * sd;
      const shown = given === "variance" ? sd * sd : sd;
      return {
        text: `A set of observations has the mean ${average} and the ${given} ${shown}. Every observation $x$ is replaced by $${a}x ${b < 0 ? "-" : "+"} ${Math.abs(b)}$. What is the ${ask} of the new observations?`,
        answer: num(value),
        distractors: [
          wrong(
            num(ask === "variance" ? Math.abs(a) * sd * sd : a * a * sd),
            ask === "variance"
              ? "multiplying the variance by the factor without squaring it"
              : "squaring the factor, which belongs to the variance",
          ),
          wrong(num(value + b), "adding the constant, which does not change the spread"),
          wrong(
            num(ask === "variance" ? Math.abs(a) * sd : a * a * sd * sd),
            `giving the ${ask === "variance" ? "standard deviation" : "variance"}`,
          ),
          wrong(num(ask === "variance" ? sd * sd : sd), "leaving the spread unchanged"),
          wrong(num(a * average + b), "giving the new mean"),
        ].filter(({ value: v }) => typeof v !== "string" && (v.number ?? 0) > 0),
        explanation: [
          `Adding ${num(b)} shifts all the observations and does not change their spread; multiplying by ${num(a)} multiplies the standard deviation by ${Math.abs(a)} and the variance by ${a * a}.`,
          ask === "variance"
            ? `The old variance is ${sd * sd}, so the new one is $${a * a} \\times ${sd * sd} = ${value}$.`
            : `The old standard deviation is ${sd}, so the new one is $${Math.abs(a)} \\times ${sd} = ${value}$.`,
        ],
        verify() {
          const changed = [average - sd, average + sd].map((x) => a * x + b);
          return nearlyEqual(ask === "variance" ? variance(changed) : Math.sqrt(variance(changed)), value);
        },
      };
    },
  }),
  computed({
    name: "combined-mean-of-two-groups",
    topic: "statistics",
    difficulty: "MEDIUM",
    write(random) {
      const [m, n] = [random.step(10, 60, 5), random.step(10, 60, 5)];
      const [a, b] = [random.int(24, 58), random.int(24, 58)];
      const total = m * a + n * b;
      const all = total / (m + n);
      if (m === n || Math.abs(a - b) < 4 || !Number.isInteger(all * 2)) return undefined;
      const ask = random.pick(["all", "other", "size"] as const);
      const [one, two, what] = random.pick([
        ["girls", "boys", "score"],
        ["weavers", "spinners", "age in years"],
        ["officers", "clerks", "age in years"],
        ["left-handers", "right-handers", "score"],
      ] as const);
      const where = what === "score" ? " in a test" : "";
      /** The mean of all lies between the two means. */
      const isBetween = (amount: number) =>
        ask !== "all" || (amount > Math.min(a, b) && amount < Math.max(a, b));
      if (ask === "size")
        return {
          text: `The mean ${what} of the ${one} of a group${where} is ${a} and that of the ${two} is ${b}; the mean of all of them together is ${num(all)}. If there are ${n} ${two}, how many ${one} are there?`,
          answer: num(m),
          distractors: [
            wrong(num(n), "thinking that the two groups are of one size"),
            wrong(
              num((n * Math.abs(a - all)) / Math.abs(all - b)),
              "using the ratio of the deviations the wrong way round",
            ),
            wrong(num(m + n), "giving the size of the whole group"),
            wrong(num(Math.round((n * a) / b)), "taking the sizes in the ratio of the means"),
          ].filter(({ value }) => typeof value === "string" || Number.isInteger(value.number)),
          explanation: [
            `Let there be $k$ ${one}: $${a}k + ${b} \\times ${n} = ${num(all).tex}(k + ${n})$.`,
            `So $k(${a} - ${num(all).tex}) = ${n}(${num(all).tex} - ${b})$ and $k = ${m}$.`,
          ],
          satisfies: (k: number) => nearlyEqual((k * a + n * b) / (k + n), all),
        };
      return {
        text:
          ask === "all"
            ? `The mean ${what} of ${m} ${one}${where} is ${a}, and that of ${n} ${two} is ${b}. What is the mean of all ${m + n} together?`
            : `The mean ${what} of ${m + n} people${where} is ${num(all)}. The mean of the ${m} ${one} among them is ${a}. What is the mean of the remaining ${n}?`,
        answer: num(ask === "all" ? all : b),
        distractors: [
          ask === "all"
            ? wrong(num((a + b) / 2), "taking the plain average of the two means")
            : wrong(num(2 * all - a), "balancing the two means as if the groups were of one size"),
          ask === "all"
            ? wrong(num((m * b + n * a) / (m + n)), "weighting each mean with the size of the other group")
            : wrong(num(all - (n * (a - all)) / m), "weighting with the sizes exchanged"),
          ask === "all"
            ? wrong(num((all + a) / 2), `giving the ${one} too much weight`)
            : wrong(num(all - (m * (a - all)) / (m + n)), "dividing by the number of all"),
          ask === "all"
            ? wrong(num((all + b) / 2), `giving the ${two} too much weight`)
            : wrong(num(all + (all - a) / 2), "moving away from the mean of all by half the distance"),
          wrong(num((ask === "all" ? all : b) + 1), "a slip in adding up"),
          wrong(num((ask === "all" ? all : b) - 1), "a slip in dividing"),
        ].filter(
          ({ value }) =>
            typeof value === "string" || (isNeat((value.number ?? 0) * 2) && isBetween(value.number ?? 0)),
        ),
        explanation:
          ask === "all"
            ? [
                `The totals are $${m} \\times ${a} = ${m * a}$ and $${n} \\times ${b} = ${n * b}$.`,
                `The mean of all is $\\frac{${m * a} + ${n * b}}{${m + n}} = ${num(all).tex}$.`,
              ]
            : [
                `The total is $${m + n} \\times ${num(all).tex} = ${total}$, and the ${one} account for $${m} \\times ${a} = ${m * a}$.`,
                `The mean of the rest is $\\frac{${total} - ${m * a}}{${n}} = ${b}$.`,
              ],
        verify: () => nearlyEqual(mean([...range(1, m).map(() => a), ...range(1, n).map(() => b)]), all),
      };
    },
  }),
  computed({
    name: "correcting-a-misread-observation",
    depth: 5,
    chapter: "deviation",
    topic: "statistics",
    difficulty: "HARD",
    write(random) {
      const n = random.pick([10, 20, 25, 50]);
      const average = random.int(8, 30);
      const sd = random.int(2, 6);
      const misread = average + random.intExcept(-12, 12, 0);
      const right = misread + (n / (n === 25 ? 5 : 10)) * random.intExcept(-4, 4, 0);
      if (right <= 0 || misread <= 0) return undefined;
      const squares = n * (sd * sd + average * average);
      const newMean = (n * average - misread + right) / n;
      const newSquares = squares - misread * misread + right * right;
      const answer = newSquares / n - newMean * newMean;
      if (answer <= 1 || !nearlyEqual(answer * 100, Math.round(answer * 100))) return undefined;
      const stale = newSquares / n - average * average;
      return {
        text: `The mean and the standard deviation of ${n} observations were found to be ${average} and ${sd}. Later it was noticed that one observation had been read as ${misread} instead of ${right}. What is the correct variance?`,
        answer: num(answer),
        distractors: [
          wrong(
            num((squares + misread ** 2 - right ** 2) / n - ((n * average + misread - right) / n) ** 2),
            "making the correction in the wrong direction",
          ),
          wrong(num(stale), "correcting the sum of the squares but keeping the old mean"),
          wrong(
            num(squares / n - newMean * newMean),
            "correcting the mean but keeping the old sum of squares",
          ),
          wrong(num(sd * sd + (right - misread) ** 2 / n), "adding the squared error to the old variance"),

          wrong(num(sd * sd), "keeping the old variance"),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 0),
        explanation: [
          `Old sums: $\\sum x = ${n} \\times ${average} = ${n * average}$ and $\\sum x^2 = ${n}(${sd}^2 + ${average}^2) = ${num(squares).tex}$.`,
          `Correct sums: $\\sum x = ${n * average} - ${misread} + ${right} = ${n * average - misread + right}$ and $\\sum x^2 = ${num(squares).tex} - ${misread}^2 + ${right}^2 = ${num(newSquares).tex}$.`,
          `Correct mean: $${num(newMean).tex}$; correct variance: $\\frac{${num(newSquares).tex}}{${n}} - ${num(newMean).tex}^2 = ${num(answer).tex}$.`,
        ],
        verify: () => nearlyEqual(newMean, average + (right - misread) / n),
      };
    },
  }),
  computed({
    name: "two-missing-observations",
    depth: 5,
    chapter: "deviation",
    topic: "statistics",
    difficulty: "HARD",
    write(random) {
      const found = range(1, 60)
        .map(() => random.sample(range(1, 16), random.int(5, 7)))
        .find(
          (list) =>
            Number.isInteger(mean(list)) && nearlyEqual(variance(list) * 10, Math.round(variance(list) * 10)),
        );
      if (!found) return undefined;
      const [x = 0, y = 0] = found.slice(0, 2).sort((a, b) => b - a);
      const known = found.slice(2);
      const data = [...known, x, y];
      const average = mean(data);
      const spread = variance(data);
      const n = data.length;
      const s = x + y;
      const q = x * x + y * y;
      const ask = random.pick(["product", "difference"] as const);
      const answer = ask === "product" ? x * y : x - y;
      return {
        text: `The mean of ${n} observations is ${average} and their variance is ${num(spread)}. ${known.length === 3 ? "Three" : known.length === 4 ? "Four" : "Five"} of them are ${list(known)}. What is the ${ask} of the other two${ask === "difference" ? ", the larger minus the smaller" : ""}?`,
        answer: num(answer),
        distractors: [
          wrong(num(s), "giving the sum of the two"),
          ask === "product"
            ? wrong(num(x - y), "giving the difference of the two")
            : wrong(num(x * y), "giving the product of the two"),
          wrong(
            num(ask === "product" ? s * s - q : (x - y) ** 2),
            ask === "product"
              ? "forgetting to halve $(x + y)^2 - (x^2 + y^2)$"
              : "forgetting the square root of $(x - y)^2$",
          ),
          wrong(num(x), "giving the larger of the two"),
          ...(ask === "product"
            ? [
                wrong(num(Math.floor((s * s) / 4)), "taking the two to be nearly equal"),
                wrong(num(x * x), "squaring the larger of the two"),
                wrong(num((x - 1) * y), "a slip in solving the quadratic"),
                wrong(num(x * (y - 1)), "a slip in solving the quadratic"),
              ]
            : [
                wrong(num(y), "giving the smaller of the two"),
                wrong(num(x - y + 2), "a slip in solving the quadratic"),
              ]),
        ],
        explanation: [
          `The sum of all is $${n} \\times ${average} = ${n * average}$, so $x + y = ${n * average} - ${sum(known)} = ${s}$.`,
          `The sum of the squares is $${n}(${num(spread).tex} + ${average}^2) = ${num(n * (spread + average ** 2)).tex}$, so $x^2 + y^2 = ${q}$.`,
          `Then $2xy = ${s}^2 - ${q} = ${s * s - q}$, so $xy = ${x * y}$, and the numbers are ${x} and ${y}.`,
          `The ${ask} is ${num(answer)}.`,
        ],
        verify: () => nearlyEqual(sum(data.map((v) => (v - average) ** 2)) / n, spread),
      };
    },
  }),
  computed({
    name: "standard-deviation-of-an-arithmetic-progression",
    chapter: "deviation",
    topic: "statistics",
    difficulty: "MEDIUM",
    write(random) {
      const n = random.pick([5, 7, 11, 13, 17, 19, 23, 25]);
      const first = random.int(1, 20);
      const d = random.int(2, 9);
      // Variance d²(n² − 1)/12.
      const twelfth = (n * n - 1) / 12;
      const data = range(0, n - 1).map((k) => first + k * d);
      const shown =
        n <= 7
          ? list(data)
          : `${first}, ${first + d}, ${first + 2 * d}, …, ${data.at(-1)}, which are in arithmetic progression`;
      return {
        text: `What is the standard deviation of the ${n} numbers ${shown}?`,
        answer: surd(d, twelfth),
        distractors: [
          wrong(surd(1, d * twelfth), "taking the common difference under the root without squaring it"),
          wrong(num(d * d * twelfth), "giving the variance"),
          wrong(surd(d, n * n - 1, 6), "dividing by 3 instead of 12 under the root"),
          wrong(surd(d, (n * n - 1) * 3, 12), "halving the deviation"),
          wrong(surd(1, twelfth), "forgetting the common difference"),
        ],
        explanation: [
          `The numbers $1$ to $n$ have the variance $\\frac{n^2 - 1}{12}$; for $n = ${n}$ it is ${num(twelfth)}.`,
          `The progression is that list stretched ${d} times and shifted, so its variance is $${d}^2 \\times ${twelfth} = ${d * d * twelfth}$.`,
          `The standard deviation is $\\sqrt{${d * d * twelfth}} = ${surd(d, twelfth).tex}$.`,
        ],
        verify: () => nearlyEqual(Math.sqrt(variance(data)), d * Math.sqrt(twelfth), 1e-7),
      };
    },
  }),
  computed({
    name: "mode-from-mean-and-median",
    topic: "statistics",
    difficulty: "EASY",
    write(random) {
      const median = random.int(15, 60);
      const gap = random.intExcept(-6, 6, 0);
      const average = median + gap;
      const mode = 3 * median - 2 * average;
      const ask = random.pick(["mode", "median", "mean"] as const);
      const values = { mode, median, mean: average };
      const told = (["mean", "median", "mode"] as const).filter((name) => name !== ask);
      const [u = "mean", v = "mode"] = told;
      return {
        text: `For a moderately skewed distribution the ${u} is ${values[u]} and the ${v} is ${values[v]}. By the empirical relation between mean, median and mode, what is the ${ask}?`,
        answer: num(values[ask]),
        distractors: [
          wrong(
            num(
              ask === "mode"
                ? 3 * average - 2 * median
                : ask === "median"
                  ? (2 * mode + average) / 3
                  : 3 * median - 2 * mode,
            ),
            "exchanging two of the measures in the relation",
          ),
          wrong(num((values[u] + values[v]) / 2), "taking the average of the two given measures"),
          wrong(num(2 * values[v] - values[u]), "thinking that the three measures are equally spaced"),
          wrong(num(2 * values[u] - values[v]), "reading the relation from the wrong end"),
        ],
        explanation: [
          "The empirical relation is mode $= 3 \\times$ median $- 2 \\times$ mean.",
          ask === "mode"
            ? `Mode $= 3 \\times ${median} - 2 \\times ${average} = ${mode}$.`
            : ask === "median"
              ? `$3 \\times$ median $= ${mode} + 2 \\times ${average} = ${3 * median}$, so the median is ${num(median)}.`
              : `$2 \\times$ mean $= 3 \\times ${median} - ${mode} = ${2 * average}$, so the mean is ${num(average)}.`,
        ],
        verify: () => mode - 3 * median + 2 * average === 0,
      };
    },
  }),
];
