import { Paging } from "@prepfeed/contract/foundation/limits";
import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { boardScores, boards, users } from "../../db/schema.ts";
import { areApart } from "../../db/sql/apart.ts";
import { AdvisoryLock } from "../../db/sql/locks/advisory-locks.ts";
import { shownPicture } from "../../db/sql/shown-to.ts";
import { BUCKET, SCORES_PER_RANGE } from "../../db/sql/standing-bucket.ts";

/**
 * One leaderboard: a period, a subject and an exam family; blank means any. An answer counts on every board that
 * matches it.
 */
export type Board = Fields<typeof boards, "period" | "subject" | "examFamily">;

export interface ScoredAnswer {
  userId: string;
  /** Blank if it has none; the same for the exam. */
  subject: string;
  examFamily: string;
  /** The keys of its week and its day. */
  week: string;
  day: string;
  points: number;
  at: Date;
}

/**
 * Changes of the histogram's counts: -1 where people left, 1 where they arrived, on both of its levels. Rows are changed in the order of their
 * key, so that two processes do not deadlock.
 */
const COUNT_MOVES = `
  insert into board_counts as c (board_id, level, bucket, people)
  select board_id, level, ${BUCKET} as bucket, sum(people)::int
  from moves cross join (values (0), (1)) as levels (level) group by 1, 2, 3 having sum(people) <> 0 order by 1, 2, 3
  on conflict (board_id, level, bucket) do update set people = c.people + excluded.people`;

