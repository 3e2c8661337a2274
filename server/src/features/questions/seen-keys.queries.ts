import type { Database } from "../../db/database.ts";
import { sitting } from "../../db/sql/hidden-keys.ts";

/** The texts of questions, their stimuli, and the texts of their right options. */
export interface QuestionTexts {
  questionTexts: string[];
  contextKeys: (string | null)[];
  correctOptions: string[];
}

/**
 * In the order of their fingerprints, as everywhere, so that two statements never deadlock; none for a deleted
 * account.
 */
export async function insertDrafts(
  db: Database,
  userId: string,
  { questionTexts, contextKeys, correctOptions }: QuestionTexts,
  at: Date,
) {
  await db.query(
    `insert into seen_keys as s (user_id, fingerprint, source, seen_at)
     select learner.id, draft.fingerprint, 'draft', $5
     from (select id from users where id = $1 and deleted_at is null for key share) learner
       cross join (select distinct question_fingerprint(question_text, context_key, correct_option) as fingerprint
         from unnest($2::text[], $3::uuid[], $4::text[]) as d (question_text, context_key, correct_option)) draft
     order by draft.fingerprint
     on conflict (user_id, fingerprint) do update set seen_at = excluded.seen_at where s.source = 'draft'`,
    [userId, questionTexts, contextKeys, correctOptions, at],
  );
}

/** Records these questions' keys like those of drafts; a key that was seen stays so. */
export async function insertShown(tx: Database, userId: string, questionIds: string[], at: Date) {
  await tx.query(
    `insert into seen_keys (user_id, fingerprint, source, seen_at)
     select distinct learner.id, q.fingerprint, 'draft', $3::timestamptz
     from (select id from users where id = $1 and deleted_at is null for key share) learner
       cross join questions q where q.id = any($2::uuid[]) order by q.fingerprint
     on conflict do nothing`,
    [userId, questionIds, at],
  );
}

/** Records that a hint was taken; a key that was seen stays so. */
export async function insertHint(db: Database, userId: string, questionId: string, at: Date) {
  await db.query(
    `insert into seen_keys (user_id, fingerprint, source, seen_at)
     select learner.id, q.fingerprint, 'hint', $3
     from (select id from users where id = $1 and deleted_at is null for key share) learner
       cross join questions q where q.id = $2
     on conflict do nothing`,
    [userId, questionId, at],
  );
}

/** All but the newest `kept`. */
export async function deleteOldestDrafts(db: Database, userId: string, kept: number) {
  await db.query(
    `delete from seen_keys where user_id = $1 and source = 'draft' and (seen_at, fingerprint) <= (
       select seen_at, fingerprint from seen_keys where user_id = $1 and source = 'draft'
       order by seen_at desc, fingerprint desc offset $2 limit 1)`,
    [userId, kept],
  );
}

/** Records the questions of these posts as seen by their authors. */
export async function insertOwnKeys(tx: Database, postIds: string[]) {
  await tx.query(
    `insert into seen_keys as s (user_id, fingerprint, source)
     select distinct author_id, fingerprint, 'own' from questions where post_id = any($1::uuid[]) order by fingerprint
     on conflict (user_id, fingerprint) do update set source = 'posted draft' where s.source = 'draft'`,
    [postIds],
  );
}

/** The places, from 0, of the questions whose key the person has seen. */
export async function listSeenPlaces(
  db: Database,
  userId: string,
  { questionTexts, contextKeys, correctOptions }: QuestionTexts,
): Promise<number[]> {
  const rows = await db.query<{ place: number }>(
    `select (n - 1)::int as place from unnest($2::text[], $3::uuid[], $4::text[]) with ordinality
       as d (question_text, context_key, correct_option, n)
     where exists (select 1 from seen_keys s
       where s.user_id = $1 and s.fingerprint = question_fingerprint(d.question_text, d.context_key, d.correct_option))`,
    [userId, questionTexts, contextKeys, correctOptions],
  );
  return rows.map(({ place }) => place);
}

/**
 * Whether any of these was a draft of this person's, or generated for their practice and answered; never about a key
 * they have not been shown.
 */
export async function isAnyGenerated(
  db: Database,
  userId: string,
  { questionTexts, contextKeys, correctOptions }: QuestionTexts,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from unnest($2::text[], $3::uuid[], $4::text[]) as d (question_text, context_key, correct_option)
       cross join lateral (select question_fingerprint(d.question_text, d.context_key, d.correct_option) as fingerprint) f
       join seen_keys s on s.user_id = $1 and s.fingerprint = f.fingerprint
       left join questions q on q.id = s.question_id
     where s.source in ('draft', 'posted draft') or q.engine is not null
     limit 1`,
    [userId, questionTexts, contextKeys, correctOptions],
  );
  return rows.length > 0;
}

export async function deletePastAuthorPoints(db: Database, before: string) {
  await db.query("delete from author_points where day < $1", [before]);
}

/** Whether the question `q` is one of an event that is not over. */
const IN_EVENT = `exists (select 1 from mock_test_questions p join mock_tests t on t.id = p.test_id
  where p.question_id = q.id and t.ends_at > $5)`;

/**
 * The places, from 0, of the questions that nobody may have with their keys now: of a paper that the learner is sitting,
 * of an event that is not over, and those that are being checked or were withdrawn.
 */
export async function listWithheldPlaces(
  db: Database,
  viewerId: string,
  { questionTexts, contextKeys, correctOptions }: QuestionTexts,
  at: Date,
): Promise<number[]> {
  const rows = await db.query<{ place: number }>(
    `select (n - 1)::int as place from unnest($2::text[], $3::uuid[], $4::text[]) with ordinality
       as d (question_text, context_key, correct_option, n)
     where question_fingerprint(d.question_text, d.context_key, '') in (
         select q.text_key from mock_attempts a join mock_test_questions p on p.test_id = a.test_id
           join questions q on q.id = p.question_id where ${sitting("$1")})
       or (select true from questions q
         where q.fingerprint = question_fingerprint(d.question_text, d.context_key, d.correct_option)
           and (q.state is not null or ${IN_EVENT}) limit 1) is not null`,
    [viewerId, questionTexts, contextKeys, correctOptions, at],
  );
  return rows.map(({ place }) => place);
}
