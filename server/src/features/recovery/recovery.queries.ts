import { Lifetime, SecondFactor } from "@prepfeed/contract/foundation/limits";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { accountRecoveries, users } from "../../db/schema.ts";

export async function findAccount(db: Database, emailKey: string) {
  const [row] = await db.query<Row<typeof users, "id" | "username" | "email" | "role">>(
    "select id, username, email, role from users where email_key = $1 and deleted_at is null",
    [emailKey],
  );
  return row;
}

const STARTED_AT = `r.ready_at - interval '${Lifetime.recoveryWait} seconds'`;

/**
 * A recovery `r` of `u` that is still valid at `$1`. Another address ends it, and so does a passkey, a linked
 * account or an authenticator app used after its start, because that shows that not everything was lost.
 */
const HOLDS = `r.user_id = u.id and r.email = u.email and u.deleted_at is null and u.role = 'USER' and r.expires_at > $1
  and not exists (select 1 from passkeys p where p.user_id = u.id and p.last_used_at > ${STARTED_AT})
  and not exists (select 1 from linked_accounts l where l.user_id = u.id and l.last_used_at > ${STARTED_AT})
  and not exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null
    and to_timestamp(f.last_step::bigint * ${SecondFactor.stepSeconds}) > ${STARTED_AT})`;

interface NewLink {
  userId: string;
  email: string;
  tokenHash: string;
  expiresAt: Date;
}

/** Replaces the link that was sent before; a running waiting time continues. False if the address has changed. */
export async function upsertLink(tx: Database, { userId, email, tokenHash, expiresAt }: NewLink, now: Date) {
  await tx.query(
    `delete from account_recoveries where user_id = $2
       and not exists (select 1 from account_recoveries r join users u on ${HOLDS} where u.id = $2)`,
    [now, userId],
  );
  const rows = await tx.query(
    `insert into account_recoveries as r (user_id, email, token_hash, expires_at)
     select id, email, $3, $4::timestamptz from users where id = $1 and email = $2 and deleted_at is null for share
     on conflict (user_id) do update set token_hash = excluded.token_hash,
       expires_at = greatest(r.expires_at, excluded.expires_at)
     returning 1`,
    [userId, email, tokenHash, expiresAt],
  );
  return rows.length > 0;
}

export type RecoveryRow = Row<typeof accountRecoveries, "user_id" | "ready_at"> &
  Row<typeof users, "username" | "email" | "pending_email" | "full_name">;

const RECOVERY = "r.user_id, r.ready_at, u.username, u.email, u.pending_email, u.full_name";

const findBy =
  (column: "token_hash" | "cancel_hash" | "user_id") => async (db: Database, value: string, now: Date) => {
    const [row] = await db.query<RecoveryRow>(
      `select ${RECOVERY} from account_recoveries r join users u on ${HOLDS} where r.${column} = $2`,
      [now, value],
    );
    return row;
  };

export const findByLink = findBy("token_hash");
export const findByCancelLink = findBy("cancel_hash");
export const findOfUser = findBy("user_id");

/** False if it had begun already. */
export async function startWaiting(
  tx: Database,
  userId: string,
  { readyAt, expiresAt, cancelHash }: { readyAt: Date; expiresAt: Date; cancelHash: string },
): Promise<boolean> {
  const rows = await tx.query(
    `update account_recoveries set ready_at = $2, expires_at = $3, cancel_hash = $4
     where user_id = $1 and ready_at is null returning 1`,
    [userId, readyAt, expiresAt, cancelHash],
  );
  return rows.length > 0;
}

/** Locks the account, so that its address and factors do not change meanwhile. */
export async function lockAccount(tx: Database, userId: string) {
  await tx.query("select 1 from users where id = $1 for update", [userId]);
}

/** Consumes the link: false if another request was faster, or it was cancelled. */
export async function takeRecovery(tx: Database, tokenHash: string): Promise<boolean> {
  const rows = await tx.query("delete from account_recoveries where token_hash = $1 returning 1", [
    tokenHash,
  ]);
  return rows.length > 0;
}

/** False if there was none. */
export async function deleteRecovery(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx.query("delete from account_recoveries where user_id = $1 returning 1", [userId]);
  return rows.length > 0;
}
