import { expect, it } from "vitest";
import { comingDay } from "./coming-day.ts";

it.each([
  ["2026-11-10", "today"],
  ["2026-11-16", "today"],
  ["2026-11-17", "tomorrow"],
  ["2026-11-29", "in 13 days"],
  ["2026-11-30", "on 30 Nov"],
  ["2027-03-12", "on 12 Mar"],
  ["2028-03-12", "on 12 Mar 2028"],
])("%s is %s", (day, words) => {
  expect(comingDay(day, "2026-11-16")).toBe(words);
});
