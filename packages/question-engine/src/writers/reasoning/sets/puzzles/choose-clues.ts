import type { Random } from "../../../../numbers/random.ts";
import { type Clue, type ClueKind, holds, type Places, type Shape } from "./model.ts";
import { arrangements } from "./solver.ts";

/** How readily each kind is used; those not named are never. */
export type Weights = Partial<Record<ClueKind, number>>;

/** The maximum number of clues of a kind; more would reveal the solution or make the puzzle dull. */
const AT_MOST: Weights = { at: 1, notAt: 2, in: 2, notApart: 2, notSame: 2, besideNeither: 2, after: 2 };

const MOST_CLUES = 14;

/**
 * Clues out of the pool that only the given arrangement fits, none of which can be spared. Each is chosen because it
 * rules out an arrangement that the ones before it leave.
 */
export function chooseClues(
  random: Random,
  shape: Shape,
  places: Places,
  pool: readonly Clue[],
  weights: Weights,
): Clue[] | undefined {
  const chosen: Clue[] = [];
  const used = (kind: ClueKind) => chosen.filter((clue) => clue.kind === kind).length;
  const mentions = (item: number) => chosen.filter((clue) => namedIn(clue, item)).length;
  const weightOf = (clue: Clue) => {
    const { kind } = clue;
    if (used(kind) >= (AT_MOST[kind] ?? 99)) return 0;
    const crowd = [clue.a, "b" in clue ? clue.b : clue.a].reduce((sum, item) => sum + mentions(item), 0);
    return (weights[kind] ?? 0) / (1 + used(kind)) / (1 + 0.3 * crowd);
  };
  while (chosen.length < MOST_CLUES) {
    const other = anotherFor(random, shape, places, chosen);
    if (other === "too wide") return undefined;
    if (!other) return spared(random, shape, chosen);
    const telling = pool.filter((clue) => weightOf(clue) > 0 && !holds(shape, clue, other));
    if (telling.length === 0) return undefined;
    chosen.push(random.weighted(telling, weightOf));
  }
  return undefined;
}

/** An arrangement besides the given one that fits. */
function anotherFor(random: Random, shape: Shape, places: Places, clues: readonly Clue[]) {
  const found = arrangements(shape, clues, 2, random);
  if (!found) return "too wide";
  return found.find((one) => one.some((place, item) => place !== places[item]));
}

/** Without the clues that the others make needless. */
function spared(random: Random, shape: Shape, clues: readonly Clue[]): Clue[] | undefined {
  let kept = [...clues];
  for (const clue of random.shuffle(clues)) {
    const rest = kept.filter((other) => other !== clue);
    const found = arrangements(shape, rest, 2);
    if (!found) return undefined;
    if (found.length === 1) kept = rest;
  }
  return kept;
}

function namedIn(clue: Clue, item: number): boolean {
  return clue.a === item || ("b" in clue && clue.b === item) || ("c" in clue && clue.c === item);
}

/** Everything of the usual kinds that is true of an arrangement; the caller's wording decides what is said. */
export function trueClues(
  shape: Shape,
  places: Places,
  kinds: {
    furthest: number;
    apart: readonly number[];
    sets: readonly { places: readonly number[]; which: string }[];
  },
): Clue[] {
  const { size, groups } = shape;
  const items = Array.from({ length: size * groups }, (_, item) => item);
  const pool: Clue[] = [];
  for (const a of items) {
    for (let place = 0; place < size; place++)
      pool.push({ kind: "at", a, place }, { kind: "notAt", a, place });
    for (const { places: some, which } of kinds.sets) pool.push({ kind: "in", a, places: some, which });
    for (const b of items) {
      if (a === b) continue;
      for (let by = -kinds.furthest; by <= kinds.furthest; by++) pool.push({ kind: "offset", a, b, by });
      if (a < b) {
        for (const by of kinds.apart) pool.push({ kind: "apart", a, b, by });
        pool.push({ kind: "notSame", a, b });
      }
      pool.push({ kind: "notApart", a, b, by: 1 }, { kind: "after", a, b });
      for (const c of items)
        if (b < c && c !== a) pool.push({ kind: "between", a, b, c }, { kind: "besideNeither", a, b, c });
    }
  }
  return pool.filter((clue) => holds(shape, clue, places) && isSensible(shape, clue));
}

/** Not "beside" and "between" across groups, and items of one group never share a place. */
function isSensible({ size, groups }: Shape, clue: Clue): boolean {
  const group = (item: number) => Math.floor(item / size);
  if (!("b" in clue)) return true;
  const isCross = group(clue.a) !== group(clue.b);
  if (clue.kind === "offset" && clue.by === 0) return isCross && clue.a < clue.b;
  if (clue.kind === "notSame") return isCross && groups > 1;
  if (clue.kind === "between" || clue.kind === "besideNeither")
    return !isCross && group(clue.c) === group(clue.b);
  return true;
}
