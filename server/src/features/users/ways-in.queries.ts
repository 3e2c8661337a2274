import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { users } from "../../db/schema.ts";

/** Locks the person's ways to sign in until the transaction ends. */
export async function lockPerson(tx: Database, userId: string) {
  await tx.query("select 1 from users where id = $1 for no key update", [userId]);
}

/** Linked accounts count only with one of these issuers. */
export async function countWaysIn(db: Database, userId: string, issuers: string[]) {
  const [row] = await db.query<
    Row<typeof users, "has_password"> & { passkeys: number; linked_accounts: number }
  >(
    `select has_password, (select count(*)::int from passkeys where user_id = u.id) as passkeys,
       (select count(*)::int from linked_accounts where user_id = u.id and issuer = any($2::text[])) as linked_accounts
     from users u where id = $1`,
    [userId, issuers],
  );
  return row;
}

export async function hasPassword(db: Database, userId: string): Promise<boolean> {
  const rows = await db.query("select 1 from users where id = $1 and has_password", [userId]);
  return rows.length > 0;
}
