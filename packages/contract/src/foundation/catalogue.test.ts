import { expect, test } from "vitest";
import {
  EXAM_TYPES,
  EXAMS,
  examFamily,
  FAMILIES,
  familyLabelOf,
  labelOf,
  QUIZ_EXAM_TYPES,
} from "./catalogue.ts";

test("every exam type is an exam to choose, a family's name or a style of a quiz", () => {
  expect(new Set([...EXAMS, ...FAMILIES, ...QUIZ_EXAM_TYPES])).toEqual(new Set(EXAM_TYPES));
});

test("the name of a whole family is offered only in lists of families", () => {
  expect(FAMILIES.filter((family) => !EXAMS.includes(family))).toEqual([
    "UPSC",
    "SSC",
    "BANK_PO",
    "RAILWAYS",
  ]);
  expect(EXAMS.filter((exam) => examFamily(exam) !== exam)).toEqual([
    "UPSC_CIVIL_SERVICES",
    "SSC_CGL",
    "IBPS_PO",
    "SBI_PO",
    "RRB_NTPC",
  ]);
});

test("exams, subjects and difficulties have everyday labels", () => {
  expect(labelOf("JEE_MAIN")).toBe("JEE Main");
  expect(labelOf("RRB_NTPC")).toBe("RRB NTPC");
  expect(labelOf("PREVIOUS_YEAR")).toBe("Previous Year");
  expect(labelOf("COMPUTER_SCIENCE")).toBe("Computer Science");
  expect(labelOf("EASY")).toBe("Easy");
  expect(familyLabelOf("BANK_PO")).toBe("Bank PO (IBPS PO, SBI PO)");
});
