import type { TopicKey } from "../syllabus.ts";

/** A heading below a topic, and which questions are about it. */
export interface Subtopic {
  title: string;
  topic: TopicKey;
  /** Other names that learners write. */
  aliases?: readonly string[];
  /** Writers and whole tables that are about it, by name, with spaces between them. */
  writers?: string;
  /** Also the cases of its unit's tables whose question or answer says this, unless it says `not`. */
  says?: RegExp;
  not?: RegExp;
}
