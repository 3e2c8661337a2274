import type { AttemptCard } from "@prepfeed/contract/mock-tests";
import { marksOf, totalUnits } from "@prepfeed/contract/paper-rules";
import type { Database } from "../../db/database.ts";
import * as queries from "./attempts.queries.ts";
import { GRACE_MS } from "./clocks.ts";

/** So many of one's attempts are shown beside a paper. */
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

/** Of an event nobody learns anything before everybody is done. */
export const areResultsOut = ({ window_ends_at: end }: Pick<queries.CardRow, "window_ends_at">, now: Date) =>
  end === null || now.getTime() > end.getTime() + GRACE_MS;
