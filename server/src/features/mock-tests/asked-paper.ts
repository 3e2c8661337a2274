import { type ExamType, labelOf } from "@prepfeed/contract/foundation/catalogue";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";
import type { NewMockTest } from "@prepfeed/contract/mock-tests/mock-tests";
import {
  type ExamPattern,
  type Form,
  type PaperRules,
  rulesOf,
  totalQuestions,
} from "@prepfeed/contract/mock-tests/paper-rules";
import { patternOf } from "@prepfeed/question-engine/exams";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { papersOf } from "../../rules/exam-papers.ts";

export interface AskedPaper {
  rules: PaperRules;
  pattern: ExamPattern | undefined;
  form: Form | "own";
  examType: ExamType | undefined;
}

const DEFAULTS = { duration: 60, totalQuestions: 10 } as const;

/**
 * Interprets the fields of a request: a pattern in one of its forms, own sections, own posts or bookmarks, or a
 * subject.
 */
export function askedPaper(asked: NewMockTest): AskedPaper {
  if (asked.sections && asked.sections.length > 0) return withinLimits(ofSections(asked, asked.sections));
  const { from = "bookmarks", questionIds: picked } = asked;
  if (picked && picked.length > 0)
    return withinLimits(ofSubject({ ...asked, from, subject: undefined, totalQuestions: picked.length }));
  if (asked.from) return withinLimits(ofSubject(asked));
  const isOwn = asked.subject ?? asked.duration ?? asked.totalQuestions;
  if (asked.pattern || asked.form || (asked.examType && !isOwn)) return ofPattern(asked);
  if (!isOwn && !asked.examType) throw new AppError("invalid-request", refusals.mockTests.nothingAsked);
  return withinLimits(ofSubject(asked));
}

function ofPattern({ pattern: id, examType, form = "full", section }: NewMockTest): AskedPaper {
  const pattern = id ? patternOf(id) : examType && papersOf(examType)[0];
  if (!pattern) {
    throw id
      ? fieldRefusal("invalid-request", "pattern", refusals.mockTests.unknownPattern)
      : fieldRefusal("invalid-request", "examType", refusals.mockTests.noPattern);
  }
  const rules = rulesOf(pattern, form, section);
  if (!rules) throw fieldRefusal("invalid-request", "section", refusals.mockTests.unknownSection);
  return { rules, pattern, form, examType: pattern.examType };
}

const FREE = { aids: [], dropPolicy: "marks-to-all" } as const satisfies Partial<PaperRules>;

/** With an exam, its papers' marks apply; without one a right answer is worth one mark. */
function ofSubject({ from, subject, examType, duration, totalQuestions: count }: NewMockTest): AskedPaper {
  const [pattern] = examType ? papersOf(examType) : [];
  const rule = pattern?.sections[0]?.rules.find(({ kind }) => kind === "SINGLE");
  const { marks = "1", negativeMarks = "0" } = rule ?? {};
  const rules: PaperRules = {
    ...FREE,
    aids: [...FREE.aids],
    durationMinutes: duration ?? DEFAULTS.duration,
    locked: false,
    sections: [
      {
        name: subject ? labelOf(subject) : "All topics",
        about: [{ from, subject, weight: 1 }],
        rules: [
          { kind: "SINGLE", count: count ?? DEFAULTS.totalQuestions, marks, negativeMarks, partial: false },
        ],
        durationMinutes: null,
      },
    ],
  };
  return { rules, pattern: undefined, form: "own", examType };
}

function ofSections(
  { examType, duration }: NewMockTest,
  sections: NonNullable<NewMockTest["sections"]>,
): AskedPaper {
  const clocks = sections.map(({ durationMinutes }) => durationMinutes ?? 0);
  const locked = clocks.every((minutes) => minutes > 0);
  if (!locked && clocks.some((minutes) => minutes > 0))
    throw fieldRefusal("invalid-request", "sections", refusals.mockTests.someClocks);
  const rules: PaperRules = {
    ...FREE,
    aids: [...FREE.aids],
    durationMinutes: locked
      ? clocks.reduce((sum, minutes) => sum + minutes, 0)
      : (duration ?? DEFAULTS.duration),
    locked,
    sections: sections.map(
      ({ name, from, subject, section, topic, questions: count, durationMinutes, ...rule }) => ({
        name,
        about: [
          {
            ...(from ? { from, subject } : topic ? { topic, subject } : section ? { section } : { subject }),
            weight: 1,
          },
        ],
        rules: [
          { kind: "SINGLE", count, marks: rule.marks, negativeMarks: rule.negativeMarks, partial: false },
        ],
        durationMinutes: durationMinutes ?? null,
      }),
    ),
  };
  return { rules, pattern: undefined, form: "own", examType };
}

function withinLimits(asked: AskedPaper): AskedPaper {
  if (totalQuestions(asked.rules) > Limits.maxQuestions)
    throw new AppError("invalid-request", refusals.mockTests.tooManyQuestions);
  if (asked.rules.durationMinutes > Limits.maxMinutes)
    throw new AppError("invalid-request", refusals.mockTests.tooLong);
  return asked;
}
