import type { Subject } from "@prepfeed/contract/foundation/catalogue";
import { getProgress, listResponses } from "@prepfeed/contract/learning/progress";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { totalOf, usePages, withoutRepeats } from "../pages.ts";
import { fromDashboard } from "./dashboard.ts";

const progressKeys = {
  all: ["progress"] as const,
  own: (userId: string) => ["progress", "own", userId] as const,
  responses: (userId: string, filters: ResponseFilters) =>
    ["progress", "responses", userId, filters.subject ?? null, filters.correct ?? null] as const,
};

/** Loaded again whenever it is shown, because the latest answers count. */
export function useProgress(userId: string) {
  return useQuery({
    queryKey: progressKeys.own(userId),
    queryFn: ({ signal }) =>
      fromDashboard("progress", () => call(getProgress, { params: { userId } }, { signal })),
    staleTime: 0,
  });
}

export interface ResponseFilters {
  subject?: Subject | undefined;
  /** Only right or only wrong answers; undefined: both. */
  correct?: boolean | undefined;
}

/** The user's own answers, newest first, page after page. */
export function useResponses(userId: string, { subject, correct }: ResponseFilters) {
  return usePages({
    queryKey: progressKeys.responses(userId, { subject, correct }),
    load: (page, signal) =>
      call(
        listResponses,
        {
          params: { userId },
          query: { page, subject, ...(correct !== undefined && { correct: `${correct}` }) },
        },
        { signal },
      ),
    select: (list) => ({
      total: totalOf(list),
      responses: withoutRepeats(
        list.pages.flatMap(({ content }) => content),
        ({ questionId }) => questionId,
      ),
    }),
    staleTime: 0,
  });
}
