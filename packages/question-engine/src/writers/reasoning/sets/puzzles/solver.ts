import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { type Clue, holds, itemsOf, type Places, type Shape } from "./model.ts";

/** Places tried before a puzzle counts as too wide to search. */
const MOST_TRIES = 40_000;

/** Up to `most` arrangements that fit all the clues, or nothing when the search takes too long. */
export function arrangements(
  shape: Shape,
  clues: readonly Clue[],
  most: number,
  random?: Random,
): Places[] | undefined {
  const { size, groups, isRound } = shape;
  const order = searchOrder(shape, clues);
  const depthOf = new Map(order.map((item, depth) => [item, depth]));
  const ready: Clue[][] = order.map(() => []);
  for (const clue of clues) {
    const last = Math.max(...itemsOf(clue).map((item) => depthOf.get(item) ?? 0));
    ready[last]?.push(clue);
  }
  const tried = random ? random.shuffle(range(0, size - 1)) : range(0, size - 1);
  const places: number[] = Array.from({ length: size * groups }, () => -1);
  const taken = [0, 0, 0];
  const found: Places[] = [];
  let tries = 0;

  const search = (depth: number): void => {
    const item = order[depth];
    if (item === undefined) {
      found.push([...places]);
      return;
    }
    const group = Math.floor(item / size);
    for (const place of isRound && item === 0 ? [0] : tried) {
      if (found.length >= most || tries > MOST_TRIES) return;
      const bit = 1 << place;
      if (((taken[group] ?? 0) & bit) !== 0) continue;
      tries++;
      places[item] = place;
      if (ready[depth]?.every((clue) => holds(shape, clue, places))) {
        taken[group] = (taken[group] ?? 0) | bit;
        search(depth + 1);
        taken[group] = (taken[group] ?? 0) & ~bit;
      }
      places[item] = -1;
    }
  };
  search(0);
  return tries > MOST_TRIES ? undefined : found;
}

/** The items with most clues first, then those that share a clue with what is placed. */
function searchOrder({ size, groups, isRound }: Shape, clues: readonly Clue[]): number[] {
  const items = range(0, size * groups - 1);
  const order = isRound ? [0] : [];
  const weight = (item: number) =>
    clues.reduce((sum, clue) => {
      const named = itemsOf(clue);
      if (!named.includes(item)) return sum;
      const open = named.filter((other) => other !== item && !order.includes(other)).length;
      return sum + (open === 0 ? 4 : 1);
    }, 0);
  while (order.length < items.length) {
    const left = items.filter((item) => !order.includes(item));
    const weights = left.map(weight);
    order.push(left[weights.indexOf(Math.max(...weights))] ?? 0);
  }
  return order;
}
