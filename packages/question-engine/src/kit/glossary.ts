import { capitalise, withArticle } from "../english.ts";
import { type FactRow, facts } from "../facts.ts";
import type { TopicKey } from "../syllabus/syllabus.ts";
import type { Writer } from "../writer.ts";

/** `is` goes on after "is": "a hollow with steep walls". */
export interface Term extends FactRow {
  name: string;
  is: string;
  /** "the" for what there is but one of, "" for a substance; "a" or "an" unless given. */
  article?: "the" | "";
  /** Where the word has this meaning: "in the Indian census". */
  setting?: string;
}

/** Words and their meanings, asked both ways; `kind` is what they all are: "landform". */
export function glossary(
  name: string,
  topic: TopicKey,
  kind: string,
  rows: readonly Term[],
  alsoTrue?: (row: Term, other: Term) => boolean,
): Writer[] {
  return facts<Term>({
    name,
    topic,
    difficulty: "MEDIUM",
    kind,
    rows,
    ask: [
      { question: (row) => placed(row, `which ${kind} is ${row.is}?`), answer: (row) => row.name },
      { question: (row) => placed(row, `what is ${shown(row)}?`), answer: ({ is }) => capitalise(is) },
    ],
    explain: (row) => placed(row, `${shown(row)} is ${row.is}.`),
    ...(alsoTrue ? { alsoTrue } : {}),
  });
}

function placed({ setting }: Term, sentence: string): string {
  return capitalise(setting ? `${setting}, ${sentence}` : sentence);
}

function shown({ name, article }: Term): string {
  if (article === undefined) return withArticle(name);
  return article === "the" ? `the ${name}` : name;
}
