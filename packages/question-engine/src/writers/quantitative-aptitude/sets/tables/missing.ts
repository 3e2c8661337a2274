import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { money, num, percent, pluralOf } from "../../../../numbers/value.ts";
import { capitalise } from "../../../../writing/english.ts";
import { askAverage, askDifference, askValue } from "../questions/ask-amount.ts";
import { askPercentMore, askPercentOf, askRatio } from "../questions/ask-share.ts";
import { askChangedRatio, askGapOfShares, askNewcomer, askSplit } from "../questions/ask-steps.ts";
import { askWhich } from "../questions/ask-which.ts";
import { together } from "../questions/derived.ts";
import { type Misread, misreadings, numbers, type Quantity, sound } from "../questions/quantity.ts";
import { dataSet } from "./data-set.ts";
import { type Form, fiveOf, withLevel } from "./forms.ts";
import { readTable } from "./grid.ts";

/** A table in which every row gives two of four values, and the rest follows. */
interface Stock {
  words: Words;
  names: readonly string[];
  all: readonly number[];
  /** In percent. */
  share: readonly number[];
  figure: FigureOf<"table">;
}

interface Words {
  title: string;
  tells: string;
  row: string;
  heads: readonly [all: string, share: string, gone: string, left: string];
  says: Record<Kind, string>;
  /** Reads on after "which …". */
  rate: string;
  /** Reads on with a row: "the percentage of shirts sold by Shop A". */
  share: string;
  /** Two kinds that all are of. */
  kinds?: readonly [string, string];
  what: string;
}

type Kind = "all" | "gone" | "left";

const WORDS: readonly Words[] = [
  {
    title: "Shirts in five shops",
    tells:
      "Five shops received shirts for a sale. The table gives the number received, the percentage of them sold, the number sold and the number left; some of the values are missing",
    row: "Shop",
    heads: ["Received", "Sold (%)", "Sold", "Left"],
    says: {
      all: "number of shirts received by Shop",
      gone: "number of shirts sold by Shop",
      left: "number of shirts left in Shop",
    },
    rate: "Which shop sold the {} percentage of its shirts?",
    share: "its shirts sold by",
    kinds: ["white shirts", "coloured shirts"],
    what: "shirt",
  },
  {
    title: "Seats on five flights",
    tells:
      "The table is about five flights: the number of seats, the percentage of them booked, the number booked and the number left empty; some of the values are missing",
    row: "Flight",
    heads: ["Seats", "Booked (%)", "Booked", "Empty"],
    says: {
      all: "number of seats on Flight",
      gone: "number of seats booked on Flight",
      left: "number of empty seats on Flight",
    },
    rate: "Which flight had the {} percentage of its seats booked?",
    share: "the seats booked on",
    kinds: ["window seats", "other seats"],
    what: "seat",
  },
  {
    title: "Voters at five booths",
    tells:
      "The table is about five polling booths: the number of registered voters, the percentage of them who voted, the number who voted and the number who did not; some of the values are missing",
    row: "Booth",
    heads: ["Registered", "Voted (%)", "Voted", "Did not vote"],
    says: {
      all: "number of voters registered at Booth",
      gone: "number of people who voted at Booth",
      left: "number of registered people who did not vote at Booth",
    },
    rate: "At which booth did the {} percentage of the registered voters vote?",
    share: "registered voters who voted at",
    kinds: ["men", "women"],
    what: "voter",
  },
];

function worthsOf({ all, share }: Stock, kind: Kind): number[] {
  return all.map((whole, at) => {
    const gone = (whole * (share[at] ?? 0)) / 100;
    return kind === "all" ? whole : kind === "gone" ? gone : whole - gone;
  });
}

/** Works a value out from the two cells that its row gives. */
function readAt({ figure, words, names }: Stock, kind: Kind, at: number): number {
  const cell = (head: string) => readTable(figure, names[at] ?? "", head);
  const [all, share, gone, left] = words.heads.map(cell);
  const has = (value: number | undefined): value is number => value !== undefined && !Number.isNaN(value);
  const rate = has(share) ? share / 100 : undefined;
  const whole = has(all)
    ? all
    : has(gone) && has(left)
      ? gone + left
      : has(gone)
        ? gone / (rate ?? 1)
        : (left ?? 0) / (1 - (rate ?? 0));
  const sold = has(gone) ? gone : has(left) ? whole - left : whole * (rate ?? 0);
  return kind === "all" ? whole : kind === "gone" ? sold : whole - sold;
}

/** The column of a kind. */
const HEAD = { all: 0, gone: 2, left: 3 } as const;

const isGiven = ({ figure, words, names }: Stock, kind: Kind, at: number) =>
  !Number.isNaN(readTable(figure, names[at] ?? "", words.heads[HEAD[kind]]));

