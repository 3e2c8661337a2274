import { listFollowers, listFollowing } from "@prepfeed/contract/follows";
import type { Page } from "@prepfeed/contract/paging";
import { getUser, listTopUsers, searchUsers, type UserCard } from "@prepfeed/contract/users";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { itemsOf, nextPage } from "../pages.ts";
import { userKeys } from "../query-keys.ts";

export function useUser(id: string) {
  return useQuery({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => call(getUser, { params: { id } }, { signal }),
  });
}

export function useFollowers(id: string, enabled = true) {
  return usePeople(
    userKeys.followers(id),
    (page, signal) => call(listFollowers, { params: { id }, query: { page } }, { signal }),
    enabled,
  );
}

export function useFollowing(id: string, enabled = true) {
  return usePeople(
    userKeys.following(id),
    (page, signal) => call(listFollowing, { params: { id }, query: { page } }, { signal }),
    enabled,
  );
}

/** A blank query asks nothing. */
export function useSearchUsers(query: string) {
  return usePeople(
    userKeys.search(query),
    (page, signal) => call(searchUsers, { query: { query, page } }, { signal }),
    query !== "",
  );
}

export function useTopUsers(enabled = true) {
  return usePeople(
    userKeys.top,
    (page, signal) => call(listTopUsers, { query: { page } }, { signal }),
    enabled,
  );
}

export type PeopleQuery = ReturnType<typeof usePeople>;

function usePeople(
  queryKey: readonly string[],
  load: (page: number, signal: AbortSignal) => Promise<Page<UserCard>>,
  enabled: boolean,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    select: itemsOf,
    enabled,
  });
}

/** What a list of people shows of its query. */
export function peopleListState(query: PeopleQuery) {
  return {
    people: query.data ?? [],
    isLoading: query.isLoading,
    isError: query.isError,
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    onMore: () => void query.fetchNextPage(),
    onRetry: () => void query.refetch(),
  };
}
