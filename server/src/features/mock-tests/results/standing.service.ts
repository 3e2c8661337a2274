import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";
import { percentileOf } from "@prepfeed/contract/mock-tests/paper-marking";
import type { Database } from "../../../db/database.ts";
import type { AttemptRow } from "../attempts.queries.ts";
import { findStanding } from "./result.queries.ts";

export interface Standing {
  /** The number of ranked attempts at the paper. */
  ranked: number;
  /** Null for an attempt without a rank, and while there are few attempts. */
  rank: number | null;
  percentile: number | null;
}

/** The place of a finished attempt among all ranked ones; learners with extra time are ranked among themselves. */
export async function standingOf(
  db: Database,
  attempt: Pick<AttemptRow, "test_id" | "ranked" | "score" | "tie_key" | "extra_time">,
): Promise<Standing> {
  const standing = await findStanding(
    db,
    attempt.test_id,
    attempt.score ?? 0,
    attempt.tie_key,
    attempt.extra_time,
  );
  const { ranked } = standing;
  if (!attempt.ranked || ranked < Limits.rankedFrom) return { ranked, rank: null, percentile: null };
  return { ranked, rank: standing.above + 1, percentile: percentileOf(standing.as_much_or_less, ranked) };
}
