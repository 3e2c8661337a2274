import type { StudyPlan } from "@prepfeed/contract/study-plans";
import { expect, it } from "vitest";
import { upcomingDays } from "./plan-days.ts";

/** Ten days from 1 November on; the first ones are done. */
function planWith(done: number): StudyPlan {
  const days = Array.from({ length: 10 }, (_, i) => ({
    day: i + 1,
    date: `2026-11-${String(i + 1).padStart(2, "0")}`,
    topic: "Optics",
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
