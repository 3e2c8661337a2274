import { judged, multipleCorrect } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import { dotted, nextHop, showBlock, sizeOf } from "../computed/systems/address.ts";
import { addressesByHop, drawNestedRoutes, routingTable } from "../computed/systems/nested-routes.ts";

export const routes: readonly Writer[] = [
  multipleCorrect({
    name: "several-next-hops-of-packets",
    depth: 5,
    chapter: "routing",
    topic: "networks",
    difficulty: "HARD",
    write(random) {
      const nested = drawNestedRoutes(random);
      if (!nested) return undefined;
      const { outer, inner, innermost, apart } = nested;
      const all = [outer, inner, innermost, apart];
      const counts = addressesByHop(nested);
      const places = all.flatMap((block) => [
        block.network + random.int(1, Math.min(254, sizeOf(block) - 2)),
        block.network + sizeOf(block) - random.int(2, 9),
        block.network + sizeOf(block) + random.int(1, 40),
      ]);
      const drawn = random.shuffle(places);
      // One of two adjacent addresses would reveal the other.
      const apartFromOthers = drawn.filter(
        (one, place) => drawn.findIndex((other) => Math.abs(one - other) < 128) === place,
      );
      const packets = apartFromOthers.slice(0, 6).map((address) => {
        const hop = nextHop(all, address);
        const fitting = all.filter((route) => nextHop([route], address) !== undefined).map(showBlock);
        const shown = random.chance(0.55)
          ? hop
          : random.pick(["R1", "R2", "R3", undefined].filter((other) => other !== hop));
        return judged(
          shown === undefined
            ? `A packet for ${dotted(address)} is dropped`
            : `A packet for ${dotted(address)} is forwarded to ${shown}`,
          shown === hop,
          hop === undefined
            ? `No route fits ${dotted(address)}, so the packet is dropped.`
            : `The address ${dotted(address)} lies in ${fitting.join(", ")}; the longest of these prefixes leads to ${hop}.`,
        );
      });
      const [more, less] = random.shuffle(["R1", "R2"]) as [string, string];
      return {
        text: `The forwarding table of a router has the following routes and no others; what fits none of them is dropped.\n${routingTable(random, nested)}\nWhich of the following statements is/are TRUE?`,
        statements: [
          ...packets,
          judged(
            `More addresses are reached by way of ${more} than by way of ${less}`,
            (counts[more] ?? 0) > (counts[less] ?? 0),
            `By way of ${more} go ${counts[more]} addresses and by way of ${less} ${counts[less]}, since a longer prefix takes its part out of a shorter one.`,
          ),
        ],
      };
    },
  }),
];
