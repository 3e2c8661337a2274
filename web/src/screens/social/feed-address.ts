import type { FeedFilters, FeedTab } from "../../api/posts/feed.ts";
import { filterParameters, readFilters, writeParameters } from "../../components/filters/filter-address.ts";

export const FEED_TABS: { value: FeedTab; label: string }[] = [
  { value: "all", label: "All Posts" },
  { value: "following", label: "Following" },
  { value: "trending", label: "Trending" },
  { value: "personalized", label: "AI Recommended" },
];

export interface FeedView {
  tab: FeedTab;
  filters: FeedFilters;
}

export function readFeedView(parameters: URLSearchParams): FeedView {
  return {
    tab: FEED_TABS.find(({ value }) => value === parameters.get("tab"))?.value ?? "all",
    filters: readFilters(parameters),
  };
}

export function writeFeedView({ tab, filters }: FeedView): URLSearchParams {
  return writeParameters({ tab: tab === "all" ? undefined : tab, ...filterParameters(filters) });
}
