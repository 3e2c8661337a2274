import {
  ACCOUNT_EVENTS,
  type AccountEvent,
  type AccountEventName,
} from "@prepfeed/contract/accounts/account";
import { Paging } from "@prepfeed/contract/foundation/limits";
import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import type { Database } from "../../db/database.ts";
import type { SecurityLog } from "../../foundation/security-log.ts";
import { toPage } from "../../rules/to-page.ts";
import * as queries from "./audit.queries.ts";
import { recordEvent } from "./audit.service.ts";

interface NewAccountEvent {
  account: string;
  event: AccountEventName | "account-deleted";
  /** A word or two for the owner. Nothing secret, and no user input. */
  note?: string;
}

/** Records what a person did to their own account, in the same transaction. */
export async function recordAccountEvent(
  tx: Database,
  { device, network }: Pick<SecurityLog, "device" | "network">,
  { account, event, note }: NewAccountEvent,
  now: Date,
): Promise<void> {
  const details = { ...(device && { device }), ...(network && { network }), ...(note && { note }) };
  await recordEvent(tx, { kind: "SECURITY", event, actor: account, account, details }, now);
}

/** The events of an account, newest first. */
export async function listAccountEvents(
  db: Database,
  account: string,
  page: PageQuery,
): Promise<Page<AccountEvent>> {
  const names = [...ACCOUNT_EVENTS];
  const rows = await queries.listEventsOf(db, account, names, page);
  const total = await queries.countEventsOf(db, account, names, Paging.maxSearchTotal);
  return toPage(rows.slice(0, page.size).map(accountEventView), total, page, rows.length <= page.size);
}

function accountEventView({ id, event, actor, details, created_at }: queries.AuditRow): AccountEvent {
  const { device, network, note, role } = details;
  return {
    id,
    event: event as AccountEventName,
    note: String(note ?? role ?? ""),
    byOperator: actor === "operator",
    device: String(device ?? ""),
    network: String(network ?? ""),
    createdAt: created_at.toISOString(),
  };
}
