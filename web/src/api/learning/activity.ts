import { getActivity } from "@prepfeed/contract/people/activity";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { fromDashboard } from "./dashboard.ts";

/** The user's own actions and those of others around them, newest first. */
export function useActivity(size: number) {
  return useQuery({
    queryKey: ["activity", size],
    queryFn: async ({ signal }) =>
      (await fromDashboard("activity", () => call(getActivity, { query: { size } }, { signal }))).content,
    staleTime: 0,
  });
}
