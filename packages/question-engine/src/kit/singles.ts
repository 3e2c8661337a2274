import type { Ask, FactRow, FactTable } from "../formats/fact-table.ts";
import { turnRound } from "../formats/turn-round.ts";
import type { TopicKey } from "../syllabus/syllabus.ts";
import { capitalise } from "../writing/english.ts";
import type { Writer } from "../writing/writer.ts";
import { facts } from "./facts.ts";

/** A single fact, with its own wrong options; `because` explains it and them. */
export interface Single extends FactRow {
  question: string;
  answer: string;
  wrong: readonly [string, string, string, ...string[]];
  because: string;
}

export function singles(
  name: string,
  topic: TopicKey,
  rows: readonly Single[],
  mayContain?: readonly string[],
): Writer[] {
  const ask = {
    answer: ({ answer }: Single) => capitalise(answer),
    decoys: ({ wrong }: Single) => wrong.map(capitalise),
  };
  return table(name, topic, rows, ask, { mayContain });
}

/** Singles on wording: options stay as written, because most of them fill a blank. */
export function wordings(name: string, topic: TopicKey, rows: readonly Single[]): Writer[] {
  return table(
    name,
    topic,
    rows,
    { answer: ({ answer }) => answer, decoys: ({ wrong }) => wrong, asWritten: true },
    { style: "application" },
  );
}

function table(
  name: string,
  topic: TopicKey,
  rows: readonly Single[],
  options: Pick<Ask<Single>, "answer" | "decoys" | "asWritten">,
  rest: Pick<FactTable<Single>, "style" | "mayContain">,
): Writer[] {
  const state = options.asWritten
    ? false
    : ({ question }: Single, answer: string) => turnRound(question, answer);
  return facts<Single>({
    name,
    topic,
    difficulty: "MEDIUM",
    kind: "fact",
    rows,
    ask: [{ question: ({ question }) => question, ...options, state }],
    explain: ({ because }) => because,
    ...rest,
  });
}
