import { randomId } from "@mantine/hooks";
import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";
import { mockMessages } from "@prepfeed/contract/mock-tests/mock-messages";
import type { NewMockTestInput } from "@prepfeed/contract/mock-tests/mock-tests";
import type { OwnSource } from "@prepfeed/contract/mock-tests/paper-rules";

/** The initial values of the form, also used if no number is given. */
export const MOCK_TEST_DEFAULTS = { duration: 60, totalQuestions: 10 } as const;

export const MOCK_TEST_DIFFICULTIES = ["EASY", "MEDIUM", "HARD", "MIXED"] as const;

/** The source of the questions. */
const SOURCES = ["subject", "pattern", "sections", "posts"] as const;

export const OWN_CHOICES = [
  { value: "bookmarks", label: "My bookmarks" },
  { value: "posts", label: "My posts" },
] satisfies { value: OwnSource; label: string }[];

/** An exam decides the questions, or only how they are marked. */
export const needsExam = (source: MockTestDraft["source"]) => source === "subject" || source === "pattern";

export interface SectionDraft {
  /** Identifies it, whatever is typed and removed. */
  key: string;
  name: string;
  /** Blank for new questions. */
  from: OwnSource | "";
  subject: string;
  questions: string;
  marks: string;
  negativeMarks: string;
}

export interface MockTestDraft {
  source: (typeof SOURCES)[number];
  from: OwnSource;
  /** Whether single questions are chosen; otherwise they are taken in order. */
  isPicked: boolean;
  picks: string[];
  title: string;
  description: string;
  subject: string;
  examType: string;
  duration: string;
  totalQuestions: string;
  difficultyLevel: (typeof MOCK_TEST_DIFFICULTIES)[number];
  instructions: string;
  pattern: string;
  form: "full" | "short" | "section";
  section: string;
  sections: SectionDraft[];
  visibility: "public" | "link" | "private";
  shuffled: boolean;
  startsAt: string;
  endsAt: string;
}

/** The name of a section after this many others: A, B, C… */
export function newSection(place: number): SectionDraft {
  return {
    key: randomId(),
    name: `Section ${String.fromCharCode(FIRST_LETTER + place)}`,
    from: "",
    subject: "",
    questions: String(MOCK_TEST_DEFAULTS.totalQuestions),
    marks: "4",
    negativeMarks: "1",
  };
}

const FIRST_LETTER = "A".charCodeAt(0);

export const NEW_DRAFT: MockTestDraft = {
  source: "subject",
  from: "bookmarks",
  isPicked: false,
  picks: [],
  title: "",
  description: "",
  subject: "",
  examType: "",
  duration: String(MOCK_TEST_DEFAULTS.duration),
  totalQuestions: String(MOCK_TEST_DEFAULTS.totalQuestions),
  difficultyLevel: "MEDIUM",
  instructions: "",
  pattern: "",
  form: "full",
  section: "",
  sections: [newSection(0)],
  visibility: "private",
  shuffled: false,
  startsAt: "",
  endsAt: "",
};

export const isPicking = ({ source, isPicked }: MockTestDraft) => source === "posts" && isPicked;

/** A whole number of at least 1, as it was typed; anything else becomes the default. */
export function numberOr(fallback: number, typed: string): number {
  const number = Number.parseInt(typed, 10);
  return Number.isFinite(number) && number > 0 ? number : fallback;
}

export type Mistakes = Partial<Record<keyof MockTestDraft, string>>;

export function mistakesIn(draft: MockTestDraft): Mistakes {
  const isSubject = draft.source === "subject";
  const hasTotal = isSubject || (draft.source === "posts" && !draft.isPicked);
  const duration = numberOr(MOCK_TEST_DEFAULTS.duration, draft.duration);
  const questions = numberOr(MOCK_TEST_DEFAULTS.totalQuestions, draft.totalQuestions);
  return {
    ...(draft.title.trim() === "" && { title: mockMessages.titleRequired }),
    ...(isSubject && draft.subject === "" && { subject: "Subject is required" }),
    ...(needsExam(draft.source) && draft.examType === "" && { examType: "Exam type is required" }),
    ...(draft.source === "pattern" &&
      draft.examType !== "" &&
      draft.pattern === "" && { pattern: "There is no pattern for this exam" }),
    ...(draft.source === "pattern" &&
      draft.form === "section" &&
      draft.section === "" && { section: "Please choose a section" }),
    ...(draft.source !== "pattern" && duration > Limits.maxMinutes && { duration: mockMessages.duration }),
    ...(hasTotal && questions > Limits.maxQuestions && { totalQuestions: mockMessages.questions }),
    ...(isPicking(draft) && draft.picks.length === 0 && { picks: "Pick at least one question" }),
    ...(draft.source === "sections" &&
      draft.sections.some(
        ({ name, from, subject }) => name.trim() === "" || (from === "" && subject === ""),
      ) && {
        sections: "Every section needs a name and a subject",
      }),
    ...((draft.startsAt === "") !== (draft.endsAt === "") && { endsAt: "An event needs a start and an end" }),
  };
}

/** The request; times are in the user's time zone. */
export function inputOf(draft: MockTestDraft): NewMockTestInput {
  const common = {
    title: draft.title.trim(),
    description: draft.description,
    instructions: draft.instructions,
    difficultyLevel: draft.difficultyLevel,
    visibility: draft.visibility,
    shuffled: draft.shuffled,
    ...(draft.startsAt && { startsAt: new Date(draft.startsAt).toISOString() }),
    ...(draft.endsAt && { endsAt: new Date(draft.endsAt).toISOString() }),
  };
  const duration = numberOr(MOCK_TEST_DEFAULTS.duration, draft.duration);
  if (draft.source === "pattern")
    return {
      ...common,
      difficultyLevel: "MIXED",
      pattern: draft.pattern,
      form: draft.form,
      ...(draft.form === "section" && { section: draft.section }),
    };
  if (draft.source === "sections")
    return {
      ...common,
      duration,
      ...(draft.examType && { examType: draft.examType }),
      sections: draft.sections.map(({ name, from, subject, questions, marks, negativeMarks }) => ({
        name,
        ...(from && { from }),
        ...(subject && { subject }),
        questions: numberOr(MOCK_TEST_DEFAULTS.totalQuestions, questions),
        marks: marks.trim() || "1",
        negativeMarks: negativeMarks.trim() || "0",
      })),
    };
  if (isPicking(draft))
    return {
      ...common,
      ...(draft.examType && { examType: draft.examType }),
      difficultyLevel: "MIXED",
      duration,
      questionIds: draft.picks,
    };
  return {
    ...common,
    ...(draft.source === "posts" && { from: draft.from }),
    ...(draft.subject && { subject: draft.subject }),
    ...(draft.examType && { examType: draft.examType }),
    duration,
    totalQuestions: numberOr(MOCK_TEST_DEFAULTS.totalQuestions, draft.totalQuestions),
  };
}
