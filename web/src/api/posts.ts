import { messages } from "@prepfeed/contract/messages";
import {
  createPost,
  deletePost,
  getPost,
  type newPost,
  type Post,
  updatePost,
} from "@prepfeed/contract/posts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { useNavigate } from "react-router";
import type { z } from "zod";
import type { PostActions } from "../components/post-card/post-actions.ts";
import { errorText } from "../http/api-error.ts";
import { call } from "../http/call.ts";
import { paths } from "../paths.ts";
import { useSession } from "../session/session.tsx";
import { toast } from "../toast/toast.ts";
import { useAnswer } from "./answers.ts";
import { usePublicConfig } from "./config.ts";
import { useToggleFollow } from "./follow.ts";
import { findPost, postKeys } from "./post-cache.ts";
import { useChangePost } from "./post-change.ts";
import { PostThread } from "./post-thread.tsx";
import { useBookmark, useLike } from "./post-toggle.ts";
import { useShare } from "./share.ts";

export type PostDraft = z.input<typeof newPost>;

/** The copy of a list stands in while the post itself is read. */
export function usePost(id: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: postKeys.one(id),
    queryFn: ({ signal }) => call(getPost, { params: { id } }, { signal }),
    placeholderData: () => {
      const lists = queries.getQueriesData({ queryKey: postKeys.all });
      return findPost(
        lists.map(([, cached]) => cached),
        id,
      );
    },
  });
}

/** What a card can do with its post, bound to every cached copy of it. */
export function usePostActions(): (post: Post) => PostActions {
  const answer = useAnswer();
  const like = useLike();
  const bookmark = useBookmark();
  const share = useShare();
  const follow = useToggleFollow();
  const remove = useDeletePost();
  const navigate = useNavigate();
  const { user } = useSession();
  const isCommentingOff = usePublicConfig().data?.comments === false;

  return (post) => ({
    onAnswer: (questionId, option, timeSpent) => answer(post, questionId, option, timeSpent),
    onLike: () => like.toggle(post.id),
    onBookmark: () => bookmark.toggle(post.id),
    onShare: () => void share(post),
    isLikeBusy: like.isBusy(post.id),
    isBookmarkBusy: bookmark.isBusy(post.id),
    thread: isCommentingOff ? undefined : createElement(PostThread, { post }),
    onComment: () => isCommentingOff && toast.info(messages.comments.off),
    ...(canBeFollowed(post, user?.id) && {
      follow: {
        isFollowing: post.isFollowingAuthor,
        isBusy: follow.isBusy(post.author.id),
        onToggle: () => follow.toggle(post.author.id),
      },
    }),
    ...(user?.id === post.author.id && {
      onEdit: () => void navigate(paths.editPost(post.id)),
      onDelete: () =>
        remove.mutate(post.id, {
          onSuccess: () => toast.success("Post deleted"),
          onError: (error) => toast.error(errorText(error, "Failed to delete post")),
        }),
    }),
  });
}

function canBeFollowed({ author }: Post, viewerId: string | undefined) {
  return author.id !== viewerId && author.username !== messages.users.deleted;
}

export function useCreatePost() {
  const queries = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (body: PostDraft) => call(createPost, { query: { authorId: user?.id }, body }),
    onSuccess: (post) => {
      queries.setQueryData(postKeys.one(post.id), post);
      for (const queryKey of [postKeys.feeds, postKeys.user(post.author.id)]) {
        void queries.resetQueries({ queryKey });
      }
    },
  });
}

export function useUpdatePost() {
  const changePost = useChangePost();
  return useMutation({
    mutationFn: ({ id, ...body }: PostDraft & { id: string }) => call(updatePost, { params: { id }, body }),
    onSuccess: (post) => changePost(post.id, ({ reason }) => ({ ...post, reason })),
  });
}

/** It leaves every list at once; its own page keeps it until it is left. */
export function useDeletePost() {
  const queries = useQueryClient();
  const changePost = useChangePost();
  return useMutation({
    mutationFn: (id: string) => call(deletePost, { params: { id } }),
    onSuccess: (_reply, id) => {
      changePost(id, () => null);
      queries.removeQueries({ queryKey: postKeys.one(id), type: "inactive" });
    },
  });
}
