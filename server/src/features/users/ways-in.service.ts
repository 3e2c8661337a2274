import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import * as queries from "./ways-in.queries.ts";

/** Removes a way to sign in; refused if no other is left. `issuers` are those of the configured providers. */
export async function removeWayIn(
  db: Database,
  { userId, issuers }: { userId: string; issuers: string[] },
  remove: (tx: Database) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.lockPerson(tx, userId);
    const before = await queries.countWaysIn(tx, userId, issuers);
    await remove(tx);
    const after = await queries.countWaysIn(tx, userId, issuers);
    if (!before || !after) throw new AppError("not-found", refusals.users.notFound);
    // An account of a provider that is no longer configured could not be used, so it may always be removed.
    if (total(after) === 0 && total(before) > 0) throw new AppError("conflict", refusals.auth.lastWayIn);
  });
}

const total = (ways: { has_password: boolean; passkeys: number; linked_accounts: number }) =>
  Number(ways.has_password) + ways.passkeys + ways.linked_accounts;

export function hasPassword(db: Database, userId: string) {
  return queries.hasPassword(db, userId);
}
