import type { Difficulty, Kind } from "@prepfeed/contract/foundation/catalogue";
import { Memory } from "@prepfeed/contract/foundation/limits";
import { type Grade, Rating } from "ts-fsrs";

/** An answer or a review, reduced to what memory needs. */
export interface Try {
  isCorrect: boolean;
  /** Seconds; null if unknown. */
  timeSpent: number | null;
  difficulty: Difficulty | null;
  kind: Kind;
  /** The date in the learner's time zone. */
  day: string;
}

/** The FSRS rating of an attempt; the reasons are in docs/learning.md. */
export function ratingOf(attempt: Try, wasWrongBefore: boolean): Grade {
  if (!attempt.isCorrect) return Rating.Again;
  if (wasWrongBefore) return Rating.Hard;
  const { timeSpent } = attempt;
  if (timeSpent === null || timeSpent < Memory.leastSeconds) return Rating.Good;
  const share = timeSpent / expectedSeconds(attempt);
  if (share > Memory.left) return Rating.Good;
  if (share > Memory.slow) return Rating.Hard;
  return share <= Memory.quick ? Rating.Easy : Rating.Good;
}

function expectedSeconds({ difficulty, kind }: Try): number {
  return Memory.expectedSeconds[difficulty ?? "MEDIUM"] * (kind === "SINGLE" ? 1 : Memory.otherKinds);
}
