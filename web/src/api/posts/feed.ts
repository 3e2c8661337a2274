import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/foundation/catalogue";
import { Paging } from "@prepfeed/contract/foundation/limits";
import {
  type FeedPage,
  getFeed,
  getFollowingFeed,
  getPersonalizedFeed,
  getTrendingFeed,
  listBookmarks,
  listUserPosts,
} from "@prepfeed/contract/posts/feed";
import type { PostPage } from "@prepfeed/contract/posts/posts";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { itemsOf, nextPage } from "../pages.ts";
import { postKeys } from "../query-keys.ts";

export type FeedTab = "all" | "following" | "trending" | "personalized";

/** All filters combine, on every tab. */
export interface FeedFilters {
  search?: string | undefined;
  subject?: Subject | undefined;
  difficulty?: Difficulty | undefined;
  examType?: ExamType | undefined;
  /** Only posts that the user can still answer. */
  unanswered?: boolean | undefined;
}

const ENDPOINTS = {
  all: getFeed,
  following: getFollowingFeed,
  trending: getTrendingFeed,
  personalized: getPersonalizedFeed,
} as const;

function feedKey(tab: FeedTab, { search, subject, difficulty, examType, unanswered }: FeedFilters) {
  return [...postKeys.feeds, tab, { search, subject, difficulty, examType, unanswered }] as const;
}

/** A feed, page after page; a failed load is also shown in a toast. */
export function useFeed(tab: FeedTab, filters: FeedFilters = {}) {
  const { unanswered, ...narrowing } = filters;
  const userId = useSession().user?.id;
  const query = usePosts(feedKey(tab, filters), (part, signal) =>
    call(
      ENDPOINTS[tab],
      { query: { ...part, ...narrowing, userId, unanswered: unanswered ? "true" : undefined } },
      { signal },
    ),
  );
  const toldAt = useRef(0);
  const failedAt = query.isError ? query.errorUpdatedAt : 0;
  useEffect(() => {
    if (failedAt > toldAt.current) toast.error("Failed to load feed");
    toldAt.current = Math.max(toldAt.current, failedAt);
  }, [failedAt]);
  return query;
}

/** The similar spellings that a search used, if no post contains the typed words. */
export function useSearchedFor(tab: FeedTab, filters: FeedFilters): string | undefined {
  const read = useQueryClient().getQueryData<InfiniteData<FeedPage>>(feedKey(tab, filters));
  return read?.pages[0]?.searchedFor;
}

/** The next time this feed is shown, its first page is loaded again; a visible feed reloads now. */
export function useReloadFeed() {
  const queries = useQueryClient();
  return (tab: FeedTab, filters: FeedFilters) =>
    void queries.resetQueries({ queryKey: feedKey(tab, filters), exact: true });
}

export function useBookmarks() {
  return usePosts(postKeys.bookmarks, (part, signal) => call(listBookmarks, { query: part }, { signal }));
}

export function useUserPosts(id: string) {
  return usePosts(postKeys.user(id), (part, signal) =>
    call(listUserPosts, { params: { id }, query: part }, { signal }),
  );
}

export type PostsQuery = ReturnType<typeof usePosts>;

/** The page of a list: its cursor says where it begins, so that nothing is shown twice while others post. */
interface PartOfList {
  page: number;
  size: number;
  cursor?: string | undefined;
}

/** How long a list that is not visible is kept in case the user comes back. */
const KEPT_MS = 30 * 60_000;

const FIRST_PAGE: PartOfList = { page: 0, size: Paging.defaultSize };

/** A visible list never changes by itself: it is loaded again only on request, or after a while away. */
function usePosts(
  queryKey: readonly unknown[],
  load: (part: PartOfList, signal: AbortSignal) => Promise<PostPage>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (reply, _replies, { page, size }) =>
      nextPage(reply) !== null && reply.nextCursor
        ? { page: page + 1, size, cursor: reply.nextCursor }
        : null,
    select: itemsOf,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
