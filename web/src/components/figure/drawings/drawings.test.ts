import type { Figure, FigureOf } from "@prepfeed/contract/figures/figure";
import { describe, expect, test } from "vitest";
import { sampleFigures as samples } from "../../../../../packages/contract/test/sample-figures.ts";
import { lettersOf } from "../look/letter-runs.ts";
import { figureHeight, WIDE } from "../measure/figure-height.ts";
import { doOverlap, type PlacedLabel } from "../measure/place-labels.ts";
import { textWidth } from "../measure/text-size.ts";
import { angleMark, arcPath } from "./angles.ts";
import { alongPath, curvePath, shadedOutline } from "./curve-path.ts";
import { layOutGeometry } from "./geometry-layout.ts";
import { layOutGraph } from "./graph-layout.ts";
import { layOutGrid } from "./grid-layout.ts";
import { layOutNumberLine } from "./number-line-layout.ts";
import { layOutVenn } from "./venn-layout.ts";

const ofType = <Type extends Figure["type"]>(type: Type) =>
  Object.entries<Figure>(samples).filter(
    (entry): entry is [string, FigureOf<Type>] => entry[1].type === type,
  );
const heightOf = (figure: Figure, width: number) => figureHeight(figure, width >= WIDE);

function expectReadable(labels: PlacedLabel[], width: number, height: number) {
  for (const [i, { box }] of labels.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(-0.01);
    expect(box.left + box.width).toBeLessThanOrEqual(width + 0.01);
    expect(box.top).toBeGreaterThanOrEqual(-0.01);
    expect(box.top + box.height).toBeLessThanOrEqual(height + 0.01);
    expect(labels.slice(i + 1).filter((other) => doOverlap(box, other.box))).toEqual([]);
  }
}

describe.each([240, 295, 343, 520])("with a width of %i", (width) => {
  test.each(ofType("graph"))("graph %s: labels are inside and apart", (_, graph) => {
    const height = heightOf(graph, width);
    const { labels, plot } = layOutGraph(graph, width, height);
    expect(plot.width).toBeGreaterThan(150);
    expectReadable(labels, width, height);
  });

  test.each(ofType("geometry"))("%s: points and labels are inside, labels apart", (_, figure) => {
    const height = heightOf(figure, width);
    const { labels, segments, circles } = layOutGeometry(figure, width, height);
    expectReadable(labels, width, height);
    for (const { x, y } of segments.flatMap(({ from, to }) => [from, to])) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
    for (const { x, y, radius } of circles) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(radius);
    }
  });

  test.each(ofType("grid"))("%s fits", (_, grid) => {
    const height = heightOf(grid, width);
    const { left, floor, side, labels } = layOutGrid(grid, width, height);
    expect(left).toBeGreaterThan(8);
    expect(floor).toBeLessThanOrEqual(height - 20);
    expect(floor - side * grid.rows).toBeGreaterThan(8);
    expectReadable(labels, width, height);
  });

  test.each(ofType("venn"))("%s: circles and names are inside", (_, venn) => {
    const height = heightOf(venn, width);
    const { circles, radius, names } = layOutVenn(venn, width, height);
    for (const { x, y } of circles)
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(radius);
    for (const { y, lines } of names) {
      expect(y).toBeGreaterThan(6);
      expect(y + (lines.length - 1) * 16).toBeLessThan(height - 6);
    }
  });
});

test.each([240, 520])("with a width of %i, no two numbers along an axis touch", (width) => {
  const graph: FigureOf<"graph"> = {
    ...samples.motion,
    x: { quantity: "t", from: 0, to: 240_000, step: 10_000 },
    y: { quantity: "v", from: -12, to: 12, step: 1 },
  };
  const { ticks } = layOutGraph(graph, width, 300);
  const across = ticks.x.filter(({ text }) => text);
  for (const [i, { at, text }] of across.entries())
    if (i) expect(at - (across[i - 1]?.at ?? 0)).toBeGreaterThan(textWidth(text));
  const up = ticks.y.filter(({ text }) => text);
  for (const [i, { at }] of up.entries()) if (i) expect((up[i - 1]?.at ?? 0) - at).toBeGreaterThanOrEqual(16);
  // Except for the shared zero of both axes.
  expect(Math.min(across.length, up.length)).toBeGreaterThanOrEqual(2);
  expect(ticks.x).toHaveLength(25);
});

