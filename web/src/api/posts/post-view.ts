import { viewPost } from "@prepfeed/contract/posts/posts";
import { useEffect, useEffectEvent } from "react";
import { call } from "../../http/call.ts";
import { useChangePost } from "./post-change.ts";

/** Reports once that a post was opened; nothing waits for it, and failures are silent. */
export function useCountView(postId: string | undefined) {
  const changePost = useChangePost();
  const showViews = useEffectEvent((id: string, viewsCount: number) =>
    changePost(id, (post) => ({ ...post, viewsCount })),
  );
  useEffect(() => {
    if (!postId) return;
    call(viewPost, { params: { id: postId } })
      .then(({ viewsCount }) => showViews(postId, viewsCount))
      .catch(() => undefined);
  }, [postId]);
}
