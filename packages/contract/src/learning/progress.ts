import { z } from "zod";
import { DIFFICULTIES, GOAL_SECTIONS, SUBJECTS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { calendarDay, callerIds, count, optionalFilter, pathId, percent } from "../foundation/fields.ts";
import { messages } from "../foundation/messages.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { examType, subject } from "../posts/posts.ts";
import { response } from "./practice.ts";

const ownId = pathId(messages.users.idRequired);

const ownParams = z.object({ userId: ownId });

const ownIdParams = z.object({ id: ownId });

const caller = z.object({ userId: callerIds.userId });

const part = { totalQuestions: count, correctAnswers: count, accuracyPercentage: percent };

export const progress = z.object({
  totalQuestions: count,
  correctAnswers: count,
  incorrectAnswers: count,
  accuracyPercentage: percent,
  accuracy: percent,
  score: count,
  /**
   * Days in a row on which the aim was reached or everything due was reviewed, in the learner's time zone; today may
   * still be open, and once in seven days a day may be missed.
   */
  currentStreak: count,
  bestStreak: count,
  /** Today's aim in answers and reviews, and how many there are. */
  dailyTarget: count,
  doneToday: count,
  /** Questions answered since Monday, in the learner's time zone. */
  thisWeek: count,
  subjectWiseProgress: z.array(z.object({ subject: z.enum(SUBJECTS), ...part })),
  /** The parts of these subjects that have the name of a section. */
  sectionWiseProgress: z.array(
    z.object({ section: z.enum(GOAL_SECTIONS), subject: z.enum(SUBJECTS), ...part }),
  ),
  difficultyWiseProgress: z.array(z.object({ difficultyLevel: z.enum(DIFFICULTIES), ...part })),
  /** The days with answers or reviews of about the last half year, oldest first, in the learner's time zone. */
  activeDays: z.array(
    z.object({ day: z.iso.date(), totalQuestions: count, correctAnswers: count, reviews: count }),
  ),
  /** Today, in the learner's time zone: the end of `activeDays`. */
  today: z.iso.date(),
  totalPosts: count,
  followers: count,
  following: count,
});
export type Progress = z.infer<typeof progress>;

export const getProgress = endpoint({
  method: "GET",
  path: "/mcq/progress/:userId",
  access: "signed-in",
  ownParam: "userId",
  summary: "One's own progress",
  params: ownParams,
  reply: progress,
});

export const listResponses = endpoint({
  method: "GET",
  path: "/mcq/responses/:userId",
  access: "signed-in",
  ownParam: "userId",
  summary: "One's own answers, newest first",
  params: ownParams,
  query: pageQuery.extend({
    subject: optionalFilter(subject),
    /** "true" or "false". */
    correct: z.enum(["true", "false"]).optional().catch(undefined),
  }),
  reply: pageOf(response),
});

export const score = z.object({
  totalQuestions: count,
  correctAnswers: count,
  score: count,
  accuracyPercentage: percent,
});
export type Score = z.infer<typeof score>;

export const getScore = endpoint({
  method: "GET",
  path: "/mcq/score/:userId",
  access: "signed-in",
  ownParam: "userId",
  summary: "One's own score, of a subject or exam if asked",
  params: ownParams,
  query: z.object({ subject: optionalFilter(subject), examType: optionalFilter(examType) }),
  reply: score,
});

export const userAnalytics = z.object({
  totalPosts: count,
  totalLikes: count,
  totalViews: count,
  totalFollowers: count,
  totalFollowing: count,
  /** Likes, comments, shares and bookmarks relative to views, in percent. */
  engagementRate: percent,
});
export type UserAnalytics = z.infer<typeof userAnalytics>;

export const getUserAnalytics = endpoint({
  method: "GET",
  path: "/social/users/:id/analytics",
  access: "signed-in",
  ownParam: "id",
  summary: "Statistics of your own posts",
  params: ownIdParams,
  query: caller,
  reply: userAnalytics,
});

export const revenue = z.object({
  totalRevenue: z.number(),
  currency: z.string(),
  /** Every month of the range, also empty ones. */
  monthlyRevenue: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), amount: z.number() })),
});
export type Revenue = z.infer<typeof revenue>;

export const getRevenue = endpoint({
  method: "GET",
  path: "/social/users/:id/revenue",
  access: "signed-in",
  ownParam: "id",
  summary: "What you earned, month by month; the last twelve months unless dates are given",
  params: ownIdParams,
  query: z.object({
    userId: callerIds.userId,
    startDate: optionalFilter(calendarDay("Start date must look like 2026-11-15")),
    endDate: optionalFilter(calendarDay("End date must look like 2026-11-15")),
  }),
  reply: revenue,
});
