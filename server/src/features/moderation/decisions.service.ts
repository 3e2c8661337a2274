import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { AnyCase, ModerationCase, NewDecision } from "@prepfeed/contract/moderation/cases";
import { DECISIONS_ABOUT, Moderation } from "@prepfeed/contract/moderation/report-reasons";
import type { Database } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { undoUntil } from "../../rules/undo-until.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { isQuestionCase, undoQuestionDecision } from "../disputes/question-queue.service.ts";
import { type Announcement, announce, notify, withdrawOfCase } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { changeCase } from "../reports/visibility.service.ts";
import * as queries from "./cases.queries.ts";
import { type CaseDeps, lockVersion, thingOf, viewOf } from "./cases.service.ts";
import { endStrikesOf, giveStrike, hasDecidedAppeal } from "./strikes.service.ts";

export interface DecisionDeps extends CaseDeps {
  state: Publisher;
}

type Case = queries.CaseRow;

export async function decideCase(
  { db, state, now }: DecisionDeps,
  viewerId: string,
  id: string,
  decided: NewDecision,
): Promise<ModerationCase> {
  const { view, announcements } = await db.transaction(async (tx) => {
    const found = await lockVersion(tx, viewerId, id, decided.version);
    const at = now();
    const suspendedUntil = decided.decision === "SUSPEND" ? endOf(decided, at) : null;
    refuse(found, decided);
    const announcements = await carryOut(tx, viewerId, found, { ...decided, suspendedUntil }, at);
    return { view: await viewOf(tx, viewerId, id), announcements };
  });
  announce(state, announcements);
  return view;
}

/** Every reason why this decision cannot be made on a case. */
function refuse({ status, is_own, kind, account_id }: Case, { decision }: NewDecision) {
  const { decidedAlready, ownCase, notDecidable } = refusals.moderation;
  if (status === "DECIDED") throw new AppError("conflict", decidedAlready);
  if (is_own) throw new AppError("forbidden", ownCase);
  const needsPerson = decision === "WARN" || decision === "SUSPEND";
  if (!DECISIONS_ABOUT[kind].includes(decision) || (needsPerson && account_id === null))
    throw new AppError("invalid-request", notDecidable);
}

/** The end of a suspension, refused without one. */
function endOf({ until, days }: Pick<NewDecision, "until" | "days">, at: Date): Date {
  if (until === undefined && days === undefined)
    throw fieldRefusal("invalid-request", "until", refusals.moderation.endRequired);
  const end = until === undefined ? daysAfter(at, days ?? 0) : new Date(`${until}T00:00:00Z`);
  if (end <= at || end > daysAfter(at, Moderation.maxSuspensionDays))
    throw fieldRefusal("invalid-request", "until", refusals.moderation.endInvalid);
  return end;
}

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 24 * 60 * 60 * 1_000);

async function carryOut(
  tx: Database,
  viewerId: string,
  found: Case,
  {
    decision,
    reason,
    note,
    suspendedUntil,
  }: Pick<NewDecision, "decision" | "reason" | "note"> & { suspendedUntil: Date | null },
  at: Date,
): Promise<Announcement[]> {
  const { id, kind, account_id: accountId } = found;
  await changeCase(tx, thingOf(found), () =>
    queries.updateDecision(tx, id, { decision, decision_reason: reason, decidedBy: viewerId, at }),
  );
  const isSanction = decision !== "KEEP" && accountId !== null;
  if (isSanction)
    await giveStrike(tx, { userId: accountId, caseId: id, decision, reason, suspendedUntil }, at);
  const event = { kind: "MODERATION", actor: viewerId, thing: { kind: "CASE", id } } as const;
  await recordEvent(
    tx,
    {
      ...event,
      event: "case-decided",
      account: accountId ?? undefined,
      reason,
      details: { decision, kind, ...(suspendedUntil && { until: suspendedUntil.toISOString() }) },
    },
    at,
  );
  if (note) await recordEvent(tx, { ...event, event: "case-noted", reason: note }, at);
  const outcome = decision === "KEEP" ? ("KEPT" as const) : ("ACTED" as const);
  const reporters = await queries.listReporters(tx, id);
  return notify(tx, [
    ...reporters.map((userId) => ({ userId, kind: "report" as const, caseId: id, outcome })),
    ...(isSanction ? [{ userId: accountId, kind: "decision" as const, caseId: id, outcome: decision }] : []),
  ]);
}

/** Undoes a decision completely: the content is as it was before, and the notification is withdrawn. */
export async function undoDecision(
  { db, state, now }: DecisionDeps,
  viewerId: string,
  id: string,
  version: number,
): Promise<AnyCase> {
  const at = now();
  if (await isQuestionCase(db, id)) return undoQuestionDecision({ db, now }, viewerId, id, version);
  const undone = db.transaction(async (tx) => {
    const found = await lockVersion(tx, viewerId, id, version);
    const { decided_at, decided_by } = found;
    if (!decided_at || decided_by !== viewerId || undoUntil(decided_at) < at)
      throw new AppError("conflict", refusals.moderation.tooLateToUndo);
    // Otherwise one could overrule a colleague who has decided the appeal.
    if (await hasDecidedAppeal(tx, id)) throw new AppError("conflict", refusals.moderation.appealDecided);
    await changeCase(tx, thingOf(found), async () => {
      await queries.updateDecision(tx, id, null);
      await endStrikesOf(tx, found, at);
    });
    const announcements = await withdrawOfCase(tx, id);
    const event = { kind: "MODERATION", event: "decision-undone", actor: viewerId } as const;
    await recordEvent(
      tx,
      { ...event, account: found.account_id ?? undefined, thing: { kind: "CASE", id } },
      at,
    );
    return { view: await viewOf(tx, viewerId, id), announcements };
  });
  const { view, announcements } = await undone.catch((error: unknown) => {
    // It was reported again meanwhile, and that is another case.
    if (isUniqueViolation(error)) throw new AppError("conflict", refusals.moderation.changed);
    throw error;
  });
  announce(state, announcements);
  return view;
}

/** Decides each case on its own: one that cannot be decided does not affect the others. */
export async function removeSpam(deps: DecisionDeps, viewerId: string, ids: string[]) {
  const decided: string[] = [];
  for (const id of [...new Set(ids)]) {
    const found = await queries.findCase(deps.db, viewerId, id);
    if (found?.status !== "OPEN" || found.is_own || !DECISIONS_ABOUT[found.kind].includes("REMOVE")) continue;
    const decision = { decision: "REMOVE", reason: "SPAM", note: "", version: found.version } as const;
    const isDecided = await decideCase(deps, viewerId, id, decision).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
    if (isDecided) decided.push(id);
  }
  return { decided };
}
