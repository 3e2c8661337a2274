import { range, sum } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { ordinalWord, plural } from "../../../../english.ts";
import type { Random } from "../../../../random.ts";
import { num } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";
import { at, code, digits, table } from "../code.ts";

const dotted = (address: number) =>
  [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join(".");
const mask = (prefix: number) => dotted(2 ** 32 - 2 ** (32 - prefix));
const networkOf = (address: number, prefix: number) => address - (address % 2 ** (32 - prefix));
const someAddress = (random: Random) =>
  random.pick([10, 172, 192, 193, 200]) * 2 ** 24 +
  random.int(16, 240) * 2 ** 16 +
  random.int(1, 250) * 256 +
  random.int(2, 250);

/** The remainder of a division of bit strings without carries. */
function remainder(message: string, generator: string): string {
  const bits = [...message].map(Number);
  for (let start = 0; start + generator.length <= bits.length; start++) {
    if (bits[start] === 0) continue;
    for (let place = 0; place < generator.length; place++)
      bits[start + place] = at(bits, start + place) ^ Number(generator[place]);
  }
  return bits.slice(1 - generator.length).join("");
}

export const networks: WriterList = [
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
          `${prefix} of the 32 bits name the network, so $32 - ${prefix} = ${32 - prefix}$ bits are left for the hosts.`,
          `$2^{${32 - prefix}} - 2 = ${num(total - 2).tex}$; the addresses of all zeros (network) and all ones (broadcast) are not given to hosts.`,
        ],
      };
    },
  }),
  computed({
    name: "hamming-distance-of-code-words",
    topic: "networks",
    difficulty: "EASY",
    write(random) {
      const length = 8;
      const [a, b] = [random.int(1, 254), random.int(1, 254)];
      const [x, y] = [digits(a, 2, length), digits(b, 2, length)];
      const distance = [...x].filter((bit, place) => bit !== y[place]).length;
      const ones = (text: string) => text.replaceAll("0", "").length;
      return {
        text: `What is the Hamming distance between the words \`${x}\` and \`${y}\`?`,
        answer: num(distance),
        distractors: [
          wrong(num(length - distance), "counting the places where the words agree"),
          wrong(num(Math.abs(ones(x) - ones(y))), "subtracting the numbers of ones"),
          wrong(num(ones(digits(a & b, 2, length))), "counting the places where both words have a 1"),
          wrong(num(ones(digits(a | b, 2, length))), "counting the places where either word has a 1"),
          wrong(num(distance + 1), "losing count by one"),
        ],
        explanation: [
          "The Hamming distance is the number of places in which two words differ, that is, the ones of their XOR.",
          `\`${x}\` XOR \`${y}\` = \`${digits(a ^ b, 2, length)}\`, which has ${plural(distance, "one")}.`,
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
          `The mask leaves $32 - ${prefix} = ${32 - prefix}$ host bits, so networks begin at every ${size <= 256 ? `${size}th address of the last byte` : `${size / 256}th value of the third byte`}.`,
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
    name: "crc-check-bits",
    topic: "networks",
    difficulty: "MEDIUM",
    write(random) {
      const generator = random.pick(["1011", "1101", "1001", "10011", "11001", "10101"]);
      const message = digits(random.int(2 ** 6 + 1, 2 ** 8 - 1), 2);
      const check = generator.length - 1;
      const key = remainder(message + "0".repeat(check), generator);
      const plain = remainder(message, generator);
      const backwards = [...key].reverse().join("");
      const inverted = [...key].map((bit) => 1 - Number(bit)).join("");
      const other = remainder(message + "0".repeat(check), [...generator].reverse().join(""));
      const terms = [...generator].flatMap((bit, place) =>
        bit === "0" ? [] : [check - place === 0 ? "1" : check - place === 1 ? "x" : `x^{${check - place}}`],
      );
      return {
        text: `The message \`${message}\` is sent with a CRC made by the generator ${random.chance() ? `\`${generator}\`` : `polynomial $${terms.join(" + ")}$`}. Which check bits are appended?`,
        answer: code(key),
        distractors: [
          wrong(code(plain), "dividing the message without appending zeros first"),
          wrong(code(other), "writing the generator in the reverse order"),
          wrong(
            code(remainder(`${message}${"0".repeat(check + 1)}`, generator)),
            `appending ${check + 1} zeros instead of ${check}`,
          ),
          wrong(code(inverted), "inverting the remainder"),
          wrong(code(backwards), "reading the remainder from the wrong end"),
        ],
        explanation: [
          `The generator \`${generator}\` has degree ${check}, so ${check} zeros are appended: \`${message}${"0".repeat(check)}\`.`,
          `Dividing by \`${generator}\` with XOR instead of subtraction leaves the remainder \`${key}\`.`,
        ],
        verify: () => Number(remainder(message + key, generator)) === 0,
      };
    },
  }),
  computed({
    name: "delay-of-a-packet",
    topic: "networks",
    difficulty: "MEDIUM",
    write(random) {
      const bytes = random.pick([500, 1000, 1250, 1500, 2500]);
      const rate = random.pick([1, 2, 4, 5, 10]);
      const km = random.step(200, 3000, 200);
      const transmission = (bytes * 8) / rate / 1000;
      const propagation = km / 200;
      const total = transmission + propagation;
      return {
        text: `A packet of ${bytes} bytes is sent over a link of ${num(km, "km")} at ${num(rate, "Mbit/s")}. The signal travels at $2 \\times 10^8\\ \\mathrm{m/s}$. How long does it take from the sending of the first bit to the arrival of the last?`,
        answer: num(total, "ms", 2),
        distractors: [
          wrong(num(transmission, "ms", 2), "forgetting the propagation delay"),
          wrong(num(propagation, "ms", 2), "forgetting the transmission time"),
          wrong(num(bytes / rate / 1000 + propagation, "ms", 2), "not converting bytes to bits"),
          wrong(num(transmission + 2 * propagation, "ms", 2), "counting the way there and back"),
          wrong(num(transmission + km / 300, "ms", 2), "using the speed of light in vacuum"),
        ],
        explanation: [
          `Transmission: $\\frac{${bytes} \\times 8\\ \\mathrm{bit}}{${rate} \\times 10^6\\ \\mathrm{bit/s}} = ${num(transmission, "ms").tex}$.`,
          `Propagation: $\\frac{${km} \\times 10^3\\ \\mathrm{m}}{2 \\times 10^8\\ \\mathrm{m/s}} = ${num(propagation, "ms").tex}$.`,
          `Together $${num(total, "ms", 2).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "smallest-ethernet-frame",
    topic: "networks",
    difficulty: "MEDIUM",
    write(random) {
      const rate = random.pick([10, 20, 50, 100]);
      const km = random.pick([0.5, 1, 2, 2.5, 4, 5]);
      const oneWay = (km / 200) * 1000; // microseconds
      const bits = rate * 2 * oneWay;
      if (bits < 80) return undefined;
      return {
        text: `In a CSMA/CD network with ${num(rate, "Mbit/s")} the two farthest stations are ${num(km, "km")} apart, and signals travel at $2 \\times 10^8\\ \\mathrm{m/s}$. How long must a frame be at least, so that a collision is surely noticed while it is being sent?`,
        answer: num(bits, "bit"),
        distractors: [
          wrong(num(bits / 2, "bit"), "allowing only for the way there and not for the way back"),
          wrong(num(bits * 2, "bit"), "allowing for two round trips"),
          wrong(num(bits / 8, "bit"), "giving the length in bytes"),
          wrong(num(bits * 8, "bit"), "multiplying by eight as if the rate were in bytes"),
        ],
        explanation: [
          `The signal needs $\\frac{${km} \\times 10^3}{2 \\times 10^8}\\ \\mathrm{s} = ${num(oneWay, "μs").tex}$ one way and $${num(2 * oneWay, "μs").tex}$ there and back.`,
          `In this time $${rate}\\ \\mathrm{Mbit/s} \\times ${num(2 * oneWay, "μs").tex} = ${num(bits, "bit").tex}$ are sent; the frame must not be shorter.`,
        ],
      };
    },
  }),
  computed({
    name: "longest-prefix-match",
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
  computed({
    name: "sliding-window-utilisation",
    topic: "networks",
    difficulty: "HARD",
    write(random) {
      const transmit = random.int(1, 5);
      const ratio = random.int(3, 12);
      const propagate = transmit * ratio;
      const window = random.int(2, 2 * ratio - 1);
      const cycle = 1 + 2 * ratio;
      const kind = random.pick(["use", "window"] as const);
      if (kind === "window") {
        const bits = Math.ceil(Math.log2(2 * cycle));
        return {
          text: `Sending a frame takes ${num(transmit, "ms")} and a signal needs ${num(propagate, "ms")} from end to end; acknowledgements take no time to send. A selective-repeat protocol shall keep the link busy all the time. How many bits must the sequence numbers have at least?`,
          answer: num(bits),
          distractors: [
            wrong(
              num(Math.ceil(Math.log2(cycle))),
              "making room only for the sender's window and not for the receiver's",
            ),
            wrong(num(cycle), "giving the window size instead of the bits"),
            wrong(num(2 * cycle), "giving the number of sequence numbers"),
            wrong(num(bits + 1), "rounding up once too often"),
            wrong(num(Math.ceil(Math.log2(1 + ratio))), "counting the propagation time only once"),
          ],
          explanation: [
            `The first acknowledgement comes back after $${transmit} + 2 \\times ${propagate} = ${transmit + 2 * propagate}$ ms, so the window must hold $\\frac{${transmit + 2 * propagate}}{${transmit}} = ${cycle}$ frames.`,
            `Selective repeat needs at least twice as many sequence numbers, $${2 * cycle}$: $2^{${bits - 1}} < ${2 * cycle} \\le 2^{${bits}}$, so ${bits} bits.`,
          ],
          satisfies: (worth) => 2 ** worth >= 2 * cycle && 2 ** (worth - 1) < 2 * cycle,
        };
      }
      const use = (100 * window) / cycle;
      const share = (value: number) => num(value, "%", 1);
      return {
        text: `Sending a frame takes ${num(transmit, "ms")} and a signal needs ${num(propagate, "ms")} from end to end; acknowledgements take no time to send, and no frame is lost. What is the utilisation of the link with a sliding window of ${plural(window, "frame")}, to one decimal?`,
        answer: share(use),
        distractors: [
          wrong(share(100 / cycle), "treating the protocol as stop-and-wait"),
          wrong(share((100 * window) / (1 + ratio)), "counting the propagation time only once"),
          wrong(share((100 * window) / (2 * ratio)), "leaving the time to send the frame out of the cycle"),
          wrong(share((100 * (window - 1)) / cycle), "counting one frame too few"),
          wrong(share((100 * (window + 1)) / cycle), "counting one frame too many"),
        ],
        explanation: [
          `The first acknowledgement comes after $${transmit} + 2 \\times ${propagate} = ${transmit + 2 * propagate}$ ms.`,
          `In that time ${plural(window, "frame")} of ${transmit} ms are sent: $\\frac{${window} \\times ${transmit}}{${transmit + 2 * propagate}} = ${share(use).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "ip-fragmentation",
    topic: "networks",
    difficulty: "HARD",
    write(random) {
      const mtu = random.pick([576, 620, 820, 1000, 1500]);
      const payload = Math.floor((mtu - 20) / 8) * 8;
      const fragments = random.int(3, 6);
      const rest = random.int(20, payload - 20);
      const data = payload * (fragments - 1) + rest;
      const total = data + 20;
      const asked = random.pick(["offset", "length", "count"] as const);
      const which = random.int(2, fragments - 1);
      if (asked === "count") {
        return {
          text: `An IPv4 packet of ${total} bytes, with a header of 20 bytes, must cross a network whose largest packet is ${mtu} bytes. Into how many fragments is it cut?`,
          answer: num(fragments),
          distractors: [
            wrong(num(fragments + 1), "beginning a fragment too many"),
            wrong(num(fragments - 1), "rounding down, so that the last bytes are lost"),
            wrong(num(fragments + 2), "counting a header as a fragment of its own"),
            wrong(num(fragments - 2), "counting only the fragments in between"),
          ],
          explanation: [
            `The data are $${total} - 20 = ${data}$ bytes. A fragment carries at most $${mtu} - 20 = ${mtu - 20}$ bytes, rounded down to a multiple of 8: ${payload}.`,
            `$\\frac{${data}}{${payload}}$ rounded up is ${fragments}.`,
          ],
          verify: () => Math.ceil(data / payload) === fragments,
        };
      }
      const key = asked === "offset" ? ((which - 1) * payload) / 8 : rest + 20;
      return {
        text:
          asked === "offset"
            ? `An IPv4 packet of ${total} bytes, with a header of 20 bytes, crosses a network whose largest packet is ${mtu} bytes. What stands in the fragment-offset field of the ${ordinalWord(which)} fragment?`
            : `An IPv4 packet of ${total} bytes, with a header of 20 bytes, crosses a network whose largest packet is ${mtu} bytes. What is the total length, in bytes, of the last fragment?`,
        answer: num(key),
        distractors:
          asked === "offset"
            ? [
                wrong(
                  num((which - 1) * payload),
                  "giving the offset in bytes instead of units of eight bytes",
                ),
                wrong(num((which * payload) / 8), "giving the offset of the fragment that follows"),
                wrong(num(Math.floor(((which - 1) * mtu) / 8)), "counting the headers among the data"),
                wrong(num(((which - 1) * (payload + 20)) / 8), "adding a header to each fragment's data"),
              ]
            : [
                wrong(num(rest), "leaving out the header"),
                wrong(num(rest + 40), "counting the original header a second time"),
                wrong(
                  num(total - (fragments - 1) * mtu),
                  "cutting the packet every so many bytes without new headers",
                ),
                wrong(num(rest + 28), "rounding the last fragment up by eight bytes"),
              ],
        explanation: [
          `A fragment carries at most $${mtu} - 20 = ${mtu - 20}$ bytes of data, rounded down to a multiple of 8: ${payload}.`,
          asked === "offset"
            ? `Before the ${ordinalWord(which)} fragment come $${which - 1} \\times ${payload} = ${(which - 1) * payload}$ bytes; in units of 8 bytes the field holds $${num(key).tex}$.`
            : `Of the $${total} - 20 = ${data}$ bytes of data, ${fragments - 1} full fragments carry ${(fragments - 1) * payload}; ${rest} are left, and with the header the last fragment has $${num(key).tex}$ bytes.`,
        ],
      };
    },
  }),
  computed({
    name: "tcp-congestion-window",
    topic: "networks",
    difficulty: "HARD",
    write(random) {
      const start = random.pick([1, 2]);
      const threshold = random.pick([8, 16, 10, 12]);
      const rounds = random.int(5, 11);
      const lossAt = random.int(5, 8);
      const grow = (limit: number, from: number, steps: number) => {
        let window = from;
        for (let step = 0; step < steps; step++)
          window = window < limit ? Math.min(2 * window, limit) : window + 1;
        return window;
      };
      const atLoss = grow(threshold, start, lossAt - 1);
      const newLimit = Math.floor(atLoss / 2);
      if (atLoss % 2 === 1) return undefined;
      const after = random.int(3, 6);
      const key = grow(newLimit, start, after - 1);
      if (rounds < 5) return undefined;
      return {
        text: `A TCP connection starts with a congestion window of ${plural(start, "segment")} and a slow-start threshold of ${threshold} segments. When the window of round ${lossAt} is sent, a timeout occurs. The threshold becomes half of that window, and slow start begins again from ${plural(start, "segment")}. How large is the window in the ${ordinalWord(after)} round after the timeout?`,
        answer: num(key),
        distractors: [
          wrong(num(grow(threshold, start, after - 1)), "keeping the old threshold"),
          wrong(num(start * 2 ** (after - 1)), "doubling in every round, whatever the threshold"),
          wrong(num(newLimit + after - 1), "starting again from the new threshold, as fast recovery does"),
          wrong(num(grow(newLimit, start, after)), "counting one round too many"),
          wrong(num(grow(newLimit, start, after - 2)), "counting one round too few"),
        ],
        explanation: [
          `The windows up to the timeout are ${range(0, lossAt - 1)
            .map((step) => grow(threshold, start, step))
            .join(", ")}: doubling up to the threshold, then one more per round.`,
          `The new threshold is $\\frac{${atLoss}}{2} = ${newLimit}$; the windows are now ${range(
            0,
            after - 1,
          )
            .map((step) => grow(newLimit, start, step))
            .join(", ")}.`,
          `So the window is ${plural(key, "segment")}.`,
        ],
      };
    },
  }),
  computed({
    name: "time-to-send-a-file",
    topic: "networks",
    difficulty: "EASY",
    write(random) {
      const rate = random.pick([4, 8, 10, 16, 20, 40, 50, 80, 100]);
      const seconds = random.step(8, 160, 8);
      const bytes = (rate * seconds) / 8;
      if (!Number.isInteger(bytes) || bytes < 2) return undefined;
      const size = num(bytes, "MB");
      const prefixes = "(Take 1 MB as a million bytes and 1 Mbit as a million bits.)";
      return {
        text: random.pick([
          `How long does it take to send a file of ${size} over a line of ${num(rate, "Mbit/s")}, if nothing else slows it down? ${prefixes}`,
          `A file of ${size} is downloaded at a steady ${num(rate, "Mbit/s")}. How long does the download take? ${prefixes}`,
        ]),
        answer: num(seconds, "s"),
        distractors: [
          wrong(num(bytes / rate, "s"), "forgetting that a byte has eight bits"),
          wrong(num((bytes * 10) / rate, "s"), "taking ten bits to the byte"),
          wrong(num(2 * seconds, "s"), "counting the way there and back"),
          wrong(num(seconds / 2, "s"), "taking four bits to the byte"),
        ],
        explanation: `$${bytes}\\ \\mathrm{MB} = ${bytes} \\times 8 = ${bytes * 8}\\ \\mathrm{Mbit}$, and $\\frac{${bytes * 8}}{${rate}} = ${seconds}$ s.`,
        verify: () => sum(range(1, seconds).map(() => rate)) === bytes * 8,
      };
    },
  }),
];
