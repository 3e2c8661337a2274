import type { Response } from "@prepfeed/contract/learning/practice";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import { contentView, withoutOptions } from "../../db/sql/question-content.ts";
import { topicView } from "../questions/public-question.ts";
import type { ResponseRow } from "./progress.queries.ts";

/** The learner's answer with key and explanation, and when the question is due again. */
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
    section: row.section,
    examType: row.exam_type,
    difficultyLevel: row.difficulty,
    ...topicView(row.topic),
    timeSpent: row.time_spent,
    submittedAt: row.submitted_at.toISOString(),
    comesBack,
    setAside: row.set_aside ?? false,
  };
}
