/** What can be reported. A picture is identified by its person's id; an AI answer belongs to the reporter. */
export const REPORT_KINDS = ["POST", "COMMENT", "USER", "PICTURE", "AI_ANSWER"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = [
  "SPAM",
  "INSULT",
  "OFF_TOPIC",
  "COPYRIGHT",
  "SELF_HARM",
  "CHILD_SAFETY",
  "PERSONAL_DATA",
  "CHEATING",
  "OTHER",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Labels for people: in the form, in the queue, and in the message about a decision. */
export const REASON_LABELS: Record<ReportReason, string> = {
  SPAM: "Spam or advertising",
  INSULT: "Insult or harassment",
  OFF_TOPIC: "Off topic",
  COPYRIGHT: "Copyright",
  SELF_HARM: "Dangerous, or self-harm",
  CHILD_SAFETY: "Child safety",
  PERSONAL_DATA: "Personal data of somebody",
  CHEATING: "Cheating",
  OTHER: "Something else",
};

/** These go to the top of the queue, and their reporters are shown where to find help. */
const URGENT: readonly ReportReason[] = ["SELF_HARM", "CHILD_SAFETY"];
export const isUrgent = (reason: ReportReason) => URGENT.includes(reason);

export const DECISIONS = [
  "KEEP",
  "HIDE",
  "REMOVE",
  "WARN",
  "SUSPEND",
  "REMOVE_PICTURE",
  "LOCK_COMMENTS",
] as const;
export type Decision = (typeof DECISIONS)[number];

export const DECISION_LABELS: Record<Decision, string> = {
  KEEP: "Keep",
  HIDE: "Hide",
  REMOVE: "Remove",
  WARN: "Warn",
  SUSPEND: "Suspend",
  REMOVE_PICTURE: "Remove picture",
  LOCK_COMMENTS: "Lock comments",
};

const OF_ANYBODY: readonly Decision[] = ["KEEP", "WARN", "SUSPEND"];

/** The possible decisions about each kind of content. An AI answer has no author. */
export const DECISIONS_ABOUT: Record<ReportKind, readonly Decision[]> = {
  POST: ["KEEP", "HIDE", "REMOVE", "WARN", "SUSPEND", "LOCK_COMMENTS"],
  COMMENT: ["KEEP", "HIDE", "REMOVE", "WARN", "SUSPEND"],
  USER: [...OF_ANYBODY, "HIDE", "REMOVE_PICTURE"],
  PICTURE: [...OF_ANYBODY, "REMOVE_PICTURE"],
  AI_ANSWER: ["KEEP", "HIDE"],
};

/** The days and minutes in the rules of moderation. */
export const Moderation = {
  /** A younger account's report hides nothing. */
  reporterDays: 7,
  /** Independent reports that hide content until it is decided. */
  hidingReports: 3,
  /** Below this weight a report hides nothing: see `report-weight.ts`. */
  hidingWeight: 0.3,
  evidenceDays: 90,
  undoMinutes: 10,
  appealDays: 20,
  strikeDays: 180,
  maxSuspensionDays: 365,
  /** Cases that can be decided at once. */
  bulk: 50,
  noteMax: 1_000,
  appealMax: 2_000,
} as const;
