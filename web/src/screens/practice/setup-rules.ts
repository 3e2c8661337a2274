import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/catalogue";
import type { QuizRequest } from "../../api/learning/practice.ts";

export interface SetupValues {
  subject: Subject | "";
  difficultyLevel: Difficulty | "";
  examType: ExamType | "";
  count: number;
}

type Missing = Partial<Record<keyof SetupValues, string>>;

/** What is still to be chosen, in the order of the fields. */
export function missingIn({ subject, difficultyLevel, examType }: SetupValues): Missing {
  return {
    ...(!subject && { subject: "Please select a section (subject)." }),
    ...(!difficultyLevel && { difficultyLevel: "Please select a difficulty level." }),
    ...(!examType && { examType: "Please select an exam type." }),
  };
}

/** The request, once everything is chosen. */
export function requestOf({ subject, difficultyLevel, examType, count }: SetupValues): QuizRequest | null {
  return subject && difficultyLevel && examType ? { subject, difficultyLevel, examType, count } : null;
}
