import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { Push } from "@prepfeed/contract/people/push";
import type { Database } from "../../db/database.ts";
import * as queries from "./push-queue.queries.ts";

/** What other features need to push something: a row that waits, written with the event itself. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export async function pushReplies(tx: Database, notificationIds: string[]) {
  if (notificationIds.length > 0) await queries.insertReplies(tx, notificationIds);
}

export function pushDue(tx: Database, userId: string, due: number, now: Date): Promise<void> {
  return queries.upsertDue(tx, userId, due, now);
}

/** Events that begin soon, and events whose results have come out; older ones are not announced any more. */
export async function announceEvents(db: Database, now: Date): Promise<void> {
  await queries.insertBeginnings(db, now, new Date(now.getTime() + Push.eventMinutes * MINUTE_MS));
  await queries.insertResults(db, now, new Date(now.getTime() - DAY_MS));
}

/** A session that ends by itself takes its subscription with it. */
export async function forgetEndedSubscriptions(db: Database, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - Lifetime.sessionIdle * 1000);
  while ((await queries.deleteSomeEnded(db, now, idleSince)) > 0);
}
