import { range } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { list, numberWord, plural, withArticle } from "../../../../english.ts";
import { count, num, tex } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";
import { at, code, digits } from "../code.ts";

type Bit = 0 | 1;
const bit = (value: boolean | number): Bit => (value ? 1 : 0);
const GATES = {
  AND: (a: Bit, b: Bit) => bit(a && b),
  OR: (a: Bit, b: Bit) => bit(a || b),
  NAND: (a: Bit, b: Bit) => bit(!(a && b)),
  NOR: (a: Bit, b: Bit) => bit(!(a || b)),
  XOR: (a: Bit, b: Bit) => bit(a !== b),
  XNOR: (a: Bit, b: Bit) => bit(a === b),
} as const;
type Gate = keyof typeof GATES;
const GATE_NAMES = Object.keys(GATES) as Gate[];
const NAMES = ["A", "B", "C"] as const;

/** A product of literals of A, B, C: 0 and 1 where the variable must be so, - where it is absent. */
type Cube = string;
const covers = (cube: Cube, row: number) =>
  [...cube].every((want, place) => want === "-" || Number(want) === ((row >> (2 - place)) & 1));
const literals = (cube: Cube) => [...cube].filter((want) => want !== "-").length;
const cubeTex = (cube: Cube) =>
  [...cube]
    .map((want, place) =>
      want === "-" ? "" : want === "1" ? at(NAMES, place) : `\\overline{${at(NAMES, place)}}`,
    )
    .join("");
const rowsOf = (cubes: readonly Cube[]) =>
  range(0, 7).filter((row) => cubes.some((cube) => covers(cube, row)));
const ALL_CUBES: readonly Cube[] = ["0", "1", "-"].flatMap((a) =>
  ["0", "1", "-"].flatMap((b) => ["0", "1", "-"].map((c) => a + b + c)),
);

/** The smallest sums of products of a function of three variables. */
function minimalCovers(rows: readonly number[]): Cube[][] {
  const implicants = ALL_CUBES.filter((cube) => rowsOf([cube]).every((row) => rows.includes(row)));
  const primes = implicants.filter(
    (cube) =>
      !implicants.some((other) => other !== cube && rowsOf([cube]).every((row) => covers(other, row))),
  );
  const subsets = range(1, 2 ** primes.length - 1).map((mask) =>
    primes.filter((_, place) => (mask >> place) & 1),
  );
  const full = subsets.filter((cubes) => rowsOf(cubes).length === rows.length);
  const cost = (cubes: Cube[]) =>
    10 * cubes.length + cubes.reduce((total, cube) => total + literals(cube), 0);
  const least = Math.min(...full.map(cost));
  return full.filter((cubes) => cost(cubes) === least);
}

