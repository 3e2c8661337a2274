import {
  EXAM_TYPES,
  type ExamType,
  examFamily,
  FAMILIES,
  labelOf,
  QUIZ_EXAM_TYPES,
  SUBJECTS,
} from "@prepfeed/contract/foundation/catalogue";
import { filedLabelOf } from "@prepfeed/contract/foundation/filed-label";
import { PERIODS, type Period } from "@prepfeed/contract/learning/leaderboard";
import type { Board } from "../../api/learning/leaderboard.ts";
import { writeParameters } from "../../components/filters/filter-address.ts";
import { oneOf } from "../../components/forms/choices.ts";

export const PERIOD_LABELS: Record<Period, string> = {
  all: "All time",
  week: "This week",
  today: "Today",
};

/** One exam of each family, because the others have the same board. */
export const BOARD_EXAMS: readonly ExamType[] = [...FAMILIES, ...QUIZ_EXAM_TYPES];

/** Period and filters are in the address; invalid values are ignored. */
export function readBoard(parameters: URLSearchParams): Board {
  const exam = oneOf(EXAM_TYPES, parameters.get("exam"));
  return {
    period: oneOf(PERIODS, parameters.get("period")) ?? "all",
    subject: oneOf(SUBJECTS, parameters.get("subject")),
    examType: exam && examFamily(exam),
  };
}

/** The scope of a board's figures: "This week · Physics · NEET". */
export function rangeOf({ period, subject, examType }: Board): string {
  const parts = [PERIOD_LABELS[period], subject && filedLabelOf(subject), examType && labelOf(examType)];
  return parts.filter(Boolean).join(" · ");
}

export function writeBoard({ period, subject, examType }: Board): URLSearchParams {
  return writeParameters({ period: period === "all" ? undefined : period, subject, exam: examType });
}
