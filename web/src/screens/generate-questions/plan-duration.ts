import { StudyPlan as Limits } from "@prepfeed/contract/limits";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days a plan has: from today to the day before the exam, or thirty. Null when that is no day to plan for. */
export function planDuration(today: string, examDate: string): number | null {
  if (!examDate) return Limits.defaultDuration;
  const days = Math.round((Date.parse(examDate) - Date.parse(today)) / DAY_MS);
  return days >= 1 && days <= Limits.maxDuration ? days : null;
}

/** The last day for which a plan can be made. */
export function lastExamDate(today: string): string {
  return new Date(Date.parse(today) + Limits.maxDuration * DAY_MS).toISOString().slice(0, 10);
}
