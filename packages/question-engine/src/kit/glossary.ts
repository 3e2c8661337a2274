import type { Difficulty } from "@prepfeed/contract/catalogue";
import { capitalise, withArticle } from "../english.ts";
import type { FactRow, FactTable } from "../fact-table.ts";
import { facts } from "../facts.ts";
import type { TopicKey } from "../syllabus/syllabus.ts";
import type { Writer } from "../writer.ts";

/** `is` goes on after "is": "a hollow with steep walls". */
export interface Term extends FactRow {
  name: string;
  is: string;
  /** "the" for what there is but one of, "" for a substance; "a" or "an" by its sound unless given. */
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

/** A term, with its article where it takes one; what it is, to go on after "is"; its level; its neighbourhood; and whether its own words tell what it is. */
export type ShortTerm = readonly [
  term: string,
  meaning: string,
  level: "E" | "M" | "H",
  near: string,
  plainly?: "plainly",
];

const LEVELS: Record<ShortTerm[2], Difficulty> = { E: "EASY", M: "MEDIUM", H: "HARD" };

interface TermRules extends Pick<FactTable<Term>, "mayContain" | "formats"> {
  /** Names of which what is said of one holds of the other too. */
  alike?: readonly (readonly string[])[];
}

/** A glossary in short. */
export function terms(
  name: string,
  topic: TopicKey,
  kind: string,
  rows: readonly ShortTerm[],
  { alike = [], ...rules }: TermRules = {},
): Writer[] {
  const [, language] = /\b(Python|Java|C or C\+\+|web technology)(?!\w)/.exec(kind) ?? [];
  const long = rows.map(([term, is, level, near, plainly]): Term => {
    const article = (["an", "a", "the"] as const).find((word) => term.startsWith(`${word} `)) ?? "";
    return {
      name: article ? term.slice(article.length + 1) : term,
      article,
      is,
      difficulty: LEVELS[level],
      near,
      ...(plainly && { plainly: true as const }),
      // "the HTML element" says by itself what it is of.
      language: isCode({ name: term }) && !/\b(?:HTML|CSS|JavaScript)\b/.test(is) ? language : undefined,
    };
  });
  const alsoTrue = (row: Term, other: Term) =>
    alike.some((group) => group.includes(row.name) && group.includes(other.name));
  return glossary(name, topic, kind, long, { ...rules, alsoTrue });
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
