import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { emailConfirmations } from "../../db/schema.ts";

type Confirmation = Fields<typeof emailConfirmations, "userId" | "email" | "tokenHash" | "expiresAt">;

/**
 * Replaces the link that was sent before. Returns false if the account is deleted, or another address was
 * requested meanwhile.
 */
export async function upsertConfirmation(
  db: Database,
  { userId, email, tokenHash, expiresAt }: Confirmation,
) {
  const rows = await db.query(
    `insert into email_confirmations (user_id, email, token_hash, expires_at)
     select id, $2, $3, $4::timestamptz from users
     where id = $1 and deleted_at is null and coalesce(pending_email, email) = $2 for share
     on conflict (user_id) do update set email = excluded.email, token_hash = excluded.token_hash, expires_at = excluded.expires_at
     returning 1`,
    [userId, email, tokenHash, expiresAt],
  );
  return rows.length > 0;
}

/** Consumes a valid token; returns undefined if there is none, or another request was faster. */
export async function takeConfirmation(tx: Database, tokenHash: string, now: Date) {
  const [row] = await tx.query<Row<typeof emailConfirmations, "user_id" | "email">>(
    "delete from email_confirmations where token_hash = $1 and expires_at > $2 returning user_id, email",
    [tokenHash, now],
  );
  return row;
}

/** Keeps the present address; a link that confirms it still works. False if no change was pending. */
export async function dropEmailChange(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx.query(
    `with dropped as (
       update users u set pending_email = null from users old
       where u.id = $1 and old.id = u.id and u.pending_email is not null returning u.id, old.pending_email),
     without_link as (
       delete from email_confirmations c using dropped d where c.user_id = d.id and c.email = d.pending_email)
     select 1 from dropped`,
    [userId],
  );
  return rows.length > 0;
}
