import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import type { Writer } from "../writing/writer.ts";
import { inOrder } from "./order.ts";

export interface SequenceRow {
  topic: TopicKey;
  /** How it is asked: "… in the order in which they take place". */
  ask: string;
  /** Four or more, from the first to the last. */
  steps: readonly string[];
}

/** Events that follow one another, written by hand: four of them are drawn and shuffled. */
export function sequences(name: string, rows: readonly SequenceRow[]): Writer[] {
  return rows.map(({ topic, ask, steps }, row) => {
    const placed = steps.map((step, at) => ({
      fact: `${name}#${row} ${at}`,
      name: step,
      amount: at + 1,
      shown: `step ${at + 1} of ${steps.length}`,
    }));
    return {
      kind: "facts",
      name: `${name}/order/${row + 1}`,
      subject: topicOf(topic).subject,
      topic,
      difficulty: "HARD",
      style: "multi-step",
      format: "order",
      size: placed.length,
      facts: placed.map(({ fact }) => fact),
      mayContain: [],
      draft: (random, lead) => inOrder(placed, ask, random, lead),
    };
  });
}
