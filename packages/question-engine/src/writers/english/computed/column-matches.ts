import { permutations } from "../../../kit/permutations.ts";
import { COLUMNS } from "../facts/column-matches.ts";
import { grammar } from "./grammar.ts";

const [LEFT, RIGHT] = ["ABC", "DEF"];

/** Beginnings of sentences to be joined with their ends. */
export const columnMatch = grammar({
  name: "beginnings-and-ends-to-match",
  topic: "sentence-structure",
  difficulty: "HARD",
  write(random) {
    const { begins, ends, because } = random.pick(COLUMNS);
    const shown = random.shuffle([0, 1, 2]);
    const name = (order: readonly number[]) =>
      order.map((end, begin) => `${LEFT[begin]}–${RIGHT[shown.indexOf(end)]}`).join(", ");
    const answer = name([0, 1, 2]);
    const others = permutations([0, 1, 2]).map(name);
    return {
      text: `Match the beginnings in Column I with the ends in Column II, so that the three sentences are correct and meaningful.\nColumn I:\n${begins.map((begin, at) => `(${LEFT[at]}) ${begin}`).join("\n")}\nColumn II:\n${shown.map((end, at) => `(${RIGHT[at]}) ${ends[end]}`).join("\n")}`,
      answer,
      wrong: random
        .shuffle(others.filter((other) => other !== answer))
        .map((other) => [other, "joins at least two beginnings with ends that do not suit them"]),
      because: `The answer is ${answer}, for ${because}.`,
      verify: () => new Set(others).size === 6,
    };
  },
});
