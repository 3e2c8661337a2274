import { slips } from "../../../../kit/slips.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, digits, fence } from "../code.ts";

/** A product of literals: which bits it fixes, and to what. */
interface Cube {
  fixed: number;
  bits: number;
}

const covers = ({ fixed, bits }: Cube, row: number) => (row & fixed) === bits;
const CUBES: readonly Cube[] = range(0, 15).flatMap((fixed) =>
  range(0, 15)
    .filter((bits) => (bits & fixed) === bits)
    .map((bits) => ({ fixed, bits })),
);

/** The implicants of a function that no other implicant holds. */
function primesOf(ones: readonly number[]): Cube[] {
  const implicants = CUBES.filter((cube) =>
    range(0, 15).every((row) => !covers(cube, row) || ones.includes(row)),
  );
  const holds = (one: Cube, other: Cube) =>
    one !== other && (one.fixed & other.fixed) === one.fixed && (other.bits & one.fixed) === one.bits;
  return implicants.filter((cube) => !implicants.some((other) => holds(other, cube)));
}

/** The same by joining terms that differ in one bit, as in the method of Quine and McCluskey. */
function joined(ones: readonly number[]): Set<string> {
  const primes = new Set<string>();
  let terms = new Set(ones.map((row) => digits(row, 2, 4)));
  while (terms.size > 0) {
    const next = new Set<string>();
    const used = new Set<string>();
    for (const one of terms) {
      for (const place of range(0, 3)) {
        if (one[place] !== "0") continue;
        const other = `${one.slice(0, place)}1${one.slice(place + 1)}`;
        if (!terms.has(other)) continue;
        used.add(one).add(other);
        next.add(`${one.slice(0, place)}-${one.slice(place + 1)}`);
      }
    }
    for (const term of terms) if (!used.has(term)) primes.add(term);
    terms = next;
  }
  return primes;
}

const product = ({ fixed, bits }: Cube) =>
  ["A", "B", "C", "D"]
    .flatMap((name, place) => {
      const bit = 8 >> place;
      if (!(fixed & bit)) return [];
      return bits & bit ? name : `\\overline{${name}}`;
    })
    .join("");

export const implicantsAndCounters: WriterList = [
  computed({
    name: "prime-implicants-of-four-variables",
    depth: 5,
    chapter: "boolean-minimisation",
    topic: "digital-logic",
    difficulty: "HARD",
    write(random) {
      const ones = random.sample(range(0, 15), random.int(7, 9)).sort((one, other) => one - other);
      const primes = primesOf(ones);
      const essential = primes.filter((prime) =>
        ones.some(
          (row) => covers(prime, row) && primes.every((other) => other === prime || !covers(other, row)),
        ),
      );
      const asksEssential = random.chance();
      const size = asksEssential ? essential.length : primes.length;
      if (
        primes.length < 4 ||
        primes.length > 8 ||
        essential.length === 0 ||
        essential.length === primes.length
      )
        return undefined;
      const key = num(size);
      return {
        text: `Consider the Boolean function $F(A, B, C, D) = \\sum m(${ones.join(", ")})$, where $A$ is the most significant bit. The number of ${asksEssential ? "essential prime implicants" : "prime implicants"} of $F$ is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            asksEssential ? primes.length : essential.length,
            asksEssential ? "counting all prime implicants" : "counting only the essential ones",
          ],
          [size - 1, "overlooking a group that wraps around the edge of the map"],
          [
            size + 1,
            asksEssential
              ? "taking a prime implicant for essential although others cover its cells"
              : "counting a group that lies in a larger one",
          ],
          [size + 2, "counting groups that lie in larger ones"],
          [primes.length - essential.length, "counting the prime implicants that are not essential"],
        ]),
        explanation: [
          `On the Karnaugh map the largest groups are $${primes.map(product).join("$, $")}$: ${primes.length} prime implicants.`,
          `Of these ${essential.length === 1 ? "only" : ""} $${essential.map(product).join("$, $")}$ cover${essential.length === 1 ? "s" : ""} a minterm that no other group covers, so the number of essential ones is ${essential.length}.`.replace(
            "these  ",
            "these ",
          ),
          `The answer is ${size}.`,
        ],
        verify: () => joined(ones).size === primes.length,
      };
    },
  }),
  computed({
    name: "cycle-of-a-drawn-counter",
    depth: 5,
    chapter: "counters",
    topic: "digital-logic",
    difficulty: "HARD",
    write(random) {
      type Input = readonly [shown: string, next: (a: number, b: number, c: number) => number];
      const inputs: readonly Input[] = [
        ["A", (a) => a],
        ["A'", (a) => 1 - a],
        ["B", (_, b) => b],
        ["B'", (_, b) => 1 - b],
        ["C", (_, __, c) => c],
        ["C'", (_, __, c) => 1 - c],
        ["A xor B", (a, b) => a ^ b],
        ["B xor C", (_, b, c) => b ^ c],
        ["A xor C", (a, _, c) => a ^ c],
        ["A and B", (a, b) => a & b],
        ["A or C", (a, _, c) => a | c],
        ["(A and B)'", (a, b) => 1 - (a & b)],
        ["(B or C)'", (_, b, c) => 1 - (b | c)],
        ["A xor (B and C)", (a, b, c) => a ^ (b & c)],
        ["C xor (A and B)", (a, b, c) => c ^ (a & b)],
        ["A xor (B or C)'", (a, b, c) => a ^ (1 - (b | c))],
        ["C xor (A or B)'", (a, b, c) => c ^ (1 - (a | b))],
      ];
      const drawn = random.sample(inputs, 3);
      const step = (state: number) => {
        const [a, b, c] = [state >> 2, (state >> 1) & 1, state & 1] as [number, number, number];
        return drawn.reduce((next, [, amount]) => 2 * next + amount(a, b, c), 0);
      };
      const path = [0];
      for (;;) {
        const next = step(at(path, path.length - 1));
        if (path.includes(next)) {
          path.push(next);
          break;
        }
        path.push(next);
      }
      const back = path.indexOf(at(path, path.length - 1));
      const size = path.length - 1 - back;
      if (size < 3 || path.length < 5) return undefined;
      const key = num(size);
      const asked = drawn.map(([shown], place) => `D_${"ABC"[place]} = ${shown}`);
      if (!["A", "B", "C"].every((name) => asked.some((line) => line.split(" = ")[1]?.includes(name))))
        return undefined;
      return {
        text: `A synchronous circuit has three D flip-flops with the outputs $A$, $B$ and $C$. Their inputs are as follows, where a prime stands for NOT.\n${fence(...asked)}\nAll three outputs are 0 at first. After enough clock pulses the circuit runs through the same states again and again. The number of different states in this cycle is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [path.length - 1, "counting states that are left for ever as well"],
          [size - 1, "forgetting a state of the cycle"],
          [size + 1, "counting the first state of the cycle twice"],
          [3, "counting the flip-flops"],
          [6, "taking it for a twisted ring counter"],
          [size + 2, "counting two states that do not belong to the cycle"],
          [8, "taking the circuit to run through all states"],
        ]),
        explanation: [
          `From ABC = 000 the states are ${path.map((state) => digits(state, 2, 3)).join(" → ")}.`,
          `From then on they repeat; the cycle has ${size} states.`,
        ],
        verify() {
          const late = range(1, 64).reduce((state) => step(state), 0);
          const met = new Set(
            range(1, 8).reduce<number[]>(
              (states) => [...states, step(at(states, states.length - 1))],
              [late],
            ),
          );
          return met.size === size;
        },
      };
    },
  }),
];
