import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { percent, pluralOf } from "../../../../numbers/value.ts";
import { list, towns } from "../../../../writing/english.ts";
import { askAverage, askDifference } from "../questions/ask-amount.ts";
import { askAbout, askPercentMore, askPercentOf, askRatio } from "../questions/ask-share.ts";
import { askGapOfShares, askNewcomer, askSplit } from "../questions/ask-steps.ts";
import { askHowMany, askWhich } from "../questions/ask-which.ts";
import { averageOf } from "../questions/derived.ts";
import { misreadings, type Quantity } from "../questions/quantity.ts";
import { dataSet } from "./data-set.ts";
import { type Form, fiveOf, withLevel } from "./forms.ts";
import { readTable } from "./grid.ts";

interface Words {
  title: string;
  shows: string;
  /** What the two columns are called, and what is left of the first without the second. */
  first: string;
  second: string;
  /** "the number of candidates who appeared at" */
  came: string;
  passed: string;
  failed: string;
  /** Begins "For which …". */
  share: string;
  at: "at" | "in";
  /** Two kinds that all are of. */
  kinds: readonly [string, string];
  /** What there are five of. */
  place: string;
}

const WORDS: readonly Words[] = [
  {
    title: "Candidates of an entrance test at five centres",
    shows: "how many candidates appeared for an entrance test at five centres and how many of them qualified",
    first: "Appeared",
    second: "Qualified",
    came: "number of candidates who appeared at",
    passed: "number of candidates who qualified at",
    failed: "number of candidates who appeared but did not qualify at",
    share: "candidates who qualified",
    at: "at",
    kinds: ["men", "women"],
    place: "centre",
  },
  {
    title: "Applications for loans at five branches",
    shows:
      "how many applications for loans five branches of a bank received and how many of them were approved",
    first: "Received",
    second: "Approved",
    came: "number of applications received at",
    passed: "number of applications approved at",
    failed: "number of applications received but not approved at",
    share: "applications that were approved",
    at: "at",
    kinds: ["applications for home loans", "applications for other loans"],
    place: "branch",
  },
  {
    title: "Tickets of a fair in five towns",
    shows:
      "how many tickets for a travelling book fair were printed in five towns and how many of them were sold",
    first: "Printed",
    second: "Sold",
    came: "number of tickets printed in",
    passed: "number of tickets sold in",
    failed: "number of tickets printed but not sold in",
    share: "tickets that were sold",
    at: "in",
    kinds: ["tickets for adults", "tickets for children"],
    place: "town",
  },
];

interface Counts {
  words: Words;
  places: readonly string[];
  came: readonly number[];
  passed: readonly number[];
  figure: FigureOf<"table">;
}

type Column = "came" | "passed" | "failed";

const worthsOf = ({ came, passed }: Counts, column: Column): number[] =>
  column === "failed"
    ? came.map((all, at) => all - (passed[at] ?? 0))
    : [...(column === "came" ? came : passed)];

function readAt({ figure, words, places }: Counts, column: Column, at: number): number {
  const place = places[at] ?? "";
  const all = readTable(figure, place, words.first);
  const some = readTable(figure, place, words.second);
  return column === "came" ? all : column === "passed" ? some : all - some;
}

function one(counts: Counts, column: Column, at: number): Quantity {
  const amounts = worthsOf(counts, column);
  const other = column === "passed" ? "failed" : "passed";
  const [all, some] = [counts.came[at] ?? 0, counts.passed[at] ?? 0];
  return {
    says: `the ${counts.words[column]} ${counts.places[at]}`,
    amount: amounts[at] ?? 0,
    ...(column === "failed" && { sum: `${all} - ${some}` }),
    again: () => readAt(counts, column, at),
    misread: [
      [worthsOf(counts, other)[at] ?? 0, "taking the wrong one of the two groups"],
      ...misreadings(counts.places, amounts, at),
      ...(column === "came" ? [] : [[all, `taking the column “${counts.words.first}”`] as const]),
    ],
  };
}

function several(counts: Counts, column: Column, places: readonly number[]): Quantity {
  const amounts = worthsOf(counts, column);
  const parts = places.map((at) => amounts[at] ?? 0);
  const isAll = places.length === counts.places.length;
  return {
    says: `the total ${counts.words[column]} ${isAll ? `the five ${pluralOf(counts.words.place)}` : list(places.map((at) => counts.places[at]))}`,
    amount: sum(parts),
    sum: parts.join(" + "),
    again: () => sum(places.map((at) => readAt(counts, column, at))),
    misread: [
      [sum(parts.slice(1)), "leaving out the first of them"],
      [sum(parts.slice(0, -1)), "leaving out the last of them"],
      [
        sum(places.map((at) => worthsOf(counts, column === "came" ? "failed" : "came")[at] ?? 0)),
        "adding up the wrong column",
      ],
    ],
  };
}

const place = (random: Random) => random.int(0, 4);
const someTwo = (random: Random) => random.sample([0, 1, 2, 3, 4], 2) as [number, number];
const COLUMNS = ["came", "passed", "failed"] as const;
const EVERYWHERE = [0, 1, 2, 3, 4];

/** "number of candidates who qualified per centre" */
const averageOfColumn = ({ words }: Counts, column: Column) =>
  `${words[column].replace(/ (?:at|in)$/, "")} per ${words.place}`;

