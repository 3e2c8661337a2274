import { crossed } from "../../../../kit/crossed.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { count, num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { numberWord, withArticle } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { code, digits } from "../code.ts";

export const digitalCircuits: WriterList = [
  computed({
    name: "select-lines-and-decoder-outputs",
    topic: "digital-logic",
    difficulty: "EASY",
    write(random) {
      const lines = random.int(2, 8);
      const ways = 2 ** lines;
      const kind = random.pick(["mux", "decoder", "encoder", "demux"] as const);
      const isLines = kind === "mux" || kind === "encoder" || kind === "demux";
      const asked = {
        mux: `How many select lines does ${withArticle(`${ways}-to-1`)} multiplexer need?`,
        decoder: `How many outputs does a full decoder with ${lines} inputs have?`,
        encoder: `How many output lines does a binary encoder with ${ways} inputs have?`,
        demux: `How many select lines does a 1-to-${ways} demultiplexer need?`,
      }[kind];
      return {
        text: asked,
        answer: num(isLines ? lines : ways),
        distractors: isLines
          ? [
              wrong(num(ways), "giving every input or output a line of its own"),
              wrong(num(lines + 1), "counting the enable or data line too"),
              wrong(num(lines - 1), `stopping at $2^{${lines - 1}} = ${ways / 2}$`),
              wrong(num(lines + 2), "counting two lines too many"),
              wrong(num(2 * lines), "giving each line its inverse as well"),
            ]
          : [
              wrong(num(2 * lines), "doubling the number of inputs instead of raising 2 to it"),
              wrong(num(ways - 1), "leaving out the pattern of all zeros"),
              wrong(num(lines * lines), "squaring the number of inputs"),
              wrong(num(ways * 2), "counting one input too many"),
            ],
        explanation: isLines
          ? `With $n$ lines $2^n$ ways can be told apart; $2^n = ${ways}$ gives $n = ${lines}$.`
          : `A full decoder has one output for each of the $2^n$ input patterns: $2^{${lines}} = ${ways}$.`,
      };
    },
  }),
  computed({
    name: "states-of-shift-register-counters",
    topic: "digital-logic",
    difficulty: "MEDIUM",
    write(random) {
      const kind = random.pick(["ring", "johnson", "ripple", "mod"] as const);
      const n = random.int(3, 8);
      const modulus = random.intExcept(5, 60, 8, 16, 32);
      const needed = Math.ceil(Math.log2(modulus));
      if (kind === "mod") {
        return {
          text: `What is the smallest number of flip-flops needed for a synchronous counter that counts modulo ${modulus}?`,
          answer: num(needed),
          distractors: [
            wrong(
              num(needed - 1),
              `choosing $2^{${needed - 1}} = ${2 ** (needed - 1)}$ states, which is too few`,
            ),
            wrong(num(needed + 1), "adding a flip-flop for an overflow that never occurs"),
            wrong(num(Math.ceil(modulus / 2)), "halving the modulus, as a Johnson counter would"),
            wrong(num(modulus), "using one flip-flop for every state, as a ring counter would"),
          ],
          explanation: `With $n$ flip-flops there are $2^n$ states. $2^{${needed - 1}} = ${2 ** (needed - 1)}$ is below ${modulus} and $2^{${needed}} = ${2 ** needed}$ is enough, so ${needed} flip-flops are needed.`,
        };
      }
      const name = {
        ring: "ring counter",
        johnson: "Johnson (twisted ring) counter",
        ripple: "binary ripple counter",
      }[kind];
      const states = { ring: n, johnson: 2 * n, ripple: 2 ** n }[kind];
      return {
        text: `How many different states does ${withArticle(name)} made of ${numberWord(n)} flip-flops run through in one cycle?`,
        answer: num(states),
        distractors: [
          wrong(num(n), "thinking of a ring counter, where a single 1 goes round"),
          wrong(num(2 * n), "thinking of a Johnson counter, which is fed back inverted"),
          wrong(num(2 ** n), "thinking of a binary counter, which uses every pattern"),
          wrong(num(2 ** n - 1), "leaving out the state of all zeros"),
          wrong(num(2 ** (n - 1)), "counting one flip-flop too few"),
        ],
        explanation: {
          ring: `In a ring counter one single 1 moves through ${n} places and comes back, so there are ${n} states.`,
          johnson: `In a Johnson counter the inverted last output is fed back: the register fills with ones in ${n} steps and empties again in ${n} steps, $2 \\times ${n} = ${2 * n}$ states.`,
          ripple: `A binary counter runs through all patterns of ${n} bits: $2^{${n}} = ${2 ** n}$ states.`,
        }[kind],
        verify() {
          let word = kind === "ring" ? 1 : 0;
          const seen = new Set<number>();
          while (!seen.has(word)) {
            seen.add(word);
            const top = (word >> (n - 1)) & 1;
            const shifted = (word << 1) & (2 ** n - 1);
            word = kind === "ripple" ? (word + 1) % 2 ** n : shifted | (kind === "ring" ? top : 1 - top);
          }
          return seen.size === states;
        },
      };
    },
  }),
  computed({
    name: "flip-flop-output-sequence",
    topic: "digital-logic",
    difficulty: "MEDIUM",
    write(random) {
      const steps = 5;
      const kind = random.pick(["JK", "T"] as const);
      const start = random.int(0, 1);
      const inputs = range(1, steps).map(() => [random.int(0, 1), random.int(0, 1)] as const);
      const run = (next: (q: number, j: number, k: number) => number) => {
        let q = start;
        return inputs
          .map(([j, k]) => {
            q = next(q, j, k);
            return q;
          })
          .join(" ");
      };
      const jk = (q: number, j: number, k: number) =>
        j === 1 && k === 1 ? 1 - q : j === 1 ? 1 : k === 1 ? 0 : q;
      const t = (q: number, j: number) => (j === 1 ? 1 - q : q);
      const key = run(kind === "JK" ? jk : t);
      if (new Set(key.split(" ")).size === 1) return undefined;
      const shown =
        kind === "JK"
          ? `JK = ${inputs.map(([j, k]) => `${j}${k}`).join(", ")}`
          : `${kind} = ${inputs.map(([j]) => j).join(", ")}`;
      return {
        text: `The output Q of a ${kind} flip-flop is ${start}. At five clock edges, one after another, the input is ${shown}. What is Q after each of the edges?`,
        answer: code(key),
        distractors: [
          wrong(code(run((_, j) => j)), "copying the first input, as a D flip-flop does"),
          wrong(
            code(
              run((q, j, k) =>
                kind === "JK" && j === 1 && k === 1 ? q : kind === "JK" ? jk(q, j, k) : j === 1 ? q : 1 - q,
              ),
            ),
            kind === "JK"
              ? "holding the output at JK = 11 instead of toggling it"
              : "toggling at 0 and holding at 1",
          ),
          wrong(code(key.replace(/\d/g, (bit) => `${1 - Number(bit)}`)), "giving the complemented output"),
          wrong(
            code([start, ...key.split(" ").slice(0, -1)].join(" ")),
            "giving Q before each edge instead of after it",
          ),
          wrong(
            code(run((q, j, k) => (kind === "JK" ? jk(q, k, j) : 1 - j))),
            kind === "JK" ? "exchanging set and reset" : "inverting the input",
          ),
        ],
        explanation: [
          {
            JK: "A JK flip-flop holds at 00, resets at 01, sets at 10 and toggles at 11.",
            T: "A T flip-flop toggles when T = 1 and holds when T = 0.",
          }[kind],
          `Starting from Q = ${start} the output runs through \`${key}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "ripple-carry-delay",
    topic: "digital-logic",
    difficulty: "MEDIUM",
    write(random) {
      const bits = random.pick([4, 8, 16, 32]);
      const carry = random.int(2, 9);
      const sum = carry + random.int(1, 9);
      const total = (bits - 1) * carry + sum;
      return {
        text: `A ripple-carry adder for ${bits}-bit numbers is built from ${bits} full adders. In each full adder the carry output is ready ${num(carry, "ns")} and the sum output ${num(sum, "ns")} after its last input. How long after the inputs are applied are all outputs certain to be correct?`,
        answer: num(total, "ns"),
        distractors: [
          wrong(num(bits * carry, "ns"), "waiting only for the last carry and not for the last sum"),
          wrong(num(bits * sum, "ns"), "letting every stage wait for the sum of the stage before"),
          wrong(num(bits * carry + sum, "ns"), "counting the carry of the last stage before its sum"),
          wrong(num(bits * (carry + sum), "ns"), "adding carry and sum delay in each stage"),
          wrong(num((bits - 1) * carry, "ns"), "forgetting the last stage"),
        ],
        explanation: [
          `The carry ripples through the first ${bits - 1} stages: $${bits - 1} \\times ${carry} = ${(bits - 1) * carry}$ ns.`,
          `Then the last stage needs ${sum} ns for its sum (its carry is ready sooner): $${(bits - 1) * carry} + ${sum} = ${total}$ ns.`,
        ],
        verify() {
          let ready = 0;
          let last = 0;
          for (let stage = 0; stage < bits; stage++) {
            last = Math.max(last, ready + sum, ready + carry);
            ready += carry;
          }
          return last === total;
        },
      };
    },
  }),
  computed({
    name: "state-of-a-binary-counter",
    topic: "digital-logic",
    difficulty: "EASY",
    write(random) {
      const bits = random.int(3, 4);
      const size = 2 ** bits;
      const start = random.int(1, size - 1);
      const pulses = random.int(size, 3 * size);
      const down = random.chance(0.4);
      const wrap = (value: number) => ((value % size) + size) % size;
      const end = wrap(start + (down ? -pulses : pulses));
      const show = (value: number) => code(digits(wrap(value), 2, bits));
      return {
        text: `A ${bits}-bit binary ${down ? "down" : "up"}-counter shows \`${digits(start, 2, bits)}\`. What does it show after ${pulses} clock pulses?`,
        answer: show(end),
        distractors: [
          wrong(show(start + (down ? pulses : -pulses)), "counting in the wrong direction"),
          wrong(show(end + 1), "being one pulse out"),
          wrong(show(pulses), "starting from zero"),
          wrong(show(end - 1), "letting the counter skip the state of all zeros"),
          wrong(show(end ^ 2), "a slip in the second bit from the right"),
        ],
        explanation: [
          `The counter repeats after $2^{${bits}} = ${size}$ pulses, so ${pulses} pulses do the same as $${pulses} \\bmod ${size} = ${pulses % size}$.`,
          `$${start} ${down ? "-" : "+"} ${pulses % size}$ gives, modulo ${size}, the value ${end}, that is, \`${digits(end, 2, bits)}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "chips-for-a-memory",
    topic: "digital-logic",
    difficulty: "MEDIUM",
    write(random) {
      const chipWords = random.pick([1, 2, 4, 16]);
      const chipWidth = random.pick([1, 4, 8]);
      // One chip may already be as wide as the memory.
      const columns = random.pick([1, 2, 4]);
      const rows = random.pick(columns === 1 ? [2, 4, 8, 16, 32, 64] : [2, 4, 8, 16, 32]);
      if (columns * chipWidth === 1) return undefined;
      const words = chipWords * rows;
      const width = chipWidth * columns;
      const chips = rows * columns;
      const decoder = Math.log2(rows);
      const say = (n: number, d: number) => `${count(n, "chip")} and a ${d}-to-${2 ** d} decoder`;
      return {
        text: `A memory of ${words}K words of ${width} bits is built from RAM chips of $${chipWords}\\mathrm{K} \\times ${chipWidth}$ bits. How many chips are needed, and which decoder selects their rows?`,
        answer: say(chips, decoder),
        distractors: crossed(
          say,
          [chips, decoder],
          [
            ...(columns > 1
              ? [
                  [rows, decoder, "matching the number of words only and not the width"] as const,
                  [
                    chips,
                    decoder + Math.log2(columns),
                    "letting the decoder select every chip on its own",
                  ] as const,
                  [
                    rows + columns,
                    decoder,
                    "adding rows and columns of chips instead of multiplying them",
                  ] as const,
                ]
              : [
                  [2 * chips, decoder, "doubling the width, which a single chip has already"] as const,
                  [2 * chips, decoder + 1, "taking the number of words twice as large"] as const,
                ]),
            ...(decoder > 1
              ? [
                  [chips, decoder - 1, "giving the decoder one input too few"] as const,
                  [chips / 2, decoder - 1, "taking the number of words half as large"] as const,
                ]
              : [[2 * chips, decoder + 1, "taking the number of words twice as large"] as const]),
          ],
        ),
        explanation: [
          `For the width, $\\frac{${width}}{${chipWidth}} = ${columns}$ ${columns === 1 ? "chip is enough" : "chips stand side by side"}; for the words, $\\frac{${words}}{${chipWords}} = ${rows}$ such rows are needed: $${rows} \\times ${columns} = ${chips}$ chips.`,
          `${columns === 1 ? "Each chip is a row of its own" : "The chips of one row are selected together"}, so one of ${rows} rows is chosen: ${say(chips, decoder)}.`,
        ],
        verify: () => chips * chipWords * chipWidth === words * width,
      };
    },
  }),
];
