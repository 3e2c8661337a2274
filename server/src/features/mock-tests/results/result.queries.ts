import type { UnpaidReason } from "@prepfeed/contract/foundation/catalogue";
import type { Database } from "../../../db/database.ts";
import type { Row } from "../../../db/row.ts";
import type { mockAnswers, mockAttempts, mockTestQuestions, mockTests } from "../../../db/schema.ts";
import { hasHiddenKey } from "../../../db/sql/hidden-keys.ts";
import type { AttemptRow } from "../attempts.queries.ts";

export interface StandingRow {
  ranked: number;
  above: number;
  as_much_or_less: number;
}

/**
 * The place of a score among all ranked attempts with the same time limit; tie-breaks decide between equal
 * scores.
 */
export async function findStanding(
  db: Database,
  testId: string,
  score: number,
  tieKey: number[],
  extraTime: boolean,
): Promise<StandingRow> {
  const [row] = await db.query<StandingRow>(
    `select count(*)::int as ranked, count(*) filter (where score > $2 or (score = $2 and tie_key > $3::int[]))::int as above,
       count(*) filter (where score <= $2)::int as as_much_or_less
     from mock_attempts where test_id = $1 and ranked and extra_time = $4`,
    [testId, score, tieKey, extraTime],
  );
  return row ?? { ranked: 0, above: 0, as_much_or_less: 0 };
}

/** The questions of a paper that are being checked. */
export function listChecked(db: Database, testId: string) {
  return db.query<Row<typeof mockTestQuestions, "question_id">>(
    `select p.question_id from mock_test_questions p join questions q on q.id = p.question_id
     where p.test_id = $1 and q.state = 'CHECKED'`,
    [testId],
  );
}

/** The same place without the marks for some of the questions. Tie-breaks would count these, so equal scores share a place. */
export async function findStandingWithout(
  db: Database,
  { id, test_id: testId, extra_time: extraTime }: Pick<AttemptRow, "id" | "test_id" | "extra_time">,
  questionIds: readonly string[],
): Promise<StandingRow> {
  const [row] = await db.query<StandingRow>(
    `with rated as (
       select a.id, a.ranked, a.score - coalesce((
           select sum(m.units) from mock_answers m where m.attempt_id = a.id and m.question_id = any($4::uuid[])), 0) as score
       from mock_attempts a where a.test_id = $2 and (a.id = $1 or a.ranked and a.extra_time = $3))
     select count(*)::int as ranked, count(*) filter (where rated.score > own.score)::int as above,
       count(*) filter (where rated.score <= own.score)::int as as_much_or_less
     from rated, (select score from rated where id = $1) own where rated.ranked`,
    [id, testId, extraTime, questionIds],
  );
  return row ?? { ranked: 0, above: 0, as_much_or_less: 0 };
}

export interface OthersRow extends Row<typeof mockAnswers, "question_id"> {
  median_time: number | null;
  answers: { answer: string | null; people: number }[];
  /** The number of questions asked. */
  people: number;
  /** When the first of them had finished. */
  since: Date;
}

/** How the latest `sampled` first attempts answered each question; without one person's, if given. */
export function listOthers(db: Database, testId: string, without: string | null, sampled: number) {
  return db.query<OthersRow>(
    `with sample as materialized (
       select id, finished_at from mock_attempts where test_id = $1 and ranked and ($2::uuid is null or user_id <> $2)
       order by finished_at desc limit $3),
     given as materialized (
       select m.question_id, m.answer, m.time_spent from sample join mock_answers m on m.attempt_id = sample.id),
     counted as (
       select question_id, json_agg(json_build_object('answer', answer, 'people', people) order by people desc, answer) as answers
       from (select question_id, answer, count(*)::int as people from given group by 1, 2) each group by 1),
     times as (
       select question_id, percentile_cont(0.5) within group (order by time_spent)::real as median_time from given group by 1)
     select question_id, t.median_time, c.answers, s.people, s.since
     from times t join counted c using (question_id), (select count(*)::int as people, min(finished_at) as since from sample) s`,
    [testId, without, sampled],
  );
}

export interface TalkRow
  extends Row<typeof mockTestQuestions, "question_id" | "likes_count" | "comments_count"> {
  is_liked: boolean;
  is_bookmarked: boolean;
}

/** Likes, bookmarks and comments of each question, and those of this learner. */
export function listTalk(db: Database, testId: string, userId: string) {
  return db.query<TalkRow>(
    `select p.question_id, p.likes_count, p.comments_count,
       exists (select 1 from question_likes l where l.question_id = p.question_id and l.user_id = $2) as is_liked,
       exists (select 1 from question_bookmarks b where b.user_id = $2 and b.question_id = p.question_id) as is_bookmarked
     from mock_test_questions p where p.test_id = $1`,
    [testId, userId],
  );
}

/** Whether this learner is sitting the paper again, or another one that asks one of its questions. */
export async function areKeysHidden(db: Database, testId: string, userId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from mock_test_questions here join questions q on q.id = here.question_id
     where here.test_id = $1 and ${hasHiddenKey("$2")} limit 1`,
    [testId, userId],
  );
  return rows.length > 0;
}

export interface PointsRow {
  unpaid: UnpaidReason | null;
  answers: number;
  points: number;
}

/** What the right answers to a paper earned, grouped by why they earned nothing. */
export function listPoints(db: Database, testId: string, userId: string) {
  return db.query<PointsRow>(
    `select a.unpaid, count(*)::int as answers, sum(a.points_earned)::int as points
     from mock_test_questions p join answers a on a.question_id = p.question_id and a.user_id = $2
     where p.test_id = $1 and a.is_correct group by 1 order by 2 desc`,
    [testId, userId],
  );
}

/** For a finished attempt. */
interface OverRow extends Row<typeof mockAttempts, "id" | "number" | "timed"> {
  score: number;
  finished_at: Date;
}

export type HistoryRow = Omit<OverRow, "timed">;

export function listHistory(db: Database, testId: string, userId: string) {
  return db.query<HistoryRow>(
    `select id, number, score, finished_at from mock_attempts
     where test_id = $1 and user_id = $2 and finished_at is not null order by number desc limit 50`,
    [testId, userId],
  );
}

export interface TrendRow extends OverRow, Row<typeof mockTests, "title" | "rules"> {
  pattern: string;
}

/** The latest attempts at papers of a pattern, newest first; of events only those that closed before `before`. */
export function listTrendRows(db: Database, userId: string, before: Date, max: number) {
  return db.query<TrendRow>(
    `select a.id, t.pattern, t.title, a.number, a.timed, a.finished_at, a.score, t.rules
     from mock_attempts a join mock_tests t on t.id = a.test_id
     where a.user_id = $1 and a.finished_at is not null and t.pattern is not null and (t.ends_at is null or t.ends_at < $2)
     order by a.started_at desc, a.id desc limit $3`,
    [userId, before, max],
  );
}

/** True if the attempt is over and this question was answered or seen in it. */
export async function updateReason(
  db: Database,
  attemptId: string,
  questionId: string,
  reason: string | null,
): Promise<boolean> {
  const rows = await db.query(
    "update mock_answers set reason = $3 where attempt_id = $1 and question_id = $2 returning 1",
    [attemptId, questionId, reason],
  );
  return rows.length > 0;
}
