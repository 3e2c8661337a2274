import { Question } from "@prepfeed/contract/foundation/limits";
import { earlierVersion } from "../../db/sql/answered-version.ts";
import { ALL_SOURCES, POINT_SOURCE } from "../../db/sql/point-sources.ts";
import { type Check, sums, withExamples } from "./check.queries.ts";

const MISSING = `
  with shown as (
    select a.user_id, coalesce(v.fingerprint, q.fingerprint) as fingerprint, case when count(*) filter (where a.points_earned > 0) > 1 then 'before' else 'answer' end as source,
      (array_agg(a.question_id order by a.points_earned desc, a.submitted_at))[1] as question_id
    from answers a join questions q on q.id = a.question_id ${earlierVersion("a")}
      join users u on u.id = a.user_id and u.deleted_at is null group by 1, 2
    union all
    select distinct q.author_id, q.fingerprint, 'own', null::uuid
    from questions q join users u on u.id = q.author_id and u.deleted_at is null)
  select distinct on (user_id, fingerprint) user_id, fingerprint, source, case when source = 'answer' then question_id end as question_id
  from shown where not exists (
    select 1 from seen_keys s where s.user_id = shown.user_id and s.fingerprint = shown.fingerprint)
  order by user_id, fingerprint, question_id`;

/**
 * People who answered or wrote a question have seen its key. If that record was lost, points that were given
 * are kept.
 */
export const seenKeys: Check = {
  table: "seen_keys",
  find: withExamples(
    `select 'keys seen and not marked so' as name, concat_ws(' ', user_id, fingerprint) as key, null as stored, source as actual
     from (${MISSING}) missing`,
  ),
  repair: [
    `insert into seen_keys (user_id, fingerprint, source, question_id) ${MISSING} on conflict do nothing`,
  ],
  usesNow: false,
};

const LIVING = "select id from users where deleted_at is null";
const WITH_POSTS_LEAVING = "select user_id from departures where takes_posts";

/**
 * The points of answers that were marked again: those from before the first correction, and what each correction
 * added or took back. Points that were taken back still count towards the limits of their day.
 */
const PAYMENTS = `
  select user_id, question_id, (array_agg(paid_before order by at, case_id))[1] as first_paid,
    ((array_agg(paid_before order by at, case_id))[1] + sum(paid))::smallint as paid,
    ((array_agg(paid_before order by at, case_id))[1] + coalesce(sum(paid) filter (where paid > 0), 0))::smallint as ever_paid
  from regraded_answers group by 1, 2`;

/**
 * Answers as the rules of points see them; `is_first` is the one that showed the key, null for those from before the
 * rules.
 */
const RULED = `
  select a.*, ${POINT_SOURCE} as author_id, s.source, (a.submitted_at at time zone 'UTC')::date as utc_day,
    case when s.source <> 'before' then s.question_id is not distinct from a.question_id end as is_first, g.first_paid, g.paid, g.ever_paid
  from answers a join questions q on q.id = a.question_id ${earlierVersion("a")}
    left join seen_keys s on s.user_id = a.user_id and s.fingerprint = coalesce(v.fingerprint, q.fingerprint)
    left join (${PAYMENTS}) g on g.user_id = a.user_id and g.question_id = a.question_id`;

/** A right answer earns its point unless the key had been seen or the author's posts had earned enough that day. An answer
 * that was marked again has the points that were recorded then. */
export const points = sums({
  table: "answers",
  key: ["user_id", "question_id"],
  columns: { points_earned: undefined, unpaid: undefined },
  truth: `
    select user_id, question_id, unpaid,
      coalesce(paid, case when is_correct and counts and unpaid is null then ${Question.points} else 0 end) as points_earned
    from (
      select user_id, question_id, is_correct, counts, paid, case when paid is not null then unpaid when not is_correct then null when not counts then 'OWN_QUESTION'
        when not is_first then case when source = 'hint' and unpaid is distinct from 'KEY_SEEN' then 'HINT_USED' else 'KEY_SEEN' end
        when is_first and unpaid in ('KEY_SEEN', 'HINT_USED') then null
        when is_first and unpaid is null and author_id is not null and place > ${Question.dailyPointsPerAuthor} then 'AUTHOR_DAILY_LIMIT'
        else unpaid end as unpaid
      from (select *, row_number() over (
          partition by user_id, author_id, utc_day,
            case when paid is null then is_correct and counts and is_first and (unpaid is null or unpaid = 'DAILY_LIMIT') else first_paid > 0 end
          order by submitted_at, question_id) as place
        from (${RULED}) ruled) placed) judged`,
  rows: "kept",
});

/**
 * What counts against each author's cap today, and against that of all together. For accounts being deleted the
 * answers are deleted first; for authors whose posts are deleted too, the questions.
 */
export const authorPoints = sums({
  table: "author_points",
  key: ["user_id", "author_id", "day"],
  columns: { points: undefined },
  truth: `with today as (
      select * from (${RULED}) ruled
      where user_id in (${LIVING}) and (is_first or paid is not null) and counts and (points_earned > 0 or ever_paid > 0 or unpaid = 'DAILY_LIMIT') and utc_day = ($1::timestamptz at time zone 'UTC')::date)
    select user_id, author_id, utc_day as day, (count(*) * ${Question.points})::int as points from today
    where author_id is not null and author_id not in (${WITH_POSTS_LEAVING})
    group by 1, 2, 3
    union all
    select user_id, '${ALL_SOURCES}'::uuid, utc_day, least(sum(coalesce(ever_paid, points_earned)), ${Question.dailyPoints})::int from today where coalesce(ever_paid, points_earned) > 0
    group by 1, 2, 3`,
  rows: "made",
  only: `day = ($1::timestamptz at time zone 'UTC')::date and user_id in (${LIVING}) and author_id not in (${WITH_POSTS_LEAVING})`,
});
