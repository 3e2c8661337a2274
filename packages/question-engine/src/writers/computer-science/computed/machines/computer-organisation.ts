import { range, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list, plural, withArticle } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, digits } from "../code.ts";

const KILO = 1024;
const sized = (bytes: number) =>
  bytes >= KILO ** 3
    ? `${bytes / KILO ** 3} GB`
    : bytes >= KILO ** 2
      ? `${bytes / KILO ** 2} MB`
      : bytes >= KILO
        ? `${bytes / KILO} KB`
        : `${bytes} bytes`;

/** The 32 bits of a number in IEEE 754 single precision, by hand. */
function singleBits(value: number, bias = 127, hideOne = true): string {
  const size = Math.abs(value);
  const exponent = Math.floor(Math.log2(size));
  const fraction = Math.round((size / 2 ** exponent - (hideOne ? 1 : 0)) * 2 ** (hideOne ? 23 : 22));
  return (value < 0 ? "1" : "0") + digits(exponent + bias, 2, 8) + digits(fraction, 2, 23).slice(-23);
}
const hexOf = (bits: string) =>
  (bits.match(/.{4}/g) ?? []).map((nibble) => digits(Number.parseInt(nibble, 2), 16)).join("");

/** Hits of a direct-mapped or set-associative LRU cache. */
function cacheHits(blocks: readonly number[], sets: number, ways: number): number {
  const lines = range(1, sets).map((): number[] => []);
  let hits = 0;
  for (const block of blocks) {
    const set = at(lines, block % sets);
    const found = set.indexOf(block);
    if (found >= 0) {
      hits++;
      set.splice(found, 1);
    } else if (set.length === ways) set.shift();
    set.push(block);
  }
  return hits;
}

