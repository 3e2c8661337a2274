import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { HelpAddress } from "@prepfeed/contract/health";
import { isUrgent, Moderation } from "@prepfeed/contract/moderation/report-reasons";
import type { NewReport } from "@prepfeed/contract/moderation/reports";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { hashOf } from "../../foundation/secret-token.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { reportWeight } from "./report-weight.ts";
import * as queries from "./reports.queries.ts";
import { findSnapshot, type Snapshot } from "./snapshots.queries.ts";
import { changeCase } from "./visibility.service.ts";

export interface ReportDeps {
  db: Database;
  now: () => Date;
  /** Reports of one thing from one address get the same hash, from which the address cannot be recovered. */
  hashAddress: (thingId: string, address: string) => { hash: string };
  config: { help: HelpAddress[] };
}

/** The first report opens a case, further ones join it. Reporting again changes nothing. */
export async function createReport(
  deps: ReportDeps,
  { viewerId, address }: { viewerId: string; address: string },
  report: NewReport,
) {
  const { db, now, config } = deps;
  if (!isUuid(report.id)) throw notFound();
  const at = now();
  const addressHash = deps.hashAddress(report.id, address).hash;
  const id = await db.transaction(async (tx) => {
    const thing = await findSnapshot(tx, viewerId, report.kind, report.id);
    if (!thing) throw notFound();
    if (thing.account_id === viewerId) throw new AppError("invalid-request", refusals.moderation.notYourself);
    return addReport(tx, { reporterId: viewerId, addressHash, at }, report, thing);
  });
  const help = isUrgent(report.reason) ? config.help : [];
  return { message: refusals.moderation.reported, id, help };
}

/** Returns the id of the report, or of the one that they made before. */
async function addReport(
  tx: Database,
  { reporterId, addressHash, at }: { reporterId: string; addressHash: string; at: Date },
  { kind, id: thingId, reason, note, quote }: NewReport,
  thing: Snapshot,
): Promise<string> {
  const opened = await queries.upsertCase(
    tx,
    {
      id: uuidv7(),
      kind,
      thingId,
      accountId: thing.account_id,
      reason,
      urgent: isUrgent(reason),
      evidence: evidenceOf(thing, quote),
      picture: thing.picture,
    },
    at,
  );
  const reporter = await queries.findReporter(tx, reporterId, { kind, thingId }, at);
  if (!opened || !reporter) throw notFound();
  const { account_days: accountDays, decided, acted, is_repeat: isRepeat } = reporter;
  const weight = reportWeight({ accountDays, decided, acted, isRepeat });
  const row = { id: uuidv7(), caseId: opened.id, reporterId, kind, thingId, reason, note, weight };
  const isNew = await queries.insertReport(tx, { ...row, addressHash, createdAt: at });
  if (!isNew) return (await queries.findReportId(tx, opened.id, reporterId)) ?? row.id;
  if (opened.hidden) return row.id;
  if ((await queries.countIndependent(tx, opened.id, Moderation.hidingWeight)) < Moderation.hidingReports)
    return row.id;
  await changeCase(tx, { kind, thingId, picture: opened.picture }, () => queries.markHidden(tx, opened.id));
  const event = { kind: "MODERATION", event: "hidden-by-reports", actor: "system" } as const;
  const account = thing.account_id ?? undefined;
  await recordEvent(tx, { ...event, account, thing: { kind: "CASE", id: opened.id }, reason }, at);
  return row.id;
}

/** The text of the AI tutor's answer comes from the reporter; the hash says whether it is what the AI wrote. */
function evidenceOf(
  { text, post_id, picture, question_pictures, quote_hash: hash = null }: Snapshot,
  quote: string,
) {
  const quoted = hash === null ? "" : quote;
  const pictures = [...(question_pictures ?? []), ...(picture ? [picture] : [])];
  return {
    text: [text, quoted].filter(Boolean).join("\n\n"),
    ...(quoted && hashOf(quoted) !== hash && { isReportersText: true }),
    ...(post_id && { postId: post_id }),
    ...(pictures.length > 0 && { pictures }),
  };
}

const notFound = () => new AppError("not-found", refusals.moderation.thingNotFound);
