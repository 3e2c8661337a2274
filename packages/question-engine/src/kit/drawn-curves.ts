import type { FigureOf } from "@prepfeed/contract/figure";
import { range, roundTo } from "../arithmetic.ts";

export type Place = [number, number];
type Curve = FigureOf<"graph">["curves"][number];

/** A smooth curve through the worths of a function, in so many steps. */
export function curveOf(
  at: (x: number) => number,
  from: number,
  to: number,
  name?: string,
  dashed?: true,
): Curve {
  const steps = 24;
  const points = range(0, steps).map((step): Place => {
    const x = from + ((to - from) * step) / steps;
    return [roundTo(x, 3), roundTo(at(x), 3)];
  });
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

/** The height of a broken line above a place. */
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
