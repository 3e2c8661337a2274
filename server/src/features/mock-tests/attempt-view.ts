import type { Attempt, AttemptQuestion, SavedAnswer } from "@prepfeed/contract/mock-attempts";
import { type MarkRule, questionsOf } from "@prepfeed/contract/paper-rules";
import { contentView } from "../../db/sql/question-content.ts";
import type { AttemptRow, QuestionOfAttempt, SavedRow } from "./attempts.queries.ts";
import { inOrderOf } from "./shuffle-questions.ts";

/** What is seen while an attempt runs: every field is named, and none tells a key. */
export function attemptView(
  row: AttemptRow,
  questions: readonly QuestionOfAttempt[],
  { sessionId, now }: { sessionId: string; now: Date },
): Attempt {
  const ordered = inOrderOf(row, questions);
  return {
    id: row.id,
    testId: row.test_id,
    title: row.title,
    instructions: row.instructions,
    examType: row.exam_type,
    number: row.number,
    timed: row.timed,
    extraTime: row.extra_time,
    startedAt: row.started_at.toISOString(),
    endsAt: row.timed ? row.ends_at.toISOString() : null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    serverTime: now.toISOString(),
    locked: row.section_starts !== null,
    aids: row.rules.aids,
    isElsewhere: row.finished_at === null && row.session_id !== sessionId,
    sections: row.rules.sections.map((section, at) => {
      const startsAt = row.section_starts?.[at];
      const hasBegun = !startsAt || startsAt <= now;
      return {
        name: section.name,
        total: questionsOf(section),
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: row.section_ends?.[at]?.toISOString() ?? null,
        questions: ordered.flatMap((question, place) =>
          hasBegun && question.section === at
            ? [questionView(question, place + 1, ruleOf(row, question))]
            : [],
        ),
      };
    }),
  };
}

export function ruleOf(
  { rules }: Pick<AttemptRow, "rules">,
  { section, rule }: Pick<QuestionOfAttempt, "section" | "rule">,
): MarkRule {
  const found = rules.sections[section]?.rules[rule];
  if (!found) throw new Error("a question of a paper without its rule");
  return found;
}

function questionView(question: QuestionOfAttempt, number: number, rule: MarkRule): AttemptQuestion {
  return {
    id: question.id,
    number,
    ...contentView(question),
    marks: rule.marks,
    negativeMarks: rule.negativeMarks,
    partial: rule.partial,
    saved: question.saved && savedView(question.saved),
  };
}

export function savedView({ answer, marked, sequence, time_spent, confidence }: SavedRow): SavedAnswer {
  return { answer, marked, sequence, timeSpent: time_spent, confidence };
}
