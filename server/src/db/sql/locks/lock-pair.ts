import type { Database } from "../../database.ts";
import { AdvisoryLock } from "./advisory-locks.ts";

/**
 * Until the transaction ends. A person who follows somebody who blocks them at the same moment does not follow
 * afterwards.
 */
export async function lockPair(tx: Database, one: string, other: string) {
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.pair})`, [[one, other].sort().join(" ")]);
}
