import { inNumber } from "@prepfeed/contract/figures/describe-words";
import type { FigureOf } from "@prepfeed/contract/figures/figure";
import type { Spot } from "../measure/place-labels.ts";
import { roundStep, scaleOf, thinned, ticksBetween } from "../measure/scale.ts";
import { textWidth } from "../measure/text-size.ts";

type Line = FigureOf<"number-line">;

interface Interval {
  from: number;
  to: number;
  y: number;
  /** No end if the interval is infinite. */
  ends: (Spot & { isOpen: boolean })[];
  arrows: (1 | -1)[];
  label: string;
}

const EDGE = 24;
const LEVEL = 26;

export function layOutNumberLine(line: Line, width: number, height: number) {
  const place = scaleOf(line, EDGE, width - EDGE);
  const y = height - 28;
  const widest = Math.max(textWidth(inNumber(line.from)), textWidth(inNumber(line.to)));
  const step = line.step ?? roundStep(line.to - line.from, (width - 2 * EDGE) / Math.max(36, widest + 12));
  const ticks = ticksBetween(line.from, line.to, step).map((value) => ({
    at: place(value),
    text: inNumber(value),
  }));
  const spacing = (width - 2 * EDGE) / Math.max(1, ticks.length - 1);
  return {
    y,
    left: EDGE - 16,
    right: width - EDGE + 16,
    ticks: thinned(ticks, spacing, widest + 4),
    intervals: intervalsOf(line, place, y, width),
    points: (line.points ?? []).map(({ at, label = "", open = false }) => ({
      x: place(at),
      y,
      label,
      isOpen: open,
    })),
  };
}

/** On the line itself, or above it if another interval is already there. */
function intervalsOf(line: Line, place: (value: number) => number, y: number, width: number): Interval[] {
  const placed: (Interval & { level: number })[] = [];
  for (const { from, to, fromOpen = false, toOpen = false, label = "" } of line.intervals ?? []) {
    const start = from === undefined ? EDGE - 10 : place(from);
    const end = to === undefined ? width - EDGE + 10 : place(to);
    let level = 0;
    while (placed.some((other) => other.level === level && other.from < end && start < other.to)) level++;
    const height = y - level * LEVEL;
    placed.push({
      from: start,
      to: end,
      y: height,
      level,
      ends: [
        ...(from === undefined ? [] : [{ x: start, y: height, isOpen: fromOpen }]),
        ...(to === undefined ? [] : [{ x: end, y: height, isOpen: toOpen }]),
      ],
      arrows: [...(from === undefined ? [-1 as const] : []), ...(to === undefined ? [1 as const] : [])],
      label,
    });
  }
  return placed;
}
