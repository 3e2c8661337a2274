import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { recordScores } from "../leaderboard/leaderboard.service.ts";
import { rememberAnswers, rememberReviews } from "../memories/memories.service.ts";
import { announce, type News, notifyMilestones } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { addAttempts } from "../posts/posts.service.ts";
import { addToQuestions } from "../questions/questions.service.ts";
import { addToScores } from "../users/counters.service.ts";
import * as queries from "./answer-rollup.queries.ts";
import { gainsOf, knowledgeOf } from "./gains.ts";

/** Adds answers up a moment after they were given; until then readers look at what waits, or have it added up first. */
export interface AnswerRollup {
  /** There is something to add up. */
  wake(): void;
  /** Adds up what there is, now: for whoever reads sums of many answers. */
  run(): Promise<void>;
  /** Nobody else adds up until this transaction ends. */
  hold(tx: Database): Promise<void>;
  /** Adds up what there is within a transaction that holds it. */
  settle(tx: Database): Promise<void>;
  stop(): Promise<void>;
}

const DELAY_MS = 1_000;
/** Answers at a time: as many as a tenth of a second is enough for, since others wait meanwhile on a single connection. */
const BATCH = { least: 25, first: 50, most: 500, longMs: 100 } as const;
/** It rests this many times as long as the batch before took. */
const REST = 2;

interface Options {
  /** Where authors are told what their posts have reached. */
  state?: Publisher;
  delayMs?: number;
}

export function answerRollup(
  db: Database,
  log: Pick<Logger, "warn">,
  { state, delayMs = DELAY_MS }: Options = {},
): AnswerRollup {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  /** One that has not begun yet serves everybody who asks meanwhile. */
  let queued: Promise<void> | undefined;
  /** Whether somebody waits for the sums. */
  let isAwaited = false;
  let goOn = () => {};
  let batch: number = BATCH.first;

  async function addUpAll() {
    if (!(await queries.hasWaiting(db))) return;
    for (let isFull = true; isFull; ) {
      const { news, took, ...added } = await db.transaction(async (tx) => {
        await queries.lockRollup(tx);
        // Waiting for another process that adds up says nothing about the batch.
        const started = performance.now();
        const added = await addUp(tx, batch);
        return { ...added, took: performance.now() - started };
      });
      if (state) announce(state, news);
      isFull = added.isFull;
      if (isFull) batch = nextBatch(batch, took);
      // With much to add up and nobody who waits for it, answering goes first.
      if (isFull && !isAwaited) await pause(REST * took);
    }
  }
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const wait = setTimeout(resolve, ms).unref();
      goOn = () => {
        clearTimeout(wait);
        resolve();
      };
    });
  function enqueue() {
    queued ??= running = running.then(async () => {
      queued = undefined;
      await addUpAll().catch((error: unknown) =>
        log.warn({ err: error }, "adding up answers failed; trying again later"),
      );
      if (!queued) isAwaited = false;
    });
    return queued;
  }
  function run() {
    isAwaited = true;
    goOn();
    return enqueue();
  }
  return {
    wake() {
      timer ??= setTimeout(() => {
        timer = undefined;
        void enqueue();
      }, delayMs).unref();
    },
    run,
    hold: (tx) => queries.lockRollup(tx),
    async settle(tx) {
      while ((await addUp(tx, BATCH.most)).isFull);
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await run();
    },
  };
}

function nextBatch(batch: number, took: number): number {
  if (took > BATCH.longMs) return Math.max(BATCH.least, Math.floor(batch / 2));
  return took < BATCH.longMs / 2 ? Math.min(BATCH.most, batch * 2) : batch;
}

/** The oldest that waits, answers before reviews. `isFull` says that there may be more. */
async function addUp(tx: Database, max: number): Promise<{ isFull: boolean; news: News[] }> {
  const { taken, news } = await addUpAnswers(tx, max);
  if (taken === max) return { isFull: true, news };
  const reviews = await queries.takeWaitingReviews(tx, max);
  if (reviews.length > 0) {
    await queries.addReviewsToDays(tx, reviews);
    await rememberReviews(tx, reviews);
  }
  return { isFull: reviews.length === max, news };
}

/**
 * Adds the oldest answers that wait to everything that is a sum of answers. The caller holds the rollup's lock, and announces the news when it is over.
 * Posts are changed before questions and those before people, as everywhere, so that nothing blocks each other.
 */
async function addUpAnswers(tx: Database, max: number): Promise<{ taken: number; news: News[] }> {
  const answers = await queries.takeWaiting(tx, max);
  if (answers.length === 0) return { taken: 0, news: [] };
  const labelled = answers.filter(({ subject }) => subject !== null);
  const skills = await queries.listSkills(
    tx,
    labelled.map(({ user_id }) => user_id),
    labelled.map(({ subject }) => subject ?? ""),
    labelled.map(({ topic }) => topic ?? ""),
  );
  const gains = gainsOf(answers, knowledgeOf(answers, skills));
  const news = await notifyMilestones(tx, await addAttempts(tx, gains.posts));
  await addToQuestions(tx, gains.questions);
  await addToScores(tx, gains.people);
  await queries.addToSubjectSkills(tx, gains.subjects);
  await queries.addToTopicSkills(tx, gains.topics);
  await queries.addToTotals(tx, answers);
  await rememberAnswers(
    tx,
    answers.map((answer) => ({ ...answer, subject: answer.subject ?? "" })),
  );
  await recordScores(
    tx,
    answers.map((answer) => ({
      userId: answer.user_id,
      subject: answer.subject,
      examFamily: answer.exam_family,
      points: answer.points_earned,
      at: answer.submitted_at,
    })),
  );
  return { taken: answers.length, news };
}
