import { DIFFICULTIES, EXAM_TYPES, SUBJECTS } from "@prepfeed/contract/catalogue";
import { Length } from "@prepfeed/contract/limits";
import type { FeedFilterValue } from "../../components/filters/feed-filters.tsx";

export type ExploreTab = "all" | "trending";

interface ExploreView {
  tab: ExploreTab;
  filters: FeedFilterValue;
}

/** Tab, search and filters live in the address, so that a view can be shared; what it can't mean is left out. */
export function readView(parameters: URLSearchParams): ExploreView {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name));
  return {
    tab: parameters.get("tab") === "trending" ? "trending" : "all",
    filters: {
      search: parameters.get("q")?.trim().slice(0, Length.searchMax) || undefined,
      subject: oneOf("subject", SUBJECTS),
      difficulty: oneOf("difficulty", DIFFICULTIES),
      examType: oneOf("exam", EXAM_TYPES),
    },
  };
}

export function writeView({ tab, filters }: ExploreView): URLSearchParams {
  const parts = {
    tab: tab === "all" ? undefined : tab,
    q: filters.search,
    subject: filters.subject,
    difficulty: filters.difficulty,
    exam: filters.examType,
  };
  return new URLSearchParams(
    Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1])),
  );
}
