import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { questions, questionsToExamine } from "../../db/schema.ts";

export async function countWeighty(tx: Database, caseId: string, minWeight: number): Promise<number> {
  const [row] = await tx.query<{ people: number }>(
    "select count(*)::int as people from objections where case_id = $1 and weight >= $2",
    [caseId, minWeight],
  );
  return row?.people ?? 0;
}

/** Whether the event that asks the question of the case `c` is over. */
const NO_EVENT = `not exists (select 1 from mock_test_questions p join mock_tests t on t.id = p.test_id
  where (p.question_id = c.question_id or p.source_id = c.question_id) and t.starts_at <= $1 and t.ends_at > $1)`;

/** Open cases whose author let the time pass, and those that an event kept from being checked. */
export function listDue(
  db: Database,
  now: Date,
  { minWeight, people, max }: { minWeight: number; people: number; max: number },
) {
  return db.query<{ id: string }>(
    `select c.id from question_cases c where c.outcome is null and (
       (c.escalated_at is null and c.author_until < $1)
       or (c.suspended_at is null and ${NO_EVENT} and (c.opened_by = 'ALARM' or c.objections >= $3
         and (select count(*) from objections o where o.case_id = c.id and o.weight >= $2) >= $3)))
     order by c.created_at limit $4`,
    [now, minWeight, people, max],
  );
}

/** Questions with so many more answers that they are examined again. */
export function listToExamine(db: Database, max: number) {
  return db.query<Row<typeof questionsToExamine, "question_id">>(
    "select question_id from questions_to_examine limit $1",
    [max],
  );
}

export async function deleteExamined(db: Database, questionId: string) {
  await db.query("delete from questions_to_examine where question_id = $1", [questionId]);
}

/** The newest version; `was_kept` if it was checked before and found right. */
export async function findExamined(tx: Database, questionId: string) {
  const [row] = await tx.query<
    Row<typeof questions, "version" | "exam_family" | "author_id" | "state"> & { was_kept: boolean }
  >(
    `select q.version, q.exam_family, q.author_id, q.state, exists (
       select 1 from question_cases c where c.question_id = q.id and c.version >= q.statistics_version and c.outcome = 'KEPT') as was_kept
     from questions q where q.id = $1`,
    [questionId],
  );
  return row;
}
