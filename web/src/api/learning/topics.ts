import type { ExamType, Subject } from "@prepfeed/contract/foundation/catalogue";
import { getTopic, listTopics } from "@prepfeed/contract/learning/topics";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

export interface TopicFilters {
  subject?: Subject | undefined;
  examType?: ExamType | undefined;
}

/** Loaded again whenever it is shown, because the latest answer may have changed a level. */
export function useTopics({ subject, examType }: TopicFilters) {
  return useQuery({
    queryKey: ["topics", "list", subject ?? null, examType ?? null],
    queryFn: ({ signal }) => call(listTopics, { query: { subject, examType } }, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

export function useTopic(slug: string) {
  return useQuery({
    queryKey: ["topics", "one", slug],
    queryFn: ({ signal }) => call(getTopic, { params: { slug } }, { signal }),
    staleTime: 0,
  });
}
