import type { Difficulty, Engine, ExamType, Subject } from "@prepfeed/contract/catalogue";
import type { ContentRow } from "./question-content.ts";

/** A question with its key and what it is about. */
export interface LabelledRow extends ContentRow {
  id: string;
  correct_answer: string;
  explanation: string;
  section: string;
  topic: string | null;
  subject: Subject | null;
  exam_type: ExamType | null;
  difficulty: Difficulty | null;
}

/** And who wrote it. */
export interface SignedRow extends LabelledRow {
  engine: Engine | null;
  verified: boolean;
}
