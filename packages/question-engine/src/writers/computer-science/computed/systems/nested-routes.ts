import type { Random } from "../../../../numbers/random.ts";
import { table } from "../code.ts";
import { type Block, networkOf, type Route, showBlock, sizeOf } from "./address.ts";

/** A route, one inside it, one inside that, and one more inside the first alone; the second and the last share a hop. */
export interface NestedRoutes {
  outer: Route;
  inner: Route;
  innermost: Route;
  apart: Route;
}

/** A block of this length inside another, at one of its places. */
function within(random: Random, block: Block, longer: number): Block {
  const length = block.length + longer;
  const place = random.int(0, 2 ** longer - 1);
  return { network: block.network + place * 2 ** (32 - length), length };
}

export function drawNestedRoutes(random: Random): NestedRoutes | undefined {
  const start = random.pick([10, 172, 192, 200]) * 2 ** 24 + random.int(16, 240) * 2 ** 16;
  const length = random.int(19, 22);
  const block = { network: networkOf(start + random.int(0, 255) * 256, length), length };
  const inner = within(random, block, random.int(1, 2));
  const innermost = within(random, inner, random.int(1, 3));
  const apart = within(random, block, random.int(2, 4));
  const overlaps = networkOf(apart.network, inner.length) === inner.network || apart.length <= inner.length;
  if (overlaps || new Set([inner, innermost, apart].map(({ length }) => length)).size < 3) return undefined;
  return {
    outer: { ...block, hop: "R1" },
    inner: { ...inner, hop: "R2" },
    innermost: { ...innermost, hop: "R3" },
    apart: { ...apart, hop: "R2" },
  };
}

/** The routes in any order, as a router's table. */
export function routingTable(random: Random, { outer, inner, innermost, apart }: NestedRoutes): string {
  return table(
    ["Destination", "Next hop"],
    random.shuffle([outer, inner, innermost, apart]).map(({ hop, ...block }) => [showBlock(block), hop]),
  );
}

/** How many addresses go to each hop, by taking from each route what a longer one takes. */
export function addressesByHop({ outer, inner, innermost, apart }: NestedRoutes): Record<string, number> {
  return {
    R1: sizeOf(outer) - sizeOf(inner) - sizeOf(apart),
    R2: sizeOf(inner) - sizeOf(innermost) + sizeOf(apart),
    R3: sizeOf(innermost),
  };
}
