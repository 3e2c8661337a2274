import type { Random } from "../numbers/random.ts";
import { words } from "../numbers/value.ts";
import type { Draft } from "../question/draft.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import type { Writer } from "../writing/writer.ts";

/**
 * Whether both reasons are true and explain, both are true and one explains, the only true one explains, or neither
 * is true.
 */
const OPTIONS = {
  both: "Both Statement II and Statement III are correct and both of them explain Statement I",
  "one explains": "Both Statement II and Statement III are correct but only one of them explains Statement I",
  "one holds": "Only one of the Statements II and III is correct and that explains Statement I",
  neither: "Neither Statement II nor Statement III is correct",
} as const;

/** Statement I is true; `because` explains the two reasons without their numbers, because they come in any order. */
export interface TwoReasonsRow {
  topic: TopicKey;
  outcome: keyof typeof OPTIONS;
  statement: string;
  reasons: readonly [string, string];
  because: string;
}

/**
 * How often these come before pairs of statements, as in the newest papers of the civil services, if a topic has
 * enough.
 */
const PREFERRED = 0.6;
const ENOUGH = 3;

/** Statement I, and Statements II and III that may explain it: written by hand. */
export function twoReasons(name: string, rows: readonly TwoReasonsRow[]): Writer[] {
  const cases = rows.map((row, at) => ({ row, fact: `${name}#${at}` }));
  const topics = new Set(rows.map(({ topic }) => topic));
  return [...topics].map((topic) => {
    const own = cases.filter(({ row }) => row.topic === topic);
    return {
      kind: "facts",
      name: `${name}/${topic}`,
      subject: topicOf(topic).subject,
      topic,
      difficulty: "HARD",
      style: "multi-step",
      format: "assertion-reason",
      ...(own.length >= ENOUGH && { preferred: PREFERRED }),
      size: own.length,
      facts: own.map(({ fact }) => fact),
      mayContain: [],
      draft(random, index) {
        const found = own[index];
        return found && draftOf(found.row, found.fact, random);
      },
    };
  });
}

function draftOf(
  { outcome, statement, reasons, because }: TwoReasonsRow,
  fact: string,
  random: Random,
): Draft {
  const [second, third] = random.shuffle(reasons);
  const listed = Object.values(OPTIONS).map((option) => words(option));
  const answer = listed.find(({ text }) => text === OPTIONS[outcome]) ?? words("");
  return {
    text: [
      "Consider the following statements:",
      `Statement I: ${statement}`,
      `Statement II: ${second}`,
      `Statement III: ${third}`,
      "Which one of the following is correct in respect of the above statements?",
    ].join("\n"),
    answer,
    wrong: listed.filter((value) => value !== answer),
    listed,
    fixedOptions: true,
    about: [fact],
    coveredFacts: [statement, ...reasons],
    explain: () => `${because}\nSo the answer is “${answer.text}”.`,
  };
}
