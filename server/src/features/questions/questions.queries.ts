import type { MarkedAnswer } from "@prepfeed/contract/questions/marking";
import type { VersionChange } from "@prepfeed/contract/questions/versions";
import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { answers, questions as questionsTable, stimuli as stimuliTable } from "../../db/schema.ts";
import { asAnswered } from "../../db/sql/answered-version.ts";
import { hasHiddenKey } from "../../db/sql/hidden-keys.ts";
import { dayOf } from "../../db/sql/learner-day.ts";
import { ALL_SOURCES, sawPastKey } from "../../db/sql/point-sources.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";
import { QUESTION, type QuestionRow } from "../../db/sql/question-row.ts";
import { rowsAsJson } from "../../db/sql/rows-as-json.ts";
import { isKeptOrShown, isQuestionShown, isRemoved } from "../../db/sql/shown-to.ts";
import { unseen } from "../../db/sql/unseen.ts";

export type AnswerRow = Row<
  typeof answers,
  | "question_id"
  | "selected_option"
  | "is_correct"
  | "dropped"
  | "points_earned"
  | "unpaid"
  | "time_spent"
  | "submitted_at"
  | "version"
>;

/** An answer with the key by which it was marked. */
export type MarkedAnswerRow = AnswerRow & Pick<QuestionRow, "correct_answer" | "also_right" | "explanation">;

const ANSWER =
  "a.question_id, a.selected_option, a.is_correct, a.dropped, a.points_earned, a.unpaid, a.time_spent, a.submitted_at, a.version";

/** An earlier version of a question. */
export type EarlierRow = Pick<
  QuestionRow,
  keyof ContentRow | "id" | "question_version" | "state" | "correct_answer" | "also_right" | "explanation"
>;

const EARLIER = `q.question_id as id, q.version as question_version, ${CONTENT}, q.state, q.correct_answer, q.also_right, q.explanation`;

/** What an author writes and may change. */
export type QuestionText = Fields<
  typeof questionsTable,
  | "id"
  | "kind"
  | "questionText"
  | "optionA"
  | "optionB"
  | "optionC"
  | "optionD"
  | "optionE"
  | "correctAnswer"
  | "tolerance"
  | "figure"
  | "pictureId"
  | "pictureDescription"
  | "stimulusId"
  | "contextKey"
  | "explanation"
  | "section"
  | "subject"
  | "examType"
  | "examFamily"
  | "difficulty"
  | "topic"
>;

export type NewQuestionRow = QuestionText & Fields<typeof questionsTable, "postId" | "position" | "estimate">;

/** The fields of `QuestionText` as the columns of a recordset. */
const TEXT = `id uuid, kind text, "questionText" text, "optionA" text, "optionB" text, "optionC" text, "optionD" text, "optionE" text,
  "correctAnswer" text, tolerance text, figure jsonb, "pictureId" uuid, "pictureDescription" text, "stimulusId" uuid, "contextKey" uuid, explanation text, section text, subject text, "examType" text, "examFamily" text, difficulty text, topic text`;

/** All in one statement, with the rows passed as JSON. */
export async function insertQuestions(tx: Database, authorId: string, questions: NewQuestionRow[]) {
  await tx.query(
    `insert into questions (id, post_id, position, author_id, kind, question_text, option_a, option_b, option_c, option_d, option_e,
       correct_answer, tolerance, figure, picture_id, picture_description, stimulus_id, context_key, explanation, section, subject, exam_type, exam_family, difficulty, topic,
       estimate)
     select id, "postId", position, $1, kind, "questionText", "optionA", "optionB", "optionC", "optionD", "optionE",
       "correctAnswer", tolerance, figure, "pictureId", "pictureDescription", "stimulusId", "contextKey", explanation, section, subject, "examType", "examFamily", difficulty, topic, estimate
     from jsonb_to_recordset($2::jsonb) as r (${TEXT}, "postId" uuid, position smallint, estimate real)`,
    [authorId, rowsAsJson(questions)],
  );
}

export type StimulusRow = Row<typeof stimuliTable, "id" | "text" | "figure">;

/**
 * Existing ones are marked as used again, so that nobody deletes them meanwhile. In the order of their ids, as
 * everywhere.
 */
export async function insertStimuli(tx: Database, stimuli: StimulusRow[]) {
  await tx.query(
    `insert into stimuli (id, text, figure, used_at)
     select distinct on (id) id, text, figure, now()
     from jsonb_to_recordset($1::jsonb) as r (id uuid, text text, figure jsonb) order by id
     on conflict (id) do update set used_at = excluded.used_at`,
    [rowsAsJson(stimuli)],
  );
}

