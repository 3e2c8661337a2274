import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Bit = 0 | 1;

const GATES = [
  { name: "AND", of: (a: Bit, b: Bit): Bit => (a && b ? 1 : 0) },
  { name: "OR", of: (a: Bit, b: Bit): Bit => (a || b ? 1 : 0) },
  { name: "NAND", of: (a: Bit, b: Bit): Bit => (a && b ? 0 : 1) },
  { name: "NOR", of: (a: Bit, b: Bit): Bit => (a || b ? 0 : 1) },
  { name: "XOR", of: (a: Bit, b: Bit): Bit => (a === b ? 0 : 1) },
] as const;

const INPUTS: readonly (readonly [Bit, Bit])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];

type GateFunction = (a: Bit, b: Bit) => Bit;

function outputs(gate: GateFunction): string {
  return INPUTS.map(([a, b]) => gate(a, b)).join(", ");
}

export const logicGates: WriterList = [
  computed({
    name: "logic-gate-outputs",
    topic: "semiconductors",
    difficulty: "EASY",
    write(random) {
      const gate = random.pick(GATES);
      const inverted = random.pick(["none", "A", "B", "output"] as const);
      const actual: GateFunction = (a, b) => {
        const out = gate.of(inverted === "A" ? flip(a) : a, inverted === "B" ? flip(b) : b);
        return inverted === "output" ? flip(out) : out;
      };
      const inputs = {
        none: "The inputs $A$ and $B$",
        A: "The input $A$, after passing through a NOT gate, and the input $B$",
        B: "The input $A$, and the input $B$ after passing through a NOT gate,",
        output: "The inputs $A$ and $B$",
      }[inverted];
      const where = inverted === "output" ? "The output then passes through a NOT gate. " : "";
      const answer = outputs(actual);
      const candidates = [
        { value: outputs(gate.of), why: "leaving out the NOT gate" },
        { value: outputs((a, b) => flip(actual(a, b))), why: "inverting once too often" },
        { value: outputs((a, b) => actual(b, a)), why: "exchanging the two inputs" },
        { value: outputs((a, b) => flip(gate.of(a, b))), why: "inverting the output instead" },
        ...GATES.map((other) => ({
          value: outputs(other.of),
          why: `using the truth table of ${other.name === "AND" || other.name === "OR" || other.name === "XOR" ? `an ${other.name}` : `a ${other.name}`} gate`,
        })),
      ];
      return {
        text: `${inputs} are fed to ${gate.name === "AND" || gate.name === "OR" || gate.name === "XOR" ? "an" : "a"} ${gate.name} gate. ${where}What are the outputs for $(A, B) = (0, 0), (0, 1), (1, 0), (1, 1)$, in this order?`,
        answer,
        distractors: candidates.map(({ value, why }) => wrong(value, why)),
        explanation: [
          `The ${gate.name} gate itself gives ${outputs(gate.of)} for its own inputs $(0, 0), (0, 1), (1, 0), (1, 1)$.`,
          inverted === "none"
            ? `These are the outputs here: ${answer}.`
            : `With the NOT gate the outputs become ${answer}.`,
        ],
        verify() {
          const truth = { AND: 8, OR: 14, NAND: 7, NOR: 1, XOR: 6 }[gate.name];
          const read = INPUTS.map(([a, b]) => {
            const at = 2 * (inverted === "A" ? 1 - a : a) + (inverted === "B" ? 1 - b : b);
            const bit = (truth >> at) & 1;
            return inverted === "output" ? 1 - bit : bit;
          });
          return read.join(", ") === answer;
        },
      };
    },
  }),
  computed({
    name: "two-gates-combined",
    depth: 5,
    topic: "semiconductors",
    difficulty: "HARD",
    write(random) {
      const [first, second, last] = [random.pick(GATES), random.pick(GATES), random.pick(GATES)];
      const [n1, n2] = [random.chance(), random.chance()];
      const whole: GateFunction = (a, b) =>
        last.of(first.of(n1 ? flip(a) : a, b), second.of(a, n2 ? flip(b) : b));
      const kinds = [...GATES, { name: "XNOR", of: (a: Bit, b: Bit): Bit => (a === b ? 1 : 0) }];
      const found = kinds.find(({ of }) => outputs(of) === outputs(whole));
      if (!found || first === second) return undefined;
      const bar = (name: string, inverted: boolean) => (inverted ? `\\overline{${name}}` : name);
      const article = (name: string) => (name.startsWith("N") ? `a ${name}` : `an ${name}`);
      const others = random.shuffle(kinds.filter(({ name }) => name !== found.name));
      const differing = (of: GateFunction) => INPUTS.find(([a, b]) => of(a, b) !== whole(a, b)) ?? [0, 0];
      return {
        text: `${capitalise(article(first.name))} gate with the inputs $${bar("A", n1)}$ and $B$, and ${article(second.name)} gate with the inputs $A$ and $${bar("B", n2)}$, feed their outputs to ${article(last.name)} gate. Which single gate, with the inputs $A$ and $B$, is equivalent to this circuit?`,
        answer: `${found.name} gate`,
        distractors: others.map(({ name, of }) => {
          const [a, b] = differing(of);
          return wrong(
            `${name} gate`,
            `a slip at $A = ${a}$, $B = ${b}$, where the circuit gives ${whole(a, b)}`,
          );
        }),
        explanation: [
          "Work out the truth table for $(A, B) = (0, 0), (0, 1), (1, 0), (1, 1)$.",
          `The first gate gives ${INPUTS.map(([a, b]) => first.of(n1 ? flip(a) : a, b)).join(", ")}, the second ${INPUTS.map(([a, b]) => second.of(a, n2 ? flip(b) : b)).join(", ")}.`,
          `The last gate makes of these ${outputs(whole)}, the table of the ${found.name} gate.`,
        ],
        verify: () => INPUTS.every(([a, b]) => found.of(a, b) === whole(a, b)),
      };
    },
  }),
];

function flip(bit: Bit): Bit {
  return bit === 1 ? 0 : 1;
}
