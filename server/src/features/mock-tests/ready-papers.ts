import type { ExamType } from "@prepfeed/contract/foundation/catalogue";
import { examFamily } from "@prepfeed/contract/foundation/catalogue";
import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";
import { type ExamPattern, rulesOf } from "@prepfeed/contract/mock-tests/paper-rules";
import { EXAM_PATTERNS } from "@prepfeed/question-engine/exams";
import { hashedId } from "../../rules/question-identity.ts";
import type { TestWithAuthor } from "./mock-tests.queries.ts";

/** Papers that are the same for everybody. They are listed from this table, so that listing composes none. */
export interface ReadyPaper {
  test: TestWithAuthor;
  pattern: ExamPattern;
}

const NUMBERS = Array.from({ length: Limits.readyPerPattern }, (_, at) => at + 1);
const formOf = (number: number) => (number === Limits.readyPerPattern ? "short" : "full");

const READY: readonly ReadyPaper[] = EXAM_PATTERNS.flatMap((pattern) =>
  NUMBERS.map((number) => ({ pattern, test: testOf(pattern, number) })),
);

function testOf(pattern: ExamPattern, number: number): TestWithAuthor {
  const form = formOf(number);
  const { durationMinutes, locked, aids, dropPolicy, sections } = pattern;
  const whole = { durationMinutes, locked, aids, dropPolicy, sections };
  return {
    id: hashedId(`ready paper ${pattern.id} ${number}`),
    is_ready: true,
    title: `${pattern.name} ${pattern.year}: ${form === "short" ? "short mock" : `mock ${number}`}`,
    description: "",
    instructions: "",
    subject: null,
    exam_type: pattern.examType,
    difficulty: "MIXED",
    pattern: pattern.id,
    year: pattern.year,
    form,
    visibility: "public",
    shuffled: false,
    rules: rulesOf(pattern, form) ?? whole,
    notes: pattern.notes,
    cut_offs: form === "full" ? pattern.cutOffs : [],
    starts_at: null,
    ends_at: null,
    sat_count: 0,
    created_at: new Date(0),
    withdrawn_at: null,
    author_id: null,
    author_username: null,
    author_full_name: null,
    author_picture: null,
    author_verified: null,
  };
}

/** All, or those of an exam and its family. */
export function readyPapers(examType: ExamType | undefined): TestWithAuthor[] {
  const family = examType && examFamily(examType);
  return READY.filter(({ pattern }) => !family || examFamily(pattern.examType) === family).map(
    ({ test }) => test,
  );
}

export const readyPaper = (id: string) => READY.find(({ test }) => test.id === id);
