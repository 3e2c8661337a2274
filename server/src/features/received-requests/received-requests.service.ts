import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { deleteOldRequests, findRequest, insertRequest, type Received } from "./received-requests.queries.ts";

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
  const forgetBefore = oldest(new Date());
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

const oldest = (now: Date) => new Date(now.getTime() - Lifetime.receivedRequest * 1_000);

/** How many learners are looked at in an hour. */
const LEARNERS_AT_ONCE = 1_000;
const FIRST_REGISTRATION_MS = Date.UTC(2025, 0);

/**
 * Those of learners who send nothing any more. Ids begin with the time of registration, so it starts with those who
 * registered at a random time, and comes to everybody after some runs.
 */
export function forgetOldRequests(db: Database, now: Date, from: string = anyLearner(now)) {
  return deleteOldRequests(db, from, oldest(now), LEARNERS_AT_ONCE);
}

function anyLearner(now: Date): string {
  const range = now.getTime() - FIRST_REGISTRATION_MS;
  return uuidv7({ msecs: FIRST_REGISTRATION_MS + Math.floor(Math.random() * range) });
}
