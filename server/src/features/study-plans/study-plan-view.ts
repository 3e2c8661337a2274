import type { StudyPlan } from "@prepfeed/contract/learning/study-plans";
import { topicNamed } from "../../rules/topic-named.ts";
import type { PlanDayRow, PlanRow } from "./study-plans.queries.ts";

function linkOf(title: string) {
  const topic = topicNamed(title);
  return topic ? [{ title, slug: topic.key }] : [];
}

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
    days: days.map(({ day, date, topic, topics, goals, questions, minutes, done }) => ({
      day,
      date,
      topic,
      topics: topics.flatMap(linkOf),
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
