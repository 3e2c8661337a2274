import { messages } from "@prepfeed/contract/messages";
import { toggleBookmark, toggleLike } from "@prepfeed/contract/posts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { actionErrorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { useBusyIds } from "../busy-ids.ts";
import { postKeys } from "../query-keys.ts";
import { useChangePost } from "./post-change.ts";

/** Shown only once the server has taken it; a second click while the first is on its way does nothing. */
function usePostToggle(
  key: string,
  toggle: (postId: string, userId: string | undefined) => Promise<object>,
  onDone?: () => void,
) {
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
    onError: (error) => toast.error(actionErrorText(error, messages.failures.updatePost)),
  });
  const { isBusy, mutateOnce } = useBusyIds(mutationKey, mutation.mutate);
  return {
    isBusy,
    toggle: (postId: string) => (user ? mutateOnce(postId) : toast.error(messages.posts.loginToInteract)),
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
