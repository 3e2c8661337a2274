import { StudyPlan as Limits } from "@prepfeed/contract/foundation/limits";
import type { StudyPlan } from "@prepfeed/contract/learning/study-plans";
import { expect, it } from "vitest";
import { isOutdated, type PlannedFor, upcomingDays } from "./plan-days.ts";

/** Ten days from 1 November on; the first ones are done. */
function planWith(done: number): StudyPlan {
  const days = Array.from({ length: 10 }, (_, i) => ({
    day: i + 1,
    date: `2026-11-${String(i + 1).padStart(2, "0")}`,
    topic: "Optics",
    topics: [],
    goals: [],
    questions: 10,
    answered: 0,
    minutes: 40,
    done: i < done,
  }));
  return {
    id: "a-plan",
    title: "Physics for NEET in 10 days",
    subject: "PHYSICS",
    examType: "NEET",
    level: "BEGINNER",
    duration: 10,
    engine: "built-in",
    createdAt: "2026-11-01T06:00:00.000Z",
    days,
  };
}

it.each([
  ["the earliest open day, though it was missed", 0, "2026-11-03", [1, 2, 3, 4, 5, 6, 7]],
  ["today, though it is done", 2, "2026-11-02", [2, 3, 4, 5, 6, 7, 8]],
  ["the next open day where more is done than was due", 3, "2026-10-31", [4, 5, 6, 7, 8, 9, 10]],
  ["a week before the end", 10, "2026-12-01", [4, 5, 6, 7, 8, 9, 10]],
])("a plan begins with %s", (_, done, today, days) => {
  expect(upcomingDays(planWith(done), today).map(({ day }) => day)).toEqual(days);
});

const examPlan = (): StudyPlan => ({ ...planWith(0), subject: null });
const goalWith = (changes: Partial<PlannedFor> = {}): PlannedFor => ({
  examType: "NEET",
  examDate: "2026-11-11",
  minutesPerDay: 40,
  ...changes,
});

it.each<[string, PlannedFor, string]>([
  ["the exam changed", goalWith({ examType: "JEE_MAIN" }), "2026-11-01"],
  ["the minutes changed", goalWith({ minutesPerDay: 30 }), "2026-11-01"],
  ["the date of the exam changed", goalWith({ examDate: "2026-12-24" }), "2026-11-01"],
  ["its last day has passed", goalWith({ examDate: null }), "2026-11-11"],
])("a plan of the whole exam is outdated when %s", (_, goal, today) => {
  expect(isOutdated(examPlan(), goal, today)).toBe(true);
});

it.each<[string, PlannedFor]>([
  ["ends the day before the exam", goalWith()],
  ["has no exam date to reach", goalWith({ examDate: null })],
])("a plan of the whole exam still fits when it %s", (_, goal) => {
  expect(isOutdated(examPlan(), goal, "2026-11-10")).toBe(false);
});

it("a plan as long as plans can be still fits an exam after its end", () => {
  const days = Array.from({ length: Limits.maxDuration }, (_, i) => ({
    ...examPlan().days[0],
    date: new Date(Date.UTC(2026, 10, 1 + i)).toISOString().slice(0, 10),
  })) as StudyPlan["days"];
  const goal = goalWith({ examDate: "2030-05-01" });
  expect(isOutdated({ ...examPlan(), days }, goal, "2026-11-01")).toBe(false);
});
