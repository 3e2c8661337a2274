import type { Subject } from "@prepfeed/contract/catalogue";
import { getProgress, listResponses } from "@prepfeed/contract/progress";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { nextPage, withoutRepeats } from "../pages.ts";

const progressKeys = {
  all: ["progress"] as const,
  own: (userId: string) => ["progress", "own", userId] as const,
  responses: (userId: string, filters: ResponseFilters) =>
    ["progress", "responses", userId, filters.subject ?? null, filters.correct ?? null] as const,
};

/** Read anew at every look: an answer a moment ago counts. */
export function useProgress(userId: string) {
  return useQuery({
    queryKey: progressKeys.own(userId),
    queryFn: ({ signal }) => call(getProgress, { params: { userId } }, { signal }),
    staleTime: 0,
  });
}

export interface ResponseFilters {
  subject?: Subject | undefined;
  /** Only right or only wrong answers; undefined: both. */
  correct?: boolean | undefined;
}

/** One's own answers, newest first, page after page. */
export function useResponses(userId: string, { subject, correct }: ResponseFilters) {
  return useInfiniteQuery({
    queryKey: progressKeys.responses(userId, { subject, correct }),
    queryFn: ({ pageParam, signal }) =>
      call(
        listResponses,
        {
          params: { userId },
          query: { page: pageParam, subject, ...(correct !== undefined && { correct: `${correct}` }) },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    select: ({ pages }) => ({
      total: pages.at(-1)?.totalElements ?? 0,
      responses: withoutRepeats(
        pages.flatMap(({ content }) => content),
        ({ questionId }) => questionId,
      ),
    }),
    staleTime: 0,
  });
}
