import type { Trend } from "@prepfeed/contract/mock-tests/mock-attempts";
import { expect, it } from "vitest";
import { trendSentence } from "./trend-words.ts";

const trend = (...percents: number[]): Trend => ({
  pattern: "neet-2026",
  name: "NEET UG 2026",
  points: percents.map((percent, at) => ({
    attemptId: `${at}`,
    title: "Mock",
    number: 1,
    timed: true,
    finishedAt: "2026-05-01T10:00:00.000Z",
    score: percent,
    totalMarks: 100,
    percent,
  })),
});

it.each([
  [[40], "One attempt so far: 40% of the marks."],
  [
    [40, 62.5, 55.1],
    "3 attempts, best 62.5%. The last one brought 55.1% of the marks, 15.1 points more than at first.",
  ],
  [[40, -2], "2 attempts, best 40%. The last one brought -2% of the marks, 42 points less than at first."],
  [[40, 40], "2 attempts, best 40%. The last one brought 40% of the marks, as much as at first."],
])("describes the trend of %j", (percents, sentence) => {
  expect(trendSentence(trend(...percents))).toBe(sentence);
});
