import { expect, test } from "vitest";
import { fourOrders, fourSequences, fourSubsets } from "../src/formats/options.ts";
import { seededRandom } from "../src/random.ts";

const positions = [0, 1, 2, 3];

/** How many of four options have what each of them has in a respect. */
const sharedBy = <T>(options: readonly T[], of: (option: T) => unknown) =>
  options.map((option) => options.filter((other) => of(other) === of(option)).length);

test.each([
  ["matches", fourOrders],
  ["sequences", fourSequences],
])("of four %s, knowing what stands at one place leaves two", (_, draw) => {
  for (let seed = 0; seed < 60; seed++) {
    const orders = draw(seededRandom(seed));
    expect(new Set(orders.map(String)).size).toBe(4);
    for (const at of positions) expect(sharedBy(orders, (order) => order[at])).toEqual([2, 2, 2, 2]);
  }
});

test("none of four matches leaves the lists as they stand", () => {
  for (let seed = 0; seed < 60; seed++)
    expect(fourOrders(seededRandom(seed)).map(String)).not.toContain("0,1,2,3");
});

test("of four sequences, knowing which of two things comes first leaves two at least", () => {
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
  "of four sets of %i statements, a single true one leaves two at least, and a single false one nearly always",
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

test.each([3, 4] as const)("of %i statements now one and now all are right", (total) => {
  const sizes = Array.from({ length: 60 }, (_, seed) => fourSubsets(seededRandom(seed), total)).flat();
  const share = (size: number) => sizes.filter(({ length }) => length === size).length / sizes.length;
  expect(share(1)).toBeLessThan(0.5);
  expect(share(total)).toBeGreaterThan(0.02);
});
