import type { Difficulty } from "@prepfeed/contract/catalogue";
import { capitalise } from "../english.ts";
import { facts } from "../facts.ts";
import type { TopicKey } from "../syllabus/syllabus.ts";
import type { Writer } from "../writer.ts";

/** A term, with its article where it takes one; what it is, to go on after "is"; its level; and its neighbourhood. */
export type Term = readonly [term: string, meaning: string, level: "E" | "M" | "H", near: string];

const LEVELS: Record<Term[2], Difficulty> = { E: "EASY", M: "MEDIUM", H: "HARD" };

const bare = (term: string) => term.replace(/^(an?|the) /, "");

/** A table of terms, asked from the meaning to the term and back. */
export function terms(
  name: string,
  topic: TopicKey,
  kind: string,
  rows: readonly Term[],
  mayContain: readonly string[] = [],
): Writer[] {
  return facts({
    name,
    topic,
    difficulty: "MEDIUM",
    kind,
    rows: rows.map(([term, meaning, level, near]) => ({ term, meaning, difficulty: LEVELS[level], near })),
    ask: [
      {
        question: ({ meaning }) => `Which ${kind} ${kind.startsWith("term") ? "means" : "is"} ${meaning}?`,
        answer: ({ term }) => bare(term),
      },
      { question: ({ term }) => `What is ${term}?`, answer: ({ meaning }) => capitalise(meaning) },
    ],
    explain: ({ term, meaning }) => `${capitalise(term)} is ${meaning}.`,
    mayContain,
  });
}