/** Serialised, so that nobody is counted twice or left out while they hide or delete their account. */
export async function lockStandings(tx: Database) {
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.standings})`);
}

/** Others may add answers of other people meanwhile, but nobody hides or deletes an account. */
export async function shareStandings(tx: Database) {
  await tx.query(`select pg_advisory_xact_lock_shared(${AdvisoryLock.standings})`);
}

/** The boards of `kinds` of answers with the same labels. They are read first, because the planner would look for each by itself. */
const NAMED = "named as materialized (select id, period, subject, exam_family from boards)";
const ON_BOARDS = `kinds
  cross join lateral (values ('all'), (kinds.week), (kinds.day)) as p (period)
  cross join lateral (select '' as subject union all select kinds.subject where kinds.subject <> '') s
  cross join lateral (select '' as exam_family union all select kinds.exam_family where kinds.exam_family <> '') e
  join named b on b.period = p.period and b.subject = s.subject and b.exam_family = e.exam_family`;

/** Creates the boards on which these answers count. In the order of their names, so that two processes do not deadlock. */
export async function addBoards(
  tx: Database,
  answers: Pick<ScoredAnswer, "subject" | "examFamily" | "week" | "day">[],
) {
  await tx.query(
    `insert into boards (period, subject, exam_family)
     select distinct p.period, s.subject, e.exam_family
     from (select distinct * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as g (subject, exam_family, week, day)) g
     cross join lateral (values ('all'), (g.week), (g.day)) as p (period)
     cross join lateral (values (''), (g.subject)) as s (subject)
     cross join lateral (values (''), (g.exam_family)) as e (exam_family)
     where not exists (select 1 from boards b where b.period = p.period and b.subject = s.subject and b.exam_family = e.exam_family)
     order by 1, 2, 3 on conflict do nothing`,
    [
      answers.map(({ subject }) => subject),
      answers.map(({ examFamily }) => examFamily),
      answers.map(({ week }) => week),
      answers.map(({ day }) => day),
    ],
  );
}

/** Adds answers to every board they count on, and moves people within the histogram. */
export async function addToStandings(tx: Database, answers: ScoredAnswer[]) {
  await tx.query(
    `with kinds as (
       select user_id, subject, exam_family, week, day, sum(points) as points, count(*) as answers,
         max(at) filter (where points > 0) as earned_at, min(at) as begun_at
       from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::timestamptz[])
         as g (user_id, subject, exam_family, week, day, points, at) group by 1, 2, 3, 4, 5),
     ${NAMED},
     gained as (
       select user_id, b.id as board_id, sum(points)::int as score, sum(answers)::int as answers,
         coalesce(max(earned_at), min(begun_at)) as at
       from ${ON_BOARDS} group by 1, 2),
     people as materialized (select id, hide_from_leaderboard from users where id = any($8::uuid[])),
     stood as (
       insert into board_scores as s (user_id, board_id, score, total_questions, reached_at, hidden)
       select user_id, board_id, score, answers, at, hide_from_leaderboard from gained join people on people.id = user_id
       on conflict (user_id, board_id) do update set score = s.score + excluded.score,
         total_questions = s.total_questions + excluded.total_questions,
         reached_at = case when excluded.score > 0 then excluded.reached_at else s.reached_at end
       returning user_id, board_id, score, total_questions, hidden),
     -- Grouped instead of joined: the planner expects a single row of each and would compare all with all.
     changed as (
       select board_id, sum(score)::int as score, sum(score - gained)::int as score_before, sum(total_questions - answers) = 0 as is_new
       from (
         select user_id, board_id, score, 0 as gained, total_questions, 0 as answers, hidden from stood
         union all select user_id, board_id, 0, score, 0, answers, null from gained) both_sides
       group by user_id, board_id having not bool_or(hidden)),
     moves as (
       select board_id, score, 1 as people from changed where is_new or score <> score_before
       union all
       select board_id, score_before, -1 from changed where not is_new and score <> score_before)
     ${COUNT_MOVES}`,
    [
      answers.map(({ userId }) => userId),
      answers.map(({ subject }) => subject),
      answers.map(({ examFamily }) => examFamily),
      answers.map(({ week }) => week),
      answers.map(({ day }) => day),
      answers.map(({ points }) => points),
      answers.map(({ at }) => at),
      [...new Set(answers.map(({ userId }) => userId))],
    ],
  );
}

export interface ScoreChange extends ScoredAnswer {
  /** 1 or -1 where an answer begins or ceases to count. */
  answers: number;
}

/**
 * Changes the results of answers that are already on the boards. A reduced score counts as reached when the
 * person last earned something.
 */
export async function changeStandings(tx: Database, changes: ScoreChange[]) {
  await tx.query(
    `with kinds as (
       select user_id, subject, exam_family, week, day, sum(points) as points, sum(answers) as answers, max(at) as at
       from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::timestamptz[], $8::int[])
         as g (user_id, subject, exam_family, week, day, points, at, answers) group by 1, 2, 3, 4, 5),
     ${NAMED},
     gained as (
       select user_id, b.id as board_id, b.period, b.subject, b.exam_family, sum(points)::int as score, sum(answers)::int as answers, max(at) as at
       from ${ON_BOARDS} group by 1, 2, 3, 4, 5),
     stood as (
       update board_scores s set score = s.score + g.score, total_questions = s.total_questions + g.answers,
         reached_at = case when g.score > 0 and s.score > 0 then greatest(s.reached_at, g.at) when g.score > 0 then g.at
           when g.score < 0 then coalesce((
             select coalesce(max(a.submitted_at) filter (where a.points_earned > 0), min(a.submitted_at)) from answers a
             where a.user_id = s.user_id and a.counts and (g.subject = '' or a.subject = g.subject)
               and (g.exam_family = '' or a.exam_family = g.exam_family)
               and (g.period = 'all' or a.submitted_at >= (substr(g.period, 2)::timestamp at time zone 'UTC'))), s.reached_at)
           else s.reached_at end
       from gained g where s.user_id = g.user_id and s.board_id = g.board_id
       returning s.board_id, s.score, s.score - g.score as score_before, s.hidden),
     changed as (select * from stood where not hidden and score <> score_before),
     moves as (
       select board_id, score, 1 as people from changed
       union all select board_id, score_before, -1 from changed)
     ${COUNT_MOVES}`,
    [
      changes.map(({ userId }) => userId),
      changes.map(({ subject }) => subject),
      changes.map(({ examFamily }) => examFamily),
      changes.map(({ week }) => week),
      changes.map(({ day }) => day),
      changes.map(({ points }) => points),
      changes.map(({ at }) => at),
      changes.map(({ answers }) => answers),
    ],
  );
}

/** Hides a person on all boards, or shows them again. Nothing changes if that is already the case. */
export async function setHidden(tx: Database, userId: string, hidden: boolean) {
  await tx.query("update users set hide_from_leaderboard = $2 where id = $1", [userId, hidden]);
  await tx.query(
    `with changed as (
       update board_scores set hidden = $2 where user_id = $1 and hidden <> $2 returning board_id, score),
     moves as (select *, case when $2 then -1 else 1 end as people from changed)
     ${COUNT_MOVES}`,
    [userId, hidden],
  );
}

export async function deleteStandings(tx: Database, userId: string) {
  await tx.query(
    `with gone as (delete from board_scores where user_id = $1 returning board_id, score, hidden),
     moves as (select board_id, score, -1 as people from gone where not hidden)
     ${COUNT_MOVES}`,
    [userId],
  );
}

/** Past weeks and days, which nobody can request any more. */
export async function deletePastPeriods(tx: Database, week: string, day: string) {
  const isPast = "(period >= 'w' and period < $1) or (period >= 'd' and period < $2)";
  const isOfPast = `board_id = any(array(select id from boards where ${isPast}))`;
  // Each uses its own index: in one statement all rows would be read, and no answers could be added
  // meanwhile.
  await tx.query(`delete from board_scores where not hidden and ${isOfPast}`, [week, day]);
  await tx.query(`delete from board_scores where hidden and ${isOfPast}`, [week, day]);
  await tx.query(`delete from board_counts where ${isOfPast}`, [week, day]);
  await tx.query(`delete from boards where ${isPast}`, [week, day]);
}

const ON_BOARD = "board_id = (select id from boards where period = $1 and subject = $2 and exam_family = $3)";
const boardValues = ({ period, subject, examFamily }: Board) => [period, subject, examFamily];

export type StandingRow = Row<typeof boardScores, "user_id" | "score" | "total_questions"> &
  Row<typeof users, "username" | "profile_picture">;

/**
 * Equal scores are ordered by accuracy, which at one point per right answer means fewer answers, then by who reached
 * the score first. Leaves out people hidden from the viewer; one more row than a page.
 */
export function listStandings(
  db: Database,
  board: Board,
  { page, size }: PageQuery,
  viewerId: string | null,
) {
  // As a parameter the planner would assume a tenth of the board, and sort all of it.
  const isUsual = size === Paging.defaultSize;
  return db.query<StandingRow>(
    `with picked as (
       select user_id, score, total_questions, reached_at from board_scores where ${ON_BOARD} and not hidden
         and not ${areApart("$4::uuid", "user_id")}
       order by score desc, total_questions, reached_at, user_id limit ${isUsual ? size + 1 : "$6"} offset (select $5::bigint))
     select p.user_id, u.username, ${shownPicture("$4::uuid")} as profile_picture, p.score, p.total_questions
     from picked p join users u on u.id = p.user_id
     order by p.score desc, p.total_questions, p.reached_at, p.user_id`,
    [...boardValues(board), viewerId, page * size, ...(isUsual ? [] : [size + 1])],
  );
}

/** The scores of people on a board who are hidden from a viewer, because they keep their ranks. */
export function listScoresApart(db: Database, board: Board, viewerId: string) {
  return db.query<Row<typeof boardScores, "score">>(
    `select s.score from (
       select blocked_id as id from blocks where blocker_id = $4 union select blocker_id from blocks where blocked_id = $4
       union select thing_id from reports where reporter_id = $4 and kind = 'USER') apart
     join board_scores s on s.user_id = apart.id where ${ON_BOARD} and not hidden`,
    [...boardValues(board), viewerId],
  );
}

/** The number of visible people on a board. */
export async function countStandings(db: Database, board: Board): Promise<number> {
  const [row] = await db.query<{ people: number }>(
    `select coalesce(sum(people), 0)::int as people from board_counts where ${ON_BOARD} and level = 1`,
    boardValues(board),
  );
  return row?.people ?? 0;
}

/** One more than the number of visible people with a higher score: two short sums, however many people there are. */
export async function rankOf(db: Database, board: Board, score: number): Promise<number> {
  const [row] = await db.query<{ rank: number }>(
    `select (1 + coalesce(sum(people), 0))::int as rank from (
       select people from board_counts where ${ON_BOARD} and level = 1 and bucket > $4::int / ${SCORES_PER_RANGE}
       union all
       select people from board_counts where ${ON_BOARD} and level = 0
         and bucket > $4::int and bucket < ($4::int / ${SCORES_PER_RANGE} + 1) * ${SCORES_PER_RANGE}) above`,
    [...boardValues(board), score],
  );
  return row?.rank ?? 1;
}

export async function findStanding(db: Database, board: Board, userId: string) {
  const [row] = await db.query<Row<typeof boardScores, "score" | "total_questions">>(
    `select score, total_questions from board_scores where ${ON_BOARD} and user_id = $4`,
    [...boardValues(board), userId],
  );
  return row;
}
