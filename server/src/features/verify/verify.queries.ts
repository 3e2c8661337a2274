import type { Database } from "../../db/database.ts";
import { AdvisoryLock } from "../../db/sql/locks/advisory-locks.ts";
import {
  choiceCounts,
  learnerDays,
  learnerTotals,
  oneAnswerEach,
  subjectSkills,
  topicSkills,
} from "./answers.queries.ts";
import { boardCounts, boardScores } from "./boards.queries.ts";
import type { Check, Difference } from "./check.queries.ts";
import {
  commentLikes,
  postCounts,
  postTotals,
  questionCounts,
  trending,
  userCounters,
} from "./counts.queries.ts";
import { memories } from "./memories.queries.ts";
import { mockScores, questionTalk, satCounts } from "./mock-tests.queries.ts";
import { authorPoints, points, seenKeys } from "./points.queries.ts";
import { answeredVersions, questionShapes } from "./question-shapes.queries.ts";
import { openVariants } from "./variants.queries.ts";

/** The order matters: later ones are sums of what is repaired first. */
export const CHECKS: Check[] = [
  questionShapes,
  answeredVersions,
  oneAnswerEach,
  seenKeys,
  points,
  authorPoints,
  commentLikes,
  postCounts,
  trending,
  postTotals,
  questionCounts,
  userCounters,
  learnerTotals,
  learnerDays,
  subjectSkills,
  topicSkills,
  choiceCounts,
  memories,
  openVariants,
  boardScores,
  boardCounts,
  mockScores,
  satCounts,
  questionTalk,
];

const parameters = ({ usesNow }: Check, now: Date) => (usesNow ? [now] : []);

/** These read whole tables. */
export async function liftTimeLimit(tx: Database) {
  await tx.query("set local statement_timeout = 0");
}

export function findDifferences(tx: Database, check: Check, now: Date) {
  return tx.queryPlanned<Difference>(check.find, parameters(check, now));
}

/**
 * Keeps answers from being added (the first lock), people from moving on a board (the second) and writes from the
 * table until the transaction ends. It waits for transactions that have already counted something; later ones count
 * on top of the repaired sum.
 */
export async function lockForRepair(tx: Database, { table }: Check) {
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.rollup})`);
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.standings})`);
  await tx.script(`lock table ${table} in share row exclusive mode`);
}

export async function repair(tx: Database, check: Check, now: Date) {
  for (const statement of check.repair) await tx.queryPlanned(statement, parameters(check, now));
}
