import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Format } from "../question/format.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import type { Writer } from "../writing/writer.ts";
import type { Pair, PairList } from "./pair-list.ts";
import { matchLists, pairNotMatched } from "./pairs.ts";

export interface ListRow {
  /** The topic, with its chapter if it has several: "ecology/biodiversity". */
  about: TopicKey | `${TopicKey}/${string}`;
  headings: readonly [left: string, right: string];
  pairs: readonly (readonly [left: string, right: string])[];
  /** An entry may go with two of the others, although each list has one solution. */
  toMatchOnly?: true;
}

/** How often these come before lists made from tables, if a topic has them. */
const PREFERRED = 0.8;

/** Hand-written lists of things of one kind: only knowing each of them shows which belongs to which. */
export function listBank(name: string, rows: readonly ListRow[]): Writer[] {
  return rows.flatMap(({ about, headings, pairs, toMatchOnly }, row) => {
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
      chapter,
      preferred: PREFERRED,
      size: pairs.length,
      facts: format === "match" ? list.pairs.map(({ fact }) => fact) : [],
      mayContain: [],
      draft: (random, lead) => draft(list, random, lead),
    });
    const lists = writer("match", "match", "HARD", matchLists);
    return toMatchOnly ? [lists] : [lists, writer("pair-not-matched", "not", "MEDIUM", pairNotMatched)];
  });
}

function pairListOf(name: string, [left, right]: ListRow["headings"], rows: ListRow["pairs"]): PairList {
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
