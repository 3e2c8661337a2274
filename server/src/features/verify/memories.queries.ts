import { ADDED_UP, ADDED_UP_REVIEWS } from "./answers.queries.ts";
import { type Check, withExamples } from "./check.queries.ts";

/** Skips memories of people whose memories are still being created, and of questions with a waiting review. */
const DIFFERING = `
  select user_id, question_id, v.name, v.stored, v.actual
  from memories s full join (
    select user_id, question_id, count(*)::int as reps, count(*) filter (where not is_correct)::int as misses, max(day) as last_day
    from (select user_id, question_id, is_correct, day from (${ADDED_UP}) a where not dropped
      union all select r.user_id, r.question_id, r.is_correct, r.day from (${ADDED_UP_REVIEWS}) r
        join answers a on a.user_id = r.user_id and a.question_id = r.question_id and not a.dropped) tries group by 1, 2) t using (user_id, question_id)
  cross join lateral (values ('reps', s.reps::text, t.reps::text), ('misses', s.misses::text, t.misses::text),
    ('last_day', s.last_day::text, t.last_day::text)) as v (name, stored, actual)
  where v.stored is distinct from v.actual
    and not exists (select 1 from memory_backlog b where b.user_id = coalesce(s.user_id, t.user_id))
    and not exists (select 1 from review_deltas d where d.user_id = coalesce(s.user_id, t.user_id) and d.question_id = coalesce(s.question_id, t.question_id))`;

/**
 * The state itself is computed from the attempts; a memory that misses some of them is computed again in the
 * background.
 */
export const memories: Check = {
  table: "memories",
  find: withExamples(
    `select name, concat_ws(' ', user_id, question_id) as key, stored, actual from (${DIFFERING}) d`,
  ),
  repair: [
    `with wrong as (select distinct user_id, question_id from (${DIFFERING}) d),
     gone as (delete from memories m using wrong w where m.user_id = w.user_id and m.question_id = w.question_id)
     insert into memory_backlog (user_id) select distinct user_id from wrong
     on conflict (user_id) do update set "after" = excluded."after"`,
  ],
  usesNow: false,
};
