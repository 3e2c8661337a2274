import { examFamily } from "@prepfeed/contract/foundation/catalogue";
import type { Goal } from "@prepfeed/contract/learning/goals";
import type { Settings } from "./drafts/generator-state.ts";
import { planDuration } from "./plan-duration.ts";

type Aim = Pick<Goal, "examType" | "examDate" | "subjects" | "isOver">;

interface Arrival {
  hasDrafts: boolean;
  /** What was chosen since the learner opened the screen. */
  touched: ReadonlySet<keyof Settings>;
  /** `2026-11-15` */
  today: string;
}

/** What the goal fills in: a subject if none is chosen, and the date of its exam. */
export function settingsOfGoal(settings: Settings, goal: Aim, arrival: Arrival): Partial<Settings> {
  const { hasDrafts, touched, today } = arrival;
  if (goal.isOver) return {};
  const isSubjectOpen = !settings.subject && !hasDrafts && !touched.has("subject");
  // A text is labelled with its subject, which its owner must choose.
  const subject = isSubjectOpen && settings.source === "topic" ? goal.subjects[0] : undefined;
  const examDate = touched.has("examDate") ? undefined : dateOf(goal, settings.examType, today);
  return { ...(subject && { subject }), ...(examDate && { examDate }) };
}

/**
 * What else a change affects: the date belongs to the goal's exam, and a subject that nobody chose is not used for a
 * text.
 */
export function withGoal(
  settings: Settings,
  change: Partial<Settings>,
  goal: Aim,
  { touched, today }: Arrival,
): Partial<Settings> {
  const isGuess = settings.subject === goal.subjects[0] && !touched.has("subject");
  const subject = change.source === "text" && isGuess ? { subject: "" as const } : {};
  return { ...subject, ...dateAfter(settings, change, goal, today), ...change };
}

function dateAfter({ examDate }: Settings, { examType }: Partial<Settings>, goal: Aim, today: string) {
  if (!examType || goal.isOver) return {};
  const date = dateOf(goal, examType, today);
  if (date) return { examDate: date };
  return examDate === goal.examDate ? { examDate: "" } : {};
}

/** Undefined for another exam, and if the goal has no date that can be planned. */
function dateOf({ examType, examDate }: Aim, exam: Settings["examType"], today: string): string | undefined {
  const isItsExam = exam === examFamily(examType);
  return isItsExam && examDate && planDuration(today, examDate) !== null ? examDate : undefined;
}
