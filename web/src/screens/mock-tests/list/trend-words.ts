import type { Trend } from "@prepfeed/contract/mock-tests/mock-attempts";

/** The chart in one sentence. */
export function trendSentence({ points }: Trend): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "No attempts yet.";
  const best = Math.max(...points.map(({ percent }) => percent));
  if (points.length === 1) return `One attempt so far: ${last.percent}% of the marks.`;
  const change = Math.round((last.percent - first.percent) * 10) / 10;
  const way =
    change === 0
      ? "as much as at first"
      : `${Math.abs(change)} points ${change > 0 ? "more" : "less"} than at first`;
  return `${points.length} attempts, best ${best}%. The last one brought ${last.percent}% of the marks, ${way}.`;
}
