import { capitalise } from "../english.ts";
import { facts } from "../facts.ts";
import { turnRound } from "../formats/turn-round.ts";
import type { Subtopic } from "../syllabus/sub-topics/sub-topic.ts";
import type { Writer } from "../writer.ts";
import type { Single } from "./singles.ts";

/** Level, question, answer, three wrong answers, and what teaches the fact (the answer is among its words). */
export type HeadingRow = readonly [
  level: "E" | "M" | "H",
  ask: string,
  answer: string,
  wrong: readonly [string, string, string, ...string[]],
  tell: string,
];

const LEVELS = { E: "EASY", M: "MEDIUM", H: "HARD" } as const;

/** Facts that stand alone, each under the sub-topic that it is about. */
export function byHeading(
  name: string,
  subtopics: readonly Subtopic[],
  headings: Readonly<Record<string, readonly HeadingRow[]>>,
  mayContain: readonly string[] = [],
): Writer[] {
  const rows = Object.entries(headings).flatMap(([title, group]) => {
    const subtopic = subtopics.find((other) => other.title === title);
    if (!subtopic) throw new Error(`There is no sub-topic ${title}`);
    return group.map(
      ([level, ask, answer, wrong, tell]): Single => ({
        ask,
        answer,
        wrong,
        tell,
        subtopic: title,
        topic: subtopic.topic,
        difficulty: LEVELS[level],
      }),
    );
  });
  const [first] = rows;
  if (!first?.topic) return [];
  return facts<Single>({
    name,
    topic: first.topic,
    difficulty: "MEDIUM",
    kind: "fact",
    rows,
    ask: [
      {
        question: ({ ask }) => ask,
        answer: ({ answer }) => capitalise(answer),
        decoys: ({ wrong }) => wrong.map(capitalise),
        state: ({ ask }, answer) => turnRound(ask, answer),
      },
    ],
    explain: ({ tell }) => tell,
    mayContain,
  });
}
