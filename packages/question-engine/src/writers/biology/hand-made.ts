import { type FactRow, facts } from "../../facts.ts";
import type { TopicKey } from "../../syllabus/syllabus.ts";
import type { Writer } from "../../writer.ts";

/** A question that fits no table: its own wrong options, and an explanation that names the answer. */
interface HandMade extends FactRow {
  ask: string;
  answer: string;
  wrong: readonly [string, string, string, ...string[]];
  because: string;
}

export function handMade(name: string, topic: TopicKey, rows: readonly HandMade[]): Writer[] {
  return facts({
    name,
    topic,
    difficulty: "MEDIUM",
    kind: "question",
    rows,
    ask: [{ question: ({ ask }) => ask, answer: ({ answer }) => answer, decoys: ({ wrong }) => wrong }],
    explain: ({ because }) => because,
  });
}
