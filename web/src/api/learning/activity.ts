import { getActivity } from "@prepfeed/contract/activity";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

/** What one did and what happened around one, newest first. */
export function useActivity(size: number) {
  return useQuery({
    queryKey: ["activity", size],
    queryFn: async ({ signal }) => (await call(getActivity, { query: { size } }, { signal })).content,
    staleTime: 0,
  });
}
