import type { Subject } from "@prepfeed/contract/catalogue";
import type { Database } from "../../db/database.ts";
import { isHeld } from "../../db/sql/held-keys.ts";
import type { SignedRow } from "../../db/sql/labelled-question-row.ts";
import { CONTENT, CONTENT_TABLES } from "../../db/sql/question-content.ts";

/** What a learner's day is planned by: the goal unless its exam is over. */
export interface FrameRow {
  /** The learner's own. */
  today: string;
  exam_date: string | null;
  minutes_per_day: number | null;
  subjects: Subject[] | null;
  reviewed: number;
}

export async function findFrame(db: Database, userId: string, now: Date): Promise<FrameRow | undefined> {
  const [row] = await db.query<FrameRow>(
    `select t.today::text, g.exam_date::text, g.minutes_per_day, g.subjects, coalesce(d.reviews, 0) as reviewed
     from users u cross join lateral (select ($2::timestamptz at time zone u.time_zone)::date as today) t
       left join learning_goals g on g.user_id = u.id and (g.exam_date is null or g.exam_date >= t.today)
       left join learner_days d on d.user_id = u.id and d.day = t.today
     where u.id = $1`,
    [userId, now],
  );
  return row;
}

export interface DueRow {
  question_id: string;
  stability: number;
  difficulty: number;
  due: string;
  last_day: string;
  last_correct: boolean;
  misses: number;
}

const DUE = "question_id, stability, difficulty, due::text, last_day::text, last_correct, misses";
/** Not left out today ($2). */
const SHOWN =
  "not exists (select 1 from buried_questions b where b.user_id = $1 and b.question_id = m.question_id and b.day = $2)";

/** What is due, wrong ones first and then the longest due: a few from the beginning of an index for each subject. */
export function listDue(
  db: Database,
  userId: string,
  today: string,
  subjects: readonly string[],
  max: number,
) {
  return db.query<DueRow>(
    `select c.* from unnest($3::text[]) as wanted (subject) cross join (values (false), (true)) as went (last_correct)
       cross join lateral (
         select ${DUE} from memories m
         where user_id = $1 and not set_aside and subject = wanted.subject and last_correct = went.last_correct and due <= $2::date
           and ${SHOWN}
         order by m.due limit $4) c
     order by c.last_correct, c.due limit $4`,
    [userId, today, subjects, max],
  );
}

/** What is known beyond the exam and was not seen since the last days before it began, the least firm first. */
export function listKnownBeyond(
  db: Database,
  userId: string,
  today: string,
  subjects: readonly string[],
  { examDate, since, max }: { examDate: string; since: string; max: number },
) {
  return db.query<DueRow>(
    `select c.* from unnest($3::text[]) as wanted (subject) cross join (values (false), (true)) as went (last_correct)
       cross join lateral (
         select ${DUE} from memories m
         where user_id = $1 and not set_aside and subject = wanted.subject and last_correct = went.last_correct
           and due >= $5::date and last_day < $6::date and ${SHOWN}
         order by m.due limit $4) c
     order by c.due limit $4`,
    [userId, today, subjects, max, examDate, since],
  );
}

/** How many come back on a day, up to `last`; of those beyond the exam, by the last byte of their ids. */
export function countDue(
  db: Database,
  userId: string,
  subjects: readonly string[],
  { last, examDate, since }: { last: string; examDate: string | null; since: string | null },
) {
  return db.query<{ due: string; last_byte: number | null; count: number }>(
    `select due::text, null::int as last_byte, count(*)::int as count from memories
     where user_id = $1 and not set_aside and subject = any($2::text[]) and due <= $3::date and ($4::date is null or due < $4::date)
     group by due
     union all
     select $4::text, get_byte(uuid_send(question_id), 15), count(*)::int from memories
     where user_id = $1 and not set_aside and subject = any($2::text[]) and due >= $4::date and last_day < $5::date
     group by 2`,
    [userId, subjects, last, examDate, since],
  );
}

export interface SetAsideRow {
  question_id: string;
  question_text: string;
  topic: string | null;
}

/** The latest of those that were missed too often. */
export function listSetAside(db: Database, userId: string, max: number) {
  return db.query<SetAsideRow>(
    `select m.question_id, q.question_text, q.topic from memories m join questions q on q.id = m.question_id
     where m.user_id = $1 and m.set_aside order by m.last_day desc, m.question_id limit $2`,
    [userId, max],
  );
}

export async function listBuried(db: Database, userId: string, today: string): Promise<Set<string>> {
  const rows = await db.query<{ question_id: string }>(
    "select question_id from buried_questions where user_id = $1 and day = $2",
    [userId, today],
  );
  return new Set(rows.map(({ question_id }) => question_id));
}

/** Forgets those of other days. False when there is no such question for this person, or too many are left out already. */
export async function insertBuried(
  db: Database,
  userId: string,
  questionId: string,
  now: Date,
  max: number,
): Promise<boolean> {
  const rows = await db.query(
    `with learner as (
       select id, ($3::timestamptz at time zone time_zone)::date as today from users
       where id = $1 and deleted_at is null for key share),
     past as (
       delete from buried_questions b using learner where b.user_id = learner.id and b.day <> learner.today and b.question_id <> $2)
     insert into buried_questions (user_id, question_id, day)
     select learner.id, q.id, today from learner, questions q
     where q.id = $2 and (q.asked_by is null or q.asked_by = $1)
       and (select count(*) from buried_questions b where b.user_id = $1 and b.day = today) < $4
     on conflict (user_id, question_id) do update set day = excluded.day
     returning question_id`,
    [userId, questionId, now, max],
  );
  return rows.length > 0;
}

/** False when there is no such question for this person. */
export async function deleteBuried(db: Database, userId: string, questionId: string): Promise<boolean> {
  const rows = await db.query(
    `with gone as (delete from buried_questions where user_id = $1 and question_id = $2)
     select 1 from questions where id = $2 and (asked_by is null or asked_by = $1)`,
    [userId, questionId],
  );
  return rows.length > 0;
}

export interface TodayQuestionRow extends SignedRow {
  post_id: string | null;
}

/** Without those that the learner sits a mock test of: they take no answer meanwhile. */
export function listQuestions(db: Database, userId: string, ids: readonly string[]) {
  return db.query<TodayQuestionRow>(
    `select q.id, q.post_id, ${CONTENT}, q.correct_answer, q.explanation, q.section, q.topic, q.subject, q.exam_type, q.difficulty,
       q.engine, q.verified
     from questions q ${CONTENT_TABLES} where q.id = any($1::uuid[]) and not ${isHeld("$2")}`,
    [ids, userId],
  );
}
