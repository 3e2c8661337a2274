import type { Mistake, PracticeQuestion } from "@prepfeed/contract/learning/practice";
import { publicQuestion } from "../questions/public-question.ts";
import type { PracticeRow } from "./practice.queries.ts";

/** Without key and explanation, which are shown with the answer. */
export function practiceQuestionView(row: PracticeRow): PracticeQuestion {
  return {
    ...publicQuestion(row, undefined, undefined, false),
    subject: row.subject,
    examType: row.exam_type,
    difficultyLevel: row.difficulty,
    engine: row.engine,
    verified: row.verified,
  };
}

/** Leaves out what the first answer revealed, so that the question can be tried again. */
export function mistakeView(row: PracticeRow): Mistake {
  const { myAnswer: _, ...question } = practiceQuestionView(row);
  return question;
}
