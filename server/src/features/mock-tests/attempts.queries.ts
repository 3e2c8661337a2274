import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/catalogue";
import type { AttemptCard, SavedAnswer } from "@prepfeed/contract/mock-attempts";
import type { MockTest } from "@prepfeed/contract/mock-tests";
import type { PageQuery } from "@prepfeed/contract/paging";
import type { Outcome, Tally } from "@prepfeed/contract/paper-marking";
import type { PaperRules } from "@prepfeed/contract/paper-rules";
import type { Database } from "../../db/database.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";

export interface AttemptRow {
  id: string;
  test_id: string;
  user_id: string;
  number: number;
  timed: boolean;
  extra_time: boolean;
  session_id: string;
  started_at: Date;
  ends_at: Date;
  section_starts: Date[] | null;
  section_ends: Date[] | null;
  leaves: number;
  finished_at: Date | null;
  ended_by: "learner" | "clock" | null;
  ranked: boolean;
  score: number | null;
  recorded_at: Date | null;
  title: string;
  instructions: string;
  exam_type: ExamType | null;
  pattern: string | null;
  author_id: string | null;
  is_ready: boolean;
  visibility: MockTest["visibility"];
  shuffled: boolean;
  rules: PaperRules;
  notes: string[];
  cut_offs: { label: string; marks: number; outOf: number }[];
  /** Of the event. */
  window_ends_at: Date | null;
  is_still_sat: boolean;
}

/** Of the event: when it closes, and whether anybody's attempt still runs. */
const EVENT = `t.ends_at as window_ends_at,
  t.ends_at is not null and exists (select 1 from mock_attempts r where r.test_id = t.id and r.finished_at is null) as is_still_sat`;

const ATTEMPT = `a.id, a.test_id, a.user_id, a.number, a.timed, a.extra_time, a.session_id, a.started_at, a.ends_at, a.section_starts, a.section_ends,
  a.leaves, a.finished_at, a.ended_by, a.ranked, a.score, a.recorded_at, t.title, t.instructions, t.exam_type, t.pattern, t.author_id,
  t.is_ready, t.visibility, t.shuffled, t.rules, t.notes, t.cut_offs, ${EVENT}`;
const OF_TEST = "join mock_tests t on t.id = a.test_id";

export async function findAttempt(db: Database, id: string, userId: string): Promise<AttemptRow | undefined> {
  const [row] = await db.query<AttemptRow>(
    `select ${ATTEMPT} from mock_attempts a ${OF_TEST} where a.id = $1 and a.user_id = $2`,
    [id, userId],
  );
  return row;
}

export async function findRunning(
  db: Database,
  testId: string,
  userId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db.query<AttemptRow>(
    `select ${ATTEMPT} from mock_attempts a ${OF_TEST} where a.test_id = $1 and a.user_id = $2 and a.finished_at is null`,
    [testId, userId],
  );
  return row;
}

export async function hasExtraTime(db: Database, userId: string): Promise<boolean> {
  const rows = await db.query("select 1 from users where id = $1 and extra_time", [userId]);
  return rows.length > 0;
}

export interface NewAttempt {
  id: string;
  testId: string;
  userId: string;
  timed: boolean;
  extraTime: boolean;
  sessionId: string;
  startedAt: Date;
  endsAt: Date;
  sectionStarts: Date[] | null;
  sectionEnds: Date[] | null;
}

/** False when another one runs, the paper was withdrawn, or the person has left. */
export async function insertAttempt(db: Database, attempt: NewAttempt): Promise<boolean> {
  const rows = await db.query(
    `insert into mock_attempts (id, test_id, user_id, number, timed, session_id, started_at, ends_at, section_starts, section_ends, extra_time)
     select $1, t.id, u.id, 1 + coalesce((select max(number) from mock_attempts where test_id = t.id and user_id = u.id), 0),
       $4, $5, $6, $7, $8::timestamptz[], $9::timestamptz[], $10
     from (select id from mock_tests where id = $2 and withdrawn_at is null for key share) t,
       (select id from users where id = $3 and deleted_at is null for key share) u
     on conflict do nothing returning id`,
    [
      attempt.id,
      attempt.testId,
      attempt.userId,
      attempt.timed,
      attempt.sessionId,
      attempt.startedAt,
      attempt.endsAt,
      attempt.sectionStarts,
      attempt.sectionEnds,
      attempt.extraTime,
    ],
  );
  return rows.length > 0;
}

/** The device that goes on with it is the one whose answers count. */
export async function takeOver(db: Database, id: string, sessionId: string) {
  await db.query("update mock_attempts set session_id = $2 where id = $1 and session_id <> $2", [
    id,
    sessionId,
  ]);
}

export interface SavedRow {
  answer: string | null;
  marked: boolean;
  sequence: number;
  time_spent: number;
  confidence: SavedAnswer["confidence"];
}

