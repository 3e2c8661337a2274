import type { Row } from "../row.ts";
import type { questions } from "../schema.ts";

/** What decides how hard a question is for a learner who has not answered it, and its stimulus. */
export interface OpenQuestionRow
  extends Row<
    typeof questions,
    "id" | "subject" | "topic" | "estimate" | "kind" | "difficulty" | "stimulus_id" | "option_e"
  > {
  /** How many answers the estimate includes; absent for a question that nobody else can answer. */
  answers?: number;
}

/** For a question `q`. */
export const OPEN_QUESTION =
  "q.id, q.subject, q.topic, q.estimate, q.kind, q.difficulty, q.stimulus_id, q.option_e, q.attempts_count - q.earlier_attempts as answers";
