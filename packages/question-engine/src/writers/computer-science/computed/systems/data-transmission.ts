import { range, sum } from "../../../../numbers/arithmetic.ts";
import { count, num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { ordinalWord, plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const dataTransmission: WriterList = [
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
    depth: 5,
    chapter: "error-detection",
    topic: "networks",
    difficulty: "MEDIUM",
    write(random) {
      const rate = random.pick([10, 20, 50, 100]);
      const km = random.pick([0.5, 1, 2, 2.5, 4, 5]);
      const oneWay = (km / 200) * 1000; // microseconds
      const bits = rate * 2 * oneWay;
      if (bits < 80) return undefined;
      return {
        text: `In a CSMA/CD network of bandwidth ${num(rate, "Mbps")} the two farthest stations are ${num(km, "km")} apart, and signals travel at $2 \\times 10^8\\ \\mathrm{m/s}$. What is the minimum frame size, in bits, for a collision to be guaranteed to be detected while the frame is being sent?`,
        answer: count(bits, "bit"),
        distractors: [
          wrong(count(bits / 2, "bit"), "allowing only for the way there and not for the way back"),
          wrong(count(bits * 2, "bit"), "allowing for two round trips"),
          bits % 8 === 0
            ? wrong(count(bits / 8, "bit"), "giving the length in bytes")
            : wrong(count(bits * 4, "bit"), "allowing for four round trips"),
          wrong(count(bits * 8, "bit"), "multiplying by eight as if the rate were in bytes"),
        ],
        explanation: [
          `The signal needs $\\frac{${km} \\times 10^3}{2 \\times 10^8}\\ \\mathrm{s} = ${num(oneWay, "μs").tex}$ one way and $${num(2 * oneWay, "μs").tex}$ there and back.`,
          `In this time $${rate}\\ \\mathrm{Mbps} \\times ${num(2 * oneWay, "μs").tex} = ${count(bits, "bit").tex}$ are sent; the frame must not be shorter.`,
        ],
      };
    },
  }),
  computed({
    name: "sliding-window-utilisation",
    depth: 5,
    chapter: "sliding-windows",
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
          text: `Sending a frame takes ${num(transmit, "ms")} and a signal needs ${num(propagate, "ms")} from end to end; acknowledgements take no time to send. A selective-repeat protocol is to keep the link busy all the time. How many bits must the sequence numbers have at least?`,
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
          satisfies: (amount) => 2 ** amount >= 2 * cycle && 2 ** (amount - 1) < 2 * cycle,
        };
      }
      const use = (100 * window) / cycle;
      const share = (value: number) => num(value, "%", 1);
      return {
        text: `Sending a frame takes ${num(transmit, "ms")} and a signal needs ${num(propagate, "ms")} from end to end; acknowledgements take no time to send, and no frame is lost. What is the utilisation of the link with a sliding window of ${plural(window, "frame")}, to one decimal?`,
        answer: share(use),
        distractors: [
          wrong(share(100 / cycle), "treating the protocol as stop-and-wait"),
          ...(window <= ratio
            ? [wrong(share((100 * window) / (1 + ratio)), "counting the propagation time only once")]
            : []),
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
    depth: 5,
    chapter: "error-detection",
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
    depth: 5,
    chapter: "sliding-windows",
    topic: "networks",
    difficulty: "HARD",
    write(random) {
      const start = random.pick([1, 2]);
      const threshold = random.pick([8, 16, 10, 12]);
      const rounds = random.int(5, 11);
      const lossAt = random.int(5, 8);
      /** A timeout sends the window back to one segment, whatever it began with. */
      const again = 1;
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
      const key = grow(newLimit, again, after - 1);
      if (rounds < 5) return undefined;
      return {
        text: `A TCP connection starts with a congestion window of ${plural(start, "segment")} and a slow-start threshold of ${threshold} segments; slow start never takes the window beyond the threshold. A timeout occurs during the ${ordinalWord(lossAt)} transmission round. The threshold becomes half of the window of that round, and slow start begins again from ${plural(again, "segment")}. How large is the window in the ${ordinalWord(after)} round after the timeout?`,
        answer: num(key),
        distractors: [
          wrong(num(grow(threshold, again, after - 1)), "keeping the old threshold"),
          wrong(num(again * 2 ** (after - 1)), "doubling in every round, whatever the threshold"),
          wrong(num(newLimit + after - 1), "starting again from the new threshold, as fast recovery does"),
          wrong(num(grow(newLimit, again, after)), "counting one round too many"),
          wrong(num(grow(newLimit, again, after - 2)), "counting one round too few"),
        ],
        explanation: [
          `The windows up to the timeout are ${range(0, lossAt - 1)
            .map((step) => grow(threshold, start, step))
            .join(", ")}: doubling up to the threshold, then one more per round.`,
          `The new threshold is $\\frac{${atLoss}}{2} = ${newLimit}$; the windows are now ${range(
            0,
            after - 1,
          )
            .map((step) => grow(newLimit, again, step))
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