/** Some of those that no question uses any more. One that is about to be used was marked as used just now. */
export async function deleteUnusedStimuli(db: Database, max: number) {
  await db.query(
    `delete from stimuli where used_at < now() - interval '1 day' and id in (
       select id from stimuli s where used_at < now() - interval '1 day'
         and not exists (select 1 from questions q where q.stimulus_id = s.id)
         and not exists (select 1 from question_versions v where v.stimulus_id = s.id) limit $1)`,
    [max],
  );
}

/** Also those that only earlier versions show. */
export function listPicturesOfPost(tx: Database, postId: string) {
  return tx.query<{ id: string }>(
    `select picture_id as id from questions where post_id = $1 and picture_id is not null
     union
     select v.picture_id from questions q join question_versions v on v.question_id = q.id
     where q.post_id = $1 and v.picture_id is not null`,
    [postId],
  );
}

export function listAnswersOf(db: Database, userId: string, questionIds: string[]) {
  return db.query<AnswerRow>(
    `select ${ANSWER} from unnest(${unseen("$2::uuid[]")}) as asked (id)
     join lateral (select * from answers where user_id = $1 and question_id = asked.id limit 1) a on true`,
    [userId, questionIds],
  );
}

/** Of each question the version that is named. */
export function listEarlierVersions(db: Database, wanted: readonly { id: string; version: number }[]) {
  return db.query<EarlierRow>(
    `select ${EARLIER} from unnest($1::uuid[], $2::int[]) as wanted (id, version)
       join question_versions q on q.question_id = wanted.id and q.version = wanted.version ${CONTENT_TABLES}`,
    [wanted.map(({ id }) => id), wanted.map(({ version }) => version)],
  );
}

export async function findVersion(
  db: Database,
  id: string,
  version: number,
): Promise<
  Pick<QuestionRow, keyof ContentRow | "correct_answer" | "also_right" | "explanation"> | undefined
> {
  const [row] = await db.query<
    Pick<QuestionRow, keyof ContentRow | "correct_answer" | "also_right" | "explanation">
  >(
    `select ${CONTENT}, q.correct_answer, q.also_right, q.explanation
     from (select $1::uuid as question_id, $2::smallint as version) wanted ${asAnswered("wanted")} ${CONTENT_TABLES}`,
    [id, version],
  );
  return row;
}

/** Which of these questions the learner is being asked in a paper. */
export function listHiddenKeys(db: Database, userId: string, questionIds: string[]) {
  return db.query<{ id: string }>(
    `select q.id from questions q where q.id = any($2::uuid[]) and ${hasHiddenKey("$1")}`,
    [userId, questionIds],
  );
}

