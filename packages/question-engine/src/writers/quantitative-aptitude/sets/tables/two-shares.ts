import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num, percent } from "../../../../numbers/value.ts";
import { towns } from "../../../../writing/english.ts";
import { askAverage, askDifference, askValue } from "../questions/ask-amount.ts";
import { askPercentMore, askPercentOf, askRatio } from "../questions/ask-share.ts";
import { askChangedRatio, askGapOfShares, askSplit } from "../questions/ask-steps.ts";
import { askHowMany, askWhich } from "../questions/ask-which.ts";
import { together } from "../questions/derived.ts";
import { misreadings, type Quantity } from "../questions/quantity.ts";
import { dataSet } from "./data-set.ts";
import { type Form, fiveOf, withLevel } from "./forms.ts";
import { readChart } from "./grid.ts";

/** How two totals, the second a part of the first, are spread over the same places. */
interface Shares {
  words: Words;
  places: readonly string[];
  totals: readonly [number, number];
  /** In percent, of each total. */
  shares: readonly [readonly number[], readonly number[]];
  figure: FigureOf<"bar">;
}

interface Words {
  title: string;
  tells(first: string, second: string): string;
  series: readonly [string, string];
  says: readonly [string, string];
  rest(place: string): string;
  rate: string;
  /** Before the place that a rate is of. */
  from: string;
  /** Two kinds that all are of. */
  kinds: readonly [string, string];
}

const WORDS: readonly Words[] = [
  {
    title: "Candidates who applied and who were selected",
    tells: (first, second) =>
      `For a training programme ${first} candidates applied from five towns and ${second} of them were selected. The bar chart shows what percentage of all who applied, and what percentage of all who were selected, came from each town.`,
    series: ["Applied", "Selected"],
    says: ["number of candidates who applied from", "number of candidates selected from"],
    rest: (place) => `number of candidates from ${place} who applied but were not selected`,
    rate: "candidates who were selected among those who applied",
    from: "from",
    kinds: ["men", "women"],
  },
  {
    title: "Trees planted and trees that survived",
    tells: (first, second) =>
      `Schools of five towns planted ${first} trees, of which ${second} were alive after a year. The bar chart shows what percentage of all the trees planted, and what percentage of all those that survived, belong to each town.`,
    series: ["Planted", "Survived"],
    says: ["number of trees planted in", "number of trees that survived in"],
    rest: (place) => `number of trees planted in ${place} that did not survive`,
    rate: "trees that survived among those planted",
    from: "in",
    kinds: ["fruit trees", "other trees"],
  },
  {
    title: "Employees, and employees who are graduates",
    tells: (first, second) =>
      `A company has ${first} employees in five towns, and ${second} of them are graduates. The bar chart shows what percentage of all its employees, and what percentage of all the graduates, work in each town.`,
    series: ["Employees", "Graduates"],
    says: ["number of employees in", "number of graduates in"],
    rest: (place) => `number of employees in ${place} who are not graduates`,
    rate: "graduates among the employees",
    from: "in",
    kinds: ["men", "women"],
  },
];

type Kind = 0 | 1 | "rest";

function worthsOf({ shares, totals }: Shares, kind: Kind): number[] {
  const of = (which: 0 | 1) => shares[which].map((share) => (share * totals[which]) / 100);
  if (kind !== "rest") return of(kind);
  const [all, some] = [of(0), of(1)];
  return all.map((whole, at) => whole - (some[at] ?? 0));
}

function readAt({ figure, words, places, totals }: Shares, kind: Kind, at: number): number {
  const [all, some] = ([0, 1] as const).map(
    (which) => Math.round(readChart(figure, words.series[which], places[at] ?? "") * totals[which]) / 100,
  );
  return kind === 0 ? (all ?? 0) : kind === 1 ? (some ?? 0) : (all ?? 0) - (some ?? 0);
}

