import type { StudyBadge } from "@prepfeed/contract/learning/study-badges";

/** What badges are given for. */
export interface StudyFigures {
  answers: number;
  correct: number;
  reviews: number;
  bestDaysInARow: number;
  topicsMastered: number;
  mocksFinished: number;
  fullMocksFinished: number;
  /** Comments that others found helpful. */
  helpfulComments: number;
  /** Own questions that many people have answered. */
  answeredQuestions: number;
}

/**
 * The number of likes that makes a comment helpful, and the number of answers that makes a question well
 * answered.
 */
export const HELPFUL_LIKES = 3;
export const MANY_ANSWERS = 30;

/** With few answers, accuracy says nothing. */
const ENOUGH_ANSWERS = 200;
const ACCURATE = 85;

type Rule = Omit<StudyBadge, "have"> & { of: (figures: StudyFigures) => number };

const rule = (kind: StudyBadge["kind"], name: string, need: number, goal: string, of: Rule["of"]): Rule => ({
  kind,
  name,
  need,
  goal,
  of,
});

const RULES: readonly Rule[] = [
  rule("answers", "First Hundred", 100, "100 right answers", ({ correct }) => correct),
  rule("answers", "First Thousand", 1_000, "1,000 right answers", ({ correct }) => correct),
  rule("answers", "Five Thousand", 5_000, "5,000 right answers", ({ correct }) => correct),
  rule("answers", "Sure Hand", ACCURATE, "85% right of 200 answers or more", ({ answers, correct }) =>
    answers < ENOUGH_ANSWERS ? 0 : Math.floor((100 * correct) / answers),
  ),
  rule("days", "Warming Up", 3, "3 days in a row", ({ bestDaysInARow }) => bestDaysInARow),
  rule("days", "A Whole Week", 7, "7 days in a row", ({ bestDaysInARow }) => bestDaysInARow),
  rule("days", "A Whole Month", 30, "30 days in a row", ({ bestDaysInARow }) => bestDaysInARow),
  rule("days", "A Hundred Days", 100, "100 days in a row", ({ bestDaysInARow }) => bestDaysInARow),
  rule("topics", "First Topic", 1, "1 topic mastered", ({ topicsMastered }) => topicsMastered),
  rule("topics", "Well Read", 5, "5 topics mastered", ({ topicsMastered }) => topicsMastered),
  rule("topics", "All-Rounder", 20, "20 topics mastered", ({ topicsMastered }) => topicsMastered),
  rule("mocks", "First Mock", 1, "1 mock exam finished", ({ mocksFinished }) => mocksFinished),
  rule("mocks", "Used to the Clock", 5, "5 mock exams finished", ({ mocksFinished }) => mocksFinished),
  rule("mocks", "Exam-Hardened", 20, "20 mock exams finished", ({ mocksFinished }) => mocksFinished),
  rule("mocks", "Full Length", 1, "1 mock exam of full length", ({ fullMocksFinished }) => fullMocksFinished),
  rule("reviews", "Not Forgotten", 100, "100 reviews", ({ reviews }) => reviews),
  rule("reviews", "Long Memory", 1_000, "1,000 reviews", ({ reviews }) => reviews),
  rule("people", "Good Advice", 1, "A comment with 3 likes", ({ helpfulComments }) => helpfulComments),
  rule("people", "Mentor", 10, "10 comments with 3 likes each", ({ helpfulComments }) => helpfulComments),
  rule(
    "people",
    "Worth Asking",
    1,
    "An own question answered by 30 people",
    (figures) => figures.answeredQuestions,
  ),
];

export function studyBadges(figures: StudyFigures): StudyBadge[] {
  return RULES.map(({ of, ...badge }) => ({ ...badge, have: Math.min(badge.need, of(figures)) }));
}
