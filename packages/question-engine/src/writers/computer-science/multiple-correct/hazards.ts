import { count } from "../../../numbers/value.ts";
import { judged, multipleCorrect, valued } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import { at, fence } from "../computed/code.ts";
import { drawProgram, issued } from "../computed/machines/program.ts";

const SIZE = 5;

interface Kind {
  said: string;
  /** The register that it is about. */
  through: (early: number, late: number) => string;
  holds: (early: number, late: number) => boolean;
  rule: readonly [does: string, doesNot: string, what: string, earlier: string];
}

export const hazards: readonly Writer[] = [
  multipleCorrect({
    name: "several-hazards-of-a-program",
    depth: 5,
    chapter: "pipelines",
    topic: "computer-organisation",
    difficulty: "HARD",
    write(random) {
      const program = drawProgram(random, SIZE);
      const pairs = program.flatMap((_, early) =>
        program.slice(early + 1).map((__, gap) => [early, early + 1 + gap] as const),
      );
      const reads = (place: number, register: string) => at(program, place).sources.includes(register);
      const targetOf = (place: number) => at(program, place).target;
      const kinds: readonly Kind[] = [
        {
          said: "a read-after-write dependence",
          through: (early) => targetOf(early),
          holds: (early, late) => reads(late, targetOf(early)),
          rule: ["reads", "does not read", "a register that", "writes"],
        },
        {
          said: "a write-after-read dependence",
          through: (_, late) => targetOf(late),
          holds: (early, late) => reads(early, targetOf(late)),
          rule: ["writes", "does not write", "a register that", "reads"],
        },
        {
          said: "a write-after-write dependence",
          through: (_, late) => targetOf(late),
          holds: (early, late) => targetOf(early) === targetOf(late),
          rule: ["writes", "does not write", "the register that", "writes"],
        },
      ];
      const claims = kinds.flatMap(({ said, through, holds, rule: [does, doesNot, what, earlier] }) =>
        pairs.flatMap(([early, late]) => {
          // Whether a dependence reaches across another write of the register is a matter of definition.
          const between = program.slice(early + 1, late).map(({ target }) => target);
          if (between.includes(through(early, late))) return [];
          const isSo = holds(early, late);
          return judged(
            `From I${early + 1} to I${late + 1} there is ${said}`,
            isSo,
            `I${late + 1} ${isSo ? does : doesNot} ${what} I${early + 1} ${earlier}.`,
          );
        }),
      );
      const [right, wrong] = [true, false].map((isSo) =>
        random.shuffle(claims.filter(({ holds }) => holds === isSo)).slice(0, 3),
      );
      const [fast, slow] = [true, false].map((forwards) => {
        const cycles = issued(program, forwards);
        return at(cycles, SIZE - 1) - at(cycles, 0) - (SIZE - 1);
      }) as [number, number];
      if ((right ?? []).length < 3 || slow < 2) return undefined;
      const stalls = (cycles: number) => count(cycles, "stall cycle");
      return {
        text: `The following instructions run on a pipeline with the stages fetch, decode and register read, execute, memory access and write back, each of one cycle; the first operand is the destination. A register can be read in the cycle in which it is written.\n${fence(...program.map(({ text }, place) => `I${place + 1}: ${text}`))}\nWhich of the following statements is/are TRUE?`,
        statements: [
          ...(right ?? []),
          ...(wrong ?? []),
          valued(
            random,
            stalls(slow),
            [stalls(slow - 1), stalls(slow + 1), stalls(slow + 2)],
            (value) => `Without forwarding, the program has ${value}`,
            `Without forwarding an instruction is decoded in the cycle in which its operands are written back: ${stalls(slow)}.`,
          ),
          valued(
            random,
            stalls(fast),
            [stalls(fast + 1), stalls(fast + 2)],
            (value) => `With forwarding of every result as soon as it is there, the program has ${value}`,
            `With forwarding only the use of a loaded value by the next instruction costs a cycle: ${stalls(fast)}.`,
          ),
        ],
      };
    },
  }),
];
