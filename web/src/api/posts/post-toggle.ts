import { messages } from "@prepfeed/contract/foundation/messages";
import { toggleBookmark, toggleLike } from "@prepfeed/contract/posts/posts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { actionErrorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { useBusyIds } from "../busy-ids.ts";
import { postKeys } from "../query-keys.ts";
import { sendOrKeep } from "../waiting/send-or-keep.ts";
import { findPost } from "./post-cache.ts";
import { useChangePost } from "./post-change.ts";

/**
 * Shown only after the server has accepted it, or this device has kept it; a second click while the first is running
 * does nothing.
 */
function usePostToggle(
  kind: "like" | "bookmark",
  /** The field of a post that it changes; its count follows once it is sent. */
  flag: "isLiked" | "isBookmarked",
  endpoint: typeof toggleLike | typeof toggleBookmark,
  onDone?: () => void,
) {
  const changePost = useChangePost();
  const queries = useQueryClient();
  const { user } = useSession();
  const mutationKey = ["posts", kind];
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (postId: string) => {
      const lists = queries.getQueriesData({ queryKey: postKeys.all }).map(([, cached]) => cached);
      const post = findPost(lists, postId);
      const wanted = post && (post[flag] ? ("false" as const) : ("true" as const));
      const sent = await sendOrKeep(
        user?.id,
        kind,
        post?.title ?? "",
        { params: { id: postId }, query: { userId: user?.id, wanted } },
        (input, options): Promise<object> => call(endpoint as typeof toggleLike, input, options),
      );
      if (!sent.isKept) return sent.reply;
      return post ? { [flag]: !post[flag] } : {};
    },
    onSuccess: (state, postId) => {
      changePost(postId, (post) => ({ ...post, ...state }));
      onDone?.();
    },
    onError: (error) => toast.error(actionErrorText(error, messages.failures.updatePost)),
  });
  const { isBusy, mutateOnce } = useBusyIds(mutationKey, mutation.mutate);
  return {
    isBusy,
    toggle: (postId: string) => (user ? mutateOnce(postId) : toast.error(messages.posts.loginToInteract)),
  };
}

export function useLike() {
  return usePostToggle("like", "isLiked", toggleLike);
}

/**
 * The list of bookmarks keeps its rows, so that a mistake can be undone in place; it is loaded again next
 * time.
 */
export function useBookmark() {
  const queries = useQueryClient();
  return usePostToggle("bookmark", "isBookmarked", toggleBookmark, () => {
    queries.removeQueries({ queryKey: postKeys.bookmarks, type: "inactive" });
    void queries.invalidateQueries({ queryKey: postKeys.bookmarks, refetchType: "none" });
  });
}
