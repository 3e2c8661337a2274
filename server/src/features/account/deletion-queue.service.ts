import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { replaceDeletedAccount } from "../audit/audit.service.ts";
import { leaveLeaderboard } from "../leaderboard/leaderboard.service.ts";
import { noteWordsOfAuthor } from "../posts/vocabulary.service.ts";
import * as queries from "./account-deletion.queries.ts";
import { listQueuedDeletions, type QueuedDeletion, unqueueDeletion } from "./deletion-queue.queries.ts";

/** Deletes the data of closed accounts in small steps, so that other requests get their turn in between. */
export interface DeletionQueue {
  /**
   * Resolves when nothing is left of this person (or of anybody), or when the product stops. Several calls at once do
   * no harm.
   */
  run(userId?: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Answers must be in the statistics before they can be subtracted from them, and no other process may add
 * answers meanwhile.
 */
export interface Rollup {
  run(): Promise<void>;
  hold(tx: Database): Promise<void>;
  settle(tx: Database): Promise<void>;
}

/**
 * How many rows to delete at a time, each of which may change a post with all its indexes; and how many posts,
 * with everything that belongs to them.
 */
const AT_ONCE = 50;
const POSTS_AT_ONCE = 5;
const AUTHOR_POINTS_AT_ONCE = 1_000;
const ALL = 1_000_000;

const takeBackPosts: queries.TakeBack = async (tx, userId, max) => {
  await noteWordsOfAuthor(tx, userId, max);
  return queries.takeBackPosts(tx, userId, max);
};

/** The name of a deleted account in the audit log. */
export type HashAccount = (userId: string) => string;

const stepsOf = (
  takesPosts: boolean,
  hashAccount: HashAccount,
): { takeBack: queries.TakeBack; atOnce: number }[] => [
  inTurn((tx, userId, max) => replaceDeletedAccount(tx, userId, hashAccount(userId), max)),
  ...(takesPosts
    ? [
        ...queries.AT_OWN_POSTS.map(inTurn),
        { takeBack: takeBackPosts, atOnce: POSTS_AT_ONCE },
        inTurn(queries.clearQuestionAuthors),
        { takeBack: queries.takeBackAuthorPoints, atOnce: AUTHOR_POINTS_AT_ONCE },
      ]
    : []),
  ...queries.ELSEWHERE.map(inTurn),
];
function inTurn(takeBack: queries.TakeBack) {
  return { takeBack, atOnce: AT_ONCE };
}

export function openDeletionQueue(
  db: Database,
  rollup: Rollup,
  hashAccount: HashAccount,
  log: Pick<Logger, "warn">,
): DeletionQueue {
  let isStopping = false;
  const running = new Set<Promise<void>>();

  async function finish({ user_id: userId, takes_posts: takesPosts }: QueuedDeletion) {
    await rollup.run();
    for (const { takeBack, atOnce } of stepsOf(takesPosts, hashAccount)) {
      let taken = atOnce;
      while (taken === atOnce && !isStopping)
        taken = await db.transaction(async (tx) => {
          await rollup.hold(tx);
          return takeBack(tx, userId, atOnce);
        });
    }
    if (!isStopping) await db.transaction((tx) => takeBackTheRest(tx, userId, takesPosts));
  }

  /**
   * Locks posts before questions before people, as everywhere. Rows that point to this person or to the posts come
   * first, while no lock needed here is held.
   */
  async function takeBackTheRest(tx: Database, userId: string, takesPosts: boolean) {
    await rollup.hold(tx);
    await queries.lockPosts(tx, userId);
    await queries.lockPerson(tx, userId);
    await rollup.settle(tx);
    for (const { takeBack } of stepsOf(takesPosts, hashAccount)) await takeBack(tx, userId, ALL);
    await queries.deleteLinks(tx, userId);
    await queries.clearScores(tx, userId);
    await leaveLeaderboard(tx, userId);
    await unqueueDeletion(tx, userId);
    if (takesPosts) await queries.deleteUser(tx, userId);
  }

  const warn = (error: unknown) =>
    log.warn({ err: error }, "an account could not be deleted to the end; trying again later");

  /** One deletion that fails does not stop the others. */
  async function finishAll(userId: string | undefined) {
    for (const deletion of await listQueuedDeletions(db, userId)) await finish(deletion).catch(warn);
  }

  return {
    run(userId) {
      const run: Promise<void> = finishAll(userId)
        .catch(warn)
        .finally(() => running.delete(run));
      running.add(run);
      return run;
    },
    async stop() {
      isStopping = true;
      await Promise.all(running);
    },
  };
}
