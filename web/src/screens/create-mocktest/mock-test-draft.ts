/** What the form starts with, and falls back to where no number is given. */
export const MOCK_TEST_DEFAULTS = { duration: 60, totalQuestions: 10 } as const;

export const MOCK_TEST_DIFFICULTIES = ["EASY", "MEDIUM", "HARD", "MIXED"] as const;

/** A whole number of at least 1, as it was typed; anything else is the default. */
export function numberOr(fallback: number, typed: string): number {
  const number = Number.parseInt(typed, 10);
  return Number.isFinite(number) && number > 0 ? number : fallback;
}
