import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, count, id, optionalFilter, percent } from "../foundation/fields.ts";
import { pageQuery } from "../foundation/paging.ts";
import { examType, subject } from "../posts/posts.ts";

export const PERIODS = ["all", "week", "today"] as const;
export type Period = (typeof PERIODS)[number];

export const leaderboardEntry = z.object({
  rank: count,
  id,
  username: z.string(),
  profilePicture: z.string().nullable(),
  score: count,
  totalQuestions: count,
  accuracy: percent,
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

export const leaderboard = z.object({
  leaderboard: z.array(leaderboardEntry),
  /** Null for a visitor and for a person who has not answered in this period. */
  userRank: z.object({ rank: count, totalQuestions: count, accuracy: percent, score: count }).nullable(),
  totalElements: count,
  last: z.boolean(),
  page: count,
  size: count,
});
export type Leaderboard = z.infer<typeof leaderboard>;

export const getLeaderboard = endpoint({
  method: "GET",
  path: "/mcq/leaderboard",
  access: "public",
  summary: "The people with the most right answers; equal scores share a rank",
  query: pageQuery.extend({
    userId: callerIds.userId,
    subject: optionalFilter(subject),
    examType: optionalFilter(examType),
    /** Weeks begin on Monday, days at midnight, both in UTC. */
    period: z
      .enum(PERIODS)
      .optional()
      .catch(undefined)
      .transform((period) => period ?? "all"),
  }),
  reply: leaderboard,
});
