import type { AnswerKey } from "@prepfeed/contract/questions/marking";
import type { QuestionState } from "@prepfeed/contract/questions/question-states";
import type { Row } from "../db/row.ts";
import type { questions } from "../db/schema.ts";

/** What answers to a question are marked by. */
export const keyOf = (
  row: Row<typeof questions, "kind" | "correct_answer" | "tolerance" | "also_right">,
): AnswerKey => ({
  kind: row.kind,
  correctAnswer: row.correct_answer,
  tolerance: row.tolerance,
  alsoRight: row.also_right,
});

/** Whether a question counts for nobody. One that is only being checked counts until that is decided. */
export const isDropped = (state: QuestionState | null) => state !== null && state !== "CHECKED";
