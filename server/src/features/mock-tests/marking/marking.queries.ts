import type { UnrankedReason } from "@prepfeed/contract/mock-tests/mock-attempts";
import type { Outcome, Tally } from "@prepfeed/contract/mock-tests/paper-marking";
import type { Database } from "../../../db/database.ts";
import { type AttemptRow, OF_TEST, SELECT_ATTEMPT } from "../attempts.queries.ts";

/** Locks a running attempt, so that nothing is saved while it is marked. */
export async function lockRunning(tx: Database, id: string): Promise<AttemptRow | undefined> {
  const [row] = await tx.query<AttemptRow>(
    `${SELECT_ATTEMPT} where a.id = $1 and a.finished_at is null for update of a`,
    [id],
  );
  return row;
}

export interface SitterRow {
  created_at: Date;
  email_confirmed: boolean;
}

export async function findSitter(tx: Database, userId: string): Promise<SitterRow | undefined> {
  const [row] = await tx.query<SitterRow>("select created_at, email_confirmed from users where id = $1", [
    userId,
  ]);
  return row;
}

export async function updateMarks(
  tx: Database,
  attemptId: string,
  marks: { questionId: string; outcome: Outcome; units: number }[],
) {
  await tx.query(
    `update mock_answers m set outcome = r.outcome, units = r.units
     from unnest($2::uuid[], $3::text[], $4::int[]) as r (question_id, outcome, units)
     where m.attempt_id = $1 and m.question_id = r.question_id`,
    [
      attemptId,
      marks.map(({ questionId }) => questionId),
      marks.map(({ outcome }) => outcome),
      marks.map(({ units }) => units),
    ],
  );
}

/** A dropped question may bring marks to those who never looked at it. */
export async function insertDropped(
  tx: Database,
  attemptId: string,
  dropped: { questionId: string; units: number }[],
  at: Date,
) {
  await tx.query(
    `insert into mock_answers (attempt_id, question_id, marked, sequence, time_spent, saved_at, outcome, units)
     select $1, question_id, false, 0, 0, $4, 'dropped', units from unnest($2::uuid[], $3::int[]) as r (question_id, units)
     on conflict do nothing`,
    [attemptId, dropped.map(({ questionId }) => questionId), dropped.map(({ units }) => units), at],
  );
}

/** People after `after`, in order, who sat a paper that asks this question. */
export function listSitters(tx: Database, questionId: string, after: string, max: number) {
  return tx.query<{ user_id: string }>(
    `select distinct a.user_id from mock_test_questions p join mock_attempts a on a.test_id = p.test_id
     where p.question_id = $1 and a.user_id > $2 order by a.user_id limit $3`,
    [questionId, after, max],
  );
}

/** Includes running attempts: it waits for a learner who is just ending one. */
export function lockAttempts(tx: Database, questionId: string, people: readonly string[]) {
  return tx.query<AttemptRow>(
    `${SELECT_ATTEMPT} where a.test_id in (select p.test_id from mock_test_questions p where p.question_id = $1)
       and a.user_id = any($2::uuid[]) order by a.id for update of a`,
    [questionId, people],
  );
}

export async function updateScore(
  tx: Database,
  id: string,
  { score, tieKey, sectionTallies }: Pick<Ending, "score" | "tieKey" | "sectionTallies">,
) {
  await tx.query(
    "update mock_attempts set score = $2, tie_key = $3::int[], section_tallies = $4::jsonb where id = $1",
    [id, score, tieKey, JSON.stringify(sectionTallies)],
  );
}

export interface Ending {
  at: Date;
  endedBy: "learner" | "clock";
  unranked: UnrankedReason | null;
  score: number;
  tieKey: number[];
  sectionTallies: Tally[];
}

export async function finishAttempt(tx: Database, id: string, ending: Ending) {
  await tx.query(
    `update mock_attempts set finished_at = $2, ended_by = $3, ranked = $4::text is null, unranked = $4, score = $5, tie_key = $6::int[], section_tallies = $7::jsonb
     where id = $1`,
    [
      id,
      ending.at,
      ending.endedBy,
      ending.unranked,
      ending.score,
      ending.tieKey,
      JSON.stringify(ending.sectionTallies),
    ],
  );
}

/** For a finished attempt that has none. */
export async function storeTallies(db: Database, id: string, tallies: readonly Tally[]) {
  await db.query(
    "update mock_attempts set section_tallies = $2::jsonb where id = $1 and finished_at is not null and section_tallies is null",
    [id, JSON.stringify(tallies)],
  );
}

export async function countSat(tx: Database, testId: string) {
  await tx.query("update mock_tests set sat_count = sat_count + 1 where id = $1", [testId]);
}

/** Locks a first attempt whose answers were not recorded yet. */
export async function lockUnrecorded(tx: Database, id: string): Promise<AttemptRow | undefined> {
  const [row] = await tx.query<AttemptRow>(
    `${SELECT_ATTEMPT}
     where a.id = $1 and a.finished_at is not null and a.recorded_at is null and a.number = 1 for update of a`,
    [id],
  );
  return row;
}

export async function markRecorded(tx: Database, id: string, at: Date) {
  await tx.query("update mock_attempts set recorded_at = $2 where id = $1", [id, at]);
}

/** Attempts whose time was up before `before`. */
export function listOverdue(db: Database, before: Date, max: number) {
  return db.query<{ id: string }>(
    "select id from mock_attempts where finished_at is null and ends_at < $1 order by ends_at limit $2",
    [before, max],
  );
}

/** First attempts whose event closed before `before`, or whose answers a killed process did not record. */
export function listUnrecorded(db: Database, before: Date, max: number) {
  return db.query<{ id: string }>(
    `select a.id from mock_attempts a ${OF_TEST}
     where a.finished_at is not null and a.recorded_at is null and a.number = 1 and (t.ends_at is null or t.ends_at < $1)
     order by a.finished_at limit $2`,
    [before, max],
  );
}
