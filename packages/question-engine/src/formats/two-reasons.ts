import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import { words } from "../value.ts";
import type { Writer } from "../writer.ts";

/** Whether both reasons hold and explain, both hold and one explains, the only one that holds explains, or neither holds. */
const OPTIONS = {
  both: "Both Statement II and Statement III are correct and both of them explain Statement I",
  "one explains": "Both Statement II and Statement III are correct but only one of them explains Statement I",
  "one holds": "Only one of the Statements II and III is correct and that explains Statement I",
  neither: "Neither Statement II nor Statement III is correct",
} as const;

/** Statement I holds; `because` settles the two reasons without naming their numbers, since they come in any order. */
type TwoReasonsRow = readonly [
  topic: TopicKey,
  outcome: keyof typeof OPTIONS,
  statement: string,
  reasons: readonly [string, string],
  because: string,
];

/** How often these come before pairs of statements, as in the newest papers of the civil services, where a topic has enough. */
const PREFERRED = 0.6;
const ENOUGH = 3;

/** Statement I, and Statements II and III that may explain it: written by hand. */
export function twoReasons(name: string, rows: readonly TwoReasonsRow[]): Writer[] {
  const cases = rows.map((row, at) => ({ row, fact: `${name}#${at}` }));
  const topics = new Set(rows.map(([topic]) => topic));
  return [...topics].map((topic) => {
    const own = cases.filter(({ row }) => row[0] === topic);
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
  [, outcome, statement, reasons, because]: TwoReasonsRow,
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
    told: [statement, ...reasons],
    explain: () => `${because}\nSo the answer is “${answer.text}”.`,
  };
}