const forms: readonly Form<Counts>[] = [
  (random, counts) => {
    const at = place(random);
    const question = askPercentOf(one(counts, "passed", at), one(counts, "came", at));
    return withLevel("EASY", question);
  },
  (random, counts) => {
    const [x, y] = someTwo(random);
    return askRatio(one(counts, "failed", x), one(counts, "failed", y));
  },
  (random, counts) => {
    const [x, y] = someTwo(random);
    return askRatio(one(counts, "passed", x), one(counts, "failed", y));
  },
  (random, counts) => {
    const isLeast = random.chance();
    return askWhich(
      `For which of the five is the percentage of ${counts.words.share} the ${isLeast ? "lowest" : "highest"}?`,
      counts.places.map((name, at) => {
        const [some = 0, all = 1] = [counts.passed[at], counts.came[at]];
        return {
          name,
          amount: some / all,
          shown: `$\\frac{${some}}{${all}} = ${percent((100 * some) / all).tex}$`,
        };
      }),
      isLeast,
    );
  },
  (random, counts) => {
    const pair = someTwo(random);
    return askPercentOf(several(counts, "passed", pair), several(counts, "came", pair));
  },
  (_, counts) =>
    askAverage(
      `the average ${averageOfColumn(counts, "failed")}`,
      EVERYWHERE.map((at) => one(counts, "failed", at)),
      [[sum(counts.passed), "averaging the wrong group"]],
    ),
  (random, counts) => {
    const [x, y] = someTwo(random);
    return askDifference(one(counts, "failed", x), one(counts, "failed", y));
  },
  (random, counts) => {
    const [x, y] = someTwo(random);
    return askPercentMore(one(counts, "failed", x), one(counts, "failed", y));
  },
  (random, counts) => {
    const [x, y] = someTwo(random);
    return withLevel("EASY", askPercentMore(one(counts, "passed", x), one(counts, "passed", y)));
  },
  (random, counts) => {
    const [w = 0, x = 0, y = 0, z = 0] = random.sample(EVERYWHERE, 4);
    const [these, those] = random.sample(COLUMNS, 2) as [Column, Column];
    return askRatio(several(counts, these, [w, x]), several(counts, those, [y, z]));
  },
  (random, counts) => {
    const [x, y] = someTwo(random);
    const shareAt = (at: number, says: string) => ({
      says,
      part: one(counts, "passed", at),
      whole: one(counts, "came", at),
    });
    const { places, words } = counts;
    return askGapOfShares(
      shareAt(x, `the percentage of ${words.share} ${words.at} ${places[x]}`),
      shareAt(y, `that ${words.at} ${places[y]}`),
    );
  },
  (random, counts) => {
    const [x, y] = someTwo(random);
    return askSplit(
      random,
      one(counts, random.pick(COLUMNS), x),
      one(counts, "failed", y),
      counts.words.kinds,
    );
  },
  (random, counts) => {
    const column = random.pick(["passed", "failed"] as const);
    const { place } = counts.words;
    return askNewcomer(random, {
      parts: EVERYWHERE.map((at) => one(counts, column, at)),
      text: (average) =>
        `With a sixth ${place} the average ${averageOfColumn(counts, column)} becomes ${average}. What is the ${counts.words[column]} the sixth ${place}?`,
    });
  },
  (random, counts) => {
    const at = place(random);
    const others = EVERYWHERE.filter((other) => other !== at);
    const rest = averageOf(
      `the average ${averageOfColumn(counts, "failed")} ${counts.words.at} the other four`,
      others.map((other) => one(counts, "failed", other)),
    );
    return isNeat(rest.amount) ? askPercentMore(one(counts, "failed", at), rest) : undefined;
  },
  (random, counts) => {
    const at = place(random);
    return askAbout(one(counts, "passed", at), several(counts, "passed", EVERYWHERE));
  },
  (random, counts) => {
    const limit = random.pick([35, 40, 45, 50]);
    const shares = counts.places.map((_, at) => (100 * (counts.passed[at] ?? 0)) / (counts.came[at] ?? 1));
    if (shares.some((share) => share === limit)) return undefined;
    const question = askHowMany(
      `For how many of the five is the percentage of ${counts.words.share} more than ${limit}%?`,
      counts.places.map((name, at) => ({
        name,
        shown: percent(shares[at] ?? 0).text,
        holds: (shares[at] ?? 0) > limit,
      })),
      `Above ${limit}% are`,
    );
    return (
      question && {
        ...question,
        verify: () =>
          `${question.answer}` ===
          `$${counts.places.filter((_, at) => 100 * readAt(counts, "passed", at) > limit * readAt(counts, "came", at)).length}$`,
      }
    );
  },
  (random, counts) => {
    const at = place(random);
    const question = askPercentOf(one(counts, "failed", at), several(counts, "failed", EVERYWHERE));
    return withLevel("HARD", question);
  },
];

export const candidatesTable = dataSet("table-of-candidates-at-five-centres", "MEDIUM", (random) => {
  const words = random.pick(WORDS);
  const places = towns(random, 5);
  const came = random.sample([400, 480, 500, 560, 600, 640, 720, 750, 800, 840, 900, 960, 1000, 1200], 5);
  const passed = came.map((all) => (all * random.pick([20, 25, 30, 35, 40, 45, 50, 55, 60, 65])) / 100);
  if (!passed.every((some) => isNeat(some)) || new Set(passed).size < 5) return undefined;
  const figure: FigureOf<"table"> = {
    type: "table",
    title: words.title,
    columns: ["Place", words.first, words.second],
    rows: places.map((name, at) => [name, came[at] ?? 0, passed[at] ?? 0]),
  };
  return {
    stimulus: { text: `The table shows ${words.shows}. Study it and answer the questions.`, figure },
    questions: fiveOf(random, { words, places, came, passed, figure }, forms),
  };
});