/** Leaves out questions of another person's practice, and those that this person is not shown. */
export async function questionExists(db: Database, id: string, viewerId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from questions q where q.id = $1 and (q.asked_by is null or q.asked_by = $2) and ${isQuestionShown("$2::uuid")}`,
    [id, viewerId],
  );
  return rows.length > 0;
}

/** None to a question whose key is kept from the learner for a while. Marked by the version that was answered. */
export async function findAnswer(
  db: Database,
  userId: string,
  questionId: string,
): Promise<MarkedAnswerRow | undefined> {
  const [row] = await db.query<MarkedAnswerRow>(
    `select ${ANSWER}, q.correct_answer, q.also_right, q.explanation from answers a ${asAnswered("a")}
     where a.user_id = $1 and a.question_id = $2 and not ${hasHiddenKey("$1")} and not ${isRemoved}`,
    [userId, questionId],
  );
  return row;
}

export interface KeyRow
  extends Row<
    typeof questionsTable,
    "kind" | "correct_answer" | "tolerance" | "version" | "also_right" | "state"
  > {
  options: number;
  is_key_hidden: boolean;
}

/** The key that marks an answer. A question of another person's practice is not found. */
export async function findKey(
  db: Database,
  questionId: string,
  viewerId: string,
): Promise<KeyRow | undefined> {
  const [row] = await db.query<KeyRow>(
    `select kind, correct_answer, tolerance, version, also_right, state, num_nonnulls(option_a, option_b, option_c, option_d, option_e) as options,
       ${hasHiddenKey("$2::uuid")} as is_key_hidden
     from questions q where id = $1 and (asked_by is null or asked_by = $2) and ${isKeptOrShown("$2::uuid")}`,
    [questionId, viewerId],
  );
  return row;
}

/** Whether a decision since then changed the key of a question, or what else counts as right. */
export async function wasCorrected(db: Database, questionId: string, since: Date): Promise<boolean> {
  const rows = await db.query(
    `select 1 from question_cases
     where question_id = $1 and outcome in ('CORRECTED', 'SEVERAL_RIGHT') and decided_at >= $2 limit 1`,
    [questionId, since],
  );
  return rows.length > 0;
}

/** A question whose version or key is not the one of the mark any more takes no answer. */
export interface NewAnswer
  extends MarkedAnswer,
    Fields<typeof answers, "userId" | "questionId" | "timeSpent" | "version"> {
  points: number;
  /** What one author's posts can earn a learner in a day. */
  pointsPerAuthor: number;
  /** What all answers together can earn. */
  pointsPerDay: number;
  at: Date;
}

/**
 * The outcome for an answer: recorded now, or not, because there is one already or the question is closed to this
 * person.
 */
export interface AnswerAttempt {
  recorded: MarkedAnswerRow | undefined;
  /** False for an author's answer to their own question. */
  counts: boolean;
}

/**
 * `seen` lets each fingerprint earn once; `from_author` limits each author's posts per day and `from_all` all answers
 * together. Simultaneous answers wait for each other at those rows, always in this order, and before that for an
 * account that is being deleted. A draft that is answered counts as seen forever. A learner who answered an earlier
 * version has not seen the fingerprint of this one, so an existing answer is looked for first.
 */
const INSERT_ANSWER = `
  with asked as (
    select id, post_id, author_id, fingerprint, question_text, context_key, correct_answer, also_right, explanation, subject, exam_family, difficulty, topic, version,
      author_id is distinct from $1 as counts, $8::boolean as is_correct,
      state is null and (post_id is not null or (asked_by = $1 and variant_of is null))
        and not exists (select 1 from answers given where given.user_id = $1 and given.question_id = questions.id) as is_open
    from questions where id = $2 and version = $13 and kind = $9 and correct_answer = $10 and tolerance is not distinct from $11 and also_right = $14 for key share),
  learner as (select ${dayOf("users", "$6")} as day from users where id = $1 and deleted_at is null for key share),
  seen as (
    insert into seen_keys as s (user_id, fingerprint, source, question_id, seen_at)
    select $1, fingerprint, 'answer', case when not ${sawPastKey("$1", "asked")} then id end, $6 from asked, learner where is_open
    on conflict (user_id, fingerprint) do update set source = 'answer' where s.source = 'draft'
    returning question_id),
  from_author as (
    insert into author_points as p (user_id, author_id, day, points)
    select $1, author_id, ($6::timestamptz at time zone 'UTC')::date, $5::int from asked, seen
    where question_id is not null and is_correct and counts and author_id is not null
    on conflict (user_id, author_id, day) do update set points = p.points + excluded.points where p.points < $7
    returning points),
  from_all as (
    insert into author_points as p (user_id, author_id, day, points)
    select $1, '${ALL_SOURCES}', ($6::timestamptz at time zone 'UTC')::date, $5::int from asked, seen
    where question_id is not null and is_correct and counts and (author_id is null or exists (select 1 from from_author))
    on conflict (user_id, author_id, day) do update set points = p.points + excluded.points where p.points < $12
    returning points),
  marked as (
    select asked.*, case when not is_correct then null when not counts then 'OWN_QUESTION' when seen.question_id is null then
        case when (select true from seen_keys k where k.user_id = $1 and k.fingerprint = asked.fingerprint and k.source = 'hint') then 'HINT_USED' else 'KEY_SEEN' end
      when author_id is not null and from_author.points is null then 'AUTHOR_DAILY_LIMIT'
      when from_all.points is null then 'DAILY_LIMIT' end as unpaid
    from asked left join seen on true left join from_author on true left join from_all on true where is_open),
  answered as (
    insert into answers (user_id, question_id, selected_option, is_correct, points_earned, unpaid, counts, time_spent, submitted_at,
      day, subject, exam_family, difficulty, topic, version)
    select $1, id, $3, is_correct, case when is_correct and unpaid is null then $5::int else 0 end, unpaid, counts, $4, $6,
      learner.day, subject, exam_family, difficulty, topic, version
    from marked, learner on conflict do nothing
    returning question_id, selected_option, is_correct, dropped, points_earned, unpaid, counts, time_spent, submitted_at, version),
  waiting as (
    insert into answer_deltas (user_id, question_id, post_id, is_correct)
    select $1, asked.id, asked.post_id, answered.is_correct from answered, asked where answered.counts)
  select asked.counts, asked.correct_answer, asked.also_right, asked.explanation, ${ANSWER}
  from asked left join answered a on a.question_id = asked.id`;

/**
 * Records the answer, that its key is seen, what it earns, and that it must be added to the statistics: all of it, or
 * nothing if there is an answer already. It is valid only if the locked row still has the key by which it was marked.
 * A question whose post is deleted, or of another person's practice, takes no answer. Undefined if there is no such
 * question, or its key has changed.
 */
export async function insertAnswer(db: Database, answer: NewAnswer): Promise<AnswerAttempt | undefined> {
  const {
    userId,
    questionId,
    selectedOption,
    isCorrect,
    key,
    version,
    timeSpent,
    points,
    at,
    pointsPerAuthor,
    pointsPerDay,
  } = answer;
  const [row] = await db.query<Partial<MarkedAnswerRow> & { counts: boolean }>(INSERT_ANSWER, [
    userId,
    questionId,
    selectedOption,
    timeSpent,
    points,
    at,
    pointsPerAuthor,
    isCorrect,
    key.kind,
    key.correctAnswer,
    key.tolerance,
    pointsPerDay,
    version,
    key.alsoRight ?? [],
  ]);
  if (!row) return undefined;
  return { counts: row.counts, recorded: row.question_id ? (row as MarkedAnswerRow) : undefined };
}

/**
 * Locks a post's questions, so that nobody can answer them until the transaction ends. Questions in a running paper
 * are hidden from their author.
 */
export function lockQuestionsOfPost(tx: Database, postId: string) {
  return tx.query<QuestionRow & { is_key_hidden: boolean }>(
    `select ${QUESTION}, ${hasHiddenKey("q.author_id")} as is_key_hidden
     from questions q ${CONTENT_TABLES} where q.post_id = $1 order by q.position for update of q`,
    [postId],
  );
}

/** What an author made of a question. */
export interface ChangedQuestion extends QuestionText {
  /** Null if neither the question nor its explanation changed: then the version stays the same. */
  change: VersionChange | null;
  /** The estimate to restart from if something else is asked. */
  startEstimate: number;
}

const BEGAN_ANEW = "r.change = 'EDIT'";

/** What a question said before it is changed stays as a version of it. */
export async function updateQuestions(tx: Database, questions: ChangedQuestion[], at: Date) {
  await tx.query(
    `with r as (select * from jsonb_to_recordset($1::jsonb) as r (${TEXT}, change text, "startEstimate" real)),
     past as (
       insert into question_versions (question_id, version, kind, question_text, option_a, option_b, option_c, option_d, option_e,
         correct_answer, tolerance, also_right, state, figure, stimulus_id, picture_id, picture_description, context_key, explanation, change, statistics_version,
         created_at, replaced_at)
       select q.id, q.version, q.kind, q.question_text, q.option_a, q.option_b, q.option_c, q.option_d, q.option_e,
         q.correct_answer, q.tolerance, q.also_right, q.state, q.figure, q.stimulus_id, q.picture_id, q.picture_description, q.context_key, q.explanation, q.change, q.statistics_version,
         coalesce(q.changed_at, q.created_at), $2
       from questions q join r on r.id = q.id where r.change is not null)
     update questions q set kind = r.kind, question_text = "questionText", option_a = "optionA", option_b = "optionB", option_c = "optionC",
       option_d = "optionD", option_e = "optionE", correct_answer = "correctAnswer", tolerance = r.tolerance, figure = r.figure,
       picture_id = "pictureId", picture_description = "pictureDescription", stimulus_id = "stimulusId", context_key = "contextKey", explanation = r.explanation, section = r.section,
       subject = r.subject, exam_type = "examType", exam_family = "examFamily", difficulty = r.difficulty, topic = r.topic,
       version = q.version + (r.change is not null)::int, change = coalesce(r.change, q.change),
       changed_at = case when r.change is null then q.changed_at else $2 end,
       also_right = case when r.change = 'EDIT' then '{}' else q.also_right end, state = case when r.change = 'EDIT' then null else q.state end,
       statistics_version = case when ${BEGAN_ANEW} then q.version + 1 else q.statistics_version end,
       estimate = case when ${BEGAN_ANEW} then r."startEstimate" else q.estimate end,
       indexed_estimate = case when ${BEGAN_ANEW} then r."startEstimate" else q.indexed_estimate end,
       earlier_attempts = case when ${BEGAN_ANEW} then q.attempts_count else q.earlier_attempts end
     from r where q.id = r.id`,
    [rowsAsJson(questions), at],
  );
}
