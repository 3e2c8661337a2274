import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { isUrgent, Moderation, REPORT_REASONS } from "@prepfeed/contract/moderation/report-reasons";
import type { OwnReport } from "@prepfeed/contract/moderation/reports";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { toPage } from "../../rules/to-page.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { countIndependent } from "./reports.queries.ts";
import type { ReportDeps } from "./reports.service.ts";
import { changeCase } from "./visibility.service.ts";
import * as queries from "./withdrawals.queries.ts";

const URGENT = REPORT_REASONS.filter(isUrgent);

export async function listOwnReports(
  db: Database,
  viewerId: string,
  page: PageQuery,
): Promise<Page<OwnReport>> {
  const rows = await queries.listUndecided(db, viewerId, page);
  const views = rows.map(({ id, kind, reason, note, created_at }) => ({
    id,
    kind,
    reason,
    note,
    createdAt: created_at.toISOString(),
  }));
  return toPage(views, rows[0]?.total ?? page.page * page.size, page);
}

/**
 * An urgent report stays, so that nobody can be pressed to withdraw it. The last report takes its case along.
 * What fewer than three independent people report is shown again.
 */
export async function withdrawReport(
  { db, now }: Pick<ReportDeps, "db" | "now">,
  viewerId: string,
  id: string,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const found = await queries.lockCaseOf(tx, viewerId, id);
    if (!found) throw notFound();
    if (found.status === "DECIDED") throw new AppError("conflict", refusals.moderation.decidedAlready);
    if (isUrgent(found.own_reason)) throw new AppError("conflict", refusals.moderation.urgentStays);
    const thing = { kind: found.kind, thingId: found.thing_id, picture: found.picture };
    await changeCase(tx, thing, () => takeBack(tx, found, id, now()));
  });
}

async function takeBack(tx: Database, found: queries.ReportedCase, reportId: string, at: Date) {
  if (!(await queries.deleteReport(tx, reportId))) throw notFound();
  const reason = await queries.findReason(tx, found.id, URGENT);
  const independent = await countIndependent(tx, found.id, Moderation.hidingWeight);
  const hidden = found.hidden && independent >= Moderation.hidingReports;
  if (reason) await queries.updateCase(tx, found.id, { reason, urgent: isUrgent(reason), hidden });
  else await queries.deleteCase(tx, found.id);
  if (reason && hidden === found.hidden) return;
  const event = { kind: "MODERATION", actor: "system", thing: { kind: "CASE", id: found.id } } as const;
  const account = found.account_id ?? undefined;
  await recordEvent(tx, { ...event, event: reason ? "shown-again" : "case-withdrawn", account }, at);
}

const notFound = () => new AppError("not-found", refusals.moderation.reportNotFound);
