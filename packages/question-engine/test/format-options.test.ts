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

test("four matches share no pair: each row has two partners, and knowing one of them leaves two options", () => {
  for (let seed = 0; seed < 60; seed++) {
    const orders = fourOrders(seededRandom(seed));
    expect(new Set(orders.map(String)).size).toBe(4);
    for (const at of positions) expect(sharedBy(orders, (order) => order[at])).toEqual([2, 2, 2, 2]);
  }
});

test("for four matches, knowing two exchanged rows leaves two options", () => {
  for (let seed = 0; seed < 60; seed++) {
    const orders = fourOrders(seededRandom(seed));
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

test.each([3, 4] as const)("of %i statements, sometimes one and sometimes all are right", (total) => {
  const sizes = Array.from({ length: 60 }, (_, seed) => fourSubsets(seededRandom(seed), total)).flat();
  const share = (size: number) => sizes.filter(({ length }) => length === size).length / sizes.length;
  expect(share(1)).toBeLessThan(0.5);
  expect(share(total)).toBeGreaterThan(0.02);
});
