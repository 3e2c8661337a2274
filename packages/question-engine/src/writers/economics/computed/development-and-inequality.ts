import { allPlain, allWhole } from "../../../kit/amounts.ts";
import { range, roundTo, sum } from "../../../numbers/arithmetic.ts";
import { count, money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { list, times } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

/** Factors whose product is 1: they spread three indices around their geometric mean. */
const SPREADS = [
  [5 / 4, 6 / 5, 2 / 3],
  [4 / 3, 9 / 8, 2 / 3],
  [5 / 4, 8 / 9, 9 / 10],
  [6 / 5, 10 / 9, 3 / 4],
  [4 / 3, 5 / 6, 9 / 10],
  [10 / 9, 6 / 5, 3 / 4],
  [3 / 2, 4 / 5, 5 / 6],
  [5 / 4, 4 / 5, 1],
  [4 / 3, 3 / 4, 1],
] as const;

export const developmentAndInequality: WriterList = [
  computed({
    name: "head-count-ratio",
    topic: "development-and-inequality",
    difficulty: "EASY",
    write(random) {
      const line = random.step(1200, 3000, 100);
      const size = random.pick([8, 10]);
      const poor = random.int(2, size / 2 - 1);
      const incomes = random.shuffle([
        ...range(1, poor).map(() => line - random.step(100, 900, 100)),
        ...range(1, size - poor).map(() => line + random.step(100, 4000, 100)),
      ]);
      return {
        text: `The monthly spending per head of ${size} households of equal size is ${list(incomes.map((income) => money(income)))}. With a poverty line of ${money(line)}, what is the head-count ratio of poverty?`,
        answer: percent((poor / size) * 100),
        distractors: [
          wrong(percent(((size - poor) / size) * 100), "giving the share of those who are not poor"),
          wrong(percent((poor / (size - poor)) * 100, 1), "dividing by the number of those who are not poor"),
          wrong(percent(((poor + 1) / size) * 100), "counting one household too many"),
          wrong(percent(((poor - 1) / size) * 100), "missing one household"),
        ],
        explanation: [
          `Below ${money(line)} are ${list(incomes.filter((income) => income < line).map((income) => money(income)))}: ${poor} of ${size} households.`,
          `$\\frac{${poor}}{${size}} = ${percent((poor / size) * 100).tex}$.`,
        ],
        verify: () => incomes.filter((income) => income < line).length === poor,
      };
    },
  }),
  computed({
    name: "doubling-time-by-rule-of-70",
    topic: "development-and-inequality",
    difficulty: "EASY",
    write(random) {
      const rate = random.pick([1.4, 2, 2.5, 2.8, 3.5, 5, 7, 10]);
      const years = 70 / rate;
      const thing = random.pick([
        "income per head",
        "real GDP",
        "the population",
        "the number of vehicles",
        "the use of electricity",
      ]);
      const fold = random.pick([2, 4, 8]);
      const answer = years * Math.log2(fold);
      return {
        text: `In a country ${thing} grows by ${percent(rate)} a year. By the rule of 70, after about how many years is it ${times(fold)} as large?`,
        answer: count(answer, "year"),
        distractors: [
          wrong(
            count(fold === 2 ? 100 / rate : years * fold, "year"),
            fold === 2
              ? "dividing 100 by the rate, as if growth did not compound"
              : `multiplying the doubling time by ${fold} instead of counting doublings`,
          ),
          wrong(
            count(fold === 2 ? 2 * years : years, "year"),
            fold === 2 ? "doubling the right time" : "stopping at the first doubling",
          ),
          wrong(
            count(fold === 2 ? years / 2 : ((fold - 1) * 100) / rate, "year"),
            fold === 2 ? "halving the right time" : "adding the same amount every year, without compounding",
          ),
          wrong(count(70 + rate, "year"), "adding the rate to 70"),
        ],
        explanation: [
          "By the rule of 70 the years of a doubling are about 70 divided by the growth in per cent.",
          fold === 2
            ? `It doubles in about $70 \\div ${num(rate).tex}$ years, that is ${count(answer, "year")}.`
            : `It doubles in about $70 \\div ${num(rate).tex} = ${num(years).tex}$ years, and to become ${times(fold)} as large it must double ${fold === 4 ? "twice" : "three times"}: ${count(answer, "year")}.`,
        ],
      };
    },
  }),
  computed({
    name: "income-share-ratio",
    topic: "development-and-inequality",
    difficulty: "EASY",
    write(random) {
      const lowest = random.pick([4, 5, 6, 8]);
      const second = lowest + random.int(3, 5);
      const third = second + random.int(2, 5);
      const fourth = third + random.int(4, 8);
      const top = 100 - lowest - second - third - fourth;
      if (top <= fourth || !allPlain(top / lowest)) return undefined;
      return {
        text: `From the poorest to the richest, the five fifths of a population receive ${list([lowest, second, third, fourth, top].map((share) => percent(share)))} of all income. How many times as large is the income of the richest fifth as that of the poorest fifth (the quintile ratio)?`,
        answer: num(top / lowest),
        distractors: [
          wrong(num(top - lowest), "subtracting the shares instead of dividing them"),
          wrong(num(100 / lowest, undefined, 2), "dividing all income by the share of the poorest"),
          wrong(num((fourth + top) / lowest, undefined, 2), "taking the upper two fifths for the richest"),
          wrong(num(top / second, undefined, 2), "dividing by the share of the second fifth"),
          wrong(num(top / 20, undefined, 2), "comparing with an equal share of 20%"),
          wrong(
            num((fourth + top) / (lowest + second), undefined, 2),
            "comparing the upper two fifths with the lower two",
          ),
        ],
        explanation: [
          `The quintile ratio is the share of the richest fifth divided by that of the poorest: $\\frac{${top}}{${lowest}} = ${num(top / lowest).tex}$.`,
          `Equal shares of 20% each would give a ratio of 1; here it is ${num(top / lowest)}.`,
        ],
        satisfies: (amount) => Math.abs(amount * lowest - top) < 1e-6,
      };
    },
  }),
  computed({
    name: "dimension-index-of-hdi",
    topic: "development-and-inequality",
    difficulty: "MEDIUM",
    write(random) {
      const index = random.int(50, 96) / 100;
      const years = roundTo(20 + 65 * index, 2);
      const show = (amount: number) => num(amount, undefined, 2);
      return {
        text: `For the Human Development Index life expectancy is measured between a minimum of 20 years and a maximum of 85 years. What is the health index of a country with a life expectancy of ${num(years)} years (to two decimals)?`,
        answer: show(index),
        distractors: [
          wrong(show(years / 85), "dividing by the maximum without taking off the minimum"),
          wrong(show((years - 20) / 85), "taking the minimum off the actual value only"),
          wrong(show(1 - index), "measuring the distance from the maximum instead of from the minimum"),
          wrong(show((years - 20) / 100), "dividing by 100 instead of by the range of 65 years"),
        ],
        explanation: [
          "Dimension index = (actual − minimum) ÷ (maximum − minimum).",
          `$\\frac{${num(years).tex} - 20}{85 - 20} = \\frac{${num(years - 20).tex}}{65} = ${show(index).tex}$.`,
        ],
        verify: () => Math.abs((years - 20) / (85 - 20) - index) < 1e-9,
      };
    },
  }),
  computed({
    name: "gini-of-two-groups",
    topic: "development-and-inequality",
    difficulty: "MEDIUM",
    write(random) {
      const poor = random.step(40, 90, 5);
      const share = random.step(10, poor - 10, 5);
      const gini = (poor - share) / 100;
      return {
        text: `The poorer ${poor}% of a population receive ${share}% of all income, shared equally among them; the other ${100 - poor}% share the rest equally. What is the Gini coefficient?`,
        answer: num(gini, undefined, 2),
        distractors: [
          wrong(
            num(1 - gini, undefined, 2),
            "taking the area below the Lorenz curve instead of the area between it and the line of equality",
          ),
          wrong(
            num(gini / 2, undefined, 3),
            "giving the area between the curves without dividing by the whole triangle of one half",
          ),
          wrong(num(share / poor, undefined, 2), "dividing the income share by the population share"),
          wrong(num(share / 100, undefined, 2), "giving the income share of the poorer group"),
          wrong(num((100 - share) / 100, undefined, 2), "giving the income share of the richer group"),
        ],
        explanation: [
          `The Lorenz curve runs from $(0, 0)$ through $(${num(poor / 100).tex}, ${num(share / 100).tex})$ to $(1, 1)$.`,
          `The area between it and the line of equality is $\\frac{1}{2}(${num(poor / 100).tex} - ${num(share / 100).tex}) = ${num(gini / 2, undefined, 3).tex}$.`,
          `Divided by the triangle of area $\\frac{1}{2}$ this gives ${num(gini, undefined, 2)}.`,
        ],
        verify() {
          const below = ((poor / 100) * (share / 100)) / 2 + ((1 - poor / 100) * (share / 100 + 1)) / 2;
          return Math.abs(1 - 2 * below - gini) < 1e-9;
        },
      };
    },
  }),
  computed({
    name: "human-development-index",
    topic: "development-and-inequality",
    difficulty: "MEDIUM",
    write(random) {
      const spread = random.pick(SPREADS);
      const mean = random.int(500, 850);
      const indices = spread.map((factor) => Math.round(mean * factor));
      const [h = 0, e = 0, i = 0] = random.shuffle(indices);
      const average = (h + e + i) / 3000;
      if (mean % 10 === 0 || Math.max(...indices) > 970 || Math.round(Math.cbrt(h * e * i)) !== mean)
        return undefined;
      const show = (amount: number) => num(amount, undefined, 3);
      return {
        text: `For a country the health index is ${show(h / 1000)}, the education index ${show(e / 1000)} and the income index ${show(i / 1000)}. What is its Human Development Index by the method in use since 2010 (to three decimals)?`,
        answer: show(mean / 1000),
        distractors: [
          wrong(show(average), "taking the arithmetic mean, as was done before 2010"),
          wrong(show(Math.sqrt((h * e) / 1000000)), "leaving out the income index"),
          wrong(show((h * e * i) / 1e9), "forgetting to take the cube root"),
          wrong(show(Math.max(h, e, i) / 1000), "taking the highest of the three indices"),
        ],
        explanation: [
          "Since 2010 the index is the geometric mean of the three dimension indices.",
          `$\\sqrt[3]{${show(h / 1000).tex} \\times ${show(e / 1000).tex} \\times ${show(i / 1000).tex}} = ${show(mean / 1000).tex}$.`,
        ],
        verify: () => Math.abs(mean ** 3 / (h * e * i) - 1) < 0.003,
      };
    },
  }),
  computed({
    name: "gini-of-four-groups",
    topic: "development-and-inequality",
    difficulty: "HARD",
    write(random) {
      const first = random.int(4, 15);
      const second = first + random.int(2, 10);
      const third = second + random.int(2, 12);
      const fourth = 100 - first - second - third;
      if (fourth <= third) return undefined;
      const shares = [first, second, third, fourth];
      const cumulative = shares.map((_, at) => sum(shares.slice(0, at + 1)));
      const below = sum(cumulative.map((top, at) => (top + (cumulative[at - 1] ?? 0)) / 2)) / 400;
      const gini = roundTo(1 - 2 * below, 6);
      const show = (amount: number) => num(amount, undefined, 3);
      return {
        text: `The four quarters of a population, from the poorest to the richest, receive ${list(shares.map((share) => percent(share)))} of all income. Income is equal within each quarter. What is the Gini coefficient (to three decimals)?`,
        answer: show(gini),
        distractors: [
          wrong(
            show(2 * below),
            "taking the area below the Lorenz curve instead of the area between it and the line of equality",
          ),
          wrong(show(gini / 2), "not dividing by the whole triangle of one half"),
          wrong(show(1 - sum(cumulative) / 200), "adding rectangles up to each point instead of trapezia"),
          wrong(
            show((fourth - first) / 100),
            "subtracting the share of the poorest quarter from that of the richest",
          ),
        ].filter(({ value }) => typeof value === "string" || (value.number ?? 0) > 0),
        explanation: [
          `The Lorenz curve passes through ${list(cumulative.map((top, at) => `$(${num((at + 1) / 4).tex}, ${num(top / 100).tex})$`))}.`,
          `The trapezia below it, each 0.25 wide, have the total area $${num(below, undefined, 4).tex}$.`,
          `Gini $= 1 - 2 \\times ${num(below, undefined, 4).tex} = ${show(gini).tex}$.`,
        ],
        verify() {
          let total = 0;
          for (const one of shares) for (const other of shares) total += Math.abs(one - other);
          return Math.abs(total / (2 * 16 * 25) - gini) < 1e-6;
        },
      };
    },
  }),
  computed({
    name: "poverty-gap-index",
    topic: "development-and-inequality",
    difficulty: "HARD",
    write(random) {
      const line = random.pick([1000, 1200, 1500, 2000, 2500]);
      const size = random.pick([5, 8, 10]);
      const poor = random.pick([2, 3]);
      const gaps = range(1, poor).map(() => (line * random.step(5, 50, 5)) / 100);
      const rich = range(1, size - poor).map(() => line + random.step(100, 3000, 100));
      const index = (sum(gaps) / line / size) * 100;
      const amongPoor = (sum(gaps) / line / poor) * 100;
      const overshoot = sum(rich.map((income) => income - line));
      if (!allPlain(index) || new Set(gaps).size < poor || !allWhole(...gaps)) return undefined;
      const incomes = random.shuffle([...gaps.map((gap) => line - gap), ...rich]);
      return {
        text: `The monthly incomes of ${size} people are ${list(incomes.map((income) => money(income)))}, and the poverty line is ${money(line)}. What is the poverty gap index (the shortfall from the line as a share of the line, averaged over all people)?`,
        answer: percent(index),
        distractors: [
          wrong(percent(amongPoor), "averaging over the poor only"),
          wrong(percent((poor / size) * 100), "giving the head-count ratio"),
          wrong(
            percent((sum(gaps) / (sum(incomes) || 1)) * 100),
            "comparing the shortfall with the total income",
          ),
          // A share cannot be more than the whole.
          ...[
            wrong(percent((sum(gaps) / line) * 100), "forgetting to divide by the number of people"),
            wrong(
              percent((overshoot / line / size) * 100),
              "adding up how far the others are above the line",
            ),
          ].filter(({ value }) => typeof value !== "string" && (value.number ?? 1) < 1),
          wrong(
            percent((index * 100) / (100 + index)),
            "comparing the shortfall with the line and the shortfall together",
          ),
        ],
        explanation: [
          `The poor fall short of the line by ${list(gaps.map((gap) => money(gap)))}, as shares of the line ${list(gaps.map((gap) => percent((gap / line) * 100)))}; all others have a gap of zero.`,
          `Averaged over all ${size} people: $\\frac{${num((sum(gaps) / line) * 100).tex}}{${size}}$ per cent, that is ${percent(index)}.`,
        ],
        verify: () =>
          Math.abs(sum(incomes.map((income) => Math.max(0, 1 - income / line))) / size - index / 100) < 1e-9,
      };
    },
  }),
];
