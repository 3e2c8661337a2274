import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { leaveLeaderboard } from "../leaderboard/leaderboard.service.ts";
import { noteWordsOfAuthor } from "../posts/vocabulary.service.ts";
import * as queries from "./account-deletion.queries.ts";

/** Deletes what people who have left leave behind, a little at a time, so that others get their turn in between. */
export interface Departures {
  /** Resolves when nothing is left of this person, or of anybody, or the product stops. Several at once do no harm. */
  run(userId?: string): Promise<void>;
  stop(): Promise<void>;
}

/** Answers are added up before they are taken out of every sum, and nobody adds up meanwhile. */
export interface Rollup {
  run(): Promise<void>;
  hold(tx: Database): Promise<void>;
  settle(tx: Database): Promise<void>;
}

/** Rows at a time, each of which may change a post with all its indexes; and posts, with what hangs on them. */
const AT_ONCE = 50;
const POSTS_AT_ONCE = 5;
const AUTHOR_POINTS_AT_ONCE = 1_000;
const ALL = 1_000_000;

const takeBackPosts: queries.TakeBack = async (tx, userId, max) => {
  await noteWordsOfAuthor(tx, userId, max);
  return queries.takeBackPosts(tx, userId, max);
};

const stepsOf = (takesPosts: boolean): { takeBack: queries.TakeBack; atOnce: number }[] => [
  ...(takesPosts
    ? [
        ...queries.AT_OWN_POSTS.map(inTurn),
        { takeBack: takeBackPosts, atOnce: POSTS_AT_ONCE },
        inTurn(queries.disownQuestions),
        { takeBack: queries.takeBackAuthorPoints, atOnce: AUTHOR_POINTS_AT_ONCE },
      ]
    : []),
  ...queries.ELSEWHERE.map(inTurn),
];
const inTurn = (takeBack: queries.TakeBack) => ({ takeBack, atOnce: AT_ONCE });

export function openDepartures(db: Database, rollup: Rollup, log: Pick<Logger, "warn">): Departures {
  let isStopping = false;
  const running = new Set<Promise<void>>();

  async function finish({ user_id: userId, takes_posts: takesPosts }: queries.Departure) {
    await rollup.run();
    for (const { takeBack, atOnce } of stepsOf(takesPosts)) {
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
   * Posts before questions before people, as everywhere; before that whatever points to this person or their posts has to wait,
   * while it holds nothing that is needed here.
   */
  async function takeBackTheRest(tx: Database, userId: string, takesPosts: boolean) {
    await rollup.hold(tx);
    await queries.lockPosts(tx, userId);
    await queries.lockPerson(tx, userId);
    await rollup.settle(tx);
    for (const { takeBack } of stepsOf(takesPosts)) await takeBack(tx, userId, ALL);
    await queries.deleteLinks(tx, userId);
    await queries.clearScores(tx, userId);
    await leaveLeaderboard(tx, userId);
    await queries.deleteDeparture(tx, userId);
    if (takesPosts) await queries.deleteUser(tx, userId);
  }

  const warn = (error: unknown) =>
    log.warn({ err: error }, "an account could not be deleted to the end; trying again later");

  /** One that fails doesn't stop the others. */
  async function finishAll(userId: string | undefined) {
    for (const departure of await queries.listDepartures(db, userId)) await finish(departure).catch(warn);
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
