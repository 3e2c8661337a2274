/** What is wrong with a question, in the words of the objector. */
export const OBJECTION_REASONS = [
  "WRONG_KEY",
  "TWO_RIGHT",
  "NONE_RIGHT",
  "UNCLEAR",
  "OUT_OF_DATE",
  "WRONG_LABELS",
  "OTHER",
] as const;
export type ObjectionReason = (typeof OBJECTION_REASONS)[number];

/** How a case ends: it was right, it has another key, several answers are right, or it counts for nobody. */
export const CASE_CHANGES = ["CORRECTED", "SEVERAL_RIGHT", "DROPPED", "WITHDRAWN"] as const;
export const CASE_OUTCOMES = ["KEPT", ...CASE_CHANGES] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** Why a question takes no answers: it is being checked, or it counts for nobody any more. */
export const QUESTION_STATES = ["CHECKED", "DROPPED", "WITHDRAWN"] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** What a case waits for on its way through everything that was computed from the old key. */
const REGRADE_STAGES = ["PAPERS", "ANSWERS", "ESTIMATES", "TELLING", "DONE"] as const;
export type RegradeStage = (typeof REGRADE_STAGES)[number];

/** The rules of disputes; docs/trust.md tells them to learners. */
export const Dispute = {
  /** How long it is the author's alone to answer. */
  authorDays: 7,
  /** Objectors of enough weight who make a question be checked, and moderators be asked at once. */
  suspendingObjectors: 3,
  /** Below this weight an objection counts with the others, but makes nothing be checked: see `objection-weight.ts`. */
  suspendingWeight: 0.3,
  /** An account that is younger has no weight. */
  objectorDays: 7,
  textMax: 1_000,
  reasonMax: 1_000,
} as const;

export const OBJECTION_LABELS: Record<ObjectionReason, string> = {
  WRONG_KEY: "The marked answer is wrong",
  TWO_RIGHT: "Two answers are right",
  NONE_RIGHT: "No answer is right",
  UNCLEAR: "The question is unclear",
  OUT_OF_DATE: "It is out of date",
  WRONG_LABELS: "Wrong topic or level",
  OTHER: "Something else",
};

export const OUTCOME_LABELS: Record<CaseOutcome, string> = {
  KEPT: "Stays as it is",
  CORRECTED: "Key corrected",
  SEVERAL_RIGHT: "Several answers are right",
  DROPPED: "Dropped",
  WITHDRAWN: "Withdrawn",
};

/** What an author can do about a dispute. To reword a question is to drop what it asked and to edit it. */
export const AUTHOR_ACTIONS = ["DEFEND", "CORRECT", "REWORD", "WITHDRAW"] as const;
