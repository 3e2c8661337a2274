import { type Check, withExamples } from "./check.queries.ts";

const HAS_FOUR = "num_nulls(option_a, option_b, option_c, option_d) = 0";

/** What each kind must contain; `canonicalAnswer` in the contract writes keys in this form. */
const FITS = `case kind
  when 'SINGLE' then ${HAS_FOUR} and tolerance is null and correct_answer ~ '^[A-E]$'
  when 'MULTIPLE' then ${HAS_FOUR} and tolerance is null and correct_answer ~ '^(?=.)A?B?C?D?E?$'
  when 'NUMERICAL' then num_nonnulls(option_a, option_b, option_c, option_d, option_e) = 0
    and correct_answer ~ '^-?\\d+(\\.\\d+)?$' and coalesce(tolerance, '0') ~ '^\\d+(\\.\\d+)?$'
  else false end
  and (option_e is not null or position('E' in correct_answer) = 0)`;

/** Questions that nobody could answer right. No other row says what they should be, so they are not repaired. */
export const questionShapes: Check = {
  table: "questions",
  find: withExamples(
    `select 'questions whose kind does not fit their options, key or tolerance' as name, id::text as key,
       concat_ws(' ', kind, correct_answer, tolerance) as stored, 'a fitting one' as actual
     from questions where not (${FITS})
     union all
     select 'questions whose picture and description do not belong together', q.id::text, concat_ws(' ', q.picture_id, q.picture_description), 'both or none'
     from questions q where q.picture_id is not null and coalesce(q.picture_description, '') = ''
       or q.post_id is not null and q.picture_id is null and q.picture_description is not null
     union all
     select 'pictures of somebody else', q.id::text, p.owner_id::text, q.author_id::text
     from questions q join question_pictures p on p.id = q.picture_id where q.author_id <> p.owner_id
     union all
     select 'pictures that are shown and shall go', r.name, 'to go', 'to stay' from picture_removals r
     where exists (select 1 from users u where u.profile_picture = '/pictures/' || r.name)
       or exists (select 1 from question_pictures p
         where p.id = case when r.name ~ '^[0-9a-f]{32}\\.webp$' then left(r.name, 32)::uuid end)
     union all
     select 'passages without text and figure', id::text, '', 'one of them' from stimuli where text = '' and figure is null`,
  ),
  repair: [],
  usesNow: false,
};

const VERSIONED = [
  ["answers", "concat_ws(' ', t.user_id, t.question_id)", "true"],
  ["reviews", "t.id::text", "t.variant_id is null"],
] as const;

/** Every version that was answered exists: it is the newest, or an earlier one. */
export const answeredVersions: Check = {
  table: "question_versions",
  find: withExamples(
    VERSIONED.map(
      ([table, key, condition]) => `
     select '${table} of a version that is not there' as name, ${key} as key, t.version::text as stored, null as actual
     from ${table} t join questions q on q.id = t.question_id
     where ${condition} and t.version <> q.version
       and not exists (select 1 from question_versions v where v.question_id = t.question_id and v.version = t.version)`,
    ).join(" union all "),
  ),
  repair: [],
  usesNow: false,
};
