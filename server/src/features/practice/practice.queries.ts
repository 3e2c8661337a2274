import type { Subject } from "@prepfeed/contract/foundation/catalogue";
import type { MarkedAnswer } from "@prepfeed/contract/questions/marking";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { questions } from "../../db/schema.ts";
import { correctOption } from "../../db/sql/correct-option.ts";
import { COLUMNS, type GeneratedRow, RECORD, VALUES } from "../../db/sql/generated-question-row.ts";
import { hasHiddenKey } from "../../db/sql/hidden-keys.ts";
import type { SignedRow } from "../../db/sql/labelled-question-row.ts";
import { dayOf } from "../../db/sql/learner-day.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";
import { rowsAsJson } from "../../db/sql/rows-as-json.ts";
import { isRemoved } from "../../db/sql/shown-to.ts";

export type PracticeRow = SignedRow;

const PRACTICE = `q.id, ${CONTENT}, q.correct_answer, q.explanation, q.section, q.topic, q.subject, q.exam_type, q.difficulty, q.engine, q.verified`;

/** All in one statement, in their order; none for a deleted account. */
export async function insertPracticeQuestions(db: Database, askedBy: string, rows: GeneratedRow[], at: Date) {
  await db.query(
    `insert into questions (asked_by, created_at, position, ${COLUMNS})
     select learner.id, $2::timestamptz, n - 1, ${VALUES}
     from (select id from users where id = $1 and deleted_at is null for key share) learner
       cross join rows from (jsonb_to_recordset($3::jsonb) as (${RECORD})) with ordinality as r (${COLUMNS}, n)`,
    [askedBy, at, rowsAsJson(rows)],
  );
}

/** Questions generated for this learner, and questions they answered, lately. */
export function listKnownQuestions(db: Database, userId: string, max: number) {
  return db.query<ContentRow & { correct_option: string }>(
    `with known as (
       (select id from questions where asked_by = $1 order by created_at desc limit $2)
       union (select question_id from answers where user_id = $1 order by submitted_at desc limit $2))
     select ${CONTENT}, ${correctOption("q")} as correct_option
     from known join questions q using (id) ${CONTENT_TABLES} order by q.created_at desc`,
    [userId, max],
  );
}

/** Neither answered nor, if it is a variant, reviewed. */
const UNANSWERED = `not exists (select 1 from answers a where a.question_id = q.id)
  and not exists (select 1 from reviews r where r.user_id = q.asked_by and r.question_id = q.variant_of and r.variant_id = q.id)`;

/**
 * Locks some questions that were generated before `before` and never answered; one that is being answered is skipped.
 */
export function lockForgottenQuestions(tx: Database, askedBy: string, before: Date, max: number) {
  return tx.query<{ id: string }>(
    `select q.id from questions q where q.asked_by = $1 and q.created_at < $2 and ${UNANSWERED}
     order by q.created_at limit $3 for update skip locked`,
    [askedBy, before, max],
  );
}

/** Checks again, because an answer may have arrived just before they were locked. */
export async function deleteUnanswered(tx: Database, ids: string[]) {
  await tx.query(`delete from questions q where q.id = any($1::uuid[]) and ${UNANSWERED}`, [ids]);
}

export interface ReviewRow extends Row<typeof questions, "correct_answer" | "explanation"> {
  /** The question whose memory it updates: itself, or the question of which it is a variant. */
  remembered: string;
  is_answered: boolean;
}

/**
 * Stores the attempt if the learner has answered the question; undefined if there is no such question for them, or
 * its key has changed. A variant counts for its original question; its key counts as seen from now on, and the next
 * time another variant is asked. The key of a question that was changed since it was answered counts as seen too.
 */
