import type { StudyPlan, StudyPlanDay } from "@prepfeed/contract/study-plans";
import { counted } from "../../wording/counted.ts";

/** The calendar day in a time zone, as plans name their days: `2026-11-15`. */
export function calendarDay(now: Date, timeZone?: string): string {
  // Swedish writes dates the ISO way.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}

export interface PlanItem {
  plan: StudyPlan;
  day: StudyPlanDay;
  /** Days before today that were not ticked off. */
  missed: number;
}

/** What the plans have for today, one item for each that has something. */
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

/** The week to look at first: from the earliest open day on or from today, and never less than a week at the end. */
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
