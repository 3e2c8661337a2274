import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";

/**
 * A row or a stack of unknown length in which only some are named: `positions[item]` counts from the left end, or from
 * the bottom, beginning with 1.
 */
export interface Line {
  total: number;
  positions: readonly number[];
}

export type LineClue =
  /** `a` is this many places to the right of `b`, or above it; to the left if negative. */
  | { kind: "offset"; a: number; b: number; by: number }
  | { kind: "apart"; a: number; b: number; by: number }
  /** As far from each other as two others. */
  | { kind: "alike"; a: number; b: number; c: number; d: number }
  | { kind: "fromFirst" | "fromLast"; a: number; place: number }
  | { kind: "after"; a: number; b: number };

/** Longer lines are not plausible. */
const LONGEST = 40;
const WIDEST_GAP = 7;

function holds(clue: LineClue, at: (item: number) => number, total: number): boolean {
  switch (clue.kind) {
    case "offset":
      return at(clue.a) - at(clue.b) === clue.by;
    case "apart":
      return Math.abs(at(clue.a) - at(clue.b)) === clue.by;
    case "alike":
      return Math.abs(at(clue.a) - at(clue.b)) === Math.abs(at(clue.c) - at(clue.d));
    case "fromFirst":
      return at(clue.a) === clue.place;
    case "fromLast":
      return at(clue.a) === total + 1 - clue.place;
    case "after":
      return at(clue.a) > at(clue.b);
  }
}

function itemsOf(clue: LineClue): number[] {
  return [clue.a, ...("b" in clue ? [clue.b] : []), ...("c" in clue ? [clue.c, clue.d] : [])];
}

/** Up to `most` lines, of whatever length, that fit all the clues. */
export function linesFor(count: number, clues: readonly LineClue[], most = 2): Line[] {
  const found: Line[] = [];
  for (const total of range(count, LONGEST)) {
    const placed = new Map<number, number>();
    const fits = () =>
      clues.every(
        (clue) =>
          !itemsOf(clue).every((item) => placed.has(item)) ||
          holds(clue, (item) => placed.get(item) ?? 0, total),
      );
    const search = (): void => {
      if (found.length >= most) return;
      if (placed.size === count) {
        found.push({ total, positions: range(0, count - 1).map((item) => placed.get(item) ?? 0) });
        return;
      }
      const { item, places } = narrowest(count, clues, placed, total);
      const taken = new Set(placed.values());
      for (const place of places) {
        if (place < 1 || place > total || taken.has(place)) continue;
        placed.set(item, place);
        if (fits()) search();
        placed.delete(item);
      }
    };
    search();
  }
  return found;
}

/** Who has the fewest places left beside those that are placed. */
function narrowest(
  count: number,
  clues: readonly LineClue[],
  placed: ReadonlyMap<number, number>,
  total: number,
) {
  const open = range(0, count - 1).filter((item) => !placed.has(item));
  const choices = open.map((item) => ({ item, places: placesLeft(item, clues, placed, total) }));
  return choices.reduce((one, other) => (other.places.length < one.places.length ? other : one));
}

function placesLeft(
  item: number,
  clues: readonly LineClue[],
  placed: ReadonlyMap<number, number>,
  total: number,
): number[] {
  for (const clue of clues) {
    if (clue.kind === "fromFirst" && clue.a === item) return [clue.place];
    if (clue.kind === "fromLast" && clue.a === item) return [total + 1 - clue.place];
  }
  for (const clue of clues) {
    if (clue.kind !== "offset" && clue.kind !== "apart") continue;
    const other = clue.a === item ? clue.b : clue.b === item ? clue.a : undefined;
    const place = other === undefined ? undefined : placed.get(other);
    if (place === undefined) continue;
    if (clue.kind === "apart") return [place - clue.by, place + clue.by];
    return [clue.a === item ? place + clue.by : place - clue.by];
  }
  return range(1, total);
}

export interface DrawnLine extends Line {
  clues: readonly LineClue[];
}

