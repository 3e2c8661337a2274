import { slips } from "../../../../kit/slips.ts";
import { roundTo } from "../../../../numbers/arithmetic.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, fence } from "../code.ts";
import { drawProgram, type Instruction, issued } from "./program.ts";

/** The same by moving cycle after cycle: what is fetched waits in its stage until its sources are there. */
function simulated(program: readonly Instruction[], forwards: boolean): number {
  const started: number[] = [];
  for (let cycle = 1; cycle < 100; cycle++) {
    const place = started.length;
    const instruction = program[place];
    if (!instruction) return (started.at(-1) ?? 0) + (forwards ? 2 : 3);
    if (cycle < (forwards ? 3 : 2)) continue;
    const isReady = instruction.sources.every((source) => {
      const from = program.slice(0, place).findLastIndex(({ target }) => target === source);
      const lag = forwards ? (program[from]?.isLoad ? 2 : 1) : 3;
      return from < 0 || cycle - at(started, from) >= lag;
    });
    if (isReady) started.push(cycle);
  }
  return 0;
}

export const pipelinesAndCaches: WriterList = [
  computed({
    name: "cycles-of-a-pipeline-with-hazards",
    depth: 5,
    chapter: "pipelines",
    topic: "computer-organisation",
    difficulty: "HARD",
    write(random) {
      const size = random.int(4, 6);
      const program = drawProgram(random, size);
      const forwards = random.chance();
      const total = at(issued(program, forwards), size - 1) + (forwards ? 2 : 3);
      const ideal = size + 4;
      const other = at(issued(program, !forwards), size - 1) + (forwards ? 3 : 2);
      if (total - ideal < 1 || other === total) return undefined;
      const key = num(total);
      return {
        text: `A processor has the five pipeline stages instruction fetch (IF), decode and register read (ID), execute (EX), memory access (MEM) and write back (WB), each of one cycle for all instructions. ${
          forwards
            ? "Results are forwarded to EX from the end of EX, and those of a load from the end of MEM."
            : "There is no forwarding; a register is written in the first half of WB and can be read in ID in the second half of the same cycle."
        } The first operand is the destination. Consider the following instructions.\n${fence(...program.map(({ text }) => text))}\nThe number of clock cycles from the fetch of the first instruction to the end of the last is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [ideal, "overlooking the data hazards"],
          [
            other,
            forwards
              ? "waiting until the results are written back"
              : "forwarding results although the processor cannot",
          ],
          [total - 1, "letting one dependent instruction start a cycle too early"],
          [total + 1, "waiting one cycle too long"],
          [5 * size, "running the instructions one after another"],
          [total - 2, "overlooking two stall cycles"],
          [total + 2, "counting a hazard twice"],
        ]),
        explanation: [
          `Without hazards ${size} instructions take $5 + ${size - 1} = ${ideal}$ cycles.`,
          `An instruction that needs the result of an earlier one waits until ${forwards ? "it is forwarded: only a load directly before it costs a cycle" : "that one is in WB"}. The instructions are in ${forwards ? "EX" : "ID"} in the cycles ${list(issued(program, forwards))}.`,
          `These are ${total - ideal} stall cycles, so the last instruction ends in cycle ${total}.`,
        ],
        verify: () => simulated(program, forwards) === total,
      };
    },
  }),
  computed({
    name: "cycles-per-instruction-with-two-caches",
    depth: 5,
    chapter: "caches",
    topic: "computer-organisation",
    difficulty: "HARD",
    write(random) {
      const base = random.pick([1.2, 1.4, 1.5, 1.8]);
      const references = random.pick([0.2, 0.25, 0.3, 0.4]);
      const [instructionMiss, dataMiss] = [random.int(1, 4), random.int(4, 9)];
      const second = random.pick([8, 10, 12, 15]);
      const local = random.pick([10, 20, 25, 30]);
      const memory = random.pick([80, 100, 120, 150]);
      const misses = instructionMiss / 100 + (references * dataMiss) / 100;
      const cpi = base + misses * (second + (local / 100) * memory);
      const key = fixed(cpi, 2);
      const show = (value: number) => fixed(value, 2);
      return {
        text: `A processor needs ${base} cycles per instruction as long as all accesses hit the first-level caches. Every instruction is fetched once, and ${100 * references}% of the instructions access data in addition. Of the fetches ${instructionMiss}% and of the data accesses ${dataMiss}% miss the first level; the second-level cache then takes ${second} further cycles, and ${local}% of the accesses to it miss and take another ${memory} cycles. What is the average number of cycles per instruction, to two decimals?`,
        answer: key,
        distractors: slips(random, key, show, [
          [
            base + (instructionMiss / 100 + dataMiss / 100) * (second + (local / 100) * memory),
            "letting every instruction access data",
          ],
          [base + misses * (second + memory), "letting every miss go to main memory"],
          [misses * (second + (local / 100) * memory), "forgetting the cycles of the hits"],
          [
            base + ((references * dataMiss) / 100) * (second + (local / 100) * memory),
            "forgetting the misses of the fetches",
          ],
          [
            base + misses * (second + (1 - local / 100) * memory),
            "taking the hit rate of the second level for its miss rate",
          ],
          [base + misses * second, "forgetting the main memory"],
        ]),
        explanation: [
          `Misses of the first level for each instruction: $${instructionMiss / 100} + ${references} \\times ${dataMiss / 100} = ${roundTo(misses, 5)}$.`,
          `Each costs $${second} + ${local / 100} \\times ${memory} = ${roundTo(second + (local / 100) * memory, 3)}$ cycles on average.`,
          `So $${base} + ${roundTo(misses, 5)} \\times ${roundTo(second + (local / 100) * memory, 3)} = ${roundTo(cpi, 2)}$ cycles.`,
        ],
        verify: () => {
          const instructions = 1e6;
          const missed =
            (instructions * instructionMiss) / 100 + (instructions * references * dataMiss) / 100;
          const cycles = instructions * base + missed * second + ((missed * local) / 100) * memory;
          return Math.abs(cycles / instructions - cpi) < 1e-6;
        },
      };
    },
  }),
];
