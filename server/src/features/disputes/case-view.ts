import type { QuestionCase, QueuedCase } from "@prepfeed/contract/questions/disputes";
import { undoUntil } from "../../rules/undo-until.ts";
import type { CaseRow } from "./disputes.queries.ts";

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

/**
 * Texts about a key may reveal it, so only people who know the key can read them. Texts of an author whom the
 * viewer does not see are left out.
 */
export function caseView(row: CaseRow, viewerId: string, knowsKey: boolean): QuestionCase {
  const isAuthors = row.outcome === null && row.escalated_at === null;
  return {
    id: row.id,
    questionId: row.question_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    objections: row.objections,
    isChecked: row.outcome === null && row.suspended_at !== null,
    authorUntil: isAuthors ? row.author_until.toISOString() : null,
    outcome: row.outcome,
    decidedAt: row.outcome === null ? null : isoOf(row.decided_at),
    affected: row.affected,
    mine: row.mine,
    isAuthor: row.author_id === viewerId,
    ...(knowsKey && {
      ...(row.defence !== null && !row.is_apart && { defence: row.defence }),
      ...(row.outcome !== null && { reason: row.reason }),
      ...keysView(row),
      reasons: row.reasons,
    }),
  };
}

function keysView({ old_answer, old_also_right, new_answer, new_also_right }: CaseRow) {
  if (old_answer === null || new_answer === null) return {};
  const keys = {
    before: [old_answer, ...(old_also_right ?? [])],
    after: [new_answer, ...(new_also_right ?? [])],
  };
  return keys.before.join() === keys.after.join() ? {} : { keys };
}

export function queuedCaseView(row: CaseRow, viewerId: string): QueuedCase {
  const { planned, decided_at, decided_by, assignee_id, assignee_name } = row;
  return {
    ...caseView(row, viewerId, true),
    kind: "QUESTION",
    status: row.outcome === null && planned === null ? "OPEN" : "DECIDED",
    assignee: assignee_id === null ? null : { id: assignee_id, username: assignee_name ?? "" },
    revision: row.revision,
    planned: planned &&
      decided_at && {
        outcome: planned.outcome,
        reason: planned.reason,
        until: undoUntil(decided_at).toISOString(),
        isMine: decided_by === viewerId,
      },
    ...(row.defence !== null && { defence: row.defence }),
    questionText: row.question_text,
    openedBy: row.opened_by,
    weight: Math.round(row.weight * 100) / 100,
    escalatedAt: isoOf(row.escalated_at),
    eventUntil: isoOf(row.event_until),
    isOwn: row.author_id === viewerId || row.mine !== null,
  };
}
