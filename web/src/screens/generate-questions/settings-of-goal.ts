import { examFamily } from "@prepfeed/contract/catalogue";
import type { Goal } from "@prepfeed/contract/goals";
import type { Settings } from "./drafts/generator-state.ts";
import { planDuration } from "./plan-duration.ts";

type Aim = Pick<Goal, "examType" | "examDate" | "subjects" | "isOver">;

interface Arrival {
  hasDrafts: boolean;
  /** What was chosen since the learner came. */
  touched: ReadonlySet<keyof Settings>;
  /** `2026-11-15` */
  today: string;
}

/** What the goal fills in when a learner comes: a subject where none is chosen, and the date of its exam. */
export function settingsOfGoal(settings: Settings, goal: Aim, arrival: Arrival): Partial<Settings> {
  const { hasDrafts, touched, today } = arrival;
  if (goal.isOver) return {};
  const isSubjectOpen = !settings.subject && !hasDrafts && !touched.has("subject");
  // A text is filed under its subject: that is for its owner to say.
  const subject = isSubjectOpen && settings.source === "topic" ? goal.subjects[0] : undefined;
  const examDate = touched.has("examDate") ? undefined : dateOf(goal, settings.examType, today);
  return { ...(subject && { subject }), ...(examDate && { examDate }) };
}

/** What a change takes along: the date goes with the goal's exam, and a subject nobody chose does not go to a text. */
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

/** Undefined for another exam, and where the goal knows no day to plan for. */
function dateOf({ examType, examDate }: Aim, exam: Settings["examType"], today: string): string | undefined {
  const isItsExam = exam === examFamily(examType);
  return isItsExam && examDate && planDuration(today, examDate) !== null ? examDate : undefined;
}
