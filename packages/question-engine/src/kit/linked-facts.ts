import type { TopicKey } from "../syllabus/syllabus.ts";
import { capitalise } from "../writing/english.ts";
import type { Writer } from "../writing/writer.ts";
import { facts } from "./facts.ts";
import type { Single } from "./singles.ts";

/**
 * A question with wrong answers of the same kind. `because` says why the answer is right, in words that contain it.
 * MEDIUM if one known fact is enough.
 */
export interface LinkedFact extends Single {
  topic: TopicKey;
  difficulty?: "MEDIUM";
}

/** Hard questions that are answered by joining known facts (causes, comparisons, data to interpret, what would change), and Medium ones that apply one. */
export function linkedFacts(name: string, rows: readonly LinkedFact[]): Writer[] {
  const [first] = rows;
  if (!first) return [];
  const writers = facts<LinkedFact>({
    name,
    topic: first.topic,
    difficulty: "HARD",
    kind: "fact",
    style: "multi-step",
    rows,
    ask: [
      {
        question: ({ question }) => question,
        answer: ({ answer }) => capitalise(answer),
        decoys: ({ wrong }) => wrong.map(capitalise),
        state: false,
      },
    ],
    explain: ({ because }) => because,
    formats: false,
  });
  // A fact that has to be thought about goes further than one that is only asked for.
  return writers.map((writer) =>
    writer.difficulty === "MEDIUM" ? { ...writer, style: "application", depth: 3 } : { ...writer, depth: 4 },
  );
}
