import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { rememberedDevices, secondFactors } from "../../db/schema.ts";

type FactorRow = Row<typeof secondFactors, "secret" | "confirmed_at">;

interface FactorState extends Pick<FactorRow, "confirmed_at"> {
  codes: number;
  devices: number;
  is_required: boolean;
}

export async function findState(db: Database, userId: string, now: Date) {
  const [row] = await db.query<FactorState>(
    `select f.confirmed_at, u.role in ('MODERATOR', 'ADMIN') as is_required,
       (select count(*)::int from recovery_codes where user_id = u.id) as codes,
       (select count(*)::int from remembered_devices where user_id = u.id and expires_at > $2) as devices
     from users u left join second_factors f on f.user_id = u.id where u.id = $1`,
    [userId, now],
  );
  return row;
}

/** Replaces a secret that was not confirmed. False if one is in use, or the account is deleted. */
export async function upsertSecret(db: Database, userId: string, secret: string, now: Date) {
  const rows = await db.query(
    `insert into second_factors (user_id, secret, started_at)
     select id, $2, $3::timestamptz from users where id = $1 and deleted_at is null for key share
     on conflict (user_id) do update set secret = excluded.secret, started_at = excluded.started_at, last_step = 0
       where second_factors.confirmed_at is null
     returning 1`,
    [userId, secret, now],
  );
  return rows.length > 0;
}

/** A secret that waits for its first code. */
export async function findUnconfirmedSecret(db: Database, userId: string, startedAfter: Date) {
  const [row] = await db.query<Pick<FactorRow, "secret">>(
    "select secret from second_factors where user_id = $1 and confirmed_at is null and started_at > $2",
    [userId, startedAfter],
  );
  return row?.secret;
}

/** False if another request was faster, or the secret has changed. */
export async function confirmSecret(
  tx: Database,
  { userId, secret, step, now }: { userId: string; secret: string; step: number; now: Date },
) {
  const rows = await tx.query(
    `update second_factors set confirmed_at = $4, last_step = $3
     where user_id = $1 and secret = $2 and confirmed_at is null returning 1`,
    [userId, secret, step, now],
  );
  return rows.length > 0;
}

/** The secret in use. */
export async function findSecret(db: Database, userId: string) {
  const [row] = await db.query<Pick<FactorRow, "secret">>(
    "select secret from second_factors where user_id = $1 and confirmed_at is not null",
    [userId],
  );
  return row?.secret;
}

/** False for a code that was used before, or one that is older than that. */
export async function spendStep(db: Database, userId: string, step: number): Promise<boolean> {
  const rows = await db.query(
    "update second_factors set last_step = $2 where user_id = $1 and last_step < $2 returning 1",
    [userId, step],
  );
  return rows.length > 0;
}

export async function replaceCodes(tx: Database, userId: string, codeHashes: string[]) {
  await tx.query("delete from recovery_codes where user_id = $1", [userId]);
  await tx.query("insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])", [
    userId,
    codeHashes,
  ]);
}

export async function spendRecoveryCode(db: Database, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db.query(
    "delete from recovery_codes where user_id = $1 and code_hash = $2 returning 1",
    [userId, codeHash],
  );
  return rows.length > 0;
}

/** True if there was a confirmed one. */
export async function deleteFactor(tx: Database, userId: string): Promise<boolean> {
  await tx.query("delete from recovery_codes where user_id = $1", [userId]);
  await deleteDevices(tx, userId);
  const rows = await tx.query<Pick<FactorRow, "confirmed_at">>(
    "delete from second_factors where user_id = $1 returning confirmed_at",
    [userId],
  );
  return rows.some(({ confirmed_at }) => confirmed_at !== null);
}

type Device = Fields<typeof rememberedDevices, "id" | "userId" | "tokenHash" | "device" | "expiresAt">;

/** Only while the person has a second factor; the newest `kept` devices are kept. */
export async function insertDevice(tx: Database, device: Device, now: Date, kept: number) {
  await tx.query(
    `insert into remembered_devices (id, user_id, token_hash, device, created_at, expires_at)
     select $1::uuid, user_id, $3, $4, $5::timestamptz, $6::timestamptz from second_factors where user_id = $2 for key share`,
    [device.id, device.userId, device.tokenHash, device.device, now, device.expiresAt],
  );
  await tx.query(
    `delete from remembered_devices where user_id = $1 and (expires_at < $2 or id in (
       select id from remembered_devices where user_id = $1 order by id desc offset $3))`,
    [device.userId, now, kept],
  );
}

export async function isRemembered(db: Database, userId: string, tokenHashes: string[], now: Date) {
  const rows = await db.query(
    "select 1 from remembered_devices where user_id = $1 and token_hash = any($2::text[]) and expires_at > $3",
    [userId, tokenHashes, now],
  );
  return rows.length > 0;
}

export async function deleteDevices(tx: Database, userId: string) {
  await tx.query("delete from remembered_devices where user_id = $1", [userId]);
}

export function listSecrets(db: Database, after: string, max: number) {
  return db.query<Row<typeof secondFactors, "user_id" | "secret">>(
    "select user_id, secret from second_factors where user_id > $1 order by user_id limit $2",
    [after, max],
  );
}

/** Does nothing if the secret was replaced meanwhile. */
export async function updateSecret(db: Database, userId: string, before: string, secret: string) {
  await db.query("update second_factors set secret = $3 where user_id = $1 and secret = $2", [
    userId,
    before,
    secret,
  ]);
}
