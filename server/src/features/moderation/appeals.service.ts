import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { AppealOutcome, OpenAppeal, Strike } from "@prepfeed/contract/moderation/strikes";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { toPage } from "../../rules/to-page.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { announce, notify } from "../notifications/notify.service.ts";
import { changeCase } from "../reports/visibility.service.ts";
import { authorView } from "../users/author-view.ts";
import { evidenceView } from "./case-view.ts";
import { lockCase } from "./cases.queries.ts";
import { thingOf } from "./cases.service.ts";
import type { DecisionDeps } from "./decisions.service.ts";
import { strikeView } from "./strike-view.ts";
import * as queries from "./strikes.queries.ts";
import { listStrikesOf, suspensionOf } from "./strikes.service.ts";

type AppealDeps = Pick<DecisionDeps, "db" | "now">;

export async function listStrikes({ db, now }: AppealDeps, viewerId: string) {
  const [content, suspension] = await Promise.all([
    listStrikesOf(db, viewerId, now()),
    suspensionOf(db, viewerId, now()),
  ]);
  return { content, suspension };
}

/** One appeal per sanction, within a time limit. */
export async function appealStrike(
  { db, now }: AppealDeps,
  viewerId: string,
  id: string,
  text: string,
): Promise<Strike> {
  const at = now();
  return db.transaction(async (tx) => {
    const row = await queries.lockStrike(tx, id);
    if (row?.user_id !== viewerId) throw strikeNotFound();
    if (strikeView(row, at).appealUntil === null)
      throw new AppError("conflict", refusals.moderation.appealedAlready);
    await queries.updateAppeal(tx, id, text, at);
    const thing = { kind: "CASE", id: row.case_id };
    await recordEvent(
      tx,
      { kind: "MODERATION", event: "appealed", actor: viewerId, account: viewerId, thing },
      at,
    );
    return strikeView({ ...row, appeal: text, appealed_at: at }, at);
  });
}

export async function listAppeals(
  db: Database,
  viewerId: string,
  page: PageQuery,
): Promise<Page<OpenAppeal>> {
  const [rows, total] = await Promise.all([
    queries.listAppeals(db, viewerId, page),
    queries.countAppeals(db),
  ]);
  return toPage(
    rows.map((row) => ({
      id: row.id,
      caseId: row.case_id,
      person: authorView(row),
      decision: row.decision,
      kind: row.kind,
      reason: row.reason,
      evidence: evidenceView(row.evidence),
      text: row.appeal ?? "",
      createdAt: (row.appealed_at ?? row.created_at).toISOString(),
      isOwn: row.is_own,
    })),
    total,
    page,
  );
}

export async function decideAppeal(
  { db, state, now }: DecisionDeps,
  viewerId: string,
  id: string,
  { outcome, answer }: { outcome: AppealOutcome; answer: string },
): Promise<void> {
  const at = now();
  const announcements = await db.transaction(async (tx) => {
    const row = await queries.lockAppealed(tx, viewerId, id);
    if (!row) throw strikeNotFound();
    if (row.is_own) throw new AppError("forbidden", refusals.moderation.ownAppeal);
    if (row.appeal_outcome !== null) throw new AppError("conflict", refusals.moderation.decidedAlready);
    const { user_id: userId, case_id: caseId } = row;
    const found = await lockCase(tx, viewerId, caseId);
    if (!found) throw strikeNotFound();
    await changeCase(tx, thingOf(found), () => queries.updateAppealOutcome(tx, id, { outcome, answer }, at));
    if (outcome === "OVERTURNED") await queries.updateSuspension(tx, userId, at);
    const event = { kind: "MODERATION", event: "appeal-decided", actor: viewerId, account: userId } as const;
    const thing = { kind: "CASE", id: caseId };
    await recordEvent(tx, { ...event, thing, reason: answer, details: { outcome } }, at);
    return notify(tx, [{ kind: "appeal", userId, caseId, outcome }]);
  });
  announce(state, announcements);
}

const strikeNotFound = () => new AppError("not-found", refusals.moderation.strikeNotFound);
