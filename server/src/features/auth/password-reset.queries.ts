import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { passwordResets, users } from "../../db/schema.ts";

/** Returns false if the account no longer has the address that the mail would go to. */
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

/** The account of a valid token. */
export async function findReset(db: Database, tokenHash: string, now: Date) {
  const [row] = await db.query<
    Row<typeof passwordResets, "user_id"> &
      Row<typeof users, "username" | "email" | "full_name" | "email_confirmed">
  >(
    `select r.user_id, u.username, u.email, u.full_name, u.email_confirmed from password_resets r join users u on u.id = r.user_id
     where r.token_hash = $1 and r.expires_at > $2`,
    [tokenHash, now],
  );
  return row;
}

/** Consumes the token and every other token of that person. Returns false if another request was faster. */
export async function deleteResets(tx: Database, tokenHash: string, userId: string): Promise<boolean> {
  const rows = await tx.query("delete from password_resets where token_hash = $1 returning 1", [tokenHash]);
  await deleteResetsOf(tx, userId);
  return rows.length > 0;
}

/** Invalidates every link sent before, after a new password or a request for, or confirmation of, another address. */
export async function deleteResetsOf(tx: Database, userId: string) {
  await tx.query("delete from password_resets where user_id = $1", [userId]);
}
