import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Connective = "\\wedge" | "\\vee" | "\\to" | "\\leftrightarrow";

const WORTH: Readonly<Record<Connective, (a: boolean, b: boolean) => boolean>> = {
  "\\wedge": (a, b) => a && b,
  "\\vee": (a, b) => a || b,
  "\\to": (a, b) => !a || b,
  "\\leftrightarrow": (a, b) => a === b,
};
const CONNECTIVES = Object.keys(WORTH) as Connective[];
const BOTH = [true, false] as const;

/** Two propositions side by side, each as it is or negated. */
interface Pair {
  names: readonly [string, string];
  plain: readonly [boolean, boolean];
  by: Connective;
}

const literal = (name: string, isPlain: boolean) => (isPlain ? name : `\\neg ${name}`);
const shownPair = ({ names, plain, by }: Pair) =>
  `(${literal(names[0], plain[0])} ${by} ${literal(names[1], plain[1])})`;

type Meaning = Readonly<Record<Connective, (a: boolean, b: boolean) => boolean>>;
const worthOf = ({ plain, by }: Pair, a: boolean, b: boolean, meaning: Meaning) =>
  meaning[by](a === plain[0], b === plain[1]);

function drawPair(random: Random, one: string, other: string): Pair {
  return {
    names: random.chance() ? [one, other] : [other, one],
    plain: [random.chance(0.65), random.chance(0.65)],
    by: random.pick(CONNECTIVES),
  };
}

/** How many of the sixteen rows make a formula true that joins pairs of p and q, of q and r, and of r and s. */
function trueRows(pairs: readonly Pair[], [first, last]: readonly Connective[], meaning: Meaning): number {
  const rows = range(0, 15).filter((row) => {
    const value = (name: string) => (row & (8 >> "pqrs".indexOf(name))) !== 0;
    const [a, b, c] = pairs.map((pair) => worthOf(pair, value(pair.names[0]), value(pair.names[1]), meaning));
    return meaning[last ?? "\\to"](meaning[first ?? "\\to"](a ?? false, b ?? false), c ?? false);
  });
  return rows.length;
}

/** For each value of q and r: how many of the four rows of p and s make it true. */
function casesOf(pairs: readonly Pair[], [first, last]: readonly Connective[]) {
  const read = (pair: Pair | undefined, known: Readonly<Record<string, boolean>>) =>
    pair ? worthOf(pair, known[pair.names[0]] ?? false, known[pair.names[1]] ?? false, WORTH) : false;
  return BOTH.flatMap((q) =>
    BOTH.map((r) => {
      const middle = read(pairs[1], { q, r });
      const left = BOTH.map((p) => WORTH[first ?? "\\to"](read(pairs[0], { p, q }), middle));
      const right = BOTH.map((s) => read(pairs[2], { r, s }));
      const ways = left.flatMap((a) => right.filter((b) => WORTH[last ?? "\\to"](a, b))).length;
      return { q, r, ways };
    }),
  );
}

type Quantifier = "\\forall" | "\\exists";

/** "∀x (P(x) → ∃y (Q(y) ∧ R(x, y)))", and the alternatives for its parts. */
interface Quantified {
  outer: Quantifier;
  guard: "\\wedge" | "\\to";
  inner: Quantifier;
  link: "\\wedge" | "\\to";
  isPlain: boolean;
}

const otherQuantifier = (name: Quantifier): Quantifier => (name === "\\forall" ? "\\exists" : "\\forall");
const otherLink = (name: "\\wedge" | "\\to") => (name === "\\to" ? "\\wedge" : "\\to");
const negated = ({ outer, guard, inner, link, isPlain }: Quantified): Quantified => ({
  outer: otherQuantifier(outer),
  guard: otherLink(guard),
  inner: otherQuantifier(inner),
  link: otherLink(link),
  isPlain: !isPlain,
});

const shownQuantified = ({ outer, guard, inner, link, isPlain }: Quantified) =>
  `${outer} x\\, (P(x) ${guard} ${inner} y\\, (Q(y) ${link} ${isPlain ? "" : "\\neg "}R(x, y)))`;

const holdsFor = (name: Quantifier, test: (item: number) => boolean) =>
  name === "\\forall" ? [0, 1].every(test) : [0, 1].some(test);

/** Whether it holds among two things, by the bits of a number: two for P, two for Q and four for R. */
function holdsIn(world: number, { outer, guard, inner, link, isPlain }: Quantified): boolean {
  const bit = (at: number) => (world & (1 << at)) !== 0;
  return holdsFor(outer, (x) =>
    WORTH[guard](
      bit(x),
      holdsFor(inner, (y) => WORTH[link](bit(2 + y), bit(4 + 2 * x + y) === isPlain)),
    ),
  );
}

const WORLDS = range(0, 255);
const table = (formula: Quantified) => WORLDS.map((world) => holdsIn(world, formula)).join();

