import type { UnpaidReason } from "@prepfeed/contract/foundation/catalogue";
import { Question } from "@prepfeed/contract/foundation/limits";
import type { PayableRow } from "./key-change.queries.ts";

/** Why an answer that became right earns no point, by the rules and limits of the day on which it was given; null if it earns one. */
export function unpaidReason(row: Omit<PayableRow, "user_id">): UnpaidReason | null {
  if (!row.is_first) return row.source === "hint" ? "HINT_USED" : "KEY_SEEN";
  if ((row.paid_in_paper ?? 0) >= (row.payable_in_paper ?? Number.POSITIVE_INFINITY)) return "PAPER_GUESSES";
  const isFromAuthor = row.author_id !== null && row.from_author >= Question.dailyPointsPerAuthor;
  if (row.is_orphan || isFromAuthor) return "AUTHOR_DAILY_LIMIT";
  return row.from_all >= Question.dailyPoints ? "DAILY_LIMIT" : null;
}
