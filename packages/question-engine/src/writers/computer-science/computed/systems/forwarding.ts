import { slips } from "../../../../kit/slips.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at } from "../code.ts";
import { type Block, contains, dotted, networkOf, nextHop, showBlock, sizeOf } from "./address.ts";
import { addressesByHop, drawNestedRoutes, routingTable } from "./nested-routes.ts";

/** The longest prefix that all these blocks share. */
function covering(blocks: readonly Block[]): Block {
  const last = (block: Block) => block.network + sizeOf(block) - 1;
  const ends = blocks.flatMap((block) => [block.network, last(block)]);
  const length = range(0, 32).findLast((bits) => new Set(ends.map((end) => networkOf(end, bits))).size === 1);
  return { network: networkOf(at(ends, 0), length ?? 0), length: length ?? 0 };
}

export const forwarding: WriterList = [
  computed({
    name: "addresses-forwarded-to-a-hop",
    depth: 5,
    chapter: "routing",
    topic: "networks",
    difficulty: "HARD",
    write(random) {
      const nested = drawNestedRoutes(random);
      if (!nested) return undefined;
      const { outer, inner, innermost, apart } = nested;
      const hop = random.pick(["R1", "R2"]);
      const size = addressesByHop(nested)[hop] ?? 0;
      const key = num(size);
      const [whole, first, second, third] = [outer, inner, innermost, apart].map(sizeOf) as [
        number,
        number,
        number,
        number,
      ];
      return {
        text: `The forwarding table of a router has the following routes and no others.\n${routingTable(random, nested)}\nTo how many different IPv4 destination addresses does the router forward packets over ${hop}?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          hop === "R1"
            ? [
                [whole, "counting the whole block, also what longer prefixes take"],
                [whole - first, `forgetting the route to ${showBlock(apart)}`],
                [whole - third, `forgetting the route to ${showBlock(inner)}`],
                [whole - first - third - second, `taking ${showBlock(innermost)} away twice`],
                [whole - first + second - third, "giving back to R1 what the innermost route takes"],
              ]
            : [
                [first + third, `forgetting that ${showBlock(innermost)} goes to R3`],
                [first - second, `forgetting the route to ${showBlock(apart)}`],
                [first - second - third, "taking the second route away instead of adding it"],
                [first, "counting one of the two blocks, and all of it"],
                [first + second + third, "adding all that lies inside"],
                [whole - second, "giving all but the innermost route to R2"],
              ],
        ),
        explanation: [
          `Of the routes that fit an address the longest prefix decides. The block ${showBlock(outer)} has ${whole} addresses; inside it lie ${showBlock(inner)} with ${first} and ${showBlock(apart)} with ${third}, and inside ${showBlock(inner)} lies ${showBlock(innermost)} with ${second}.`,
          hop === "R1"
            ? `R1 keeps what neither of the two inner blocks takes: $${whole} - ${first} - ${third} = ${size}$.`
            : `R2 has the two inner blocks less what goes to R3: $${first} - ${second} + ${third} = ${size}$.`,
          `The router forwards packets for ${size} addresses over ${hop}.`,
        ],
        verify: () => {
          const routes = [outer, inner, innermost, apart];
          const all = range(outer.network, outer.network + whole - 1);
          return all.filter((address) => nextHop(routes, address) === hop).length === size;
        },
      };
    },
  }),
  computed({
    name: "addresses-left-in-an-aggregate",
    depth: 5,
    chapter: "routing",
    topic: "networks",
    difficulty: "HARD",
    write(random) {
      const start = random.pick([172, 192, 200, 203]) * 2 ** 24 + random.int(16, 240) * 2 ** 16;
      const blocks = range(1, 3).map((): Block => {
        const length = random.int(22, 25);
        return { network: networkOf(start + random.int(0, 60) * 256, length), length };
      });
      const isApart = blocks.every((one) =>
        blocks.every((other) => one === other || !contains(one, other.network)),
      );
      if (!isApart || new Set(blocks.map(({ length }) => length)).size < 2) return undefined;
      const whole = covering(blocks);
      const used = sum(blocks.map(sizeOf));
      const left = sizeOf(whole) - used;
      const ends = blocks.map((block) => block.network + sizeOf(block));
      const span = Math.max(...ends) - Math.min(...blocks.map(({ network }) => network));
      if (left <= 0 || span === sizeOf(whole)) return undefined;
      const key = num(left);
      return {
        text: `A provider has given the networks ${list(blocks.map(showBlock))} to its customers. It announces them as one route, with the longest prefix that covers all three. How many addresses of the announced route belong to none of the three networks?`,
        answer: key,
        distractors: slips(random, key, num, [
          [span - used, "counting only the gaps between the three networks"],
          [2 * sizeOf(whole) - used, "announcing a prefix that is one bit too short"],
          [sizeOf(whole) / 2 - used, "announcing a prefix that is one bit too long"],
          [sizeOf(whole), "counting all addresses of the route"],
          [
            sizeOf(whole) - Math.max(...blocks.map(sizeOf)),
            "taking only the largest of the three networks away",
          ],
          [used, "counting the addresses of the three networks"],
          [span, "counting all addresses from the first network to the last"],
        ]),
        explanation: [
          `The three networks begin at ${list(blocks.map(({ network }) => dotted(network)))} and end at ${list(ends.map((end) => dotted(end - 1)))}; all these addresses agree in the first ${whole.length} bits and no further, so the route is ${showBlock(whole)}.`,
          `It has $2^{${32 - whole.length}} = ${sizeOf(whole)}$ addresses, and the networks have $${blocks.map(sizeOf).join(" + ")} = ${used}$.`,
          `So $${sizeOf(whole)} - ${used} = ${left}$ addresses belong to none of them.`,
        ],
        verify: () => {
          const written = [...blocks.map(({ network }) => network), ...ends.map((end) => end - 1)].map(
            (address) => address.toString(2).padStart(32, "0"),
          );
          const shared = range(0, 31).find((bit) => new Set(written.map((bits) => bits[bit])).size > 1);
          const free = range(whole.network, whole.network + sizeOf(whole) - 1).filter(
            (address) => !blocks.some((block) => contains(block, address)),
          );
          return shared === whole.length && free.length === left;
        },
      };
    },
  }),
];
