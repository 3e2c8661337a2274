import type { Difficulty, Engine } from "@prepfeed/contract/catalogue";
import type { Ask } from "@prepfeed/contract/tutor";
import type { Database } from "../../db/database.ts";
import { isHeld } from "../../db/sql/held-keys.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";

export interface TutoredRow extends ContentRow {
  id: string;
  is_own: boolean;
  correct_answer: string;
  explanation: string;
  topic: string | null;
  difficulty: Difficulty | null;
  engine: Engine | null;
  writer: string | null;
  /** Whether they sit a paper that asks it: then nothing of it leaves. */
  is_held: boolean;
  /** Null while it is not answered. */
  selected_option: string | null;
}

/** With its key: what of it leaves is for the caller to decide. One made for somebody else's practice does not exist for this person. */
export async function findTutored(
  db: Database,
  viewerId: string,
  id: string,
): Promise<TutoredRow | undefined> {
  const [row] = await db.query<TutoredRow>(
    `select q.id, ${CONTENT}, q.author_id is not distinct from $1::uuid as is_own, q.correct_answer, q.explanation, q.topic, q.difficulty,
       q.engine, q.writer, a.selected_option, ${isHeld("$1")} as is_held
     from questions q ${CONTENT_TABLES} left join answers a on a.question_id = q.id and a.user_id = $1
     where q.id = $2 and (a.user_id is not null or q.post_id is not null or q.asked_by = $1)`,
    [viewerId, id],
  );
  return row;
}

export interface NewAnswer {
  id: string;
  userId: string;
  questionId: string;
  ask: Ask;
  engine: Engine;
  model: string;
  at: Date;
}

/** Nothing of somebody who has left. */
export async function insertAnswer(db: Database, answer: NewAnswer) {
  await db.query(
    `insert into tutor_answers (id, user_id, question_id, ask, engine, model, created_at)
     select $1::uuid, id, $3::uuid, $4, $5, left($6, 100), $7::timestamptz from users where id = $2 and deleted_at is null for key share`,
    [answer.id, answer.userId, answer.questionId, answer.ask, answer.engine, answer.model, answer.at],
  );
}

/** False when this person got no such answer. */
export async function updateRating(
  db: Database,
  {
    id,
    userId,
    questionId,
    isHelpful,
  }: { id: string; userId: string; questionId: string; isHelpful: boolean },
): Promise<boolean> {
  const rows = await db.query(
    "update tutor_answers set is_helpful = $4 where id = $1 and user_id = $2 and question_id = $3 returning 1",
    [id, userId, questionId, isHelpful],
  );
  return rows.length > 0;
}

export async function deleteAnswersBefore(db: Database, { unrated, rated }: { unrated: Date; rated: Date }) {
  await db.query(
    "delete from tutor_answers where created_at < $1::timestamptz and (is_helpful is null or created_at < $2::timestamptz)",
    [unrated, rated],
  );
}
