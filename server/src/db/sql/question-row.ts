import type { Row } from "../row.ts";
import type { questions } from "../schema.ts";
import { CONTENT, type ContentRow } from "./question-content.ts";

/** A question of a post with its key; `q` are the questions. */
export interface QuestionRow
  extends ContentRow,
    Row<
      typeof questions,
      | "id"
      | "post_id"
      | "author_id"
      | "state"
      | "correct_answer"
      | "also_right"
      | "explanation"
      | "section"
      | "topic"
    > {
  /** So called because a post has a version too. */
  question_version: number;
}

export const QUESTION = `q.id, q.version as question_version, q.post_id, q.author_id, ${CONTENT}, q.state, q.correct_answer, q.also_right, q.explanation, q.section, q.topic`;
