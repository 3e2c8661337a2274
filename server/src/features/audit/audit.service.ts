import { Readable } from "node:stream";
import { Paging } from "@prepfeed/contract/foundation/limits";
import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import type { AuditEvent, AuditFilter } from "@prepfeed/contract/moderation/audit";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { utcDay } from "../../rules/days.ts";
import { toPage } from "../../rules/to-page.ts";
import * as queries from "./audit.queries.ts";
import { AUDIT_CSV_HEAD, auditCsvLine } from "./audit-csv.ts";

/**
 * Security events are deleted after this time; moderators' decisions never. The trigger of the table has the same
 * number.
 */
const SECURITY_DAYS = 400;
const AT_ONCE = 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

export interface NewAuditEvent {
  kind: AuditEvent["kind"];
  /** The name of the event in the log, such as "role-changed". */
  event: string;
  /**
   * The id of an account, `operator` for a command on the server, or `system` for what the product does by itself.
   */
  actor: string;
  /** The account that the event is about. It is left out if that account is deleted. */
  account?: string | undefined;
  thing?: { kind: string; id: string } | undefined;
  reason?: string | undefined;
  /**
   * Short facts. They must never contain a person's id or anything secret, because they stay when an account
   * is deleted.
   */
  details?: AuditEvent["details"] | undefined;
}

/** Records an event in the same transaction as the change itself. */
export async function recordEvent(tx: Database, event: NewAuditEvent, now: Date): Promise<void> {
  await queries.insertEvent(
    tx,
    {
      id: uuidv7(),
      kind: event.kind,
      event: event.event,
      actor: event.actor,
      account: event.account ?? null,
      thingKind: event.thing?.kind ?? null,
      thingId: event.thing?.id ?? null,
      reason: event.reason ?? "",
      details: event.details ?? {},
    },
    now,
  );
}

export async function listAudit(
  db: Database,
  { page, size, ...filter }: AuditFilter & PageQuery,
): Promise<Page<AuditEvent>> {
  const rows = await queries.listEvents(db, filter, { page, size });
  const total = await queries.countEvents(db, filter, Paging.maxSearchTotal);
  return toPage(rows.slice(0, size).map(eventView), total, { page, size }, rows.length <= size);
}

/** Every event that passes the filter, oldest first, read page by page. */
async function* allEvents(db: Database, filter: AuditFilter): AsyncGenerator<AuditEvent[]> {
  let rows: queries.AuditRow[] = [];
  do {
    rows = await queries.listEventsAfter(db, filter, rows.at(-1), AT_ONCE);
    if (rows.length > 0) yield rows.map(eventView);
  } while (rows.length === AT_ONCE);
}

export type AuditFormat = "csv" | "json";

/** The log as lines of a file. */
export async function* auditLines(
  db: Database,
  filter: AuditFilter,
  format: AuditFormat,
): AsyncGenerator<string> {
  yield format === "csv" ? AUDIT_CSV_HEAD : "[";
  let comma = "";
  for await (const events of allEvents(db, filter)) {
    for (const event of events) {
      yield format === "csv" ? auditCsvLine(event) : `${comma}${JSON.stringify(event)}`;
      comma = ",";
    }
  }
  if (format === "json") yield "]";
}

/** Exporting the log is itself an event of the log. */
export async function exportAudit(
  { db, now }: { db: Database; now: () => Date },
  viewerId: string,
  filter: AuditFilter,
  format: AuditFormat,
  nameFile: (name: string) => void,
): Promise<Readable> {
  const at = now();
  await recordEvent(
    db,
    { kind: "SECURITY", event: "audit-exported", actor: viewerId, details: { format } },
    at,
  );
  nameFile(`prepfeed-audit-${utcDay(at)}.${format}`);
  return Readable.from(ended(auditLines(db, filter, format)), { objectMode: false });
}

async function* ended(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${line}\r\n`;
}

/** Moderators' notes about a case, oldest first. */
export async function listNotesOf(db: Database, caseId: string) {
  const rows = await queries.listNotes(db, caseId);
  return rows.map(({ id, username, reason, created_at }) => ({
    id,
    author: username ?? "",
    text: reason,
    createdAt: created_at.toISOString(),
  }));
}

/**
 * Replaces a deleted account's id with a keyed hash; returns how many of at most `max` events were changed.
 */
export function replaceDeletedAccount(tx: Database, userId: string, hash: string, max: number) {
  return queries.replaceAccount(tx, userId, `deleted:${hash}`, max);
}

export async function forgetOldSecurityEvents(db: Database, now: Date): Promise<void> {
  // A little later than the trigger allows, so that the clocks need not agree.
  const before = new Date(now.getTime() - (SECURITY_DAYS + 1) * DAY_MS);
  while ((await queries.deleteSecurityEvents(db, before, AT_ONCE)) === AT_ONCE);
}

function eventView(row: queries.AuditRow): AuditEvent {
  return {
    id: row.id,
    kind: row.kind,
    event: row.event,
    actor: row.actor,
    account: row.account,
    thingKind: row.thing_kind,
    thingId: row.thing_id,
    reason: row.reason,
    details: row.details,
    createdAt: row.created_at.toISOString(),
  };
}
