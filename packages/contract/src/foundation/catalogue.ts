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

/** Every accepted exam type, with its name on screens. The lists that screens offer follow from this one. */
const EXAM_NAMES = {
  JEE_MAIN: "JEE Main",
  JEE_ADVANCED: "JEE Advanced",
  NEET: "NEET",
  GATE: "GATE",
  CAT: "CAT",
  UPSC: "UPSC",
  UPSC_CIVIL_SERVICES: "UPSC Civil Services",
  SSC: "SSC",
  SSC_CGL: "SSC CGL",
  BANK_PO: "Bank PO",
  IBPS_PO: "IBPS PO",
  SBI_PO: "SBI PO",
  RAILWAYS: "Railways",
  RRB_NTPC: "RRB NTPC",
  NDA: "NDA",
  CDS: "CDS",
  AFCAT: "AFCAT",
  SAT: "SAT",
  GRE: "GRE",
  GMAT: "GMAT",
  TOEFL: "TOEFL",
  IELTS: "IELTS",
  MOCK_TEST: "Mock Test",
  PREVIOUS_YEAR: "Previous Year",
  SAMPLE_PAPER: "Sample Paper",
};
export type ExamType = keyof typeof EXAM_NAMES;

type ExamTypes = [ExamType, ...ExamType[]];
export const EXAM_TYPES = Object.keys(EXAM_NAMES) as ExamTypes;

/** Styles of a quiz, which are not exams. */
export const QUIZ_EXAM_TYPES = [
  "MOCK_TEST",
  "PREVIOUS_YEAR",
  "SAMPLE_PAPER",
] as const satisfies readonly ExamType[];

/** The generator's sections with their labels. */
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

/** The engines that can write a question or a text. */
export const ENGINES = ["built-in", "gemini", "openai-compatible"] as const;
export type Engine = (typeof ENGINES)[number];

/** The learner's level. */
export const LEVELS = ["BEGINNER", "INTERMEDIATE", "ADVANCED"] as const;
export type Level = (typeof LEVELS)[number];

/** How a question is answered: with one option, with one or more, or with a typed number. */
export const KINDS = ["SINGLE", "MULTIPLE", "NUMERICAL"] as const;
export type Kind = (typeof KINDS)[number];

export const OPTIONS = ["A", "B", "C", "D"] as const;
export type Option = (typeof OPTIONS)[number];

/** Some exams offer a fifth option. */
export const LETTERS = [...OPTIONS, "E"] as const;
export type Letter = (typeof LETTERS)[number];

/**
 * Why a right answer earned nothing: the learner had seen its key, took a hint, had reached a daily limit, or
 * wrote the question.
 */
export const UNPAID_REASONS = [
  "KEY_SEEN",
  "HINT_USED",
  "AUTHOR_DAILY_LIMIT",
  "DAILY_LIMIT",
  "PAPER_GUESSES",
  "OWN_QUESTION",
  "BEING_CHECKED",
] as const;
export type UnpaidReason = (typeof UNPAID_REASONS)[number];

/** Exam types that a filter treats as one, under the name of the first. */
const EXAM_FAMILIES: readonly (readonly ExamType[])[] = [
  ["UPSC", "UPSC_CIVIL_SERVICES"],
  ["SSC", "SSC_CGL"],
  ["BANK_PO", "IBPS_PO", "SBI_PO"],
  ["RAILWAYS", "RRB_NTPC"],
];

/** The family of an exam type; most are a family of their own. */
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

const READ_AS_AWARENESS: readonly Subject[] = ["HISTORY", "GEOGRAPHY"];
/** Families whose papers have a section General Awareness. */
const AWARENESS_EXAMS: readonly ExamType[] = ["SSC", "RAILWAYS", "AFCAT"];

interface Labelled {
  subject: Subject | null;
  section?: string | undefined;
  examType?: ExamType | null | undefined;
}

/**
 * The label of a question on screens. Usually it is the subject. Reasoning, which is filed under Mathematics, and
 * what bank exams ask of Economics have the names of their sections; History and Geography are shown with the section
 * of papers that asks for them.
 */
export function subjectLabels({ subject, section, examType }: Labelled): string[] {
  if (subject === null) return [];
  const family = examType ? examFamily(examType) : undefined;
  if (section === "Reasoning" || (section === "Banking" && family === "BANK_PO")) return [section];
  const isAwareness = family && AWARENESS_EXAMS.includes(family) && READ_AS_AWARENESS.includes(subject);
  return isAwareness ? [labelOf(subject), "General Awareness"] : [labelOf(subject)];
}

/** The subjects under which a section's questions are filed. */
export function subjectsOf(section: Section): Subject[] {
  if (section === "Reasoning") return ["MATHEMATICS"];
  return SUBJECTS.filter((subject) => SECTION_OF_SUBJECT[subject] === section);
}

const names: Partial<Record<string, string>> = EXAM_NAMES;

/** `COMPUTER_SCIENCE` as a person reads it. */
export function labelOf(value: Subject | Difficulty | ExamType): string {
  return names[value] ?? value.split("_").map(capitalised).join(" ");
}

const capitalised = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

const REAL_EXAMS = EXAM_TYPES.filter((name) => !QUIZ_EXAM_TYPES.some((style) => style === name));

/** The exams, each under one name: filters, posts, practice and goals offer these. */
export const EXAMS = REAL_EXAMS.filter((exam) => !EXAM_FAMILIES.some(([name]) => name === exam));

/** One of each family, for the generator and the leaderboard: see `familyLabelOf`. */
export const FAMILIES = REAL_EXAMS.filter((exam) => examFamily(exam) === exam) as ExamTypes;

/** A family with its exams: "Bank PO (IBPS PO, SBI PO)". */
export function familyLabelOf(family: ExamType): string {
  const members = EXAMS.filter((exam) => exam !== family && examFamily(exam) === family);
  return members.length === 0 ? labelOf(family) : `${labelOf(family)} (${members.map(labelOf).join(", ")})`;
}

/**
 * What a practice can be about in addition to the subjects: the sections of papers that are not another name of a
 * subject.
 */
export const QUIZ_SECTIONS = [
  "Quantitative Aptitude",
  "Reasoning",
  "Banking",
  "Science",
] as const satisfies readonly Section[];

/**
 * What a goal can have in addition to subjects: the sections of papers that no subject's own syllabus
 * contains.
 */
export const GOAL_SECTIONS = ["Banking", "Reasoning"] as const satisfies readonly Section[];

/** The possible goals: every name of an exam, but no style of a quiz. */
export const GOAL_EXAMS = [...new Set([...EXAMS, ...FAMILIES])] as ExamTypes;

export const QUIZ_COUNTS = [5, 10, 15, 20] as const;
