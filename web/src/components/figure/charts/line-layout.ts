import { inNumber } from "@prepfeed/contract/figures/describe-words";
import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { keepApart } from "../measure/keep-apart.ts";
import type { Box, Spot } from "../measure/place-labels.ts";
import { scaleOf, valueAxis } from "../measure/scale.ts";
import { LINE_HEIGHT, textWidth, wrapText } from "../measure/text-size.ts";
import type { PlacedText } from "./bar-layout.ts";
import { chartHead } from "./chart-head.ts";

export interface LineLayout {
  head: ReturnType<typeof chartHead>;
  plot: Box;
  ticks: { at: number; text: string }[];
  series: Spot[][];
  values: PlacedText[];
  names: PlacedText[];
  /** Degrees: names that would not fit side by side are slanted, long ones upright. */
  nameTurn: 0 | -45 | -90;
}

/** The share of a slanted text's length that extends downwards. */
const SLANT = Math.SQRT1_2;

export function layOutLines(chart: FigureOf<"line">, width: number, height: number): LineLayout {
  const { categories, series, categoryTitle, showValues } = chart;
  const head = chartHead(chart, width);
  const axis = valueAxis(
    series.flatMap(({ values }) => values),
    5,
    true,
  );
  const left = Math.max(...axis.ticks.map((tick) => textWidth(inNumber(tick)))) + 8;
  const band = (width - left) / categories.length;
  const nameWords = Math.max(...categories.flatMap((name) => name.split(" ")).map((word) => textWidth(word)));
  const longest = Math.max(...categories.map((name) => textWidth(name)));
  const isSlantOutside = longest * SLANT > left + band / 2;
  const nameTurn = nameWords <= band - 4 ? 0 : isSlantOutside ? -90 : -45;
  const nameLines = categories.map((name) => (nameTurn ? [name] : wrapText(name, band - 2)));
  const mostLines = Math.max(...nameLines.map((lines) => lines.length)) * LINE_HEIGHT;
  const nameRoom = { "0": mostLines, "-45": longest * SLANT + 12, "-90": longest }[nameTurn];
  const labelRoom = showValues === false ? 6 : LINE_HEIGHT + 6;
  const top = head.height + labelRoom;
  const foot = nameRoom + 8 + (categoryTitle ? 20 : 0);
  const plot = { left, top, width: width - left, height: height - top - foot };
  const place = scaleOf(axis, plot.top + plot.height, plot.top);
  const points = series.map(({ values }) =>
    values.map((value, i) => ({ x: left + band * (i + 0.5), y: place(value) })),
  );
  return {
    head,
    plot,
    ticks: axis.ticks.map((tick) => ({ at: place(tick), text: inNumber(tick) })),
    series: points,
    values:
      showValues === false ? [] : categories.flatMap((_, i) => valuesAt(chart, points, i, plot, labelRoom)),
    names: nameLines.map((lines, i) => ({
      x: left + band * (i + 0.5),
      y: plot.top + plot.height + (nameTurn === -90 ? 6 : 4 + LINE_HEIGHT / 2),
      lines,
      anchor: nameTurn ? "end" : "middle",
    })),
    nameTurn,
  };
}

/** The values of one category: the lowest below its point, the others above theirs, without overlap. */
function valuesAt(
  chart: FigureOf<"line">,
  points: Spot[][],
  i: number,
  plot: Box,
  room: number,
): PlacedText[] {
  const spots = points.map((one) => one[i] ?? { x: 0, y: 0 });
  const lowest = spots.length > 1 ? Math.max(...spots.map(({ y }) => y)) : Number.POSITIVE_INFINITY;
  const isBelow = spots.map(({ y }, s) => y === lowest && spots.findIndex((spot) => spot.y === lowest) === s);
  const wanted = spots.map(({ y }, s) => y + (isBelow[s] ? 13 : -13));
  const bounds = { from: plot.top - room, to: plot.top + plot.height };
  const placed = keepApart(
    wanted,
    spots.map(() => LINE_HEIGHT - 2),
    bounds,
  );
  return spots.map(({ x }, s) => ({
    x,
    y: placed[s] ?? 0,
    lines: [inNumber(chart.series[s]?.values[i])],
    anchor: "middle",
  }));
}
