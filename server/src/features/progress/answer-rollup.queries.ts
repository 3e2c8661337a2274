import type { Difficulty, ExamType, Kind, Subject } from "@prepfeed/contract/catalogue";
import type { Database } from "../../db/database.ts";
import { AdvisoryLock } from "../../db/sql/advisory-locks.ts";

/** Only one process adds up at a time, until its transaction ends. */
export async function lockRollup(tx: Database): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.rollup})`);
}

export async function hasWaiting(db: Database): Promise<boolean> {
  const rows = await db.query(
    "(select 1 from answer_deltas limit 1) union all (select 1 from review_deltas limit 1)",
  );
  return rows.length > 0;
}

/** An answer that waits to be added up, and what is known of its question. */
export interface WaitingAnswer {
  user_id: string;
  question_id: string;
  post_id: string | null;
  is_correct: boolean;
  points_earned: number;
  subject: Subject | null;
  exam_family: ExamType | null;
  difficulty: Difficulty | null;
  topic: string | null;
  day: string;
  time_spent: number | null;
  submitted_at: Date;
  estimate: number;
  question_answers: number;
  kind: Kind;
  options: number;
}

/** In the order in which they were given. */
export function takeWaiting(tx: Database, max: number) {
  return tx.query<WaitingAnswer>(
    `with taken as (
       delete from answer_deltas where id in (select id from answer_deltas order by id limit $1)
       returning id, user_id, question_id, post_id)
     select t.user_id, t.question_id, t.post_id, a.is_correct, a.points_earned, a.subject, a.exam_family, a.difficulty,
       a.topic, a.day::text, a.time_spent, a.submitted_at, q.estimate, q.attempts_count as question_answers,
       q.kind, num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e) as options
     from taken t join answers a using (user_id, question_id) join questions q on q.id = t.question_id order by t.id`,
    [max],
  );
}

/** Reviews in their order, but for those of an answer that waits itself. */
export function takeWaitingReviews(tx: Database, max: number) {
  return tx.query<{ user_id: string; question_id: string; day: string }>(
    `delete from review_deltas where id in (
       select id from review_deltas r
       where not exists (select 1 from answer_deltas a where a.user_id = r.user_id and a.question_id = r.question_id)
       order by id limit $1)
     returning user_id, question_id, day::text`,
    [max],
  );
}

/** Reviews count for their days, and nowhere else. */
export async function addReviewsToDays(tx: Database, reviews: { user_id: string; day: string }[]) {
  await tx.query(
    `insert into learner_days as d (user_id, day, reviews)
     select user_id, day, count(*) from unnest($1::uuid[], $2::date[]) as r (user_id, day) group by 1, 2
     on conflict (user_id, day) do update set reviews = d.reviews + excluded.reviews`,
    [reviews.map(({ user_id }) => user_id), reviews.map(({ day }) => day)],
  );
}

export interface SkillRow {
  user_id: string;
  subject: string;
  /** Blank for the skill in the whole subject. */
  topic: string;
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

/** Adds answers to their people's totals by kind of question and by day; the answers come as they were taken. */
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
     insert into learner_days as d (user_id, day, attempts, correct)
     select user_id, day, count(*), sum(correct) from given group by 1, 2
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
