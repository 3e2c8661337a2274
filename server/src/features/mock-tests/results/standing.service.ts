import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";
import { percentileOf } from "@prepfeed/contract/mock-tests/paper-marking";
import type { Database } from "../../../db/database.ts";
import type { AttemptRow } from "../attempts.queries.ts";
import * as queries from "./result.queries.ts";

export interface Standing {
  /** The number of ranked attempts at the paper. */
  ranked: number;
  /** Null for an attempt without a rank, and while there are few attempts. */
  rank: number | null;
  percentile: number | null;
  /** How many questions of the paper are being checked, so that rank and percentile leave them out. */
  leftOut: number;
}

type Ranked = Pick<AttemptRow, "id" | "test_id" | "ranked" | "score" | "tie_key" | "extra_time">;

/** The place of a finished attempt among all ranked ones; learners with extra time are ranked among themselves. */
export async function standingOf(db: Database, attempt: Ranked): Promise<Standing> {
  const checked = (await queries.listChecked(db, attempt.test_id)).map(({ question_id }) => question_id);
  const leftOut = checked.length;
  const standing =
    leftOut > 0
      ? await queries.findStandingWithout(db, attempt, checked)
      : await queries.findStanding(
          db,
          attempt.test_id,
          attempt.score ?? 0,
          attempt.tie_key,
          attempt.extra_time,
        );
  const { ranked } = standing;
  if (!attempt.ranked || ranked < Limits.rankedFrom) return { ranked, rank: null, percentile: null, leftOut };
  return {
    ranked,
    rank: standing.above + 1,
    percentile: percentileOf(standing.as_much_or_less, ranked),
    leftOut,
  };
}
