import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { keepLateAnswer } from "@prepfeed/contract/mock-tests/mock-attempts";
import { mockMessages } from "@prepfeed/contract/mock-tests/mock-messages";
import { canonicalAnswer } from "@prepfeed/contract/questions/marking";
import type { z } from "zod";
import type { Database } from "../../../db/database.ts";
import { AppError, fieldRefusal } from "../../../foundation/app-error.ts";
import { isOpen, isSectionOver } from "../clocks.ts";
import { type FinishDeps, finishAttempt } from "../marking/finish-attempt.service.ts";
import { findSaving } from "../saved-answers.queries.ts";
import * as queries from "./late-answers.queries.ts";

type Late = z.output<NonNullable<(typeof keepLateAnswer)["body"]>>;

/** From any session of the learner, because the one that sat the paper may have ended meanwhile. */
export async function keepLate(
  deps: FinishDeps,
  viewerId: string,
  { id, questionId }: { id: string; questionId: string },
  late: Late,
): Promise<z.input<(typeof keepLateAnswer)["reply"]>> {
  const at = deps.now();
  const attempt = await findSaving(deps.db, id, viewerId, questionId);
  if (!attempt) throw new AppError("not-found", refusals.mockTests.attemptNotFound);
  const { section, kind, options } = attempt;
  if (section === null) throw new AppError("not-found", refusals.mockTests.questionNotFound);
  const isOver = attempt.finished_at !== null || !isOpen(attempt, at);
  if (!isOver && !isSectionOver(attempt, section, at)) throw new AppError("conflict", mockMessages.notLate);
  if (!attempt.finished_at && isOver) await finishAttempt(deps, id, "clock");
  const answer = canonicalAnswer(kind, late.answer, options);
  if (answer === undefined)
    throw fieldRefusal("invalid-request", "answer", messages.questions.answerOfKind[kind]);
  const kept = await queries.upsertLateAnswer(deps.db, {
    attemptId: id,
    questionId,
    answer,
    sequence: late.sequence,
    arrivedAt: at,
  });
  return { questionId, kept };
}

/** By question. */
export async function lateAnswersOf(db: Database, attemptId: string): Promise<Map<string, string>> {
  const rows = await queries.listLateAnswers(db, attemptId);
  return new Map(rows.map(({ question_id, answer }) => [question_id, answer]));
}
