import { plainLines } from "@prepfeed/contract/foundation/plain-words";
import { Moderation } from "@prepfeed/contract/moderation/report-reasons";
import type { Strike } from "@prepfeed/contract/moderation/strikes";
import type { StrikeRow } from "./strikes.queries.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** What a person is shown of their own text. */
const EXCERPT = 300;

export function strikeView(row: StrikeRow, now: Date): Strike {
  const appealUntil = new Date(row.created_at.getTime() + Moderation.appealDays * DAY_MS);
  const canAppeal = row.appealed_at === null && appealUntil > now;
  return {
    id: row.id,
    decision: row.decision,
    kind: row.kind,
    reason: row.reason,
    text: plainLines(row.evidence?.text ?? "").slice(0, EXCERPT),
    createdAt: row.created_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    suspendedUntil: row.suspended_until?.toISOString() ?? null,
    isActive: row.appeal_outcome !== "OVERTURNED" && row.ends_at > now,
    appealUntil: canAppeal ? appealUntil.toISOString() : null,
    appeal:
      row.appealed_at === null
        ? null
        : {
            text: row.appeal ?? "",
            createdAt: row.appealed_at.toISOString(),
            outcome: row.appeal_outcome,
            answer: row.appeal_answer,
          },
    isWaiting: row.appealed_at !== null && row.appeal_outcome === null && !row.is_decidable,
  };
}
