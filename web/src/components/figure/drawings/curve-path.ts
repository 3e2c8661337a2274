import type { FigureOf } from "@prepfeed/contract/figures/figure";
import type { Spot } from "../measure/place-labels.ts";

type Piece = FigureOf<"graph">["curves"][number]["pieces"][number];
type At = readonly [number, number];
type ToSpot = (at: At) => Spot;

/** A place on a curve, and its direction there. */
export interface Run extends Spot {
  angle: number;
}

const SAMPLES = 24;

const onParabola = ({ a, b, c }: { a: number; b: number; c: number }, x: number): At => [
  x,
  a * x * x + b * x + c,
];

/** Places along the pieces, close enough for straight lines between them to look like the curve. */
export function sampled(pieces: readonly Piece[]): At[] {
  return pieces.flatMap((piece): At[] => {
    if (piece.kind === "line") return [piece.from, piece.to];
    if (piece.kind === "points") return piece.points;
    const run = (piece.to - piece.from) / SAMPLES;
    return Array.from({ length: SAMPLES + 1 }, (_, i) => onParabola(piece, piece.from + i * run));
  });
}

const written = ({ x, y }: Spot) => `${round(x)} ${round(y)}`;
/** Clamped far outside the plot, because browsers draw huge numbers badly. */
const round = (value: number) => Math.round(Math.max(-20_000, Math.min(20_000, value)) * 100) / 100;

export function curvePath(pieces: readonly Piece[], place: ToSpot): string {
  let end: Spot | undefined;
  return pieces
    .map((piece) => {
      const places = sampled([piece]).map(place);
      const [first = { x: 0, y: 0 }] = places;
      const isJoined = end && Math.hypot(end.x - first.x, end.y - first.y) < 0.5;
      end = places.at(-1);
      return `${isJoined ? "L" : "M"}${written(first)}${rest(piece, place)}`;
    })
    .join("");
}

function rest(piece: Piece, place: ToSpot): string {
  if (piece.kind === "line") return `L${written(place(piece.to))}`;
  if (piece.kind === "points") {
    const spots = piece.points.map(place);
    return piece.smooth
      ? smooth(spots)
      : spots
          .slice(1)
          .map((spot) => `L${written(spot)}`)
          .join("");
  }
  // A parabola is one quadratic curve: its control point is on the tangents at both ends.
  const { a, b, from, to } = piece;
  const [, start] = onParabola(piece, from);
  const control: At = [(from + to) / 2, start + ((2 * a * from + b) * (to - from)) / 2];
  return `Q${written(place(control))} ${written(place(onParabola(piece, to)))}`;
}

/**
 * A smooth curve through all points: at each, it has the direction from the point before to the point after.
 */
function smooth(spots: Spot[]): string {
  return spots
    .slice(1)
    .map((spot, i) => {
      const from = spots[i] ?? spot;
      const before = spots[i - 1] ?? from;
      const after = spots[i + 2] ?? spot;
      const leave = { x: from.x + (spot.x - before.x) / 6, y: from.y + (spot.y - before.y) / 6 };
      const arrive = { x: spot.x - (after.x - from.x) / 6, y: spot.y - (after.y - from.y) / 6 };
      return `C${written(leave)} ${written(arrive)} ${written(spot)}`;
    })
    .join("");
}

/** The area between a curve and the axis within a range, or inside the curve. */
export function shadedPath(
  pieces: readonly Piece[],
  range: At | undefined,
  place: ToSpot,
  floor: number,
): string {
  if (!range) return `${curvePath(pieces, place)}Z`;
  return `M${shadedOutline(pieces, range, floor)
    .map((at) => written(place(at)))
    .join("L")}Z`;
}

export function shadedOutline(pieces: readonly Piece[], range: At | undefined, floor: number): At[] {
  const places = sampled(pieces);
  if (!range) return places;
  const [from, to] = range;
  const inside = places.filter(([x]) => x > from && x < to);
  const line: At[] = [[from, heightAt(places, from)], ...inside, [to, heightAt(places, to)]];
  return [[from, floor], ...line, [to, floor]];
}

function heightAt(places: readonly At[], x: number): number {
  const next = places.findIndex((at, i) => i > 0 && at[0] >= x);
  const [b, a] = [places[next] ?? places.at(-1), places[next - 1] ?? places[0]];
  if (!a || !b) return 0;
  return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
}

/** The place at a share of a line's length. */
export function alongPath(line: readonly Spot[], part: number): Run {
  const legs = line.slice(1).map((spot, i) => {
    const from = line[i] ?? spot;
    return {
      from,
      x: spot.x - from.x,
      y: spot.y - from.y,
      length: Math.hypot(spot.x - from.x, spot.y - from.y),
    };
  });
  let left = legs.reduce((sum, leg) => sum + leg.length, 0) * part;
  for (const { from, x, y, length } of legs) {
    if (left <= length && length > 0)
      return { x: from.x + (x * left) / length, y: from.y + (y * left) / length, angle: Math.atan2(y, x) };
    left -= length;
  }
  return { x: line.at(-1)?.x ?? 0, y: line.at(-1)?.y ?? 0, angle: 0 };
}
