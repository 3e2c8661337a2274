import { Moderation } from "@prepfeed/contract/moderation/report-reasons";

interface Reporter {
  accountDays: number;
  /** How many of their reports are decided, and how many of those led to an action. */
  decided: number;
  acted: number;
  /** Whether they reported the same content before and that was decided. */
  isRepeat: boolean;
}

/**
 * The weight of a report for hiding something: 0 from a young account or after an earlier report of the same was
 * decided, else the share of the reporter's earlier reports that were right, as if one more had been right and one more
 * wrong. A first report weighs 0.5, and one after two wrong ones 0.25.
 */
export function reportWeight({ accountDays, decided, acted, isRepeat }: Reporter): number {
  return isRepeat || accountDays < Moderation.reporterDays ? 0 : (acted + 1) / (decided + 2);
}