/** What is forgotten or done too much when a negation moves inwards. */
const SLIPS: readonly { change(right: Quantified): Quantified; why: string }[] = [
  {
    change: (right) => ({ ...right, outer: otherQuantifier(right.outer) }),
    why: "leaving the first quantifier as it was",
  },
  {
    change: (right) => ({ ...right, guard: otherLink(right.guard) }),
    why: "leaving the connective after $P(x)$ as it was",
  },
  {
    change: (right) => ({ ...right, inner: otherQuantifier(right.inner) }),
    why: "leaving the second quantifier as it was",
  },
  {
    change: (right) => ({ ...right, link: otherLink(right.link) }),
    why: "leaving the connective after $Q(y)$ as it was",
  },
  { change: (right) => ({ ...right, isPlain: !right.isPlain }), why: "not negating $R(x, y)$" },
];

export const formulasOfLogic: WriterList = [
  computed({
    name: "rows-that-make-a-formula-true",
    depth: 5,
    chapter: "logic",
    form: "college",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write: patiently((random) => {
      const pairs = [drawPair(random, "p", "q"), drawPair(random, "q", "r"), drawPair(random, "r", "s")];
      const joints = [random.pick(CONNECTIVES), random.pick(CONNECTIVES)];
      const used = [...pairs.map(({ by }) => by), ...joints];
      if (!used.includes("\\to") || new Set(used).size < 3) return undefined;
      const size = trueRows(pairs, joints, WORTH);
      if (size < 4 || size > 13 || size === 8) return undefined;
      const [one, two, three] = pairs.map(shownPair);
      const misread = (change: Partial<Meaning>) => trueRows(pairs, joints, { ...WORTH, ...change });
      const key = num(size);
      const cases = casesOf(pairs, joints);
      return {
        text: `Consider the propositional formula $(${one} ${joints[0]} ${two}) ${joints[1]} ${three}$. Of the 16 assignments of truth values to $p$, $q$, $r$ and $s$, the number of those that make it true is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [16 - size, "counting the assignments that make it false"],
          [misread({ "\\to": (a, b) => a || !b }), "reading $\\to$ from right to left"],
          [misread({ "\\to": (a, b) => a === b }), "reading $\\to$ as $\\leftrightarrow$"],
          [misread({ "\\to": (a, b) => a && b }), "taking an implication with a false premise for false"],
          [misread({ "\\vee": (a, b) => a !== b }), "reading $\\vee$ as exclusive"],
          [size + 1, "counting one row too many"],
          [size - 1, "overlooking one row"],
        ]),
        explanation: [
          "Take the values of $q$ and $r$ first, and count the values of $p$ and $s$ for each.",
          ...cases.map(
            ({ q, r, ways }) =>
              `With $q$ ${q ? "true" : "false"} and $r$ ${r ? "true" : "false"}, the formula is true for ${ways} of the four.`,
          ),
          `Together these are $${cases.map(({ ways }) => ways).join(" + ")} = ${size}$.`,
        ],
        verify: () => cases.reduce((sum, { ways }) => sum + ways, 0) === size,
      };
    }),
  }),
  computed({
    name: "equivalent-of-a-negated-formula",
    depth: 5,
    chapter: "logic",
    form: "college",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write: patiently((random) => {
      const given: Quantified = {
        outer: random.pick(["\\forall", "\\exists"]),
        guard: random.pick(["\\wedge", "\\to"]),
        inner: random.pick(["\\forall", "\\exists"]),
        link: random.pick(["\\wedge", "\\to"]),
        isPlain: random.chance(),
      };
      const right = negated(given);
      const [one, other] = random.sample(SLIPS, 2);
      if (!one || !other) return undefined;
      const wrongs = [one.change(right), other.change(right), other.change(one.change(right))];
      if (new Set([right, ...wrongs].map(table)).size < 4) return undefined;
      const key = shownQuantified(right);
      const reasons = [one.why, other.why, "two such slips"];
      return {
        text: `Which one of the following formulas of first-order logic is logically equivalent to $\\neg ${shownQuantified(given)}$?`,
        answer: tex(key),
        distractors: wrongs.map((formula, at) => wrong(tex(shownQuantified(formula)), reasons[at] ?? "")),
        fixedOptions: true,
        explanation: [
          "The negation moves inwards step by step: $\\neg \\forall$ becomes $\\exists \\neg$, $\\neg \\exists$ becomes $\\forall \\neg$, $\\neg (A \\to B)$ becomes $A \\wedge \\neg B$, and $\\neg (A \\wedge B)$ becomes $A \\to \\neg B$.",
          `So both quantifiers and both connectives change, and $R(x, y)$ ${given.isPlain ? "is negated" : "loses its negation"}: $${key}$.`,
        ],
        verify: () => WORLDS.every((world) => holdsIn(world, right) !== holdsIn(world, given)),
      };
    }),
  }),
];
