import type { Row } from "../row.ts";
import type { questions } from "../schema.ts";
import type { ContentRow } from "./question-content.ts";

/** A question with its key and its labels. */
export interface LabelledRow
  extends ContentRow,
    Row<
      typeof questions,
      "id" | "correct_answer" | "explanation" | "section" | "topic" | "subject" | "exam_type" | "difficulty"
    > {}

/** With its author. */
export interface SignedRow extends LabelledRow, Row<typeof questions, "engine" | "verified"> {}
