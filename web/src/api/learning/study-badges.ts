import { listStudyBadges } from "@prepfeed/contract/learning/study-badges";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

export function useStudyBadges() {
  return useQuery({
    queryKey: ["study-badges"],
    queryFn: async ({ signal }) => (await call(listStudyBadges, { query: {} }, { signal })).badges,
    staleTime: 0,
  });
}
