import type { Page, PageQuery } from "@prepfeed/contract/paging";
import type { UserCard } from "@prepfeed/contract/users";

/** A person in a list, as any feature shows one. */
export interface UserCardRow {
  id: string;
  username: string;
  full_name: string;
  bio: string;
  profile_picture: string | null;
  verified: boolean;
  followers_count: number;
  is_following: boolean;
}

/** Of `u`, a person, and `c`, their counters. */
export const CARD_COLUMNS =
  "u.id, u.username, u.full_name, u.bio, u.profile_picture, u.verified, c.followers_count";

/** The same, and whether the viewer (`$1`, or null) follows them. */
export const CARD_COLUMNS_FOR_VIEWER = `${CARD_COLUMNS},
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

export function userCardPage(rows: UserCardRow[], total: number, { page, size }: PageQuery): Page<UserCard> {
  return {
    content: rows.map(userCardView),
    totalElements: total,
    last: (page + 1) * size >= total,
    page,
    size,
  };
}
