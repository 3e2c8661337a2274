import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { departures } from "../../db/schema.ts";

/** From now on everything left of this person will be deleted, also after a restart. */
export async function queueDeletion(tx: Database, userId: string, takesPosts: boolean) {
  await tx.query(
    "insert into departures (user_id, takes_posts) select id, $2 from users where id = $1 on conflict do nothing",
    [userId, takesPosts],
  );
}

export type QueuedDeletion = Row<typeof departures, "user_id" | "takes_posts">;

/** For everybody, or for one person. */
export function listQueuedDeletions(db: Database, userId: string | undefined) {
  return db.query<QueuedDeletion>(
    "select user_id, takes_posts from departures where $1::uuid is null or user_id = $1 order by created_at, user_id",
    [userId ?? null],
  );
}

export async function unqueueDeletion(tx: Database, userId: string) {
  await tx.query("delete from departures where user_id = $1", [userId]);
}
