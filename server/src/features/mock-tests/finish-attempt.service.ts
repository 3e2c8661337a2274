import { markPaper } from "@prepfeed/contract/paper-marking";
import { tieKeyOf } from "@prepfeed/contract/tie-breaks";
import type { Database } from "../../db/database.ts";
import { recordPaperAnswers } from "../questions/paper-answers.service.ts";
import { rememberShown } from "../questions/seen-keys.service.ts";
import { areResultsOut } from "./attempt-cards.service.ts";
import { ruleOf } from "./attempt-view.ts";
import * as queries from "./attempts.queries.ts";
import { GRACE_MS } from "./clocks.ts";

export interface FinishDeps {
  db: Database;
  now: () => Date;
  /** Adds answers up a moment later. */
  rollup: { wake(): void };
}

/** Marks an attempt and ends it; one that is over stays as it is. A first one becomes part of what the learner has answered. */
export async function finishAttempt(deps: FinishDeps, attemptId: string, endedBy: "learner" | "clock") {
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const attempt = await queries.lockRunning(tx, attemptId);
    if (!attempt) return;
    const questions = await queries.listQuestions(tx, attempt);
    const { marks, sections, total } = markPaper(
      questions.map((question) => ({
        section: question.section,
        rule: ruleOf(attempt, question),
        key: { kind: question.kind, correctAnswer: question.correct_answer, tolerance: question.tolerance },
        answer: question.saved?.answer ?? null,
      })),
      attempt.rules.sections.length,
      attempt.rules.dropPolicy,
    );
    const marked = questions.flatMap(({ id, saved }, place) => {
      const mark = marks[place];
      return saved && mark ? [{ questionId: id, ...mark }] : [];
    });
    if (marked.length > 0) await queries.updateMarks(tx, attemptId, marked);
    const isFirst = attempt.number === 1;
    const ranked = isFirst && attempt.timed && attempt.author_id !== attempt.user_id;
    const finishedAt = at < attempt.ends_at ? at : attempt.ends_at;
    const tieKey = tieKeyOf(attempt.rules, { sections, total });
    await queries.finishAttempt(tx, attemptId, { at: finishedAt, endedBy, ranked, total, tieKey });
    if (isFirst) await queries.countSat(tx, attempt.test_id);
  });
  await recordFirst(deps, attemptId);
}

/** Hands the answers of a first attempt over to the learner's other answers: from then on they pay, teach and can be practised. */
export async function recordFirst({ db, now, rollup }: FinishDeps, attemptId: string) {
  const at = now();
  const isRecorded = await db.transaction(async (tx) => {
    const attempt = await queries.lockUnrecorded(tx, attemptId);
    if (!attempt || !areResultsOut(attempt, at)) return false;
    const questions = await queries.listQuestions(tx, attempt);
    // Questions of posts pay where they were posted, where each author has a cap: in a paper they earn nobody anything.
    const copies = questions.filter(({ is_copy }) => is_copy).map(({ id }) => id);
    if (copies.length > 0) await rememberShown(tx, attempt.user_id, copies, attempt.finished_at ?? at);
    const given = questions.map(({ id, saved }) => ({
      questionId: id,
      answer: saved?.answer ?? null,
      isCorrect: saved?.outcome === "right",
      timeSpent: saved?.time_spent ?? null,
    }));
    await recordPaperAnswers(tx, attempt.user_id, attempt, given, attempt.finished_at ?? at);
    await queries.markRecorded(tx, attemptId, at);
    return true;
  });
  if (isRecorded) rollup.wake();
}

const AT_ONCE = 100;

/** Ends what ran out of time and hands over what an event held back, though nobody looks; some at a time. */
export async function finishOverdue(deps: FinishDeps) {
  const before = new Date(deps.now().getTime() - GRACE_MS);
  for (const { id } of await queries.listOverdue(deps.db, before, AT_ONCE))
    await finishAttempt(deps, id, "clock");
  for (const { id } of await queries.listUnrecorded(deps.db, before, AT_ONCE)) await recordFirst(deps, id);
}
