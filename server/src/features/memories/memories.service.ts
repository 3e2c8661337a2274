import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../db/database.ts";
import { comesBackOn } from "../../rules/memory/comes-back.ts";
import { memoryOf } from "../../rules/memory/memory.ts";
import * as queries from "./memories.queries.ts";

/** The memories after first answers, which are the only attempts at their questions. */
export async function rememberAnswers(tx: Database, answers: readonly queries.TryRow[]) {
  await remember(tx, answers);
}

/** The memories of some questions after all attempts so far. */
export async function rememberReviews(tx: Database, pairs: readonly queries.Pair[]) {
  await remember(tx, await queries.listTries(tx, pairs));
}

/** For questions that count for nobody any more. */
export function forget(tx: Database, pairs: readonly queries.Pair[]) {
  return queries.deleteMemories(tx, pairs);
}

/** A memory is computed from all attempts at its question, so computing it again does no harm. */
async function remember(tx: Database, rows: readonly queries.TryRow[]) {
  const memories = [...groupByPair(rows)].flatMap((tries) => {
    const [first] = tries;
    const memory = memoryOf(tries.map(tryOf));
    if (!first || !memory) return [];
    return { user_id: first.user_id, question_id: first.question_id, subject: first.subject, ...memory };
  });
  if (memories.length > 0) await queries.upsertMemories(tx, memories);
}

function groupByPair(rows: readonly queries.TryRow[]): Iterable<queries.TryRow[]> {
  const pairs = new Map<string, queries.TryRow[]>();
  for (const row of rows) {
    const key = `${row.user_id} ${row.question_id}`;
    const tries = pairs.get(key);
    if (tries) tries.push(row);
    else pairs.set(key, [row]);
  }
  return pairs.values();
}

const tryOf = (row: queries.TryRow) => ({
  isCorrect: row.is_correct,
  timeSpent: row.time_spent,
  difficulty: row.difficulty,
  kind: row.kind,
  day: row.day,
});

const AT_ONCE = 200;
/** The pause lasts this many times as long as the batch before, so that other work goes first. */
const REST = 3;

/**
 * Creates memories for answers from before memories existed, in small steps, until none is missing or the product
 * stops.
 */
export async function fillMemories(db: Database, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const started = performance.now();
    if (!(await db.transaction(fillSome))) return;
    await pause(REST * (performance.now() - started), undefined, { ref: false });
  }
}

async function fillSome(tx: Database): Promise<boolean> {
  await queries.lockRollup(tx);
  const backlog = await queries.findBacklog(tx);
  if (!backlog) return false;
  const answered = backlog.has_left ? [] : await queries.listAnsweredAfter(tx, backlog, AT_ONCE);
  await rememberReviews(
    tx,
    answered.filter(({ waits }) => !waits),
  );
  const isMore = answered.length === AT_ONCE;
  await queries.moveBacklog(tx, backlog.user_id, isMore ? answered.at(-1)?.question_id : undefined);
  return true;
}

/** The date of the next exam. */
export async function findExamDate(db: Database, userId: string, now: Date): Promise<string | null> {
  return (await queries.findFrame(db, userId, now))?.exam_date ?? null;
}

/** When a question is due, after all attempts so far; null if it is not due before the exam, or never. */
export async function findDueDay(
  db: Database,
  userId: string,
  questionId: string,
  now: Date,
): Promise<{ comesBack: string | null; setAside: boolean }> {
  const [frame, rows] = await Promise.all([
    queries.findFrame(db, userId, now),
    queries.listTries(db, [{ user_id: userId, question_id: questionId }]),
  ]);
  const memory = memoryOf(rows.map(tryOf));
  if (!memory || memory.setAside) return { comesBack: null, setAside: memory?.setAside ?? false };
  return { comesBack: comesBackOn({ questionId, ...memory }, frame?.exam_date ?? null), setAside: false };
}
