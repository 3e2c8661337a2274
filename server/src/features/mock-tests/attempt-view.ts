import type { Attempt, AttemptQuestion, SavedAnswer } from "@prepfeed/contract/mock-tests/mock-attempts";
import { ruleOf } from "@prepfeed/contract/mock-tests/paper-marking";
import { type MarkRule, questionsOf } from "@prepfeed/contract/mock-tests/paper-rules";
import { contentView } from "../../db/sql/question-content.ts";
import type { AttemptRow } from "./attempts.queries.ts";
import type { QuestionOfAttempt, SavedRow } from "./saved-answers.queries.ts";
import { inOrderOf } from "./shuffle-questions.ts";

/** The view of a running attempt. Every field is named, and none reveals a key. */
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
            ? [questionView(question, place + 1, ruleOf(row.rules, question))]
            : [],
        ),
      };
    }),
  };
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
