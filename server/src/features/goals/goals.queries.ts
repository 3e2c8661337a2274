import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { learningGoals } from "../../db/schema.ts";
import { dayOf } from "../../db/sql/learner-day.ts";

export interface GoalRow
  extends Row<
    typeof learningGoals,
    "exam_type" | "exam_date" | "minutes_per_day" | "subjects" | "sections" | "since"
  > {
  /** The learner's time zone. */
  today: string;
  attempts: number;
  correct: number;
  reviews: number;
  active_days: number;
}

const TODAY = dayOf("u", "$2");

export async function findGoal(db: Database, userId: string, now: Date): Promise<GoalRow | undefined> {
  const [row] = await db.query<GoalRow>(
    `select g.exam_type, g.exam_date::text, g.minutes_per_day, g.subjects, g.sections, g.since::text, ${TODAY}::text as today,
       d.attempts, d.correct, d.reviews, d.active_days
     from learning_goals g join users u on u.id = g.user_id
       cross join lateral (
         select coalesce(sum(attempts), 0)::int as attempts, coalesce(sum(correct), 0)::int as correct,
           coalesce(sum(reviews), 0)::int as reviews, count(*)::int as active_days
         from learner_days where user_id = g.user_id and day >= g.since and (g.exam_date is null or day <= g.exam_date)) d
     where g.user_id = $1`,
    [userId, now],
  );
  return row;
}

export type NewGoal = Fields<
  typeof learningGoals,
  "examType" | "examDate" | "minutesPerDay" | "subjects" | "sections"
>;

/**
 * Another exam is counted from today, and so is the same exam after its date. Writes nothing and returns false if the
 * date is not within `latest` days from today in the learner's time zone, or the account is deleted.
 */
export async function upsertGoal(
  db: Database,
  userId: string,
  now: Date,
  { examType, examDate, minutesPerDay, subjects, sections }: NewGoal,
  latest: number,
): Promise<boolean> {
  const rows = await db.query(
    `insert into learning_goals as g (user_id, exam_type, exam_date, minutes_per_day, subjects, sections, since, updated_at)
     select u.id, $3, $4::date, $5::int, $6::text[], $8::text[], ${TODAY}, $2 from users u
     where u.id = $1 and u.deleted_at is null and ($4::date is null or $4::date between ${TODAY} and ${TODAY} + $7::int)
     for key share
     on conflict (user_id) do update set exam_type = excluded.exam_type, exam_date = excluded.exam_date,
       minutes_per_day = excluded.minutes_per_day, subjects = excluded.subjects, sections = excluded.sections, updated_at = excluded.updated_at,
       since = case when g.exam_type = excluded.exam_type and (g.exam_date is null or g.exam_date >= excluded.since)
         then g.since else excluded.since end
     returning g.user_id`,
    [userId, now, examType, examDate, minutesPerDay, subjects, latest, sections],
  );
  return rows.length > 0;
}

export async function deleteGoal(db: Database, userId: string) {
  await db.query("delete from learning_goals where user_id = $1", [userId]);
}
