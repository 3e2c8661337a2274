import { range } from "../../../numbers/arithmetic.ts";
import { num } from "../../../numbers/value.ts";
import { list } from "../../../writing/english.ts";
import { judged, multipleCorrect, valued } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import { at, digits } from "../computed/code.ts";

const ARE_TRUE = "Which of the following statements is/are TRUE?";

/** A function of a few variables by its truth table, the first variable as the highest bit. */
interface Connective {
  shown: string;
  inputs: number;
  amount: (...bits: boolean[]) => boolean;
}

const CONNECTIVES: readonly Connective[] = [
  { shown: "x \\wedge y", inputs: 2, amount: (x = false, y = false) => x && y },
  { shown: "x \\vee y", inputs: 2, amount: (x = false, y = false) => x || y },
  { shown: "\\neg x", inputs: 1, amount: (x = false) => !x },
  { shown: "x \\to y", inputs: 2, amount: (x = false, y = false) => !x || y },
  { shown: "x \\oplus y", inputs: 2, amount: (x = false, y = false) => x !== y },
  { shown: "x \\leftrightarrow y", inputs: 2, amount: (x = false, y = false) => x === y },
  { shown: "x \\wedge \\neg y", inputs: 2, amount: (x = false, y = false) => x && !y },
  { shown: "0", inputs: 0, amount: () => false },
  { shown: "1", inputs: 0, amount: () => true },
  {
    shown: "xy \\vee yz \\vee zx",
    inputs: 3,
    amount: (x = false, y = false, z = false) => [x, y, z].filter(Boolean).length > 1,
  },
  { shown: "x \\wedge (y \\vee z)", inputs: 3, amount: (x = false, y = false, z = false) => x && (y || z) },
  { shown: "x \\oplus y \\oplus z", inputs: 3, amount: (x = false, y = false, z = false) => (x !== y) !== z },
];

const rowsOf = (inputs: number) =>
  range(0, 2 ** inputs - 1).map((row) =>
    range(1, inputs).map((place) => ((row >> (inputs - place)) & 1) === 1),
  );

/** The five classes of Post: a set is complete unless all of it lies in one of them. */
const CLASSES: readonly { said: string; holds: (connective: Connective) => boolean }[] = [
  {
    said: "give 0 when all inputs are 0",
    holds: ({ inputs, amount }) => !amount(...range(1, inputs).map(() => false)),
  },
  {
    said: "give 1 when all inputs are 1",
    holds: ({ inputs, amount }) => amount(...range(1, inputs).map(() => true)),
  },
  {
    said: "never fall when an input rises",
    holds: ({ inputs, amount }) =>
      rowsOf(inputs).every((row) =>
        row.every((bit, place) => bit || !amount(...row) || amount(...row.with(place, true))),
      ),
  },
  {
    said: "are their own duals",
    holds: ({ inputs, amount }) =>
      rowsOf(inputs).every((row) => amount(...row) !== amount(...row.map((bit) => !bit))),
  },
  {
    said: "are sums modulo 2 of some inputs and a constant",
    holds: ({ inputs, amount }) => {
      const zero = amount(...range(1, inputs).map(() => false));
      const alone = range(0, inputs - 1).map(
        (place) => amount(...range(0, inputs - 1).map((other) => other === place)) !== zero,
      );
      return rowsOf(inputs).every(
        (row) => amount(...row) === row.reduce((sum, bit, place) => sum !== (bit && at(alone, place)), zero),
      );
    },
  },
];

