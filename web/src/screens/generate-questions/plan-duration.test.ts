import { expect, it } from "vitest";
import { lastExamDate, planDuration } from "./plan-duration.ts";

it.each([
  ["", 30],
  ["2026-11-16", 1],
  ["2027-05-02", 168],
  ["2028-11-14", 730],
  ["2028-11-15", null],
  ["2026-11-15", null],
  ["2025-01-01", null],
  ["nonsense", null],
])("a plan made on 15 November 2026 for an exam on %j has %j days", (examDate, days) => {
  expect(planDuration("2026-11-15", examDate)).toBe(days);
});

it("the last allowed exam date gives the longest plan", () => {
  expect(planDuration("2026-11-15", lastExamDate("2026-11-15"))).toBe(730);
});
