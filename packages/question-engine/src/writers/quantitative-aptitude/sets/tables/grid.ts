import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { Misread, Quantity, Show } from "../questions/quantity.ts";

/** Words about numbers that have a row and a column each. */
export interface Setting {
  /** "number of scooters made" */
  measure: string;
  rows: readonly string[];
  columns: readonly string[];
  rowNoun: string;
  columnNoun: string;
  /** "by Firm P", "in 2019". */
  by(row: string): string;
  on(column: string): string;
  /** "by the five firms", "in the five years". */
  byAll: string;
  onAll: string;
  show: Show;
  /** The name of a row within a sentence, if it differs from the name in the table. */
  short?(row: string): string;
  /** Two kinds that all are of. */
  kinds?: readonly [string, string];
  /** The columns are years, one after the other. */
  areYears: boolean;
}

export interface Grid extends Setting {
  cells: readonly (readonly number[])[];
  /** From the figure, as a learner does. */
  read(row: string, column: string): number;
}

/** Numbers that divide each other well, so that ratios and percentages come out. */
const SMOOTH = [12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48, 50];

export function drawCells(random: Random, rows: number, columns: number, scale: number): number[][] {
  return range(1, rows).map(() => {
    const cells = [random.pick(SMOOTH)];
    while (cells.length < columns) {
      const last = cells.at(-1) ?? 20;
      const near = SMOOTH.filter((size) => size > 0.65 * last && size < 1.5 * last && !cells.includes(size));
      cells.push(random.pick(near.length > 0 ? near : SMOOTH));
    }
    return cells.map((size) => size * scale);
  });
}

export function tableOf(setting: Setting, cells: readonly (readonly number[])[], title: string) {
  const figure: FigureOf<"table"> = {
    type: "table",
    title,
    columns: [capitalise(setting.rowNoun), ...setting.columns],
    rows: setting.rows.map((row, at) => [row, ...(cells[at] ?? [])]),
  };
  return figure;
}

export function readTable({ rows, columns }: FigureOf<"table">, row: string, column: string): number {
  const line = rows.find(([first]) => first === row);
  return Number(line?.[columns.indexOf(column)]);
}

export function readChart(
  { categories, series }: Pick<FigureOf<"bar">, "categories" | "series">,
  row: string,
  column: string,
): number {
  return series.find(({ name }) => name === row)?.values[categories.indexOf(column)] ?? Number.NaN;
}

export function cell(grid: Grid, row: number, column: number): Quantity {
  const at = (r: number, c: number) => grid.cells[r]?.[c] ?? 0;
  const [rowName, columnName] = [grid.rows[row] ?? "", grid.columns[column] ?? ""];
  const beside = [column + 1, column - 1].filter((c) => c >= 0 && c < grid.columns.length);
  const others = grid.rows.map((_, r) => r).filter((r) => r !== row);
  return {
    says: `the ${grid.measure} ${grid.by(rowName)} ${grid.on(columnName)}`,
    amount: at(row, column),
    again: () => grid.read(rowName, columnName),
    misread: [
      ...others
        .slice(0, 2)
        .map((r): Misread => [at(r, column), `reading the value of ${grid.rows[r]} instead of ${rowName}`]),
      ...beside.map(
        (c): Misread => [at(row, c), `reading the value of ${grid.columns[c]} instead of ${columnName}`],
      ),
      ...others
        .slice(2)
        .map((r): Misread => [at(r, column), `reading the value of ${grid.rows[r]} instead of ${rowName}`]),
    ],
  };
}

/** A sum of cells, each by its row and column. */
function total(
  grid: Grid,
  says: string,
  cells: readonly (readonly [number, number])[],
  misread: readonly Misread[],
): Quantity {
  const parts = cells.map(([r, c]) => cell(grid, r, c));
  const amount = sum(parts.map((part) => part.amount));
  const least = Math.min(...parts.map((part) => part.amount));
  return {
    says,
    amount,
    sum: parts.map((part) => part.amount).join(" + "),
    again: () => sum(parts.map((part) => part.again())),
    misread: [
      ...misread,
      [amount - least, "leaving out one value of the sum"],
      [amount - (parts[0]?.amount ?? 0), "leaving out the first value of the sum"],
      [amount - (parts.at(-1)?.amount ?? 0), "leaving out the last value of the sum"],
    ],
  };
}

export const all = (names: readonly string[]) => names.map((_, at) => at);

export function rowTotal(grid: Grid, row: number): Quantity {
  const others = all(grid.rows).filter((r) => r !== row);
  return total(
    grid,
    `the total ${grid.measure} ${grid.by(grid.rows[row] ?? "")} ${grid.onAll}`,
    all(grid.columns).map((c) => [row, c] as const),
    others.map((r): Misread => [sum(grid.cells[r] ?? []), `adding up the values of ${grid.rows[r]}`]),
  );
}

export function columnTotal(grid: Grid, column: number): Quantity {
  const others = all(grid.columns).filter((c) => c !== column);
  const totalOf = (c: number) => sum(grid.cells.map((line) => line[c] ?? 0));
  return total(
    grid,
    `the total ${grid.measure} ${grid.byAll} ${grid.on(grid.columns[column] ?? "")}`,
    all(grid.rows).map((r) => [r, column] as const),
    others.map((c): Misread => [totalOf(c), `adding up the values of ${grid.columns[c]}`]),
  );
}

/** Two columns of a row together. */
export function pairTotal(grid: Grid, row: number, columns: readonly [number, number]): Quantity {
  const [one, other] = columns.map((c) => grid.columns[c] ?? "");
  const next = all(grid.rows).filter((r) => r !== row);
  return total(
    grid,
    `the ${grid.measure} ${grid.by(grid.rows[row] ?? "")} ${grid.on(`${one} and ${other}`)} together`,
    columns.map((c) => [row, c] as const),
    next.map(
      (r): Misread => [
        sum(columns.map((c) => grid.cells[r]?.[c] ?? 0)),
        `reading the values of ${grid.rows[r]}`,
      ],
    ),
  );
}