/** How a value follows from what its row gives, as a formula. */
function working(stock: Stock, kind: Kind, at: number): string {
  const { figure, words, names } = stock;
  const cell = (head: string) => readTable(figure, names[at] ?? "", head);
  const [all = 0, share = 0, gone = 0, left = 0] = words.heads.map(cell);
  const [hasAll, hasShare, hasGone, hasLeft] = [all, share, gone, left].map((value) => !Number.isNaN(value));
  const part = kind === "gone" ? share : 100 - share;
  if (hasShare && hasAll) return `\\frac{${part}}{100} \\times ${all}`;
  if (hasShare && hasGone)
    return kind === "all"
      ? `${gone} \\times \\frac{100}{${share}}`
      : `${gone} \\times \\frac{${100 - share}}{${share}}`;
  if (hasShare && hasLeft)
    return kind === "all"
      ? `${left} \\times \\frac{100}{${100 - share}}`
      : `${left} \\times \\frac{${share}}{${100 - share}}`;
  if (hasAll && hasLeft) return `${all} - ${left}`;
  return hasAll ? `${all} - ${gone}` : `${gone} + ${left}`;
}

function one(stock: Stock, kind: Kind, at: number): Quantity {
  const amounts = worthsOf(stock, kind);
  const others = (["all", "gone", "left"] as const).filter((other) => other !== kind);
  return {
    says: `the ${stock.words.says[kind]} ${stock.names[at]}`,
    amount: amounts[at] ?? 0,
    ...(!isGiven(stock, kind, at) && { sum: working(stock, kind, at) }),
    again: () => Math.round(readAt(stock, kind, at) * 1e6) / 1e6,
    misread: [
      ...others.map(
        (other): Misread => [
          worthsOf(stock, other)[at] ?? 0,
          `taking the value of the column “${stock.words.heads[HEAD[other]]}”`,
        ],
      ),
      ...misreadings(
        stock.names.map((name) => `${stock.words.row} ${name}`),
        amounts,
        at,
      ),
    ],
  };
}

const any = (random: Random) => random.int(0, 4);
const two = (random: Random) => random.sample(range(0, 4), 2) as [number, number];
const KINDS = ["all", "gone", "left"] as const;

/** "number of shirts sold per shop" */
const perRow = ({ words }: Stock, kind: Kind) =>
  `${words.says[kind].replace(/ (by|in|on|at) (Shop|Flight|Booth)$/, "")} per ${words.row.toLowerCase()}`;

const atTwo = (stock: Stock, kind: Kind, places: readonly [number, number]): Quantity => {
  const [x, y] = [...places].sort((a, b) => a - b) as [number, number];
  const rows = `${pluralOf(stock.words.row)} ${stock.names[x]} and ${stock.names[y]}`;
  return together(
    `the ${stock.words.says[kind].replace(/(Shop|Flight|Booth)$/, rows)} together`,
    [x, y].map((at) => one(stock, kind, at)),
  );
};

