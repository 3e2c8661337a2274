import { inNumber } from "@prepfeed/contract/figures/describe-words";
import type { FigureOf } from "@prepfeed/contract/figures/figure";
import type { Box, LabelWish, PlacedLabel, Spot, Stroke } from "../measure/place-labels.ts";
import { boxAround, placeLabels, spotsAround } from "../measure/place-labels.ts";
import { roundStep, scaleOf, thinned, ticksBetween } from "../measure/scale.ts";
import { LINE_HEIGHT, textWidth } from "../measure/text-size.ts";
import { alongPath, curvePath, type Run, sampled, shadedOutline, shadedPath } from "./curve-path.ts";

type Graph = FigureOf<"graph">;
type Axis = Graph["x"];

interface GraphTick {
  at: number;
  text: string;
}

interface AxisText {
  value: number;
  text: string;
}

export interface GraphLayout {
  plot: Box;
  /** The position of the axes: at zero, or at the edge if zero is not shown. */
  axes: { x: number; y: number };
  titles: { x: Spot & { anchor: "start" | "end" }; y: Spot & { anchor: "start" | "middle" } };
  ticks: { x: GraphTick[]; y: GraphTick[] };
  lines: { x: number[]; y: number[] };
  /** One zero for both axes. */
  zero: Spot | null;
  curves: { path: string; isDashed: boolean; arrows: Run[] }[];
  shaded: string[];
  points: (Spot & { isOpen: boolean; hasGuides: boolean })[];
  labels: PlacedLabel[];
}

const titleOf = ({ quantity, unit }: Axis) => (unit ? `${quantity} (${unit})` : quantity);
const SHORT = 34;

export function layOutGraph(graph: Graph, width: number, height: number): GraphLayout {
  const { x: across, y: up } = graph;
  const isXShort = textWidth(titleOf(across)) <= SHORT;
  const yTexts = textsOf(up, 6);
  const hasLeftEdge = across.from >= 0;
  const hasFloor = up.from >= 0;
  const left = hasLeftEdge ? Math.max(18, ...yTexts.map(({ text }) => textWidth(text) + 10)) : 12;
  const right = isXShort ? textWidth(titleOf(across)) + 14 : 12;
  const top = 30;
  const bottom = (hasFloor ? 24 : 10) + (isXShort ? 0 : 18);
  const plot = { left, top, width: width - left - right, height: height - top - bottom };
  const toX = scaleOf(across, plot.left, plot.left + plot.width);
  const toY = scaleOf(up, plot.top + plot.height, plot.top);
  const place = ([x, y]: readonly [number, number]): Spot => ({ x: toX(x), y: toY(y) });
  const axes = { x: toX(within(across)), y: toY(within(up)) };

  const widest = Math.max(...[across.from, across.to].map((value) => textWidth(inNumber(value)))) + 10;
  const xTexts = textsOf(across, plot.width / Math.max(46, widest));
  const isCrossing = (axis: Axis) => !axis.ticks && within(axis) === 0;
  const hasZero = isCrossing(across) && isCrossing(up);
  const placed = (
    axis: Axis,
    texts: AxisText[],
    to: (value: number) => number,
    room: number,
  ): GraphTick[] => {
    const all = texts.map(({ value, text }) => ({ at: to(value), text: hasZero && value === 0 ? "" : text }));
    const spacing = Math.abs((all[1]?.at ?? 0) - (all[0]?.at ?? 0)) || 1;
    // Ticks with their own names are few, and all are needed.
    return axis.ticks ? all : thinned(all, spacing, room);
  };
  const ticks = { x: placed(across, xTexts, toX, widest), y: placed(up, yTexts, toY, LINE_HEIGHT) };

  const curves = graph.curves.map(({ pieces }) => pieces);
  const points = (graph.points ?? []).map(({ at, open = false, guides = false }) => ({
    ...place(at),
    isOpen: open,
    hasGuides: guides,
  }));
  return {
    plot,
    axes,
    titles: {
      x: isXShort
        ? { x: plot.left + plot.width + 10, y: axes.y, anchor: "start" }
        : { x: plot.left + plot.width, y: height - 9, anchor: "end" },
      y: {
        x: textWidth(titleOf(up)) / 2 > axes.x ? 0 : axes.x,
        y: 9,
        anchor: textWidth(titleOf(up)) / 2 > axes.x ? "start" : "middle",
      },
    },
    ticks,
    lines: { x: xTexts.map(({ value }) => toX(value)), y: yTexts.map(({ value }) => toY(value)) },
    zero: hasZero ? { x: axes.x - 9, y: axes.y + 12 } : null,
    curves: graph.curves.map(({ pieces, dashed = false, arrows = false }) => ({
      path: curvePath(pieces, place),
      isDashed: dashed,
      arrows: arrows ? pieces.map((piece) => alongPath(sampled([piece]).map(place), 0.5)) : [],
    })),
    shaded: (graph.shaded ?? []).map(({ curve, range }) =>
      shadedPath(curves[curve] ?? [], range, place, within(up)),
    ),
    points,
    labels: labelsOf(graph, place, plot, axes, [
      ...points.map(({ x, y }) => ({ left: x - 5, top: y - 5, width: 10, height: 10 })),
      ...ticks.x.map(({ at, text }) => boxAround({ x: at, y: axes.y + 13 }, text)),
      ...ticks.y.map(({ at, text }) => boxAround({ x: axes.x - 7 - textWidth(text) / 2, y: at }, text)),
    ]),
  };
}

