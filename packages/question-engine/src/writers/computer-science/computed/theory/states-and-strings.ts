import { slips } from "../../../../kit/slips.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, fence, table } from "../code.ts";
import { minimalStates, wordsOf } from "./finite-automaton.ts";
import { emptyStringNote, isNonTerminal, type Rule, rulesOf } from "./grammar.ts";

/** How many different futures the states have that words lead to: by trying all continuations. */
function futures(next: readonly (readonly number[])[], accepts: readonly boolean[]): number {
  const words = ["", ...range(1, next.length).flatMap((length) => wordsOf(length, "01"))];
  const run = (word: string, from = 0) =>
    [...word].reduce((state, bit) => at(at(next, state), Number(bit)), from);
  const reached = new Set(words.map((word) => run(word)));
  return new Set([...reached].map((state) => words.map((word) => Number(accepts[run(word, state)])).join("")))
    .size;
}

/** All strings of so many letters that a grammar without productions to ε derives; a vanishing start is allowed for. */
function derived(rules: readonly Rule[], length: number): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open = ["S"];
  for (const form of open) {
    const place = [...form].findIndex(isNonTerminal);
    if (place < 0) {
      if (form.length === length) found.add(form);
      continue;
    }
    for (const { left, right } of rules) {
      if (left !== form[place]) continue;
      const next = form.slice(0, place) + right.join("") + form.slice(place + 1);
      const letters = [...next].filter((symbol) => !isNonTerminal(symbol)).length;
      if (letters > length || next.length > length + 3 || seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return found;
}

interface Counted {
  lines: readonly string[];
  /** What the strings look like, and how many of each length there are. */
  said: string;
  counts: (length: number) => number;
}

const GRAMMARS: readonly Counted[] = [
  {
    lines: ["S → a S a | b S b | a | b"],
    said: "The strings are the palindromes of odd length: the first half and the middle letter are free.",
    counts: (n) => (n % 2 === 1 ? 2 ** ((n + 1) / 2) : 0),
  },
  {
    lines: ["S → a S a | b S b | ε"],
    said: "The strings are the palindromes of even length: the first half is free.",
    counts: (n) => (n % 2 === 0 ? 2 ** (n / 2) : 0),
  },
  {
    lines: ["S → a S | b A | ε", "A → a A | b S"],
    said: "Every `b` changes between $S$ and $A$, and only $S$ may end, so the strings are those with an even number of `b`'s: half of all.",
    counts: (n) => 2 ** (n - 1),
  },
  {
    lines: ["S → a S | b A | a | b", "A → a S | a"],
    said: "After a `b` only an `a` may come, so the strings are the non-empty ones without `bb`: each number is the sum of the two before.",
    counts: (n) => {
      let [one, two] = [1, 2];
      for (let length = 1; length < n; length++) [one, two] = [two, one + two];
      return two;
    },
  },
  {
    lines: ["S → A B", "A → a A | a", "B → b B | a B | b"],
    said: "The strings begin with `a` and end with `b`, and all letters between them are free.",
    counts: (n) => (n < 2 ? 0 : 2 ** (n - 2)),
  },
  {
    lines: ["S → a S b | a A b", "A → a A | b A | a | b"],
    said: "The strings begin with `a`, end with `b` and have at least one letter between, which is free.",
    counts: (n) => (n < 3 ? 0 : 2 ** (n - 2)),
  },
  {
    lines: ["S → a S | a A", "A → b A | b B", "B → c B | c"],
    said: "The strings are some `a`'s, then some `b`'s, then some `c`'s, at least one of each: two cuts are chosen among the gaps.",
    counts: (n) => ((n - 1) * (n - 2)) / 2,
  },
];

export const statesAndStrings: WriterList = [
  computed({
    name: "states-after-minimisation",
    depth: 5,
    chapter: "automata",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const n = random.int(5, 6);
      const next = range(1, n).map(() => [random.int(0, n - 1), random.int(0, n - 1)]);
      const finals = random.sample(range(0, n - 1), random.int(1, 2)).sort();
      const accepts = range(0, n - 1).map((state) => finals.includes(state));
      const size = minimalStates(next, accepts);
      if (size < 3 || size === n) return undefined;
      const reached = new Set([0]);
      for (const state of reached) for (const to of at(next, state)) reached.add(to);
      if (reached.size === size) return undefined;
      const key = num(size);
      const mistakes: [number, string][] = [
        [reached.size, "removing the states that cannot be reached, but merging none"],
        [n, "taking the given automaton to be minimal"],
        [size - 1, "merging states that some continuation tells apart"],
        [size + 1, "keeping two states apart that no continuation tells apart"],
        [2, "stopping at the split into final and other states"],
        [size + 2, "merging too few states"],
        [size - 2, "merging too many states"],
      ];
      const names = (states: Iterable<number>) => list([...states].sort().map((state) => `\`q${state}\``));
      const lost = range(0, n - 1).filter((state) => !reached.has(state));
      return {
        text: `Consider the following transition table of a deterministic finite automaton over {0, 1}. The start state is \`q0\`, and ${finals.length === 1 ? "the only final state is" : "the final states are"} ${names(finals)}.\n${table(
          ["State", "0", "1"],
          next.map(([zero, one], state) => [`q${state}`, `q${zero}`, `q${one}`]),
        )}\nThe number of states in the minimal complete deterministic finite automaton that accepts the same language is ________.`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          mistakes.filter(([states]) => states <= n),
        ),
        explanation: [
          lost.length > 0
            ? `From \`q0\` one cannot come to ${names(lost)}, so ${reached.size} states are left.`
            : "All states can be reached from `q0`.",
          "Final and other states are put apart first; then a group is split as long as one letter leads its states into different groups.",
          `The splitting ends with ${size} groups, which are the states of the minimal automaton.`,
        ],
        verify: () => futures(next, accepts) === size,
      };
    },
  }),
  computed({
    name: "states-of-a-subset-construction",
    depth: 5,
    chapter: "automata",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const n = random.int(3, 4);
      const moves = () => random.sample(range(0, n - 1), random.pick([0, 1, 1, 2])).sort();
      const next = range(1, n).map(() => [moves(), moves()] as const);
      const start = "0";
      const step = (set: string, bit: 0 | 1) =>
        [...new Set([...set].flatMap((state) => at(next, Number(state))[bit]))].sort().join("");
      const sets = new Set([start]);
      for (const set of sets) for (const bit of [0, 1] as const) sets.add(step(set, bit));
      if (sets.size < n + 1 || sets.size > 10) return undefined;
      const key = num(sets.size);
      const shown = (states: readonly number[]) =>
        states.length > 0 ? `{${states.map((state) => `q${state}`).join(", ")}}` : "∅";
      return {
        text: `Consider the following non-deterministic finite automaton over {0, 1} with the start state \`q0\` and without ε-moves.\n${table(
          ["State", "0", "1"],
          next.map(([zero, one], state) => [`q${state}`, shown(zero), shown(one)]),
        )}\nIn the deterministic automaton that the subset construction gives, the number of states that can be reached from the start state, counting the empty set where it is reached, is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [2 ** n, "counting all subsets, whether they are reached or not"],
          [2 ** n - 1, "counting all subsets but the empty one"],
          [sets.size - 1, "leaving out the empty set or the start"],
          [sets.size + 1, "counting a subset that is not reached"],
          [n, "keeping the number of states"],
          [sets.size - 2, "stopping too early"],
          [sets.size + 2, "counting two subsets that are not reached"],
        ]),
        explanation: [
          "Begin with {q0} and follow 0 and 1 from every set until no new set appears.",
          `The sets are ${[...sets].map((set) => `\`${shown([...set].map(Number))}\``).join(", ")}.`,
          `These are ${sets.size} states.`,
        ],
        verify() {
          const run = (word: string) => [...word].reduce((set, bit) => step(set, bit === "0" ? 0 : 1), start);
          const met = range(1, 9).flatMap((length) => wordsOf(length, "01").map(run));
          return new Set([start, ...met]).size === sets.size;
        },
      };
    },
  }),
  computed({
    name: "strings-of-a-grammar-by-length",
    depth: 5,
    chapter: "grammars",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const { lines, said, counts } = random.pick(GRAMMARS);
      const n = random.int(5, 9);
      const size = counts(n);
      if (size < 4) return undefined;
      const key = num(size);
      const letters = lines.some((line) => line.includes("c")) ? 3 : 2;
      return {
        text: `Consider the following context-free grammar with the start symbol $S$${emptyStringNote(lines)}.\n${fence(...lines)}\nThe number of strings of length ${n} in the language that it generates is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [2 * size, "letting one more letter be free"],
          [size / 2, "fixing one letter too many"],
          [letters ** n, "counting all strings over the alphabet"],
          [counts(n + 1), "counting the strings that are one letter longer"],
          [counts(n - 1), "counting the strings that are one letter shorter"],
          [size - 1, "leaving out one string"],
          [size + 1, "counting one string that cannot be derived"],
          [2 ** n - size, "counting the strings that cannot be derived"],
        ]),
        explanation: [said, `For length ${n} this gives ${size} strings.`],
        verify: () => derived(rulesOf(lines), n).size === size,
      };
    },
  }),
];
