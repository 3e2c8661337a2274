import { Score } from "@prepfeed/contract/foundation/limits";

/** The colour of a result in percent: good, fair, or neither. */
export function scoreColor(percent: number): "green" | "yellow" | "red" {
  if (percent >= Score.good) return "green";
  return percent >= Score.fair ? "yellow" : "red";
}
