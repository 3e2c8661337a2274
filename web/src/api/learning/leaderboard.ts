import type { ExamType, Subject } from "@prepfeed/contract/foundation/catalogue";
import { getLeaderboard, type Period } from "@prepfeed/contract/learning/leaderboard";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { itemsOf, totalOf, usePages } from "../pages.ts";

const LEADERBOARD_KEY = ["leaderboard"] as const;

export interface Board {
  period: Period;
  subject?: Subject | undefined;
  examType?: ExamType | undefined;
}

/** Best first, page after page; the first page includes the user's own place. */
export function useLeaderboard({ period, subject, examType }: Board) {
  return usePages({
    queryKey: [...LEADERBOARD_KEY, { period, subject, examType }],
    load: async (page, signal) => {
      const reply = await call(getLeaderboard, { query: { page, period, subject, examType } }, { signal });
      return { ...reply, content: reply.leaderboard };
    },
    select: (list) => ({
      userRank: list.pages[0]?.userRank ?? null,
      total: totalOf(list),
      entries: itemsOf(list),
    }),
    staleTime: 0,
  });
}

/** The first few of all time, for a summary. */
export function useLeaderboardTop(size: number) {
  return useQuery({
    queryKey: [...LEADERBOARD_KEY, "top", size],
    queryFn: ({ signal }) => call(getLeaderboard, { query: { size } }, { signal }),
  });
}
