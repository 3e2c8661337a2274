import { type MarkedPaper, markPaper, ruleOf } from "@prepfeed/contract/mock-tests/paper-marking";
import type { PaperRules } from "@prepfeed/contract/mock-tests/paper-rules";
import { tieKeyOf } from "@prepfeed/contract/mock-tests/tie-breaks";
import type { Row } from "../../../db/row.ts";
import type { mockTestQuestions, questions } from "../../../db/schema.ts";
import { isDropped, keyOf } from "../../../rules/answer-key.ts";

interface Given {
  question: Row<typeof mockTestQuestions, "section" | "rule"> &
    Row<typeof questions, "kind" | "correct_answer" | "tolerance" | "also_right" | "state">;
  answer: string | null;
}

/** Marks an attempt by the rules of its paper; `marks` are in the order of the answers. */
export function markAttempt(
  rules: PaperRules,
  given: readonly Given[],
): MarkedPaper & {
  /** Decides between equal scores. */
  tieKey: number[];
} {
  const marked = markPaper(
    given.map(({ question, answer }) => ({
      section: question.section,
      rule: ruleOf(rules, question),
      key: keyOf(question),
      answer,
      isDropped: isDropped(question.state),
    })),
    rules.sections.length,
    rules.dropPolicy,
  );
  return { ...marked, tieKey: tieKeyOf(rules, marked) };
}
