import type { Goal } from "@prepfeed/contract/learning/goals";
import { dayNumber } from "../../rules/days.ts";
import { examParts } from "../../rules/exam-parts.ts";
import { type Learner, levelsIn } from "../../rules/learner.ts";
import { percentage } from "../../rules/percentage.ts";
import type { GoalRow } from "./goals.queries.ts";

export function goalView(row: GoalRow, learner: Learner): Goal {
  const left = row.exam_date === null ? null : dayNumber(row.exam_date) - dayNumber(row.today);
  const isOver = left !== null && left < 0;
  return {
    examType: row.exam_type,
    examDate: row.exam_date,
    minutesPerDay: row.minutes_per_day,
    subjects: row.subjects,
    sections: row.sections,
    parts: examParts(row.exam_type, row)
      .toSorted((one, other) => other.share - one.share)
      .map((part) => ({
        ...part.ask,
        share: percentage(part.share, 1),
        level: levelsIn(part, learner)[0] ?? "EASY",
      })),
    since: row.since,
    daysLeft: isOver ? null : left,
    isOver,
    summary: {
      totalQuestions: row.attempts,
      correctAnswers: row.correct,
      accuracyPercentage: percentage(row.correct, row.attempts),
      reviews: row.reviews,
      activeDays: row.active_days,
    },
  };
}
