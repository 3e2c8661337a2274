import type { Pattern } from "@prepfeed/contract/mock-tests/mock-tests";
import { counted } from "../../../wording/counted.ts";
import { isPicking, MOCK_TEST_DEFAULTS, type MockTestDraft, numberOr } from "./mock-test-draft.ts";

/** A description of the paper in one line. */
export function previewText(draft: MockTestDraft, patterns: readonly Pattern[]): string {
  const minutes = numberOr(MOCK_TEST_DEFAULTS.duration, draft.duration);
  const asked = lineOf(numberOr(MOCK_TEST_DEFAULTS.totalQuestions, draft.totalQuestions), minutes);
  if (draft.source === "subject") return asked;
  if (isPicking(draft)) return `${lineOf(draft.picks.length, minutes)}, picked by you`;
  if (draft.source === "posts") return `${asked}, from your ${draft.from}`;
  if (draft.source === "sections") {
    const questions = draft.sections.reduce(
      (sum, each) => sum + numberOr(MOCK_TEST_DEFAULTS.totalQuestions, each.questions),
      0,
    );
    return `${counted(draft.sections.length, "section")}, ${lineOf(questions, minutes)}`;
  }
  const pattern = patterns.find(({ id }) => id === draft.pattern);
  if (!pattern) return "Choose an exam with a pattern.";
  const told = pattern.sections.map(({ name, questions }) => `${name} ${questions}`).join(", ");
  if (draft.form === "full") return `${lineOf(pattern.totalQuestions, pattern.durationMinutes)}: ${told}`;
  if (draft.form === "short")
    return `About a third of ${counted(pattern.totalQuestions, "question")} and of ${counted(pattern.durationMinutes, "minute")}: ${told}`;
  const section = pattern.sections.find(({ name }) => name === draft.section);
  return section ? `${section.name}: ${counted(section.questions, "question")}` : "Choose a section.";
}

const lineOf = (questions: number, minutes: number) =>
  `${counted(questions, "question")} in ${counted(minutes, "minute")}`;
