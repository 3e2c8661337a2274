import { getPostAnalytics } from "@prepfeed/contract/posts/post-analytics";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

/** Every reader changes it, so it is loaded again wherever it is shown. */
export function usePostAnalytics(id: string) {
  return useQuery({
    queryKey: ["post-analytics", id],
    queryFn: ({ signal }) => call(getPostAnalytics, { params: { id } }, { signal }),
    staleTime: 0,
  });
}
