import { messages } from "@prepfeed/contract/messages";
import { toggleBookmark, toggleLike } from "@prepfeed/contract/posts";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { failedAct } from "../http/api-error.ts";
import { call } from "../http/call.ts";
import { useSession } from "../session/session.tsx";
import { toast } from "../toast/toast.ts";
import { postKeys } from "./post-cache.ts";
import { useChangePost } from "./post-change.ts";

/** Shown only once the server has taken it; a second click while the first is on its way does nothing. */
function usePostToggle(
  key: string,
  toggle: (postId: string, userId: string | undefined) => Promise<object>,
  onDone?: () => void,
) {
  const queries = useQueryClient();
  const changePost = useChangePost();
  const { user } = useSession();
  const mutationKey = ["posts", key];
  const mutation = useMutation({
    mutationKey,
    mutationFn: (postId: string) => toggle(postId, user?.id),
    onSuccess: (state, postId) => {
      changePost(postId, (post) => ({ ...post, ...state }));
      onDone?.();
    },
    onError: (error) => toast.error(failedAct(error, messages.failures.updatePost)),
  });
  const busyIds = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables,
  });
  return {
    isBusy: (postId: string) => busyIds.includes(postId),
    toggle: (postId: string) => {
      if (!user) return toast.error(messages.posts.loginToInteract);
      const isRunning = queries.isMutating({
        mutationKey,
        predicate: ({ state }) => state.variables === postId,
      });
      if (isRunning === 0) mutation.mutate(postId);
    },
  };
}

export function useLike() {
  return usePostToggle("like", (id, userId) => call(toggleLike, { params: { id }, query: { userId } }));
}

/** The list of bookmarks keeps its rows, so that a slip can be undone in place; it is read anew next time. */
export function useBookmark() {
  const queries = useQueryClient();
  return usePostToggle(
    "bookmark",
    (id) => call(toggleBookmark, { params: { id } }),
    () => {
      queries.removeQueries({ queryKey: postKeys.bookmarks, type: "inactive" });
      void queries.invalidateQueries({ queryKey: postKeys.bookmarks, refetchType: "none" });
    },
  );
}
