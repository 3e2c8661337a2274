import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { describe, expect, test } from "vitest";
import { sampleFigures as samples } from "../../../../../packages/contract/test/sample-figures.ts";
import { figureHeight, WIDE } from "../measure/figure-height.ts";
import { textWidth } from "../measure/text-size.ts";
import { layOutBars, type PlacedText } from "./bar-layout.ts";
import { layOutLines } from "./line-layout.ts";
import { layOutPie } from "./pie-layout.ts";

const WIDTHS = [240, 295, 343, 520, 632];

/** The largest number of everything, with the longest names. */
const fullest: FigureOf<"bar"> = {
  type: "bar",
  valueTitle: "What is measured",
  categories: Array.from({ length: 9 }, (_, i) => `${i} of the longest names ever`),
  series: Array.from({ length: 4 }, (_, s) => ({
    name: `Series with a long name ${s}`,
    values: Array.from({ length: 9 }, (_, i) => (i % 3 === 0 ? -1 : 1) * (1234567 + i * 87654 * s)),
  })),
};

const heightOf = (figure: Parameters<typeof figureHeight>[0], width: number) =>
  figureHeight(figure, width >= WIDE);

function edgesOf({ x, lines, anchor, isTurned }: PlacedText) {
  const width = isTurned ? 16 : Math.max(...lines.map((line) => textWidth(line)));
  const left = x - (isTurned || anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  return { left, right: left + width };
}

function expectInside(texts: PlacedText[], width: number, height: number, slack = 1) {
  for (const text of texts) {
    expect(edgesOf(text).left).toBeGreaterThanOrEqual(-slack);
    expect(edgesOf(text).right).toBeLessThanOrEqual(width + slack);
    expect(text.y).toBeGreaterThanOrEqual(0);
    expect(text.y).toBeLessThanOrEqual(height);
  }
}

describe.each(WIDTHS)("with a width of %i", (width) => {
  const bars = [samples.bar, samples.groupedBar, samples.profitAndLoss, fullest];
  test.each(bars.map((chart) => [chart.title ?? "the fullest", chart] as const))("bars: %s", (_, chart) => {
    const height = heightOf(chart, width);
    const { plot, ...layout } = layOutBars(chart, width, height);
    expect(plot.height).toBeGreaterThan(60);
    expect(layout.bars).toHaveLength(chart.categories.length * chart.series.length);
    for (const bar of layout.bars) {
      expect(bar.left).toBeGreaterThanOrEqual(plot.left - 0.01);
      expect(bar.left + bar.width).toBeLessThanOrEqual(plot.left + plot.width + 0.01);
      expect(bar.top).toBeGreaterThanOrEqual(plot.top - 0.01);
      expect(bar.top + bar.height).toBeLessThanOrEqual(plot.top + plot.height + 0.01);
    }
    // A name of several words is measured generously.
    expectInside([...layout.values, ...layout.names], width, height, 8);
  });

  test("bars do not overlap", () => {
    const chart = samples.groupedBar;
    const { bars, isLying } = layOutBars(chart, width, heightOf(chart, width));
    const starts = bars.map((bar) =>
      isLying ? [bar.top, bar.top + bar.height] : [bar.left, bar.left + bar.width],
    );
    const sorted = starts.toSorted(([a = 0], [b = 0]) => a - b);
    for (const [i, [start = 0]] of sorted.entries())
      if (i) expect(start).toBeGreaterThanOrEqual((sorted[i - 1]?.[1] ?? 0) - 0.01);
  });

  test("lines and the values of one category do not overlap", () => {
    const chart = samples.line;
    const height = heightOf(chart, width);
    const { plot, series, values } = layOutLines(chart, width, height);
    for (const { x, y } of series.flat()) {
      expect(x).toBeGreaterThan(plot.left);
      expect(x).toBeLessThan(plot.left + plot.width);
      expect(y).toBeGreaterThanOrEqual(plot.top - 0.01);
      expect(y).toBeLessThanOrEqual(plot.top + plot.height + 0.01);
    }
    expectInside(values, width, height);
    for (const [i, one] of values.entries())
      for (const other of values.slice(i + 1))
        if (one.x === other.x) expect(Math.abs(one.y - other.y)).toBeGreaterThan(12);
  });

  test("lines with the longest names leave room for the lines", () => {
    const chart = { ...fullest, type: "line" as const };
    const { plot, names, nameTurn } = layOutLines(chart, width, heightOf(chart, width));
    expect(plot.height).toBeGreaterThan(60);
    for (const name of names) {
      const reach = nameTurn === -45 ? textWidth(name.lines.join("")) * Math.SQRT1_2 : 0;
      expect(name.x - reach).toBeGreaterThanOrEqual(0);
    }
  });

  test.each([samples.pie, samples.degreesPie])(
    "a pie is complete, with its labels apart and inside",
    (pie) => {
      const height = heightOf(pie, width);
      const { slices, radius, centre } = layOutPie(pie, width, height);
      expect(slices.at(-1)?.to).toBeCloseTo(2 * Math.PI, 9);
      expect(slices.reduce((sum, { from, to }) => sum + to - from, 0)).toBeCloseTo(2 * Math.PI, 9);
      expect(radius).toBeGreaterThan(40);
      expect(centre.y + radius).toBeLessThanOrEqual(height);
      for (const side of ["start", "end"]) {
        const boxes = slices
          .filter(({ anchor }) => anchor === side)
          .map(({ label, lines }) => [label.y - lines.length * 8, label.y + lines.length * 8] as const)
          .toSorted(([a], [b]) => a - b);
        for (const [i, [top, bottom]] of boxes.entries()) {
          expect(top).toBeGreaterThanOrEqual(0);
          expect(bottom).toBeLessThanOrEqual(height);
          if (i) expect(top).toBeGreaterThanOrEqual((boxes[i - 1]?.[1] ?? 0) - 0.01);
        }
      }
    },
  );
});

test("a slice is as wide as its share", () => {
  const { slices } = layOutPie(samples.degreesPie, 343, 214);
  const degrees = slices.map(({ from, to }) => Math.round(((to - from) * 180) / Math.PI));
  expect(degrees).toEqual(samples.degreesPie.slices.map(({ value }) => value));
});

test("bars are horizontal on a phone if their values would not fit, and vertical if there is room", () => {
  expect(layOutBars(samples.groupedBar, 295, 400).isLying).toBe(true);
  expect(layOutBars(samples.groupedBar, 632, 290).isLying).toBe(false);
  expect(layOutBars(samples.bar, 295, 290).isLying).toBe(false);
});

test("the length of a bar follows its value, from zero", () => {
  const { bars, zero } = layOutBars(samples.profitAndLoss, 632, 290);
  const [gain, loss] = bars;
  expect((gain?.height ?? 0) / (loss?.height ?? 1)).toBeCloseTo(12 / 8, 6);
  expect((gain?.top ?? 0) + (gain?.height ?? 0)).toBeCloseTo(zero, 6);
  expect(loss?.top).toBeCloseTo(zero, 6);
});
