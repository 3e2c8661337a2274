import { BUCKET } from "../../db/sql/standing-bucket.ts";
import { ADDED_UP } from "./answers.queries.ts";
import { differsFromZero, sums } from "./check.queries.ts";

const week = (at: string) =>
  `'w' || to_char(date_trunc('week', ${at}::timestamptz at time zone 'UTC'), 'YYYY-MM-DD')`;
const day = (at: string) => `'d' || to_char(${at}::timestamptz at time zone 'UTC', 'YYYY-MM-DD')`;

/** Boards that can still be requested; those of past weeks and days only wait to be deleted. */
const IS_CURRENT = `period in ('all', ${week("$1")}, ${day("$1")})`;

/** Answers given at the same moment may have been added in another order than their times say. */
const SAME_MOMENT = "interval '10 seconds'";

const blankOr = (column: string) =>
  `(select distinct label from unnest(array['', coalesce(a.${column}, '')]) as labels (label))`;

export const standings = sums({
  table: "standings",
  key: ["period", "subject", "exam_family", "user_id"],
  columns: {
    score: undefined,
    total_questions: undefined,
    reached_at: (stored, actual) =>
      `coalesce(${stored} not between ${actual} - ${SAME_MOMENT} and ${actual} + ${SAME_MOMENT}, true)`,
    hidden: undefined,
  },
  truth: `
    select periods.period, subjects.label as subject, exams.label as exam_family, a.user_id, sum(a.points_earned)::int as score,
      count(*) filter (where not a.dropped)::int as total_questions,
      coalesce(max(a.submitted_at) filter (where a.points_earned > 0), min(a.submitted_at)) as reached_at,
      u.hide_from_leaderboard as hidden
    from (${ADDED_UP}) a join users u on u.id = a.user_id and u.deleted_at is null
    cross join lateral (values ('all'), (${week("a.submitted_at")}), (${day("a.submitted_at")})) as periods (period)
    cross join lateral ${blankOr("subject")} subjects cross join lateral ${blankOr("exam_family")} exams
    where ${IS_CURRENT} group by 1, 2, 3, 4, u.hide_from_leaderboard`,
  rows: "made",
  only: IS_CURRENT,
});

export const standingCounts = sums({
  table: "standing_counts",
  key: ["period", "subject", "exam_family", "level", "bucket"],
  columns: { people: differsFromZero },
  truth: `
    select period, subject, exam_family, level, ${BUCKET} as bucket,
      count(*)::int as people
    from standings cross join (values (0), (1)) as levels (level) where not hidden group by 1, 2, 3, 4, 5`,
  rows: "made",
});
