import type { ExamType } from "@prepfeed/contract/foundation/catalogue";
import type { Database } from "../../db/database.ts";
import type { Nullable, Row } from "../../db/row.ts";
import type { dailyPicks, learningGoals, memories, posts, questions } from "../../db/schema.ts";
import { hasHiddenKey } from "../../db/sql/hidden-keys.ts";
import type { SignedRow } from "../../db/sql/labelled-question-row.ts";
import { dayOf } from "../../db/sql/learner-day.ts";
import { OPEN_QUESTION, type OpenQuestionRow } from "../../db/sql/open-question-row.ts";
import { CONTENT, CONTENT_TABLES } from "../../db/sql/question-content.ts";
import type { QuestionRow } from "../../db/sql/question-row.ts";
import { isKeptOrShown, isRemoved } from "../../db/sql/shown-to.ts";
import { unseen } from "../../db/sql/unseen.ts";

/** What a learner's day is planned by: the goal, unless its exam is over. */
export interface FrameRow
  extends Nullable<
      Row<typeof learningGoals, "exam_type" | "exam_date" | "minutes_per_day" | "subjects" | "sections">
    >,
    // What was decided for this day, for which goal and when; null before it is decided.
    Nullable<Row<typeof dailyPicks, "basis" | "decided_at">> {
  picks: DayPicks | null;
  /** The learner's date. */
  today: string;
  reviewed: number;
  /** Including the reviews. */
  answered: number;
  has_set_aside: boolean;
  /** Whether any of their answers is not added to the statistics yet. */
  has_waiting: boolean;
  /** Whether they may have hidden anything from themselves, or be hidden from somebody. */
  hides_anything: boolean;
  /** The chosen questions that were answered today, skipped or set aside. */
  done: string[];
  /** The ids of the learner's study plans. */
  plans: string[];
}

/** The questions of a day, in order. */
export interface DayPicks {
  items: { id: string; kind: "review" | "weak" | "new"; why: string }[];
  /** The number due in addition to these. */
  dueBeside: number;
  /** How much of the day was answered when it was decided. */
  answered: number;
  /** The length of the session for which the engine wrote the missing questions; 0 if it could not. */
  writtenFor: number;
  /** Topics of a study plan that the new questions begin with; missing in earlier releases. */
  planned?: string[];
  /** Whether a study plan has something open for the day. */
  hasPlan?: boolean;
  /** How much of the day was done before it was decided again; missing in earlier releases. */
  doneBefore?: number;
}

/** A learner who has answered nothing since it was decided has done none of it, so no memory is read. */
export async function findFrame(db: Database, userId: string, now: Date): Promise<FrameRow | undefined> {
  const [row] = await db.query<FrameRow>(
    `select t.today::text, u.hides_anything, g.exam_type, g.exam_date::text, g.minutes_per_day, g.subjects, g.sections, coalesce(d.reviews, 0) as reviewed, coalesce(d.attempts + d.reviews, 0) as answered,
       exists (select 1 from memories m where m.user_id = u.id and m.set_aside) as has_set_aside,
       exists (select 1 from answer_deltas w where w.user_id = u.id) or exists (select 1 from review_deltas w where w.user_id = u.id) as has_waiting,
       array(select s.id from study_plans s where s.user_id = u.id order by s.created_at, s.id) as plans, p.picks, p.basis, p.decided_at, o.done
     from users u cross join lateral (select ${dayOf("u", "$2")} as today) t
       left join learning_goals g on g.user_id = u.id and (g.exam_date is null or g.exam_date >= t.today)
       left join learner_days d on d.user_id = u.id and d.day = t.today
       left join daily_picks p on p.user_id = u.id and p.day = t.today
       cross join lateral (select array(
         select item ->> 'id' from jsonb_array_elements(p.picks -> 'items') item
         where (p.picks -> 'answered')::int is distinct from coalesce(d.attempts + d.reviews, 0)
           and (select m.last_day >= t.today or m.set_aside from memories m where m.user_id = u.id and m.question_id = (item ->> 'id')::uuid limit 1)
         union all
         select b.question_id::text from buried_questions b where b.user_id = u.id and b.day = t.today) as done) o
     where u.id = $1`,
    [userId, now],
  );
  return row;
}

/**
 * Replaces those of another day or goal; none for a deleted account. A day decided meanwhile with the engine's
 * questions is kept if this one has none.
 */
export async function upsertPicks(
  db: Database,
  userId: string,
  { day, basis, picks, at }: { day: string; basis: string; picks: DayPicks; at: Date },
) {
  await db.query(
    `insert into daily_picks as p (user_id, day, basis, picks, decided_at)
     select id, $2::date, $3, $4::jsonb, $5 from users where id = $1 and deleted_at is null for key share
     on conflict (user_id) do update set day = excluded.day, basis = excluded.basis, picks = excluded.picks, decided_at = excluded.decided_at
     where p.day <> excluded.day or p.basis <> excluded.basis or (excluded.picks ->> 'writtenFor')::int > 0
       or (p.picks ->> 'writtenFor')::int = 0 or p.picks -> 'answered' <> excluded.picks -> 'answered'`,
    [userId, day, basis, JSON.stringify(picks), at],
  );
}

/** Questions written for sessions of this learner that are not answered yet. */
export function listWritten(db: Database, userId: string, family: ExamType) {
  return db.query<OpenQuestionRow>(
    `select ${OPEN_QUESTION} from daily_picks p cross join lateral jsonb_array_elements(p.picks -> 'items') item
       join questions q on q.id = (item ->> 'id')::uuid
     where p.user_id = $1 and q.asked_by = $1 and q.variant_of is null and q.exam_family = $2
       and not exists (select 1 from answers a where a.user_id = $1 and a.question_id = q.id)`,
    [userId, family],
  );
}

