import { StudyPlan as Limits } from "@prepfeed/contract/foundation/limits";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The number of days of a plan: from today to the day before the exam, or thirty. Null if the date cannot be planned.
 */
export function planDuration(today: string, examDate: string): number | null {
  if (!examDate) return Limits.defaultDuration;
  const days = Math.round((Date.parse(examDate) - Date.parse(today)) / DAY_MS);
  return days >= 1 && days <= Limits.maxDuration ? days : null;
}

/** The last date for which a plan can be made. */
export function lastExamDate(today: string): string {
  return new Date(Date.parse(today) + Limits.maxDuration * DAY_MS).toISOString().slice(0, 10);
}
