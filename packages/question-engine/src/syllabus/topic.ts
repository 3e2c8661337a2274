import type { ExamFamily } from "../exam-families.ts";

/** One topic as it stands in a unit's table. */
interface TopicEntry {
  title: string;
  /** Other names that learners write, in lower case. */
  aliases: readonly string[];
  /** Those of them that are only a part of it and have no questions of their own. */
  parts?: readonly string[];
  /** Exams in which it comes up more often than the rest of its unit. */
  stressedBy: readonly ExamFamily[];
}

export type TopicTable = Record<string, TopicEntry>;
