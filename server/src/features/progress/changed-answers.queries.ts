import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { questions } from "../../db/schema.ts";
import { asAnswered } from "../../db/sql/answered-version.ts";
import type { AddedAnswer, SkillGain } from "./answer-rollup.queries.ts";

export interface TotalChange {
  userId: string;
  subject: string;
  examFamily: string;
  difficulty: string;
  day: string;
  attempts: number;
  correct: number;
  score: number;
}

/** A day keeps its answers: what was dropped later was work all the same. */
export async function changeTotals(tx: Database, changes: readonly TotalChange[]) {
  await tx.query(
    `with given as (
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::date[], $6::int[], $7::int[], $8::int[])
         as g (user_id, subject, exam_family, difficulty, day, attempts, correct, score)),
     by_kind as (
       update learner_totals t set attempts = t.attempts + g.attempts, correct = t.correct + g.correct, score = t.score + g.score
       from (select user_id, subject, exam_family, difficulty, sum(attempts)::int as attempts, sum(correct)::int as correct,
           sum(score)::int as score from given group by 1, 2, 3, 4) g
       where t.user_id = g.user_id and t.subject = g.subject and t.exam_family = g.exam_family and t.difficulty = g.difficulty)
     update learner_days d set correct = d.correct + g.correct
     from (select user_id, day, sum(correct)::int as correct from given group by 1, 2) g
     where d.user_id = g.user_id and d.day = g.day`,
    [
      changes.map(({ userId }) => userId),
      changes.map(({ subject }) => subject),
      changes.map(({ examFamily }) => examFamily),
      changes.map(({ difficulty }) => difficulty),
      changes.map(({ day }) => day),
      changes.map(({ attempts }) => attempts),
      changes.map(({ correct }) => correct),
      changes.map(({ score }) => score),
    ],
  );
}

/** What somebody has answered of a subject and is added up, in the order in which it was given. */
export function listAnswersOfSubject(tx: Database, userId: string, subject: string) {
  return tx.query<AddedAnswer>(
    `select a.user_id, a.question_id, null::uuid as post_id, a.is_correct, a.points_earned, a.subject, a.exam_family, a.difficulty, a.topic,
       a.day::text, a.time_spent, a.submitted_at, n.estimate, n.attempts_count - n.earlier_attempts as question_answers, q.kind,
       a.version, n.statistics_version, num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e) as options
     from answers a join questions n on n.id = a.question_id ${asAnswered("a")}
     where a.user_id = $1 and a.subject = $2 and a.counts and not a.dropped
       and not exists (select 1 from answer_deltas d where d.user_id = a.user_id and d.question_id = a.question_id)
     order by a.submitted_at, a.question_id`,
    [userId, subject],
  );
}

export async function replaceSkills(
  tx: Database,
  userId: string,
  subject: string,
  { subjects, topics }: { subjects: readonly SkillGain[]; topics: readonly SkillGain[] },
) {
  const [whole] = subjects;
  await tx.query(
    "update subject_skills set skill = $3, attempts = $4, correct = $5 where user_id = $1 and subject = $2",
    [userId, subject, whole?.shift ?? 0, whole?.attempts ?? 0, whole?.correct ?? 0],
  );
  await tx.query(
    `update topic_skills t set "offset" = coalesce(n."offset", 0), attempts = coalesce(n.attempts, 0), correct = coalesce(n.correct, 0)
     from topic_skills o left join unnest($3::text[], $4::float8[], $5::int[], $6::int[]) as n (topic, "offset", attempts, correct)
       on n.topic = o.topic
     where o.user_id = $1 and o.subject = $2 and t.user_id = o.user_id and t.subject = o.subject and t.topic = o.topic`,
    [
      userId,
      subject,
      topics.map(({ topic }) => topic),
      topics.map(({ shift }) => shift),
      topics.map(({ attempts }) => attempts),
      topics.map(({ correct }) => correct),
    ],
  );
}

export interface JudgedRow extends Row<typeof questions, "kind" | "difficulty"> {
  options: number;
  is_correct: boolean;
  /** Of the learner, in the subject and topic of the question. */
  skill: number;
}

/** Answers to a question in their order, with what each learner is able to do. */
export function listJudged(tx: Database, questionId: string) {
  return tx.query<JudgedRow>(
    `select q.kind, q.difficulty, num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e) as options, a.is_correct,
       coalesce(s.skill, 0) + coalesce(t."offset", 0) as skill
     from answers a join questions q on q.id = a.question_id
       left join subject_skills s on s.user_id = a.user_id and s.subject = a.subject
       left join topic_skills t on t.user_id = a.user_id and t.subject = a.subject and t.topic = a.topic
     where a.question_id = $1 and a.counts and a.version >= q.statistics_version
       and not exists (select 1 from answer_deltas d where d.user_id = a.user_id and d.question_id = a.question_id)
     order by a.submitted_at, a.user_id`,
    [questionId],
  );
}

export async function updateEstimate(tx: Database, questionId: string, estimate: number) {
  await tx.query("update questions set estimate = $2, indexed_estimate = $2 where id = $1", [
    questionId,
    estimate,
  ]);
}
