import type { Position, Segment } from "./feed.queries.ts";

/** A stretch of a list in which a learner has nothing left to answer: the posts between two places, both excluded. */
export interface Stretch {
  above: Position;
  /** Null when it reaches to the end of the list. */
  below: Position | null;
  /** The number of posts skipped, at least. */
  length: number;
  /** Milliseconds since 1970, of the first check. */
  since: number;
}

/**
 * Shorter stretches are checked again each time, because skipping a stretch costs as much as checking two or
 * three posts.
 */
const MIN_LENGTH = 4;
const MAX_STRETCHES = 16;
/** New posts may still appear that are older than the newest by this many seconds. */
const STILL_ARRIVING = 60;
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** A place in a list. */
export type Place = Pick<Segment, "from" | "isPast">;

/** Lists go from the highest key down. */
export function isBelow(one: Position, other: Position): boolean {
  const [key, otherKey] = [Number(one.key), Number(other.key)];
  return key === otherKey ? one.id < other.id : key < otherKey;
}

/** The parts to check on the way down from a place, and the stretches that are skipped after each part. */
export function partsBelow(known: Stretch[], start: Place): { jumps: Stretch[]; segment: Segment }[] {
  const parts: { jumps: Stretch[]; segment: Segment }[] = [];
  let { from, isPast } = start;
  for (const stretch of known) {
    const { above, below } = stretch;
    if (from && below && !isBelow(below, from)) continue;
    const isWithin = from && (isBelow(from, above) || (isPast && from.id === above.id));
    if (isWithin && parts.length > 0) parts.at(-1)?.jumps.push(stretch);
    else parts.push({ jumps: [stretch], segment: { from, isPast, until: above } });
    if (!below) return parts;
    from = below;
    isPast = false;
  }
  parts.push({ jumps: [], segment: { from, isPast, until: undefined } });
  return parts;
}

/** What is known now, from the top down; new stretches replace those that they contain. */
export function withStretches(known: Stretch[], found: Stretch[], isByTime: boolean, now: number): Stretch[] {
  const added = found
    .filter(({ length }) => length >= MIN_LENGTH)
    .map((stretch) => (isByTime ? withoutArriving(stretch, now) : stretch))
    .filter(({ above, below }) => !below || isBelow(below, above));
  const kept = known.filter((old) => !added.some((stretch) => holds(stretch, old)));
  return [...kept, ...added]
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_STRETCHES)
    .sort((a, b) => (isBelow(a.above, b.above) ? 1 : -1));
}

function withoutArriving(stretch: Stretch, now: number): Stretch {
  const settled = { key: String(now / 1000 - STILL_ARRIVING), id: LAST_ID };
  return isBelow(settled, stretch.above) ? { ...stretch, above: settled } : stretch;
}

function holds(outer: Stretch, inner: Stretch): boolean {
  const reachesUp = !isBelow(outer.above, inner.above);
  const reachesDown = !outer.below || (inner.below !== null && !isBelow(inner.below, outer.below));
  return reachesUp && reachesDown;
}
