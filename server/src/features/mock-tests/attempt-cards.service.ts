import type { AttemptCard, Trend } from "@prepfeed/contract/mock-tests/mock-attempts";
import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";
import { marksOf, totalUnits } from "@prepfeed/contract/mock-tests/paper-rules";
import { patternOf } from "@prepfeed/question-engine/exams";
import type { Database } from "../../db/database.ts";
import * as queries from "./attempts.queries.ts";
import { GRACE_MS } from "./clocks.ts";
import { listTrendRows, type TrendRow } from "./results/result.queries.ts";

/** How many of the learner's attempts are shown with a paper. */
const SHOWN = 10;

export async function attemptCards(
  db: Database,
  viewerId: string,
  testIds: string[],
  now: Date,
): Promise<AttemptCard[]> {
  const rows = await queries.listAttemptsAt(db, viewerId, testIds, SHOWN);
  return rows.map((row) => attemptCard(row, now));
}

export function attemptCard(row: queries.CardRow, now: Date): AttemptCard {
  return {
    id: row.id,
    testId: row.test_id,
    title: row.title,
    examType: row.exam_type,
    number: row.number,
    timed: row.timed,
    startedAt: row.started_at.toISOString(),
    endsAt: row.timed ? row.ends_at.toISOString() : null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    score: row.score === null || !areResultsOut(row, now) ? null : marksOf(row.score),
    totalMarks: marksOf(totalUnits(row.rules)),
  };
}

/**
 * Results of an event are shown when everybody is done: when it closes, or at the latest when no more answers count.
 */
export function areResultsOut(
  { window_ends_at: end, is_still_sat }: Pick<queries.CardRow, "window_ends_at" | "is_still_sat">,
  now: Date,
): boolean {
  return end === null || now.getTime() > end.getTime() + (is_still_sat ? GRACE_MS : 0);
}

/** The learner's latest scores in papers of the same pattern, in any form. */
export async function listTrends(
  { db, now }: { db: Database; now: () => Date },
  viewerId: string,
): Promise<{ trends: Trend[] }> {
  const before = new Date(now().getTime() - GRACE_MS);
  const rows = await listTrendRows(db, viewerId, before, Limits.trendAttempts);
  const patterns = new Set(rows.map(({ pattern }) => pattern));
  return {
    trends: [...patterns].map((id) => {
      const pattern = patternOf(id);
      const name = pattern ? `${pattern.name} ${pattern.year}` : id;
      const own = rows.filter((row) => row.pattern === id);
      return { pattern: id, name, points: own.map(trendPoint).reverse() };
    }),
  };
}

function trendPoint(row: TrendRow): Trend["points"][number] {
  const full = totalUnits(row.rules);
  return {
    attemptId: row.id,
    title: row.title,
    number: row.number,
    timed: row.timed,
    finishedAt: row.finished_at.toISOString(),
    score: marksOf(row.score),
    totalMarks: marksOf(full),
    percent: full === 0 ? 0 : Math.round((1000 * row.score) / full) / 10,
  };
}
