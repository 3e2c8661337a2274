import { Lifetime } from "@prepfeed/contract/foundation/limits";
import type { Database } from "../../db/database.ts";
import { findRequest, insertRequest, type Received } from "./received-requests.queries.ts";

export type { Received };

/** How many old ones a new one deletes: more than one, so that their number falls. */
const FORGOTTEN_AT_ONCE = 20;

/**
 * Call it first in the transaction of the request. If the same request was handled before, it returns the
 * result of that time, and the caller must change nothing. Two copies that arrive together wait for each
 * other here.
 */
export async function rememberRequest(
  tx: Database,
  userId: string,
  key: string | undefined,
  madeId: string | null = null,
): Promise<Received | undefined> {
  if (key === undefined) return undefined;
  const forgetBefore = new Date(Date.now() - Lifetime.receivedRequest * 1_000);
  return insertRequest(tx, { userId, key, madeId, forgetBefore, max: FORGOTTEN_AT_ONCE });
}

/**
 * What an earlier sending of the same request made. Ask before a check that what it made would not pass: that nothing
 * like it exists, or that there are not too many.
 */
export async function findReceived(
  db: Database,
  userId: string,
  key: string | undefined,
): Promise<Received | undefined> {
  return key === undefined ? undefined : findRequest(db, userId, key);
}
