import type { OwnProfile } from "@prepfeed/contract/profile";
import type { PublicProfile, UserCard, UserStatus } from "@prepfeed/contract/users";
import { percentage } from "../../rules/percentage.ts";
import type { UserRow } from "./users.queries.ts";

function publicFields(row: UserRow) {
  return {
    id: row.id,
    username: row.username,
    fullName: row.full_name,
    bio: row.bio,
    profilePicture: row.profile_picture,
    createdAt: row.created_at.toISOString(),
    totalQuestions: row.total_questions,
    accuracy: percentage(row.correct_answers, row.total_questions),
    postsCount: row.posts_count,
    followersCount: row.followers_count,
    followingCount: row.following_count,
    verified: row.verified,
    premium: row.premium,
  };
}

/** For the person themselves. Where no address has to be confirmed, none counts as unconfirmed. */
export function ownProfileView(row: UserRow, confirmEmail: boolean): OwnProfile {
  return {
    ...publicFields(row),
    email: row.email,
    pendingEmail: row.pending_email,
    emailConfirmed: row.email_confirmed || !confirmEmail,
    timeZone: row.time_zone,
    hideFromLeaderboard: row.hide_from_leaderboard,
  };
}

/** For everybody: no e-mail address. */
export function publicProfileView(row: UserRow, isFollowing: boolean, status: UserStatus): PublicProfile {
  return { ...publicFields(row), isFollowing, status };
}

export type UserCardRow = Pick<
  UserRow,
  "id" | "username" | "full_name" | "bio" | "profile_picture" | "verified" | "followers_count"
> & { is_following: boolean };

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
