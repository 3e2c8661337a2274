import { listSuggestions } from "@prepfeed/contract/people/follows";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { fromDashboard } from "../learning/dashboard.ts";
import { userKeys } from "../query-keys.ts";

/** Cached with the people, so that following one of them shows here too. */
export function useSuggestions(size: number) {
  return useQuery({
    queryKey: userKeys.suggestions(size),
    queryFn: async ({ signal }) =>
      (await fromDashboard("suggestions", () => call(listSuggestions, { query: { size } }, { signal })))
        .content,
  });
}
