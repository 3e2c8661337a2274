import { sums } from "./check.queries.ts";

/** Marks as a rule of a paper has them, such as "1/3". */
const marks = (rule: string) =>
  `(split_part(${rule}->>'marks', '/', 1)::numeric / coalesce(nullif(split_part(${rule}->>'marks', '/', 2), '')::numeric, 1))`;

const scaled = (units: string) => `floor(m.${units} * f.factor + 0.5)::int as ${units}`;

/** The totals of each section of an attempt `a` at a paper `t`, in the form of `Tally` in the contract. */
const SECTIONS = `
  select of.place, ${scaled("units")}, ${scaled("gained")}, ${scaled("lost")}, m."right", m.partial, m.wrong, m.skipped
  from jsonb_array_elements(t.rules->'sections') with ordinality as of (section, place)
  cross join lateral (
    select coalesce(sum(m.units), 0)::int as units, coalesce(sum(m.units) filter (where m.units > 0), 0)::int as gained,
      coalesce(-sum(m.units) filter (where m.units < 0), 0)::int as lost, count(*) filter (where m.outcome = 'right')::int as "right",
      count(*) filter (where m.outcome = 'partial')::int as partial, count(*) filter (where m.outcome = 'wrong')::int as wrong,
      count(*) filter (where coalesce(m.outcome, 'skipped') = 'skipped')::int as skipped
    from mock_test_questions p left join mock_answers m on m.attempt_id = a.id and m.question_id = p.question_id
    where p.test_id = a.test_id and p.section = of.place - 1) m
  cross join lateral (
    select case when t.rules->>'dropPolicy' = 'pro-rated' then coalesce(max(weights."all" / nullif(weights.kept, 0)), 1) else 1 end as factor
    from (select sum(each.marks) as "all", sum(each.marks) filter (where coalesce(q.state, 'CHECKED') = 'CHECKED') as kept
      from mock_test_questions p join questions q on q.id = p.question_id
        cross join lateral (select ${marks("of.section->'rules'->p.rule::int")} as marks) each
      where p.test_id = a.test_id and p.section = of.place - 1) weights) f`;

/** One number for each of the paper's tie-breaks, in the form of `tie-breaks.ts` in the contract. */
const TIE_KEY = `
  select array_agg(case b.rule->>'by' when 'marks' then s.units when 'positive marks' then s.gained
      else case when s.wrong = 0 then 0 else -round(1000000000.0 * s.wrong / (s.correct + s.wrong)) end end order by b.place)::int[] as tie_key
  from jsonb_array_elements(t.rules->'tieBreaks') with ordinality as b (rule, place)
  cross join lateral (
    select coalesce(sum(units), 0) as units, coalesce(sum(gained), 0) as gained, coalesce(sum("right"), 0) as correct,
      coalesce(sum(wrong), 0) as wrong
    from rows from (jsonb_to_recordset(s.section_tallies) as (units int, gained int, "right" int, wrong int))
      with ordinality as each (units, gained, "right", wrong, place)
    where b.rule->>'section' is null or t.rules->'sections'->(each.place::int - 1)->>'name' = b.rule->>'section') s`;

/** The result of a finished attempt, from the marks of its answers. */
export const mockScores = sums({
  table: "mock_attempts",
  key: ["id"],
  columns: {
    score: undefined,
    tie_key: undefined,
    // Attempts ended by an earlier version have no stored result until they are opened.
    section_tallies: (stored, actual) => `${stored} is not null and ${stored} <> ${actual}`,
  },
  truth: `
    select a.id, s.score, coalesce(k.tie_key, '{}') as tie_key, s.section_tallies
    from mock_attempts a join mock_tests t on t.id = a.test_id
    cross join lateral (
      select coalesce(sum(units), 0)::int as score, coalesce(jsonb_agg(to_jsonb(each) - 'place' order by place), '[]') as section_tallies
      from (${SECTIONS}) each) s
    left join lateral (${TIE_KEY}) k on true
    where a.finished_at is not null`,
  rows: "kept",
});

const counted = (table: string) =>
  `(select question_id, count(*)::int as count from ${table} where question_id is not null group by 1)`;

export const questionTalk = sums({
  table: "mock_test_questions",
  key: ["question_id"],
  columns: { likes_count: undefined, comments_count: undefined },
  truth: `select p.question_id, coalesce(l.count, 0) as likes_count, coalesce(c.count, 0) as comments_count
    from mock_test_questions p left join ${counted("question_likes")} l on l.question_id = p.question_id
      left join ${counted("comments")} c on c.question_id = p.question_id`,
  rows: "kept",
});

export const satCounts = sums({
  table: "mock_tests",
  key: ["id"],
  columns: { sat_count: undefined },
  truth: `select t.id, coalesce(a.people, 0) as sat_count from mock_tests t
    left join (select test_id, count(*)::int as people from mock_attempts where number = 1 and finished_at is not null group by 1) a
      on a.test_id = t.id`,
  rows: "kept",
});
