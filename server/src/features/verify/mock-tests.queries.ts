import { sums } from "./check.queries.ts";

/** One number for each of the paper's tie-breaks, as `tie-breaks.ts` in the contract has it. */
const TIE_KEY = `
  select array_agg(case b.rule->>'by' when 'marks' then s.units when 'positive marks' then s.gained
      else case when s.wrong = 0 then 0 else -round(1000000000.0 * s.wrong / (s.correct + s.wrong)) end end order by b.place)::int[] as tie_key
  from jsonb_array_elements(t.rules->'tieBreaks') with ordinality as b (rule, place)
  cross join lateral (
    select coalesce(sum(m.units), 0) as units, coalesce(sum(m.units) filter (where m.units > 0), 0) as gained,
      count(*) filter (where m.outcome = 'right') as correct, count(*) filter (where m.outcome = 'wrong') as wrong
    from mock_test_questions p join mock_answers m on m.attempt_id = a.id and m.question_id = p.question_id
    where p.test_id = a.test_id
      and (b.rule->>'section' is null or t.rules->'sections'->p.section::int->>'name' = b.rule->>'section')) s`;

/** What an attempt that is over came to, from the marks of its answers. */
export const mockScores = sums({
  table: "mock_attempts",
  key: ["id"],
  columns: {
    score: undefined,
    tie_key: undefined,
    right_count: undefined,
    partial_count: undefined,
    wrong_count: undefined,
    skipped_count: undefined,
  },
  truth: `
    select a.id, coalesce(m.score, 0) as score, coalesce(k.tie_key, '{}') as tie_key, coalesce(m.right_count, 0) as right_count, coalesce(m.partial_count, 0) as partial_count,
      coalesce(m.wrong_count, 0) as wrong_count,
      p.questions - coalesce(m.right_count, 0) - coalesce(m.partial_count, 0) - coalesce(m.wrong_count, 0) as skipped_count
    from mock_attempts a join mock_tests t on t.id = a.test_id
    left join lateral (${TIE_KEY}) k on true
    join (select test_id, count(*)::int as questions from mock_test_questions group by 1) p on p.test_id = a.test_id
    left join (select attempt_id, sum(units)::int as score, count(*) filter (where outcome = 'right')::int as right_count,
        count(*) filter (where outcome = 'partial')::int as partial_count, count(*) filter (where outcome = 'wrong')::int as wrong_count
      from mock_answers group by 1) m on m.attempt_id = a.id
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
