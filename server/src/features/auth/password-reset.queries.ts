import type { Database } from "../../db/database.ts";

/** False when the address that the mail would go to is no longer the account's. */
export async function insertReset(
  db: Database,
  tokenHash: string,
  { id, email }: { id: string; email: string },
  expiresAt: Date,
): Promise<boolean> {
  const rows = await db.query(
    `insert into password_resets (token_hash, user_id, expires_at)
     select $1, id, $4::timestamptz from users where id = $2 and email = $3 for share returning 1`,
    [tokenHash, id, email, expiresAt],
  );
  return rows.length > 0;
}

/** The account a living token belongs to. */
export async function findReset(db: Database, tokenHash: string, now: Date) {
  const [row] = await db.query<{ user_id: string; username: string; email: string }>(
    `select r.user_id, u.username, u.email from password_resets r join users u on u.id = r.user_id
     where r.token_hash = $1 and r.expires_at > $2`,
    [tokenHash, now],
  );
  return row;
}

/** Uses the token up, and with it every other one of that person. False when another request was faster. */
export async function deleteResets(tx: Database, tokenHash: string, userId: string): Promise<boolean> {
  const rows = await tx.query("delete from password_resets where token_hash = $1 returning 1", [tokenHash]);
  await deleteResetsOf(tx, userId);
  return rows.length > 0;
}

/** For whoever chose a new password, or has asked for or confirmed another address: no link sent before leads anywhere. */
export async function deleteResetsOf(tx: Database, userId: string) {
  await tx.query("delete from password_resets where user_id = $1", [userId]);
}
