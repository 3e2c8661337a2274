import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import { fixed, num, words } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, table } from "../code.ts";

export const networksAndMachines: WriterList = [
  computed({
    name: "time-of-a-transfer-with-slow-start",
    depth: 5,
    chapter: "sliding-windows",
    topic: "networks",
    difficulty: "HARD",
    write(random) {
      const segment = random.pick([1, 2]);
      const threshold = random.pick([4, 8, 16]);
      const trip = random.pick([20, 25, 40, 50, 80, 100]);
      const segments = random.int(20, 120);
      const windows = (limit: number) => {
        const sent: number[] = [];
        for (let left = segments, window = 1; left > 0; ) {
          sent.push(Math.min(window, left));
          left -= window;
          window = window < limit ? Math.min(2 * window, limit) : window + 1;
        }
        return sent;
      };
      const sizes = windows(threshold);
      const rounds = sizes.length;
      const show = (x: number) => num(x, "ms", 0);
      const key = show(rounds * trip);
      const doubling = windows(1e9).length;
      const rising = windows(1).length;
      return {
        text: `A sender has ${num(segments * segment, "KB")} to send over TCP in segments of ${num(segment, "KB")}. The congestion window begins with one segment and the slow-start threshold is ${threshold} segments; nothing is lost, and the receiver's window is never the limit. The round-trip time is ${num(trip, "ms")}, and sending a whole window takes no time in comparison. What is the total time from the sending of the first segment to the arrival of the last acknowledgement, after the connection has been set up?`,
        answer: key,
        distractors: slips(random, key, show, [
          [doubling * trip, "doubling the window to the end"],
          [rising * trip, "letting the window grow by one segment from the start"],
          [(rounds + 1) * trip, "adding a round trip for setting up the connection"],
          [(rounds - 1) * trip, "leaving out the last acknowledgement"],
          [Math.ceil(segments / threshold) * trip, "sending with the window of the threshold all the time"],
          [windows(2 * threshold).length * trip, "doubling once more beyond the threshold"],
          [(rounds + 2) * trip, "counting two rounds too many"],
          [(rounds - 2) * trip, "counting two rounds too few"],
        ]),
        explanation: [
          `There are ${segments} segments to send. The window doubles from 1 to ${threshold} and then grows by one segment in each round.`,
          `Segments sent in the rounds: ${sizes.join(", ")}; these are ${rounds} rounds.`,
          `Each takes a round trip: $${rounds} \\times ${trip} = ${key.tex}$.`,
        ],
        verify: () => {
          let [window, acknowledged, clock] = [1, 0, 0];
          while (acknowledged < segments) {
            acknowledged += Math.min(window, segments - acknowledged);
            clock += trip;
            if (window >= threshold) window += 1;
            else window = Math.min(threshold, window * 2);
          }
          return clock === rounds * trip;
        },
      };
    },
  }),
  computed({
    name: "addresses-for-the-third-department",
    depth: 5,
    chapter: "routing",
    topic: "networks",
    difficulty: "HARD",
    write(random) {
      const [x, y] = [random.int(1, 220), random.int(0, 250)];
      const needs = [
        random.pick([70, 90, 100, 110, 120]),
        random.pick([35, 40, 50, 55, 60]),
        random.pick([10, 12, 14, 20, 25, 28]),
      ];
      const bits = needs.map((hosts) => Math.ceil(Math.log2(hosts + 2)));
      const sizes = bits.map((b) => 2 ** b);
      if (sum(sizes) > 256) return undefined;
      const starts = sizes.map((_, index) => sum(sizes.slice(0, index)));
      const which = random.int(1, 2);
      const asks = random.pick(["network", "broadcast", "last"] as const);
      const [start, size, prefix] = [at(starts, which), at(sizes, which), 32 - at(bits, which)];
      const place = { network: start, broadcast: start + size - 1, last: start + size - 2 };
      const show = (last: number, mask = prefix) =>
        words(asks === "network" ? `10.${x}.${y}.${last}/${mask}` : `10.${x}.${y}.${last}`);
      const answer = show(place[asks]);
      const names = ["sales", "design", "repairs"];
      const unit = `the ${at(names, which)} department`;
      const say = {
        network: `the address of the network of ${unit}, with its prefix length`,
        broadcast: `the broadcast address of ${unit}`,
        last: `the last address that a host of ${unit} can have`,
      }[asks];
      const shift = (by: number) => Math.min(254, Math.max(1, place[asks] + by));
      return {
        text: `The block 10.${x}.${y}.0/24 is divided among three departments, each receiving the smallest subnet that holds its hosts, one after another from the low end in this order:\n${table(
          ["department", "hosts"],
          names.map((name, index) => [name, at(needs, index)]),
        )}\nWhat is ${say}?`,
        answer,
        distractors: [
          {
            value:
              asks === "network" ? show(start, prefix + 1) : show(place[asks] + (asks === "last" ? 1 : -1)),
            why:
              asks === "network"
                ? "counting one bit too few for the hosts"
                : asks === "last"
                  ? "giving the broadcast address"
                  : "giving the last address of a host",
          },
          {
            value: asks === "network" ? show(start, prefix - 1) : show(shift(size)),
            why:
              asks === "network"
                ? "counting one bit too many for the hosts"
                : "taking a subnet of twice the size",
          },
          {
            value: asks === "network" ? show(sum(needs.slice(0, which))) : show(shift(-size / 2)),
            why:
              asks === "network"
                ? "adding the hosts instead of the sizes of the subnets"
                : "taking a subnet of half the size",
          },
          { value: show(sum(needs.slice(0, which + 1))), why: "adding the numbers of hosts" },
          {
            value: show(Math.min(254, at(sizes, 0) * which)),
            why: "giving every department a subnet of the same size",
          },
          { value: show(shift(2)), why: "adding the two reserved addresses once more" },
        ],
        explanation: [
          `Besides its hosts a subnet needs two addresses, so the sizes are ${names.map((name, index) => `${name} ${at(sizes, index)}`).join(", ")}, with ${bits.join(", ")} bits for hosts.`,
          `They begin at .${starts.join(", .")}; ${at(names, which)} has .${start} to .${start + size - 1}, that is 10.${x}.${y}.${start}/${prefix}.`,
          asks === "last"
            ? `The last of these is for broadcasts, so the last host has ${answer}.`
            : `The first address names the network, the last one is for broadcasts: ${answer}.`,
        ],
        verify: () => {
          // Masks: the network part of the answer is that of the subnet, and the one before ends just below.
          const mask = 256 - size;
          const last = Number(/(\d+)(?:\/\d+)?$/.exec(answer.text)?.[1]);
          const inside =
            (last & mask) === start && size - 2 >= at(needs, which) && size / 2 - 2 < at(needs, which);
          const rest = last & (size - 1);
          return inside && rest === { network: 0, broadcast: size - 1, last: size - 2 }[asks];
        },
      };
    },
  }),
  computed({
    name: "speed-up-by-fewer-instructions",
    depth: 5,
    chapter: "instructions",
    topic: "computer-organisation",
    difficulty: "HARD",
    write(random) {
      const kinds = ["ALU", "load", "store", "branch"] as const;
      const cycles = [1, random.int(2, 5), random.int(2, 4), random.int(2, 3)];
      const [load, store, branch] = [random.step(10, 30, 5), random.step(5, 20, 5), random.step(10, 25, 5)];
      const shares = [100 - load - store - branch, load, store, branch];
      const less = random.pick([20, 25, 40, 50]);
      const which = random.pick([0, 1]);
      const slower = random.pick([0, 2, 4, 5, 10]);
      const total = (parts: readonly number[]) =>
        sum(parts.map((part, index) => (part * at(cycles, index)) / 100));
      const after = shares.map((share, index) => (index === which ? share * (1 - less / 100) : share));
      const [before, now] = [total(shares), total(after)];
      const clock = 1 + slower / 100;
      const amount = before / (now * clock);
      if (at(shares, 0) < 25 || amount < 1.04) return undefined;
      const show = (x: number) => fixed(x, 2);
      const key = show(amount);
      const kept = sum(after) / 100;
      return {
        text: `A program executes instructions as follows:\n${table(
          ["kind", "share in %", "cycles"],
          kinds.map((kind, index) => [kind, at(shares, index), at(cycles, index)]),
        )}\nA better compiler removes ${less}% of the ${kinds[which]} instructions and changes nothing else${slower > 0 ? `, and the program is moved to a processor whose clock period is ${slower}% longer` : ""}. About how many times as fast as before does the program run?`,
        answer: key,
        distractors: slips(random, key, show, [
          [(now * clock) / before, "turning the ratio of the times round"],
          [before / (now / kept) / clock, "comparing cycles per instruction instead of times"],
          [
            slower > 0 ? before / now : 1 / kept,
            slower > 0 ? "forgetting the longer clock period" : "counting instructions instead of cycles",
          ],
          [
            slower > 0 ? (before / now) * clock : before / (before - less / 100),
            slower > 0 ? "letting the longer period speed the program up" : `taking ${less}% of a cycle off`,
          ],
          [1 / (1 - less / 100) / clock, `taking all instructions to become ${less}% fewer`],
          [1 / (kept * clock), "counting instructions instead of cycles"],
          [
            before / ((before - (at(shares, which) * less) / 10000) * clock),
            "taking one cycle for each instruction removed",
          ],
          [1 + (at(shares, which) * less) / 10000, "adding the share of instructions removed to 1"],
        ]),
        explanation: [
          `For 100 instructions of the old program, ${num(before * 100)} cycles are needed.`,
          `Without ${num((at(shares, which) * less) / 100)} of the ${kinds[which]} instructions it takes ${num(now * 100)} cycles${slower > 0 ? `, each ${num(clock)} times as long` : ""}.`,
          `The speed-up is $\\frac{${num(before * 100).tex}}{${num(now * 100).tex}${slower > 0 ? ` \\times ${num(clock).tex}` : ""}} = ${key.tex}$; the mean number of cycles per instruction alone would mislead, as there are fewer instructions.`,
        ],
        verify: () => {
          // Counts the cycles of a long run, instruction by instruction.
          let [old, fresh] = [0, 0];
          for (const index of [0, 1, 2, 3])
            for (let n = 0; n < at(shares, index) * 20; n++) {
              old += at(cycles, index);
              if (index !== which || n % 20 >= less / 5) fresh += at(cycles, index) * clock;
            }
          return Math.abs(old / fresh - (key.number ?? 0)) < 0.006;
        },
      };
    },
  }),
  computed({
    name: "states-of-a-combined-automaton",
    depth: 5,
    chapter: "automata",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write: patiently((random) => {
      const m = random.int(2, 5);
      const ending = random.pick(["a", "b", "ab", "ba", "aa", "bb"]);
      const n = random.int(2, 4);
      const isEnding = random.chance(0.65);
      const both = random.chance();
      const second = isEnding ? ending.length + 1 : n;
      // The product of a counter of a's modulo m with the second condition, then made minimal.
      const follow = (state: number, letter: string) => {
        const [count, rest] = [Math.floor(state / 10), state % 10];
        const next = letter === "a" ? (count + 1) % m : count;
        return (
          10 * next + (isEnding ? matched(ending, rest, letter) : letter === "b" ? (rest + 1) % n : rest)
        );
      };
      const accepts = (state: number) => {
        const [one, two] = [
          Math.floor(state / 10) === 0,
          isEnding ? state % 10 === ending.length : state % 10 === 0,
        ];
        return both ? one && two : one || two;
      };
      const amount = minimal(follow, accepts);
      const key = num(amount);
      const what = isEnding ? `end with \`${ending}\`` : `have a number of \`b\`'s divisible by ${n}`;
      return {
        text: `A complete deterministic finite automaton over the letters \`a\` and \`b\` accepts exactly the words that ${both ? "both " : ""}have a number of \`a\`'s divisible by ${m} ${both ? "and" : "or"} ${what}${both ? "" : " (or both)"}. How many states does the smallest such automaton have?`,
        answer: key,
        distractors: slips(random, key, num, [
          [m * second, "multiplying the numbers of states without merging equal ones"],
          [m + second, "adding the numbers of states"],
          [m + second - 1, "adding the numbers of states with a common start"],
          [amount + 1, "adding a trap state that is not needed"],
          [amount - 1, "merging two states that differ"],
          [Math.max(m, second), "taking the larger of the two automata"],
          [2 * m, "doubling the counter"],
          [amount + 2, "keeping two states that are equal"],
          [m * (second - 1), "leaving out the start of the second automaton"],
        ]),
        explanation: [
          `A counter of \`a\`'s needs ${m} states, and the second condition alone ${second}; run side by side they have $${m} \\times ${second} = ${m * second}$ pairs of states, of which those that no continuation tells apart are merged.`,
          isEnding
            ? `Whether a word ends with \`${ending}\` matters only where the count can still decide, so ${amount === m * second ? "here no two pairs can be merged" : "some pairs that agree on every continuation fall together"}.`
            : "The counts of the two letters do not influence each other, so no two pairs can be merged.",
          `This leaves ${amount} states.`,
        ],
        verify: () => {
          // Words that some continuation tells apart, counted over enough words and continuations.
          const parts = isEnding
            ? ["", "a", "b", "ab", "ba", "aa", "bb"]
            : range(0, n - 1).map((b) => "b".repeat(b));
          const some = range(0, m - 1).flatMap((a) => parts.map((end) => "a".repeat(a) + end));
          const holds = (word: string) => {
            const a = word.replaceAll("b", "").length;
            const two = isEnding ? word.endsWith(ending) : (word.length - a) % n === 0;
            return both ? a % m === 0 && two : a % m === 0 || two;
          };
          const classes = new Set(
            some.map((head) => some.map((tail) => (holds(head + tail) ? 1 : 0)).join("")),
          );
          return classes.size === amount;
        },
      };
    }),
  }),
  computed({
    name: "data-after-hamming-correction",
    depth: 5,
    chapter: "error-detection",
    topic: "networks",
    difficulty: "HARD",
    write(random) {
      const size = random.pick([4, 7, 8]);
      const data = range(1, size).map(() => random.int(0, 1));
      const word = encode(data);
      const flipped = random.int(1, word.length);
      const received = word.map((bit, index) => (index + 1 === flipped ? 1 - bit : bit));
      const isData = (flipped & (flipped - 1)) !== 0;
      const right = data.join("");
      const raw = dataOf(received).join("");
      const turned = (place: number) =>
        dataOf(received.map((bit, index) => (index + 1 === place ? 1 - bit : bit))).join("");
      const options = [
        raw === right ? undefined : raw,
        turned(word.length + 1 - flipped),
        turned(flipped + 1),
        turned(flipped === 3 ? 5 : 3),
        turned(6),
        turned(7),
        [...right].reverse().join(""),
      ];
      const whys = [
        "reading off the data without correcting them",
        "counting the places from the other end",
        "changing the next bit",
        "changing another bit",
        "adding the places of the failed checks wrongly",
        "changing the bit of the sum of all checks",
        "reading the data from the other end",
      ];
      const failed = [1, 2, 4, 8].filter((check) => check <= word.length && (flipped & check) !== 0);
      return {
        text: `A word of ${size} data bits is sent with a Hamming code: places are numbered from 1 on the left, places ${word.length > 7 ? "1, 2, 4 and 8" : "1, 2 and 4"} hold parity bits, and each parity bit makes the number of ones even among the places whose number, written as a sum of powers of two, contains it. The word received is \`${received.join("")}\`, with at most one bit wrong. What were the data bits?`,
        answer: code(right),
        distractors: options.flatMap((option, index) =>
          option === undefined || option === right ? [] : [{ value: code(option), why: at(whys, index) }],
        ),
        explanation: [
          `The parity ${failed.length === 1 ? "check" : "checks"} of place${failed.length === 1 ? "" : "s"} ${failed.join(", ")} ${failed.length === 1 ? "fails" : "fail"}, so bit $${failed.join(" + ")}${failed.length > 1 ? ` = ${flipped}` : ""}$ is wrong${isData ? "" : ", which is a parity bit"}.`,
          `Corrected, the word is \`${word.join("")}\`, and its data bits, without the places of the parity bits, are \`${right}\`.`,
        ],
        verify: () => {
          // The only code word within one bit of what was received.
          const near = range(0, 2 ** size - 1).filter((value) => {
            const bits = value.toString(2).padStart(size, "0");
            const sent = encode([...bits].map(Number));
            return sent.filter((bit, index) => bit !== received[index]).length <= 1;
          });
          return near.length === 1 && near[0]?.toString(2).padStart(size, "0") === right;
        },
      };
    },
  }),
];

