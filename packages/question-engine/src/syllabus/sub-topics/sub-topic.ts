import type { TopicKey } from "../syllabus.ts";

/** A heading below a topic, and the questions about it. */
export interface Subtopic {
  title: string;
  topic: TopicKey;
  /** Other names that learners use. */
  aliases: readonly string[];
  /** Writers and whole tables about it, by name. */
  writers: readonly string[];
  /** Also the cases of tables whose question or answer matches this, unless it matches `not`. */
  says?: RegExp;
  not?: RegExp;
  /** The topics whose tables are searched: its own, and perhaps others of the unit. */
  topics: readonly TopicKey[];
}

interface Short {
  /** Other names, separated by semicolons. */
  as?: string;
  /** Names of writers and tables, separated by spaces. */
  writers?: string;
  says?: RegExp;
  not?: RegExp;
  /** Other topics whose tables contain something about it. */
  in?: string;
}

/** A short form of a sub-topic. */
export function sub(title: string, topic: TopicKey, short: Short): Subtopic {
  const { as, writers, says, not, in: others } = short;
  return {
    title,
    topic,
    aliases: as?.split("; ") ?? [],
    writers: writers?.split(" ") ?? [],
    says,
    not,
    topics: [topic, ...((others?.split(" ") ?? []) as TopicKey[])],
  };
}
