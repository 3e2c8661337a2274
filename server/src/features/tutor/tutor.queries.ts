import type { Database } from "../../db/database.ts";
import type { Fields, Nullable, Row } from "../../db/row.ts";
import type { answers, questions, tutorAnswers } from "../../db/schema.ts";
import { asAnswered } from "../../db/sql/answered-version.ts";
import { hasHiddenKey } from "../../db/sql/hidden-keys.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";
import { isKeptOrShown } from "../../db/sql/shown-to.ts";

export interface TutoredRow
  extends ContentRow,
    Row<
      typeof questions,
      "id" | "correct_answer" | "explanation" | "topic" | "difficulty" | "engine" | "writer"
    >,
    // Null while it is not answered.
    Nullable<Row<typeof answers, "selected_option">> {
  is_own: boolean;
  /** Whether they are sitting a paper that asks it: then nothing of it is sent. */
  is_key_hidden: boolean;
}

/** In the version that was answered, with its key: what of it leaves is for the caller to decide. One made for somebody else's practice does not exist for this person. */
export async function findTutored(
  db: Database,
  viewerId: string,
  id: string,
): Promise<TutoredRow | undefined> {
  const [row] = await db.query<TutoredRow>(
    `select q.id, ${CONTENT}, q.author_id is not distinct from $1::uuid as is_own, q.correct_answer, q.explanation, q.topic, q.difficulty,
       q.engine, q.writer, a.selected_option, ${hasHiddenKey("$1")} as is_key_hidden
     from (select n.id as question_id, coalesce(g.version, n.version) as version, g.user_id, g.selected_option
       from questions n left join answers g on g.question_id = n.id and g.user_id = $1 where n.id = $2) a ${asAnswered("a")} ${CONTENT_TABLES}
     where (a.user_id is not null or q.asked_by = $1 or q.post_id is not null) and ${isKeptOrShown("$1::uuid")}`,
    [viewerId, id],
  );
  return row;
}

export interface NewAnswer
  extends Fields<typeof tutorAnswers, "id" | "userId" | "questionId" | "ask" | "engine" | "model"> {
  at: Date;
}

/** Nothing for a deleted account. */
export async function insertAnswer(db: Database, answer: NewAnswer) {
  await db.query(
    `insert into tutor_answers (id, user_id, question_id, ask, engine, model, created_at)
     select $1::uuid, id, $3::uuid, $4, $5, left($6, 100), $7::timestamptz from users where id = $2 and deleted_at is null for key share`,
    [answer.id, answer.userId, answer.questionId, answer.ask, answer.engine, answer.model, answer.at],
  );
}

export async function updateTextHash(db: Database, id: string, hash: string) {
  await db.query("update tutor_answers set text_hash = $2 where id = $1", [id, hash]);
}

/** False if this person got no such answer. */
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
