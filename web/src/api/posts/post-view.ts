import { viewPost } from "@prepfeed/contract/posts";
import { useEffect } from "react";
import { call } from "../../http/call.ts";
import { useChangePost } from "./post-change.ts";

/** Tells once that a post was opened; nobody waits for it, and nothing is said when it fails. */
export function useCountView(postId: string | undefined) {
  const changePost = useChangePost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one post, one view
  useEffect(() => {
    if (!postId) return;
    call(viewPost, { params: { id: postId } })
      .then(({ viewsCount }) => changePost(postId, (post) => ({ ...post, viewsCount })))
      .catch(() => undefined);
  }, [postId]);
}
