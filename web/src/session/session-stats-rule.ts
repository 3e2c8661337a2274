export interface SessionStats {
  totalAnswered: number;
  correctAnswers: number;
  /** Right answers in a row. */
  streakCount: number;
  pointsEarned: number;
}

interface KeptStats {
  userId: string;
  stats: SessionStats;
}

export const NO_STATS: SessionStats = {
  totalAnswered: 0,
  correctAnswers: 0,
  streakCount: 0,
  pointsEarned: 0,
};

export interface CountedAnswer {
  isCorrect: boolean;
  pointsEarned: number;
}

export function afterAnswer(stats: SessionStats, { isCorrect, pointsEarned }: CountedAnswer): SessionStats {
  if (!isCorrect) return { ...stats, totalAnswered: stats.totalAnswered + 1, streakCount: 0 };
  return {
    totalAnswered: stats.totalAnswered + 1,
    correctAnswers: stats.correctAnswers + 1,
    streakCount: stats.streakCount + 1,
    pointsEarned: stats.pointsEarned + pointsEarned,
  };
}

/** Percent with one decimal; 0 without answers. */
export function accuracyOf({ totalAnswered, correctAnswers }: SessionStats): string {
  return `${((totalAnswered ? correctAnswers / totalAnswered : 0) * 100).toFixed(1)}%`;
}

export function readStats(text: string | null): KeptStats | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return areKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Written by hand, because a library would be loaded with the feed. */
function areKept(kept: unknown): kept is KeptStats {
  const { userId, stats } = Object(kept);
  const isNumber = (name: string) => typeof Object(stats)[name] === "number";
  return typeof userId === "string" && Object.keys(NO_STATS).every(isNumber);
}
