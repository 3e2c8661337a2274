import { patiently } from "../../../../kit/patiently.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { num, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list, plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
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

/** A product with one literal inverted: together with the right sum, each product then occurs twice. */
const misread = (cube: Cube): Cube[] =>
  [...cube].flatMap((want, place) =>
    want === "-" ? [] : cube.slice(0, place) + (want === "1" ? "0" : "1") + cube.slice(place + 1),
  );

export const booleanFunctions: WriterList = [
  computed({
    name: "two-gates-in-a-row",
    topic: "digital-logic",
    difficulty: "MEDIUM",
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
        ].filter(({ value }) => new Set(`${value}`.match(/[01]/g)).size > 1),
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
    name: "count-of-true-rows",
    topic: "digital-logic",
    difficulty: "MEDIUM",
    write(random) {
      const cubes = random.sample(
        ALL_CUBES.filter((cube) => literals(cube) === 2),
        random.int(2, 3),
      );
      const size = random.pick([1, 3, undefined]);
      const third = random.pick(ALL_CUBES.filter((cube) => literals(cube) === (size ?? 3)));
      const terms = size ? [...cubes, third] : cubes;
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
    name: "karnaugh-map-simplest-form",
    depth: 3,
    topic: "digital-logic",
    difficulty: "HARD",
    write: patiently((random) => {
      const rows = random.sample(range(0, 7), random.int(3, 5)).sort((a, b) => a - b);
      const [best = [], ...others] = minimalCovers(rows);
      const [one, other] = random.shuffle(best);
      if (others.length > 0 || best.length !== 2 || !one || !other) return undefined;
      if (best.every((cube) => literals(cube) === 3)) return undefined;
      const amount = (cubes: readonly Cube[]) => rowsOf(cubes).reduce((total, row) => total + 2 ** row, 0);
      const show = (cubes: readonly Cube[]) =>
        tex([...cubes].sort().reverse().map(cubeTex).join(" + "), amount(cubes));
      const [slip, another] = [random.pick(misread(one)), random.pick(misread(other))];
      const wrongs = [
        [slip, other],
        [one, another],
        [slip, another],
      ];
      const isLeast = (cubes: readonly Cube[]) => minimalCovers(rowsOf(cubes))[0]?.length === 2;
      if (new Set([best, ...wrongs].map(amount)).size < 4 || !wrongs.every(isLeast)) return undefined;
      return {
        text: `What is the simplest sum of products of the function $F(A, B, C) = \\sum m(${rows.join(", ")})$, where A is the most significant bit?`,
        answer: show(best),
        distractors: [
          wrong(show([slip, other]), "misreading a bit in one group of the map"),
          wrong(show([one, another]), "misplacing the other group of the map by one column or row"),
          wrong(show([slip, another]), "a slip in each of the two groups"),
        ],
        fixedOptions: true,
        explanation: [
          `The function is 1 for ABC = ${list(rows.map((row) => `\`${digits(row, 2, 3)}\``))}.`,
          ...best.map(
            (cube) =>
              `The group ${list(rowsOf([cube]).map((row) => `\`${digits(row, 2, 3)}\``))} gives $${cubeTex(cube)}$.`,
          ),
          `These groups cover every 1, and no smaller set of larger groups does: $F = ${show(best).tex}$.`,
        ],
        verify: () => rowsOf(best).join() === rows.join(),
        satisfies: (value) => value === amount(best),
      };
    }),
  }),
  computed({
    name: "number-of-boolean-functions",
    topic: "digital-logic",
    difficulty: "MEDIUM",
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
        fixed: `Of the ${rows} rows ${fixed === 1 ? "one is" : `${fixed} are`} prescribed, so ${rows - fixed} are free`,
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
];
