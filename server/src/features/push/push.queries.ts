import type { NewPush, PushChoices } from "@prepfeed/contract/people/push";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { pushKeys } from "../../db/schema.ts";

type Keys = Row<typeof pushKeys, "public_key" | "private_key">;

export async function findKeys(db: Database): Promise<Keys | undefined> {
  const [row] = await db.query<Keys>("select public_key, private_key from push_keys where id = 1");
  return row;
}

/** The first process to make keys makes them for all. */
export async function insertKeys(db: Database, { public_key, private_key }: Keys) {
  await db.query(
    "insert into push_keys (id, public_key, private_key) values (1, $1, $2) on conflict do nothing",
    [public_key, private_key],
  );
}

/** Only as long as they are still those that were read. */
export async function replaceKeys(tx: Database, old: Keys, { public_key, private_key }: Keys) {
  const rows = await tx.query(
    "update push_keys set public_key = $2, private_key = $3 where id = 1 and private_key = $1 returning 1",
    [old.private_key, public_key, private_key],
  );
  return rows.length > 0;
}

/** They are bound to the key that the browsers were given. */
export async function deleteSubscriptions(tx: Database) {
  await tx.query("delete from push_subscriptions");
}

export async function findSubscription(db: Database, sessionId: string, userId: string) {
  const [row] = await db.query<PushChoices & { endpoint: string }>(
    "select endpoint, due, replies, exams from push_subscriptions where session_id = $1 and user_id = $2",
    [sessionId, userId],
  );
  return row;
}

/** A browser belongs to the person who used it last. The oldest beyond `max` are deleted. False if the session has ended. */
export async function upsertSubscription(
  tx: Database,
  id: string,
  { sessionId, viewerId }: { sessionId: string; viewerId: string },
  { endpoint, p256dh, auth, due, replies, exams }: NonNullable<NewPush>,
  now: Date,
  max: number,
): Promise<boolean> {
  await tx.query("delete from push_subscriptions where endpoint = $1 and session_id <> $2", [
    endpoint,
    sessionId,
  ]);
  const rows = await tx.query(
    `insert into push_subscriptions (id, session_id, user_id, endpoint, p256dh, auth, due, replies, exams, created_at)
     select $1::uuid, e.id, e.user_id, $4, $5, $6, $7::boolean, $8::boolean, $9::boolean, $10::timestamptz
     from sessions e where e.id = $2 and e.user_id = $3 for key share
     on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
       due = excluded.due, replies = excluded.replies, exams = excluded.exams returning 1`,
    [id, sessionId, viewerId, endpoint, p256dh, auth, due, replies, exams, now],
  );
  await tx.query(
    `delete from push_subscriptions where id in (
       select id from push_subscriptions where user_id = $1 and session_id <> $2 order by created_at desc, id desc offset $3)`,
    [viewerId, sessionId, max - 1],
  );
  return rows.length > 0;
}

export async function deleteSubscription(db: Database, sessionId: string) {
  await db.query("delete from push_subscriptions where session_id = $1", [sessionId]);
}