export interface QuestionOfAttempt extends ContentRow {
  id: string;
  position: number;
  section: number;
  rule: number;
  correct_answer: string;
  explanation: string;
  subject: Subject | null;
  topic: string | null;
  difficulty: Difficulty | null;
  /** Whether it was copied from a post; of that, as long as it is there. */
  is_copy: boolean;
  source_post_id: string | null;
  /** Null for a question that was not visited. */
  saved: (SavedRow & { outcome: Outcome | null; units: number | null; reason: string | null }) | null;
}

/** A paper's questions in order, with what was saved. */
export async function listQuestions(db: Database, attempt: Pick<AttemptRow, "id" | "test_id">) {
  const rows = await db.query<
    QuestionOfAttempt &
      SavedRow & { outcome: Outcome | null; units: number | null; reason: string | null; is_saved: boolean }
  >(
    `select p.position, p.section, p.rule, q.id, ${CONTENT}, q.correct_answer, q.explanation, q.subject, q.topic, q.difficulty,
       q.engine is null as is_copy, (select source.post_id from questions source where source.id = p.source_id) as source_post_id, m.attempt_id is not null as is_saved, m.answer, m.marked, m.sequence, m.time_spent, m.confidence, m.outcome, m.units, m.reason
     from mock_test_questions p join questions q on q.id = p.question_id ${CONTENT_TABLES}
       left join mock_answers m on m.attempt_id = $1 and m.question_id = q.id
     where p.test_id = $2 order by p.position`,
    [attempt.id, attempt.test_id],
  );
  return rows.map((row): QuestionOfAttempt => {
    const { is_saved, answer, marked, sequence, time_spent, confidence, outcome, units, reason } = row;
    return {
      ...row,
      saved: is_saved ? { answer, marked, sequence, time_spent, confidence, outcome, units, reason } : null,
    };
  });
}

export interface SavingRow
  extends Pick<
    AttemptRow,
    "session_id" | "timed" | "ends_at" | "section_starts" | "section_ends" | "finished_at"
  > {
  /** Null where the paper has no such question. */
  section: number | null;
  kind: ContentRow["kind"];
  options: number;
}

/** What a save must know of one's attempt and of the question's place in the paper; the paper itself is not read. */
export async function findSaving(
  db: Database,
  id: string,
  userId: string,
  questionId: string,
): Promise<SavingRow | undefined> {
  const [row] = await db.query<SavingRow>(
    `select a.session_id, a.timed, a.ends_at, a.section_starts, a.section_ends, a.finished_at, p.section, q.kind,
       num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e) as options
     from mock_attempts a left join mock_test_questions p on p.test_id = a.test_id and p.question_id = $3
       left join questions q on q.id = p.question_id
     where a.id = $1 and a.user_id = $2`,
    [id, userId, questionId],
  );
  return row;
}

export interface NewSave {
  attemptId: string;
  questionId: string;
  sessionId: string;
  answer: string | null;
  marked: boolean;
  sequence: number;
  timeSpent: number;
  confidence: string | null;
  leaves: number;
  at: Date;
  /** An attempt that ended before this takes nothing any more. */
  notEndedBefore: Date;
}

export type Kept = SavedRow & { is_new: boolean };

/**
 * Keeps an answer while the attempt runs on this device, unless a newer one is kept. Whoever ends the attempt waits for it, and it for them.
 * Nothing when the attempt takes no answers, or not from here; otherwise what is kept now.
 */
export async function upsertAnswer(db: Database, save: NewSave): Promise<Kept | undefined> {
  const [row] = await db.query<Kept>(
    `with running as (
       select id, leaves, extract(epoch from $9::timestamptz - started_at)::real as passed from mock_attempts
       where id = $1 and session_id = $3 and finished_at is null and ends_at >= $11 for share),
     kept as (
       insert into mock_answers as m (attempt_id, question_id, answer, marked, sequence, time_spent, confidence, saved_at)
       select id, $2, $4, $5, $6, greatest(0, least($7::real, passed)), $8, $9 from running
       on conflict (attempt_id, question_id) do update set answer = excluded.answer, marked = excluded.marked,
         sequence = excluded.sequence, time_spent = excluded.time_spent, confidence = excluded.confidence, saved_at = excluded.saved_at
         where m.sequence < excluded.sequence
       returning answer, marked, sequence, time_spent, confidence),
     left_page as (
       update mock_attempts a set leaves = $10 from running where a.id = running.id and running.leaves < $10::int)
     select true as is_new, kept.* from kept
     union all
     select false, m.answer, m.marked, m.sequence, m.time_spent, m.confidence from running
       join mock_answers m on m.attempt_id = running.id and m.question_id = $2 where not exists (select 1 from kept)`,
    [
      save.attemptId,
      save.questionId,
      save.sessionId,
      save.answer,
      save.marked,
      save.sequence,
      save.timeSpent,
      save.confidence,
      save.at,
      save.leaves,
      save.notEndedBefore,
    ],
  );
  return row;
}

