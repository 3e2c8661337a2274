import type { ExamType, Subject } from "@prepfeed/contract/catalogue";
import type { Goal, GoalChange } from "@prepfeed/contract/goals";
import { Goal as Limits } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import { usualSubjects } from "./usual-subjects.ts";

/** A goal while it is filled in. */
export interface GoalDraft {
  examType: ExamType | "";
  /** Blank while it is not known. */
  examDate: string;
  minutesPerDay: number;
  subjects: Subject[];
}

/** Minutes that one tap chooses. */
export const QUICK_MINUTES = [10, 20, 40, 60] as const;

export function draftOf(goal: Goal | null | undefined): GoalDraft {
  if (!goal) return { examType: "", examDate: "", minutesPerDay: Limits.defaultMinutes, subjects: [] };
  const { examType, examDate, minutesPerDay, subjects, isOver } = goal;
  return { examType, examDate: isOver ? "" : (examDate ?? ""), minutesPerDay, subjects };
}

/** Another exam brings its usual subjects, unless others than the last one's were chosen. */
export function withExam(draft: GoalDraft, examType: ExamType | ""): GoalDraft {
  const usual = draft.examType ? usualSubjects(draft.examType) : [];
  const isUntouched = draft.subjects.length === 0 || draft.subjects.join() === usual.join();
  return { ...draft, examType, ...(isUntouched && examType && { subjects: usualSubjects(examType) }) };
}

export type GoalMistakes = Partial<Record<keyof GoalDraft, string>>;

/** In the order of the fields. `today` is a day such as 2026-11-15. */
export function mistakesIn(
  { examType, examDate, minutesPerDay, subjects }: GoalDraft,
  today: string,
): GoalMistakes {
  const isFewOrMany = !(minutesPerDay >= Limits.minMinutes && minutesPerDay <= Limits.maxMinutes);
  return {
    ...(!examType && { examType: "Please select an exam." }),
    ...(examDate && examDate < today && { examDate: "Please choose today or a later day." }),
    ...((isFewOrMany || !Number.isInteger(minutesPerDay)) && { minutesPerDay: messages.goals.minutes }),
    ...(subjects.length === 0 && { subjects: "Please choose at least one subject." }),
  };
}

/** What is sent, once nothing is wrong. */
export function changeOf({ examType, examDate, minutesPerDay, subjects }: GoalDraft): GoalChange | undefined {
  return examType ? { examType, examDate: examDate || null, minutesPerDay, subjects } : undefined;
}
