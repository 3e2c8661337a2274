import { CONTENT, type ContentRow } from "./question-content.ts";

/** A question of a post with its key; `q` are the questions. */
export interface QuestionRow extends ContentRow {
  id: string;
  post_id: string | null;
  author_id: string | null;
  correct_answer: string;
  explanation: string;
  section: string;
  topic: string | null;
}

export const QUESTION = `q.id, q.post_id, q.author_id, ${CONTENT}, q.correct_answer, q.explanation, q.section, q.topic`;
