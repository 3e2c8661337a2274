import type { Database } from "../../db/database.ts";

export interface SessionRow {
  user_id: string;
  last_seen_at: Date;
}

export async function insertSession(
  db: Database,
  id: string,
  userId: string,
  createdAt: Date,
  expiresAt: Date,
) {
  await db.query(
    "insert into sessions (id, user_id, created_at, last_seen_at, expires_at) values ($1, $2, $3, $3, $4)",
    [id, userId, createdAt, expiresAt],
  );
}

/** Undefined when it was ended, has expired or was idle for too long. */
export async function findLivingSession(db: Database, id: string, now: Date, idleSince: Date) {
  const [row] = await db.query<SessionRow>(
    "select user_id, last_seen_at from sessions where id = $1 and expires_at > $2 and last_seen_at > $3",
    [id, now, idleSince],
  );
  return row;
}

export async function updateLastSeen(db: Database, id: string, now: Date) {
  await db.query("update sessions set last_seen_at = $2 where id = $1", [id, now]);
}

export async function deleteSession(db: Database, id: string) {
  await db.query("delete from sessions where id = $1", [id]);
}

export async function deleteSessionsOf(db: Database, userId: string) {
  await db.query("delete from sessions where user_id = $1", [userId]);
}

/** A few at a time, so that no login pays for a long clean-up. */
export async function deleteSomeExpired(db: Database, now: Date) {
  await db.query(
    "delete from sessions where id in (select id from sessions where expires_at < $1 order by expires_at limit 50)",
    [now],
  );
}
