import type { Post } from "@prepfeed/contract/posts/posts";
import type { Row } from "../../db/row.ts";
import type { users } from "../../db/schema.ts";
import { shownPicture } from "../../db/sql/shown-to.ts";

type User = Row<typeof users, "id" | "username" | "full_name" | "profile_picture" | "verified">;

/** The author or actor, as every feature shows them. */
export interface AuthorRow {
  author_id: User["id"];
  author_username: User["username"];
  author_full_name: User["full_name"];
  author_picture: User["profile_picture"];
  author_verified: User["verified"];
}

const withPicture = (picture: string) => `u.id as author_id, u.username as author_username,
  case when u.profile_hidden then '' else u.full_name end as author_full_name, ${picture} as author_picture, u.verified as author_verified`;

/** Only the username of a profile that moderators hid. `u` is the users table. */
export const authorColumns = (viewer: string) => withPicture(shownPicture(viewer));

/** The same for viewers who reported nothing, and for moderators, who see what they reported. */
export const AUTHOR_COLUMNS = withPicture("case when not u.profile_hidden then u.profile_picture end");

export function authorView(row: AuthorRow): Post["author"] {
  return {
    id: row.author_id,
    username: row.author_username,
    fullName: row.author_full_name,
    profilePicture: row.author_picture,
    verified: row.author_verified,
  };
}
