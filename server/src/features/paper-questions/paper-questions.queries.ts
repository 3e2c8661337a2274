import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { mockAnswers, mockTestQuestions, mockTests, questions } from "../../db/schema.ts";
import { hasHiddenKey, wasSat } from "../../db/sql/hidden-keys.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";
import { toggleRow } from "../../db/sql/toggle-row.ts";

export interface AccessRow extends Row<typeof mockTestQuestions, "comments_count"> {
  was_sat: boolean;
  is_key_hidden: boolean;
}

/** What decides whether a person may see more of a paper's question. */
export async function findAccess(
  db: Database,
  userId: string,
  questionId: string,
): Promise<AccessRow | undefined> {
  const [row] = await db.query<AccessRow>(
    `select ${wasSat("$1")} as was_sat, ${hasHiddenKey("$1")} as is_key_hidden, here.comments_count
     from mock_test_questions here join questions q on q.id = here.question_id where here.question_id = $2`,
    [userId, questionId],
  );
  return row;
}

export const toggleLike = toggleRow("question_likes", "question_id", "user_id");

export async function addToLikes(tx: Database, questionId: string, change: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "update mock_test_questions set likes_count = likes_count + $2 where question_id = $1 returning likes_count as count",
    [questionId, change],
  );
  return row?.count ?? 0;
}

export async function addToComments(tx: Database, questionId: string, change: number) {
  await tx.query(
    "update mock_test_questions set comments_count = comments_count + $2 where question_id = $1",
    [questionId, change],
  );
}

export const toggleBookmark = toggleRow("question_bookmarks", "question_id", "user_id");

export interface BookmarkedRow
  extends ContentRow,
    Row<typeof questions, "id" | "correct_answer" | "explanation" | "subject" | "topic" | "difficulty">,
    Row<typeof mockTestQuestions, "likes_count" | "comments_count">,
    Row<typeof mockTests, "title">,
    Row<typeof mockAnswers, "answer" | "outcome"> {
  is_liked: boolean;
  attempt_id: string;
}

/** Newest first, without those of a paper that is being sat. */
export function listBookmarked(db: Database, userId: string, { page, size }: PageQuery) {
  return db.query<BookmarkedRow>(
    `select q.id, ${CONTENT}, q.correct_answer, q.explanation, q.subject, q.topic, q.difficulty, here.likes_count, here.comments_count,
       exists (select 1 from question_likes l where l.question_id = q.id and l.user_id = $1) as is_liked,
       t.title, a.id as attempt_id, m.answer, m.outcome
     from question_bookmarks b join questions q on q.id = b.question_id ${CONTENT_TABLES}
       join mock_test_questions here on here.question_id = q.id join mock_tests t on t.id = here.test_id
       join mock_attempts a on a.test_id = t.id and a.user_id = $1 and a.number = 1
       left join mock_answers m on m.attempt_id = a.id and m.question_id = q.id
     where b.user_id = $1 and not ${hasHiddenKey("$1")}
     order by b.created_at desc, b.question_id desc limit $2 offset $3`,
    [userId, size, page * size],
  );
}

export async function countBookmarked(
  db: Database,
  userId: string,
): Promise<{ shown: number; held: number }> {
  const [row] = await db.query<{ shown: number; held: number }>(
    `select count(*) filter (where not is_key_hidden)::int as shown, count(*) filter (where is_key_hidden)::int as held
     from (select ${hasHiddenKey("$1")} as is_key_hidden from question_bookmarks b join questions q on q.id = b.question_id where b.user_id = $1) own`,
    [userId],
  );
  return row ?? { shown: 0, held: 0 };
}
