import { StudyPlan as Limits } from "@prepfeed/contract/foundation/limits";
import type { Goal } from "@prepfeed/contract/learning/goals";
import type { StudyPlan, StudyPlanDay } from "@prepfeed/contract/learning/study-plans";
import { counted } from "../../wording/counted.ts";

/** The date in a time zone, in the format of plans: `2026-11-15`. */
export function calendarDay(now: Date, timeZone?: string): string {
  // The Swedish locale writes dates in ISO format.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}

export const isExamPlan = ({ subject }: StudyPlan) => subject === null;

/** Whether today's session begins with a day's topics, so that the day is studied there. */
export const sessionHas = (plan: StudyPlan, { date, topics }: StudyPlanDay, today: string) =>
  isExamPlan(plan) && date === today && topics.length > 0;

export type PlannedFor = Pick<Goal, "examType" | "examDate" | "minutesPerDay">;

/** Whether a plan of the whole exam is for another exam, date or number of minutes than the goal, or over. */
export function isOutdated(plan: StudyPlan, goal: PlannedFor, today: string): boolean {
  const last = plan.days.at(-1)?.date ?? "";
  const minutes = Math.max(...plan.days.map((day) => day.minutes));
  const isToExam = goal.examDate === null || nextDay(last) === goal.examDate || last === goal.examDate;
  const isLongest = plan.days.length === Limits.maxDuration && last < (goal.examDate ?? "");
  const isOther = plan.examType !== goal.examType || minutes !== goal.minutesPerDay;
  return isOther || last < today || !(isToExam || isLongest);
}

const nextDay = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export interface PlanItem {
  plan: StudyPlan;
  day: StudyPlanDay;
  /** Past days that were not ticked off. */
  missed: number;
}

/** Today's items of the plans, one for each plan that has something. */
export function itemsFor(plans: StudyPlan[], today: string): PlanItem[] {
  return plans.flatMap((plan) => {
    const day = plan.days.find(({ date }) => date === today);
    return day ? [{ plan, day, missed: missedDays(plan, today) }] : [];
  });
}

function missedDays({ days }: StudyPlan, today: string) {
  return days.filter(({ date, done }) => !done && date < today).length;
}

export function countDone({ days }: StudyPlan): number {
  return days.filter(({ done }) => done).length;
}

const SHOWN_DAYS = 7;

/** The week to show first: from the earliest open day on or from today, and never less than a week at the end. */
export function upcomingDays({ days }: StudyPlan, today: string): StudyPlanDay[] {
  const first = days.findIndex(({ date, done }) => !done || date === today);
  const from = first === -1 ? days.length : first;
  return days.slice(Math.max(0, Math.min(from, days.length - SHOWN_DAYS))).slice(0, SHOWN_DAYS);
}

const DATE = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** `Sun, 15 Nov`. */
export function dateOf(day: string): string {
  return DATE.format(new Date(`${day}T00:00:00Z`));
}

/** `8 questions · 45 min`, or `3 of 8 questions answered · 45 min`. */
export function workOf({ questions, answered, minutes }: StudyPlanDay): string {
  const work = counted(questions, "question");
  return `${answered > 0 ? `${answered} of ${work} answered` : work} · ${minutes} min`;
}
