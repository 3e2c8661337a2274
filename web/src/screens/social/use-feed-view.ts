import { useState } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router";
import { useReloadFeed } from "../../api/feed.ts";
import { type FeedView, readFeedView, writeFeedView } from "./feed-address.ts";

/** What the feed shows, and the ways to change it: each starts at the first page. */
export function useFeedView() {
  const [parameters, setParameters] = useSearchParams();
  const reload = useReloadFeed();
  const view = readFeedView(parameters);
  const type = useNavigationType();
  // Before the first look: whoever comes by a link meets the newest posts, whoever comes back meets what they left.
  useState(() => type !== NavigationType.Pop && reload(view.tab, view.filters));

  function show(change: Partial<FeedView>) {
    const next = { ...view, ...change };
    reload(next.tab, next.filters);
    setParameters(writeFeedView(next), { replace: true });
  }

  return { ...view, show, refresh: () => reload(view.tab, view.filters) };
}
