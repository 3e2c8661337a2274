import type { ExamType, Subject } from "@prepfeed/contract/catalogue";
import type { Database } from "../../db/database.ts";
import { isHeld } from "../../db/sql/held-keys.ts";
import type { SignedRow } from "../../db/sql/labelled-question-row.ts";
import { CONTENT, CONTENT_TABLES } from "../../db/sql/question-content.ts";
import { unseen } from "../../db/sql/unseen.ts";

/** What a learner's day is planned by: the goal unless its exam is over. */
export interface FrameRow {
  /** The learner's own. */
  today: string;
  exam_type: ExamType | null;
  exam_date: string | null;
  minutes_per_day: number | null;
  subjects: Subject[] | null;
  reviewed: number;
  /** With the reviews. */
  answered: number;
  has_set_aside: boolean;
  /** Whether something of theirs is not added up yet. */
  has_waiting: boolean;
  /** What was decided for this day, for which goal and when; null before it is decided. */
  picks: DayPicks | null;
  basis: string | null;
  decided_at: Date | null;
  /** Of these, what is answered today, left out or set aside. */
  done: string[];
}

/** What a day holds, in the order in which it comes. */
export interface DayPicks {
  items: { id: string; kind: "review" | "weak" | "new"; why: string }[];
  /** What is due beside these. */
  dueBeside: number;
  /** How much of the day was answered when it was decided. */
  answered: number;
}

/** Who has answered nothing since it was decided has done none of it, so no memory is looked at. */
export async function findFrame(db: Database, userId: string, now: Date): Promise<FrameRow | undefined> {
  const [row] = await db.query<FrameRow>(
    `select t.today::text, g.exam_type, g.exam_date::text, g.minutes_per_day, g.subjects, coalesce(d.reviews, 0) as reviewed, coalesce(d.attempts + d.reviews, 0) as answered,
       exists (select 1 from memories m where m.user_id = $1 and m.set_aside) as has_set_aside,
       exists (select 1 from answer_deltas w where w.user_id = $1) or exists (select 1 from review_deltas w where w.user_id = $1) as has_waiting,
       p.picks, p.basis, p.decided_at, o.done
     from users u cross join lateral (select ($2::timestamptz at time zone u.time_zone)::date as today) t
       left join learning_goals g on g.user_id = u.id and (g.exam_date is null or g.exam_date >= t.today)
       left join learner_days d on d.user_id = u.id and d.day = t.today
       left join daily_picks p on p.user_id = u.id and p.day = t.today
       cross join lateral (select array(
         select item ->> 'id' from jsonb_array_elements(p.picks -> 'items') item
         where (p.picks -> 'answered')::int is distinct from coalesce(d.attempts + d.reviews, 0)
           and (select m.last_day >= t.today or m.set_aside from memories m where m.user_id = $1 and m.question_id = (item ->> 'id')::uuid limit 1)
         union all
         select b.question_id::text from buried_questions b where b.user_id = $1 and b.day = t.today) as done) o
     where u.id = $1`,
    [userId, now],
  );
  return row;
}

/** In place of those of another day or goal; none for a person who has left. */
export async function upsertPicks(
  db: Database,
  userId: string,
  { day, basis, picks, at }: { day: string; basis: string; picks: DayPicks; at: Date },
) {
  await db.query(
    `insert into daily_picks (user_id, day, basis, picks, decided_at)
     select id, $2::date, $3, $4::jsonb, $5 from users where id = $1 and deleted_at is null for key share
     on conflict (user_id) do update set day = excluded.day, basis = excluded.basis, picks = excluded.picks, decided_at = excluded.decided_at`,
    [userId, day, basis, JSON.stringify(picks), at],
  );
}

export interface DueRow {
  question_id: string;
  stability: number;
  difficulty: number;
  due: string;
  last_day: string;
  last_correct: boolean;
  misses: number;
  topic: string | null;
}