test("a label of a region is in the sets it names and in no others", () => {
  for (const venn of [samples.venn, samples.vennOfThree]) {
    const { regions, circles, radius } = layOutVenn(venn, 343, 300);
    for (const { x, y, within } of regions)
      expect(circles.map((centre) => Math.hypot(centre.x - x, centre.y - y) < radius)).toEqual(within);
  }
});

test("positive y goes up", () => {
  const { segments } = layOutGeometry(samples.transversal, 343, 200);
  const [lower, upper] = segments;
  expect(lower?.from.y).toBeGreaterThan(upper?.from.y ?? 0);
});

test("a geometric figure keeps its proportions", () => {
  const { segments } = layOutGeometry(samples.triangle, 343, 240);
  const length = (i: number) => {
    const { from, to } = segments[i] ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };
    return Math.hypot(from.x - to.x, from.y - to.y);
  };
  expect(length(1) / length(2)).toBeCloseTo(8 / 6, 6);
});

test("an angle is marked on its smaller side, a right one by a square", () => {
  const at = { x: 0, y: 0 };
  const mark = angleMark(at, { x: 100, y: 0 }, { x: 0, y: -100 }, false, 0);
  for (const { x, y } of mark.line) expect(x >= -1e-9 && y <= 1e-9).toBe(true);
  expect(angleMark(at, { x: 100, y: 0 }, { x: 0, y: -100 }, true, 0).line).toEqual([
    { x: 12, y: 0 },
    expect.objectContaining({ x: expect.closeTo(12), y: expect.closeTo(-12) }),
    expect.objectContaining({ x: expect.closeTo(0), y: expect.closeTo(-12) }),
  ]);
});

test("an arc runs anticlockwise, also the long way round", () => {
  const centre = { x: 0, y: 0 };
  const quarter = arcPath(centre, { x: 10, y: 0 }, { x: 0, y: -10 }, false).line[8];
  expect(quarter?.y).toBeLessThan(0);
  const rest = arcPath(centre, { x: 0, y: -10 }, { x: 10, y: 0 }, false);
  expect(rest.path).toContain(" 0 1 0 ");
});

const straight = ([x, y]: readonly [number, number]) => ({ x, y: -y });

test("a parabola is one curve whose control point is on both tangents", () => {
  const path = curvePath([{ kind: "parabola", a: 1, b: 0, c: 0, from: -1, to: 3 }], straight);
  expect(path).toBe("M-1 -1Q1 3 3 -9");
});

test("pieces that meet are joined, others are not", () => {
  const joined = curvePath(samples.motion.curves[0]?.pieces ?? [], straight);
  expect(joined.match(/M/g)).toHaveLength(1);
  const apart = curvePath(
    [
      { kind: "line", from: [0, 0], to: [1, 1] },
      { kind: "line", from: [1, 3], to: [2, 4] },
    ],
    straight,
  );
  expect(apart.match(/M/g)).toHaveLength(2);
});

test("a shaded range reaches from the axis to the curve, also between two of its points", () => {
  const pieces = [
    { kind: "line" as const, from: [0, 0] as [number, number], to: [10, 20] as [number, number] },
  ];
  expect(shadedOutline(pieces, [2, 5], 0)).toEqual([
    [2, 0],
    [2, 4],
    [5, 10],
    [5, 0],
  ]);
});

test("the middle of a line is found by its length, with its direction", () => {
  const line = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
  ];
  expect(alongPath(line, 0.5)).toEqual({ x: 20, y: 0, angle: 0 });
  expect(alongPath(line, 0.9).angle).toBeCloseTo(Math.PI / 2);
});

test("an interval that overlaps another is drawn above it", () => {
  const line = { ...samples.numberLine, intervals: [{ from: -3, to: 2 }, { from: 0, to: 4 }, { from: 3 }] };
  const { intervals, y } = layOutNumberLine(line, 343, figureHeight(line, false));
  expect(intervals.map((one) => one.y)).toEqual([y, y - 26, y]);
  expect(intervals[2]).toMatchObject({ arrows: [1] });
});

test("single letters are in italics, units are not", () => {
  const italics = (text: string) => lettersOf(text).flatMap((run) => (run.isItalic ? [run.text] : []));
  expect(italics("A")).toEqual(["A"]);
  expect(italics("R₁ = 4 V")).toEqual(["R"]);
  expect(italics("(3x + 5)°")).toEqual(["x"]);
  expect(italics("y = f(x)")).toEqual(["y", "f", "x"]);
  expect(italics("Time")).toEqual([]);
  expect(italics("5 cm")).toEqual([]);
});
