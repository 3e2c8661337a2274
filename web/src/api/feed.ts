import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/catalogue";
import { getFeed, getFollowingFeed, getPersonalizedFeed, getTrendingFeed } from "@prepfeed/contract/feed";
import { listBookmarks, listUserPosts, type Post, type PostPage } from "@prepfeed/contract/posts";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toast } from "../app/toast.ts";
import { call } from "./call.ts";
import { postKeys } from "./post-cache.ts";

export type FeedTab = "all" | "following" | "trending" | "personalized";

/** All of it combines, on every tab. */
export interface FeedFilters {
  search?: string | undefined;
  subject?: Subject | undefined;
  difficulty?: Difficulty | undefined;
  examType?: ExamType | undefined;
}

const ENDPOINTS = {
  all: getFeed,
  following: getFollowingFeed,
  trending: getTrendingFeed,
  personalized: getPersonalizedFeed,
} as const;

export function feedKey(tab: FeedTab, { search, subject, difficulty, examType }: FeedFilters) {
  return [...postKeys.feeds, tab, { search, subject, difficulty, examType }] as const;
}

/** A feed, page after page; a load that fails is also said in a toast. */
export function useFeed(tab: FeedTab, filters: FeedFilters = {}) {
  const { search, subject, difficulty, examType } = filters;
  const query = usePosts(feedKey(tab, filters), (cursor, signal) =>
    call(ENDPOINTS[tab], { query: { cursor, search, subject, difficulty, examType } }, { signal }),
  );
  const toldAt = useRef(0);
  const failedAt = query.isError ? query.errorUpdatedAt : 0;
  useEffect(() => {
    if (failedAt > toldAt.current) toast.error("Failed to load feed");
    toldAt.current = Math.max(toldAt.current, failedAt);
  }, [failedAt]);
  return query;
}

/** The next look at this feed starts with its first page, read anew; one that is on screen does so now. */
export function useReloadFeed() {
  const queries = useQueryClient();
  return (tab: FeedTab, filters: FeedFilters) =>
    void queries.resetQueries({ queryKey: feedKey(tab, filters), exact: true });
}

export function useBookmarks() {
  return usePosts(postKeys.bookmarks, (cursor, signal) =>
    call(listBookmarks, { query: { cursor } }, { signal }),
  );
}

export function useUserPosts(id: string) {
  return usePosts(postKeys.user(id), (cursor, signal) =>
    call(listUserPosts, { params: { id }, query: { cursor } }, { signal }),
  );
}

export type PostsQuery = ReturnType<typeof usePosts>;

/** A list one is reading never moves by itself: it is loaded anew only when asked, or after a while away. */
function usePosts(
  queryKey: readonly unknown[],
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<PostPage>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.last || page.content.length === 0 ? null : page.nextCursor),
    select: allPosts,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function allPosts({ pages }: InfiniteData<PostPage, unknown>): Post[] {
  return [...new Map(pages.flatMap(({ content }) => content).map((post) => [post.id, post])).values()];
}
