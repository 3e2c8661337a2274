import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, count, id } from "../foundation/fields.ts";
import { messages } from "../foundation/messages.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { comment, commentPage, newComment } from "../posts/comments.ts";
import { likeState } from "../posts/posts.ts";
import { resultQuestion } from "./mock-attempts.ts";

/**
 * Questions of papers have no post. People who have sat the paper can like, bookmark and discuss each of them; for
 * others they do not exist.
 */

const params = z.object({ id });

export const likeMockQuestion = endpoint({
  method: "POST",
  path: "/mock-questions/:id/like",
  access: "signed-in",
  summary: "Like a question of a paper that you have sat, or take the like back",
  params,
  refuses: ["conflict"],
  reply: likeState,
});

export const bookmarkMockQuestion = endpoint({
  method: "POST",
  path: "/mock-questions/:id/bookmark",
  access: "signed-in",
  summary: "Bookmark a question of a paper that you have sat, or remove the bookmark",
  params,
  refuses: ["conflict"],
  reply: z.object({ isBookmarked: z.boolean() }),
});

export const listMockQuestionComments = endpoint({
  method: "GET",
  path: "/mock-questions/:id/comments",
  access: "signed-in",
  summary: "Comments on a question of a paper that you have sat, newest first",
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
  summary: "Comment on a question of a paper that you have sat",
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
    /** The paper, and the learner's first attempt at it. */
    title: z.string(),
    attemptId: id,
  });
export type BookmarkedQuestion = z.infer<typeof bookmarkedQuestion>;

export const listBookmarkedMockQuestions = endpoint({
  method: "GET",
  path: "/mock-questions/bookmarks",
  access: "signed-in",
  summary: "Questions of papers that you have bookmarked, newest first, with your first answer and the key",
  query: pageQuery.extend({ userId: callerIds.userId }),
  reply: pageOf(bookmarkedQuestion).extend({
    /** The number left out while the user sits a paper that asks them. */
    held: count,
  }),
});
