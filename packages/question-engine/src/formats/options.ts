import { list } from "../english.ts";
import type { Random } from "../random.ts";

/** "1 only", "1 and 3 only"; without "only" where it is all of them. */
export function subset(places: readonly number[], total: number): string {
  return places.length === total ? list(places) : `${list(places)} only`;
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

/** Four different sets of the places 1 to `total`, the smaller first; any of them may be the right one, and no place is in all. */
export function fourSubsets(random: Random, total: number): number[][] {
  const places = Array.from({ length: total }, (_, at) => at + 1);
  const all = Array.from({ length: 2 ** total - 1 }, (_, bits) =>
    places.filter((place) => ((bits + 1) >> (place - 1)) & 1),
  );
  let four: number[][];
  do four = random.sample(all, 4);
  while (places.some((place) => isAlike(four.map((set) => set.includes(place)))));
  return four.sort((a, b) => a.length - b.length || `${a}`.localeCompare(`${b}`));
}

/** What all options share is not asked. */
function isAlike(values: readonly unknown[]): boolean {
  return values.every((value) => value === values[0]);
}

/**
 * Four different orders of `count` things. One is changed into the three others by exchanging two or three places; which
 * of them is right is drawn afterwards, so that what they share tells nothing. No place is the same in all of them.
 */
export function fourOrders(random: Random, count: number): number[][] {
  let orders: number[][];
  do orders = ordersAround(random, count);
  while (orders[0]?.some((_, at) => isAlike(orders.map((order) => order[at]))));
  return orders;
}

function ordersAround(random: Random, count: number): number[][] {
  const first = random.shuffle(Array.from({ length: count }, (_, at) => at));
  const orders = [first];
  while (orders.length < 4) {
    const [a = 0, b = 1, c = 2] = random.sample([...first.keys()], 3);
    const other = [...first];
    if (random.chance(0.6)) [other[a], other[b]] = [first[b] ?? 0, first[a] ?? 0];
    else [other[a], other[b], other[c]] = [first[b] ?? 0, first[c] ?? 0, first[a] ?? 0];
    if (!orders.some((order) => `${order}` === `${other}`)) orders.push(other);
  }
  return random.shuffle(orders);
}
