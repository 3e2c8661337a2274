import { rowsIn } from "../../../kit/from-content/rows-in.ts";
import { permutations } from "../../../numbers/permutations.ts";
import { grammar } from "./grammar.ts";

/** Three beginnings and their ends, in the same order: no beginning goes with another's end. */
interface Columns {
  begins: readonly [string, string, string];
  ends: readonly [string, string, string];
  because: string;
}

const rows = rowsIn(new URL("../../../content/english/sentences/column-matches.yaml", import.meta.url));

const COLUMNS = rows<Columns>("beginnings-and-ends-to-match");

const [LEFT, RIGHT] = ["ABC", "DEF"];

/** Beginnings of sentences to be joined with their ends. */
export const columnMatch = grammar({
  name: "beginnings-and-ends-to-match",
  chapter: "sentences-to-repair",
  form: "bank",
  topic: "sentence-structure",
  difficulty: "HARD",
  write(random, wanted = 3) {
    const { begins, ends, because } = random.pick(COLUMNS);
    const orders = permutations([0, 1, 2]);
    const isStraight = (order: readonly number[]) => order.every((end, at) => end === at);
    // Ends in the order of their beginnings would make the key conspicuous, so this order is never offered.
    const shown = random.pick(orders.filter((order) => !isStraight(order)));
    const name = (order: readonly number[]) =>
      order.map((end, begin) => `${LEFT[begin]}–${RIGHT[shown.indexOf(end)]}`).join(", ");
    const answer = name([0, 1, 2]);
    const isHit = (order: readonly number[]) => order.some((end, begin) => end === begin);
    // Two that share a pair with the key and one that shares a pair with each of these: then every option shares two.
    const offered = random.shuffle(
      orders.filter((order) => !isStraight(order) && String(order) !== String(shown)),
    );
    const turned = offered.filter((order) => !isHit(order)).slice(0, wanted - 2);
    const sharing = offered.filter(isHit).slice(0, wanted - turned.length);
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
