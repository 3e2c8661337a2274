import { capitalise } from "../english.ts";
import type { Ask, FactRow } from "../fact-table.ts";
import { facts } from "../facts.ts";
import { turnRound } from "../formats/turn-round.ts";
import type { TopicKey } from "../syllabus/syllabus.ts";
import type { Style, Writer } from "../writer.ts";

/** A fact that stands alone, with wrong options of its own; `tell` teaches it and places them. */
export interface Single extends FactRow {
  ask: string;
  answer: string;
  wrong: readonly [string, string, string, ...string[]];
  tell: string;
}

export function singles(name: string, topic: TopicKey, rows: readonly Single[]): Writer[] {
  return table(name, topic, rows, {
    answer: ({ answer }) => capitalise(answer),
    decoys: ({ wrong }) => wrong.map(capitalise),
  });
}

/** Singles on wording: options stay as they are written, since most of them fill a blank. */
export function wordings(name: string, topic: TopicKey, rows: readonly Single[]): Writer[] {
  return table(
    name,
    topic,
    rows,
    { answer: ({ answer }) => answer, decoys: ({ wrong }) => wrong, asWritten: true },
    "application",
  );
}

function table(
  name: string,
  topic: TopicKey,
  rows: readonly Single[],
  options: Pick<Ask<Single>, "answer" | "decoys" | "asWritten">,
  style?: Style,
): Writer[] {
  const state = options.asWritten ? false : ({ ask }: Single, answer: string) => turnRound(ask, answer);
  return facts<Single>({
    name,
    topic,
    difficulty: "MEDIUM",
    kind: "fact",
    rows,
    ask: [{ question: ({ ask }) => ask, ...options, state }],
    explain: ({ tell }) => tell,
    style,
  });
}
