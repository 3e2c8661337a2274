import type { Figure, FigureOf } from "@prepfeed/contract/figure";
import type { CircuitPart } from "@prepfeed/contract/figure-circuit";

/** A figure is drawn for a phone or for a wide card: from this width on, in sixteenths of the root's letter size. */
export const WIDE = 460;

/** How high a figure is drawn, known before it can be: its place is kept meanwhile. */
export function figureHeight(figure: Figure, isWide: boolean): number {
  switch (figure.type) {
    case "bar":
      return doBarsLie(figure, isWide) ? lyingHeight(figure) : 290;
    case "line":
      return 290 + Math.max(0, longest(figure.categories) - 10) * 5;
    case "pie":
      return isWide ? 240 : 214;
    case "table":
      return 54 + 37 * (figure.rows.length + (figure.totalRow ? 1 : 0));
    case "graph":
      return 300;
    case "geometry":
      return geometryHeight(figure);
    case "circuit": {
      const [above, below] = circuitExtent(figure.parts);
      return (above + below) * ROW + (figure.terminals ? 12 : 66);
    }
    case "venn":
      return figure.sets.length === 2 ? 220 : 300;
    case "number-line":
      return 72 + 26 * countOverlaps(figure);
    case "grid":
      return figure.rows * squareSide(figure.columns) + 56;
    case "cells":
      return (
        (figure.rows.length + (figure.columnNames ? 1 : 0)) * squareSide(figure.rows[0]?.length ?? 1) + 16
      );
  }
}

/** The height of a component with its label. */
export const ROW = 56;

/** How far parts in series reach above and below their wire, in rows. */
export function circuitExtent(parts: readonly CircuitPart[]): [number, number] {
  const extents = parts.map(extentOf);
  return [Math.max(...extents.map(([above]) => above)), Math.max(...extents.map(([, below]) => below))];
}

/** The wire into branches lies midway between the first and the last of them. */
export function extentOf(part: CircuitPart): [number, number] {
  if (!("parts" in part)) return [0.62, 0.38];
  if (part.kind === "series") return circuitExtent(part.parts);
  const branches = part.parts.map(extentOf);
  const height = branches.reduce((sum, [above, below]) => sum + above + below, 0);
  const middle = ((branches[0]?.[0] ?? 0) + height - (branches.at(-1)?.[1] ?? 0)) / 2;
  return [middle, height - middle];
}

/** Squares are as large as fits a phone, whatever the screen. */
export const squareSide = (columns: number) => Math.min(44, Math.floor(230 / (columns + 1.2)));

/** Intervals that overlap an earlier one stand above it. */
function countOverlaps({ intervals = [] }: FigureOf<"number-line">): number {
  const isAfter = (end = Number.POSITIVE_INFINITY, begin = Number.NEGATIVE_INFINITY) => end > begin;
  return intervals.filter((one, i) =>
    intervals.slice(0, i).some((other) => isAfter(one.to, other.from) && isAfter(other.to, one.from)),
  ).length;
}

/** As high as its shape asks for where it is as wide as on a phone. */
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

/** Bars lie down where their names or, on a phone, their values would not fit beside each other. */
export function doBarsLie({ categories, series, showValues }: Bars, isWide: boolean): boolean {
  const room = isWide ? 480 : 240;
  const word = longest(categories.flatMap((name) => name.split(" "))) * 7.5;
  const name = (longest(categories) * 7.5) / MOST_LINES;
  const value = showValues === false ? 0 : longest(series.flatMap((one) => one.values.map(String))) * 8;
  const bars = categories.length * series.length;
  const doValuesFit = bars * value <= room || (isWide && value <= LONGEST_UPRIGHT);
  return categories.length * Math.max(word, name) > room || bars * 13 > room || !doValuesFit;
}

const MOST_LINES = 3;
/** A value that is turned to stand on its bar. */
const LONGEST_UPRIGHT = 48;

/** Names stand before lying bars if they are short, else above them. */
export const doNamesStandBefore = ({ categories }: Bars) => longest(categories) <= 12;

export const LYING = { bar: 18, gap: 12, name: 18, head: 56, foot: 28 };

function lyingHeight(chart: Bars): number {
  const name = doNamesStandBefore(chart) ? 0 : LYING.name;
  const group = chart.series.length * LYING.bar + LYING.gap + name;
  return LYING.head + chart.categories.length * group + LYING.foot;
}
