import type { Database } from "../../db/database.ts";

interface Confirmation {
  userId: string;
  email: string;
  tokenHash: string;
  expiresAt: Date;
}

/** Replaces the link that was sent before. False when the person has left, or wants another address by now. */
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

/** Uses a living token up; undefined when there is none, or another request was faster. */
export async function takeConfirmation(tx: Database, tokenHash: string, now: Date) {
  const [row] = await tx.query<{ user_id: string; email: string }>(
    "delete from email_confirmations where token_hash = $1 and expires_at > $2 returning user_id, email",
    [tokenHash, now],
  );
  return row;
}

/** The address stays as it is; a link that confirms it still works. */
export async function dropEmailChange(tx: Database, userId: string) {
  await tx.query(
    `with dropped as (
       update users u set pending_email = null from users old
       where u.id = $1 and old.id = u.id and u.pending_email is not null returning u.id, old.pending_email)
     delete from email_confirmations c using dropped d where c.user_id = d.id and c.email = d.pending_email`,
    [userId],
  );
}
