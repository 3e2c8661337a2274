import { messages } from "@prepfeed/contract/foundation/messages";
import { toggleFollow } from "@prepfeed/contract/people/follows";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { actionErrorText, errorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { useBusyIds } from "../busy-ids.ts";
import { changePosts } from "../posts/post-cache.ts";
import { PROFILE_KEY, postKeys, userKeys } from "../query-keys.ts";
import { applyFollow } from "./follow-cache.ts";

const FOLLOW_KEY = ["toggle-follow"];

/** Follows or unfollows; a second call for the same person does nothing. */
export function useToggleFollow() {
  const queries = useQueryClient();
  const { user, setUser } = useSession();
  const mutation = useMutation({
    mutationKey: FOLLOW_KEY,
    mutationFn: (personId: string) => call(toggleFollow, { params: { id: personId } }),
    onSuccess: async (state, personId) => {
      queries.setQueriesData({ queryKey: userKeys.all }, (cached: unknown) =>
        applyFollow(cached, personId, state),
      );
      queries.setQueriesData({ queryKey: postKeys.all }, (cached: unknown) =>
        changePosts(
          cached,
          ({ author }) => author.id === personId,
          (post) => ({ ...post, isFollowingAuthor: state.isFollowing }),
        ),
      );
      if (!user) return;
      setUser({ ...user, followingCount: Math.max(0, user.followingCount + (state.isFollowing ? 1 : -1)) });
      // Visible lists keep their rows, so that a mistake can be undone in place.
      for (const queryKey of [userKeys.followers(personId), userKeys.following(user.id), PROFILE_KEY]) {
        await queries.invalidateQueries({ queryKey, refetchType: "none" });
      }
    },
    onError: (error) => toast.error(actionErrorText(error, errorText(error, messages.failures.follow))),
  });
  const { isBusy, mutateOnce } = useBusyIds(FOLLOW_KEY, mutation.mutate);

  return {
    isBusy,
    toggle: (personId: string) => (user ? mutateOnce(personId) : toast.error(messages.posts.loginToInteract)),
  };
}
