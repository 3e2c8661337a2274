import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, id, pathId, requiredText } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";
import { likeState, postAuthor } from "./posts.ts";

export const comment = z.object({
  id,
  content: z.string(),
  author: postAuthor,
  createdAt: z.iso.datetime(),
  likesCount: z.number().int(),
  isLiked: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

const postParams = z.object({ id: pathId(messages.posts.idRequired) });
const commentParams = z.object({ id: pathId(refusals.comments.idRequired) });

export const commentPage = pageOf(comment).extend({
  /** True while the viewer has not answered: comments give answers away. */
  locked: z.boolean(),
});

export const listComments = endpoint({
  method: "GET",
  path: "/social/posts/:id/comments",
  access: "public",
  summary: "Comments under a post, newest first; locked until the viewer has answered",
  params: postParams,
  query: pageQuery.extend({ userId: callerIds.userId }),
  reply: commentPage,
});

export const newComment = z.object({
  userId: callerIds.userId,
  content: requiredText(
    messages.comments.contentRequired,
    Length.commentMax,
    refusals.fields.tooLong("Comment", Length.commentMax),
  ),
});

export const createComment = endpoint({
  method: "POST",
  path: "/social/posts/:id/comments",
  access: "signed-in",
  keyed: true,
  confirmedEmail: true,
  loginMessage: messages.comments.loginToComment,
  rateLimit: "comments",
  failure: messages.failures.addComment,
  summary: "Comment on a post",
  params: postParams,
  body: newComment,
  reply: comment,
  status: 201,
});

export const toggleCommentLike = endpoint({
  method: "POST",
  path: "/social/comments/:id/like",
  access: "signed-in",
  keyed: true,
  loginMessage: messages.posts.loginToInteract,
  summary: "Like a comment, or take the like back",
  params: commentParams,
  reply: likeState,
});

export const deleteComment = endpoint({
  method: "DELETE",
  path: "/social/comments/:id",
  access: "signed-in",
  summary: "Delete your own comment, or one under a post of your own",
  params: commentParams,
  reply: z.undefined(),
  status: 204,
});
