import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { sessions, users } from "../../db/schema.ts";

export type SessionRow = Row<typeof sessions, "user_id" | "last_seen_at" | "expires_at"> &
  Row<typeof users, "role" | "suspended_until" | "hides_anything"> & { lacks_second_factor: boolean };

/**
 * Succeeds only while the person's password is the one that was checked, if one was; false if it was changed
 * meanwhile, or the account is deleted.
 */
export async function insertSession(
  db: Database,
  id: string,
  { userId, passwordHash }: { userId: string; passwordHash: string | null },
  { device, network }: Fields<typeof sessions, "device" | "network">,
  createdAt: Date,
  expiresAt: Date,
): Promise<boolean> {
  const rows = await db.query(
    `insert into sessions (id, user_id, device, network, created_at, last_seen_at, expires_at)
     select $1::uuid, u.id, $4, $7, $5::timestamptz, $5::timestamptz, $6::timestamptz
     from users u where u.id = $2 and u.deleted_at is null and ($3::text is null or u.password_hash = $3) for share returning 1`,
    [id, userId, passwordHash, device, createdAt, expiresAt, network],
  );
  return rows.length > 0;
}

/** Undefined if it was ended, has expired or was idle for too long. */
export async function findLivingSession(db: Database, id: string, now: Date, idleSince: Date) {
  const [row] = await db.query<SessionRow>(
    `select s.user_id, s.last_seen_at, s.expires_at, u.role, u.suspended_until, u.hides_anything,
       u.role <> 'USER' and not exists (
         select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as lacks_second_factor
     from sessions s join users u on u.id = s.user_id
     where s.id = $1 and s.expires_at > $2 and s.last_seen_at > $3`,
    [id, now, idleSince],
  );
  return row;
}

/** Locks the account, then the session: every transaction locks in this order. False if the session has ended. */
export async function holdSession(tx: Database, id: string, userId: string): Promise<boolean> {
  await tx.query("select 1 from users where id = $1 for no key update", [userId]);
  const rows = await tx.query("select 1 from sessions where id = $1 and user_id = $2 for key share", [
    id,
    userId,
  ]);
  return rows.length > 0;
}

export async function updateProven(db: Database, id: string, now: Date) {
  await db.query("update sessions set proven_at = $2 where id = $1", [id, now]);
}

export async function wasProvenSince(db: Database, id: string, since: Date): Promise<boolean> {
  const rows = await db.query("select 1 from sessions where id = $1 and proven_at > $2", [id, since]);
  return rows.length > 0;
}

export async function updateLastSeen(db: Database, id: string, network: string, now: Date) {
  await db.query("update sessions set last_seen_at = $2, network = $3 where id = $1", [id, now, network]);
}

export async function listLivingSessions(db: Database, ids: string[], now: Date, idleSince: Date) {
  return db.query<{ id: string }>(
    "select id from sessions where id = any($1::uuid[]) and expires_at > $2 and last_seen_at > $3",
    [ids, now, idleSince],
  );
}

export type OwnSessionRow = Row<typeof sessions, "id" | "device" | "network" | "created_at" | "last_seen_at">;

/** The valid ones, last used first. */
export function listSessionsOf(db: Database, userId: string, now: Date, idleSince: Date) {
  return db.query<OwnSessionRow>(
    `select id, device, network, created_at, last_seen_at from sessions
     where user_id = $1 and expires_at > $2 and last_seen_at > $3 order by last_seen_at desc, id desc limit 100`,
    [userId, now, idleSince],
  );
}

/** Returns its device; undefined if it was not this person's, or is gone. */
export async function deleteSession(db: Database, id: string, userId: string): Promise<string | undefined> {
  const [row] = await db.query<Pick<OwnSessionRow, "device">>(
    "delete from sessions where id = $1 and user_id = $2 returning device",
    [id, userId],
  );
  return row?.device;
}

/** All of a person's, or all but one; returns which. */
export async function deleteSessionsOf(db: Database, userId: string, exceptId: string | null) {
  const rows = await db.query<{ id: string }>(
    "delete from sessions where user_id = $1 and id is distinct from $2 returning id",
    [userId, exceptId],
  );
  return rows.map(({ id }) => id);
}

/** A few at a time, so that no login pays for a long clean-up. */
export async function deleteSomeExpired(db: Database, now: Date) {
  await db.query(
    "delete from sessions where id in (select id from sessions where expires_at < $1 order by expires_at limit 50)",
    [now],
  );
}
