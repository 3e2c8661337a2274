import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import type { Writer } from "../writer.ts";
import { inOrder } from "./order.ts";

/** The topic, how it is asked ("in the order in which …"), and the steps from the first to the last, four or more. */
type SequenceRow = readonly [topic: TopicKey, ask: string, ...steps: string[]];

/** Events that follow one another, written by hand: four of them are drawn and put out of order. */
export function sequences(name: string, rows: readonly SequenceRow[]): Writer[] {
  return rows.map(([topic, ask, ...steps], row) => {
    const placed = steps.map((step, at) => ({
      fact: `${name}#${row} ${at}`,
      name: step,
      worth: at + 1,
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
