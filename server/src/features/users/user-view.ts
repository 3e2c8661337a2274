import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import type { PublicProfile, UserStatus } from "@prepfeed/contract/people/users";
import type { Row } from "../../db/row.ts";
import type { learningGoals, userCounters, users } from "../../db/schema.ts";
import { dayOf, zoneColumns } from "../../db/sql/learner-day.ts";
import { percentage } from "../../rules/percentage.ts";

type Goal = Row<typeof learningGoals, "exam_type" | "exam_date">;

export interface UserRow
  extends Row<
      typeof users,
      | "id"
      | "username"
      | "email"
      | "pending_email"
      | "email_confirmed"
      | "full_name"
      | "bio"
      | "profile_picture"
      | "verified"
      | "premium"
      | "time_zone"
      | "next_time_zone"
      | "next_time_zone_from"
      | "hide_from_leaderboard"
      | "hide_from_search"
      | "extra_time"
      | "role"
      | "profile_hidden"
      | "created_at"
    >,
    Row<
      typeof userCounters,
      "total_questions" | "correct_answers" | "posts_count" | "followers_count" | "following_count"
    > {
  goal_exam: Goal["exam_type"] | null;
  goal_date: Goal["exam_date"];
}

/** As somebody else sees them. */
export interface ShownUserRow extends UserRow {
  is_picture_reported: boolean;
}

const ZONE = zoneColumns("u", "now()");

/** Reads `u`, including answers that are not added to the statistics yet. */
export const USER_COLUMNS = `u.id, u.username, u.email, u.pending_email, u.email_confirmed, u.full_name, u.bio, u.profile_picture, u.verified, u.premium,
  ${ZONE.time_zone} as time_zone, ${ZONE.next_time_zone} as next_time_zone, ${ZONE.next_time_zone_from} as next_time_zone_from,
  u.hide_from_leaderboard, u.hide_from_search, u.extra_time, u.role, u.profile_hidden, u.created_at, c.posts_count, c.followers_count, c.following_count,
  c.total_questions + d.attempts as total_questions, c.correct_answers + d.correct as correct_answers,
  (select g.exam_type from learning_goals g where g.user_id = u.id
     and (g.exam_date is null or g.exam_date >= ${dayOf("u", "now()")})) as goal_exam,
  (select g.exam_date::text from learning_goals g where g.user_id = u.id
     and g.exam_date >= ${dayOf("u", "now()")}) as goal_date`;
/** Joins `u` with its counters. */
export const JOIN_COUNTERS = `join user_counters c on c.user_id = u.id
  cross join lateral (select count(*)::int as attempts, count(*) filter (where is_correct)::int as correct
    from answer_deltas where user_id = u.id) d`;

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

/** For the person themselves. If addresses need no confirmation, none counts as unconfirmed. */
export function ownProfileView(row: UserRow, confirmEmail: boolean): OwnProfile {
  return {
    ...publicFields(row),
    email: row.email,
    pendingEmail: row.pending_email,
    emailConfirmed: row.email_confirmed || !confirmEmail,
    timeZone: row.time_zone,
    nextTimeZone: row.next_time_zone,
    nextTimeZoneFrom: row.next_time_zone_from,
    hideFromLeaderboard: row.hide_from_leaderboard,
    hideFromSearch: row.hide_from_search,
    ...(row.role !== "USER" && { role: row.role }),
    ...(row.extra_time && { extraTime: true }),
    goalExam: row.goal_exam,
    goalDate: row.goal_date,
  };
}

/** For everybody: no e-mail address, only the username of a profile that moderators hid, no picture that the viewer reported. */
export function publicProfileView(
  row: ShownUserRow,
  isFollowing: boolean,
  status: UserStatus,
): PublicProfile {
  const { profilePicture, ...fields } = publicFields(row);
  const hidden = row.profile_hidden && { fullName: "", bio: "" };
  const isPictureHidden = row.profile_hidden || row.is_picture_reported;
  return {
    ...fields,
    ...hidden,
    profilePicture: isPictureHidden ? null : profilePicture,
    isFollowing,
    status,
  };
}
