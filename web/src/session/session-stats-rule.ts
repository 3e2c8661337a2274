import { Question } from "@prepfeed/contract/limits";
import { z } from "zod";

const sessionStats = z.object({
  totalAnswered: z.number(),
  correctAnswers: z.number(),
  /** Right answers in a row. */
  streakCount: z.number(),
  pointsEarned: z.number(),
});
export type SessionStats = z.infer<typeof sessionStats>;

const stored = z.object({ userId: z.string(), stats: sessionStats });

export const NO_STATS: SessionStats = {
  totalAnswered: 0,
  correctAnswers: 0,
  streakCount: 0,
  pointsEarned: 0,
};

export function afterAnswer(stats: SessionStats, isCorrect: boolean): SessionStats {
  if (!isCorrect) return { ...stats, totalAnswered: stats.totalAnswered + 1, streakCount: 0 };
  return {
    totalAnswered: stats.totalAnswered + 1,
    correctAnswers: stats.correctAnswers + 1,
    streakCount: stats.streakCount + 1,
    pointsEarned: stats.pointsEarned + Question.points,
  };
}

/** Percent with one decimal; 0 when nothing was answered. */
export function accuracyOf({ totalAnswered, correctAnswers }: SessionStats): string {
  return `${((totalAnswered ? correctAnswers / totalAnswered : 0) * 100).toFixed(1)}%`;
}

export function readStats(text: string | null): z.infer<typeof stored> | null {
  try {
    return stored.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