const forms: readonly Form<Stock>[] = [
  (random, stock) => {
    const [kind, at] = [random.pick(KINDS), any(random)];
    if (isGiven(stock, kind, at)) return undefined;
    const of = one(stock, kind, at);
    return withLevel(
      "EASY",
      askValue(of, [`From the two values of the row: $${of.sum} = ${num(of.amount).tex}$.`]),
    );
  },
  (random, stock) => {
    const [x, y] = two(random);
    const [these, those] = [random.pick(KINDS), random.pick(KINDS)];
    if (isGiven(stock, these, x) || isGiven(stock, those, y)) return undefined;
    return askRatio(one(stock, these, x), one(stock, those, y));
  },
  (random, stock) => {
    const [w = 0, x = 0, y = 0, z = 0] = random.sample(range(0, 4), 4);
    const [these, those] = random.sample(KINDS, 2) as [Kind, Kind];
    return askRatio(atTwo(stock, these, [w, x]), atTwo(stock, those, [y, z]));
  },
  (random, stock) => {
    const [x, y] = two(random);
    const shareAt = (at: number, says: string) => ({
      says,
      part: one(stock, "gone", at),
      whole: one(stock, "all", at),
    });
    if ([x, y].some((at) => typeof stock.figure.rows[at]?.[2] === "number")) return undefined;
    const { share, row } = stock.words;
    return askGapOfShares(
      shareAt(x, `the percentage of ${share} ${row} ${stock.names[x]}`),
      shareAt(y, `that of ${row} ${stock.names[y]}`),
    );
  },
  (random, stock) => {
    const [x, y] = two(random);
    const kind = random.pick(["gone", "left"] as const);
    if (isGiven(stock, kind, x) && isGiven(stock, kind, y)) return undefined;
    return stock.words.kinds && askSplit(random, one(stock, kind, x), one(stock, kind, y), stock.words.kinds);
  },
  (random, stock) => {
    const kind = random.pick(["gone", "left"] as const);
    const row = stock.words.row.toLowerCase();
    return askNewcomer(random, {
      parts: range(0, 4).map((at) => one(stock, kind, at)),
      text: (average) =>
        `With a sixth ${row} the average ${perRow(stock, kind)} becomes ${average}. What is the ${stock.words.says[kind].replace(/ (Shop|Flight|Booth)$/, "")} the sixth ${row}?`,
    });
  },
  (random, stock) => {
    const [x, y] = two(random);
    return askChangedRatio(random, one(stock, "gone", x), one(stock, "left", y));
  },
  (random, stock) => {
    const kind = random.pick(KINDS);
    const other = kind === "gone" ? "left" : "gone";
    return askAverage(
      `the average ${perRow(stock, kind)}`,
      range(0, 4).map((at) => one(stock, kind, at)),
      [[sum(worthsOf(stock, other)), "averaging another column"]],
    );
  },
  (random, stock) => {
    const [x, y] = two(random);
    const kind = random.pick(KINDS);
    if (isGiven(stock, kind, x) || isGiven(stock, kind, y)) return undefined;
    return askPercentMore(one(stock, kind, x), one(stock, kind, y));
  },
  (random, stock) => {
    const [x, y] = two(random);
    if (isGiven(stock, "gone", x) || isGiven(stock, "gone", y)) return undefined;
    return askDifference(one(stock, "gone", x), one(stock, "gone", y));
  },
  (random, stock) => {
    const at = any(random);
    const given = stock.figure.rows[at]?.[2];
    if (typeof given === "number") return undefined;
    return withLevel("EASY", askPercentOf(one(stock, "gone", at), one(stock, "all", at)));
  },
  (random, stock) => {
    const isLeast = random.chance(0.4);
    return askWhich(
      stock.words.rate.replace("{}", isLeast ? "lowest" : "highest"),
      stock.names.map((name, at) => ({
        name: `${stock.words.row} ${name}`,
        amount: stock.share[at] ?? 0,
        shown: percent(stock.share[at] ?? 0).text,
      })),
      isLeast,
    );
  },
  (random, stock) => {
    const [x, y] = two(random);
    if (isGiven(stock, "left", x) && isGiven(stock, "gone", y)) return undefined;
    return askPercentOf(one(stock, "left", x), one(stock, "gone", y));
  },
  /** A price for those that went. */
  (random, stock) => {
    const at = any(random);
    if (stock.words.what === "voter" || isGiven(stock, "gone", at)) return undefined;
    const price = stock.words.what === "seat" ? random.step(2500, 6000, 500) : random.step(250, 600, 50);
    const of = one(stock, "gone", at);
    const answer = of.amount * price;
    const name = `${stock.words.row} ${stock.names[at]}`;
    const slips: Misread[] = [
      ...of.misread.map(([amount, why]): Misread => [amount * price, why]),
      [answer + 10 * price, "a slip of ten in the number"],
      [answer - 10 * price, "a slip of ten in the number"],
    ];
    const verb = stock.words.what === "seat" ? "is booked" : "is sold";
    return withLevel(
      "MEDIUM",
      sound({
        text: `Each ${stock.words.what} of ${name} ${verb} at ${money(price)}. How much money does it bring in?`.replace(
          "does it bring in",
          `does ${name} take in`,
        ),
        answer: money(answer),
        distractors: numbers(slips, answer, money),
        explanation: [
          of.sum
            ? `${capitalise(of.says)} is $${of.sum} = ${of.amount}$.`
            : `${capitalise(of.says)} is $${of.amount}$.`,
          `That brings in $${of.amount} \\times ${price}$ rupees, that is ${money(answer)}.`,
        ],
        verify: () => Math.abs(answer / price - readAt(stock, "gone", at)) < 1e-6,
      }),
    );
  },
];

const GIVEN = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [1, 2],
  [0, 3],
] as const;

export const tableWithGaps = dataSet("table-with-missing-values", "MEDIUM", (random) => {
  const words = random.pick(WORDS);
  const sizes =
    words.what === "voter"
      ? [400, 480, 500, 600, 640, 720, 750, 800, 900, 960]
      : [120, 150, 160, 180, 200, 240, 250, 300, 320, 360];
  const all = random.sample(sizes, 5);
  const share = all.map(() => random.pick([40, 45, 55, 60, 65, 70, 75, 80]));
  const names = random.pick(["ABCDE", "PQRST", "JKLMN"]).split("");
  const gone = all.map((whole, at) => (whole * (share[at] ?? 0)) / 100);
  if (!gone.every((some) => isNeat(some)) || new Set(share).size < 5) return undefined;
  const given = random.sample(GIVEN, 5);
  const figure: FigureOf<"table"> = {
    type: "table",
    title: words.title,
    columns: [words.row, ...words.heads],
    rows: names.map((name, at) => {
      const [whole = 0, part = 0, some = 0] = [all[at], share[at], gone[at]];
      const row = [whole, part, some, whole - some];
      return [
        name,
        ...row.map((value, column) => (given[at]?.some((shown) => shown === column) ? value : "–")),
      ];
    }),
  };
  const stock: Stock = { words, names, all, share, figure };
  return {
    stimulus: {
      text: `${words.tells} and are shown as a dash. Study the table and answer the questions.`,
      figure,
    },
    questions: fiveOf(random, stock, forms),
  };
});
