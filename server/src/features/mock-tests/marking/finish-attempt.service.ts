import { type Tally, totalOf } from "@prepfeed/contract/mock-tests/paper-marking";
import type { Database } from "../../../db/database.ts";
import { isDropped } from "../../../rules/answer-key.ts";
import { recordPaperAnswers } from "../../questions/paper-answers.service.ts";
import { rememberShown } from "../../questions/seen-keys.service.ts";
import { areResultsOut } from "../attempt-cards.service.ts";
import type { AttemptRow } from "../attempts.queries.ts";
import { GRACE_MS } from "../clocks.ts";
import { listQuestions, type QuestionOfAttempt } from "../saved-answers.queries.ts";
import { markAttempt } from "./mark-attempt.ts";
import * as queries from "./marking.queries.ts";
import { unrankedReason } from "./unranked-reason.ts";

export interface FinishDeps {
  db: Database;
  now: () => Date;
  /** Whether mail works, so that a rank requires a confirmed address. */
  confirmEmail: boolean;
  /** Adds answers to the statistics a moment later. */
  rollup: { wake(): void };
}

/**
 * Marks an attempt and ends it; a finished one is unchanged. The answers of a first attempt become part of what the
 * learner has answered.
 */
export async function finishAttempt(deps: FinishDeps, attemptId: string, endedBy: "learner" | "clock") {
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const attempt = await queries.lockRunning(tx, attemptId);
    if (!attempt) return;
    const questions = await listQuestions(tx, attempt);
    const { sections, total, tieKey } = await storeMarks(tx, attempt, questions, at);
    const isFirst = attempt.number === 1;
    const endedAt = at < attempt.ends_at ? at : attempt.ends_at;
    const sitter = await queries.findSitter(tx, attempt.user_id);
    await queries.finishAttempt(tx, attemptId, {
      at: endedAt,
      endedBy,
      unranked: unrankedReason({
        number: attempt.number,
        timed: attempt.timed,
        isOwnPaper: attempt.author_id === attempt.user_id,
        answered: questions.filter(({ saved }) => saved?.answer != null).length,
        questions: questions.length,
        startedAt: attempt.started_at,
        endedAt,
        endsAt: attempt.ends_at,
        accountCreatedAt: sitter?.created_at ?? endedAt,
        emailConfirmed: sitter?.email_confirmed ?? false,
        mustConfirmEmail: deps.confirmEmail,
      }),
      score: total.units,
      tieKey,
      sectionTallies: sections,
    });
    if (isFirst) await queries.countSat(tx, attempt.test_id);
  });
  await recordFirst(deps, attemptId);
}

/** Marks every question of an attempt and keeps the marks. */
export async function storeMarks(
  tx: Database,
  { id, rules }: Pick<AttemptRow, "id" | "rules">,
  questions: readonly QuestionOfAttempt[],
  at: Date,
) {
  const marked = markAttempt(rules, givenIn(questions));
  const each = questions.map(({ id: questionId, saved }, place) => ({
    questionId,
    saved,
    ...(marked.marks[place] ?? { outcome: "skipped" as const, units: 0 }),
  }));
  const isStale = ({ saved, outcome, units }: (typeof each)[number]) =>
    saved && (saved.outcome !== outcome || saved.units !== units);
  const stale = each.filter(isStale);
  if (stale.length > 0) await queries.updateMarks(tx, id, stale);
  const dropped = each.filter(({ saved, outcome }) => !saved && outcome === "dropped");
  if (dropped.length > 0) await queries.insertDropped(tx, id, dropped, at);
  return marked;
}

const givenIn = (questions: readonly QuestionOfAttempt[]) =>
  questions.map((question) => ({ question, answer: question.saved?.answer ?? null }));

export interface Tallies {
  sections: Tally[];
  total: Tally;
}

/** The result of a finished attempt. One that was ended by an earlier version is marked here, once. */
export async function talliesOf(
  db: Database,
  attempt: Pick<AttemptRow, "id" | "test_id" | "rules" | "section_tallies">,
): Promise<Tallies> {
  if (attempt.section_tallies)
    return { sections: attempt.section_tallies, total: totalOf(attempt.section_tallies) };
  const { sections, total } = markAttempt(attempt.rules, givenIn(await listQuestions(db, attempt)));
  await queries.storeTallies(db, attempt.id, sections);
  return { sections, total };
}

/**
 * Adds the answers of a first attempt to the learner's other answers: from then on they earn points, change skills
 * and can be practised.
 */
export async function recordFirst({ db, now, rollup }: FinishDeps, attemptId: string) {
  const at = now();
  const isRecorded = await db.transaction(async (tx) => {
    const attempt = await queries.lockUnrecorded(tx, attemptId);
    if (!attempt || !areResultsOut(attempt, at)) return false;
    const questions = await listQuestions(tx, attempt);
    // Questions of posts earn points only in the post, where each author has a cap; in a paper they earn nothing.
    const copies = questions.filter(({ is_copy }) => is_copy).map(({ id }) => id);
    if (copies.length > 0) await rememberShown(tx, attempt.user_id, copies, attempt.finished_at ?? at);
    const given = questions.map(({ id, saved, state }) => ({
      questionId: id,
      answer: isDropped(state) ? null : (saved?.answer ?? null),
      isCorrect: saved?.outcome === "right",
      isWrong: saved?.outcome === "wrong",
      isChecked: state === "CHECKED",
      timeSpent: saved?.time_spent ?? null,
    }));
    await recordPaperAnswers(tx, attempt.user_id, attempt, given, attempt.finished_at ?? at);
    await queries.markRecorded(tx, attemptId, at);
    return true;
  });
  if (isRecorded) rollup.wake();
}

const AT_ONCE = 100;

/**
 * Ends attempts whose time is up, and records answers that had to wait for the end of an event, even if
 * nobody opens them; some at a time.
 */
export async function finishOverdue(deps: FinishDeps) {
  const before = new Date(deps.now().getTime() - GRACE_MS);
  for (const { id } of await queries.listOverdue(deps.db, before, AT_ONCE))
    await finishAttempt(deps, id, "clock");
  for (const { id } of await queries.listUnrecorded(deps.db, before, AT_ONCE)) await recordFirst(deps, id);
}
