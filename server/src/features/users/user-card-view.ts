import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { UserCard } from "@prepfeed/contract/people/users";
import type { Row } from "../../db/row.ts";
import type { userCounters, users } from "../../db/schema.ts";
import { shownPicture } from "../../db/sql/shown-to.ts";
import { toPage } from "../../rules/to-page.ts";

/** A person in a list, as any feature shows one. */
export interface UserCardRow
  extends Row<typeof users, "id" | "username" | "full_name" | "bio" | "profile_picture" | "verified">,
    Row<typeof userCounters, "followers_count"> {
  is_following: boolean;
}

/**
 * Reads `u`, a person, and `c`, their counters, for the viewer (`$1`, or null). Only the username of a profile that
 * moderators hid.
 */
export const CARD_COLUMNS = `u.id, u.username, case when u.profile_hidden then '' else u.full_name end as full_name,
  case when u.profile_hidden then '' else u.bio end as bio, ${shownPicture("$1")} as profile_picture, u.verified, c.followers_count,
  (select true from follows f where f.follower_id = $1 and f.followee_id = u.id limit 1) is not null as is_following`;

export function userCardView(row: UserCardRow): UserCard {
  return {
    id: row.id,
    username: row.username,
    fullName: row.full_name,
    bio: row.bio,
    profilePicture: row.profile_picture,
    verified: row.verified,
    followersCount: row.followers_count,
    isFollowing: row.is_following,
  };
}

/** Takes rows that include one more than the page. The total includes people hidden from the viewer. */
export const userCardPage = (rows: UserCardRow[], total: number, page: PageQuery) =>
  toPage(rows.slice(0, page.size).map(userCardView), total, page, rows.length <= page.size);