/** Holds an attempt that is not over yet, so that nothing is saved while it is marked. */
export async function lockRunning(tx: Database, id: string): Promise<AttemptRow | undefined> {
  const [row] = await tx.query<AttemptRow>(
    `select ${ATTEMPT} from mock_attempts a ${OF_TEST} where a.id = $1 and a.finished_at is null for update of a`,
    [id],
  );
  return row;
}

export async function updateMarks(
  tx: Database,
  attemptId: string,
  marks: { questionId: string; outcome: Outcome; units: number }[],
) {
  await tx.query(
    `update mock_answers m set outcome = r.outcome, units = r.units
     from unnest($2::uuid[], $3::text[], $4::int[]) as r (question_id, outcome, units)
     where m.attempt_id = $1 and m.question_id = r.question_id`,
    [
      attemptId,
      marks.map(({ questionId }) => questionId),
      marks.map(({ outcome }) => outcome),
      marks.map(({ units }) => units),
    ],
  );
}

export async function finishAttempt(
  tx: Database,
  id: string,
  end: { at: Date; endedBy: "learner" | "clock"; ranked: boolean; total: Tally; tieKey: number[] },
) {
  const { total } = end;
  await tx.query(
    `update mock_attempts set finished_at = $2, ended_by = $3, ranked = $4, score = $5, right_count = $6, partial_count = $7,
       wrong_count = $8, skipped_count = $9, tie_key = $10::int[] where id = $1`,
    [
      id,
      end.at,
      end.endedBy,
      end.ranked,
      total.units,
      total.right,
      total.partial,
      total.wrong,
      total.skipped,
      end.tieKey,
    ],
  );
}

export async function countSat(tx: Database, testId: string) {
  await tx.query("update mock_tests set sat_count = sat_count + 1 where id = $1", [testId]);
}

/** Holds a first attempt whose answers were not handed over yet. */
export async function lockUnrecorded(tx: Database, id: string): Promise<AttemptRow | undefined> {
  const [row] = await tx.query<AttemptRow>(
    `select ${ATTEMPT} from mock_attempts a ${OF_TEST}
     where a.id = $1 and a.finished_at is not null and a.recorded_at is null and a.number = 1 for update of a`,
    [id],
  );
  return row;
}

export async function markRecorded(tx: Database, id: string, at: Date) {
  await tx.query("update mock_attempts set recorded_at = $2 where id = $1", [id, at]);
}

/** Attempts that ran out of time before `before`. */
export function listOverdue(db: Database, before: Date, max: number) {
  return db.query<{ id: string }>(
    "select id from mock_attempts where finished_at is null and ends_at < $1 order by ends_at limit $2",
    [before, max],
  );
}

/** First attempts whose event closed before `before`, or that a killed process had no time to hand over. */
export function listUnrecorded(db: Database, before: Date, max: number) {
  return db.query<{ id: string }>(
    `select a.id from mock_attempts a ${OF_TEST}
     where a.finished_at is not null and a.recorded_at is null and a.number = 1 and (t.ends_at is null or t.ends_at < $1)
     order by a.finished_at limit $2`,
    [before, max],
  );
}

export interface CardRow {
  id: string;
  test_id: string;
  title: string;
  exam_type: AttemptCard["examType"];
  number: number;
  timed: boolean;
  started_at: Date;
  ends_at: Date;
  finished_at: Date | null;
  score: number | null;
  rules: PaperRules;
  window_ends_at: Date | null;
  is_still_sat: boolean;
}

const CARD = `a.id, a.test_id, t.title, t.exam_type, a.number, a.timed, a.started_at, a.ends_at, a.finished_at, a.score, t.rules,
  ${EVENT}`;

export function listAttempts(db: Database, userId: string, { page, size }: PageQuery) {
  return db.query<CardRow & { total: number }>(
    `select ${CARD}, (select count(*)::int from mock_attempts where user_id = $1) as total
     from (select * from mock_attempts where user_id = $1 order by started_at desc, id desc limit $2 offset $3) a ${OF_TEST}
     order by a.started_at desc, a.id desc`,
    [userId, size, page * size],
  );
}

/** The newest few of each paper, newest first. */
export function listAttemptsAt(db: Database, userId: string, testIds: string[], maxOfEach: number) {
  return db.query<CardRow>(
    `select ${CARD} from unnest($2::uuid[]) as wanted (test_id)
     join lateral (select * from mock_attempts where test_id = wanted.test_id and user_id = $1 order by number desc limit $3) a on true
     ${OF_TEST} order by a.started_at desc, a.id desc`,
    [userId, testIds, maxOfEach],
  );
}
