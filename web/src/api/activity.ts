import { getActivity } from "@prepfeed/contract/activity";
import { listSuggestions } from "@prepfeed/contract/follows";
import { useQuery } from "@tanstack/react-query";
import { call } from "../http/call.ts";
import { userKeys } from "./users.ts";

/** What one did and what happened around one, newest first. */
export function useActivity(size: number) {
  return useQuery({
    queryKey: ["activity", size],
    queryFn: async ({ signal }) => (await call(getActivity, { query: { size } }, { signal })).content,
    staleTime: 0,
  });
}

/** Among the people, so that following one of them shows here too. */
export function useSuggestions(size: number) {
  return useQuery({
    queryKey: [...userKeys.all, "suggestions", size],
    queryFn: async ({ signal }) => (await call(listSuggestions, { query: { size } }, { signal })).content,
  });
}
