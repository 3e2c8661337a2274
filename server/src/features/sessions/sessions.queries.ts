import type { Database } from "../../db/database.ts";

export interface SessionRow {
  user_id: string;
  last_seen_at: Date;
  expires_at: Date;
}

/** Only while the person's password is the one that was checked; false if it was changed meanwhile, or they have left. */
export async function insertSession(
  db: Database,
  id: string,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  device: string,
  createdAt: Date,
  expiresAt: Date,
): Promise<boolean> {
  const rows = await db.query(
    `insert into sessions (id, user_id, device, created_at, last_seen_at, expires_at)
     select $1::uuid, u.id, $4, $5::timestamptz, $5::timestamptz, $6::timestamptz
     from users u where u.id = $2 and u.password_hash = $3 for share returning 1`,
    [id, userId, passwordHash, device, createdAt, expiresAt],
  );
  return rows.length > 0;
}

/** Undefined when it was ended, has expired or was idle for too long. */
export async function findLivingSession(db: Database, id: string, now: Date, idleSince: Date) {
  const [row] = await db.query<SessionRow>(
    "select user_id, last_seen_at, expires_at from sessions where id = $1 and expires_at > $2 and last_seen_at > $3",
    [id, now, idleSince],
  );
  return row;
}

export async function updateLastSeen(db: Database, id: string, now: Date) {
  await db.query("update sessions set last_seen_at = $2 where id = $1", [id, now]);
}

export async function listLivingSessions(db: Database, ids: string[], now: Date, idleSince: Date) {
  return db.query<{ id: string }>(
    "select id from sessions where id = any($1::uuid[]) and expires_at > $2 and last_seen_at > $3",
    [ids, now, idleSince],
  );
}

export interface OwnSessionRow {
  id: string;
  device: string;
  created_at: Date;
  last_seen_at: Date;
}

/** The living ones, last used first. */
export function listSessionsOf(db: Database, userId: string, now: Date, idleSince: Date) {
  return db.query<OwnSessionRow>(
    `select id, device, created_at, last_seen_at from sessions
     where user_id = $1 and expires_at > $2 and last_seen_at > $3 order by last_seen_at desc, id desc limit 100`,
    [userId, now, idleSince],
  );
}

/** True if it was this person's, and there. */
export async function deleteSession(db: Database, id: string, userId: string): Promise<boolean> {
  const rows = await db.query("delete from sessions where id = $1 and user_id = $2 returning 1", [
    id,
    userId,
  ]);
  return rows.length > 0;
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
