import { BUCKET } from "../../db/sql/standing-bucket.ts";
import { ADDED_UP } from "./answers.queries.ts";
import { type Check, differsFromZero, sums } from "./check.queries.ts";

const week = (at: string) =>
  `'w' || to_char(date_trunc('week', ${at}::timestamptz at time zone 'UTC'), 'YYYY-MM-DD')`;
const day = (at: string) => `'d' || to_char(${at}::timestamptz at time zone 'UTC', 'YYYY-MM-DD')`;

/** Boards that can still be requested; those of past weeks and days only wait to be deleted. */
const IS_CURRENT = `period in ('all', ${week("$1")}, ${day("$1")})`;

/** Answers given at the same moment may have been added in another order than their times say. */
const SAME_MOMENT = "interval '10 seconds'";

/** Results with the same labels of the same day and week, which are added to the same boards. */
const RESULTS = `
  select user_id, coalesce(subject, '') as subject, coalesce(exam_family, '') as exam_family, ${week("submitted_at")} as week, ${day("submitted_at")} as day,
    sum(points_earned) as score, count(*) filter (where not dropped) as total_questions,
    max(submitted_at) filter (where points_earned > 0) as earned_at, min(submitted_at) as begun_at
  from (${ADDED_UP}) a group by 1, 2, 3, 4, 5`;

/** Everybody's score on each board, by its name. */
const SCORES = `
  select periods.period, subjects.label as subject, exams.label as exam_family, a.user_id, sum(a.score)::int as score,
    sum(a.total_questions)::int as total_questions, coalesce(max(a.earned_at), min(a.begun_at)) as reached_at,
    u.hide_from_leaderboard as hidden
  from (${RESULTS}) a join users u on u.id = a.user_id and u.deleted_at is null
  cross join lateral (values ('all'), (a.week), (a.day)) as periods (period)
  cross join lateral (select '' as label union all select a.subject where a.subject <> '') subjects
  cross join lateral (select '' as label union all select a.exam_family where a.exam_family <> '') exams
  where ${IS_CURRENT} group by 1, 2, 3, 4, u.hide_from_leaderboard`;

const compared = sums({
  table: "board_scores",
  key: ["board_id", "user_id"],
  columns: {
    score: undefined,
    total_questions: undefined,
    reached_at: (stored, actual) =>
      `coalesce(${stored} not between ${actual} - ${SAME_MOMENT} and ${actual} + ${SAME_MOMENT}, true)`,
    hidden: undefined,
  },
  truth: `
    select b.id as board_id, s.user_id, s.score, s.total_questions, s.reached_at, s.hidden
    from (${SCORES}) s left join boards b using (period, subject, exam_family)`,
  rows: "made",
  // Scores on a board that does not exist are compared too, and found to be wrong.
  only: `not exists (select 1 from boards where id = board_id and not (${IS_CURRENT}))`,
});

export const boardScores: Check = {
  ...compared,
  repair: [
    `insert into boards (period, subject, exam_family) select distinct period, subject, exam_family from (${SCORES}) s on conflict do nothing`,
    ...compared.repair,
  ],
};

export const boardCounts = sums({
  table: "board_counts",
  key: ["board_id", "level", "bucket"],
  columns: { people: differsFromZero },
  truth: `
    select board_id, level, ${BUCKET} as bucket, count(*)::int as people
    from board_scores cross join (values (0), (1)) as levels (level) where not hidden group by 1, 2, 3`,
  rows: "made",
});
