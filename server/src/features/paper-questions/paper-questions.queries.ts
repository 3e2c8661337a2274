import type { Difficulty, Subject } from "@prepfeed/contract/catalogue";
import type { PageQuery } from "@prepfeed/contract/paging";
import type { Outcome } from "@prepfeed/contract/paper-marking";
import type { Database } from "../../db/database.ts";
import { isHeld, wasSat } from "../../db/sql/held-keys.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";

export interface AccessRow {
  was_sat: boolean;
  is_held: boolean;
  comments_count: number;
}

/** What decides whether somebody may know more of a question of a paper. */
export async function findAccess(
  db: Database,
  userId: string,
  questionId: string,
): Promise<AccessRow | undefined> {
  const [row] = await db.query<AccessRow>(
    `select ${wasSat("$1")} as was_sat, ${isHeld("$1")} as is_held, here.comments_count
     from mock_test_questions here join questions q on q.id = here.question_id where here.question_id = $2`,
    [userId, questionId],
  );
  return row;
}

export async function insertLike(tx: Database, questionId: string, userId: string): Promise<boolean> {
  const rows = await tx.query(
    "insert into question_likes (question_id, user_id) values ($1, $2) on conflict do nothing returning 1",
    [questionId, userId],
  );
  return rows.length > 0;
}

export async function deleteLike(tx: Database, questionId: string, userId: string): Promise<boolean> {
  const rows = await tx.query(
    "delete from question_likes where question_id = $1 and user_id = $2 returning 1",
    [questionId, userId],
  );
  return rows.length > 0;
}

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

/** Whether it is bookmarked from now on. */
export async function toggleBookmark(tx: Database, questionId: string, userId: string): Promise<boolean> {
  const kept = await tx.query(
    "insert into question_bookmarks (question_id, user_id) values ($1, $2) on conflict do nothing returning 1",
    [questionId, userId],
  );
  if (kept.length > 0) return true;
  await tx.query("delete from question_bookmarks where question_id = $1 and user_id = $2", [
    questionId,
    userId,
  ]);
  return false;
}

export interface BookmarkedRow extends ContentRow {
  id: string;
  correct_answer: string;
  explanation: string;
  subject: Subject | null;
  topic: string | null;
  difficulty: Difficulty | null;
  likes_count: number;
  comments_count: number;
  is_liked: boolean;
  title: string;
  attempt_id: string;
  answer: string | null;
  outcome: Outcome | null;
}

/** The newest first, without those of a paper that is being sat. */
export function listBookmarked(db: Database, userId: string, { page, size }: PageQuery) {
  return db.query<BookmarkedRow>(
    `select q.id, ${CONTENT}, q.correct_answer, q.explanation, q.subject, q.topic, q.difficulty, here.likes_count, here.comments_count,
       exists (select 1 from question_likes l where l.question_id = q.id and l.user_id = $1) as is_liked,
       t.title, a.id as attempt_id, m.answer, m.outcome
     from question_bookmarks b join questions q on q.id = b.question_id ${CONTENT_TABLES}
       join mock_test_questions here on here.question_id = q.id join mock_tests t on t.id = here.test_id
       join mock_attempts a on a.test_id = t.id and a.user_id = $1 and a.number = 1
       left join mock_answers m on m.attempt_id = a.id and m.question_id = q.id
     where b.user_id = $1 and not ${isHeld("$1")}
     order by b.created_at desc, b.question_id desc limit $2 offset $3`,
    [userId, size, page * size],
  );
}

export async function countBookmarked(
  db: Database,
  userId: string,
): Promise<{ shown: number; held: number }> {
  const [row] = await db.query<{ shown: number; held: number }>(
    `select count(*) filter (where not is_held)::int as shown, count(*) filter (where is_held)::int as held
     from (select ${isHeld("$1")} as is_held from question_bookmarks b join questions q on q.id = b.question_id where b.user_id = $1) own`,
    [userId],
  );
  return row ?? { shown: 0, held: 0 };
}
