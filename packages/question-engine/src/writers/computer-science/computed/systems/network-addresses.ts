import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { ordinal } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, table } from "../code.ts";
import { dotted, mask, networkOf } from "./address.ts";

const someAddress = (random: Random) =>
  random.pick([10, 172, 192, 193, 200]) * 2 ** 24 +
  random.int(16, 240) * 2 ** 16 +
  random.int(1, 250) * 256 +
  random.int(2, 250);

export const networkAddresses: WriterList = [
  computed({
    name: "hosts-in-a-subnet",
    topic: "networks",
    difficulty: "EASY",
    write(random) {
      const prefix = random.int(19, 29);
      const total = 2 ** (32 - prefix);
      const shown = random.chance()
        ? `with the subnet mask ${mask(prefix)}`
        : `with the prefix length /${prefix}`;
      return {
        text: `How many hosts can be given addresses in an IPv4 network ${shown}?`,
        answer: num(total - 2),
        distractors: [
          wrong(num(total), "not setting aside the network address and the broadcast address"),
          wrong(num(total - 1), "setting aside only one of the two reserved addresses"),
          wrong(num(total / 2 - 2), "counting one host bit too few"),
          wrong(num(2 * total - 2), "counting one host bit too many"),
        ],
        explanation: [
          `Of the 32 bits, ${prefix} name the network, so $32 - ${prefix} = ${32 - prefix}$ bits are left for the hosts.`,
          `$2^{${32 - prefix}} - 2 = ${num(total - 2).tex}$; the addresses of all zeros (network) and all ones (broadcast) are not given to hosts.`,
        ],
      };
    },
  }),
  computed({
    name: "network-and-broadcast-address",
    topic: "networks",
    difficulty: "MEDIUM",
    write(random) {
      const prefix = random.pick([20, 21, 22, 25, 26, 27, 28]);
      const address = someAddress(random);
      const network = networkOf(address, prefix);
      const size = 2 ** (32 - prefix);
      const broadcast = network + size - 1;
      const asked = random.pick(["network", "broadcast", "last"] as const);
      const key = { network, broadcast, last: broadcast - 1 }[asked];
      if (network === networkOf(address, 24) && prefix > 24) return undefined;
      return {
        text: `A host has the address ${dotted(address)} and the subnet mask ${mask(prefix)}. What is ${{ network: "the address of its network", broadcast: "the broadcast address of its network", last: "the last address that a host of its network can have" }[asked]}?`,
        answer: dotted(key),
        distractors: [
          wrong(
            dotted(
              asked === "network"
                ? networkOf(address, prefix - 1)
                : networkOf(address, prefix - 1) + 2 * size - (asked === "last" ? 2 : 1),
            ),
            "taking one network bit too few",
          ),
          wrong(
            dotted(
              asked === "network"
                ? networkOf(address, prefix + 1)
                : networkOf(address, prefix + 1) + size / 2 - (asked === "last" ? 2 : 1),
            ),
            "taking one network bit too many",
          ),
          wrong(
            dotted(
              asked === "network"
                ? networkOf(address, 24)
                : networkOf(address, 24) + (asked === "last" ? 254 : 255),
            ),
            "cutting at the last dot, as if the mask were 255.255.255.0",
          ),
          wrong(
            dotted(asked === "network" ? network + 1 : asked === "broadcast" ? broadcast - 1 : broadcast),
            asked === "network"
              ? "giving the first host"
              : asked === "broadcast"
                ? "giving the last host"
                : "giving the broadcast address",
          ),
          wrong(
            dotted(asked === "network" ? broadcast : network),
            asked === "network" ? "setting the host bits to 1" : "setting the host bits to 0",
          ),
        ],
        explanation: [
          `The mask leaves $32 - ${prefix} = ${32 - prefix}$ host bits, so networks begin at every ${size <= 256 ? `${ordinal(size)} address of the last byte` : `${ordinal(size / 256)} value of the third byte`}.`,
          `The network goes from ${dotted(network)} (network address) to ${dotted(broadcast)} (broadcast address); hosts have ${dotted(network + 1)} to ${dotted(broadcast - 1)}.`,
          `The answer is ${dotted(key)}.`,
        ],
        verify() {
          const parts = dotted(address).split(".").map(Number);
          const masks = mask(prefix).split(".").map(Number);
          const bytes = parts.map((part, index) => part & at(masks, index));
          return bytes.join(".") === dotted(network);
        },
      };
    },
  }),
  computed({
    name: "longest-prefix-match",
    depth: 5,
    chapter: "routing",
    topic: "networks",
    difficulty: "HARD",
    write(random) {
      const address = someAddress(random);
      const lengths = random.sample([12, 14, 16, 18, 20, 22, 25], 3).sort((a, b) => a - b);
      const matching = lengths.map((length) => ({ network: networkOf(address, length), length }));
      const nearMiss = random.pick([24, 26, 27]);
      const missed =
        networkOf(address, nearMiss) +
        (networkOf(address, nearMiss) % 2 ** (33 - nearMiss) === 0 ? 1 : -1) * 2 ** (32 - nearMiss);
      const routes = random.shuffle([...matching, { network: missed, length: nearMiss }]);
      const names = ["R1", "R2", "R3", "R4"];
      const hop = (length: number) =>
        at(
          names,
          routes.findIndex((route) => route.length === length),
        );
      const best = at(lengths, 2);
      return {
        text: `A router's forwarding table has these routes; everything else goes to the default next hop R5. To which next hop is a packet for ${dotted(address)} forwarded?\n${table(
          ["Destination", "Next hop"],
          routes.map(({ network, length }, index) => [`${dotted(network)}/${length}`, at(names, index)]),
        )}`,
        answer: hop(best),
        distractors: [
          wrong(
            hop(nearMiss),
            `taking the longest prefix in the table, /${nearMiss}, which does not contain the address`,
          ),
          wrong(hop(at(lengths, 1)), "taking a shorter prefix that matches too"),
          wrong(hop(at(lengths, 0)), "taking the shortest prefix that matches"),
          wrong("R5", "using the default although a route matches"),
        ],
        explanation: [
          `The routes with ${matching.map(({ network, length }) => `${dotted(network)}/${length}`).join(", ")} contain ${dotted(address)}; ${dotted(missed)}/${nearMiss} goes from ${dotted(missed)} to ${dotted(missed + 2 ** (32 - nearMiss) - 1)} and does not.`,
          `Of the routes that match, the one with the longest prefix, /${best}, wins: ${hop(best)}.`,
        ],
        verify() {
          const fits = routes.filter(
            ({ network, length }) =>
              Math.floor(address / 2 ** (32 - length)) === Math.floor(network / 2 ** (32 - length)),
          );
          return fits.length === 3 && Math.max(...fits.map(({ length }) => length)) === best;
        },
      };
    },
  }),
];
