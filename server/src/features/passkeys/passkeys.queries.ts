import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { passkeys } from "../../db/schema.ts";

export type PasskeyRow = Row<typeof passkeys, "id" | "name" | "created_at" | "last_used_at" | "is_backed_up">;
const SHOWN = "id, name, created_at, last_used_at, is_backed_up";

export type DescribedRow = Row<typeof passkeys, "credential_id" | "transports">;

export function listPasskeys(db: Database, userId: string) {
  return db.query<PasskeyRow & DescribedRow>(
    `select ${SHOWN}, credential_id, transports from passkeys where user_id = $1 order by id`,
    [userId],
  );
}

export type NewPasskey = Fields<
  typeof passkeys,
  | "id"
  | "userId"
  | "name"
  | "credentialId"
  | "publicKey"
  | "signCount"
  | "transports"
  | "canBackUp"
  | "isBackedUp"
>;

/** Undefined if it is known already, the person has `max` of them, or the account is deleted. */
export async function insertPasskey(tx: Database, passkey: NewPasskey, now: Date, max: number) {
  await tx.query("select 1 from users where id = $1 for no key update", [passkey.userId]);
  const [row] = await tx.query<PasskeyRow>(
    `insert into passkeys (id, user_id, name, credential_id, public_key, sign_count, transports, can_back_up, is_backed_up, created_at)
     select $1::uuid, u.id, $3, $4, $5, $6::bigint, $7::text[], $8::boolean, $9::boolean, $10::timestamptz
     from users u where u.id = $2 and u.deleted_at is null and (select count(*) from passkeys where user_id = u.id) < $11
     on conflict (credential_id) do nothing returning ${SHOWN}`,
    [
      passkey.id,
      passkey.userId,
      passkey.name,
      passkey.credentialId,
      passkey.publicKey,
      passkey.signCount,
      passkey.transports,
      passkey.canBackUp,
      passkey.isBackedUp,
      now,
      max,
    ],
  );
  return row;
}

export type CredentialRow = Row<
  typeof passkeys,
  "id" | "user_id" | "credential_id" | "public_key" | "can_back_up"
>;

export async function findCredential(db: Database, credentialId: string) {
  const [row] = await db.query<CredentialRow>(
    "select id, user_id, credential_id, public_key, can_back_up from passkeys where credential_id = $1",
    [credentialId],
  );
  return row;
}

/**
 * False if the device's counter was higher before, which means that there is a copy. A device without a counter sends
 * 0.
 */
export async function updateUse(
  tx: Database,
  { id, signCount, isBackedUp }: { id: string; signCount: number; isBackedUp: boolean },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update passkeys set sign_count = $2, is_backed_up = $3, last_used_at = $4
     where id = $1 and (sign_count < $2::bigint or (sign_count = 0 and $2::bigint = 0)) returning 1`,
    [id, signCount, isBackedUp, now],
  );
  return rows.length > 0;
}

export async function updateName(db: Database, id: string, userId: string, name: string) {
  const [row] = await db.query<PasskeyRow>(
    `update passkeys set name = $3 where id = $1 and user_id = $2 returning ${SHOWN}`,
    [id, userId, name],
  );
  return row;
}

/** Undefined if it did not belong to this person. */
export async function findName(db: Database, id: string, userId: string) {
  const [row] = await db.query<Pick<PasskeyRow, "name">>(
    "select name from passkeys where id = $1 and user_id = $2",
    [id, userId],
  );
  return row?.name;
}

export async function deletePasskey(db: Database, id: string, userId: string) {
  await db.query("delete from passkeys where id = $1 and user_id = $2", [id, userId]);
}

export async function deletePasskeysOf(tx: Database, userId: string) {
  await tx.query("delete from passkeys where user_id = $1", [userId]);
}
