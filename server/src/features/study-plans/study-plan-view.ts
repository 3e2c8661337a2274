import type { StudyPlan } from "@prepfeed/contract/study-plans";
import type { PlanDayRow, PlanRow } from "./study-plans.queries.ts";

export function studyPlanView(
  plan: PlanRow,
  days: readonly PlanDayRow[],
  answered: ReadonlyMap<number, number>,
): StudyPlan {
  return {
    id: plan.id,
    title: plan.title,
    subject: plan.subject,
    examType: plan.exam_type,
    level: plan.level,
    duration: plan.duration,
    days: days.map(({ day, date, topic, goals, questions, minutes, done }) => ({
      day,
      date,
      topic,
      goals,
      questions,
      minutes,
      answered: answered.get(day) ?? 0,
      done,
    })),
    engine: plan.engine,
    createdAt: plan.created_at.toISOString(),
  };
}
