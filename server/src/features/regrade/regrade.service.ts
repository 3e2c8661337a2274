import { setTimeout as pause } from "node:timers/promises";
import type { CaseOutcome, RegradeStage } from "@prepfeed/contract/questions/question-states";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { remarkSome } from "../mock-tests/marking/remark.service.ts";
import { type Announcement, announce, notify } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { changeAnswers, recomputeEstimates } from "../progress/changed-answers.service.ts";
import {
  changeKeys,
  type KeyedQuestion,
  lockKeys,
  regradeSome,
  type VersionOf,
} from "../questions/key-change.service.ts";
import { rememberVersions } from "../questions/versions.service.ts";
import * as queries from "./regrade.queries.ts";

export interface Decided {
  outcome: CaseOutcome;
  /** The new right answers, the key first; only if the outcome changes the key. */
  right?: readonly [string, ...string[]] | undefined;
  reason: string;
  /** Null if their account is deleted. */
  by: string | null;
  as: "AUTHOR" | "MODERATOR";
  takesPoints: boolean;
}

/** Stores a decision and the new key in one transaction. `openRegrades` later updates everything that was computed from the old key. */
export async function decide(
  tx: Database,
  { id, question: version }: { id: string; question: VersionOf },
  decided: Decided,
  at: Date,
): Promise<void> {
  const { outcome, right, reason, by, as, takesPoints } = decided;
  const questions = await lockKeys(tx, version);
  const [question] = questions;
  if (!question) return;
  const isKept = outcome === "KEPT";
  const state = outcome === "DROPPED" || outcome === "WITHDRAWN" ? outcome : null;
  const [correctAnswer, ...alsoRight] = right ?? [question.correct_answer, ...question.also_right];
  if (!isKept || question.state !== null)
    await changeKeys(tx, questions, { correctAnswer, alsoRight, state }, at);
  // The person who decides knows the new key, and may not have answered.
  if (by !== null) await rememberVersions(tx, by, question.id, at);
  await queries.updateDecision(tx, id, {
    outcome,
    reason,
    by,
    as,
    at,
    takesPoints,
    ...(isKept ? NO_KEYS : keysOf(question, correctAnswer, alsoRight)),
    questions: [...new Set(questions.map(({ id }) => id))].sort(),
    stage: stageAfter(outcome, question),
  });
}

/** A key that stays changes no marks, but right answers that were given while it was checked are paid. */
function stageAfter(outcome: CaseOutcome, { state }: KeyedQuestion): RegradeStage {
  if (outcome !== "KEPT") return "PAPERS";
  return state === "CHECKED" ? "ANSWERS" : "TELLING";
}

const NO_KEYS = { oldAnswer: null, oldAlsoRight: null, newAnswer: null, newAlsoRight: null };
const keysOf = (question: KeyedQuestion, newAnswer: string, newAlsoRight: readonly string[]) => ({
  oldAnswer: question.correct_answer,
  oldAlsoRight: question.also_right,
  newAnswer,
  newAlsoRight,
});

