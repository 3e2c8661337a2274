import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { studyPlanDays, studyPlans, topicSkills } from "../../db/schema.ts";
import { dayOf } from "../../db/sql/learner-day.ts";

export type PlanRow = Row<
  typeof studyPlans,
  "id" | "title" | "subject" | "exam_type" | "level" | "duration" | "engine" | "created_at"
>;

/** A day of a plan before it has a date. */
export type PlanDay = Row<typeof studyPlanDays, "topic" | "topics" | "goals" | "questions" | "minutes">;

export interface PlanDayRow
  extends PlanDay,
    Row<typeof studyPlanDays, "plan_id" | "day" | "date" | "marked_by"> {
  done: boolean;
}

const PLAN = "p.id, p.title, p.subject, p.exam_type, p.level, p.duration, p.engine, p.created_at";
const DAY =
  "d.plan_id, d.day, d.date::text, d.topic, d.topics, d.goals, d.questions, d.minutes, d.done_at is not null as done, d.marked_by";

/** The date in the learner's time zone. */
export async function findToday(db: Database, userId: string, now: Date): Promise<string | undefined> {
  const [row] = await db.query<{ today: string }>(
    `select (${dayOf("u", "$2")})::text as today from users u where u.id = $1`,
    [userId, now],
  );
  return row?.today;
}

/** Nothing for a deleted account; then its days are not stored either. */
export async function insertPlan(tx: Database, userId: string, plan: PlanRow) {
  await tx.query(
    `insert into study_plans (id, user_id, title, subject, exam_type, level, duration, engine, created_at, answered_before)
     select $1::uuid, u.id, $3, $4, $5, $6, $7::int, $8, $9::timestamptz,
       (select coalesce(jsonb_object_agg(s.topic, s.attempts), '{}') from 
         (select topic, sum(attempts) as attempts from topic_skills
          where user_id = u.id and ($4::text is null or subject = $4) group by topic) s)
     from users u where u.id = $2 and u.deleted_at is null for key share`,
    [
      plan.id,
      userId,
      plan.title,
      plan.subject,
      plan.exam_type,
      plan.level,
      plan.duration,
      plan.engine,
      plan.created_at,
    ],
  );
}

/** Consecutive days, beginning on `start`. */
export async function insertPlanDays(tx: Database, planId: string, start: string, days: PlanDay[]) {
  await tx.query(
    `insert into study_plan_days (plan_id, day, date, topic, topics, goals, questions, minutes)
     select $1, n, $2::date + (n - 1)::int, d.value->>'topic',
       array(select jsonb_array_elements_text(d.value->'topics')), array(select jsonb_array_elements_text(d.value->'goals')), (d.value->>'questions')::int, (d.value->>'minutes')::int
     from jsonb_array_elements($3::jsonb) with ordinality as d (value, n)`,
    [planId, start, JSON.stringify(days)],
  );
}

/** All but the newest `kept`. */
export async function deleteOldestPlans(tx: Database, userId: string, kept: number) {
  await tx.query(
    `delete from study_plans where id in (
       select id from study_plans where user_id = $1 order by created_at desc, id desc offset $2)`,
    [userId, kept],
  );
}

export function listPlans(db: Database, userId: string, max: number) {
  return db.query<PlanRow>(
    `select ${PLAN} from study_plans p where p.user_id = $1 order by p.created_at desc, p.id desc limit $2`,
    [userId, max],
  );
}

export async function findPlan(db: Database, userId: string, id: string): Promise<PlanRow | undefined> {
  const [row] = await db.query<PlanRow>(
    `select ${PLAN} from study_plans p where p.id = $2 and p.user_id = $1`,
    [userId, id],
  );
  return row;
}

export function listPlanDays(db: Database, planIds: string[]) {
  return db.query<PlanDayRow>(
    `select ${DAY} from study_plan_days d where d.plan_id = any($1::uuid[]) order by d.plan_id, d.day`,
    [planIds],
  );
}

export async function findTopics(db: Database, planId: string, day: number): Promise<string[] | undefined> {
  const [row] = await db.query<{ topics: string[] }>(
    "select topics from study_plan_days where plan_id = $1 and day = $2",
    [planId, day],
  );
  return row?.topics;
}

/** False if this learner has no such day. The first time it was ticked is kept. */
export async function updateDone(
  db: Database,
  userId: string,
  { planId, day, doneAt }: { planId: string; day: number; doneAt: Date | null },
): Promise<boolean> {
  const rows = await db.query(
    `update study_plan_days d set marked_by = 'hand',
       done_at = case when $4::timestamptz is null then null else coalesce(d.done_at, $4) end
     from study_plans p where p.id = $2 and p.user_id = $1 and d.plan_id = p.id and d.day = $3 returning d.day`,
    [userId, planId, day, doneAt],
  );
  return rows.length > 0;
}

/** Ticks days off that are done by their answers; what the learner set by hand is kept. */
export async function updateDoneByAnswers(
  db: Database,
  days: readonly { planId: string; day: number }[],
  at: Date,
) {
  await db.query(
    `update study_plan_days d set done_at = $3, marked_by = 'answers'
     from unnest($1::uuid[], $2::int[]) as done (plan_id, day)
     where d.plan_id = done.plan_id and d.day = done.day and d.marked_by is null`,
    [days.map(({ planId }) => planId), days.map(({ day }) => day), at],
  );
}

export interface AnsweredTopic
  extends Row<typeof studyPlanDays, "plan_id">,
    Row<typeof topicSkills, "topic"> {
  answered: number;
}

/** How many answers on each of their topics were given since some plans were made. */
export function listAnsweredTopics(db: Database, userId: string, planIds: string[]) {
  return db.query<AnsweredTopic>(
    `with topics as (
       select distinct d.plan_id, t.topic from study_plan_days d cross join unnest(d.topics) as t (topic) where d.plan_id = any($2::uuid[]))
     select * from (
       select p.id as plan_id, s.topic, sum(s.attempts)::int - coalesce((p.answered_before->>s.topic)::int, 0) as answered
       from topics t join study_plans p on p.id = t.plan_id
         join topic_skills s on s.user_id = p.user_id and s.topic = t.topic and (p.subject is null or s.subject = p.subject)
       where p.user_id = $1 group by p.id, s.topic) since
     where answered > 0 order by plan_id, topic`,
    [userId, planIds],
  );
}

export async function deletePlan(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db.query("delete from study_plans where id = $2 and user_id = $1 returning id", [
    userId,
    id,
  ]);
  return rows.length > 0;
}

/** Plans that have something for a day. */
export function listPlansOf(db: Database, userId: string, day: string) {
  return db.query<PlanRow>(
    `select ${PLAN} from study_plans p
     where p.user_id = $1 and exists (select 1 from study_plan_days d where d.plan_id = p.id and d.date = $2)
     order by p.created_at desc, p.id desc`,
    [userId, day],
  );
}

/** A plan of a whole exam, whichever exam it is. */
export async function deleteExamPlans(tx: Database, userId: string) {
  await tx.query("delete from study_plans where user_id = $1 and subject is null", [userId]);
}