/** Zero, or the nearest number on the axis. */
const within = ({ from, to }: Axis) => Math.min(to, Math.max(from, 0));

function textsOf(axis: Axis, count: number): AxisText[] {
  if (axis.ticks) return axis.ticks.map(({ at, label }) => ({ value: at, text: label }));
  const step = axis.step ?? roundStep(axis.to - axis.from, count);
  return ticksBetween(axis.from, axis.to, step).map((value) => ({ value, text: inNumber(value) }));
}

function labelsOf(
  graph: Graph,
  place: (at: readonly [number, number]) => Spot,
  plot: Box,
  axes: { x: number; y: number },
  taken: Box[],
): PlacedLabel[] {
  const lines = graph.curves.map(({ pieces }) => sampled(pieces).map(place));
  const strokes: Stroke[] = [
    ...lines.flatMap((line) => line.slice(1).map((spot, i): Stroke => [line[i] ?? spot, spot])),
    [
      { x: axes.x, y: plot.top },
      { x: axes.x, y: plot.top + plot.height },
    ],
    [
      { x: plot.left, y: axes.y },
      { x: plot.left + plot.width, y: axes.y },
    ],
  ];
  const wishes: LabelWish[] = [];
  for (const { at, label } of graph.points ?? [])
    if (label) wishes.push({ text: label, spots: spotsAround(place(at), 14, -Math.PI / 4, label) });
  for (const [i, { name }] of graph.curves.entries())
    if (name) wishes.push({ text: name, spots: spotsBeside(lines[i] ?? [], name, plot) });
  for (const { curve, label, range } of graph.shaded ?? [])
    if (label) {
      const middle = middleOf(
        shadedOutline(graph.curves[curve]?.pieces ?? [], range, within(graph.y)).map(place),
      );
      wishes.push({ text: label, spots: [middle, ...spotsAround(middle, 14, 0)] });
    }
  const bounds = { left: plot.left, top: plot.top - 12, width: plot.width + 8, height: plot.height + 12 };
  return placeLabels(wishes, strokes, bounds, taken);
}

/** Beside a curve, from its end towards its beginning, as far as it is inside the plot. */
function spotsBeside(line: Spot[], name: string, plot: Box): Spot[] {
  const isInside = ({ x, y }: Spot) =>
    x >= plot.left - 1 &&
    x <= plot.left + plot.width + 1 &&
    y >= plot.top - 1 &&
    y <= plot.top + plot.height + 1;
  const seen = line.filter(isInside);
  const path = seen.length > 1 ? seen : line;
  return [0.92, 0.8, 0.65, 0.5, 0.35, 0.2, 0.08].flatMap((part) => {
    const run = alongPath(path, part);
    const [sin, cos] = [Math.sin(run.angle), Math.cos(run.angle)];
    const away = 12 + Math.abs(sin) * (textWidth(name) / 2);
    return [1, -1].map((side) => ({ x: run.x + side * sin * away, y: run.y - side * cos * away }));
  });
}

/** The centroid of a flat shape. */
function middleOf(outline: readonly Spot[]): Spot {
  let [area, x, y] = [0, 0, 0];
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  }
  return area ? { x: x / (3 * area), y: y / (3 * area) } : (outline[0] ?? { x: 0, y: 0 });
}
