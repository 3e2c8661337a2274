import { DIFFICULTIES, EXAM_TYPES, SUBJECTS } from "@prepfeed/contract/catalogue";
import { Length } from "@prepfeed/contract/limits";
import type { FeedFilters, FeedTab } from "../../api/posts/feed.ts";

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

/** Tab, search and filters live in the address; what it can't mean is left out. */
export function readFeedView(parameters: URLSearchParams): FeedView {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name));
  return {
    tab: FEED_TABS.find(({ value }) => value === parameters.get("tab"))?.value ?? "all",
    filters: {
      search: parameters.get("q")?.trim().slice(0, Length.searchMax) || undefined,
      subject: oneOf("subject", SUBJECTS),
      difficulty: oneOf("difficulty", DIFFICULTIES),
      examType: oneOf("exam", EXAM_TYPES),
    },
  };
}

export function writeFeedView({ tab, filters }: FeedView): URLSearchParams {
  const parts = {
    tab: tab === "all" ? undefined : tab,
    q: filters.search,
    subject: filters.subject,
    difficulty: filters.difficulty,
    exam: filters.examType,
  };
  const given = Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1]));
  return new URLSearchParams(given);
}
