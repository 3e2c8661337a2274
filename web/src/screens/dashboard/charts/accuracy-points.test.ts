import { describe, expect, it } from "vitest";
import { accuracyPoints, accuracySentence } from "./accuracy-points.ts";

const TODAY = "2026-11-15";
const answered = (day: string, totalQuestions: number, correctAnswers: number) => ({
  day,
  totalQuestions,
  correctAnswers,
  reviews: 0,
});

describe("accuracy of the last 30 days", () => {
  it("places today at the end and the oldest day at the beginning", () => {
    const { days, first } = accuracyPoints([answered("2026-10-17", 4, 1), answered(TODAY, 3, 2)], TODAY);
    expect(first).toBe("2026-10-17");
    expect(days.map(({ place, accuracy }) => [place, accuracy])).toEqual([
      [0, 25],
      [1, 66.7],
    ]);
  });

  it("leaves out older days, but includes the week before in the trend", () => {
    const { days, trend } = accuracyPoints(
      [answered("2026-10-16", 10, 10), answered("2026-10-17", 10, 0)],
      TODAY,
    );
    expect(days).toHaveLength(1);
    expect(trend).toEqual([{ place: 0, accuracy: 50 }]);
  });

  it("sums up a week, so that each question has the same weight", () => {
    const { trend } = accuracyPoints([answered("2026-11-14", 9, 9), answered(TODAY, 1, 0)], TODAY);
    expect(trend.map(({ accuracy }) => accuracy)).toEqual([100, 90]);
  });

  it.each([
    [[], "No questions answered in the last 30 days."],
    [[answered(TODAY, 3, 2)], "66.7% right in the last 30 days."],
    [
      [answered("2026-10-20", 10, 4), answered(TODAY, 10, 8)],
      "60% right in the last 30 days. By the week it rose from 40% to 80%.",
    ],
    [
      [answered("2026-10-20", 10, 8), answered(TODAY, 10, 4)],
      "60% right in the last 30 days. By the week it fell from 80% to 40%.",
    ],
    [
      [answered("2026-10-20", 10, 8), answered(TODAY, 10, 8)],
      "80% right in the last 30 days, about the same each week.",
    ],
  ])("describes it in words (%#)", (days, sentence) => {
    expect(accuracySentence(accuracyPoints(days, TODAY))).toBe(sentence);
  });
});
