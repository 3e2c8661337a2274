import type { FactRow, FactTable } from "../formats/fact-table.ts";
import type { TopicKey } from "../syllabus/syllabus.ts";
import { capitalise, withArticle } from "../writing/english.ts";
import type { Writer } from "../writing/writer.ts";
import { facts } from "./facts.ts";

/** `is` continues the text after "is": "a hollow with steep walls". */
export interface Term extends FactRow {
  name: string;
  is: string;
  /** "the" for a unique thing, "" for a substance; by default "a" or "an" by its sound. */
  article?: "a" | "an" | "the" | "";
  /** Where the word has this meaning: "in the Indian census". */
  setting?: string;
  /** The language of a word in code: "Java". */
  language?: string;
}

/** Words and their meanings, asked both ways; `kind` is what they all are: "landform". */
export function glossary(
  name: string,
  topic: TopicKey,
  kind: string,
  rows: readonly Term[],
  rules: Pick<FactTable<Term>, "alsoTrue" | "mayContain" | "formats"> = {},
): Writer[] {
  const [, field] = /^term of (.+)$/.exec(kind) ?? [];
  return facts<Term>({
    name,
    topic,
    difficulty: "MEDIUM",
    kind,
    rows,
    ask: [
      {
        question: (row) =>
          placed(
            row,
            row.language
              ? `in ${row.language}, which of these is ${row.is}?`
              : isCode(row)
                ? `which of these is ${row.is}?`
                : field
                  ? `in ${field}, what is the name for ${row.is}?`
                  : `which ${kind} is ${row.is}?`,
          ),
        answer: (row) => row.name,
      },
      {
        question: (row) => placed(row, `${row.language ? `in ${row.language}, ` : ""}what is ${shown(row)}?`),
        answer: ({ is }) => capitalise(is),
        ...(rows.some(({ language }) => language) && { heading: "Meaning" }),
      },
    ],
    explain: (row) => placed(row, `${row.language ? `in ${row.language}, ` : ""}${shown(row)} is ${row.is}.`),
    ...rules,
  });
}

function isCode({ name }: Pick<Term, "name">): boolean {
  return name.startsWith("`");
}

function placed({ setting }: Term, sentence: string): string {
  return capitalise(setting ? `${setting}, ${sentence}` : sentence);
}

function shown({ name, article }: Term): string {
  if (article === undefined) return withArticle(name);
  return article === "" ? name : `${article} ${name}`;
}
