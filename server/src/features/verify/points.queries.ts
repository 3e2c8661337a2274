import { Question } from "@prepfeed/contract/limits";
import { READY_PAPERS } from "../../db/sql/ready-papers.ts";
import { type Check, sums, withExamples } from "./check.queries.ts";

const MISSING = `
  with shown as (
    select a.user_id, q.fingerprint, case when count(*) filter (where a.points_earned > 0) > 1 then 'before' else 'answer' end as source,
      (array_agg(a.question_id order by a.points_earned desc, a.submitted_at))[1] as question_id
    from answers a join questions q on q.id = a.question_id join users u on u.id = a.user_id and u.deleted_at is null group by 1, 2
    union all
    select distinct q.author_id, q.fingerprint, 'own', null::uuid
    from questions q join users u on u.id = q.author_id and u.deleted_at is null)
  select distinct on (user_id, fingerprint) user_id, fingerprint, source, case when source = 'answer' then question_id end as question_id
  from shown where not exists (
    select 1 from seen_keys s where s.user_id = shown.user_id and s.fingerprint = shown.fingerprint)
  order by user_id, fingerprint, question_id`;

/** Who answered or wrote a question has seen its key. Where that was lost, points that were given stay. */
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

/** Whose cap an answer counts against: the author of its post, or of its paper if others can sit it too. */
const AUTHOR = `coalesce(q.author_id, (
    select case when t.is_ready then '${READY_PAPERS}' else t.author_id end
    from mock_test_questions p join mock_tests t on t.id = p.test_id
    where q.post_id is null and p.question_id = q.id and t.visibility <> 'private' limit 1))`;

/** Answers as the rules of points see them; `is_first` is the one that showed the key, null for those from before the rules. */
const RULED = `
  select a.*, ${AUTHOR} as author_id, s.source, (a.submitted_at at time zone 'UTC')::date as utc_day,
    case when s.source <> 'before' then s.question_id is not distinct from a.question_id end as is_first
  from answers a join questions q on q.id = a.question_id
    left join seen_keys s on s.user_id = a.user_id and s.fingerprint = q.fingerprint`;

/** A right answer earns its point unless the key had been seen or the author's posts had earned enough that day. */
export const points = sums({
  table: "answers",
  key: ["user_id", "question_id"],
  columns: { points_earned: undefined, unpaid: undefined },
  truth: `
    select user_id, question_id, unpaid,
      case when is_correct and counts and unpaid is null then ${Question.points} else 0 end as points_earned
    from (
      select user_id, question_id, is_correct, counts, case when not is_correct then null when not counts then 'OWN_QUESTION'
        when not is_first then case when source = 'hint' and unpaid is distinct from 'KEY_SEEN' then 'HINT_USED' else 'KEY_SEEN' end
        when is_first and unpaid in ('KEY_SEEN', 'HINT_USED') then null
        when is_first and unpaid is null and author_id is not null and place > ${Question.dailyPointsPerAuthor} then 'AUTHOR_DAILY_LIMIT'
        else unpaid end as unpaid
      from (select *, row_number() over (
          partition by user_id, author_id, utc_day, is_correct and counts and is_first and unpaid is null
          order by submitted_at, question_id) as place
        from (${RULED}) ruled) placed) judged`,
  rows: "kept",
});

/** What counts against each author's cap today. Of people who are leaving, the answers go first; of authors who take
 * their posts along, the questions. */
export const authorPoints = sums({
  table: "author_points",
  key: ["user_id", "author_id", "day"],
  columns: { points: undefined },
  truth: `select user_id, author_id, utc_day as day, sum(points_earned)::int as points from (${RULED}) ruled
    where user_id in (${LIVING}) and author_id not in (${WITH_POSTS_LEAVING}) and is_first and counts and points_earned > 0 and author_id is not null and utc_day = ($1::timestamptz at time zone 'UTC')::date
    group by 1, 2, 3`,
  rows: "made",
  only: `day = ($1::timestamptz at time zone 'UTC')::date and user_id in (${LIVING}) and author_id not in (${WITH_POSTS_LEAVING})`,
});