function one(data: Shares, kind: Kind, at: number): Quantity {
  const amounts = worthsOf(data, kind);
  const share = (which: 0 | 1) => data.shares[which][at] ?? 0;
  const other: 0 | 1 = kind === 1 ? 0 : 1;
  return {
    says: `the ${kind === "rest" ? data.words.rest(data.places[at] ?? "") : `${data.words.says[kind]} ${data.places[at]}`}`,
    amount: amounts[at] ?? 0,
    sum:
      kind === "rest"
        ? `\\frac{${share(0)}}{100} \\times ${data.totals[0]} - \\frac{${share(1)}}{100} \\times ${data.totals[1]}`
        : `\\frac{${share(kind)}}{100} \\times ${data.totals[kind]}`,
    again: () => readAt(data, kind, at),
    misread: [
      ...(kind === "rest"
        ? []
        : [[(share(kind) * data.totals[other]) / 100, "taking the percentage of the other total"] as const]),
      ...misreadings(data.places, amounts, at),
      [worthsOf(data, other)[at] ?? 0, "reading the other bar"],
    ],
  };
}

const inTwo = (data: Shares, kind: 0 | 1, places: readonly [number, number]): Quantity => {
  const [x, y] = [...places].sort((a, b) => a - b) as [number, number];
  return together(
    `the ${data.words.says[kind]} ${data.places[x]} and ${data.places[y]} together`,
    [x, y].map((at) => one(data, kind, at)),
  );
};

const any = (random: Random) => random.int(0, 4);
const two = (random: Random) => random.sample(range(0, 4), 2) as [number, number];

