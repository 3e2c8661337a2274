import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { Database } from "../../db/database.ts";
import { areApart } from "../../db/sql/apart.ts";
import { toggleRow } from "../../db/sql/toggle-row.ts";
import { CARD_COLUMNS, type UserCardRow } from "../users/user-card-view.ts";

type Side = "follower_id" | "followee_id";

/** The people on one side of a person's follows, newest first, with one more row than a page. */
const listSide =
  (side: Side, other: Side) =>
  (db: Database, viewerId: string | null, userId: string, { page, size }: PageQuery) =>
    db.query<UserCardRow>(
      `with picked as (
         select ${side} as id, created_at from follows where ${other} = $2 and not ${areApart("$1::uuid", side)}
         order by created_at desc, ${side} desc limit $3 offset (select $4::bigint))
       select ${CARD_COLUMNS} from picked join users u using (id) join user_counters c on c.user_id = u.id
       order by picked.created_at desc, u.id desc`,
      [viewerId, userId, size + 1, page * size],
    );

export const listFollowers = listSide("follower_id", "followee_id");
export const listFollowing = listSide("followee_id", "follower_id");

/** True if there was one. */
export async function deleteFollow(tx: Database, followerId: string, followeeId: string): Promise<boolean> {
  const rows = await tx.query("delete from follows where follower_id = $1 and followee_id = $2 returning 1", [
    followerId,
    followeeId,
  ]);
  return rows.length > 0;
}

export const toggleFollow = toggleRow("follows", "follower_id", "followee_id");
