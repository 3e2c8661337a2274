import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { recordScores } from "../leaderboard/leaderboard.service.ts";
import { rememberAnswers, rememberReviews } from "../memories/memories.service.ts";
import { type Announcement, announce, notifyMilestones } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { addAttempts } from "../posts/posts.service.ts";
import { addToQuestions } from "../questions/questions.service.ts";
import { countAnswers } from "../statistics/statistics.service.ts";
import { addToScores } from "../users/counters.service.ts";
import * as queries from "./answer-rollup.queries.ts";
import { gainsOf, knowledgeOf } from "./gains.ts";

/**
 * Adds answers to the statistics a moment after they were given; until then readers include waiting answers, or have
 * them added first.
 */
export interface AnswerRollup {
  /** There is something to add. */
  wake(): void;
  /** Adds all waiting answers now, for readers of sums over many answers. */
  run(): Promise<void>;
  /** No other process adds answers until this transaction ends. */
  hold(tx: Database): Promise<void>;
  /** Adds everything that waits, within a transaction that holds the lock. */
  settle(tx: Database): Promise<void>;
  stop(): Promise<void>;
}

const DELAY_MS = 1_000;
/**
 * Answers at a time: as many as take about `aimMs`, because likes of their posts wait meanwhile. Fewer than `least`
 * take longer for each answer.
 */
const BATCH = { least: 200, most: 2_000, aimMs: 125 };
/** Where the database does one thing at a time: there all requests wait for a batch. */
const BATCH_ALONE = { ...BATCH, least: 25, aimMs: 75 };
/** From one batch to the next it grows and shrinks at most by these. */
const CHANGE = { least: 0.5, most: 1.25 } as const;
/** The pause lasts this many times as long as the batch before. */
const REST = 2;

interface Options {
  /** Whether the database does one thing at a time, so that every request waits for a batch. */
  isAlone?: boolean;
  /** Notifies authors of milestones that their posts have reached. */
  state?: Publisher;
  delayMs?: number;
}

export function answerRollup(
  db: Database,
  log: Pick<Logger, "warn">,
  { state, delayMs = DELAY_MS, isAlone = false }: Options = {},
): AnswerRollup {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  /** A run that has not started yet serves all callers that arrive meanwhile. */
  let queued: Promise<void> | undefined;
  /** Whether a caller waits for the sums. */
  let isAwaited = false;
  const resting = new Set<() => void>();
  const limits = isAlone ? BATCH_ALONE : BATCH;
  let batch = limits.least;
  let perLearner = 1;

  /** A small backlog is added in one step. Only a larger one is split by learners and added in parallel. */
  async function addUpAll() {
    while ((await queries.hasWaiting(db)) && (await addOneBatch(undefined))) {
      const parts = await Promise.allSettled(Array.from({ length: queries.PARTS }, (_, i) => addUpPart(i)));
      for (const part of parts) if (part.status === "rejected") throw part.reason;
    }
  }
  async function addUpPart(part: number) {
    while (await addOneBatch(part));
  }
  /** Whether there may be more. */
  async function addOneBatch(part: number | undefined): Promise<boolean> {
    const { took, ...added } = await db.transaction(async (tx) => {
      await (part === undefined ? queries.lockRollup(tx) : queries.lockPart(tx, part));
      // Waiting for another process that adds answers says nothing about the batch.
      const started = performance.now();
      const added = await addUp(tx, { max: batch, oldest: Math.ceil(batch / perLearner), part });
      return { ...added, took: performance.now() - started };
    });
    if (state) announce(state, added.announcements);
    perLearner = Math.max(1, added.perLearner);
    if (added.taken >= batch / 2) batch = nextBatch(batch, took, limits);
    // If there is much to add and no caller waits for it, requests come first.
    if (added.isMore && !isAwaited) await pause(REST * took);
    return added.isMore;
  }
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(wait);
        resting.delete(end);
        resolve();
      };
      const wait = setTimeout(end, ms).unref();
      resting.add(end);
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
    for (const end of resting) end();
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
      while ((await addUp(tx, { max: BATCH.most, oldest: BATCH.most })).isMore);
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await run();
    },
  };
}

function nextBatch(batch: number, took: number, { least, most, aimMs }: typeof BATCH): number {
  const change = Math.min(CHANGE.most, Math.max(CHANGE.least, aimMs / took));
  return Math.min(most, Math.max(least, Math.round(batch * change)));
}

interface Added {
  taken: number;
  /** How many answers each of their learners had. */
  perLearner: number;
  isMore: boolean;
  announcements: Announcement[];
}

/** Answers first; reviews once none of all learners is left. */
async function addUp(tx: Database, wanted: queries.Wanted): Promise<Added> {
  const { max, oldest, part } = wanted;
  const answers = await queries.takeWaiting(tx, wanted);
  const announcements = await addUpAnswers(tx, answers);
  const taken = answers.length;
  const perLearner = taken / Math.max(1, new Set(answers.map(({ user_id }) => user_id)).size);
  const isMore = taken === max || (taken > 0 && oldest < max);
  if (isMore || part !== undefined) return { taken, perLearner, isMore, announcements };
  const reviews = await queries.takeWaitingReviews(tx, max);
  if (reviews.length > 0) {
    await queries.addReviewsToDays(tx, reviews);
    await rememberReviews(tx, reviews);
    await queries.markClearedDays(tx, reviews);
  }
  return { taken: taken + reviews.length, perLearner, isMore: reviews.length === max, announcements };
}

/**
 * Adds waiting answers to every sum of answers. The caller holds the rollup's lock, and sends the
 * notifications afterwards. Posts are changed before questions and those before people, as everywhere, so that
 * transactions do not deadlock.
 */
async function addUpAnswers(tx: Database, answers: queries.WaitingAnswer[]): Promise<Announcement[]> {
  if (answers.length === 0) return [];
  const labelled = answers.filter(({ subject }) => subject !== null);
  const skills = await queries.listSkills(
    tx,
    labelled.map(({ user_id }) => user_id),
    labelled.map(({ subject }) => subject ?? ""),
    labelled.map(({ topic }) => topic ?? ""),
  );
  const gains = gainsOf(answers, knowledgeOf(answers, skills));
  const announcements = await notifyMilestones(tx, await addAttempts(tx, gains.posts));
  await addToQuestions(tx, gains.questions);
  await addToScores(tx, gains.people);
  await queries.addToSubjectSkills(tx, gains.subjects);
  await queries.addToTopicSkills(tx, gains.topics);
  // Before the totals: a rest score leaves its own answer out.
  await countAnswers(tx, answers);
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
  return announcements;
}
