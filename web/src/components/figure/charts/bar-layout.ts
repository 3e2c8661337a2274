import { inNumber } from "@prepfeed/contract/figures/describe-words";
import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { doBarsLie, doNamesStandBefore, LYING, WIDE } from "../measure/figure-height.ts";
import type { Box } from "../measure/place-labels.ts";
import { scaleOf, valueAxis } from "../measure/scale.ts";
import { LINE_HEIGHT, textWidth, wrapText } from "../measure/text-size.ts";
import { chartHead } from "./chart-head.ts";

type Chart = FigureOf<"bar">;

export interface PlacedText {
  x: number;
  y: number;
  lines: string[];
  anchor: "start" | "middle" | "end";
  isTurned?: boolean;
}

export interface BarLayout {
  isLying: boolean;
  head: ReturnType<typeof chartHead>;
  plot: Box;
  /** Where the bars begin, along the value axis. */
  zero: number;
  ticks: { at: number; text: string }[];
  bars: (Box & { series: number })[];
  values: PlacedText[];
  names: PlacedText[];
}

const VALUE_GAP = 4;

export function layOutBars(chart: Chart, width: number, height: number): BarLayout {
  const isLying = doBarsLie(chart, width >= WIDE);
  return isLying ? layOutLying(chart, width, height) : layOutStanding(chart, width, height);
}

const allValues = ({ series }: Chart) => series.flatMap(({ values }) => values);
const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => textWidth(text)));
const labelsOf = (chart: Chart) => (chart.showValues === false ? [] : allValues(chart).map(inNumber));

function layOutStanding(chart: Chart, width: number, height: number): BarLayout {
  const { categories, series, categoryTitle } = chart;
  const head = chartHead(chart, width);
  const axis = valueAxis(allValues(chart), 5);
  const left = widest(axis.ticks.map(inNumber)) + 8;
  const band = (width - left) / categories.length;
  const nameLines = categories.map((name) => wrapText(name, band - 4));
  const foot =
    Math.max(...nameLines.map((lines) => lines.length)) * LINE_HEIGHT + 8 + (categoryTitle ? 20 : 0);
  const barWidth = Math.min(46, (band * 0.8) / series.length);
  const isTurned = widest(labelsOf(chart)) > barWidth + (series.length === 1 ? band * 0.2 : 0);
  const labelRoom = labelsOf(chart).length === 0 ? 4 : isTurned ? widest(labelsOf(chart)) + 6 : LINE_HEIGHT;
  const top = head.height + labelRoom;
  const hasLosses = axis.from < 0;
  const plot = { left, top, width: width - left, height: height - top - foot - (hasLosses ? labelRoom : 0) };
  const place = scaleOf(axis, plot.top + plot.height, plot.top);
  const zero = place(0);
  const bars: BarLayout["bars"] = [];
  const values: PlacedText[] = [];
  for (const [c] of categories.entries()) {
    const start = left + band * (c + 0.5) - (barWidth * series.length) / 2;
    for (const [s, one] of series.entries()) {
      const value = one.values[c] ?? 0;
      const end = place(value);
      const x = start + s * barWidth;
      bars.push({
        left: x,
        top: Math.min(zero, end),
        width: barWidth,
        height: Math.abs(end - zero),
        series: s,
      });
      if (chart.showValues === false) continue;
      const isLoss = value < 0;
      values.push({
        x: x + barWidth / 2,
        y: isTurned
          ? end + (isLoss ? VALUE_GAP : -VALUE_GAP)
          : end + (isLoss ? LINE_HEIGHT / 2 + 2 : -LINE_HEIGHT / 2),
        lines: [inNumber(value)],
        anchor: isTurned ? (isLoss ? "end" : "start") : "middle",
        isTurned,
      });
    }
  }
  const namesTop = plot.top + plot.height + (hasLosses ? labelRoom : 0) + 4 + LINE_HEIGHT / 2;
  return {
    isLying: false,
    head,
    plot,
    zero,
    ticks: axis.ticks.map((tick) => ({ at: place(tick), text: inNumber(tick) })),
    bars,
    values,
    names: nameLines.map((lines, i) => ({
      x: left + band * (i + 0.5),
      y: namesTop,
      lines,
      anchor: "middle",
    })),
  };
}

function layOutLying(chart: Chart, width: number, height: number): BarLayout {
  const { categories, series } = chart;
  const head = chartHead(chart, width);
  const axis = valueAxis(allValues(chart), width >= WIDE ? 6 : 4);
  const isBefore = doNamesStandBefore(chart);
  const left = isBefore ? widest(categories) + 8 : 0;
  const labelRoom = widest(labelsOf(chart)) + VALUE_GAP + 2;
  const begin = left + (axis.from < 0 ? labelRoom : 0);
  const tickRoom = textWidth(inNumber(axis.to)) / 2;
  const plot = {
    left: begin,
    top: head.height,
    width: width - begin - Math.max(labelRoom, tickRoom),
    height: height - head.height - LYING.foot,
  };
  const place = scaleOf(axis, plot.left, plot.left + plot.width);
  const zero = place(0);
  const group = plot.height / categories.length;
  const nameRoom = isBefore ? 0 : LYING.name;
  const thickness = (group - LYING.gap - nameRoom) / series.length;
  const bars: BarLayout["bars"] = [];
  const values: PlacedText[] = [];
  const names: PlacedText[] = [];
  for (const [c, name] of categories.entries()) {
    const top = plot.top + c * group + LYING.gap / 2;
    names.push(
      isBefore
        ? { x: left - 8, y: top + (thickness * series.length) / 2, lines: [name], anchor: "end" }
        : { x: 0, y: top + nameRoom / 2, lines: [name], anchor: "start" },
    );
    for (const [s, one] of series.entries()) {
      const value = one.values[c] ?? 0;
      const end = place(value);
      const y = top + nameRoom + s * thickness;
      bars.push({
        left: Math.min(zero, end),
        top: y,
        width: Math.abs(end - zero),
        height: thickness - 2,
        series: s,
      });
      if (chart.showValues === false) continue;
      values.push({
        x: end + (value < 0 ? -VALUE_GAP : VALUE_GAP),
        y: y + thickness / 2 - 1,
        lines: [inNumber(value)],
        anchor: value < 0 ? "end" : "start",
      });
    }
  }
  return {
    isLying: true,
    head,
    plot,
    zero,
    ticks: axis.ticks.map((tick) => ({ at: place(tick), text: inNumber(tick) })),
    bars,
    values,
    names,
  };
}