/** Updates everything that was computed from an old key, in small steps, so that other requests are not delayed. */
export interface Regrades {
  /** Resolves when all cases are finished, or the product stops. Several runs at the same time do no harm. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

interface Rollup {
  run(): Promise<void>;
  hold(tx: Database): Promise<void>;
  settle(tx: Database): Promise<void>;
}

export interface RegradeDeps {
  db: Database;
  rollup: Rollup;
  state: Publisher;
  log: Pick<Logger, "warn">;
  now: () => Date;
}

/** The number of people in one step. It adapts, so that a step takes about 50 ms. */
const BATCH = { least: 2, first: 10, most: 100, longMs: 50 } as const;
/** The pause after a step, as a multiple of the step's duration. */
const REST = 2;

export function openRegrades({ db, rollup, state, log, now }: RegradeDeps): Regrades {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let batch: number = BATCH.first;

  async function finish(id: string) {
    // Answers marked by the old key are added to the statistics first, so that few of them still wait.
    await rollup.run();
    for (let isMore = true; isMore && !stopping.signal.aborted; ) {
      const started = performance.now();
      const announcements: Announcement[] = [];
      isMore = await db.transaction(async (tx) => {
        await rollup.hold(tx);
        return step(tx, id, announcements);
      });
      announce(state, announcements);
      const took = performance.now() - started;
      batch =
        took > BATCH.longMs ? Math.max(BATCH.least, batch >> 1) : Math.min(BATCH.most, batch + BATCH.least);
      if (isMore) await pause(REST * took, undefined, { ref: false });
    }
  }

  /** Does one step of a stage and returns whether more steps follow. */
  async function step(tx: Database, id: string, announcements: Announcement[]): Promise<boolean> {
    const job = await queries.lockRegrade(tx, id);
    if (!job?.stage) return false;
    if (job.stage === "TELLING") return tellSome(tx, job, announcements);
    const question = job.questions.find((each) => each >= job.after_question);
    if (question === undefined) {
      await queries.moveOn(tx, id, { stage: AFTER[job.stage] });
      return true;
    }
    const last = await stepOf(tx, job, question);
    const next = job.questions.find((each) => each > question);
    if (last !== undefined) await queries.moveOn(tx, id, { stage: job.stage, question, user: last });
    else if (next) await queries.moveOn(tx, id, { stage: job.stage, question: next });
    else await queries.moveOn(tx, id, { stage: AFTER[job.stage] });
    return true;
  }

  /** Returns the last person of this step, or undefined if the stage has finished this question. */
  async function stepOf(
    tx: Database,
    job: queries.RegradeRow,
    question: string,
  ): Promise<string | undefined> {
    if (job.stage === "PAPERS") {
      const { last, changed } = await remarkSome(tx, question, job.after_user, batch, now());
      if (changed.length > 0) await queries.insertRegradedAttempts(tx, job.id, changed);
      return last;
    }
    if (job.stage === "ESTIMATES") {
      await recomputeEstimates(tx, question);
      return undefined;
    }
    // Copies of a question have one version only.
    const version = { id: question, version: question === job.question_id ? job.version : 1 };
    const regrade = { question: version, oldAnswer: job.old_answer ?? "", takesPoints: job.takes_points };
    const regraded = await regradeSome(tx, regrade, job.after_user, batch, () => rollup.settle(tx));
    await changeAnswers(tx, question, regraded);
    if (regraded.changed.length > 0)
      await queries.insertRegradedAnswers(tx, job.id, question, regraded.changed, now());
    return regraded.last;
  }

  async function tellSome(
    tx: Database,
    { id, after_user, outcome }: queries.RegradeRow,
    announcements: Announcement[],
  ) {
    const people = await queries.listToTell(tx, id, after_user, batch);
    const last = people.at(-1);
    if (!last) {
      await queries.finish(tx, id, now());
      return false;
    }
    const told = people.map(({ user_id: userId, is_affected }) => ({
      userId,
      kind: is_affected ? ("regrade" as const) : ("dispute" as const),
      questionCaseId: id,
      ...(outcome && { outcome }),
    }));
    announcements.push(...(await notify(tx, told)));
    await queries.moveOn(tx, id, { stage: "TELLING", user: last.user_id });
    return true;
  }

  const warn = (error: unknown) =>
    log.warn({ err: error }, "a regrade could not be finished; trying again later");

  async function finishAll() {
    for (const { id } of await queries.listUnfinished(db)) await finish(id).catch(warn);
  }

  return {
    run() {
      const run: Promise<void> = finishAll()
        .catch(warn)
        .finally(() => running.delete(run));
      running.add(run);
      return run;
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

const AFTER = { PAPERS: "ANSWERS", ANSWERS: "ESTIMATES", ESTIMATES: "TELLING", DONE: "DONE" } as const;
