import type { Database } from "../../db/database.ts";
import * as queries from "./counters.queries.ts";

/** The counters of people, for the features that change them. */

export function countNewPosts(tx: Database, userId: string, added: number) {
  return queries.countNewPosts(tx, userId, added);
}

export function countRemovedPost(tx: Database, userId: string) {
  return queries.countRemovedPost(tx, userId);
}

/**
 * Rows are changed in the order of their ids, so that two people who follow each other at once do not deadlock.
 */
export async function countFollow(tx: Database, followerId: string, followeeId: string, change: 1 | -1) {
  const steps = [
    { id: followerId, count: queries.addToFollowingCount },
    { id: followeeId, count: queries.addToFollowersCount },
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, count } of steps) await count(tx, id, change);
}

/** Adds what some answers earned. */
export function addToScores(tx: Database, gains: queries.ScoreGain[]) {
  return queries.addToScores(tx, gains);
}
