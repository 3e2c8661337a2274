import type { Section, Subject } from "@prepfeed/contract/foundation/catalogue";
import type {
  About,
  ExamPattern,
  MarkRule,
  PaperSection,
  TieBreak,
} from "@prepfeed/contract/mock-tests/paper-rules";

/** Functions that describe real papers, by year: only facts of form. Unknown facts are listed in the notes. */

export const single = (count: number, marks: string, negativeMarks: string): MarkRule => ({
  kind: "SINGLE",
  count,
  marks,
  negativeMarks,
  partial: false,
});
export const multiple = (count: number, marks: string, negativeMarks: string, partial = false): MarkRule => ({
  kind: "MULTIPLE",
  count,
  marks,
  negativeMarks,
  partial,
});
export const numerical = (count: number, marks: string, negativeMarks = "0"): MarkRule => ({
  kind: "NUMERICAL",
  count,
  marks,
  negativeMarks,
  partial: false,
});

export const subject = (name: Subject, weight = 1): About => ({ subject: name, weight });
export const section = (name: Section, weight = 1): About => ({ section: name, weight });

export const part = (
  name: string,
  about: About | About[],
  rules: MarkRule[],
  durationMinutes: number | null = null,
): PaperSection => ({ name, about: [about].flat(), rules, durationMinutes });

/** Marks by subject, then fewer wrong answers for each right one, in total and by subject. */
export const ntaTieBreaks = (subjects: string[]): TieBreak[] => [
  ...subjects.map((section): TieBreak => ({ by: "marks", section })),
  { by: "wrong to right" },
  ...subjects.map((section): TieBreak => ({ by: "wrong to right", section })),
];

export const RAW = "The score here is raw marks; the exam scales it in a way that is not published.";

const DEFAULTS = {
  locked: false,
  aids: [],
  verified: true,
  options: 4,
  languages: "English and Hindi",
  dropPolicy: "marks-to-all",
  tieBreaks: [],
  notes: [],
  cutOffs: [],
} as const;

type Defaults = Pick<ExamPattern, keyof typeof DEFAULTS>;

/** A paper as an exam's file has it: the exam's name is added where it is registered. */
export type PatternEntry = Omit<ExamPattern, keyof typeof DEFAULTS | "examType"> & Partial<Defaults>;

export function patternFrom(entry: PatternEntry, examType: ExamPattern["examType"]): ExamPattern {
  const { id, paper, ...rest } = entry;
  return {
    ...DEFAULTS,
    id,
    examType,
    paper,
    ...rest,
    aids: [...(entry.aids ?? DEFAULTS.aids)],
    tieBreaks: [...(entry.tieBreaks ?? DEFAULTS.tieBreaks)],
    notes: [...(entry.notes ?? DEFAULTS.notes)],
    cutOffs: [...(entry.cutOffs ?? DEFAULTS.cutOffs)],
  };
}
