/** Exams with similar questions. */
export type ExamFamily =
  | "JEE"
  | "NEET"
  | "GATE"
  | "CAT"
  | "UPSC"
  | "SSC"
  | "BANK"
  | "RAILWAYS"
  | "DEFENCE"
  | "SAT"
  | "GRE"
  | "LANGUAGE"
  | "GENERAL";

/** One topic in a unit's table. */
interface TopicEntry {
  title: string;
  /** Other names that learners use, in lower case. */
  aliases: readonly string[];
  /** Those of them that are only a part of it and have no questions of their own. */
  parts?: readonly string[];
  /** Exams that ask it more often than the rest of its unit. */
  stressedBy: readonly ExamFamily[];
}

export type TopicTable = Record<string, TopicEntry>;
