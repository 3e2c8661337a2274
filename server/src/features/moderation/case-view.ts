import { plainLines } from "@prepfeed/contract/foundation/plain-words";
import type { ModerationCase } from "@prepfeed/contract/moderation/cases";
import { undoUntil } from "../../rules/undo-until.ts";
import { type AuthorRow, authorView } from "../users/author-view.ts";
import type { CaseRow } from "./cases.queries.ts";

/** What a learner and an AI said is private: only `getCase` shows it, which is logged. */
export const isPrivate = ({ kind }: Pick<CaseRow, "kind">) => kind === "AI_ANSWER";

/** Formulas are shown in words. */
export const evidenceView = (evidence: CaseRow["evidence"]) =>
  evidence && { ...evidence, text: plainLines(evidence.text) };

export function caseView(row: CaseRow): ModerationCase {
  return {
    id: row.id,
    kind: row.kind,
    thingId: row.thing_id,
    person: row.author_id === null ? null : authorView(row as AuthorRow),
    status: row.status,
    reason: row.reason,
    urgent: row.urgent,
    hidden: row.hidden,
    reports: row.reports,
    evidence: isPrivate(row) ? null : evidenceView(row.evidence),
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, username: row.assignee_name ?? "" },
    decision: row.decision,
    decisionReason: row.decision_reason,
    decidedAt: row.decided_at?.toISOString() ?? null,
    undoUntil: row.decided_at ? undoUntil(row.decided_at).toISOString() : null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    isOwn: row.is_own,
  };
}
