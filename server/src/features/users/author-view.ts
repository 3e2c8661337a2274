import type { Post } from "@prepfeed/contract/posts";

/** Who wrote or did something, as every feature shows them. */
export interface AuthorRow {
  author_id: string;
  author_username: string;
  author_full_name: string;
  author_picture: string | null;
  author_verified: boolean;
}

/** `u` is the users table. */
export const AUTHOR_COLUMNS = `u.id as author_id, u.username as author_username, u.full_name as author_full_name,
  u.profile_picture as author_picture, u.verified as author_verified`;

export function authorView(row: AuthorRow): Post["author"] {
  return {
    id: row.author_id,
    username: row.author_username,
    fullName: row.author_full_name,
    profilePicture: row.author_picture,
    verified: row.author_verified,
  };
}