const DUE = `c.question_id, c.stability, c.difficulty, c.due::text, c.last_day::text, c.last_correct, c.misses,
  (select q.topic from questions q where q.id = c.question_id) as topic`;

/** What is due, wrong ones first and of each the longest due, at most `max`: a few from the beginning of an index for each subject. */
export function listDue(
  db: Database,
  userId: string,
  today: string,
  subjects: readonly string[],
  max: number,
) {
  return db.query<DueRow>(
    `select ${DUE} from (values (false), (true)) as went (last_correct) cross join lateral (
       select m.* from unnest($3::text[]) as wanted (subject) cross join lateral (
         select * from memories where user_id = $1 and not set_aside and subject = wanted.subject
           and last_correct = went.last_correct and due <= $2::date order by due limit $4) m
       order by m.due limit $4) c`,
    [userId, today, subjects, max],
  );
}

/** What is known beyond the exam and was not seen since the last days before it began, the least firm first. */
export function listKnownBeyond(
  db: Database,
  userId: string,
  subjects: readonly string[],
  { examDate, since, max }: { examDate: string; since: string; max: number },
) {
  return db.query<DueRow>(
    `select ${DUE} from unnest($2::text[]) as wanted (subject) cross join (values (false), (true)) as went (last_correct)
       cross join lateral (
         select * from memories m
         where user_id = $1 and not set_aside and subject = wanted.subject and last_correct = went.last_correct
           and due >= $4::date and last_day < $5::date
         order by m.due limit $3) c
     order by c.due limit $3`,
    [userId, subjects, max, examDate, since],
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
       delete from buried_questions b using learner where b.user_id = learner.id and b.day <> learner.today
         and b.question_id <> (select coalesce(variant_of, id) from questions where id = $2))
     insert into buried_questions (user_id, question_id, day)
     select learner.id, coalesce(q.variant_of, q.id), today from learner, questions q
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
    `with gone as (
       delete from buried_questions where user_id = $1 and question_id = (select coalesce(variant_of, id) from questions where id = $2))
     select 1 from questions where id = $2 and (asked_by is null or asked_by = $1)`,
    [userId, questionId],
  );
  return rows.length > 0;
}

export interface AskedRow {
  /** What it is asked for: itself, unless it is a variant. */
  asked_for: string;
  id: string;
  post_id: string | null;
  version: number;
  /** Whether its writer may have something else to ask and was not asked yet. */
  can_vary: boolean;
}

/** An author's edit raises the version of the post; a question without one does not change any more. */
const VERSION = "coalesce(p.version, 2147483647) as version";

/** Variants in place of their questions; without those that the learner sits a mock test of, since they take no answer meanwhile. */
export function listAsked(db: Database, userId: string, ids: readonly string[]) {
  return db.query<AskedRow>(
    `select c.id as asked_for, q.id, q.post_id, ${VERSION},
       q.engine = 'built-in' and q.writer is not null and q.stimulus_id is null and v.user_id is null as can_vary
     from unnest(${unseen("$1::uuid[]")}) as c (id)
       left join open_variants v on v.user_id = $2 and v.question_id = c.id
       join questions q on q.id = coalesce(v.variant_id, c.id) left join posts p on p.id = q.post_id where not ${isHeld("$2")}`,
    [ids, userId],
  );
}

export interface ContentRow extends SignedRow {
  version: number;
  writer: string | null;
}

/** What these ask, without their keys. Texts and version in one statement, so that they belong together. */
export function listContents(db: Database, ids: readonly string[]) {
  return db.query<ContentRow>(
    `select q.id, ${VERSION}, ${CONTENT}, '' as correct_answer, '' as explanation, q.section, q.topic, q.subject, q.exam_type,
       q.difficulty, q.engine, q.verified, q.writer
     from questions q left join posts p on p.id = q.post_id ${CONTENT_TABLES} where q.id = any(${unseen("$1::uuid[]")})`,
    [ids],
  );
}
