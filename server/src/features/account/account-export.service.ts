import { Readable } from "node:stream";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import type { SecurityLog } from "../../foundation/security-log.ts";
import { utcDay } from "../../rules/days.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
import * as queries from "./account-export.queries.ts";

/** The limit of each list; nobody reaches it by hand. */
const MAX_ENTRIES = 100_000;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Everything that the product stores about a person, as one JSON document. It is read and written page by
 * page, so that a large account needs no more memory than a small one.
 */
export async function exportAccount(
  { db, now }: { db: Database; now: () => Date },
  { viewerId, security }: { viewerId: string; security: SecurityLog },
  nameFile: (name: string) => void,
): Promise<Readable> {
  const account = await queries.findAccountForExport(db, viewerId);
  if (!account) throw new AppError("not-found", refusals.users.notFound);
  const at = now();
  await recordAccountEvent(db, security, { account: viewerId, event: "data-exported" }, at);
  security.note("data-exported");
  const exportedAt = at.toISOString();
  nameFile(`prepfeed-export-${utcDay(at)}.json`);
  return Readable.from(writeExport(db, viewerId, exportedAt, account), { objectMode: false });
}

async function* writeExport(
  db: Database,
  viewerId: string,
  exportedAt: string,
  account: Record<string, unknown>,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"account":${JSON.stringify(account)}`;
  for (const list of queries.EXPORT_LISTS) {
    yield `,\n"${list.name}":[`;
    let isFirst = true;
    for await (const entries of pagesOf(db, list, viewerId)) {
      yield `${isFirst ? "" : ","}\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}`;
      isFirst = false;
    }
    yield "]";
  }
  yield "}\n";
}

async function* pagesOf(db: Database, list: queries.ExportList, userId: string) {
  let after = BEFORE_ALL;
  for (let taken = 0; taken < MAX_ENTRIES; taken += list.size) {
    const entries = await queries.listForExport(db, list, userId, after);
    if (entries.length > 0) yield entries;
    if (entries.length < list.size) return;
    after = String(entries.at(-1)?.[list.key]);
  }
}
