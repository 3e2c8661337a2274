import type { Response } from "@prepfeed/contract/practice";
import type { ResponseRow } from "./progress.queries.ts";

/** One's own answer with what it taught. */
export function responseView(row: ResponseRow): Response {
  return {
    questionId: row.question_id,
    postId: row.post_id,
    questionText: row.question_text,
    options: [row.option_a, row.option_b, row.option_c, row.option_d],
    selectedOption: row.selected_option,
    isCorrect: row.is_correct,
    correctAnswer: row.correct_answer,
    explanation: row.explanation,
    subject: row.subject,
    examType: row.exam_type,
    difficultyLevel: row.difficulty,
    topic: row.topic,
    timeSpent: row.time_spent,
    submittedAt: row.submitted_at.toISOString(),
  };
}