/** How many letters of the ending have been read, after one more letter. */
function matched(ending: string, done: number, letter: string): number {
  const read = ending.slice(0, done) + letter;
  return range(0, ending.length).findLast((length) => read.endsWith(ending.slice(0, length))) ?? 0;
}

/** The number of states after merging, by refining classes of the reachable states from state 0. */
function minimal(
  follow: (state: number, letter: string) => number,
  accepts: (state: number) => boolean,
): number {
  const reached = new Set([0]);
  for (const state of reached) for (const letter of ["a", "b"]) reached.add(follow(state, letter));
  let classOf = new Map([...reached].map((state) => [state, accepts(state) ? "1" : "0"]));
  for (let before = 0, now = new Set(classOf.values()).size; now !== before; ) {
    const names = new Map<string, string>();
    const old = classOf;
    classOf = new Map(
      [...reached].map((state) => {
        const mark = [state, follow(state, "a"), follow(state, "b")].map((to) => old.get(to)).join("|");
        if (!names.has(mark)) names.set(mark, `${names.size}`);
        return [state, names.get(mark) ?? ""];
      }),
    );
    before = now;
    now = names.size;
  }
  return new Set(classOf.values()).size;
}

const isCheck = (place: number) => (place & (place - 1)) === 0;

function encode(data: readonly number[]): number[] {
  const word: number[] = [];
  let next = 0;
  for (let place = 1; next < data.length; place++) word.push(isCheck(place) ? 0 : at(data, next++));
  for (let check = 1; check <= word.length; check *= 2)
    word[check - 1] = sum(word.filter((_, index) => ((index + 1) & check) !== 0 && index + 1 !== check)) % 2;
  return word;
}

function dataOf(word: readonly number[]): number[] {
  return word.filter((_, index) => !isCheck(index + 1));
}
