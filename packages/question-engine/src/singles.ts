import type { Difficulty } from "@prepfeed/contract/catalogue";
import { capitalise } from "./english.ts";
import { facts } from "./facts.ts";
import type { TopicKey } from "./syllabus/syllabus.ts";
import type { Writer } from "./writer.ts";

/** A fact that stands alone, with wrong options of its own; `tell` teaches it and places them. */
export interface Single {
  ask: string;
  answer: string;
  wrong: readonly [string, string, string, ...string[]];
  tell: string;
  difficulty?: Difficulty;
}

export function singles(name: string, topic: TopicKey, rows: readonly Single[]): Writer[] {
  return facts({
    name,
    topic,
    difficulty: "MEDIUM",
    kind: "fact",
    rows,
    ask: [
      {
        question: ({ ask }) => ask,
        answer: ({ answer }) => capitalise(answer),
        decoys: ({ wrong }) => wrong.map(capitalise),
      },
    ],
    explain: ({ tell }) => tell,
  });
}
