import { type Check, withExamples } from "./check.queries.ts";

/** A variant's original is an answered question of the same learner, and the variant takes no answer itself. */
const WRONG = `
  select v.user_id, v.question_id, v.variant_id from open_variants v left join questions q on q.id = v.variant_id
  where not exists (select 1 from answers a where a.user_id = v.user_id and a.question_id = v.question_id)
    or (v.variant_id is not null and (q.asked_by is distinct from v.user_id or q.variant_of is distinct from v.question_id))
    or exists (select 1 from answers a where a.user_id = v.user_id and a.question_id = v.variant_id)`;

export const openVariants: Check = {
  table: "open_variants",
  find: withExamples(
    `select 'variants that stand for nothing' as name, concat_ws(' ', user_id, question_id) as key, variant_id::text as stored, null as actual
     from (${WRONG}) wrong`,
  ),
  repair: [
    `delete from open_variants v using (${WRONG}) wrong where v.user_id = wrong.user_id and v.question_id = wrong.question_id`,
  ],
  usesNow: false,
};
