import { list } from "../english.ts";
import type { Random } from "../random.ts";

/** "1 only", "1 and 3 only". */
export function subset(places: readonly number[]): string {
  return `${list(places)} only`;
}

export const OF_TWO = ["1 only", "2 only", "Both 1 and 2", "Neither 1 nor 2"] as const;

const COUNTS = {
  3: ["Only one", "Only two", "All three", "None"],
  4: ["Only one", "Only two", "Only three", "All four"],
} as const;

/** The options of "How many …?", and the counts that they stand for. */
export function countOptions(total: 3 | 4): { text: string; count: number }[] {
  return COUNTS[total].map((text, at) => ({ text, count: text === "None" ? 0 : at + 1 }));
}

/**
 * Four different sets of the places 1 to `total`, the smaller first. Each place is in two of them and missing in two: any of
 * them may be the right one, and who can judge a single statement still has two to choose from. All of them beside single
 * ones would look as if they were the answer.
 */
export function fourSubsets(random: Random, total: number): number[][] {
  const places = Array.from({ length: total }, (_, at) => at + 1);
  let four: number[][];
  do {
    const holders = places.map(() => random.sample([0, 1, 2, 3], 2));
    four = [0, 1, 2, 3].map((set) => places.filter((_, at) => holders[at]?.includes(set)));
  } while (four.some(({ length }) => length === 0 || length === total) || new Set(four.map(String)).size < 4);
  return four.sort((a, b) => a.length - b.length || `${a}`.localeCompare(`${b}`));
}

type Places = readonly [number, number];

/** Which places are exchanged with each other. */
const NEIGHBOURS: readonly [Places, Places] = [
  [0, 1],
  [2, 3],
];
const OUTER_AND_INNER: readonly [Places, Places] = [
  [0, 3],
  [1, 2],
];
const CROSSWISE: readonly [Places, Places] = [
  [0, 2],
  [1, 3],
];

/**
 * Four orders of four things: one with the first two places exchanged or not, and the other two exchanged or not. So each
 * thing stands at a place in two of them or in none, and which is right can be drawn afterwards: knowing one thing's place
 * leaves two. None leaves all things as they stand, which would look too tidy to be chance.
 */
export function fourOrders(random: Random): number[][] {
  let orders: number[][];
  do orders = ordersBy(random, random.pick([NEIGHBOURS, OUTER_AND_INNER, CROSSWISE]));
  while (orders.some((order) => order.every((place, at) => place === at)));
  return orders;
}

/** Four such orders of things in time or size: knowing which of two comes first leaves two of them as well. */
export function fourSequences(random: Random): number[][] {
  return ordersBy(random, random.pick([NEIGHBOURS, OUTER_AND_INNER]));
}

function ordersBy(random: Random, [one, other]: readonly [Places, Places]): number[][] {
  const first = random.shuffle([0, 1, 2, 3]);
  const turned = exchanged(first, one);
  return random.shuffle([first, turned, exchanged(first, other), exchanged(turned, other)]);
}

function exchanged(order: readonly number[], [a, b]: Places): number[] {
  return order.map((thing, at) => order[at === a ? b : at === b ? a : at] ?? thing);
}
