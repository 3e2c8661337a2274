import { z } from "zod";
import { comment, commentPage, newComment } from "./comments.ts";
import { endpoint } from "./endpoint.ts";
import { callerIds, count, id } from "./fields.ts";
import { messages } from "./messages.ts";
import { resultQuestion } from "./mock-attempts.ts";
import { pageOf, pageQuery } from "./paging.ts";
import { likeState } from "./posts.ts";

/** Questions of papers stand in no post. Whoever has sat the paper can like, keep and discuss each of them; to others they are not there. */

const params = z.object({ id });

export const likeMockQuestion = endpoint({
  method: "POST",
  path: "/mock-questions/:id/like",
  access: "signed-in",
  summary: "Like a question of a paper that one has sat, or take the like back",
  params,
  refuses: ["conflict"],
  reply: likeState,
});

export const bookmarkMockQuestion = endpoint({
  method: "POST",
  path: "/mock-questions/:id/bookmark",
  access: "signed-in",
  summary: "Bookmark a question of a paper that one has sat, or remove the bookmark",
  params,
  refuses: ["conflict"],
  reply: z.object({ isBookmarked: z.boolean() }),
});

export const listMockQuestionComments = endpoint({
  method: "GET",
  path: "/mock-questions/:id/comments",
  access: "signed-in",
  summary: "Comments on a question of a paper that one has sat, newest first",
  params,
  query: pageQuery.extend({ userId: callerIds.userId }),
  refuses: ["conflict"],
  reply: commentPage,
});

export const commentOnMockQuestion = endpoint({
  method: "POST",
  path: "/mock-questions/:id/comments",
  access: "signed-in",
  confirmedEmail: true,
  rateLimit: "comments",
  failure: messages.failures.addComment,
  summary: "Comment on a question of a paper that one has sat",
  params,
  body: newComment,
  refuses: ["conflict"],
  reply: comment,
  status: 201,
});

const bookmarkedQuestion = resultQuestion
  .omit({
    number: true,
    section: true,
    marks: true,
    fullMarks: true,
    negativeMarks: true,
    marked: true,
    confidence: true,
    reason: true,
    timeSpent: true,
    medianTime: true,
    others: true,
    postId: true,
  })
  .extend({
    /** The paper, and one's first attempt at it. */
    title: z.string(),
    attemptId: id,
  });
export type BookmarkedQuestion = z.infer<typeof bookmarkedQuestion>;

export const listBookmarkedMockQuestions = endpoint({
  method: "GET",
  path: "/mock-questions/bookmarks",
  access: "signed-in",
  summary: "Questions of papers that one has bookmarked, newest first, with one's first answer and the key",
  query: pageQuery.extend({ userId: callerIds.userId }),
  reply: pageOf(bookmarkedQuestion).extend({
    /** So many are left out while one sits a paper that asks them. */
    held: count,
  }),
});
