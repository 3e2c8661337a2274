import {
  type Comment,
  createComment,
  deleteComment,
  listComments,
  toggleCommentLike,
} from "@prepfeed/contract/comments";
import { messages } from "@prepfeed/contract/messages";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { actionErrorText, errorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { toast } from "../../toast/toast.ts";
import { useNoteUnconfirmed } from "../account/note-unconfirmed.ts";
import { itemsOf, nextPage } from "../pages.ts";
import { commentKeys } from "../query-keys.ts";
import { useChangePost } from "./post-change.ts";

export function useComments(postId: string) {
  return useInfiniteQuery({
    queryKey: commentKeys.of(postId),
    queryFn: ({ pageParam, signal }) =>
      call(listComments, { params: { id: postId }, query: { page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    select: ({ pages }) => ({
      isLocked: pages[0]?.locked ?? false,
      total: pages.at(-1)?.totalElements ?? 0,
      comments: itemsOf({ pages }),
    }),
  });
}

/** Writing and deleting change the post's count with the list. */
export function useWriteComment(postId: string) {
  const settle = useSettle(postId);
  const noteUnconfirmed = useNoteUnconfirmed();
  return useMutation({
    mutationFn: (content: string) => call(createComment, { params: { id: postId }, body: { content } }),
    onSuccess: () => settle(1),
    onError: (error) => {
      noteUnconfirmed(error);
      toast.error(actionErrorText(error, errorText(error, messages.failures.addComment)));
    },
  });
}

export function useDeleteComment(postId: string) {
  const settle = useSettle(postId);
  return useMutation({
    mutationFn: ({ id }: Comment) => call(deleteComment, { params: { id } }),
    onSuccess: () => settle(-1),
    onError: (error) => toast.error(actionErrorText(error, errorText(error, "Failed to delete comment"))),
  });
}

/** A second click while the first is on its way does nothing. */
export function useLikeComment(postId: string) {
  const queries = useQueryClient();
  const running = useRef(new Set<string>());
  return async ({ id }: Comment) => {
    if (running.current.has(id)) return;
    running.current.add(id);
    try {
      await call(toggleCommentLike, { params: { id } });
      await queries.invalidateQueries({ queryKey: commentKeys.of(postId) });
    } catch (error) {
      toast.error(actionErrorText(error, errorText(error, "Failed to like comment")));
    } finally {
      running.current.delete(id);
    }
  };
}

function useSettle(postId: string) {
  const queries = useQueryClient();
  const changePost = useChangePost();
  return async (step: 1 | -1) => {
    changePost(postId, (post) => ({ ...post, commentsCount: Math.max(0, post.commentsCount + step) }));
    await queries.invalidateQueries({ queryKey: commentKeys.of(postId) });
  };
}
