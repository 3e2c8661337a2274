import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { lakh } from "../../../../kit/amounts.ts";
import { range, roundTo, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { percent } from "../../../../numbers/value.ts";
import { list } from "../../../../writing/english.ts";
import { askAverage, askDifference, askValue } from "../questions/ask-amount.ts";
import { askPercentMore, askRatio } from "../questions/ask-share.ts";
import { askChangedRatio, askGapOfShares, askNewcomer } from "../questions/ask-steps.ts";
import { askWhich } from "../questions/ask-which.ts";
import { averageOf, together } from "../questions/derived.ts";
import {
  isPlain,
  type Misread,
  misreadings,
  numbers,
  percents,
  type Quantity,
  slipOf,
  sound,
} from "../questions/quantity.ts";
import { dataSet } from "./data-set.ts";
import { type Form, fiveOf, withLevel } from "./forms.ts";
import { readChart } from "./grid.ts";

interface Books {
  years: readonly string[];
  income: readonly number[];
  spent: readonly number[];
  figure: FigureOf<"bar">;
}

type Kind = "income" | "expenditure" | "profit";

const worthsOf = ({ income, spent }: Books, kind: Kind): number[] =>
  kind === "income"
    ? [...income]
    : kind === "expenditure"
      ? [...spent]
      : income.map((all, at) => all - (spent[at] ?? 0));

function readAt({ figure, years }: Books, kind: Kind, at: number): number {
  const year = years[at] ?? "";
  const [income, spent] = [readChart(figure, "Income", year), readChart(figure, "Expenditure", year)];
  return kind === "income" ? income : kind === "expenditure" ? spent : income - spent;
}

function one(books: Books, kind: Kind, at: number): Quantity {
  const amounts = worthsOf(books, kind);
  const [all = 0, part = 0] = [books.income[at], books.spent[at]];
  return {
    says: `the ${kind} of the company in ${books.years[at]}`,
    amount: amounts[at] ?? 0,
    ...(kind === "profit" && { sum: `${all} - ${part}` }),
    again: () => readAt(books, kind, at),
    misread: [
      ...misreadings(books.years, amounts, at),
      ...(kind === "profit" ? [[all, "taking the income for the profit"] as const] : []),
      [kind === "income" ? part : all, "reading the other bar"],
    ],
  };
}

function total(books: Books, kind: Kind): Quantity {
  const amounts = worthsOf(books, kind);
  return {
    says: `the total ${kind} of the company in the ${books.years.length === 5 ? "five" : "six"} years`,
    amount: sum(amounts),
    sum: amounts.join(" + "),
    again: () => sum(books.years.map((_, at) => readAt(books, kind, at))),
    misread: [
      [sum(amounts.slice(1)), "leaving out the first year"],
      [sum(amounts.slice(0, -1)), "leaving out the last year"],
      [sum(worthsOf(books, kind === "income" ? "expenditure" : "income")), "adding up the other bars"],
    ],
  };
}

const inTwoYears = (books: Books, kind: Kind, x: number, y: number): Quantity => {
  const years = [x, y].sort((a, b) => a - b);
  return together(
    `the ${kind} of the company in ${list(years.map((at) => books.years[at]))} together`,
    years.map((at) => one(books, kind, at)),
  );
};

const anyYear = (random: Random, { years }: Books) => random.int(0, years.length - 1);
const twoYears = (random: Random, { years }: Books) =>
  random.sample(range(0, years.length - 1), 2) as [number, number];
const profitShare = (books: Books, at: number) =>
  (100 * ((books.income[at] ?? 0) - (books.spent[at] ?? 0))) / (books.spent[at] ?? 1);

const forms: readonly Form<Books>[] = [
  (random, books) => {
    const profit = one(books, "profit", anyYear(random, books));
    return withLevel(
      "EASY",
      askValue(
        profit,
        [`Profit is income less expenditure: $${profit.sum} = ${lakh(profit.amount).tex}$.`],
        lakh,
      ),
    );
  },
  (random, books) => {
    const at = anyYear(random, books);
    const answer = profitShare(books, at);
    if (!isPlain(answer)) return undefined;
    const [all = 0, part = 0] = [books.income[at], books.spent[at]];
    const slips: Misread[] = [
      [(100 * (all - part)) / all, "taking the percentage of the income instead of the expenditure"],
      ...books.years.flatMap((year, other) =>
        other === at ? [] : [[profitShare(books, other), `reading the bars of ${year}`] as const],
      ),
      [(100 * part) / all, "giving the expenditure as a percentage of the income"],
      [answer + 5, "a slip in the division"],
      [answer - 5, "a slip in the division"],
    ];
    return sound({
      text: `What percentage of its expenditure was the profit of the company in ${books.years[at]}?`,
      answer: percent(answer),
      distractors: percents(slips, answer),
      explanation: [
        `The profit is $${all} - ${part} = ${all - part}$ (in ₹ lakh).`,
        `As a percentage of the expenditure: $\\frac{${all - part}}{${part}} \\times 100 = ${percent(answer).tex}$.`,
      ],
      verify: () =>
        Math.abs(readAt(books, "expenditure", at) * (1 + answer / 100) - readAt(books, "income", at)) < 1e-6,
    });
  },
  (random, books) => {
    const isLeast = random.chance(0.4);
    return askWhich(
      `In which year was the profit, as a percentage of the expenditure, the ${isLeast ? "lowest" : "highest"}?`,
      books.years.map((name, at) => ({
        name,
        amount: profitShare(books, at),
        shown: `$\\frac{${(books.income[at] ?? 0) - (books.spent[at] ?? 0)}}{${books.spent[at]}}$, ${isNeat(profitShare(books, at), 1) ? "that is" : "about"} ${percent(profitShare(books, at), 1)}`,
      })),
      isLeast,
    );
  },
  (random, books) => {
    const [x, y] = twoYears(random, books);
    return askRatio(one(books, "profit", x), one(books, "profit", y), lakh);
  },
  (random, books) => {
    const at = anyYear(random, books);
    const others = range(0, books.years.length - 1).filter((other) => other !== at);
    const rest = averageOf(
      "the average profit of the company per year in the other four years",
      others.map((other) => one(books, "profit", other)),
    );
    return isNeat(rest.amount) ? askPercentMore(one(books, "profit", at), rest, lakh) : undefined;
  },
  (_, books) =>
    askAverage(
      "the average profit of the company per year",
      books.years.map((_, at) => one(books, "profit", at)),
      [[sum(books.income), "averaging the income"]],
      lakh,
    ),
  (_random, books) => askRatio(total(books, "income"), total(books, "expenditure"), lakh),
  (random, books) => {
    const [x, y] = twoYears(random, books);
    const kind = random.pick(["income", "expenditure"] as const);
    return withLevel("EASY", askPercentMore(one(books, kind, x), one(books, kind, y), lakh));
  },
  (random, books) => {
    const [x, y] = twoYears(random, books);
    return askDifference(one(books, "profit", x), one(books, "profit", y), lakh);
  },
  (random, books) => {
    const [w = 0, x = 0, y = 0, z = 0] = random.sample(range(0, books.years.length - 1), 4);
    const kind = random.pick(["income", "profit"] as const);
    return askRatio(inTwoYears(books, kind, w, x), inTwoYears(books, "expenditure", y, z), lakh);
  },
  (random, books) => {
    const [x, y] = twoYears(random, books);
    const shareIn = (at: number, says: string) => ({
      says,
      part: one(books, "profit", at),
      whole: one(books, "expenditure", at),
    });
    return askGapOfShares(
      shareIn(x, `the profit of the company in ${books.years[x]} as a percentage of its expenditure`),
      shareIn(y, `the same in ${books.years[y]}`),
    );
  },
  (random, books) => {
    const next = Number(books.years.at(-1)) + 1;
    return askNewcomer(random, {
      parts: books.years.map((_, at) => one(books, "profit", at)),
      text: (average) =>
        `The average profit of the company per year from ${books.years[0]} to ${next} is ${average}. What is its profit in ${next}?`,
      show: lakh,
    });
  },
  (random, books) => {
    const [x, y] = twoYears(random, books);
    return askChangedRatio(random, one(books, "income", x), one(books, "expenditure", y), lakh);
  },
  /** The next year from a growth of the expenditure and a wanted profit. */
  (random, books) => {
    const last = books.years.length - 1;
    const year = Number(books.years[last]);
    const spent = books.spent[last] ?? 0;
    const [growth, share] = [random.pick([10, 20, 25]), random.pick([10, 20, 25, 30])];
    const next = (spent * (100 + growth)) / 100;
    const answer = (next * (100 + share)) / 100;
    if (!isNeat(next) || !isNeat(answer)) return undefined;
    const slips: Misread[] = [
      [(spent * (100 + growth + share)) / 100, "adding the two percentages"],
      [(spent * (100 + share)) / 100, "leaving the expenditure as it was"],
      [((books.income[last] ?? 0) * (100 + growth)) / 100, "letting the income grow instead"],
      [next, "giving the expenditure"],
      [next + share, "adding the percentage as an amount"],
      [answer - slipOf(answer), "a slip of addition"],
    ];
    const question = sound({
      text: `In ${year + 1} the expenditure of the company is ${growth}% more than in ${year}, and its profit is ${share}% of its expenditure. What is its income in ${year + 1}?`,
      answer: lakh(answer),
      distractors: numbers(slips, answer, lakh),
      explanation: [
        `The expenditure is $${spent} \\times \\frac{${100 + growth}}{100} = ${next}$ (in ₹ lakh).`,
        `The income is $${next} \\times \\frac{${100 + share}}{100} = ${lakh(answer).tex}$.`,
      ],
      verify: () =>
        Math.abs((answer * 100 * 100) / (100 + share) / (100 + growth) - readAt(books, "expenditure", last)) <
        1e-6,
    });
    return withLevel("HARD", question);
  },
  (random, books) => {
    const profits = worthsOf(books, "profit");
    const before = anyYear(random, books);
    if (before === books.years.length - 1) return undefined;
    const [x = 0, y = 0] = [profits[before], profits[before + 1]];
    const answer = (100 * Math.abs(y - x)) / x;
    if (!isPlain(answer) || answer > 200) return undefined;
    const [from, to] = [books.years[before] ?? "", books.years[before + 1] ?? ""];
    const inIncome =
      (100 * Math.abs((books.income[before + 1] ?? 0) - (books.income[before] ?? 0))) /
      (books.income[before] ?? 1);
    const slips: Misread[] = [
      [(100 * Math.abs(y - x)) / y, `taking the percentage of the profit of ${to}`],
      [inIncome, "taking the income for the profit"],
      ...profits.flatMap((other, at) =>
        at === before || at === before + 1
          ? []
          : [[(100 * Math.abs(y - other)) / other, `beginning from ${books.years[at]}`] as const],
      ),
      [(100 * y) / x, "forgetting to take the first profit away"],
      [answer + 10, "a slip in the division"],
      [answer - 10, "a slip in the division"],
    ];
    const question = sound({
      text: `What is the percentage ${y > x ? "increase" : "decrease"} in the profit of the company from ${from} to ${to}?`,
      answer: percent(answer),
      distractors: percents(slips, answer),
      explanation: [
        `The profit was $${books.income[before]} - ${books.spent[before]} = ${x}$ in ${from} and $${books.income[before + 1]} - ${books.spent[before + 1]} = ${y}$ in ${to}.`,
        `The change is $\\frac{${Math.abs(y - x)}}{${x}} \\times 100 = ${percent(answer).tex}$.`,
      ],
      verify: () =>
        Math.abs(
          readAt(books, "profit", before) * (1 + (Math.sign(y - x) * answer) / 100) -
            readAt(books, "profit", before + 1),
        ) < 1e-6,
    });
    return withLevel("HARD", question);
  },
];

export const incomeBars = dataSet("bars-of-income-and-expenditure", "MEDIUM", (random) => {
  const first = random.int(2014, 2019);
  const years = range(first, first + 4).map(String);
  const spent = years.map(() => random.pick([80, 90, 100, 120, 125, 140, 150, 160, 180, 200, 220, 240, 250]));
  const income = spent.map((part) =>
    roundTo((part * random.pick([110, 115, 120, 125, 130, 135, 140, 150, 160])) / 100, 2),
  );
  if (!income.every((all) => isNeat(all)) || new Set(spent).size < 5 || new Set(income).size < 5)
    return undefined;
  const figure: FigureOf<"bar"> = {
    type: "bar",
    title: "Income and expenditure of a company",
    categoryTitle: "Year",
    unit: "₹ lakh",
    categories: years,
    series: [
      { name: "Income", values: income },
      { name: "Expenditure", values: spent },
    ],
  };
  const maker = random.pick([
    "makes furniture",
    "sells garden tools",
    "prints textbooks",
    "makes bicycles",
    "runs a bakery chain",
  ]);
  return {
    stimulus: {
      text: `The bar chart shows the income and the expenditure, in ₹ lakh, of a company that ${maker}. Its profit is its income less its expenditure. Study the chart and answer the questions.`,
      figure,
    },
    questions: fiveOf(random, { years, income, spent, figure }, forms),
  };
});
