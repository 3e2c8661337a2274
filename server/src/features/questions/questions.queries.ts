import type { Difficulty, ExamType, Kind, Subject, UnpaidReason } from "@prepfeed/contract/catalogue";
import type { Figure } from "@prepfeed/contract/figure";
import type { MarkedAnswer } from "@prepfeed/contract/marking";
import type { Database } from "../../db/database.ts";
import { isHeld } from "../../db/sql/held-keys.ts";
import { CONTENT_TABLES } from "../../db/sql/question-content.ts";
import { QUESTION, type QuestionRow } from "../../db/sql/question-row.ts";
import { rowsAsJson } from "../../db/sql/rows-as-json.ts";
import { unseen } from "../../db/sql/unseen.ts";

export interface AnswerRow {
  question_id: string;
  selected_option: string;
  is_correct: boolean;
  points_earned: number;
  unpaid: UnpaidReason | null;
  time_spent: number | null;
  submitted_at: Date;
}

/** An answer with the key it was marked by. */
export type MarkedAnswerRow = AnswerRow & Pick<QuestionRow, "correct_answer" | "explanation">;

const ANSWER =
  "a.question_id, a.selected_option, a.is_correct, a.points_earned, a.unpaid, a.time_spent, a.submitted_at";

/** What an author writes and may change. */
export interface QuestionText {
  id: string;
  kind: Kind;
  questionText: string;
  optionA: string | null;
  optionB: string | null;
  optionC: string | null;
  optionD: string | null;
  optionE: string | null;
  correctAnswer: string;
  tolerance: string | null;
  figure: Figure | null;
  pictureId: string | null;
  pictureDescription: string | null;
  stimulusId: string | null;
  contextKey: string | null;
  explanation: string;
  section: string;
  subject: Subject | null;
  examType: ExamType | null;
  examFamily: ExamType | null;
  difficulty: Difficulty | null;
  topic: string | null;
}

export type NewQuestionRow = QuestionText & { postId: string; position: number; estimate: number };

/** The fields of `QuestionText` as the columns of a recordset. */
const TEXT = `id uuid, kind text, "questionText" text, "optionA" text, "optionB" text, "optionC" text, "optionD" text, "optionE" text,
  "correctAnswer" text, tolerance text, figure jsonb, "pictureId" uuid, "pictureDescription" text, "stimulusId" uuid, "contextKey" uuid, explanation text, section text, subject text, "examType" text, "examFamily" text, difficulty text, topic text`;

/** All in one statement: they travel as JSON. */
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

export interface StimulusRow {
  id: string;
  text: string;
  figure: Figure | null;
}

/** Those that are there already are marked as needed again, so that nobody takes them away meanwhile. In the order of their ids, as everywhere. */
export async function insertStimuli(tx: Database, stimuli: StimulusRow[]) {
  await tx.query(
    `insert into stimuli (id, text, figure, used_at)
     select distinct on (id) id, text, figure, now()
     from jsonb_to_recordset($1::jsonb) as r (id uuid, text text, figure jsonb) order by id
     on conflict (id) do update set used_at = excluded.used_at`,
    [rowsAsJson(stimuli)],
  );
}

/** Some of those that nobody asks about any more. One that somebody is about to ask about was used just now. */
export async function deleteUnusedStimuli(db: Database, max: number) {
  await db.query(
    `delete from stimuli where used_at < now() - interval '1 day' and id in (
       select id from stimuli s where used_at < now() - interval '1 day'
         and not exists (select 1 from questions q where q.stimulus_id = s.id) limit $1)`,
    [max],
  );
}

