import type { Page } from "@prepfeed/contract/foundation/paging";
import { listFollowers, listFollowing } from "@prepfeed/contract/people/follows";
import { getUser, listTopUsers, searchUsers, type UserCard } from "@prepfeed/contract/people/users";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { itemsOf, usePages } from "../pages.ts";
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

/** A blank query sends no request. */
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
  return usePages({ queryKey, load, select: itemsOf, enabled });
}

/** The parts of its query that a list of people shows. */
export function peopleListState(query: PeopleQuery) {
  return {
    people: query.data ?? [],
    isLoading: query.isLoading,
    isError: query.isError,
    isRetrying: query.isFetching,
    onRetry: () => void query.refetch(),
    pages: query,
  };
}
