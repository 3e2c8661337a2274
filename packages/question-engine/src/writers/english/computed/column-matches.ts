import { permutations } from "../../../kit/permutations.ts";
import { COLUMNS } from "../facts/column-matches.ts";
import { grammar } from "./grammar.ts";

const [LEFT, RIGHT] = ["ABC", "DEF"];

/** Beginnings of sentences to be joined with their ends. */
export const columnMatch = grammar({
  name: "beginnings-and-ends-to-match",
  topic: "sentence-structure",
  difficulty: "HARD",
  write(random, wanted = 3) {
    const { begins, ends, because } = random.pick(COLUMNS);
    const shown = random.shuffle([0, 1, 2]);
    const name = (order: readonly number[]) =>
      order.map((end, begin) => `${LEFT[begin]}–${RIGHT[shown.indexOf(end)]}`).join(", ");
    const answer = name([0, 1, 2]);
    const orders = permutations([0, 1, 2]);
    const isHit = (order: readonly number[]) => order.some((end, begin) => end === begin);
    // Two that share a pair with the key and one that shares a pair with each of these: then every option shares two.
    const sharing = random
      .shuffle(orders.filter((order) => isHit(order) && name(order) !== answer))
      .slice(0, 2);
    const turned = random.shuffle(orders.filter((order) => !isHit(order))).slice(0, wanted - 2);
    return {
      text: `Match the beginnings in Column I with the ends in Column II, so that the three sentences are correct and meaningful.\nColumn I:\n${begins.map((begin, at) => `(${LEFT[at]}) ${begin}`).join("\n")}\nColumn II:\n${shown.map((end, at) => `(${RIGHT[at]}) ${ends[end]}`).join("\n")}`,
      answer,
      wrong: [...sharing, ...turned].map((order) => [
        name(order),
        "joins at least two beginnings with ends that do not suit them",
      ]),
      because: `The answer is ${answer}, for ${because}.`,
      verify: () => new Set(orders.map(name)).size === 6,
    };
  },
});
