import { type Check, withExamples } from "./check.queries.ts";

const HAS_FOUR = "num_nulls(option_a, option_b, option_c, option_d) = 0";

/** What each kind must hold; `canonicalAnswer` in the contract writes keys in this form. */
const FITS = `case kind
  when 'SINGLE' then ${HAS_FOUR} and tolerance is null and correct_answer ~ '^[A-E]$'
  when 'MULTIPLE' then ${HAS_FOUR} and tolerance is null and correct_answer ~ '^(?=.)A?B?C?D?E?$'
  when 'NUMERICAL' then num_nonnulls(option_a, option_b, option_c, option_d, option_e) = 0
    and correct_answer ~ '^-?\\d+(\\.\\d+)?$' and coalesce(tolerance, '0') ~ '^\\d+(\\.\\d+)?$'
  else false end
  and (option_e is not null or position('E' in correct_answer) = 0)`;

/** Questions that nobody could answer right. No other row knows what they should be, so that nothing is repaired. */
export const questionShapes: Check = {
  table: "questions",
  find: withExamples(
    `select 'questions whose kind does not fit their options, key or tolerance' as name, id::text as key,
       concat_ws(' ', kind, correct_answer, tolerance) as stored, 'a fitting one' as actual
     from questions where not (${FITS})
     union all
     select 'passages without text and figure', id::text, '', 'one of them' from stimuli where text = '' and figure is null`,
  ),
  repair: [],
  usesNow: false,
};