export const hardware: readonly Writer[] = [
  multipleCorrect({
    name: "several-fields-of-a-cache-address",
    depth: 5,
    chapter: "caches",
    topic: "computer-organisation",
    difficulty: "HARD",
    write(random) {
      const addressBits = random.pick([16, 20, 24, 32]);
      const offset = random.int(4, 6);
      const ways = random.pick([1, 2, 4]);
      const index = random.int(4, 7);
      const bytes = 2 ** (offset + index) * ways;
      const tag = addressBits - offset - index;
      const sets = 2 ** index;
      const first = random.int(2 ** (offset + index), 2 ** addressBits - 1);
      const isSame = random.chance();
      const apart = isSame ? sets * 2 ** offset : 2 ** (offset + index - 1);
      const other = first - apart;
      const hex = (address: number) => `\`0x${digits(address, 16, addressBits / 4)}\``;
      const setOf = (address: number) => Math.floor(address / 2 ** offset) % sets;
      if (addressBits === 16 && tag < 3) return undefined;
      const [ofBlocks, ofWays] = random.sample(["one bit less", "as many bits as now", "one bit more"], 2);
      const manner = ways === 1 ? "direct-mapped" : `${ways}-way set-associative`;
      return {
        text: `A byte-addressable machine has ${addressBits}-bit addresses and a ${manner} cache that holds ${bytes >= 1024 ? `${bytes / 1024} KB` : `${bytes} bytes`} of data in blocks of ${2 ** offset} bytes. ${ARE_TRUE}`,
        workedOut: [
          `There are ${bytes / 2 ** offset} blocks in ${sets} sets, so an address has ${offset} bits for the byte, ${index} for the set and ${tag} for the tag.`,
        ],
        statements: [
          valued(
            random,
            num(sets),
            [num(sets * 2), num(sets * ways), num(sets / 2)],
            (value) => `The number of sets is ${value}`,
            `The number of sets is $2^{${index}} = ${sets}$.`,
          ),
          valued(
            random,
            num(tag),
            [num(tag - 1), num(tag + 1), num(tag + index)],
            (value) => `The tag has ${value} bits`,
            `The tag has $${addressBits} - ${offset} - ${index} = ${tag}$ bits.`,
          ),
          judged(
            `The addresses ${hex(first)} and ${hex(other)} belong to the same set`,
            setOf(first) === setOf(other),
            `The addresses ${hex(first)} and ${hex(other)} belong to the sets ${setOf(first)} and ${setOf(other)}.`,
          ),
          valued(
            random,
            num(sets * ways * tag),
            [num(sets * tag * (ways === 1 ? 2 : 1)), num(sets * ways * (tag + index))],
            (value) => `All tags together take ${value} bits`,
            `With a tag for each block there are $${sets * ways} \\times ${tag} = ${sets * ways * tag}$ bits of tags.`,
          ),
          judged(
            `With blocks of twice the size for the same cache capacity, the tag would have ${ofBlocks}`,
            ofBlocks === "as many bits as now",
            "Blocks of twice the size take one bit more for the byte and one bit less for the set, so the tag stays as it is.",
          ),
          judged(
            `With twice as many blocks in each set and the same number of blocks in all, the tag would have ${ofWays}`,
            ofWays === "one bit more",
            `Half as many sets leave one bit more for the tag, ${tag + 1} bits.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-complete-sets-of-functions",
    depth: 5,
    chapter: "complete-sets",
    topic: "digital-logic",
    difficulty: "HARD",
    write(random) {
      // In the order of the list, so that a set is known again.
      const drawn = range(1, 8).map(() => {
        const chosen = random.sample(CONNECTIVES, random.int(2, 3));
        return CONNECTIVES.filter((each) => chosen.includes(each));
      });
      const statements = drawn
        .filter((set) => set.some(({ inputs }) => inputs > 1))
        .map((set) => {
          const shown = `$\\{${set.map(({ shown }) => shown).join(",\\ ")}\\}$`;
          const kept = CLASSES.find(({ holds }) => set.every(holds));
          return judged(
            shown,
            kept === undefined,
            kept
              ? `All functions of ${shown} ${kept.said}, a property that whatever is built from them keeps, so the set is not complete.`
              : `None of the five properties of Post is shared by all functions of ${shown}, so the set is complete.`,
          );
        });
      if (new Set(statements.map(({ text }) => text)).size < statements.length) return undefined;
      const [right, wrong] = [true, false].map(
        (holds) => statements.filter((each) => each.holds === holds).length,
      );
      if (!right || !wrong || right + wrong < 5) return undefined;
      return {
        text: "A set of Boolean functions is functionally complete if every Boolean function can be built from them alone; constants may be used only if they belong to the set. Which of the following sets are functionally complete?",
        workedOut: [
          `A set is complete unless all its functions share one of these properties: they ${list(
            CLASSES.map(({ said }) => said),
            "or",
          )}.`,
        ],
        statements,
      };
    },
  }),
];