export const computerOrganisation: WriterList = [
  computed({
    name: "address-lines-of-a-memory",
    topic: "computer-organisation",
    difficulty: "EASY",
    write(random) {
      const lines = random.int(12, 34);
      const bytes = 2 ** lines;
      if (random.chance(0.4)) {
        return {
          text: `A processor has ${lines} address lines, and every address selects one byte. How much memory can it address?`,
          answer: sized(bytes),
          distractors: [
            wrong(sized(bytes / 2), "counting one address line too few"),
            wrong(sized(bytes * 2), "counting one address line too many"),
            wrong(sized(bytes / 8), "taking each address for a single bit and dividing by eight"),
            wrong(sized(bytes * 8), "multiplying by the eight bits of a byte"),
          ],
          explanation: `With ${lines} lines there are $2^{${lines}}$ addresses of one byte each. With $2^{10}$ bytes to the KB, $2^{20}$ to the MB and $2^{30}$ to the GB this is ${sized(bytes)}.`,
        };
      }
      return {
        text: `How many address lines does a byte-addressable memory of ${sized(bytes)} need?`,
        answer: num(lines),
        distractors: [
          wrong(num(lines + 3), "addressing every bit instead of every byte"),
          wrong(num(lines - 3), "dividing the number of bytes by eight"),
          wrong(num(lines - 1), "leaving the top half of the memory without addresses"),
          wrong(num(lines + 1), "taking the number of addresses to be twice as large"),
        ],
        explanation: `The size ${sized(bytes)} is $2^{${lines}}$ bytes, and each of them needs its own address, so ${lines} lines are needed.`,
      };
    },
  }),
  computed({
    name: "cpu-time-from-cpi",
    topic: "computer-organisation",
    difficulty: "EASY",
    write(random) {
      const instructions = random.step(20, 400, 20);
      const cpi = random.pick([1.5, 2, 2.5, 3, 4]);
      const clock = random.pick([0.5, 1, 2, 2.5, 4]);
      const time = (instructions * cpi) / clock;
      const unit = "ms";
      return {
        text: `A program executes ${instructions} million instructions at an average of ${cpi} clock cycles per instruction on a processor with a clock of ${num(clock, "GHz")}. How long does it run?`,
        answer: num(time, unit),
        distractors: [
          wrong(num(instructions / clock, unit), "letting every instruction take a single cycle"),
          wrong(num(instructions * cpi * clock, unit), "multiplying by the clock rate instead of dividing"),
          wrong(num(instructions / (cpi * clock), unit), "dividing by the cycles per instruction"),
          wrong(num(instructions * cpi, unit), `taking a clock of ${num(1, "GHz")}`),
          wrong(num(time / 10, unit), "a slip in the power of ten"),
        ],
        explanation: [
          `Cycles: $${instructions} \\times 10^6 \\times ${cpi} = ${num(instructions * cpi).tex} \\times 10^6$.`,
          `At $${clock} \\times 10^9$ cycles per second they take $${num(time, unit).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "average-memory-access-time",
    topic: "computer-organisation",
    difficulty: "MEDIUM",
    write(random) {
      const hit = random.int(1, 10);
      const penalty = random.step(45, 195, 5);
      const rate = random.pick([85, 92, 94, 95, 96, 97, 98]);
      const miss = 100 - rate;
      const time = hit + (miss * penalty) / 100;
      return {
        text: `A cache answers in ${num(hit, "ns")}. On a miss, fetching from main memory takes a further ${num(penalty, "ns")}. If ${rate}% of all accesses hit the cache, what is the average access time?`,
        answer: num(time, "ns"),
        distractors: [
          wrong(
            num((rate * hit + miss * penalty) / 100, "ns"),
            "forgetting that a miss has also spent the cache's own time",
          ),
          wrong(num(hit + (rate * penalty) / 100, "ns"), "using the hit rate as the miss rate"),
          wrong(num((hit + penalty) / 2, "ns"), "taking the plain mean of the two times"),
          wrong(num((miss * penalty) / 100, "ns"), "leaving out the time of the cache"),
          wrong(
            num(hit + (miss * (hit + penalty)) / 100, "ns"),
            "counting the cache's own time twice on a miss",
          ),
          wrong(num((rate * penalty + miss * hit) / 100, "ns"), "exchanging the two times"),
        ],
        explanation: [
          `The miss rate is $100\\% - ${rate}\\% = ${miss}\\%$.`,
          `Average: $${hit} + ${miss / 100} \\times ${penalty} = ${num(time).tex}$ ns.`,
        ],
        verify: () => Math.abs((rate * hit + miss * (hit + penalty)) / 100 - time) < 1e-9,
      };
    },
  }),
  computed({
    name: "pipeline-total-time",
    topic: "computer-organisation",
    difficulty: "MEDIUM",
    write(random) {
      const stages = range(1, random.int(4, 6)).map(() => random.int(3, 12) * 10);
      const latch = random.pick([0, 5, 10]);
      const instructions = random.pick([50, 100, 101, 200, 500]);
      const cycle = Math.max(...stages) + latch;
      const cycles = stages.length + instructions - 1;
      const total = cycles * cycle;
      const shown = (ps: number) => num(ps / 1000, "ns", 3);
      return {
        text: `The ${stages.length} stages of a pipeline take ${list(stages)} ps${latch > 0 ? `, and each pipeline register adds ${num(latch, "ps")}` : ""}. How long do ${instructions} instructions take that run through it without any stall?`,
        answer: shown(total),
        distractors: [
          wrong(shown(instructions * cycle), "forgetting the cycles that fill the pipeline"),
          wrong(
            shown(instructions * (sum(stages) + latch * stages.length)),
            "running the instructions one after another without overlap",
          ),
          wrong(shown((cycles + 1) * cycle), "counting one cycle too many for filling the pipeline"),
          wrong(
            shown(cycles * (sum(stages) / stages.length + latch)),
            "taking the average stage for the clock cycle",
          ),
        ],
        explanation: [
          `The slowest stage sets the clock cycle: $${latch > 0 ? `${cycle - latch} + ${latch} = ` : ""}${cycle}$ ps.`,
          `The first instruction needs ${stages.length} cycles, each of the other ${instructions - 1} ends one cycle later: ${cycles} cycles.`,
          `$${cycles} \\times ${cycle}\\ \\mathrm{ps} = ${shown(total).tex}$.`,
        ],
        verify() {
          let ends = 0;
          for (let instruction = 0; instruction < instructions; instruction++)
            ends = (instruction + stages.length) * cycle;
          return ends === total;
        },
      };
    },
  }),
  computed({
    name: "opcode-bits-in-an-instruction",
    topic: "computer-organisation",
    difficulty: "MEDIUM",
    write(random) {
      const word = random.pick([16, 24, 32]);
      const registers = random.pick([8, 16, 32, 64]);
      const opcodes = random.int(20, 120);
      const operands = random.int(1, 2);
      const opBits = Math.ceil(Math.log2(opcodes));
      const regBits = Math.log2(registers);
      const rest = word - opBits - operands * regBits;
      if (rest < 4 || 2 ** opBits === opcodes) return undefined;
      return {
        text: `A processor has ${registers} registers and ${opcodes} different operations. Each ${word}-bit instruction has an opcode and ${operands === 1 ? "one register operand" : "two register operands"}; the remaining bits hold an immediate operand. How many bits does the immediate operand have?`,
        answer: num(rest),
        distractors: [
          wrong(
            num(word - (opBits - 1) - operands * regBits),
            `giving the operation only ${opBits - 1} bits, which distinguish just ${2 ** (opBits - 1)} operations`,
          ),
          wrong(
            num(word - opBits - (operands === 1 ? 0 : regBits)),
            operands === 1 ? "forgetting the register field" : "reserving only one register field",
          ),
          wrong(num(word - opBits - (operands + 1) * regBits), "reserving one register field too many"),
          wrong(num(opBits + operands * regBits), "giving the bits that are used instead of those left"),
          wrong(num(word - operands * regBits), "forgetting the field of the operation"),
        ],
        explanation: [
          `The ${opcodes} operations need ${opBits} bits, since $2^{${opBits - 1}} < ${opcodes} \\le 2^{${opBits}}$; a register needs $\\log_2 ${registers} = ${regBits}$ bits.`,
          `Left over: $${word} - ${opBits} - ${operands} \\times ${regBits} = ${rest}$ bits.`,
        ],
      };
    },
  }),
  computed({
    name: "cache-tag-bits",
    depth: 3,
    topic: "computer-organisation",
    difficulty: "HARD",
    write(random) {
      const address = random.pick([24, 28, 32, 36]);
      const cacheBits = random.int(13, 19);
      const offset = random.int(4, 7);
      const wayBits = random.int(0, 3);
      const index = cacheBits - offset - wayBits;
      const tag = address - index - offset;
      const ways = 2 ** wayBits;
      return {
        text: `A byte-addressable machine has ${address}-bit addresses. Its ${ways === 1 ? "direct-mapped" : `${ways}-way set-associative`} cache holds ${sized(2 ** cacheBits)} of data in blocks of ${2 ** offset} bytes. How many bits of an address are the tag?`,
        answer: num(tag),
        distractors: [
          wrong(
            num(tag - wayBits || tag + offset),
            wayBits > 0 ? "treating the cache as direct-mapped" : "leaving the block offset in the tag",
          ),
          wrong(num(tag + offset), "leaving the block offset in the tag"),
          wrong(num(index), "giving the index bits instead"),
          wrong(num(tag + wayBits + 1), "halving the number of sets once too often"),
          wrong(num(tag - 3), "counting the offset in bits instead of bytes"),
          wrong(num(tag + 3), "taking the size of the cache in bits instead of bytes"),
          wrong(num(tag - 1), "counting twice as many sets"),
        ],
        explanation: [
          `Offset: blocks of ${2 ** offset} bytes need ${offset} bits.`,
          `Sets: $\\frac{2^{${cacheBits}}}{2^{${offset}} \\times ${ways}} = 2^{${index}}$, so the index has ${index} bits.`,
          `Tag: $${address} - ${index} - ${offset} = ${tag}$ bits.`,
        ],
        verify: () => 2 ** index * ways * 2 ** offset === 2 ** cacheBits,
      };
    },
  }),
  computed({
    name: "hits-in-a-small-cache",
    depth: 5,
    chapter: "caches",
    topic: "computer-organisation",
    difficulty: "HARD",
    write(random) {
      const lines = random.pick([4, 8]);
      const ways = random.pick([1, 2]);
      const pool = random.sample(range(0, 3 * lines), 6);
      const blocks = range(1, 10).map(() => random.pick(pool));
      const sets = lines / ways;
      const hits = cacheHits(blocks, sets, ways);
      const full = cacheHits(blocks, 1, lines);
      const distinct = new Set(blocks).size;
      if (hits === 10 - distinct && random.chance(0.8)) return undefined;
      const kind = ways === 1 ? "direct-mapped cache" : "2-way set-associative cache with LRU replacement";
      return {
        text: `An empty ${kind} has ${lines} lines in all. The processor asks for the memory blocks ${blocks.join(", ")}, in this order; block $b$ belongs to ${ways === 1 ? "line" : "set"} $b \\bmod ${sets}$. How many of the ten requests are hits?`,
        answer: num(hits),
        distractors: [
          wrong(num(10 - hits), "counting the misses"),
          wrong(num(full), "letting every block go to any line, as in a fully associative cache"),
          wrong(num(10 - distinct), "assuming that a block once loaded is never thrown out"),
          wrong(
            num(cacheHits(blocks, ways === 1 ? lines / 2 : lines, ways === 1 ? 2 : 1)),
            ways === 1
              ? "treating the cache as 2-way set-associative"
              : "treating the cache as direct-mapped",
          ),
          wrong(num(hits + 1), "counting a first access as a hit"),
          wrong(num(hits + 2), "overlooking two conflicts"),
        ],
        explanation: [
          `${ways === 1 ? "Lines" : "Sets"} of the requests: ${blocks.map((block) => `${block} → ${block % sets}`).join(", ")}.`,
          ways === 1
            ? "A request is a hit only if the same block was the last one to use its line."
            : "A request is a hit only if its block is one of the two blocks of its set that were used last.",
          `This happens for ${plural(hits, "request")} of the ten; ${10 - hits} are misses.`,
        ],
        verify() {
          const isHit = (place: number) => {
            const block = at(blocks, place);
            const before = blocks.slice(0, place);
            const last = before.lastIndexOf(block);
            if (last < 0) return false;
            return (
              new Set(before.slice(last + 1).filter((other) => other % sets === block % sets)).size < ways
            );
          };
          return range(0, 9).filter(isHit).length === hits;
        },
      };
    },
  }),
  computed({
    name: "ieee-754-single-precision",
    depth: 5,
    chapter: "instructions",
    topic: "computer-organisation",
    difficulty: "HARD",
    write(random) {
      const whole = random.int(2, 60);
      const eighths = random.int(1, 7);
      const value = random.sign() * (whole + eighths / 8);
      const bits = singleBits(value);
      const hex = hexOf(bits);
      const exponent = Math.floor(Math.log2(Math.abs(value)));
      const opposite = (bits.startsWith("1") ? "0" : "1") + bits.slice(1);
      const binary = Math.abs(value).toString(2);
      return {
        text: `What is the hexadecimal form of the number $${value}$ in IEEE 754 single precision?`,
        answer: code(hex),
        distractors: [
          wrong(code(hexOf(singleBits(value, 128))), "adding 128 to the exponent instead of 127"),
          wrong(
            code(hexOf(singleBits(value, 127, false))),
            "storing the leading 1 of the significand, which must stay hidden",
          ),
          wrong(code(hexOf(opposite)), "taking the wrong sign bit"),
          wrong(code(hexOf(singleBits(value, 126))), "adding 126 to the exponent"),
        ],
        explanation: [
          `The number $${Math.abs(value)}$ is \`${binary}\` in binary, that is, \`${(Math.abs(value) / 2 ** exponent).toString(2)}\` $\\times 2^{${exponent}}$.`,
          `Sign bit ${bits[0]}; exponent field $${exponent} + 127 = ${exponent + 127}$, \`${bits.slice(1, 9)}\`; fraction \`${bits.slice(9).replace(/0+$/, "")}\` followed by zeros.`,
          `In groups of four bits this is \`${hex}\`.`,
        ],
        verify() {
          const view = new DataView(new ArrayBuffer(4));
          view.setFloat32(0, value);
          return digits(view.getUint32(0), 16, 8) === hex;
        },
      };
    },
  }),
  computed({
    name: "pipeline-speed-up-with-branches",
    depth: 5,
    chapter: "pipelines",
    topic: "computer-organisation",
    difficulty: "HARD",
    write(random) {
      const stages = random.int(4, 8);
      const branches = random.pick([10, 15, 20, 25, 30]);
      const taken = random.pick([40, 50, 60, 80]);
      const lost = random.int(1, stages - 1);
      const cpi = 1 + (branches * taken * lost) / 10000;
      const speedUp = stages / cpi;
      return {
        text: `${withArticle(`${stages}-stage`).replace(/^a/, "A")} pipeline has stages of equal length. Of the instructions ${branches}% are branches, of which ${taken}% are taken; every taken branch costs ${plural(lost, "lost cycle")}. What is the speed-up over a processor without pipelining, for a long program, to two decimals?`,
        answer: num(speedUp),
        distractors: [
          wrong(num(stages), "taking the ideal speed-up, without any lost cycle"),
          wrong(
            num(stages / (1 + (branches * lost) / 100)),
            "letting every branch cost the penalty, taken or not",
          ),
          wrong(
            num(stages / (1 + (branches * (100 - taken) * lost) / 10000)),
            "charging the branches that are not taken",
          ),
          wrong(num(cpi), "giving the cycles per instruction"),
          wrong(
            num(stages * (1 - (branches * taken * lost) / 10000)),
            "subtracting the lost share from the ideal speed-up",
          ),
        ],
        explanation: [
          `Cycles per instruction: $1 + ${branches / 100} \\times ${taken / 100} \\times ${lost} = ${num(cpi, undefined, 3).tex}$.`,
          `Without a pipeline an instruction takes ${stages} such cycles, so the speed-up is $\\frac{${stages}}{${num(cpi, undefined, 3).tex}} = ${num(speedUp).tex}$.`,
        ],
      };
    },
  }),
];
