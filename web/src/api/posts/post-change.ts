import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { postKeys } from "../query-keys.ts";
import { changePost, type PostChange } from "./post-cache.ts";

/** Changes every cached copy of a post: in feeds, lists and on its own page. */
export function useChangePost() {
  const queries = useQueryClient();
  return useCallback(
    (postId: string, change: PostChange) =>
      void queries.setQueriesData({ queryKey: postKeys.all }, (cached: unknown) =>
        changePost(cached, postId, change),
      ),
    [queries],
  );
}