export function listPicturesOfPost(tx: Database, postId: string) {
  return tx.query<{ id: string }>(
    "select distinct picture_id as id from questions where post_id = $1 and picture_id is not null",
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

/** Which of these questions the learner is asked by a paper that they sit. */
export function listHeld(db: Database, userId: string, questionIds: string[]) {
  return db.query<{ id: string }>(
    `select q.id from questions q where q.id = any($2::uuid[]) and ${isHeld("$1")}`,
    [userId, questionIds],
  );
}

/** A question made for somebody else's practice does not exist for this person. */
export async function questionExists(db: Database, id: string, viewerId: string): Promise<boolean> {
  const rows = await db.query(
    "select 1 from questions where id = $1 and (asked_by is null or asked_by = $2)",
    [id, viewerId],
  );
  return rows.length > 0;
}

/** None to a question whose key is kept from the learner for a while. */
export async function findAnswer(
  db: Database,
  userId: string,
  questionId: string,
): Promise<MarkedAnswerRow | undefined> {
  const [row] = await db.query<MarkedAnswerRow>(
    `select ${ANSWER}, q.correct_answer, q.explanation from answers a join questions q on q.id = a.question_id
     where a.user_id = $1 and a.question_id = $2 and not ${isHeld("$1")}`,
    [userId, questionId],
  );
  return row;
}

export interface KeyRow {
  kind: Kind;
  correct_answer: string;
  tolerance: string | null;
  options: number;
  is_held: boolean;
}

/** What an answer is marked by. One made for somebody else's practice does not exist for this person. */
export async function findKey(
  db: Database,
  questionId: string,
  viewerId: string,
): Promise<KeyRow | undefined> {
  const [row] = await db.query<KeyRow>(
    `select kind, correct_answer, tolerance, num_nonnulls(option_a, option_b, option_c, option_d, option_e) as options,
       ${isHeld("$2::uuid")} as is_held
     from questions q where id = $1 and (asked_by is null or asked_by = $2)`,
    [questionId, viewerId],
  );
  return row;
}

/** A question whose key is not the one of the mark any more takes no answer. */
export interface NewAnswer extends MarkedAnswer {
  userId: string;
  questionId: string;
  timeSpent: number | null;
  points: number;
  /** What one author's posts can earn a learner in a day. */
  pointsPerAuthor: number;
  at: Date;
}

/** What became of an answer: recorded now, or not, because there is one already or the question is closed to this person. */
export interface AnswerAttempt {
  recorded: MarkedAnswerRow | undefined;
  /** False for an author's answer to an own question. */
  counts: boolean;
}

/** `seen` lets each fingerprint pay once, `from_author` each author's posts so much a day: answers sent at once wait for each other
 * at those rows, always in this order, and before that for a learner who is leaving. A draft that is answered is seen for good. */
const INSERT_ANSWER = `
  with asked as (
    select id, post_id, author_id, fingerprint, correct_answer, explanation, subject, exam_family, difficulty, topic,
      author_id is distinct from $1 as counts, $8::boolean as is_correct,
      post_id is not null or (asked_by = $1 and variant_of is null) as is_open
    from questions where id = $2 and kind = $9 and correct_answer = $10 and tolerance is not distinct from $11 for key share),
  learner as (select time_zone from users where id = $1 and deleted_at is null for key share),
  seen as (
    insert into seen_keys as s (user_id, fingerprint, source, question_id, seen_at)
    select $1, fingerprint, 'answer', id, $6 from asked, learner where is_open
    on conflict (user_id, fingerprint) do update set source = 'answer' where s.source = 'draft'
    returning question_id),
  from_author as (
    insert into author_points as p (user_id, author_id, day, points)
    select $1, author_id, ($6::timestamptz at time zone 'UTC')::date, $5::int from asked, seen
    where question_id is not null and is_correct and counts and author_id is not null
    on conflict (user_id, author_id, day) do update set points = p.points + excluded.points where p.points < $7
    returning points),
  marked as (
    select asked.*, case when not is_correct then null when not counts then 'OWN_QUESTION' when seen.question_id is null then
        case when (select true from seen_keys k where k.user_id = $1 and k.fingerprint = asked.fingerprint and k.source = 'hint') then 'HINT_USED' else 'KEY_SEEN' end
      when author_id is not null and from_author.points is null then 'AUTHOR_DAILY_LIMIT' end as unpaid
    from asked left join seen on true left join from_author on true where is_open),
  answered as (
    insert into answers (user_id, question_id, selected_option, is_correct, points_earned, unpaid, counts, time_spent, submitted_at,
      day, subject, exam_family, difficulty, topic)
    select $1, id, $3, is_correct, case when is_correct and unpaid is null then $5::int else 0 end, unpaid, counts, $4, $6,
      ($6::timestamptz at time zone time_zone)::date, subject, exam_family, difficulty, topic
    from marked, learner on conflict do nothing
    returning question_id, selected_option, is_correct, points_earned, unpaid, counts, time_spent, submitted_at),
  waiting as (
    insert into answer_deltas (user_id, question_id, post_id, is_correct)
    select $1, asked.id, asked.post_id, answered.is_correct from answered, asked where answered.counts)
  select asked.counts, asked.correct_answer, asked.explanation, ${ANSWER}
  from asked left join answered a on a.question_id = asked.id`;

/**
 * Records the answer, that its key is seen, what it earns, and that it is to be added up: all of it, or nothing when there is an answer already.
 * It holds only if the key is still the one that it was marked by while the row is held. A question whose post is gone, or that was made
 * for somebody else's practice, takes no answer. Undefined when there is no such question, or not with this key.
 */
export async function insertAnswer(db: Database, answer: NewAnswer): Promise<AnswerAttempt | undefined> {
  const { userId, questionId, selectedOption, isCorrect, key, timeSpent, points, at, pointsPerAuthor } =
    answer;
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
  ]);
  if (!row) return undefined;
  return { counts: row.counts, recorded: row.question_id ? (row as MarkedAnswerRow) : undefined };
}

