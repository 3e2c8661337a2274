import { type ExamType, examFamily } from "../foundation/catalogue.ts";

/** How an exam marks a question with one right option, and the time for it. */
interface ExamRule {
  right: number;
  /** What a wrong answer costs. */
  wrong: number;
  /** Seconds for a question: the paper's time divided by its questions. */
  seconds: number;
}

/**
 * The exam patterns' rules that practice uses, for the web app, which does not load the exams' files. A test compares
 * the two. If questions of one exam differ in marks, these are the first paper's, or shares of one mark.
 */
const RULES: Partial<Record<ExamType, ExamRule>> = {
  JEE_MAIN: { right: 4, wrong: 1, seconds: 144 },
  JEE_ADVANCED: { right: 3, wrong: 1, seconds: 200 },
  NEET: { right: 4, wrong: 1, seconds: 60 },
  GATE: { right: 1, wrong: 1 / 3, seconds: 166 },
  CAT: { right: 3, wrong: 1, seconds: 106 },
  UPSC: { right: 2, wrong: 2 / 3, seconds: 72 },
  SSC: { right: 2, wrong: 0.5, seconds: 36 },
  BANK_PO: { right: 1, wrong: 0.25, seconds: 36 },
  RAILWAYS: { right: 1, wrong: 1 / 3, seconds: 54 },
  NDA: { right: 1, wrong: 1 / 3, seconds: 60 },
  CDS: { right: 1, wrong: 1 / 3, seconds: 60 },
  AFCAT: { right: 3, wrong: 1, seconds: 72 },
  SAT: { right: 1, wrong: 0, seconds: 82 },
  GRE: { right: 1, wrong: 0, seconds: 98 },
  GMAT: { right: 1, wrong: 0, seconds: 127 },
};

/** Undefined for an exam without mock papers, and for a quiz style. */
export function examRule(examType: ExamType): ExamRule | undefined {
  return RULES[examFamily(examType)];
}
