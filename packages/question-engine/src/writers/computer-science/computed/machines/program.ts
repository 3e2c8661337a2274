import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { at } from "../code.ts";

export interface Instruction {
  text: string;
  target: string;
  sources: readonly string[];
  isLoad: boolean;
}

/** The cycle in which each instruction is decoded (without forwarding) or executed (with it), one after another. */
export function issued(program: readonly Instruction[], forwards: boolean): number[] {
  const cycles: number[] = [];
  for (const [place, { sources }] of program.entries()) {
    const earliest = place === 0 ? (forwards ? 3 : 2) : at(cycles, place - 1) + 1;
    const ready = sources.map((source) => {
      const from = program.slice(0, place).findLastIndex(({ target }) => target === source);
      if (from < 0) return 0;
      return at(cycles, from) + (forwards ? (at(program, from).isLoad ? 2 : 1) : 3);
    });
    cycles.push(Math.max(earliest, ...ready));
  }
  return cycles;
}

/** Instructions on six registers; half of them use what the one before has computed. */
export function drawProgram(random: Random, size: number): Instruction[] {
  const registers = range(1, 6).map((number) => `R${number}`);
  let last = "R1";
  return range(1, size).map((): Instruction => {
    const target = random.pick(registers);
    const first = random.chance(0.5) ? last : random.pick(registers);
    const second = random.pick(registers.filter((register) => register !== first));
    last = target;
    if (random.chance(0.3))
      return { text: `LOAD ${target}, 0(${first})`, target, sources: [first], isLoad: true };
    const name = random.pick(["ADD", "SUB", "MUL", "AND"]);
    return {
      text: `${name.padEnd(4)} ${target}, ${first}, ${second}`,
      target,
      sources: [first, second],
      isLoad: false,
    };
  });
}
