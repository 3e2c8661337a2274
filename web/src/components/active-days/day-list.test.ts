import { expect, it } from "vitest";
import { activeSentence, dayText, fillOf, lastDays, lastWeeks, shiftDay } from "./day-list.ts";

const SUNDAY = "2026-11-15";
const answered = (day: string, totalQuestions: number, correctAnswers = 0, reviews = 0) => ({
  day,
  totalQuestions,
  correctAnswers,
  reviews,
});

it("counts days across the ends of months and years", () => {
  expect(shiftDay("2026-03-01", -1)).toBe("2026-02-28");
  expect(shiftDay("2026-12-31", 1)).toBe("2027-01-01");
});

it("lists every day up to today, including those without an answer", () => {
  expect(lastDays([answered("2026-11-14", 3, 2), answered("2026-01-01", 9)], SUNDAY, 3)).toEqual([
    answered("2026-11-13", 0),
    answered("2026-11-14", 3, 2),
    answered(SUNDAY, 0),
  ]);
});

it("starts weeks on Monday and ends the last one today", () => {
  const ending = (today: string) => lastWeeks([], today, 2).map((week) => week.map(({ day }) => day));
  expect(ending(SUNDAY).map((week) => week.length)).toEqual([7, 7]);
  expect(ending(SUNDAY)[0]?.[0]).toBe("2026-11-02");
  expect(ending("2026-11-16")).toEqual([
    ["2026-11-09", "2026-11-10", "2026-11-11", "2026-11-12", "2026-11-13", "2026-11-14", "2026-11-15"],
    ["2026-11-16"],
  ]);
});

it("fills a bubble by the number of answers", () => {
  expect([0, 1, 4, 5, 60].map((count) => fillOf(answered(SUNDAY, count)))).toEqual([
    "none",
    "some",
    "some",
    "full",
    "full",
  ]);
  expect(fillOf(answered(SUNDAY, 0, 0, 5))).toBe("full");
});

it("says in words what the bubbles show", () => {
  expect(dayText(answered(SUNDAY, 1, 1))).toBe("15 Nov: 1 question, 1 right");
  expect(dayText(answered(SUNDAY, 0))).toBe("15 Nov: no questions");
  expect(dayText(answered(SUNDAY, 2, 1, 3))).toBe("15 Nov: 2 questions, 1 right, 3 reviewed");
  expect(dayText(answered(SUNDAY, 0, 0, 3))).toBe("15 Nov: 3 reviewed");
  const days = [answered("2026-11-13", 2), answered("2026-11-14", 0), answered(SUNDAY, 6)];
  expect(activeSentence(days, "the last 30 days")).toBe("8 questions on 2 days in the last 30 days.");
  expect(activeSentence([answered(SUNDAY, 0)], "the last 30 days")).toBe(
    "No questions answered in the last 30 days.",
  );
});
