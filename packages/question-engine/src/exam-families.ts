import type { ExamType } from "@prepfeed/contract/catalogue";

/** Exams that ask alike. */
export type ExamFamily =
  | "JEE"
  | "NEET"
  | "GATE"
  | "CAT"
  | "UPSC"
  | "SSC"
  | "BANK"
  | "RAILWAYS"
  | "DEFENCE"
  | "SAT"
  | "GRE"
  | "LANGUAGE"
  | "GENERAL";

export const FAMILY_OF: Record<ExamType, ExamFamily> = {
  JEE_MAIN: "JEE",
  JEE_ADVANCED: "JEE",
  NEET: "NEET",
  GATE: "GATE",
  CAT: "CAT",
  UPSC: "UPSC",
  UPSC_CIVIL_SERVICES: "UPSC",
  SSC: "SSC",
  SSC_CGL: "SSC",
  BANK_PO: "BANK",
  IBPS_PO: "BANK",
  SBI_PO: "BANK",
  RAILWAYS: "RAILWAYS",
  RRB_NTPC: "RAILWAYS",
  NDA: "DEFENCE",
  CDS: "DEFENCE",
  AFCAT: "DEFENCE",
  SAT: "SAT",
  GRE: "GRE",
  GMAT: "GRE",
  TOEFL: "LANGUAGE",
  IELTS: "LANGUAGE",
  MOCK_TEST: "GENERAL",
  PREVIOUS_YEAR: "GENERAL",
  SAMPLE_PAPER: "GENERAL",
};
