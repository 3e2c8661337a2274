import { filterParameters, readFilters, writeParameters } from "../../components/filters/filter-address.ts";
import type { FeedFilterValue } from "../../components/filters/filter-value.ts";

type ExploreTab = "all" | "trending";

interface ExploreView {
  tab: ExploreTab;
  filters: FeedFilterValue;
}

export function readView(parameters: URLSearchParams): ExploreView {
  return {
    tab: parameters.get("tab") === "trending" ? "trending" : "all",
    filters: readFilters(parameters),
  };
}

export function writeView({ tab, filters }: ExploreView): URLSearchParams {
  return writeParameters({ tab: tab === "all" ? undefined : tab, ...filterParameters(filters) });
}