/** Holds a post's questions still: nobody can answer them until the transaction ends. Held ones are kept from their author. */
export function lockQuestionsOfPost(tx: Database, postId: string) {
  return tx.query<QuestionRow & { is_answered: boolean; is_held: boolean }>(
    `select ${QUESTION}, (select true from answers a where a.question_id = q.id and a.counts limit 1) is not null as is_answered,
       ${isHeld("q.author_id")} as is_held
     from questions q ${CONTENT_TABLES} where q.post_id = $1 order by q.position for update of q`,
    [postId],
  );
}

export async function updateQuestions(tx: Database, questions: QuestionText[]) {
  await tx.query(
    `update questions q set kind = r.kind, question_text = "questionText", option_a = "optionA", option_b = "optionB", option_c = "optionC",
       option_d = "optionD", option_e = "optionE", correct_answer = "correctAnswer", tolerance = r.tolerance, figure = r.figure,
       picture_id = "pictureId", picture_description = "pictureDescription", stimulus_id = "stimulusId", context_key = "contextKey", explanation = r.explanation, section = r.section,
       subject = r.subject, exam_type = "examType", exam_family = "examFamily", difficulty = r.difficulty, topic = r.topic
     from jsonb_to_recordset($1::jsonb) as r (${TEXT}) where q.id = r.id`,
    [rowsAsJson(questions)],
  );
}

/** What some answers say about one question. */
export interface QuestionGain {
  id: string;
  attempts: number;
  correct: number;
  /** How far they move its estimate. */
  shift: number;
}

export async function addToQuestions(tx: Database, gains: QuestionGain[]) {
  await tx.query(
    `update questions q set attempts_count = attempts_count + g.attempts, correct_count = correct_count + g.correct,
       estimate = estimate + g.shift
     from unnest($1::uuid[], $2::int[], $3::int[], $4::float8[]) as g (id, attempts, correct, shift) where q.id = g.id`,
    [
      gains.map(({ id }) => id),
      gains.map(({ attempts }) => attempts),
      gains.map(({ correct }) => correct),
      gains.map(({ shift }) => shift),
    ],
  );
}
