import { Statistics } from "@prepfeed/contract/questions/statistics-limits";

/** The bin of a rest score, `right` of `others`, as in `statistics-bins.ts`. */
export function restBin(others: number, right: number): number {
  if (others < Statistics.leastOthers) return Statistics.noRestScore;
  return Math.min(Statistics.restBins - 1, Math.floor((right * Statistics.restBins) / others));
}
