import type { ExamType, Section, Subject } from "@prepfeed/contract/foundation/catalogue";
import { Goal as Limits } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { usualSections, usualSubjects } from "@prepfeed/contract/learning/exam-subjects";
import type { Goal, GoalChange } from "@prepfeed/contract/learning/goals";

/** A goal while it is being edited. */
export interface GoalDraft {
  examType: ExamType | "";
  /** Blank while it is not known. */
  examDate: string;
  minutesPerDay: number;
  subjects: Subject[];
  sections: Section[];
}

/** The choices of minutes. */
export const QUICK_MINUTES = [10, 20, 40, 60] as const;

export function draftOf(goal: Goal | null | undefined): GoalDraft {
  if (!goal)
    return { examType: "", examDate: "", minutesPerDay: Limits.defaultMinutes, subjects: [], sections: [] };
  const { examType, examDate, minutesPerDay, subjects, sections, isOver } = goal;
  return { examType, examDate: isOver ? "" : (examDate ?? ""), minutesPerDay, subjects, sections };
}

/** Another exam sets its usual subjects and sections, unless the user had chosen others. */
export function withExam(draft: GoalDraft, examType: ExamType | ""): GoalDraft {
  const usual = draft.examType ? usualOf(draft.examType) : undefined;
  const isUntouched =
    draft.subjects.length === 0 ||
    (draft.subjects.join() === usual?.subjects.join() && draft.sections.join() === usual.sections.join());
  return { ...draft, examType, ...(isUntouched && examType && usualOf(examType)) };
}

const usualOf = (exam: ExamType) => ({ subjects: usualSubjects(exam), sections: usualSections(exam) });

export type GoalMistakes = Partial<Record<keyof GoalDraft, string>>;

/** In the order of the fields. `today` is a date such as 2026-11-15. */
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

/** The request, once everything is valid. */
export function changeOf({ examType, examDate, ...rest }: GoalDraft): GoalChange | undefined {
  return examType ? { examType, examDate: examDate || null, ...rest } : undefined;
}
