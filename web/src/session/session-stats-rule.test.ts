import { expect, it } from "vitest";
import { accuracyOf, afterAnswer, NO_STATS, readStats } from "./session-stats-rule.ts";

const RIGHT = { isCorrect: true, pointsEarned: 1 };
const UNPAID = { isCorrect: true, pointsEarned: 0 };
const WRONG = { isCorrect: false, pointsEarned: 0 };

it("counts answers, points and right answers in a row", () => {
  const stats = [RIGHT, UNPAID, WRONG, RIGHT].reduce(afterAnswer, NO_STATS);
  expect(stats).toEqual({ totalAnswered: 4, correctAnswers: 3, streakCount: 1, pointsEarned: 2 });
  expect(afterAnswer(stats, WRONG).streakCount).toBe(0);
});

it("gives accuracy with one decimal, 0 without answers", () => {
  expect(accuracyOf(NO_STATS)).toBe("0.0%");
  expect(accuracyOf({ ...NO_STATS, totalAnswered: 3, correctAnswers: 2 })).toBe("66.7%");
});

it("reads its own stored data, and nothing else", () => {
  const kept = { userId: "asha", stats: afterAnswer(NO_STATS, RIGHT) };
  expect(readStats(JSON.stringify(kept))).toEqual(kept);
  const torn = JSON.stringify({ ...kept, stats: { ...kept.stats, streakCount: "1" } });
  for (const text of [null, "", "{broken", "7", "{}", '{"userId":"asha"}', torn])
    expect(readStats(text)).toBeNull();
});
