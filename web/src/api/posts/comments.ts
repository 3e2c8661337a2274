import { messages } from "@prepfeed/contract/foundation/messages";
import {
  type Comment,
  createComment,
  deleteComment,
  listComments,
  toggleCommentLike,
} from "@prepfeed/contract/posts/comments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { actionErrorText, errorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { useNoteUnconfirmed } from "../account/note-unconfirmed.ts";
import { itemsOf, totalOf, usePages } from "../pages.ts";
import { commentKeys } from "../query-keys.ts";
import { sendOrKeep } from "../waiting/send-or-keep.ts";
import { useChangePost } from "./post-change.ts";

export function useComments(postId: string) {
  return usePages({
    queryKey: commentKeys.of(postId),
    load: (page, signal) => call(listComments, { params: { id: postId }, query: { page } }, { signal }),
    select: (list) => ({
      isLocked: list.pages[0]?.locked ?? false,
      total: totalOf(list),
      comments: itemsOf(list),
    }),
  });
}

/** Writing and deleting change the post's count with the list. */
export function useWriteComment(postId: string) {
  const settle = useSettle(postId);
  const { user } = useSession();
  const noteUnconfirmed = useNoteUnconfirmed();
  return useMutation({
    mutationFn: (content: string) =>
      sendOrKeep(
        user?.id,
        "comment",
        content,
        { params: { id: postId }, body: { content } },
        (input, options) => call(createComment, input, options),
      ),
    onSuccess: ({ isKept }) => isKept || settle(1),
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

/** A second click while the first is running does nothing. */
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
