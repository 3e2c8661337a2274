import { SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { paths } from "../../addresses/paths.ts";
import type { ResponseFilters } from "../../api/learning/progress.ts";
import { writeParameters } from "../../components/filters/filter-address.ts";
import { oneOf } from "../../components/forms/choices.ts";

export const OUTCOMES = ["all", "right", "wrong"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_LABELS: Record<Outcome, string> = { all: "All", right: "Right", wrong: "Wrong" };

const CORRECT: Record<Outcome, boolean | undefined> = { all: undefined, right: true, wrong: false };

/** The filters are in the address; invalid values are ignored. */
export function readHistory(parameters: URLSearchParams): ResponseFilters & { outcome: Outcome } {
  const outcome = oneOf(OUTCOMES, parameters.get("answers")) ?? "all";
  return {
    outcome,
    correct: CORRECT[outcome],
    subject: oneOf(SUBJECTS, parameters.get("subject")),
  };
}

interface HistoryView {
  outcome: Outcome;
  subject?: ResponseFilters["subject"];
}

export function writeHistory({ outcome, subject }: HistoryView): URLSearchParams {
  return writeParameters({ answers: outcome === "all" ? undefined : outcome, subject });
}

/** The link to practise mistakes again, of one subject or of all. */
export function mistakesOf(subject: ResponseFilters["subject"]): string {
  return subject ? `${paths.mistakes}&subject=${subject}` : paths.mistakes;
}
