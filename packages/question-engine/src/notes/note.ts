import type { TopicKey } from "../syllabus/syllabus.ts";

/**
 * The text that a learner reads about a topic. In every text `$…$` is maths and backticks contain code; nothing
 * else is markup. docs/notes.md says how to write one.
 */
export interface Note {
  topic: TopicKey;
  /** Plain words; the first sentence says what the thing is, so that it can answer "What is …?" alone. */
  about: string;
  /** One entry for each definition, law, formula or group of dates, so that a search by name finds it. */
  know: readonly NoteEntry[];
  table?: NoteTable;
  /** How exams ask it. */
  asked: string;
  traps: readonly string[];
  example: NoteExample;
  /** Neighbours of the topic. */
  see: readonly TopicKey[];
}

interface NoteEntry {
  name: string;
  /** Other names that learners search for; they are not shown. */
  aliases?: readonly string[];
  text: string;
  /** A formula on a separate line, without dollars. */
  formula?: string;
}

interface NoteTable {
  /** Its caption, by which it is found like an entry. */
  name: string;
  aliases?: readonly string[];
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

interface NoteExample {
  question: string;
  steps: readonly string[];
  answer: string;
}
