import type { Database } from "../../../db/database.ts";
import type { Fields, Row } from "../../../db/row.ts";
import type { mockLateAnswers } from "../../../db/schema.ts";

/**
 * Keeps it unless an answer as new was stored in time, or late. It waits for the attempt, which may be about to be
 * deleted.
 */
export async function upsertLateAnswer(
  db: Database,
  late: Fields<typeof mockLateAnswers, "attemptId" | "questionId" | "answer" | "sequence" | "arrivedAt">,
): Promise<boolean> {
  const rows = await db.query(
    `insert into mock_late_answers as l (attempt_id, question_id, answer, sequence, arrived_at)
     select $1, $2, $3, $4, $5
     where not exists (select 1 from mock_answers m where m.attempt_id = $1 and m.question_id = $2 and m.sequence >= $4)
     on conflict (attempt_id, question_id) do update
       set answer = excluded.answer, sequence = excluded.sequence, arrived_at = excluded.arrived_at
       where l.sequence < excluded.sequence
     returning 1`,
    [late.attemptId, late.questionId, late.answer, late.sequence, late.arrivedAt],
  );
  return rows.length > 0;
}

export function listLateAnswers(db: Database, attemptId: string) {
  return db.query<Row<typeof mockLateAnswers, "question_id" | "answer">>(
    "select question_id, answer from mock_late_answers where attempt_id = $1",
    [attemptId],
  );
}
