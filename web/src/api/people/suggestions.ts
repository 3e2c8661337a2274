import { listSuggestions } from "@prepfeed/contract/follows";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { userKeys } from "../query-keys.ts";

/** Among the people, so that following one of them shows here too. */
export function useSuggestions(size: number) {
  return useQuery({
    queryKey: userKeys.suggestions(size),
    queryFn: async ({ signal }) => (await call(listSuggestions, { query: { size } }, { signal })).content,
  });
}
