import type { ExamType, Subject } from "@prepfeed/contract/catalogue";
import type { PageQuery } from "@prepfeed/contract/paging";
import type { Database } from "../../db/database.ts";
import { AdvisoryLock } from "../../db/sql/advisory-locks.ts";
import { BUCKET, SCORES_PER_RANGE } from "../../db/sql/standing-bucket.ts";

/** One leaderboard: a period, a subject and an exam family; blank means any. An answer counts on all that fit it. */
export interface Board {
  period: string;
  subject: Subject | "";
  examFamily: ExamType | "";
}

export interface ScoredAnswer {
  userId: string;
  /** Blank if it has none; so for the exam. */
  subject: string;
  examFamily: string;
  /** The names of its week and its day. */
  week: string;
  day: string;
  points: number;
  at: Date;
}

/** People counted where they left (-1) and where they arrived (1), on both levels of the histogram. */
const COUNT_MOVES = `
  insert into standing_counts as c (period, subject, exam_family, level, bucket, people)
  select period, subject, exam_family, level, ${BUCKET} as bucket, sum(people)::int
  from moves cross join (values (0), (1)) as levels (level) group by 1, 2, 3, 4, 5 having sum(people) <> 0
  on conflict (period, subject, exam_family, level, bucket) do update set people = c.people + excluded.people`;

/** One at a time, so that nobody is counted twice or left out while they hide or leave. */
export async function lockStandings(tx: Database) {
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.standings})`);
}

/** Adds answers to every board they count on and moves people from one place of the histogram to another. */
export async function addToStandings(tx: Database, answers: ScoredAnswer[]) {
  await tx.query(
    `with given as (
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::timestamptz[])
         as g (user_id, subject, exam_family, week, day, points, at)),
     gained as (
       select p.period, s.subject, e.exam_family, user_id, sum(points)::int as score, count(*)::int as answers,
         coalesce(max(at) filter (where points > 0), min(at)) as at
       from given g
       cross join lateral (values ('all'), (g.week), (g.day)) as p (period)
       cross join lateral (select '' as subject union all select g.subject where g.subject <> '') s
       cross join lateral (select '' as exam_family union all select g.exam_family where g.exam_family <> '') e
       group by 1, 2, 3, 4),
     stood as (
       insert into standings as s (period, subject, exam_family, user_id, score, total_questions, reached_at, hidden)
       select period, subject, exam_family, user_id, score, answers, at, u.hide_from_leaderboard
       from gained join users u on u.id = user_id
       on conflict (user_id, period, subject, exam_family) do update set score = s.score + excluded.score,
         total_questions = s.total_questions + excluded.total_questions,
         reached_at = case when excluded.score > 0 then excluded.reached_at else s.reached_at end
       returning period, subject, exam_family, user_id, score, total_questions, hidden),
     changed as (
       select period, subject, exam_family, stood.score, stood.score - gained.score as score_before,
         stood.total_questions = gained.answers as is_new
       from stood join gained using (period, subject, exam_family, user_id) where not stood.hidden),
     moves as (
       select period, subject, exam_family, score, 1 as people from changed where is_new or score <> score_before
       union all
       select period, subject, exam_family, score_before, -1 from changed where not is_new and score <> score_before)
     ${COUNT_MOVES}`,
    [
      answers.map(({ userId }) => userId),
      answers.map(({ subject }) => subject),
      answers.map(({ examFamily }) => examFamily),
      answers.map(({ week }) => week),
      answers.map(({ day }) => day),
      answers.map(({ points }) => points),
      answers.map(({ at }) => at),
    ],
  );
}

/** Takes a person out of everybody's sight, or puts them back. Nothing happens if they are there already. */
export async function setHidden(tx: Database, userId: string, hidden: boolean) {
  await tx.query("update users set hide_from_leaderboard = $2 where id = $1", [userId, hidden]);
  await tx.query(
    `with changed as (
       update standings set hidden = $2 where user_id = $1 and hidden <> $2 returning period, subject, exam_family, score),
     moves as (select *, case when $2 then -1 else 1 end as people from changed)
     ${COUNT_MOVES}`,
    [userId, hidden],
  );
}

export async function deleteStandings(tx: Database, userId: string) {
  await tx.query(
    `with gone as (delete from standings where user_id = $1 returning period, subject, exam_family, score, hidden),
     moves as (select period, subject, exam_family, score, -1 as people from gone where not hidden)
     ${COUNT_MOVES}`,
    [userId],
  );
}

/** Weeks and days that are over; nobody can ask for them any more. */
export async function deletePastPeriods(tx: Database, week: string, day: string) {
  const isPast = "(period >= 'w' and period < $1) or (period >= 'd' and period < $2)";
  // Each by an index of its own: in one statement all rows would be read, while nothing can be added up.
  await tx.query(`delete from standings where not hidden and (${isPast})`, [week, day]);
  await tx.query(`delete from standings where hidden and (${isPast})`, [week, day]);
  await tx.query(`delete from standing_counts where ${isPast}`, [week, day]);
}

const ON_BOARD = "period = $1 and subject = $2 and exam_family = $3";
const boardValues = ({ period, subject, examFamily }: Board) => [period, subject, examFamily];

export interface StandingRow {
  user_id: string;
  username: string;
  profile_picture: string | null;
  score: number;
  total_questions: number;
}

/** Equal scores are listed by accuracy, which at one point per right answer means fewer answers, then by who got there first. */
export function listStandings(db: Database, board: Board, { page, size }: PageQuery) {
  return db.query<StandingRow>(
    `with picked as (
       select user_id, score, total_questions, reached_at from standings where ${ON_BOARD} and not hidden
       order by score desc, total_questions, reached_at, user_id limit $4 offset (select $5::bigint))
     select p.user_id, u.username, u.profile_picture, p.score, p.total_questions
     from picked p join users u on u.id = p.user_id
     order by p.score desc, p.total_questions, p.reached_at, p.user_id`,
    [...boardValues(board), size, page * size],
  );
}

/** How many visible people stand on a board. */
export async function countStandings(db: Database, board: Board): Promise<number> {
  const [row] = await db.query<{ people: number }>(
    `select coalesce(sum(people), 0)::int as people from standing_counts where ${ON_BOARD} and level = 1`,
    boardValues(board),
  );
  return row?.people ?? 0;
}

/** One more than the number of visible people with a higher score: two short sums, however many people there are. */
export async function rankOf(db: Database, board: Board, score: number): Promise<number> {
  const [row] = await db.query<{ rank: number }>(
    `select (1 + coalesce(sum(people), 0))::int as rank from (
       select people from standing_counts where ${ON_BOARD} and level = 1 and bucket > $4::int / ${SCORES_PER_RANGE}
       union all
       select people from standing_counts where ${ON_BOARD} and level = 0
         and bucket > $4::int and bucket < ($4::int / ${SCORES_PER_RANGE} + 1) * ${SCORES_PER_RANGE}) above`,
    [...boardValues(board), score],
  );
  return row?.rank ?? 1;
}

export async function findStanding(db: Database, board: Board, userId: string) {
  const [row] = await db.query<{ score: number; total_questions: number }>(
    `select score, total_questions from standings where ${ON_BOARD} and user_id = $4`,
    [...boardValues(board), userId],
  );
  return row;
}
