import { type Check, differsFromZero, sums, withExamples } from "./check.queries.ts";

/** The answers that every sum holds: those that count and do not wait to be added up. */
export const ADDED_UP = `
  select * from answers where counts and not exists (
    select 1 from answer_deltas d where d.user_id = answers.user_id and d.question_id = answers.question_id)`;

/** Likewise, of the answers that count. */
export const ADDED_UP_REVIEWS = `
  select r.* from reviews r join answers a using (user_id, question_id)
  where a.counts and not exists (select 1 from review_deltas d where d.review_id = r.id)`;

/** The key of the table promises it; an index that broke may have let a second one in. The first stays. */
export const oneAnswerEach: Check = {
  table: "answers",
  find: withExamples(
    `select 'answers of one person to one question' as name, concat_ws(' ', user_id, question_id) as key,
       count(*)::text as stored, '1' as actual
     from answers group by user_id, question_id having count(*) > 1`,
  ),
  repair: [
    `delete from answers where ctid in (
       select ctid from (select ctid, row_number() over (partition by user_id, question_id order by submitted_at, ctid) as place
         from answers) numbered where place > 1)`,
  ],
  usesNow: false,
};

const TALLY = "count(*)::int as attempts, count(*) filter (where is_correct)::int as correct";
const tally = { attempts: undefined, correct: undefined };

export const learnerTotals = sums({
  table: "learner_totals",
  key: ["user_id", "subject", "exam_family", "difficulty"],
  columns: { ...tally, score: undefined },
  truth: `select user_id, coalesce(subject, '') as subject, coalesce(exam_family, '') as exam_family,
      coalesce(difficulty, '') as difficulty, ${TALLY}, sum(points_earned)::int as score
    from (${ADDED_UP}) a group by 1, 2, 3, 4`,
  rows: "made",
});

export const learnerDays = sums({
  table: "learner_days",
  key: ["user_id", "day"],
  columns: { ...tally, reviews: differsFromZero },
  truth: `select user_id, day, sum(attempts)::int as attempts, sum(correct)::int as correct, sum(reviews)::int as reviews from (
      select user_id, day, 1 as attempts, is_correct::int as correct, 0 as reviews from (${ADDED_UP}) a
      union all select user_id, day, 0, 0, 1 from (${ADDED_UP_REVIEWS}) r) tries group by 1, 2`,
  rows: "made",
});

/** The skills themselves are running estimates: they depend on what was known when, and stay as they are. */
export const subjectSkills = sums({
  table: "subject_skills",
  key: ["user_id", "subject"],
  columns: tally,
  truth: `select user_id, subject, ${TALLY} from (${ADDED_UP}) a where subject is not null group by 1, 2`,
  rows: "made",
});

export const topicSkills = sums({
  table: "topic_skills",
  key: ["user_id", "subject", "topic"],
  columns: tally,
  truth: `select user_id, subject, topic, ${TALLY} from (${ADDED_UP}) a
    where subject is not null and topic <> '' group by 1, 2, 3`,
  rows: "made",
});
