import type { Progress } from "@prepfeed/contract/learning/progress";
import { counted } from "../../wording/counted.ts";

export type ActiveDay = Progress["activeDays"][number];

const DAY_MS = 86_400_000;

/** The date this many days later, or earlier. */
export function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}

/** Every day up to `today`, oldest first, including those without an answer. */
export function lastDays(activeDays: ActiveDay[], today: string, count: number): ActiveDay[] {
  const known = new Map(activeDays.map((each) => [each.day, each]));
  return Array.from({ length: count }, (_, i) => {
    const day = shiftDay(today, i - count + 1);
    return known.get(day) ?? { day, totalQuestions: 0, correctAnswers: 0, reviews: 0 };
  });
}

/** Whole weeks starting on Monday, oldest first; the last one ends today. */
export function lastWeeks(activeDays: ActiveDay[], today: string, weeks: number): ActiveDay[][] {
  const daysIntoWeek = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const days = lastDays(activeDays, today, (weeks - 1) * 7 + daysIntoWeek + 1);
  return Array.from({ length: weeks }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** From this many questions on, a day's bubble is completely filled. */
export const FULL_DAY = 5;

/** Answers and reviews. */
const doneOn = ({ totalQuestions, reviews }: ActiveDay) => totalQuestions + reviews;

export function fillOf(day: ActiveDay): "none" | "some" | "full" {
  const done = doneOn(day);
  if (done === 0) return "none";
  return done < FULL_DAY ? "some" : "full";
}

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** `12 Nov`. */
export function shortDate(day: string): string {
  return DATE.format(new Date(`${day}T00:00:00Z`));
}

/** `12 Nov: 8 questions, 6 right, 3 reviewed`. */
export function dayText({ day, totalQuestions, correctAnswers, reviews }: ActiveDay): string {
  const words = [
    totalQuestions > 0 && `${counted(totalQuestions, "question")}, ${correctAnswers} right`,
    reviews > 0 && `${reviews} reviewed`,
  ].filter(Boolean);
  return `${shortDate(day)}: ${words.join(", ") || "no questions"}`;
}

/** The number of days with an answer or a review, as a sentence. */
export function activeSentence(days: ActiveDay[], span: string): string {
  const active = days.filter(doneOn);
  const questions = active.reduce((sum, day) => sum + doneOn(day), 0);
  if (active.length === 0) return `No questions answered in ${span}.`;
  return `${counted(questions, "question")} on ${counted(active.length, "day")} in ${span}.`;
}
