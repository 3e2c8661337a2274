import { messages } from "@prepfeed/contract/foundation/messages";
import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Attempt, AttemptCard, saveMockAnswer } from "@prepfeed/contract/mock-tests/mock-attempts";
import { mockMessages } from "@prepfeed/contract/mock-tests/mock-messages";
import { canonicalAnswer } from "@prepfeed/contract/questions/marking";
import { v7 as uuidv7 } from "uuid";
import type { z } from "zod";
import type { Database } from "../../db/database.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { toPage } from "../../rules/to-page.ts";
import { attemptCard } from "./attempt-cards.service.ts";
import { attemptView, savedView } from "./attempt-view.ts";
import * as queries from "./attempts.queries.ts";
import { clocksOf, GRACE_MS, isOpen, isSectionOpen } from "./clocks.ts";
import { type FinishDeps, finishAttempt } from "./marking/finish-attempt.service.ts";
import { openTest } from "./mock-tests.service.ts";
import { findSaving, listQuestions, upsertAnswer } from "./saved-answers.queries.ts";

/** The learner and the session, which identifies the device. */
export interface Sitter {
  viewerId: string;
  sessionId: string;
}

/** A new attempt, or the running one, which this device takes over. */
export async function startAttempt(
  deps: FinishDeps,
  sitter: Sitter,
  testId: string,
  timed: boolean,
): Promise<{ isNew: boolean; attempt: Attempt }> {
  const { db, now } = deps;
  const running = await findRunning(deps, testId, sitter.viewerId);
  if (running) return { isNew: false, attempt: await goOn(deps, sitter, running) };
  const test = await openTest(deps, sitter.viewerId, testId);
  const startedAt = now();
  if (test.starts_at && startedAt < test.starts_at)
    throw new AppError("conflict", refusals.mockTests.notStarted);
  if (test.ends_at && startedAt >= test.ends_at)
    throw new AppError("conflict", refusals.mockTests.windowClosed);
  const isTimed = timed || test.starts_at !== null;
  const extraTime = isTimed && (await queries.hasExtraTime(db, sitter.viewerId));
  const isNew = await queries.insertAttempt(db, {
    id: uuidv7(),
    testId,
    userId: sitter.viewerId,
    timed: isTimed,
    extraTime,
    sessionId: sitter.sessionId,
    startedAt,
    ...clocksOf(test.rules, startedAt, { timed: isTimed, extraTime, windowEndsAt: test.ends_at }),
  });
  const attempt = await findRunning(deps, testId, sitter.viewerId);
  if (!attempt) throw new AppError("not-found", refusals.mockTests.notFound);
  return { isNew, attempt: await goOn(deps, sitter, attempt) };
}

/** An attempt whose time is up is ended first. */
async function findRunning(deps: FinishDeps, testId: string, viewerId: string) {
  const running = await queries.findRunning(deps.db, testId, viewerId);
  if (!running || isOpen(running, deps.now())) return running;
  await finishAttempt(deps, running.id, "clock");
  return undefined;
}

async function goOn(
  { db, now }: FinishDeps,
  { sessionId }: Sitter,
  row: queries.AttemptRow,
): Promise<Attempt> {
  if (row.session_id !== sessionId) await queries.takeOver(db, row.id, sessionId);
  const questions = await listQuestions(db, row);
  return attemptView({ ...row, session_id: sessionId }, questions, { sessionId, now: now() });
}

/** The learner's attempt as it is now; if its time is up, it is ended first. */
export async function openAttempt(
  deps: FinishDeps,
  viewerId: string,
  id: string,
): Promise<queries.AttemptRow> {
  const row = await queries.findAttempt(deps.db, id, viewerId);
  if (!row) throw new AppError("not-found", refusals.mockTests.attemptNotFound);
  if (row.finished_at || isOpen(row, deps.now())) return row;
  await finishAttempt(deps, id, "clock");
  const ended = await queries.findAttempt(deps.db, id, viewerId);
  if (!ended) throw new AppError("not-found", refusals.mockTests.attemptNotFound);
  return ended;
}

export async function getAttempt(deps: FinishDeps, sitter: Sitter, id: string): Promise<Attempt> {
  const row = await openAttempt(deps, sitter.viewerId, id);
  const questions = await listQuestions(deps.db, row);
  return attemptView(row, questions, { sessionId: sitter.sessionId, now: deps.now() });
}

type Save = z.output<NonNullable<(typeof saveMockAnswer)["body"]>>;
type Saved = z.input<(typeof saveMockAnswer)["reply"]>;

/**
 * Only the server's clock decides what still counts; a save that is older than the stored one changes nothing.
 */
export async function saveAnswer(
  deps: FinishDeps,
  { viewerId, sessionId }: Sitter,
  { id, questionId }: { id: string; questionId: string },
  save: Save,
): Promise<Saved> {
  const at = deps.now();
  const attempt = await findSaving(deps.db, id, viewerId, questionId);
  if (!attempt) throw new AppError("not-found", refusals.mockTests.attemptNotFound);
  if (!attempt.finished_at && !isOpen(attempt, at)) await finishAttempt(deps, id, "clock");
  if (attempt.finished_at || !isOpen(attempt, at)) throw new AppError("conflict", mockMessages.ended);
  if (attempt.session_id !== sessionId) throw new AppError("other-device", mockMessages.otherDevice);
  const { section, kind, options } = attempt;
  if (section === null) throw new AppError("not-found", refusals.mockTests.questionNotFound);
  if (!isSectionOpen(attempt, section, at)) throw new AppError("conflict", refusals.mockTests.sectionClosed);
  const answer = save.answer === null ? null : canonicalAnswer(kind, save.answer, options);
  if (answer === undefined)
    throw fieldRefusal("invalid-request", "answer", messages.questions.answerOfKind[kind]);
  const kept = await upsertAnswer(deps.db, {
    attemptId: id,
    questionId,
    sessionId,
    answer,
    marked: save.marked,
    sequence: save.sequence,
    timeSpent: save.timeSpent,
    confidence: save.confidence ?? null,
    leaves: save.leaves ?? 0,
    at,
    notEndedBefore: new Date(at.getTime() - GRACE_MS),
  });
  // The attempt was ended or taken over while the save was on its way.
  if (!kept) throw new AppError("conflict", mockMessages.ended);
  return {
    questionId,
    ...savedView(kept),
    saved: kept.is_new,
    endsAt: attempt.timed ? attempt.ends_at.toISOString() : null,
    serverTime: at.toISOString(),
  };
}

export async function submitAttempt(deps: FinishDeps, sitter: Sitter, id: string): Promise<AttemptCard> {
  const attempt = await openAttempt(deps, sitter.viewerId, id);
  if (!attempt.finished_at && attempt.session_id !== sitter.sessionId)
    throw new AppError("other-device", mockMessages.otherDevice);
  if (!attempt.finished_at) {
    const isOnTime = deps.now() <= attempt.ends_at;
    await finishAttempt(deps, id, isOnTime ? "learner" : "clock");
  }
  return attemptCard(await openAttempt(deps, sitter.viewerId, id), deps.now());
}

export async function listAttempts(
  { db, now }: { db: Database; now: () => Date },
  viewerId: string,
  page: PageQuery,
): Promise<Page<AttemptCard>> {
  const rows = await queries.listAttempts(db, viewerId, page);
  const cards = rows.map((row) => attemptCard(row, now()));
  return toPage(cards, rows[0]?.total ?? 0, page);
}
