import type { Response } from "@prepfeed/contract/practice";
import { optionsOf } from "@prepfeed/contract/question-parts";
import { contentView, withoutOptions } from "../../db/sql/question-content.ts";
import { topicView } from "../questions/public-question.ts";
import type { ResponseRow } from "./progress.queries.ts";

/** One's own answer with what it taught, and when the question comes back. */
export function responseView(row: ResponseRow, comesBack: string | null): Response {
  return {
    questionId: row.question_id,
    postId: row.post_id,
    kind: row.kind,
    questionText: row.question_text,
    ...withoutOptions(row),
    options: optionsOf(contentView(row)),
    selectedOption: row.selected_option,
    isCorrect: row.is_correct,
    correctAnswer: row.correct_answer,
    explanation: row.explanation,
    subject: row.subject,
    examType: row.exam_type,
    difficultyLevel: row.difficulty,
    ...topicView(row.topic),
    timeSpent: row.time_spent,
    submittedAt: row.submitted_at.toISOString(),
    comesBack,
    setAside: row.set_aside ?? false,
  };
}