export type DueRow = Row<
  typeof memories,
  "question_id" | "stability" | "difficulty" | "due" | "last_day" | "last_correct" | "misses"
> &
  Row<typeof questions, "topic">;

const DUE =
  "c.question_id, c.stability, c.difficulty, c.due::text, c.last_day::text, c.last_correct, c.misses, asked.topic";
/** A question that is being checked comes back after the decision. */
const ASKED =
  "left join lateral (select q.topic, q.state from questions q where q.id = c.question_id) asked on true where asked.state is null";

/**
 * What is due, wrong ones first and within each group the longest due, at most `max`: a few from the beginning of an
 * index for each subject. The limit is part of the text, and learner and day are hidden from the planner, so that one stored plan
 * suits all lists: planning takes ten times as long as the statement.
 */
export function listDue(
  db: Database,
  userId: string,
  today: string,
  subjects: readonly string[],
  max: number,
) {
  return db.query<DueRow>(
    `select ${DUE} from (values (false), (true)) as went (last_correct) cross join lateral (
       select m.* from unnest(${unseen("$3::text[]")}) as wanted (subject) cross join lateral (
         select * from memories where user_id = ${unseen("$1::uuid")} and not set_aside and subject = wanted.subject
           and last_correct = went.last_correct and due <= ${unseen("$2::date")} order by due limit ${max}) m
       order by m.due limit ${max}) c ${ASKED}`,
    [userId, today, subjects],
  );
}

/**
 * Questions known beyond the exam that were not seen in the last days before it, the weakest memories first.
 */
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
         order by m.due limit $3) c ${ASKED}
     order by c.due limit $3`,
    [userId, subjects, max, examDate, since],
  );
}

/**
 * How many are due on each day, up to `last`; those beyond the exam are spread by the last byte of their ids.
 */
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

export type SetAsideRow = Row<typeof memories, "question_id"> &
  Row<typeof questions, "question_text" | "topic">;

/** The latest of those that were wrong too often. */
export function listSetAside(db: Database, userId: string, max: number) {
  return db.query<SetAsideRow>(
    `select m.question_id, q.question_text, q.topic from memories m join questions q on q.id = m.question_id
     where m.user_id = $1 and m.set_aside and not ${isRemoved} order by m.last_day desc, m.question_id limit $2`,
    [userId, max],
  );
}

/**
 * Deletes those of other days. False if there is no such question for this person, or too many are skipped already.
 */
export async function insertBuried(
  db: Database,
  userId: string,
  questionId: string,
  now: Date,
  max: number,
): Promise<boolean> {
  const rows = await db.query(
    `with learner as (
       select id, ${dayOf("users", "$3")} as today from users
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

/** False if there is no such question for this person. */
export async function deleteBuried(db: Database, userId: string, questionId: string): Promise<boolean> {
  const rows = await db.query(
    `with gone as (
       delete from buried_questions where user_id = $1 and question_id = (select coalesce(variant_of, id) from questions where id = $2))
     select 1 from questions where id = $2 and (asked_by is null or asked_by = $1)`,
    [userId, questionId],
  );
  return rows.length > 0;
}

export interface AskedRow extends Row<typeof questions, "id" | "post_id">, Row<typeof posts, "version"> {
  /** The original question of a variant; otherwise the question itself. */
  asked_for: string;
  /** Whether it takes a first answer: of a post, or written for this learner. */
  is_open: boolean;
  /** Whether its writer may have a variant and was not asked yet. */
  can_vary: boolean;
}

/** An author's edit raises the version of the post; a question without a post never changes. */
const VERSION = "coalesce(p.version, 2147483647) as version";

/**
 * Variants instead of their originals; without questions of a mock test that the learner is sitting, because they
 * take no answer meanwhile, and without those that the learner is not shown.
 */
export function listAsked(db: Database, userId: string, ids: readonly string[]) {
  return db.query<AskedRow>(
    `select c.id as asked_for, q.id, q.post_id, ${VERSION}, q.post_id is not null or q.asked_by = $2 as is_open,
       q.engine = 'built-in' and q.writer is not null and q.stimulus_id is null and v.user_id is null as can_vary
     from unnest(${unseen("$1::uuid[]")}) as c (id)
       left join open_variants v on v.user_id = $2 and v.question_id = c.id
       join questions q on q.id = coalesce(v.variant_id, c.id) left join posts p on p.id = q.post_id 
     where q.state is null and not ${hasHiddenKey("$2")} and ${isKeptOrShown("$2")}`,
    [ids, userId],
  );
}

export type ContentRow = SignedRow &
  Row<typeof posts, "version"> &
  Row<typeof questions, "writer"> &
  Pick<QuestionRow, "question_version">;

/**
 * The texts of these questions, without their keys. Texts and version are read in one statement, so that they
 * belong together.
 */
export function listContents(db: Database, ids: readonly string[]) {
  return db.query<ContentRow>(
    `select q.id, q.version as question_version, ${VERSION}, ${CONTENT}, '' as correct_answer, '' as explanation, q.section, q.topic, q.subject, q.exam_type,
       q.difficulty, q.engine, q.verified, q.writer
     from questions q left join posts p on p.id = q.post_id ${CONTENT_TABLES} where q.id = any(${unseen("$1::uuid[]")})`,
    [ids],
  );
}
