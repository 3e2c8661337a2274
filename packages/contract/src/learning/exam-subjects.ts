import {
  type ExamType,
  examFamily,
  GOAL_SECTIONS,
  type Section,
  SUBJECTS,
  type Subject,
} from "../foundation/catalogue.ts";

const SCIENCES = ["PHYSICS", "CHEMISTRY", "BIOLOGY"] as const;
const AWARENESS = ["HISTORY", "GEOGRAPHY", "ECONOMICS", "GENERAL_KNOWLEDGE"] as const;

/** The subjects of an exam's papers; the learner can change them. */
const USUAL: Partial<Record<ExamType, readonly (Subject | (typeof GOAL_SECTIONS)[number])[]>> = {
  JEE_MAIN: ["MATHEMATICS", "PHYSICS", "CHEMISTRY"],
  JEE_ADVANCED: ["MATHEMATICS", "PHYSICS", "CHEMISTRY"],
  NEET: SCIENCES,
  GATE: ["MATHEMATICS", "ENGLISH", "COMPUTER_SCIENCE", "Reasoning"],
  CAT: ["MATHEMATICS", "ENGLISH", "Reasoning"],
  UPSC: ["BIOLOGY", ...AWARENESS],
  SSC: ["MATHEMATICS", ...SCIENCES, "ENGLISH", ...AWARENESS, "Reasoning"],
  BANK_PO: ["MATHEMATICS", "ENGLISH", "ECONOMICS", "Reasoning", "Banking"],
  IBPS_PO: ["MATHEMATICS", "ENGLISH", "Reasoning"],
  SBI_PO: ["MATHEMATICS", "ENGLISH", "Reasoning"],
  RAILWAYS: ["MATHEMATICS", ...SCIENCES, ...AWARENESS, "Reasoning"],
  NDA: ["MATHEMATICS", ...SCIENCES, "ENGLISH", "HISTORY", "GEOGRAPHY", "GENERAL_KNOWLEDGE"],
  CDS: ["MATHEMATICS", ...SCIENCES, "ENGLISH", ...AWARENESS],
  AFCAT: ["MATHEMATICS", "ENGLISH", "HISTORY", "GEOGRAPHY", "GENERAL_KNOWLEDGE", "Reasoning"],
  SAT: ["MATHEMATICS", "ENGLISH"],
  GRE: ["MATHEMATICS", "ENGLISH"],
  GMAT: ["MATHEMATICS", "ENGLISH", "Reasoning"],
  TOEFL: ["ENGLISH"],
  IELTS: ["ENGLISH"],
};

const usualParts = (exam: ExamType) => USUAL[exam] ?? USUAL[examFamily(exam)] ?? [];

export function usualSubjects(exam: ExamType): Subject[] {
  return SUBJECTS.filter((subject) => usualParts(exam).includes(subject));
}

export function usualSections(exam: ExamType): Section[] {
  return GOAL_SECTIONS.filter((section) => usualParts(exam).includes(section));
}
