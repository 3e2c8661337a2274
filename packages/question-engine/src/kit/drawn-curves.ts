import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { range, roundTo } from "../numbers/arithmetic.ts";

export type Place = [number, number];
type Curve = FigureOf<"graph">["curves"][number];

/** A smooth curve through the values of a function, drawn in `steps` pieces and through the given places, such as peaks. */
export function curveOf(
  at: (x: number) => number,
  from: number,
  to: number,
  name?: string,
  dashed?: true,
  places: readonly number[] = [],
): Curve {
  const steps = 24;
  const even = range(0, steps).map((step) => roundTo(from + ((to - from) * step) / steps, 3));
  const points = [...new Set([...even, ...places])]
    .sort((one, other) => one - other)
    .map((x): Place => [x, roundTo(at(x), 3)]);
  return {
    ...(name && { name }),
    ...(dashed && { dashed }),
    pieces: [{ kind: "points", smooth: true, points }],
  };
}

/** Straight pieces from corner to corner. */
export function broken(corners: readonly Place[]): Curve {
  return { pieces: [{ kind: "points", points: [...corners] }] };
}

/** The height of a broken line at a position. */
export function heightAt(corners: readonly Place[], x: number): number {
  for (const [at, [x1, y1]] of corners.slice(1).entries()) {
    const [x0, y0] = corners[at] ?? [0, 0];
    if (x >= x0 && x <= x1) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  }
  return Number.NaN;
}

/** A smooth curve through given places. */
export function throughPoints(points: readonly Place[]): Curve {
  return { pieces: [{ kind: "points", smooth: true, points: [...points] }] };
}
