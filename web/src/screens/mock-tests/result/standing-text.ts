import type { MockResult } from "@prepfeed/contract/mock-attempts";

/** Rank and percentile, or why there is none. */
export function standingText({
  isRanked,
  percentile,
  rank,
  ranked,
  rankedFrom,
  number,
  timed,
}: Pick<
  MockResult,
  "isRanked" | "percentile" | "rank" | "ranked" | "rankedFrom" | "number" | "timed"
>): string {
  if (!isRanked) {
    if (number > 1) return "Only the first attempt at a paper has a rank.";
    return timed ? "Who made a paper has no rank in it." : "Without a clock there is no rank.";
  }
  if (percentile === null || rank === null)
    return `Rank and percentile are shown once ${rankedFrom} people have sat this paper; so far ${ranked} ${ranked === 1 ? "has" : "have"}.`;
  return `Rank ${rank} of ${ranked}, percentile ${percentile}`;
}

type TieBreaks = MockResult["tieBreaks"];

const HOW: Record<TieBreaks[number]["by"], string> = {
  marks: "marks",
  "positive marks": "positive marks",
  "wrong to right": "fewer wrong answers for each right one",
};

/** What decides between equal marks, in a sentence. */
export function tieText({ tieBreaks }: { tieBreaks: TieBreaks }): string {
  if (tieBreaks.length === 0) return "Equal marks share a rank.";
  const groups: { by: TieBreaks[number]["by"]; of: string[] }[] = [];
  for (const { by, section } of tieBreaks) {
    const last = groups.at(-1);
    const of = section === undefined ? "in all" : `in ${section}`;
    if (last?.by === by) last.of.push(of);
    else groups.push({ by, of: [of] });
  }
  const steps = groups.map(({ by, of }) => `${HOW[by]} ${of.join(", ")}`);
  return `Equal marks are ordered as in the exam: ${steps.join(", then ")}. Who is equal in all of this shares a rank.`;
}
