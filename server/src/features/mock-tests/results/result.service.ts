import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { MockResult, ResultQuestion } from "@prepfeed/contract/mock-tests/mock-attempts";
import { AppError } from "../../../foundation/app-error.ts";
import { areResultsOut } from "../attempt-cards.service.ts";
import type { AttemptRow } from "../attempts.queries.ts";
import { openAttempt } from "../attempts.service.ts";
import { lateAnswersOf } from "../late/late-answers.service.ts";
import { type FinishDeps, recordFirst, talliesOf } from "../marking/finish-attempt.service.ts";
import { listQuestions } from "../saved-answers.queries.ts";
import { inOrderOf } from "../shuffle-questions.ts";
import { type OthersDeps, othersOf } from "./others.service.ts";
import * as queries from "./result.queries.ts";
import { resultView } from "./result-view.ts";
import { standingOf } from "./standing.service.ts";

/** The learner's view. It is hidden while they sit these questions again, because it shows the keys. */
export async function getOwnResult(
  deps: FinishDeps & OthersDeps,
  viewerId: string,
  id: string,
): Promise<MockResult> {
  const { db } = deps;
  const attempt = await overAttempt(deps, viewerId, id);
  const { test_id: testId } = attempt;
  if (await queries.areKeysHidden(db, testId, viewerId))
    throw new AppError("conflict", refusals.mockTests.satAgain);
  const tallies = await talliesOf(db, attempt);
  const questions = inOrderOf(attempt, await listQuestions(db, attempt));
  const standing = await standingOf(db, attempt);
  const own = new Map(questions.flatMap(({ id, saved }) => (saved ? [[id, saved.answer] as const] : [])));
  return resultView(attempt, {
    questions,
    tallies,
    standing,
    others: await othersOf(deps, attempt, standing.ranked, own),
    late: await lateAnswersOf(db, id),
    talk: await queries.listTalk(db, testId, viewerId),
    history: await queries.listHistory(db, testId, viewerId),
    points: attempt.number === 1 ? await pointsOf(deps, attempt) : null,
  });
}

/** What a first attempt earned. */
async function pointsOf({ db }: FinishDeps, { test_id, user_id }: AttemptRow): Promise<MockResult["points"]> {
  const rows = await queries.listPoints(db, test_id, user_id);
  return {
    earned: rows.reduce((sum, { points }) => sum + points, 0),
    unpaid: rows.flatMap(({ unpaid, answers }) => (unpaid ? [{ reason: unpaid, answers }] : [])),
  };
}

/** The learner's attempt whose result may be shown. */
export async function overAttempt(deps: FinishDeps, viewerId: string, id: string): Promise<AttemptRow> {
  const attempt = await openAttempt(deps, viewerId, id);
  if (!attempt.finished_at) throw new AppError("conflict", refusals.mockTests.notOver);
  if (!areResultsOut(attempt, deps.now())) throw new AppError("conflict", refusals.mockTests.resultsLater);
  // A learner who is shown the keys has seen them, even before the job that runs every minute.
  if (attempt.number === 1 && !attempt.recorded_at) await recordFirst(deps, id);
  return attempt;
}

export async function noteReason(
  deps: FinishDeps,
  viewerId: string,
  { id, questionId }: { id: string; questionId: string },
  reason: ResultQuestion["reason"],
) {
  const attempt = await overAttempt(deps, viewerId, id);
  if (!(await queries.updateReason(deps.db, attempt.id, questionId, reason)))
    throw new AppError("not-found", refusals.mockTests.questionNotFound);
  return { questionId, reason };
}
