import { type ExamType, examFamily } from "@prepfeed/contract/foundation/catalogue";
import type { ExamPattern } from "@prepfeed/contract/mock-tests/paper-rules";
import { EXAM_PATTERNS } from "@prepfeed/question-engine/exams";

/** The papers of an exam, or of another form of it if it has none of its own. */
export function papersOf(examType: ExamType): readonly ExamPattern[] {
  const own = EXAM_PATTERNS.filter((pattern) => pattern.examType === examType);
  if (own.length > 0) return own;
  return EXAM_PATTERNS.filter((pattern) => examFamily(pattern.examType) === examFamily(examType));
}
