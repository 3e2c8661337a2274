import type { TopicKey } from "../syllabus.ts";

/** A heading below a topic, and which questions are about it. */
export interface Subtopic {
  title: string;
  topic: TopicKey;
  /** Other names that learners write. */
  aliases: readonly string[];
  /** Writers and whole tables that are about it, by name. */
  writers: readonly string[];
  /** Also the cases of tables whose question or answer says this, unless it says `not`. */
  says?: RegExp;
  not?: RegExp;
  /** The topics whose tables are looked through: its own, and perhaps others of the unit. */
  topics: readonly TopicKey[];
}

interface Short {
  /** Other names, with semicolons between them. */
  as?: string;
  /** Names of writers and tables, with spaces between them. */
  writers?: string;
  says?: RegExp;
  not?: RegExp;
  /** Other topics whose tables hold something of it. */
  in?: string;
}

/** A sub-topic in short. */
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
