import type { PageQuery } from "@prepfeed/contract/paging";
import type { Database } from "../../db/database.ts";
import { CARD_COLUMNS_FOR_VIEWER, type UserCardRow } from "../users/user-card-view.ts";

const offsetOf = ({ page, size }: PageQuery) => page * size;

export function listFollowers(db: Database, viewerId: string | null, userId: string, page: PageQuery) {
  return db.query<UserCardRow>(
    `with picked as (
       select follower_id as id, created_at from follows where followee_id = $2
       order by created_at desc, follower_id desc limit $3 offset (select $4::bigint))
     select ${CARD_COLUMNS_FOR_VIEWER} from picked join users u using (id) join user_counters c on c.user_id = u.id order by picked.created_at desc, u.id desc`,
    [viewerId, userId, page.size, offsetOf(page)],
  );
}

export function listFollowing(db: Database, viewerId: string | null, userId: string, page: PageQuery) {
  return db.query<UserCardRow>(
    `with picked as (
       select followee_id as id, created_at from follows where follower_id = $2
       order by created_at desc, followee_id desc limit $3 offset (select $4::bigint))
     select ${CARD_COLUMNS_FOR_VIEWER} from picked join users u using (id) join user_counters c on c.user_id = u.id order by picked.created_at desc, u.id desc`,
    [viewerId, userId, page.size, offsetOf(page)],
  );
}

/** True if the row was added, false if it was already there. */
export async function insertFollow(tx: Database, followerId: string, followeeId: string): Promise<boolean> {
  const rows = await tx.query(
    "insert into follows (follower_id, followee_id) values ($1, $2) on conflict do nothing returning 1",
    [followerId, followeeId],
  );
  return rows.length > 0;
}

/** True if a row was removed. */
export async function deleteFollow(tx: Database, followerId: string, followeeId: string): Promise<boolean> {
  const rows = await tx.query("delete from follows where follower_id = $1 and followee_id = $2 returning 1", [
    followerId,
    followeeId,
  ]);
  return rows.length > 0;
}
