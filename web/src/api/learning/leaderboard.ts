import type { ExamType, Subject } from "@prepfeed/contract/catalogue";
import { getLeaderboard, type Period } from "@prepfeed/contract/leaderboard";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { itemsOf, nextPage } from "../pages.ts";

const LEADERBOARD_KEY = ["leaderboard"] as const;

export interface Board {
  period: Period;
  subject?: Subject | undefined;
  examType?: ExamType | undefined;
}

/** Best first, page after page; one's own place comes with the first. */
export function useLeaderboard({ period, subject, examType }: Board) {
  return useInfiniteQuery({
    queryKey: [...LEADERBOARD_KEY, { period, subject, examType }],
    queryFn: ({ pageParam, signal }) =>
      call(getLeaderboard, { query: { page: pageParam, period, subject, examType } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (reply) => nextPage({ ...reply, content: reply.leaderboard }),
    select: ({ pages }) => ({
      userRank: pages[0]?.userRank ?? null,
      total: pages.at(-1)?.totalElements ?? 0,
      entries: itemsOf({ pages: pages.map(({ leaderboard }) => ({ content: leaderboard })) }),
    }),
    staleTime: 0,
  });
}

/** The first few of all time, to glance at. */
export function useLeaderboardTop(size: number) {
  return useQuery({
    queryKey: [...LEADERBOARD_KEY, "top", size],
    queryFn: ({ signal }) => call(getLeaderboard, { query: { size } }, { signal }),
  });
}
