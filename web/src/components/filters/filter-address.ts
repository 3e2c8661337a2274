import { DIFFICULTIES, EXAM_TYPES, type ExamType, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import { oneOf } from "../forms/choices.ts";
import type { FeedFilterValue } from "./filter-value.ts";

/** Search and filters are in the address, so that a view can be shared; invalid values are ignored. */
export function readFilters(parameters: URLSearchParams): FeedFilterValue {
  return {
    search: parameters.get("q")?.trim().slice(0, Length.searchMax) || undefined,
    subject: oneOf(SUBJECTS, parameters.get("subject")),
    difficulty: oneOf(DIFFICULTIES, parameters.get("difficulty")),
    examType: oneOf(EXAM_TYPES, parameters.get("exam")),
  };
}

export function filterParameters({ search, subject, difficulty, examType }: FeedFilterValue) {
  return { q: search, subject, difficulty, exam: examType };
}

/** A list is filtered by the learner's own exam, unless its address names one. */
export function withExam<Filters extends { examType?: ExamType }>(
  filters: Filters,
  exam: ExamType | undefined,
): Filters {
  return filters.examType || !exam ? filters : { ...filters, examType: exam };
}

/** The given ones among these. */
export function writeParameters(parameters: Record<string, string | undefined>): URLSearchParams {
  const given = Object.entries(parameters).filter((each): each is [string, string] => Boolean(each[1]));
  return new URLSearchParams(given);
}
