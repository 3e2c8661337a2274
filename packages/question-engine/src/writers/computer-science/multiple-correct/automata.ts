import { range } from "../../../numbers/arithmetic.ts";
import { num } from "../../../numbers/value.ts";
import { judged, multipleCorrect, valued } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import { at, table } from "../computed/code.ts";
import { minimalStates, wordsOf } from "../computed/theory/finite-automaton.ts";

export const automatonStatements: readonly Writer[] = [
  multipleCorrect({
    name: "several-facts-about-an-automaton",
    depth: 5,
    chapter: "automata",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const n = 4;
      const next = range(1, n).map(() => [random.int(0, n - 1), random.int(0, n - 1)]);
      const final = random.int(1, n - 1);
      const ofComplement = random.chance();
      const run = (word: string, from = 0) =>
        [...word].reduce((state, bit) => at(at(next, state), Number(bit)), from);
      const isAccepted = (word: string) => run(word) === final;
      const reached = new Set([0]);
      for (const state of reached) for (const to of at(next, state)) reached.add(to);
      const lengths = range(1, 6).map((length) => wordsOf(length, "01").filter(isAccepted));
      const size = minimalStates(
        next,
        range(0, n - 1).map((state) => state === final),
      );
      const shortest = lengths.findIndex((words) => words.length > 0) + 1;
      if (reached.size < n || size < 3 || shortest === 0) return undefined;
      const into = range(0, n - 1).flatMap((from) =>
        [0, 1].filter((bit) => at(at(next, from), bit) === final),
      );
      const last = random.int(0, 1);
      const long = random.int(3, 4);
      const counted = at(lengths, long - 1).length;
      const word = random.pick(wordsOf(5, "01"));
      // A cycle through a state that leads to the final one gives strings of every size; all states are reached.
      const leads = (from: number) => {
        const met = new Set([from]);
        for (const state of met) for (const to of at(next, state)) met.add(to);
        return met;
      };
      const isInfinite = range(0, n - 1).some(
        (state) => leads(state).has(final) && at(next, state).some((to) => leads(to).has(state)),
      );
      const isEnding = into.every((bit) => bit === last);
      return {
        text: `Consider the following deterministic finite automaton over {0, 1} with the start state \`q0\` and the only final state \`q${final}\`. Let $L$ be the language that it accepts.\n${table(
          ["State", "0", "1"],
          next.map(([zero, one], state) => [`q${state}`, `q${zero}`, `q${one}`]),
        )}\nWhich of the following statements is/are TRUE?`,
        statements: [
          judged(
            `The string \`${word}\` belongs to $L$`,
            isAccepted(word),
            `The string \`${word}\` leads to \`q${run(word)}\`.`,
          ),
          valued(
            random,
            num(counted),
            [num(counted + 1), num(counted + 2), num(2 ** long - counted)],
            (value) => `The number of strings of length ${long} in $L$ is ${value}`,
            `Of the ${2 ** long} strings of length ${long}, ${counted} ${counted === 1 ? "leads" : "lead"} to \`q${final}\`.`,
          ),
          valued(
            random,
            num(size),
            size === n ? [num(size - 1), num(size - 2)] : [num(size - 1), num(size + 1)],
            (value) => `The minimal complete deterministic automaton of $L$ has ${value} states`,
            size === n
              ? "Every two states are told apart by some string, so all 4 states are needed."
              : `Two states cannot be told apart and merge, so the minimal automaton has ${size} states.`,
          ),
          valued(
            random,
            num(shortest),
            [num(shortest + 1), num(shortest + 2)],
            (value) => `The shortest string in $L$ has length ${value}`,
            `The nearest way from \`q0\` to \`q${final}\` reads ${at(lengths, shortest - 1)[0]?.length === 1 ? "a single symbol" : `${shortest} symbols`}.`,
          ),
          judged(
            `Every string in $L$ ends with ${last}`,
            isEnding,
            isEnding
              ? `All moves into \`q${final}\` read ${last}, so every string of $L$ ends with it.`
              : `A move into \`q${final}\` reads ${1 - last}, and its state can be reached, so some string of $L$ ends with ${1 - last}.`,
          ),
          judged(
            "$L$ is infinite",
            isInfinite,
            isInfinite
              ? "A cycle lies on a way to the final state, so $L$ is infinite."
              : "No cycle lies on a way to the final state, so $L$ is finite.",
          ),
          judged(
            `The empty string belongs to ${ofComplement ? "the complement of " : ""}$L$`,
            ofComplement,
            "The start state is not final, so the empty string is in the complement of $L$.",
          ),
        ],
      };
    },
  }),
];
