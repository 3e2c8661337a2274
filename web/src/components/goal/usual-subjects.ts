import { type ExamType, examFamily, type Subject } from "@prepfeed/contract/catalogue";

/** What the papers of an exam are made of; the learner changes it as they like. */
const USUAL: Partial<Record<ExamType, readonly Subject[]>> = {
  JEE_MAIN: ["MATHEMATICS", "PHYSICS", "CHEMISTRY"],
  JEE_ADVANCED: ["MATHEMATICS", "PHYSICS", "CHEMISTRY"],
  NEET: ["PHYSICS", "CHEMISTRY", "BIOLOGY"],
  GATE: ["COMPUTER_SCIENCE", "MATHEMATICS", "ENGLISH"],
  CAT: ["MATHEMATICS", "ENGLISH"],
  UPSC: ["HISTORY", "GEOGRAPHY", "ECONOMICS", "GENERAL_KNOWLEDGE"],
  SSC: ["MATHEMATICS", "ENGLISH", "GENERAL_KNOWLEDGE"],
  BANK_PO: ["MATHEMATICS", "ENGLISH", "ECONOMICS", "GENERAL_KNOWLEDGE"],
  RAILWAYS: ["MATHEMATICS", "GENERAL_KNOWLEDGE"],
  NDA: ["MATHEMATICS", "ENGLISH", "PHYSICS", "CHEMISTRY", "HISTORY", "GEOGRAPHY", "GENERAL_KNOWLEDGE"],
  CDS: ["MATHEMATICS", "ENGLISH", "GENERAL_KNOWLEDGE"],
  AFCAT: ["MATHEMATICS", "ENGLISH", "GENERAL_KNOWLEDGE"],
  SAT: ["MATHEMATICS", "ENGLISH"],
  GRE: ["MATHEMATICS", "ENGLISH"],
  GMAT: ["MATHEMATICS", "ENGLISH"],
  TOEFL: ["ENGLISH"],
  IELTS: ["ENGLISH"],
};

export function usualSubjects(exam: ExamType): Subject[] {
  return [...(USUAL[examFamily(exam)] ?? [])];
}
