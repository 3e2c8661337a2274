import { DIFFICULTIES, EXAM_TYPES, type ExamType } from "@prepfeed/contract/foundation/catalogue";
import { describe, expect, test } from "vitest";
import { generateFor, generateQuestions } from "../../src/composing/generate.ts";
import { anyExam } from "../../src/exams/any-exam.ts";
import { examOf } from "../../src/exams/rules/all-exams.ts";
import { cellName, complaintAbout, fieldsAskedBy } from "../request-grid.ts";

/** One name of each exam, because its other names ask the same. */
const EXAMS = EXAM_TYPES.filter(
  (one, at) => EXAM_TYPES.findIndex((other) => examOf(other) === examOf(one)) === at,
);

/** Sections of one subject alone, which have the same questions as it. */
const OTHER_NAMES = ["Programming", "English Language"];

describe.each(EXAMS)("%s", (examType: ExamType) => {
  test("has 20 questions on 6 topics with 14 stems of everything it asks, at every level", async () => {
    const poor: string[] = [];
    for (const field of fieldsAskedBy(examType)) {
      if (OTHER_NAMES.includes(field.section ?? "")) continue;
      for (const difficulty of DIFFICULTIES) {
        const cell = { examType, field, difficulty };
        const complaint = await complaintAbout(cell, 1);
        if (complaint) poor.push(`${cellName(cell)}: ${complaint}`);
      }
    }
    expect(poor).toEqual([]);
  });
});

test("topics that an exam does not ask are written at the general level", async () => {
  const request = { subject: "BIOLOGY", examType: "CAT", difficulty: "MEDIUM", count: 5, seed: 1 } as const;
  expect(await generateQuestions(request)).toEqual(await generateFor(anyExam, request));
});
