import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, optionalFilter, pathId, required } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { pageQuery } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";
import { difficultyLevel, examType, postPage, subject } from "./posts.ts";

/** The filters of a feed; all of them combine, on every tab. */
export const feedQuery = pageQuery.extend({
  userId: callerIds.userId,
  /** Continues after the last post of the page that returned it. */
  cursor: z.string().max(Length.cursorMax).optional(),
  subject: optionalFilter(subject),
  difficulty: optionalFilter(difficultyLevel),
  difficultyLevel: optionalFilter(difficultyLevel),
  examType: optionalFilter(examType),
  search: z.string().trim().max(Length.searchMax).optional(),
  /** Only posts with a question that the caller can still answer; a visitor gets all. Totals include the others. */
  unanswered: z.enum(["true", "false"]).optional().catch(undefined),
});
export type FeedQuery = z.output<typeof feedQuery>;

const feedPage = postPage.extend({
  /** Set if no post contains the typed words: the similar spellings that were searched instead. */
  searchedFor: z.string().optional(),
});
export type FeedPage = z.infer<typeof feedPage>;

/** A feed with a search counts as a search. */
const rateLimitWith = { search: "search" } as const;

export const getFeed = endpoint({
  method: "GET",
  path: "/social/feed",
  access: "public",
  summary: "All posts, newest first",
  rateLimitWith,
  query: feedQuery,
  reply: feedPage,
});

export const getTrendingFeed = endpoint({
  method: "GET",
  path: "/social/feed/trending",
  access: "public",
  summary: "What people engage with, against its age",
  rateLimitWith,
  query: feedQuery,
  reply: feedPage,
});

export const getFollowingFeed = endpoint({
  method: "GET",
  path: "/social/feed/following",
  access: "signed-in",
  summary: "Posts of the people you follow, newest first",
  rateLimitWith,
  query: feedQuery,
  reply: feedPage,
});

export const getPersonalizedFeed = endpoint({
  method: "GET",
  path: "/social/feed/personalized",
  access: "signed-in",
  summary: "What this learner should answer next, each with a reason",
  rateLimitWith,
  query: feedQuery,
  reply: feedPage,
});

export const searchPosts = endpoint({
  method: "GET",
  path: "/social/posts/search",
  access: "public",
  rateLimit: "search",
  summary: "Posts by word beginnings; forgives a typing slip, never looks into explanations",
  query: feedQuery.extend({ query: z.string().trim().max(Length.searchMax).default("") }),
  reply: feedPage,
});

export const listPostsBySubject = endpoint({
  method: "GET",
  path: "/social/posts/subject/:subject",
  access: "public",
  summary: "Posts on a subject, newest first",
  params: z.object({ subject: required(refusals.posts.listSubjectRequired).pipe(subject) }),
  rateLimitWith,
  query: feedQuery,
  reply: feedPage,
});

export const listPostsByExam = endpoint({
  method: "GET",
  path: "/social/posts/exam/:examType",
  access: "public",
  summary: "Posts for an exam and its family, newest first",
  params: z.object({ examType: required(refusals.posts.listExamTypeRequired).pipe(examType) }),
  rateLimitWith,
  query: feedQuery,
  reply: feedPage,
});

export const listBookmarks = endpoint({
  method: "GET",
  path: "/social/bookmarks",
  access: "signed-in",
  summary: "One's bookmarked posts, newest bookmark first",
  query: pageQuery.extend({ userId: callerIds.userId, cursor: z.string().max(Length.cursorMax).optional() }),
  reply: postPage,
});

export const listUserPosts = endpoint({
  method: "GET",
  path: "/social/users/:id/posts",
  access: "public",
  summary: "A person's posts, newest first",
  params: z.object({ id: pathId(messages.users.idRequired) }),
  query: pageQuery.extend({ ...callerIds, cursor: z.string().max(Length.cursorMax).optional() }),
  reply: postPage,
});
