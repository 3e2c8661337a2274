import { useToggleFollow } from "../api/people/follow.ts";
import { useSuggestions } from "../api/people/suggestions.ts";
import { PeopleToFollow } from "../components/people/people-to-follow.tsx";

/** Suggested people to follow, and the reasons. */
export function FollowSuggestions({ viewerId, size }: { viewerId: string; size: number }) {
  const query = useSuggestions(size);
  const follow = useToggleFollow();
  return (
    <PeopleToFollow
      people={query.data ?? []}
      isLoading={query.isPending}
      isError={query.isError}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
      viewerId={viewerId}
      follow={follow}
    />
  );
}
