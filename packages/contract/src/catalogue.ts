/** What can be studied: the closed lists that the API, the screens and the question engine share. */

export const SUBJECTS = [
  "MATHEMATICS",
  "PHYSICS",
  "CHEMISTRY",
  "BIOLOGY",
  "ENGLISH",
  "HISTORY",
  "GEOGRAPHY",
  "ECONOMICS",
  "COMPUTER_SCIENCE",
  "GENERAL_KNOWLEDGE",
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const DIFFICULTIES = ["EASY", "MEDIUM", "HARD"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Every exam type that is accepted anywhere; the screens offer parts of this list. */
export const EXAM_TYPES = [
  "JEE_MAIN",
  "JEE_ADVANCED",
  "NEET",
  "GATE",
  "CAT",
  "UPSC",
  "UPSC_CIVIL_SERVICES",
  "SSC",
  "SSC_CGL",
  "BANK_PO",
  "IBPS_PO",
  "SBI_PO",
  "RAILWAYS",
  "RRB_NTPC",
  "NDA",
  "CDS",
  "AFCAT",
  "SAT",
  "GRE",
  "GMAT",
  "TOEFL",
  "IELTS",
  "MOCK_TEST",
  "PREVIOUS_YEAR",
  "SAMPLE_PAPER",
] as const;
export type ExamType = (typeof EXAM_TYPES)[number];

/** The generator's sections, as a person reads them. */
export const SECTIONS = [
  "Programming",
  "Quantitative Aptitude",
  "English Language",
  "General Awareness",
  "Science",
  "Banking",
  "Reasoning",
] as const;
export type Section = (typeof SECTIONS)[number];
