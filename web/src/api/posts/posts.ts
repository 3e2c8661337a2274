import {
  createPost,
  deletePost,
  getPost,
  type newPost,
  type Post,
  updatePost,
} from "@prepfeed/contract/posts/posts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { postKeys } from "../query-keys.ts";
import { sendOrKeep } from "../waiting/send-or-keep.ts";
import { findPost } from "./post-cache.ts";
import { useChangePost } from "./post-change.ts";

export type PostDraft = z.input<typeof newPost>;

/** The copy from a list is shown while the post itself is loading. */
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

export function useCreatePost() {
  const addPosts = useAddPosts();
  const { user } = useSession();
  return useMutation({
    mutationFn: (body: PostDraft) =>
      sendOrKeep(
        user?.id,
        "post",
        body.title ?? "",
        { query: { authorId: user?.id }, body },
        (input, options) => call(createPost, input, options),
      ),
    onSuccess: (sent) => {
      if (!sent.isKept) addPosts([sent.reply]);
    },
  });
}

/** New posts of one author: each has its page, and lists that should contain them are loaded again. */
export function useAddPosts() {
  const queries = useQueryClient();
  return (posts: Post[]) => {
    for (const post of posts) queries.setQueryData(postKeys.one(post.id), post);
    void queries.resetQueries({ queryKey: postKeys.feeds });
    const [first] = posts;
    if (first) void queries.resetQueries({ queryKey: postKeys.user(first.author.id) });
  };
}

export function useUpdatePost() {
  const changePost = useChangePost();
  return useMutation({
    mutationFn: ({ id, ...body }: PostDraft & { id: string }) => call(updatePost, { params: { id }, body }),
    onSuccess: (post) => changePost(post.id, ({ reason }) => ({ ...post, reason })),
  });
}

/** It disappears from every list at once; its own page keeps it until the user leaves it. */
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
