import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const threeAverages: WriterList = [
  computed({
    name: "mean-median-and-mode-of-marks",
    depth: 2,
    topic: "statistics",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const twice = random.int(6, 24);
      const data = [twice, twice, twice, ...Array.from({ length: 6 }, () => random.int(3, 30))];
      const sorted = [...data].sort((one, other) => one - other);
      const total = data.reduce((sum, each) => sum + each, 0);
      if (total % 9 !== 0 || new Set(data).size !== 7) return undefined;
      const [mean, median] = [total / 9, sorted[4] ?? 0];
      const answer = mean + median - twice;
      if (answer < 2 || mean === median || median === twice || mean === twice) return undefined;
      return {
        text: `The marks of nine students are ${list(random.shuffle(data))}. If their mean, median and mode are $a$, $b$ and $c$ respectively, then find the value of $a + b - c$.`,
        answer: num(answer),
        distractors: slips(random, num(answer), num, [
          [mean + twice - median, "exchanging median and mode"],
          [median + twice - mean, "exchanging mean and mode"],
          [mean + median + twice, "adding the mode instead of subtracting it"],
          [mean + (sorted[3] ?? 0) - twice, "taking the fourth value for the median"],
          [mean + (sorted[5] ?? 0) - twice, "taking the sixth value for the median"],
          [answer + 1, "a slip in the sum of the marks"],
          [answer - 1, "a slip in the sum of the marks"],
        ]),
        explanation: [
          `The marks add up to ${total}, so the mean is $\\frac{${total}}{9} = ${mean}$.`,
          `In order they are ${sorted.join(", ")}: the fifth, the median, is ${median}, and the mode is ${twice}.`,
          `So $a + b - c = ${mean} + ${median} - ${twice} = ${answer}$.`,
        ],
        verify: () =>
          data.filter((each) => each < median).length <= 4 &&
          data.filter((each) => each > median).length <= 4,
      };
    }),
  }),
];
