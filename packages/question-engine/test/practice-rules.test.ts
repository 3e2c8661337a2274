import { EXAM_TYPES, type ExamType, examFamily } from "@prepfeed/contract/foundation/catalogue";
import { examRule } from "@prepfeed/contract/mock-tests/exam-rules";
import {
  type ExamPattern,
  knownUnits,
  totalQuestions,
  UNITS_PER_MARK,
} from "@prepfeed/contract/mock-tests/paper-rules";
import { describe, expect, it } from "vitest";
import { EXAM_PATTERNS } from "../src/exams/rules/all-exams.ts";

const papersOf = (exam: ExamType) =>
  EXAM_PATTERNS.filter(({ examType }) => examFamily(examType) === examFamily(exam));

/** The gain and cost of questions with one right option, in the order of the papers. */
const marksOf = (papers: readonly ExamPattern[]) =>
  papers
    .flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
    .filter(({ kind }) => kind === "SINGLE")
    .map(({ marks, negativeMarks }) => ({
      right: knownUnits(marks) / UNITS_PER_MARK,
      wrong: knownUnits(negativeMarks) / UNITS_PER_MARK,
    }));

it("practice offers exam marks and exam pace for exactly those exams that have mock papers", () => {
  const withPapers = EXAM_TYPES.filter((exam) => papersOf(exam).length > 0);
  expect(EXAM_TYPES.filter((exam) => examRule(exam))).toEqual(withPapers);
});

describe.each(EXAM_TYPES.filter((exam) => papersOf(exam).length > 0))("practice as in %s", (exam) => {
  const papers = papersOf(exam);

  it("marks right and wrong answers as the exam's papers do", () => {
    const [first, ...others] = marksOf(papers);
    const { right = 0, wrong = 0 } = examRule(exam) ?? {};
    expect(wrong / right).toBeCloseTo((first?.wrong ?? 0) / (first?.right ?? 0));
    if (others.every((marks) => marks.right === first?.right)) expect(right).toBe(first?.right);
  });

  it("gives as many seconds for a question as one of the exam's papers", () => {
    const paces = papers.map((paper) => Math.round((paper.durationMinutes * 60) / totalQuestions(paper)));
    expect(paces).toContain(examRule(exam)?.seconds);
  });
});
