import type { Difficulty } from "@prepfeed/contract/catalogue";
import type { Format } from "../format.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import type { Writer } from "../writer.ts";
import type { Pair, PairList } from "./pair-list.ts";
import { matchLists, pairNotMatched } from "./pairs.ts";

/**
 * The topic, with its chapter where it has several ("ecology/biodiversity"), what stands above the columns, and the pairs. Where
 * an entry may go with two of the others, though all four of a list in one way only, the list is only to be matched.
 */
type ListRow = readonly [
  about: TopicKey | `${TopicKey}/${string}`,
  headings: readonly [left: string, right: string, use?: "to match only"],
  ...pairs: (readonly [left: string, right: string])[],
];

/** How often these come before lists made of tables, where a topic has them. */
const PREFERRED = 0.8;

/** Lists of things of one kind, written by hand: nothing but knowing each of them tells which goes with which. */
export function listBank(name: string, rows: readonly ListRow[]): Writer[] {
  return rows.flatMap(([about, headings, ...pairs], row) => {
    const [topic, chapter] = about.split("/") as [TopicKey, string | undefined];
    const list = pairListOf(`${name}#${row}`, headings, pairs);
    const writer = (
      way: string,
      format: Format,
      difficulty: Difficulty,
      draft: typeof matchLists,
    ): Writer => ({
      kind: "facts",
      name: [name, way, row + 1, ...(chapter ? [chapter] : [])].join("/"),
      subject: topicOf(topic).subject,
      topic,
      difficulty,
      style: difficulty === "HARD" ? "multi-step" : "application",
      format,
      preferred: PREFERRED,
      size: pairs.length,
      facts: format === "match" ? list.pairs.map(({ fact }) => fact) : [],
      mayContain: [],
      draft: (random, lead) => draft(list, random, lead),
    });
    const lists = writer("match", "match", "HARD", matchLists);
    return headings[2] ? [lists] : [lists, writer("pair-not-matched", "not", "MEDIUM", pairNotMatched)];
  });
}

function pairListOf(
  name: string,
  [left, right]: ListRow[1],
  rows: readonly (readonly [left: string, right: string])[],
): PairList {
  const shown = new Set(rows.map(String));
  const pairs = rows.map(
    ([one, other], at): Pair => ({
      fact: `${name} ${at}`,
      near: undefined,
      category: undefined,
      family: undefined,
      isEasy: false,
      left: one,
      right: other,
      wrong: () =>
        rows.flatMap(([, second], from) =>
          shown.has(String([one, second])) ? [] : [{ right: second, from: `${name} ${from}` }],
        ),
      clashes: (second) =>
        [second.right, other].some(
          (entry) => shown.has(String([one, entry])) && shown.has(String([second.left, entry])),
        ),
    }),
  );
  return { headings: { left, right }, pairs, isPair: (one, other) => shown.has(String([one, other])) };
}
