import { timeBucket } from "../../db/sql/statistics-bins.ts";
import { type Check, differsFromZero, sums, withExamples } from "./check.queries.ts";

/** The answers in every sum: those that count and do not wait to be added. */
export const ADDED_UP = `
  select * from answers where counts and not exists (
    select 1 from answer_deltas d where d.user_id = answers.user_id and d.question_id = answers.question_id)`;

/** The same for the answers that count. */
export const ADDED_UP_REVIEWS = `
  select r.* from reviews r join answers a using (user_id, question_id)
  where a.counts and not exists (select 1 from review_deltas d where d.review_id = r.id)`;

/** The table's key guarantees it; a broken index may have let a second one in. The first is kept. */
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

/** Dropped answers are neither right nor wrong; their points stay. */
const TALLY =
  "count(*) filter (where not dropped)::int as attempts, count(*) filter (where is_correct and not dropped)::int as correct";
const tally = { attempts: differsFromZero, correct: differsFromZero };

export const learnerTotals = sums({
  table: "learner_totals",
  key: ["user_id", "subject", "exam_family", "difficulty"],
  columns: { ...tally, score: differsFromZero },
  truth: `select user_id, coalesce(subject, '') as subject, coalesce(exam_family, '') as exam_family,
      coalesce(difficulty, '') as difficulty, ${TALLY}, sum(points_earned)::int as score
    from (${ADDED_UP}) a group by 1, 2, 3, 4`,
  rows: "made",
});

export const learnerDays = sums({
  table: "learner_days",
  key: ["user_id", "day"],
  columns: { attempts: undefined, correct: undefined, reviews: differsFromZero },
  truth: `select user_id, day, sum(attempts)::int as attempts, sum(correct)::int as correct, sum(reviews)::int as reviews from (
      select user_id, day, 1 as attempts, (is_correct and not dropped)::int as correct, 0 as reviews from (${ADDED_UP}) a
      union all select user_id, day, 0, 0, 1 from (${ADDED_UP_REVIEWS}) r) tries group by 1, 2`,
  rows: "made",
});

/** The bin of an answer says how its learner did at that moment; it is never computed again. */
export const choiceCounts = sums({
  table: "choice_counts",
  key: ["question_id", "version", "exam_family", "choice", "rest_bin", "time_bucket"],
  columns: { people: differsFromZero },
  truth: `select question_id, version, coalesce(exam_family, '') as exam_family, selected_option as choice, rest_bin,
      ${timeBucket("time_spent")} as time_bucket, count(*)::int as people
    from (${ADDED_UP}) a where rest_bin is not null group by 1, 2, 3, 4, 5, 6`,
  rows: "made",
});

/** The skills themselves are running estimates: they depend on the order of events, and are not repaired. */
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