/** A line with the clues that fit no other, at least three of which leave a side open. */
export function drawLine(random: Random, count: number): DrawnLine | undefined {
  const total = random.int(2 * count + 1, 3 * count + 2);
  const positions = random.sample(range(1, total), count);
  const sorted = [...positions].sort((one, other) => one - other);
  const gaps = sorted.slice(1).map((place, at) => place - (sorted[at] ?? 0));
  const [first = 0] = sorted;
  const last = total + 1 - (sorted.at(-1) ?? 0);
  if (Math.max(...gaps, first, last) > WIDEST_GAP) return undefined;
  const links = linked(random, positions);
  const clues = madeUnique(random, { total, positions }, [...links, ...ends(random, { total, positions })]);
  const isOpen = (clue: LineClue) => clue.kind === "apart" || clue.kind === "alike";
  if (!clues || clues.filter(isOpen).length < 3) return undefined;
  return { total, positions, clues: inTurn(random, clues) };
}

/**
 * Each person is linked to an earlier one: mostly by the number of people between them, sometimes with the
 * side.
 */
function linked(random: Random, positions: readonly number[]): LineClue[] {
  const order = random.shuffle([...positions.keys()]);
  const clues: LineClue[] = [];
  const tied = order.splice(0, 1);
  const by = (a: number, b: number) => (positions[a] ?? 0) - (positions[b] ?? 0);
  while (order.length > 0) {
    const near = order.flatMap((a) =>
      tied.filter((b) => Math.abs(by(a, b)) <= WIDEST_GAP).map((b) => ({ a, b })),
    );
    const { a, b } = random.pick(near.length > 0 ? near : order.flatMap((a) => tied.map((b) => ({ a, b }))));
    const far = Math.abs(by(a, b));
    const twin = clues.find((clue) => clue.kind === "apart" && clue.by === far);
    if (twin && "b" in twin && far > 1) clues.push({ kind: "alike", a, b, c: twin.a, d: twin.b });
    else if (random.chance(0.6) && far > 1) clues.push({ kind: "apart", a, b, by: far });
    else clues.push({ kind: "offset", a, b, by: by(a, b) });
    tied.push(...order.splice(order.indexOf(a), 1));
  }
  return clues;
}

/** One is counted from either end. */
function ends(random: Random, { total, positions }: Line): LineClue[] {
  const items = random.shuffle([...positions.keys()]);
  const low = items.find((item) => (positions[item] ?? 0) <= WIDEST_GAP) ?? 0;
  const high = items.find((item) => item !== low && total + 1 - (positions[item] ?? 0) <= WIDEST_GAP) ?? 0;
  return [
    { kind: "fromFirst", a: low, place: positions[low] ?? 0 },
    { kind: "fromLast", a: high, place: total + 1 - (positions[high] ?? 0) },
  ];
}

const MOST_ADDED = 3;

/** With what is needed besides, and without what is not. */
function madeUnique(random: Random, line: Line, given: readonly LineClue[]): LineClue[] | undefined {
  const { positions } = line;
  const clues = [...given];
  for (let added = 0; ; added++) {
    const other = linesFor(positions.length, clues).find((one) => `${one.positions}` !== `${positions}`);
    if (!other) break;
    if (added === MOST_ADDED) return undefined;
    const pairs = [...positions.keys()].flatMap((a) => [...positions.keys()].map((b) => ({ a, b })));
    const telling = pairs.filter(
      ({ a, b }) =>
        (positions[a] ?? 0) > (positions[b] ?? 0) && (other.positions[a] ?? 0) < (other.positions[b] ?? 0),
    );
    if (telling.length === 0) return undefined;
    clues.push({ kind: "after", ...random.pick(telling) });
  }
  const isNeeded = (clue: LineClue) =>
    linesFor(
      positions.length,
      clues.filter((other) => other !== clue),
    ).length > 1;
  return clues.every(isNeeded) && linesFor(positions.length, clues).length === 1 ? clues : undefined;
}

/** Clues that name the same item follow each other where they can. */
function inTurn(random: Random, clues: readonly LineClue[]): LineClue[] {
  const left = random.shuffle(clues);
  const turn: LineClue[] = [];
  while (left.length > 0) {
    const before = turn.at(-1);
    const named = before ? itemsOf(before) : [];
    const next = left.findIndex((clue) => itemsOf(clue).some((item) => named.includes(item)));
    turn.push(...left.splice(Math.max(0, next), 1));
  }
  return turn;
}
