import { DailyTarget } from "@prepfeed/contract/learning/daily-target";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { answerDeltas, answers, questions, reviewDeltas, topicSkills } from "../../db/schema.ts";
import { earlierVersion } from "../../db/sql/answered-version.ts";
import { AdvisoryLock } from "../../db/sql/locks/advisory-locks.ts";
import { SAYS_SOMETHING, timeBucket } from "../../db/sql/statistics-bins.ts";

/** Nobody else adds answers until the transaction ends. */
export async function lockRollup(tx: Database): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.rollup})`);
}

/** Learners fall into this many parts, which can be added up at the same time. */
export const PARTS = 2;
const PART = `get_byte(uuid_send(user_id), 15) % ${PARTS}`;

/** Nobody else adds answers of this part; those of other parts can be added meanwhile. */
export async function lockPart(tx: Database, part: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(${AdvisoryLock.rollup})`);
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.rollupPart})`, [part]);
}

export async function hasWaiting(db: Database): Promise<boolean> {
  const rows = await db.query(
    "(select 1 from answer_deltas limit 1) union all (select 1 from review_deltas limit 1)",
  );
  return rows.length > 0;
}

/** What an answer says about its learner and its question. */
export interface AddedAnswer
  extends Row<typeof answerDeltas, "user_id" | "question_id" | "post_id">,
    Row<
      typeof answers,
      | "is_correct"
      | "points_earned"
      | "subject"
      | "exam_family"
      | "difficulty"
      | "topic"
      | "day"
      | "time_spent"
      | "submitted_at"
      | "version"
    >,
    Row<typeof questions, "estimate" | "kind" | "statistics_version"> {
  /** Those that its estimate includes. */
  question_answers: number;
  options: number;
}

/** An answer that waits to be added to the statistics, and what is known about its question. */
export interface WaitingAnswer extends AddedAnswer, Row<typeof answers, "selected_option"> {
  /** Whether it counts in the statistics of its question. */
  says_something: boolean;
  time_bucket: number;
}

export interface Wanted {
  /** At most this many answers. */
  max: number;
  /** Of the learners of this many answers that wait longest. */
  oldest: number;
  /** Of all learners if there is none. */
  part?: number;
}

/**
 * In the order in which they were given. All that waits of a learner is taken together, because much of what it changes is the same.
 */
export function takeWaiting(tx: Database, { max, oldest, part }: Wanted) {
  return tx.query<WaitingAnswer>(
    `with taken as (
       delete from answer_deltas where id = any(array(
         select d.id from (
           select distinct user_id from (
             select user_id from answer_deltas where $3::int is null or ${PART} = $3 order by id limit $2) oldest) learners
         join answer_deltas d using (user_id) order by d.user_id, d.id limit $1))
       returning id, user_id, question_id, post_id)
     select t.user_id, t.question_id, t.post_id, a.is_correct, a.points_earned, a.subject, a.exam_family, a.difficulty,
       a.topic, a.day::text, a.time_spent, a.submitted_at, a.version, a.selected_option, q.estimate,
       q.attempts_count - q.earlier_attempts as question_answers,
       coalesce(v.kind, q.kind) as kind, q.statistics_version,
       case when v.version is null then num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e)
         else num_nonnulls(v.option_a, v.option_b, v.option_c, v.option_d, v.option_e) end as options,
       ${SAYS_SOMETHING} as says_something, ${timeBucket("a.time_spent")} as time_bucket
     from taken t join answers a using (user_id, question_id) join questions q on q.id = t.question_id
       join users u on u.id = t.user_id ${earlierVersion("a")} order by t.id`,
    [max, oldest, part ?? null],
  );
}

/** Reviews in order, except those of an answer that is still waiting itself. */
export function takeWaitingReviews(tx: Database, max: number) {
  return tx.query<Row<typeof reviewDeltas, "user_id" | "question_id" | "day">>(
    `delete from review_deltas where id in (
       select id from review_deltas r
       where not exists (select 1 from answer_deltas a where a.user_id = r.user_id and a.question_id = r.question_id)
       order by id limit $1)
     returning user_id, question_id, day::text`,
    [max],
  );
}

/** The aim of a day is set by its first answer or review: one question per minute of the goal. */
const TARGET = `least(${DailyTarget.most}, coalesce(max(g.minutes_per_day), ${DailyTarget.withoutGoal}))`;

/** Reviews count towards their days, and nowhere else. */
export async function addReviewsToDays(tx: Database, reviews: { user_id: string; day: string }[]) {
  await tx.query(
    `insert into learner_days as d (user_id, day, reviews, target)
     select user_id, day, count(*), ${TARGET} from unnest($1::uuid[], $2::date[]) as r (user_id, day)
       left join learning_goals g using (user_id) group by 1, 2
     on conflict (user_id, day) do update set reviews = d.reviews + excluded.reviews`,
    [reviews.map(({ user_id }) => user_id), reviews.map(({ day }) => day)],
  );
}

/** A learner with nothing left to review on a day has reached that day's aim. */
export async function markClearedDays(tx: Database, reviews: { user_id: string; day: string }[]) {
  await tx.query(
    `update learner_days d set cleared = true from (select distinct * from unnest($1::uuid[], $2::date[])) as r (user_id, day)
     where d.user_id = r.user_id and d.day = r.day and not d.cleared
       and not exists (select 1 from memories m where m.user_id = r.user_id and not m.set_aside and m.due <= r.day)`,
    [reviews.map(({ user_id }) => user_id), reviews.map(({ day }) => day)],
  );
}

export interface SkillRow extends Row<typeof topicSkills, "user_id" | "subject" | "topic"> {
  /** If the topic is blank, of the whole subject. */
  value: number;
  answers: number;
}

/** The skills of these people in these subjects and topics, pair by pair. */
export function listSkills(tx: Database, people: string[], subjects: string[], topics: string[]) {
  return tx.query<SkillRow>(
    `with asked as (select distinct * from unnest($1::uuid[], $2::text[], $3::text[]) as p (user_id, subject, topic))
     select user_id, subject, '' as topic, s.skill as value, s.attempts as answers
     from (select distinct user_id, subject from asked) p join subject_skills s using (user_id, subject)
     union all
     select user_id, subject, topic, t."offset", t.attempts from asked join topic_skills t using (user_id, subject, topic)`,
    [people, subjects, topics],
  );
}

export interface SkillGain {
  userId: string;
  subject: string;
  topic: string;
  shift: number;
  attempts: number;
  correct: number;
}

const columns = (gains: SkillGain[]) => [
  gains.map(({ userId }) => userId),
  gains.map(({ subject }) => subject),
  gains.map(({ shift }) => shift),
  gains.map(({ attempts }) => attempts),
  gains.map(({ correct }) => correct),
];

export async function addToSubjectSkills(tx: Database, gains: SkillGain[]) {
  await tx.query(
    `insert into subject_skills as s (user_id, subject, skill, attempts, correct)
     select * from unnest($1::uuid[], $2::text[], $3::float8[], $4::int[], $5::int[])
     on conflict (user_id, subject) do update set skill = s.skill + excluded.skill,
       attempts = s.attempts + excluded.attempts, correct = s.correct + excluded.correct`,
    columns(gains),
  );
}

export async function addToTopicSkills(tx: Database, gains: SkillGain[]) {
  await tx.query(
    `insert into topic_skills as t (user_id, subject, "offset", attempts, correct, topic)
     select * from unnest($1::uuid[], $2::text[], $3::float8[], $4::int[], $5::int[], $6::text[])
     on conflict (user_id, subject, topic) do update set "offset" = t."offset" + excluded."offset",
       attempts = t.attempts + excluded.attempts, correct = t.correct + excluded.correct`,
    [...columns(gains), gains.map(({ topic }) => topic)],
  );
}

/**
 * Adds answers to their people's totals by kind of question and by day; the answers are passed as they were
 * taken.
 */
export async function addToTotals(tx: Database, answers: WaitingAnswer[]) {
  await tx.query(
    `with given as (
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::date[], $6::int[], $7::int[])
         as g (user_id, subject, exam_family, difficulty, day, correct, score)),
     by_kind as (
       insert into learner_totals as t (user_id, subject, exam_family, difficulty, attempts, correct, score)
       select user_id, subject, exam_family, difficulty, count(*), sum(correct), sum(score) from given group by 1, 2, 3, 4
       on conflict (user_id, subject, exam_family, difficulty) do update set attempts = t.attempts + excluded.attempts,
         correct = t.correct + excluded.correct, score = t.score + excluded.score)
     insert into learner_days as d (user_id, day, attempts, correct, target)
     select user_id, day, count(*), sum(correct), ${TARGET} from given left join learning_goals g using (user_id) group by 1, 2
     on conflict (user_id, day) do update set attempts = d.attempts + excluded.attempts, correct = d.correct + excluded.correct`,
    [
      answers.map(({ user_id }) => user_id),
      answers.map(({ subject }) => subject ?? ""),
      answers.map(({ exam_family }) => exam_family ?? ""),
      answers.map(({ difficulty }) => difficulty ?? ""),
      answers.map(({ day }) => day),
      answers.map(({ is_correct }) => Number(is_correct)),
      answers.map(({ points_earned }) => points_earned),
    ],
  );
}