const forms: readonly Form<Shares>[] = [
  (random, data) => {
    const of = one(data, random.pick([0, 1] as const), any(random));
    return withLevel("EASY", askValue(of, [`It is $${of.sum} = ${num(of.amount).tex}$.`]));
  },
  (random, data) => {
    const of = one(data, "rest", any(random));
    return withLevel(
      "MEDIUM",
      askValue(of, [`Take the second group from the first: $${of.sum} = ${num(of.amount).tex}$.`]),
    );
  },
  (random, data) => {
    const [x, y] = two(random);
    return withLevel("MEDIUM", askRatio(one(data, 0, x), one(data, 1, y)));
  },
  (random, data) => {
    const at = any(random);
    return withLevel("MEDIUM", askPercentOf(one(data, 1, at), one(data, 0, at)));
  },
  (random, data) => {
    const [x, y] = two(random);
    return withLevel("MEDIUM", askDifference(one(data, 1, x), one(data, 1, y)));
  },
  (random, data) => {
    const [x, y] = two(random);
    return withLevel("EASY", askPercentMore(one(data, 0, x), one(data, 0, y)));
  },
  (random, data) => {
    const [x, y] = two(random);
    return askPercentMore(one(data, "rest", x), one(data, "rest", y));
  },
  (random, data) => {
    const [w = 0, x = 0, y = 0, z = 0] = random.sample(range(0, 4), 4);
    return withLevel("MEDIUM", askRatio(inTwo(data, 0, [w, x]), inTwo(data, 1, [y, z])));
  },
  (random, data) => {
    const [x, y] = two(random);
    const shareIn = (at: number, says: string) => ({
      says,
      part: one(data, 1, at),
      whole: one(data, 0, at),
    });
    return askGapOfShares(
      shareIn(x, `the percentage of ${data.words.rate} ${data.words.from} ${data.places[x]}`),
      shareIn(y, `that ${data.words.from} ${data.places[y]}`),
    );
  },
  (random, data) => {
    const [x, y] = two(random);
    return askSplit(random, one(data, 0, x), one(data, 1, y), data.words.kinds);
  },
  (random, data) => {
    const [x, y] = two(random);
    return askChangedRatio(random, one(data, 0, x), one(data, 1, y));
  },
  (random, data) => {
    const isLeast = random.chance(0.4);
    const [all, some] = [worthsOf(data, 0), worthsOf(data, 1)];
    const question = askWhich(
      `For which town is the percentage of ${data.words.rate} the ${isLeast ? "lowest" : "highest"}?`,
      data.places.map((name, at) => {
        const share = (100 * (some[at] ?? 0)) / (all[at] ?? 1);
        return {
          name,
          amount: share,
          shown: `$\\frac{${some[at]}}{${all[at]}}$, ${isNeat(share, 1) ? "that is" : "about"} ${percent(share, 1)}`,
        };
      }),
      isLeast,
    );
    return withLevel("HARD", question);
  },
  (random, data) => {
    const chosen = random.sample(range(0, 4), 3).sort();
    const kind = random.pick([0, 1] as const);
    const names = chosen.map((at) => data.places[at]);
    const question = askAverage(
      `the average ${data.words.says[kind]} ${names.slice(0, 2).join(", ")} and ${names[2]}`,
      chosen.map((at) => one(data, kind, at)),
      [
        [sum(chosen.map((at) => worthsOf(data, kind === 0 ? 1 : 0)[at] ?? 0)), "reading the other bars"],
        [
          (sum(chosen.map((at) => data.shares[kind][at] ?? 0)) * data.totals[kind === 0 ? 1 : 0]) / 100,
          "taking percentages of the other total",
        ],
      ],
    );
    return withLevel("MEDIUM", question);
  },
  (random, data) => {
    const [x, y] = two(random);
    return withLevel("HARD", askRatio(one(data, "rest", x), one(data, "rest", y)));
  },
  (_random, data) => {
    const rate = (100 * data.totals[1]) / data.totals[0];
    const rates = data.places.map((_, at) => (100 * readAt(data, 1, at)) / readAt(data, 0, at));
    if (rates.some((one) => nearlyEqual(one, rate))) return undefined;
    const question = askHowMany(
      `For how many of the five towns is the percentage of ${data.words.rate} higher than for all the towns together?`,
      data.places.map((name, at) => ({
        name,
        shown: `${data.shares[0][at]}% of the first and ${data.shares[1][at]}% of the second`,
        holds: (data.shares[1][at] ?? 0) > (data.shares[0][at] ?? 0),
      })),
      "A town lies above the whole where its share of the second is larger than its share of the first. That is so for",
    );
    return (
      question && {
        ...question,
        difficulty: "HARD",
        verify: () => `${question.answer}` === `$${rates.filter((one) => one > rate).length}$`,
      }
    );
  },
];

export const twoShares = dataSet("bars-of-two-distributions", "HARD", (random) => {
  const words = random.pick(WORDS);
  const draw = () => {
    const parts = range(1, 4).map(() => random.step(10, 30, random.pick([1, 2, 5])));
    return [...parts, 100 - sum(parts)];
  };
  const shares: [number[], number[]] = [draw(), draw()];
  if (shares.some((list) => Math.min(...list) < 8 || Math.max(...list) > 35 || new Set(list).size < 5))
    return undefined;
  const first = random.pick([2000, 2400, 3000, 3600, 4000, 4500, 5000, 6000, 7500, 8000]);
  const second = (first * random.pick([30, 40, 45, 50])) / 100;
  const places = towns(random, 5);
  const figure: FigureOf<"bar"> = {
    type: "bar",
    title: words.title,
    unit: "%",
    categories: places,
    series: words.series.map((name, at) => ({ name, values: shares[at as 0 | 1] })),
  };
  const data: Shares = { words, places, totals: [first, second], shares, figure };
  const counts = [...worthsOf(data, 0), ...worthsOf(data, 1)];
  if (!counts.every((count) => isNeat(count)) || worthsOf(data, "rest").some((count) => count <= 0))
    return undefined;
  return {
    stimulus: {
      text: `${words.tells(num(first).text, num(second).text)} Study it and answer the questions.`,
      figure,
    },
    questions: fiveOf(random, data, forms),
  };
});
