import type { ExamType } from "@prepfeed/contract/catalogue";
import type { OwnProfile } from "@prepfeed/contract/profile";
import type { PublicProfile, UserStatus } from "@prepfeed/contract/users";
import { percentage } from "../../rules/percentage.ts";

export interface UserRow {
  id: string;
  username: string;
  email: string;
  pending_email: string | null;
  email_confirmed: boolean;
  full_name: string;
  bio: string;
  profile_picture: string | null;
  verified: boolean;
  premium: boolean;
  total_questions: number;
  correct_answers: number;
  posts_count: number;
  followers_count: number;
  following_count: number;
  time_zone: string;
  hide_from_leaderboard: boolean;
  extra_time: boolean;
  goal_exam: ExamType | null;
  goal_date: string | null;
  created_at: Date;
}

/** Of `u`, with what still waits to be added up. */
export const USER_COLUMNS = `u.id, u.username, u.email, u.pending_email, u.email_confirmed, u.full_name, u.bio, u.profile_picture, u.verified, u.premium, u.time_zone,
  u.hide_from_leaderboard, u.extra_time, u.created_at, c.posts_count, c.followers_count, c.following_count,
  c.total_questions + d.attempts as total_questions, c.correct_answers + d.correct as correct_answers,
  (select g.exam_type from learning_goals g where g.user_id = u.id
     and (g.exam_date is null or g.exam_date >= (now() at time zone u.time_zone)::date)) as goal_exam,
  (select g.exam_date::text from learning_goals g where g.user_id = u.id
     and g.exam_date >= (now() at time zone u.time_zone)::date) as goal_date`;
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

/** For the person themselves. Where no address has to be confirmed, none counts as unconfirmed. */
export function ownProfileView(row: UserRow, confirmEmail: boolean): OwnProfile {
  return {
    ...publicFields(row),
    email: row.email,
    pendingEmail: row.pending_email,
    emailConfirmed: row.email_confirmed || !confirmEmail,
    timeZone: row.time_zone,
    hideFromLeaderboard: row.hide_from_leaderboard,
    ...(row.extra_time && { extraTime: true }),
    goalExam: row.goal_exam,
    goalDate: row.goal_date,
  };
}

/** For everybody: no e-mail address. */
export function publicProfileView(row: UserRow, isFollowing: boolean, status: UserStatus): PublicProfile {
  return { ...publicFields(row), isFollowing, status };
}
