import { expect, test } from "vitest";
import { fourOrders, fourSequences, fourSubsets } from "../src/formats/options.ts";
import { seededRandom } from "../src/numbers/random.ts";

const positions = [0, 1, 2, 3];

/** How many of four options share each option's value in one respect. */
const sharedBy = <T>(options: readonly T[], of: (option: T) => unknown) =>
  options.map((option) => options.filter((other) => of(other) === of(option)).length);

test("for four sequences, knowing one position leaves two", () => {
  for (let seed = 0; seed < 60; seed++) {
    const orders = fourSequences(seededRandom(seed));
    expect(new Set(orders.map(String)).size).toBe(4);
    for (const at of positions) expect(sharedBy(orders, (order) => order[at])).toEqual([2, 2, 2, 2]);
  }
});

/** Seeds whose four matches are made by exchanges, where each row has two partners, and those where rows move round. */
const isByExchange = (orders: readonly number[][]) =>
  positions.every((at) => sharedBy(orders, (order) => order[at]).every((left) => left === 2));
const MATCHES = Array.from({ length: 120 }, (_, seed) => fourOrders(seededRandom(seed)));

test("of four matches, about half are made by exchanges and half by rows that move round", () => {
  const share = MATCHES.filter(isByExchange).length / MATCHES.length;
  expect(share).toBeGreaterThan(0.35);
  expect(share).toBeLessThan(0.65);
});

test("four matches differ, and each has as much in common with the others, so that any may be right", () => {
  for (const orders of MATCHES) {
    expect(new Set(orders.map(String)).size).toBe(4);
    const shared = (order: readonly number[]) =>
      positions.map((at) => orders.filter((other) => other[at] === order[at]).length).sort();
    for (const order of orders) expect(shared(order)).toEqual(shared(orders[0] ?? []));
  }
});

test("where rows move round, knowing one row leaves two of four matches for three rows in four", () => {
  for (const orders of MATCHES.filter((four) => !isByExchange(four))) {
    const left = positions.flatMap((at) => sharedBy(orders, (order) => order[at]));
    expect(left.filter((count) => count === 1)).toHaveLength(4);
    expect(left.filter((count) => count === 2)).toHaveLength(12);
    const [first = [], ...others] = orders;
    const moved = (other: readonly number[]) => positions.filter((at) => other[at] !== first[at]).length;
    expect(others.map(moved).sort().join()).toBe("2,3,4");
  }
});

test("where rows are exchanged, knowing two exchanged rows leaves two of four matches", () => {
  for (const orders of MATCHES.filter(isByExchange)) {
    const leavesTwo = (one: number, other: number) =>
      sharedBy(orders, (order) => `${order[one]}${order[other]}`).every((left) => left === 2);
    for (const one of positions)
      expect(positions.filter((other) => other !== one && leavesTwo(one, other))).toHaveLength(1);
  }
});

test("none of four matches keeps the lists in their order", () => {
  for (let seed = 0; seed < 60; seed++)
    expect(fourOrders(seededRandom(seed)).map(String)).not.toContain("0,1,2,3");
});

test("for four sequences, knowing which of two things comes first leaves at least two", () => {
  for (let seed = 0; seed < 60; seed++) {
    const orders = fourSequences(seededRandom(seed));
    for (const one of positions)
      for (const other of positions.slice(one + 1)) {
        const shared = sharedBy(orders, (order) => order.indexOf(one) < order.indexOf(other));
        expect(Math.min(...shared)).toBeGreaterThan(1);
      }
  }
});

test.each([3, 4, 5] as const)(
  "for four sets of %i statements, a single true one leaves at least two, and a single false one nearly always",
  (total) => {
    for (let seed = 0; seed < 60; seed++) {
      const sets = fourSubsets(seededRandom(seed), total);
      expect(new Set(sets.map(String)).size).toBe(4);
      const places = Array.from({ length: total }, (_, at) => at + 1);
      const holders = places.map((place) => sets.filter((set) => set.includes(place)).length);
      expect(Math.min(...holders)).toBe(2);
      expect(holders.filter((times) => times > 2)).toEqual(holders.includes(3) ? [3] : []);
    }
  },
);

test.each([4, 5] as const)("of %i statements, each is in exactly two of the four sets", (total) => {
  for (let seed = 0; seed < 60; seed++) {
    const sets = fourSubsets(seededRandom(seed), total);
    for (let place = 1; place <= total; place++)
      expect(sets.filter((set) => set.includes(place))).toHaveLength(2);
  }
});

test("of four statements, one alone is right in fewer sets than two are", () => {
  const sizes = Array.from({ length: 200 }, (_, seed) => fourSubsets(seededRandom(seed), 4)).flat();
  const share = (size: number) => sizes.filter(({ length }) => length === size).length / sizes.length;
  expect(share(1)).toBeLessThan(0.36);
  expect(share(2)).toBeGreaterThan(share(1));
  expect(share(3)).toBeGreaterThan(0.12);
});

test.each([3, 4] as const)("of %i statements, sometimes one and sometimes all are right", (total) => {
  const sizes = Array.from({ length: 60 }, (_, seed) => fourSubsets(seededRandom(seed), total)).flat();
  const share = (size: number) => sizes.filter(({ length }) => length === size).length / sizes.length;
  expect(share(1)).toBeLessThan(0.5);
  expect(share(total)).toBeGreaterThan(0.02);
});