export async function insertReview(
  db: Database,
  review: MarkedAnswer & {
    id: string;
    userId: string;
    questionId: string;
    timeSpent: number | null;
    version: number;
    at: Date;
  },
): Promise<ReviewRow | undefined> {
  const { id, userId, questionId, selectedOption, timeSpent, version, at, isCorrect, key } = review;
  const [row] = await db.query<ReviewRow>(
    `with asked as (
       select q.id, coalesce(q.variant_of, q.id) as remembered, q.variant_of is not null as is_variant, q.fingerprint, q.correct_answer,
         q.explanation, q.version, q.version is distinct from a.version as is_changed, a.user_id is not null as is_answered, a.counts
       from questions q left join answers a on a.question_id = coalesce(q.variant_of, q.id) and a.user_id = $2
       where q.id = $3 and (q.variant_of is null and a.user_id is not null or q.post_id is not null or q.asked_by = $2)
         and q.version = $11 and q.kind = $7 and q.correct_answer = $8 and q.tolerance is not distinct from $9 and q.also_right = $12),
     kept as (
       insert into reviews (id, user_id, question_id, selected_option, is_correct, created_at, time_spent, day, variant_id, version)
       select $1, $2, asked.remembered, $4, $6::boolean, $5, $10, ${dayOf("u", "$5")},
         case when is_variant then asked.id end, version
       from asked join users u on u.id = $2 where is_answered
       returning id, user_id, question_id, day),
     waiting as (
       insert into review_deltas (user_id, question_id, review_id, day)
       select user_id, question_id, kept.id, day from kept, asked where counts),
     seen as (
       insert into seen_keys (user_id, fingerprint, source, seen_at)
       select $2, fingerprint, 'draft', $5 from asked where (is_variant or is_changed) and is_answered on conflict do nothing),
     closed as (
       delete from open_variants v using asked
       where v.user_id = $2 and v.question_id = asked.remembered and (v.variant_id = asked.id or v.variant_id is null and not is_variant))
     select remembered, is_answered, correct_answer, explanation from asked`,
    [
      id,
      userId,
      questionId,
      selectedOption,
      at,
      isCorrect,
      key.kind,
      key.correctAnswer,
      key.tolerance,
      timeSpent,
      version,
      key.alsoRight ?? [],
    ],
  );
  return row;
}

/** What `insertReview` returned for a review that is stored already. */
export async function findReviewed(
  db: Database,
  userId: string,
  questionId: string,
): Promise<ReviewRow | undefined> {
  const [row] = await db.query<ReviewRow>(
    `select coalesce(q.variant_of, q.id) as remembered, a.user_id is not null as is_answered, q.correct_answer, q.explanation
     from questions q left join answers a on a.question_id = coalesce(q.variant_of, q.id) and a.user_id = $1
     where q.id = $2`,
    [userId, questionId],
  );
  return row;
}

/**
 * Questions that were wrong the last time, newest first and those set aside last, among `scanned` of each; without
 * those that are being checked, those of a paper that the learner is sitting and those that moderators removed.
 */
export function listMistakes(
  db: Database,
  userId: string,
  { subject, max, scanned }: { subject: Subject | undefined; max: number; scanned: number },
) {
  return db.query<PracticeRow & { total: number }>(
    `with wrong as (
       (select question_id, last_day, set_aside from memories
        where user_id = $1 and not set_aside and not last_correct and ($2::text is null or subject = $2) order by due desc limit $4)
       union all
       (select question_id, last_day, set_aside from memories
        where user_id = $1 and set_aside and ($2::text is null or subject = $2) order by last_day desc limit $4)),
     open as (
       select w.question_id, w.set_aside, w.last_day, a.submitted_at, count(*) over ()::int as total
       from wrong w join answers a on a.user_id = $1 and a.question_id = w.question_id
       order by w.set_aside, w.last_day desc, a.submitted_at desc, w.question_id limit $3)
     select ${PRACTICE}, o.total from open o join questions q on q.id = o.question_id ${CONTENT_TABLES}
     where q.state is null and not ${hasHiddenKey("$1")} and not ${isRemoved} order by o.set_aside, o.last_day desc, o.submitted_at desc, q.id`,
    [userId, subject ?? null, max, scanned],
  );
}
