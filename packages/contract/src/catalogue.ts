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

/** Who can write a question or a text. */
export const ENGINES = ["built-in", "gemini", "openai-compatible"] as const;
export type Engine = (typeof ENGINES)[number];

/** How far a learner is. */
export const LEVELS = ["BEGINNER", "INTERMEDIATE", "ADVANCED"] as const;
export type Level = (typeof LEVELS)[number];

/** How a question is answered: with one option, with one or more, or with a number that is typed in. */
export const KINDS = ["SINGLE", "MULTIPLE", "NUMERICAL"] as const;
export type Kind = (typeof KINDS)[number];

export const OPTIONS = ["A", "B", "C", "D"] as const;
export type Option = (typeof OPTIONS)[number];

/** Some exams offer a fifth. */
export const LETTERS = [...OPTIONS, "E"] as const;
export type Letter = (typeof LETTERS)[number];

/** Why a right answer earned nothing: its key had been seen, a hint was taken, its author's posts had earned enough that day, or it was one's own. */
export const UNPAID_REASONS = ["KEY_SEEN", "HINT_USED", "AUTHOR_DAILY_LIMIT", "OWN_QUESTION"] as const;
export type UnpaidReason = (typeof UNPAID_REASONS)[number];

/** Exam types that a filter finds together, under the name of the first. */
const EXAM_FAMILIES: readonly (readonly ExamType[])[] = [
  ["UPSC", "UPSC_CIVIL_SERVICES"],
  ["SSC", "SSC_CGL"],
  ["BANK_PO", "IBPS_PO", "SBI_PO"],
  ["RAILWAYS", "RRB_NTPC"],
];

/** The family an exam type belongs to; most are a family of their own. */
export function examFamily(examType: ExamType): ExamType {
  return EXAM_FAMILIES.find((family) => family.includes(examType))?.[0] ?? examType;
}

const SECTION_OF_SUBJECT: Partial<Record<Subject, Section>> = {
  COMPUTER_SCIENCE: "Programming",
  MATHEMATICS: "Quantitative Aptitude",
  ENGLISH: "English Language",
  GENERAL_KNOWLEDGE: "General Awareness",
  PHYSICS: "Science",
  CHEMISTRY: "Science",
  BIOLOGY: "Science",
  ECONOMICS: "Banking",
};

export function sectionOf(subject: Subject): Section {
  return SECTION_OF_SUBJECT[subject] ?? "Programming";
}

/** The subjects that a section's questions are kept under. */
export function subjectsOf(section: Section): Subject[] {
  if (section === "Reasoning") return ["MATHEMATICS"];
  return SUBJECTS.filter((subject) => SECTION_OF_SUBJECT[subject] === section);
}

const ACRONYMS = new Set([
  "JEE",
  "NEET",
  "GATE",
  "CAT",
  "UPSC",
  "SSC",
  "CGL",
  "PO",
  "IBPS",
  "SBI",
  "RRB",
  "NTPC",
  "NDA",
  "CDS",
  "AFCAT",
  "SAT",
  "GRE",
  "GMAT",
  "TOEFL",
  "IELTS",
]);

/** `COMPUTER_SCIENCE` as a person reads it. */
export function labelOf(value: Subject | Difficulty | ExamType): string {
  return value
    .split("_")
    .map((word) => (ACRONYMS.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()))
    .join(" ");
}

/** The exams, each by its one name: whoever filters, posts, practises or sets a goal chooses from these. */
export const EXAMS = [
  "JEE_MAIN",
  "JEE_ADVANCED",
  "NEET",
  "GATE",
  "CAT",
  "UPSC_CIVIL_SERVICES",
  "SSC_CGL",
  "IBPS_PO",
  "SBI_PO",
  "RRB_NTPC",
  "NDA",
  "CDS",
  "AFCAT",
  "SAT",
  "GRE",
  "GMAT",
  "TOEFL",
  "IELTS",
] as const satisfies readonly ExamType[];

/** One of each family, for the generator and the leaderboard: see `familyLabelOf`. */
export const FAMILIES = [
  "JEE_MAIN",
  "JEE_ADVANCED",
  "NEET",
  "GATE",
  "CAT",
  "UPSC",
  "SSC",
  "BANK_PO",
  "RAILWAYS",
  "NDA",
  "CDS",
  "AFCAT",
  "SAT",
  "GRE",
  "GMAT",
  "TOEFL",
  "IELTS",
] as const satisfies readonly ExamType[];

/** A family with the exams that it stands for: "Bank PO (IBPS PO, SBI PO)". */
export function familyLabelOf(family: ExamType): string {
  const members = EXAMS.filter((exam) => exam !== family && examFamily(exam) === family);
  return members.length === 0 ? labelOf(family) : `${labelOf(family)} (${members.map(labelOf).join(", ")})`;
}

/** What a practice can be about besides the subjects: the sections of papers that are no subject's other name. */
export const QUIZ_SECTIONS = [
  "Quantitative Aptitude",
  "Reasoning",
  "Banking",
  "Science",
] as const satisfies readonly Section[];

export const QUIZ_EXAM_TYPES = [
  "MOCK_TEST",
  "PREVIOUS_YEAR",
  "SAMPLE_PAPER",
] as const satisfies readonly ExamType[];

/** What can be prepared for: every name of an exam, but no style of a quiz. */
export const GOAL_EXAMS = [...new Set([...EXAMS, ...FAMILIES])] as [ExamType, ...ExamType[]];

export const QUIZ_COUNTS = [5, 10, 15, 20] as const;
