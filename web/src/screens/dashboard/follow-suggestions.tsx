import { useSuggestions } from "../../api/activity.ts";
import { useToggleFollow } from "../../api/follow.ts";
import { PeopleToFollow } from "../../components/people-to-follow.tsx";

const SHOWN = 5;

/** People worth following, and why. */
export function FollowSuggestions({ viewerId }: { viewerId: string }) {
  const query = useSuggestions(SHOWN);
  const follow = useToggleFollow();
  return (
    <PeopleToFollow
      people={query.data ?? []}
      isLoading={query.isPending}
      isError={query.isError}
      hasMore={false}
      isLoadingMore={false}
      onMore={() => undefined}
      onRetry={() => void query.refetch()}
      viewerId={viewerId}
      follow={follow}
    />
  );
}
