import { sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { percent } from "../../../../numbers/value.ts";
import { capitalise, list } from "../../../../writing/english.ts";
import { askAverage, askDifference } from "../questions/ask-amount.ts";
import { askAbout, askPercentMore, askPercentOf, askRatio } from "../questions/ask-share.ts";
import { askHowMany, askWhich, askWhichOfClose } from "../questions/ask-which.ts";
import {
  isPlain,
  type Misread,
  numbers,
  percents,
  type Quantity,
  slipOf,
  sound,
} from "../questions/quantity.ts";
import { type Form, withLevel } from "./forms.ts";
import { all, cell, columnTotal, type Grid, pairTotal, rowTotal } from "./grid.ts";

const two = (random: Random, names: readonly string[]) => random.sample(all(names), 2) as [number, number];

export const pairRatio: Form<Grid> = (random, grid) => {
  const rows = grid.rows.length > 2 ? two(random, grid.rows) : ([0, 1] as const);
  const [one, other] = rows.map(() => two(random, grid.columns).sort((x, y) => x - y) as [number, number]);
  if (!one || !other || one.join() === other.join()) return undefined;
  return askRatio(pairTotal(grid, rows[0], one), pairTotal(grid, rows[1], other), grid.show);
};

/** By how much the averages of two rows differ. */
export const gapOfAverages: Form<Grid> = (random, grid) => {
  const count = grid.columns.length;
  const averageOf = (row: number): Quantity => {
    const whole = rowTotal(grid, row);
    return {
      says: `the average ${grid.measure} ${grid.by(grid.rows[row] ?? "")} per ${grid.columnNoun}`,
      amount: whole.amount / count,
      sum: `\\frac{${whole.sum}}{${count}}`,
      again: () => whole.again() / count,
      misread: whole.misread.map(([amount, why]): Misread => [amount / count, why]),
    };
  };
  const [one, other] = two(random, grid.rows).map(averageOf);
  if (!one || !other || !isNeat(one.amount) || !isNeat(other.amount)) return undefined;
  return askDifference(one, other, grid.show);
};

export const totalRatio: Form<Grid> = (random, grid) => {
  const byRow = grid.rows.length > 2 ? random.chance() : random.chance(0.3);
  const [one, other] = two(random, byRow ? grid.rows : grid.columns);
  const of = byRow ? rowTotal : columnTotal;
  return askRatio(of(grid, one), of(grid, other), grid.show);
};

export const cellPercentMore: Form<Grid> = (random, grid) => {
  const [r1, r2] = two(random, grid.rows);
  const column = random.int(0, grid.columns.length - 1);
  return withLevel("EASY", askPercentMore(cell(grid, r1, column), cell(grid, r2, column), grid.show));
};

export const totalPercentMore: Form<Grid> = (random, grid) => {
  const byRow = random.chance(grid.rows.length > 2 ? 0.5 : 0.3);
  const [one, other] = two(random, byRow ? grid.rows : grid.columns);
  const of = byRow ? rowTotal : columnTotal;
  return withLevel("HARD", askPercentMore(of(grid, one), of(grid, other), grid.show));
};

export const shareOfTotal: Form<Grid> = (random, grid) => {
  const row = random.int(0, grid.rows.length - 1);
  const column = random.int(0, grid.columns.length - 1);
  const whole = grid.rows.length > 2 && random.chance() ? columnTotal(grid, column) : rowTotal(grid, row);
  return askPercentOf(cell(grid, row, column), whole, grid.show);
};

export const pairPercent: Form<Grid> = (random, grid) => {
  const [r1, r2] = two(random, grid.rows);
  const columns = two(random, grid.columns).sort((x, y) => x - y) as [number, number];
  return askPercentOf(pairTotal(grid, r1, columns), pairTotal(grid, r2, columns), grid.show);
};

export const aboutShare: Form<Grid> = (random, grid) => {
  const row = random.int(0, grid.rows.length - 1);
  const column = random.int(0, grid.columns.length - 1);
  return askAbout(cell(grid, row, column), columnTotal(grid, column), grid.show);
};

/** Of two rows the averages are compared instead. */
export const differenceOfTotals: Form<Grid> = (random, grid) => {
  const byRow = grid.rows.length > 2 && random.chance();
  const [one, other] = two(random, byRow ? grid.rows : grid.columns);
  const of = byRow ? rowTotal : columnTotal;
  return askDifference(of(grid, one), of(grid, other), grid.show);
};

const averageOfRow: Form<Grid> = (random, grid) => {
  const row = random.int(0, grid.rows.length - 1);
  const others = all(grid.rows).filter((r) => r !== row);
  return askAverage(
    `the average ${grid.measure} ${grid.by(grid.rows[row] ?? "")} per ${grid.columnNoun}`,
    all(grid.columns).map((c) => cell(grid, row, c)),
    others.map((r): Misread => [sum(grid.cells[r] ?? []), `reading the values of ${grid.rows[r]}`]),
    grid.show,
  );
};

const averageOfColumn: Form<Grid> = (random, grid) => {
  if (grid.rows.length < 3) return undefined;
  const column = random.int(0, grid.columns.length - 1);
  const others = all(grid.columns).filter((c) => c !== column);
  return askAverage(
    `the average ${grid.measure} per ${grid.rowNoun} ${grid.on(grid.columns[column] ?? "")}`,
    all(grid.rows).map((r) => cell(grid, r, column)),
    others.map(
      (c): Misread => [
        sum(grid.cells.map((line) => line[c] ?? 0)),
        `reading the values of ${grid.columns[c]}`,
      ],
    ),
    grid.show,
  );
};

export const average: Form<Grid> = (random, grid) =>
  withLevel("EASY", (random.chance() ? averageOfColumn : averageOfRow)(random, grid));

/** A glance must not settle it: the two that come first lie close. */
export const whichIsMost: Form<Grid> = (random, grid) => {
  const isLeast = random.chance(0.4);
  const word = isLeast ? "lowest" : "highest";
  if (grid.rows.length >= 5 && random.chance())
    return askWhichOfClose(
      `For which ${grid.rowNoun} is the total ${grid.measure} ${grid.onAll} the ${word}?`,
      grid.rows.map((name, r) => {
        const amount = sum(grid.cells[r] ?? []);
        return { name, amount, shown: grid.show(amount).text };
      }),
      isLeast,
    );
  const ranked = grid.columns.map((name, c) => {
    const amount = sum(grid.cells.map((line) => line[c] ?? 0));
    return { name, amount, shown: grid.show(amount).text };
  });
  return askWhichOfClose(
    `${capitalise(grid.on(`which ${grid.columnNoun}`))} is the total ${grid.measure} ${grid.byAll} the ${word}?`,
    ranked,
    isLeast,
  );
};

/** Where the two series lie furthest apart. */
export const widestGap: Form<Grid> = (random, grid) => {
  if (grid.rows.length !== 2) return undefined;
  const isLeast = random.chance(0.4);
  const [one = "", other = ""] = grid.rows;
  const ranked = grid.columns.map((name, c) => {
    const [x = 0, y = 0] = grid.cells.map((line) => line[c] ?? 0);
    return {
      name,
      amount: Math.abs(x - y),
      shown: `$${Math.max(x, y)} - ${Math.min(x, y)} = ${Math.abs(x - y)}$`,
    };
  });
  const question = askWhich(
    `${capitalise(grid.on(`which ${grid.columnNoun}`))} is the difference between the ${grid.measure} ${grid.by(one)} and that ${grid.by(other)} the ${isLeast ? "least" : "greatest"}?`,
    ranked,
    isLeast,
  );
  return withLevel("EASY", question);
};

export const aboveAverage: Form<Grid> = (random, grid) => {
  const row = random.int(0, grid.rows.length - 1);
  const values = grid.cells[row] ?? [];
  const average = sum(values) / values.length;
  if (!isNeat(average, 1) || values.includes(average)) return undefined;
  const name = grid.rows[row] ?? "";
  const question = askHowMany(
    `In how many ${grid.columnNoun}s is the ${grid.measure} ${grid.by(name)} above its own average over all the ${grid.columnNoun}s shown?`,
    grid.columns.map((column, c) => ({
      name: column,
      shown: `$${values[c]}$`,
      holds: (values[c] ?? 0) > average,
    })),
    `The average is $${sum(values)} \\div ${values.length} = ${average}$. Above it are`,
  );
  return (
    question && {
      ...question,
      verify: () =>
        grid.columns.filter(
          (column) =>
            grid.read(name, column) * values.length > sum(grid.columns.map((c) => grid.read(name, c))),
        ).length === values.filter((value) => value > average).length,
    }
  );
};

export const growth: Form<Grid> = (random, grid) => {
  if (!grid.areYears) return undefined;
  const row = random.int(0, grid.rows.length - 1);
  const from = random.int(0, grid.columns.length - 2);
  const to = random.int(from + 1, Math.min(from + 2, grid.columns.length - 1));
  const [a, b] = [cell(grid, row, from), cell(grid, row, to)];
  const change = (x: number, y: number) => (100 * Math.abs(y - x)) / x;
  const answer = change(a.amount, b.amount);
  if (!isPlain(answer) || answer > 150) return undefined;
  const word = b.amount > a.amount ? "increase" : "decrease";
  const [first = "", last = ""] = [grid.columns[from], grid.columns[to]];
  const slips: Misread[] = [
    [change(b.amount, a.amount), `taking the percentage of the value of ${last}`],
    ...a.misread.map(([amount, why]): Misread => [change(amount, b.amount), why]),
    ...b.misread.map(([amount, why]): Misread => [change(a.amount, amount), why]),
    [(100 * b.amount) / a.amount, "forgetting to take the first value away"],
    [answer + 5, "a slip in the division"],
    [answer - 5, "a slip in the division"],
  ];
  return sound({
    difficulty: "EASY",
    text: `What is the percentage ${word} in the ${grid.measure} ${grid.by(grid.rows[row] ?? "")} from ${first} to ${last}?`,
    answer: percent(answer),
    distractors: percents(slips, answer),
    explanation: [
      `It goes from ${grid.show(a.amount)} to ${grid.show(b.amount)}, a change of $${Math.abs(b.amount - a.amount)}$.`,
      `As a percentage of the value of ${first}, that is $\\frac{${Math.abs(b.amount - a.amount)}}{${a.amount}} \\times 100 = ${percent(answer).tex}$.`,
    ],
    verify: () =>
      Math.abs(a.again() * (1 + ((word === "increase" ? 1 : -1) * answer) / 100) - b.again()) < 1e-6,
  });
};

/** What the next year would bring. */
export const projection: Form<Grid> = (random, grid) => {
  if (!grid.areYears) return undefined;
  const last = grid.columns.length - 1;
  const year = Number(grid.columns[last]);
  const [one, other] = two(random, grid.rows);
  const [up, down] = [random.pick([10, 15, 20, 25, 30]), random.pick([5, 10, 20])];
  const [a, b] = [cell(grid, one, last), cell(grid, other, last)];
  const [x, y] = [(a.amount * (100 + up)) / 100, (b.amount * (100 - down)) / 100];
  const answer = x + y;
  if (!isNeat(x) || !isNeat(y)) return undefined;
  const names = [grid.rows[one] ?? "", grid.rows[other] ?? ""];
  const slips: Misread[] = [
    [(a.amount * (100 - down)) / 100 + (b.amount * (100 + up)) / 100, `exchanging ${list(names)}`],
    [x + (b.amount * (100 + down)) / 100, `letting the second grow by ${down}% as well`],
    [((a.amount + b.amount) * (100 + up - down)) / 100, "adding up the percentages of different values"],
    [a.amount + b.amount, `giving the total of ${year}`],
    [a.misread.slice(-1).map(([amount]) => (amount * (100 + up)) / 100 + y)[0] ?? 0, "reading a wrong value"],
    [answer + slipOf(answer), "a slip of addition"],
    [answer - slipOf(answer), "a slip of addition"],
  ];
  return withLevel(
    "HARD",
    sound({
      text: `From ${year} to ${year + 1} the ${grid.measure} ${grid.by(names[0] ?? "")} rises by ${up}% and that ${grid.by(names[1] ?? "")} falls by ${down}%. What is the total of the two in ${year + 1}?`,
      answer: grid.show(answer),
      distractors: numbers(slips, answer, grid.show),
      explanation: [
        `For ${names[0]}: $${a.amount} \\times \\frac{${100 + up}}{100} = ${x}$.`,
        `For ${names[1]}: $${b.amount} \\times \\frac{${100 - down}}{100} = ${y}$.`,
        `Together: $${x} + ${y} = ${grid.show(answer).tex}$.`,
      ],
      verify: () =>
        Math.abs(a.again() + b.again() + (a.again() * up - b.again() * down) / 100 - answer) < 1e-6,
    }),
  );
};
