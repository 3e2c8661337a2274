import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { numberWord } from "../../../../writing/english.ts";
import { askDifference } from "../questions/ask-amount.ts";
import { askPercentMore } from "../questions/ask-share.ts";
import { askChangedRatio, askGapOfShares, askNewcomer, askSplit } from "../questions/ask-steps.ts";
import { averageOf } from "../questions/derived.ts";
import type { Form } from "./forms.ts";
import { all, cell, columnTotal, type Grid, pairTotal } from "./grid.ts";

const two = (random: Random, names: readonly string[]) => random.sample(all(names), 2) as [number, number];
const anyOf = (random: Random, names: readonly string[]) => random.int(0, names.length - 1);

/** Two columns together, beside two others of the same row or the same two of another row. */
const pairPercentMore: Form<Grid> = (random, grid) => {
  const [a = 0, b = 0, c = 0, d = 0] = random.sample(all(grid.columns), 4);
  const inOrder = (x: number, y: number): [number, number] => (x < y ? [x, y] : [y, x]);
  const [one, other] = two(random, grid.rows);
  return random.chance()
    ? askPercentMore(pairTotal(grid, one, inOrder(a, b)), pairTotal(grid, one, inOrder(c, d)), grid.show)
    : askPercentMore(pairTotal(grid, one, inOrder(a, b)), pairTotal(grid, other, inOrder(a, b)), grid.show);
};

/** One value beside the average of the others in its row. */
const againstRest: Form<Grid> = (random, grid) => {
  const row = anyOf(random, grid.rows);
  const column = anyOf(random, grid.columns);
  const others = all(grid.columns).filter((c) => c !== column);
  const rest = averageOf(
    `the average ${grid.measure} ${grid.by(grid.rows[row] ?? "")} per ${grid.columnNoun} ${grid.on(`the other ${numberWord(others.length)} ${grid.columnNoun}s`)}`,
    others.map((c) => cell(grid, row, c)),
  );
  if (!isNeat(rest.amount)) return undefined;
  const ask = random.chance(0.7) ? askPercentMore : askDifference;
  return ask(cell(grid, row, column), rest, grid.show);
};

/** A year more, to be found from the average that all years have then. */
const yearToCome: Form<Grid> = (random, grid) => {
  if (!grid.areYears) return undefined;
  const row = anyOf(random, grid.rows);
  const of = `${grid.measure} ${grid.by(grid.rows[row] ?? "")}`;
  const [first = "", next] = [grid.columns[0], Number(grid.columns.at(-1)) + 1];
  return askNewcomer(random, {
    parts: all(grid.columns).map((c) => cell(grid, row, c)),
    text: (average) =>
      `The average ${of} per year from ${first} to ${next} is ${average}. What is the ${of} in ${next}?`,
    show: grid.show,
  });
};

const splitInTwo: Form<Grid> = (random, grid) => {
  if (!grid.kinds) return undefined;
  const [one, other] = two(random, grid.rows);
  const [from, to] = two(random, grid.columns);
  return askSplit(random, cell(grid, one, from), cell(grid, other, to), grid.kinds, grid.show);
};

/** The share of a row in the totals of two columns. */
const gapOfShares: Form<Grid> = (random, grid) => {
  const row = anyOf(random, grid.rows);
  const name = grid.rows[row] ?? "";
  const [one, other] = two(random, grid.columns).map((c) => ({
    part: cell(grid, row, c),
    whole: columnTotal(grid, c),
    on: grid.on(grid.columns[c] ?? ""),
  }));
  if (!one || !other) return undefined;
  return askGapOfShares(
    { ...one, says: `the share of ${grid.short?.(name) ?? name} in ${one.whole.says}` },
    { ...other, says: `its share in the total ${other.on}` },
  );
};

const changedRatio: Form<Grid> = (random, grid) => {
  const [one, other] = two(random, grid.rows);
  const column = anyOf(random, grid.columns);
  return askChangedRatio(random, cell(grid, one, column), cell(grid, other, column), grid.show);
};

/** What takes two or three steps, with a condition or an unknown on the way. */
export const gridSteps: readonly Form<Grid>[] = [
  pairPercentMore,
  againstRest,
  yearToCome,
  splitInTwo,
  gapOfShares,
  changedRatio,
];