export const digitalLogic: WriterList = [
  computed({
    name: "two-gates-in-a-row",
    topic: "digital-logic",
    difficulty: "EASY",
    write(random) {
      const [first, second] = [random.pick(GATE_NAMES), random.pick(GATE_NAMES)];
      const output = (g: Gate, h: Gate) =>
        range(0, 7).map((row) => {
          const [a, b, c] = [bit(row & 4), bit(row & 2), bit(row & 1)];
          return GATES[h](GATES[g](a, b), c);
        });
      const inputs = random.sample(range(0, 7), 4).sort((x, y) => x - y);
      const read = (g: Gate, h: Gate) => inputs.map((row) => at(output(g, h), row)).join(" ");
      const shown = inputs.map((row) => `\`${digits(row, 2, 3)}\``);
      const other: Record<Gate, Gate> = {
        AND: "NAND",
        OR: "NOR",
        NAND: "AND",
        NOR: "OR",
        XOR: "XNOR",
        XNOR: "XOR",
      };
      const cousin: Record<Gate, Gate> = {
        AND: "OR",
        OR: "XOR",
        NAND: "NOR",
        NOR: "NAND",
        XOR: "OR",
        XNOR: "AND",
      };
      const key = read(first, second);
      if (new Set(key.split(" ")).size === 1) return undefined;
      return {
        text: `The inputs A and B go to a gate of type ${first}; its output and the input C go to a gate of type ${second}, whose output is F. What is F, one after another, for ABC = ${list(shown)}?`,
        answer: code(key),
        distractors: [
          wrong(code(read(other[first], second)), `taking the first gate for one of type ${other[first]}`),
          wrong(code(read(first, other[second])), `taking the second gate for one of type ${other[second]}`),
          wrong(
            code(read(first, cousin[second])),
            `mistaking the second gate for one of type ${cousin[second]}`,
          ),
          wrong(
            code(read(cousin[first], second)),
            `mistaking the first gate for one of type ${cousin[first]}`,
          ),
          wrong(code(read(second, first)), "exchanging the two gates"),
        ],
        explanation: [
          `Call the output of the ${first} gate G; then F is G ${second} C.`,
          ...inputs.map((row) => {
            const g = GATES[first](bit(row & 4), bit(row & 2));
            return `ABC = \`${digits(row, 2, 3)}\`: G = ${g}, C = ${row & 1}, F = ${at(output(first, second), row)}.`;
          }),
          `So F is \`${key}\`.`,
        ],
      };
    },
  }),
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
              wrong(num(ways / 2), "halving instead of taking the logarithm"),
              wrong(num(lines + 1), "counting the enable or data line too"),
              wrong(num(lines - 1), `stopping at $2^{${lines - 1}} = ${ways / 2}$`),
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
    name: "count-of-true-rows",
    topic: "digital-logic",
    difficulty: "MEDIUM",
    write(random) {
      const cubes = random.sample(
        ALL_CUBES.filter((cube) => literals(cube) === 2),
        2,
      );
      const size = random.chance() ? 1 : 3;
      const third = random.pick(ALL_CUBES.filter((cube) => literals(cube) === size));
      const terms = [...cubes, third];
      const rows = rowsOf(terms);
      const separate = terms.reduce((total, cube) => total + rowsOf([cube]).length, 0);
      if (separate === rows.length || rows.length > 7) return undefined;
      const isInside = (cube: Cube, other: Cube) => rowsOf([cube]).every((row) => covers(other, row));
      if (terms.some((cube, index) => terms.some((other, place) => place !== index && isInside(cube, other))))
        return undefined;
      return {
        text: `For how many of the eight input combinations is the function $F(A, B, C) = ${terms.map(cubeTex).join(" + ")}$ equal to 1?`,
        answer: num(rows.length),
        distractors: [
          wrong(num(separate), "adding the rows of the terms without taking away those counted twice"),
          wrong(num(8 - rows.length), "counting the rows where F is 0"),
          wrong(num(terms.length), "counting the terms instead of the rows"),
          wrong(num(rows.length - 1), "missing one row"),
          wrong(num(rows.length + 1), "taking away too little for the overlap"),
        ],
        explanation: [
          ...terms.map(
            (cube) =>
              `$${cubeTex(cube)}$ is 1 in the rows ${list(rowsOf([cube]).map((row) => `\`${digits(row, 2, 3)}\``))}.`,
          ),
          `Together these are ${rows.length} different rows: ${list(rows.map((row) => `\`${digits(row, 2, 3)}\``))}.`,
        ],
        verify: () => {
          let ones = 0;
          for (const a of [0, 1])
            for (const b of [0, 1])
              for (const c of [0, 1]) {
                const inputs = [a, b, c];
                if (
                  terms.some((cube) =>
                    [...cube].every((want, place) => want === "-" || inputs[place] === Number(want)),
                  )
                )
                  ones++;
              }
          return ones === rows.length;
        },
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
      const kind = random.pick(["JK", "T", "D"] as const);
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
      const d = (_: number, j: number) => j;
      const key = run(kind === "JK" ? jk : kind === "T" ? t : d);
      if (new Set(key.split(" ")).size === 1) return undefined;
      const shown =
        kind === "JK"
          ? `JK = ${inputs.map(([j, k]) => `${j}${k}`).join(", ")}`
          : `${kind} = ${inputs.map(([j]) => j).join(", ")}`;
      return {
        text: `The output Q of a ${kind} flip-flop is ${start}. At five clock edges, one after another, the input is ${shown}. What is Q after each of the edges?`,
        answer: code(key),
        distractors: [
          wrong(
            code(run(kind === "D" ? t : d)),
            kind === "D" ? "treating it as a T flip-flop" : "copying the first input, as a D flip-flop does",
          ),
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
          wrong(
            code(run((q, j, k) => 1 - (kind === "JK" ? jk(1 - q, k, j) : kind === "T" ? t(q, j) : d(q, j)))),
            "giving the complemented output",
          ),
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
            D: "A D flip-flop takes over the value of D at every edge.",
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
        text: `A ripple-carry adder for ${bits}-bit numbers is built from ${bits} full adders. In each full adder the carry output is ready ${num(carry, "ns")} and the sum output ${num(sum, "ns")} after its last input. After which time are all outputs surely right?`,
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
    name: "karnaugh-map-simplest-form",
    topic: "digital-logic",
    difficulty: "HARD",
    write(random) {
      const rows = random.sample(range(0, 7), random.int(3, 5)).sort((a, b) => a - b);
      const [best = [], ...others] = minimalCovers(rows);
      if (others.length > 0 || best.length < 2 || best.length > 3) return undefined;
      if (best.every((cube) => literals(cube) === 3)) return undefined;
      const worth = (cubes: readonly Cube[]) => rowsOf(cubes).reduce((total, row) => total + 2 ** row, 0);
      const show = (cubes: readonly Cube[]) =>
        tex([...cubes].sort().reverse().map(cubeTex).join(" + "), worth(cubes));
      const invert = (cube: Cube) =>
        [...cube].map((want) => (want === "-" ? "-" : want === "1" ? "0" : "1")).join("");
      const changeOne = (place: number) =>
        best.map((cube, index) => {
          if (index !== place) return cube;
          const spot = [...cube].findIndex((want) => want !== "-");
          return cube.slice(0, spot) + invert(cube.charAt(spot)) + cube.slice(spot + 1);
        });
      const mirror = best.map((cube) => [...cube].reverse().join(""));
      const complement = range(0, 7).filter((row) => !rows.includes(row));
      return {
        text: `What is the simplest sum of products of the function $F(A, B, C) = \\sum m(${rows.join(", ")})$, where A is the most significant bit?`,
        answer: show(best),
        distractors: [
          wrong(show(mirror), "taking A for the least significant bit"),
          wrong(show(best.map(invert)), "reading 0 as the plain variable and 1 as its complement"),
          wrong(show(changeOne(0)), "complementing a variable wrongly in one group of the map"),
          wrong(show(changeOne(1)), "misplacing a group in the map by one column or row"),
          wrong(show(at(minimalCovers(complement), 0)), "grouping the zeros instead of the ones"),
        ],
        explanation: [
          `The function is 1 for ABC = ${list(rows.map((row) => `\`${digits(row, 2, 3)}\``))}.`,
          ...best.map(
            (cube) =>
              `The group ${list(rowsOf([cube]).map((row) => `\`${digits(row, 2, 3)}\``))} gives $${cubeTex(cube)}$.`,
          ),
          `These groups cover every 1, and no smaller set of larger groups does: $F = ${show(best).tex}$.`,
        ],
        verify: () => rowsOf(best).join() === rows.join(),
        satisfies: (value) => value === worth(best),
      };
    },
  }),
  computed({
    name: "number-of-boolean-functions",
    topic: "digital-logic",
    difficulty: "HARD",
    write(random) {
      const n = random.int(2, 5);
      const kind = random.pick(["all", "self-dual", "ones", "fixed", "symmetric"] as const);
      const rows = 2 ** n;
      const ones = random.int(2, Math.min(4, rows - 1));
      const fixed = random.int(1, Math.min(3, rows - 1));
      const power = (exponent: number) => tex(`2^{${exponent}}`, 2 ** exponent);
      const ways = range(1, ones).reduce((total, k) => (total * (rows - k + 1)) / k, 1);
      if (kind === "ones") {
        return {
          text: `How many Boolean functions of ${n} variables are 1 for exactly ${ones} of the input combinations?`,
          answer: num(ways),
          distractors: [
            wrong(num(rows ** ones), "choosing the rows with repetition and in order"),
            wrong(
              num(range(1, ones).reduce((total, k) => total * (rows - k + 1), 1)),
              "counting the order of the chosen rows",
            ),
            wrong(num(2 ** ones), "letting only the chosen rows vary between 0 and 1"),
            wrong(num(rows * ones), "multiplying the rows by the number of ones"),
            wrong(
              num(range(1, ones).reduce((total, k) => (total * (2 * rows - k + 1)) / k, 1)),
              "taking one variable too many",
            ),
          ],
          explanation: [
            `There are $2^{${n}} = ${rows}$ input combinations.`,
            `The ${ones} where the function is 1 are chosen in $\\binom{${rows}}{${ones}} = ${num(ways).tex}$ ways.`,
          ],
          verify: () =>
            n > 4 ||
            range(0, 2 ** rows - 1).filter((f) => digits(f, 2).replaceAll("0", "").length === ones).length ===
              ways,
        };
      }
      const exponent = { all: rows, "self-dual": rows / 2, fixed: rows - fixed, symmetric: n + 1 }[kind];
      const asked = {
        all: `How many different Boolean functions of ${n} variables are there?`,
        "self-dual": `How many Boolean functions of ${n} variables are self-dual, that is, change their value whenever all inputs are inverted?`,
        fixed: `How many Boolean functions of ${n} variables are there whose value is prescribed for ${plural(fixed, "input combination")} and free for all others?`,
        symmetric: `How many Boolean functions of ${n} variables are symmetric, that is, depend only on how many of the inputs are 1?`,
      }[kind];
      const why = {
        all: `A truth table has $2^{${n}} = ${rows}$ rows and each may be 0 or 1`,
        "self-dual": `The ${rows} rows form ${rows / 2} pairs of opposite inputs, and the value in one row of a pair fixes the other`,
        fixed: `Of the ${rows} rows ${fixed} are prescribed, so ${rows - fixed} are free`,
        symmetric: `The number of ones among the inputs can be 0 to ${n}, so ${n + 1} values are free`,
      }[kind];
      return {
        text: asked,
        answer: power(exponent),
        distractors: [
          wrong(power(n), "counting the rows of the truth table instead of the functions"),
          wrong(power(rows), "counting all functions without the condition"),
          wrong(power(2 * n), "doubling the number of variables in the exponent"),
          wrong(power(rows - 1), "leaving one row out"),
          wrong(power(n * n), "squaring the number of variables in the exponent"),
        ],
        explanation: [`${why}.`, `So there are $2^{${exponent}}$ functions.`],
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
    difficulty: "HARD",
    write(random) {
      const chipWords = random.pick([1, 2, 4, 16]);
      const chipWidth = random.pick([1, 4, 8]);
      const rows = random.pick([2, 4, 8, 16]);
      const columns = random.pick([2, 4]);
      const words = chipWords * rows;
      const width = chipWidth * columns;
      const chips = rows * columns;
      const decoder = Math.log2(rows);
      const say = (n: number, d: number) => `${count(n, "chip")} and a ${d}-to-${2 ** d} decoder`;
      return {
        text: `A memory of ${words}K words of ${width} bits is built from RAM chips of $${chipWords}\\mathrm{K} \\times ${chipWidth}$ bits. How many chips are needed, and which decoder selects their rows?`,
        answer: say(chips, decoder),
        distractors: [
          wrong(say(rows, decoder), "matching the number of words only and not the width"),
          wrong(say(chips, decoder + Math.log2(columns)), "letting the decoder select every chip on its own"),
          wrong(say(chips, decoder + 1), "giving the decoder one input too many"),
          wrong(say(columns * chipWords * 2, decoder), "multiplying the wrong pair of sizes"),
          wrong(say(rows + columns, decoder), "adding rows and columns of chips instead of multiplying them"),
        ],
        explanation: [
          `For the width, $\\frac{${width}}{${chipWidth}} = ${columns}$ chips stand side by side; for the words, $\\frac{${words}}{${chipWords}} = ${rows}$ such rows are needed: $${rows} \\times ${columns} = ${chips}$ chips.`,
          `The chips of one row are selected together, so one of ${rows} rows is chosen: ${say(chips, decoder)}.`,
        ],
        verify: () => chips * chipWords * chipWidth === words * width,
      };
    },
  }),
];
