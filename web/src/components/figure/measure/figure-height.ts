import type { Figure, FigureOf } from "@prepfeed/contract/figures/figure";
import type { CircuitPart } from "@prepfeed/contract/figures/figure-circuit";

/**
 * A figure is drawn for a phone or for a wide card: the width that separates them, in sixteenths of the root font
 * size.
 */
export const WIDE = 460;

/** The height of a figure, known before it is drawn, so that its place can be reserved. */
export function figureHeight(figure: Figure, isWide: boolean): number {
  switch (figure.type) {
    case "bar":
      return doBarsLie(figure, isWide) ? lyingHeight(figure) : 290;
    case "line":
      return 290 + Math.max(0, longest(figure.categories) - 10) * 5;
    case "pie":
      return 226;
    case "table":
      return 54 + 37 * (figure.rows.length + (figure.totalRow ? 1 : 0));
    case "graph":
      return 300;
    case "geometry":
      return geometryHeight(figure);
    case "circuit":
      return circuitRows(figure.parts) * ROW + (figure.terminals ? 12 : BOTTOM);
    case "venn":
      return figure.sets.length === 2 ? 220 : 300;
    case "number-line":
      return 46 + 26 * Math.max(1, figure.intervals?.length ?? 0);
    case "grid":
      return figure.rows * squareSide(figure.columns) + 56;
    case "cells":
      return (
        (figure.rows.length + (figure.columnNames ? 1 : 0)) * squareSide(figure.rows[0]?.length ?? 1) + 16
      );
  }
}

/** The height of a component with its label. */
const ROW = 56;

/** The part that closes a circuit below its components: the wire back, with the source on it. */
export const BOTTOM = 66;

/** The largest number of components above each other. */
function circuitRows(parts: readonly CircuitPart[]): number {
  return Math.max(
    ...parts.map((part) => {
      if (!("parts" in part)) return 1;
      if (part.kind === "series") return circuitRows(part.parts);
      return part.parts.reduce((sum, one) => sum + circuitRows([one]), 0);
    }),
  );
}

/** Squares are as large as fits a phone, whatever the screen. */
export const squareSide = (columns: number) => Math.min(44, Math.floor(230 / (columns + 1.2)));

/** As high as its shape requires at the width of a phone. */
function geometryHeight({ points, circles = [] }: FigureOf<"geometry">): number {
  const spread = (axis: 0 | 1) => {
    const places = points.map(({ at }) => at[axis]);
    return Math.max(...places) - Math.min(...places);
  };
  if (circles.length) return 290;
  return Math.min(290, Math.max(150, (230 * spread(1)) / (spread(0) || 1) + 70));
}

type Bars = FigureOf<"bar">;
const longest = (words: readonly string[]) => Math.max(...words.map((word) => word.length));

/** Bars are horizontal if their names or values would not fit side by side; on a wide card values may be rotated. */
export function doBarsLie({ categories, series }: Bars, isWide: boolean): boolean {
  const values = series.flatMap((one) => one.values);
  const [names, digits] = isWide ? [75, 150] : [32, 30];
  return categories.join("").length > names || values.join("").length > digits;
}

/** Names are before horizontal bars if they are short, else above them. */
export const doNamesStandBefore = ({ categories }: Bars) => longest(categories) <= 12;

export const LYING = { bar: 18, gap: 12, name: 18, head: 56, foot: 28 };

function lyingHeight(chart: Bars): number {
  const name = doNamesStandBefore(chart) ? 0 : LYING.name;
  const group = chart.series.length * LYING.bar + LYING.gap + name;
  return LYING.head + chart.categories.length * group + LYING.foot;
}
