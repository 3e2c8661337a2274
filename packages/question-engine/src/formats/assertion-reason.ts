import { words } from "../numbers/value.ts";
import type { Draft } from "../question/draft.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import type { Writer } from "../writing/writer.ts";

/** Whether the second explains the first, both are true without that, or one of them is false. */
type Outcome = "explains" | "both" | "only first" | "only second";

export interface ReasonedRow {
  topic: TopicKey;
  outcome: Outcome;
  assertion: string;
  reason: string;
  because: string;
}

interface Form {
  first: string;
  second: string;
  begin: string;
  ask: string;
  options: Record<Outcome, string>;
}

/** In the wording of medical and engineering entrances, and of the civil services. */
const FORMS = {
  assertion: {
    first: "Assertion (A)",
    second: "Reason (R)",
    begin: "Given below are two statements, one labelled Assertion (A) and the other Reason (R).",
    ask: "In the light of the above statements, choose the correct answer from the options given below:",
    options: {
      explains: "Both A and R are true and R is the correct explanation of A",
      both: "Both A and R are true but R is not the correct explanation of A",
      "only first": "A is true but R is false",
      "only second": "A is false but R is true",
    },
  },
  statements: {
    first: "Statement I",
    second: "Statement II",
    begin: "Consider the following statements:",
    ask: "Which one of the following is correct in respect of the above statements?",
    options: {
      explains: "Both Statement I and Statement II are correct and Statement II explains Statement I",
      both: "Both Statement I and Statement II are correct but Statement II does not explain Statement I",
      "only first": "Statement I is correct but Statement II is not",
      "only second": "Statement I is not correct but Statement II is",
    },
  },
} satisfies Record<string, Form>;

export type ReasonedForm = keyof typeof FORMS;

const OUTCOMES: readonly Outcome[] = ["explains", "both", "only first", "only second"];

/**
 * Two statements of which one may explain the other. They cannot be made by exchanging words, so each is written by
 * hand.
 */
export function reasoned(name: string, form: ReasonedForm, rows: readonly ReasonedRow[]): Writer[] {
  const topics = new Map<TopicKey, { row: ReasonedRow; fact: string }[]>();
  for (const [at, row] of rows.entries()) {
    const cases = topics.get(row.topic) ?? [];
    topics.set(row.topic, [...cases, { row, fact: `${name}#${at}` }]);
  }
  return [...topics].map(([topic, cases]) => ({
    kind: "facts",
    name: `${name}/${topic}`,
    subject: topicOf(topic).subject,
    topic,
    difficulty: "HARD",
    style: "multi-step",
    format: "assertion-reason",
    size: cases.length,
    facts: cases.map(({ fact }) => fact),
    mayContain: [],
    draft(_, index) {
      const found = cases[index];
      return found && reasonedDraft(FORMS[form], found.row, found.fact);
    },
  }));
}

function reasonedDraft(
  form: Form,
  { outcome, assertion, reason, because }: ReasonedRow,
  fact: string,
): Draft {
  const { first, second, begin, ask, options } = form;
  const listed = OUTCOMES.map((one) => words(options[one]));
  const answer = listed[OUTCOMES.indexOf(outcome)] ?? words("");
  return {
    text: [begin, `${first}: ${assertion}`, `${second}: ${reason}`, ask].join("\n"),
    answer,
    wrong: listed.filter((value) => value !== answer),
    listed,
    fixedOptions: true,
    about: fact,
    coveredFacts: [assertion, reason],
    explain: () => `${because}\nSo the answer is “${answer.text}”.`,
  };
}
