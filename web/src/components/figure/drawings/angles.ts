import type { Spot } from "../measure/place-labels.ts";

export const distanceOf = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
export const directionOf = (from: Spot, to: Spot) => Math.atan2(to.y - from.y, to.x - from.x);

/** The shorter way from one direction to another, in radians; y grows downwards. */
function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn <= -Math.PI ? turn + 2 * Math.PI : turn;
}

export function bisectorOf(at: Spot, from: Spot, to: Spot): number {
  const first = directionOf(at, from);
  return first + turnBetween(first, directionOf(at, to)) / 2;
}

const towards = ({ x, y }: Spot, angle: number, distance: number): Spot => ({
  x: x + Math.cos(angle) * distance,
  y: y + Math.sin(angle) * distance,
});

interface Mark {
  path: string;
  /** The same as a line of straight pieces. */
  line: Spot[];
  /** Its distance from the corner. */
  reach: number;
}

/** The arc or square that marks an angle; several at one corner have growing radii. */
export function angleMark(at: Spot, from: Spot, to: Spot, isRight: boolean, turn: number): Mark {
  const first = directionOf(at, from);
  const run = turnBetween(first, directionOf(at, to));
  const shortest = Math.min(distanceOf(at, from), distanceOf(at, to));
  if (isRight) {
    const side = Math.min(12, shortest * 0.3);
    const [a, b] = [towards(at, first, side), towards(at, first + run, side)];
    const corner = { x: a.x + b.x - at.x, y: a.y + b.y - at.y };
    return {
      path: `M${written(a)}L${written(corner)}L${written(b)}`,
      line: [a, corner, b],
      reach: side * 1.3,
    };
  }
  const wanted = Math.abs(run) < 0.6 ? 32 : 20;
  const reach = Math.min(wanted + turn * 6, shortest * 0.6);
  const line = Array.from({ length: 9 }, (_, i) => towards(at, first + (run * i) / 8, reach));
  const [a, b] = [towards(at, first, reach), towards(at, first + run, reach)];
  return { path: `M${written(a)}A${reach} ${reach} 0 0 ${run > 0 ? 1 : 0} ${written(b)}`, line, reach };
}

const written = ({ x, y }: Spot) => `${x} ${y}`;

/** Anticlockwise on screen, from a point to the direction of another. */
export function arcPath(
  centre: Spot,
  from: Spot,
  to: Spot,
  isSector: boolean,
): { path: string; line: Spot[] } {
  const radius = distanceOf(centre, from);
  const first = directionOf(centre, from);
  const full = 2 * Math.PI;
  const run = (((first - directionOf(centre, to)) % full) + full) % full;
  const end = towards(centre, first - run, radius);
  const arc = `M${written(from)}A${radius} ${radius} 0 ${run > Math.PI ? 1 : 0} 0 ${written(end)}`;
  const line = Array.from({ length: 17 }, (_, i) => towards(centre, first - (run * i) / 16, radius));
  return {
    path: isSector ? `${arc}L${written(centre)}Z` : arc,
    line: isSector ? [centre, ...line, centre] : line,
  };
}
