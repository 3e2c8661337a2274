import type { MarkedPaper, Tally } from "./paper-marking.ts";
import type { PaperRules, TieBreak } from "./paper-rules.ts";

/** The precision of compared shares: any two shares in one paper differ by more. */
const PARTS = 1_000_000_000;

/** One number for each tie-break; among equal marks the greater list is better, compared number by number. */
export function tieKeyOf(
  { tieBreaks = [], sections }: Pick<PaperRules, "tieBreaks" | "sections">,
  marked: Pick<MarkedPaper, "sections" | "total">,
): number[] {
  return tieBreaks.map((tieBreak) => {
    const at = sections.findIndex(({ name }) => name === tieBreak.section);
    const tally = tieBreak.section === undefined ? marked.total : marked.sections[at];
    return tally ? keyOf(tieBreak.by, tally) : 0;
  });
}

function keyOf(by: TieBreak["by"], { units, gained, right, wrong }: Tally): number {
  if (by === "marks") return units;
  if (by === "positive marks") return gained;
  // Wrong divided by right plus wrong gives the same order as wrong to right, and also works without a right
  // answer.
  return wrong === 0 ? 0 : 0 - Math.round((PARTS * wrong) / (right + wrong));
}
