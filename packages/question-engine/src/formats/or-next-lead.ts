import type { Random } from "../numbers/random.ts";
import type { Draft } from "../question/draft.ts";

type DraftFrom = (random: Random, lead: number) => Draft | undefined;

const LEADS = 8;

/** A row without matching neighbours leaves its turn to the next. */
export function orNextLead(draft: DraftFrom): DraftFrom {
  return (random, lead) => {
    for (let step = 0; step < LEADS; step++) {
      const found = draft(random, lead + step);
      if (found) return found;
    }
    return undefined;
  };
}
