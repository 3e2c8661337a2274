import type { Random } from "../numbers/random.ts";
import { list } from "../writing/english.ts";

/** "1 only", "1 and 3 only"; of three statements "1, 2 and 3" are all. */
export function subset(places: readonly number[], total: number): string {
  return places.length === total ? list(places) : `${list(places)} only`;
}

export const OF_TWO = ["1 only", "2 only", "Both 1 and 2", "Neither 1 nor 2"] as const;

const COUNTS = {
  3: ["Only one", "Only two", "All three", "None"],
  4: ["Only one", "Only two", "Only three", "All four"],
} as const;

/** The options of "How many …?", and their counts. */
export function countOptions(total: 3 | 4): { text: string; count: number }[] {
  return COUNTS[total].map((text, at) => ({ text, count: text === "None" ? 0 : at + 1 }));
}

/**
 * The sizes of the four sets, by the number of statements: so small that each statement is in two of the sets, or of
 * three statements at most one in three of them, because knowing that it is false leaves only the fourth. Sometimes all
 * are right, and one alone is not much more often right than three.
 */
const SIZES = {
  3: [
    [1, 1, 2, 2],
    [1, 1, 2, 2],
    [1, 2, 2, 2],
    [1, 1, 2, 3],
    [1, 1, 2, 3],
  ],
  4: [
    [1, 2, 2, 3],
    [1, 2, 2, 3],
    [2, 2, 2, 2],
    [1, 1, 3, 3],
    [1, 1, 2, 4],
  ],
  5: [
    [2, 2, 3, 3],
    [2, 2, 3, 3],
    [2, 2, 2, 4],
    [1, 2, 3, 4],
    [1, 3, 3, 3],
  ],
} as const;

/**
 * Four different sets of the numbers 1 to `total`, the smaller first. Each number is in two of them, or one number in
 * three: any set may be the right one, and knowing a single statement nearly always leaves two.
 */
export function fourSubsets(random: Random, total: keyof typeof SIZES): number[][] {
  const places = Array.from({ length: total }, (_, at) => at + 1);
  const sizes: readonly number[] = random.pick<readonly number[]>(SIZES[total]);
  const isFair = (four: readonly number[][]) =>
    new Set(four.map(String)).size === four.length &&
    places.every((place) => {
      const holders = four.filter((set) => set.includes(place)).length;
      return holders === 2 || holders === 3;
    });
  let four: number[][];
  do four = sizes.map((size) => random.sample(places, size).sort((a, b) => a - b));
  while (!isFair(four));
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
 * Four orders that are not made by exchanges alone: a third of them are rotations of three or four things. Each has one
 * thing in a place where no other order has it, and shares the rest with one other.
 */
const TURNED = [
  [0, 1, 2, 3],
  [0, 1, 3, 2],
  [1, 2, 0, 3],
  [1, 2, 3, 0],
] as const;

/**
 * Four orders of four things, any of which may be the right one. Either two places are exchanged or not, and the other
 * two exchanged or not: then each place has two things, and knowing one place leaves two orders. Or three or four things
 * move round (`TURNED`). None keeps all things in their places, which would look too tidy to be chance.
 */
export function fourOrders(random: Random): number[][] {
  let orders: number[][];
  do
    orders = random.chance()
      ? ordersBy(random, random.pick([NEIGHBOURS, OUTER_AND_INNER, CROSSWISE]))
      : turnedOrders(random);
  while (orders.some((order) => order.every((place, at) => place === at)));
  return orders;
}

/** The rotations, of things and of places in a random order. */
function turnedOrders(random: Random): number[][] {
  const things = random.shuffle([0, 1, 2, 3]);
  const places = random.shuffle([0, 1, 2, 3]);
  return random.shuffle(TURNED.map((order) => places.map((at) => things[order[at] ?? 0] ?? 0)));
}

/** Four such orders of things in time or size: knowing which of two comes first also leaves two of them. */
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
