import type { Database } from "../../db/database.ts";
import { COLUMNS, type GeneratedRow, RECORD, VALUES } from "../../db/sql/generated-question-row.ts";
import { rowsAsJson } from "../../db/sql/rows-as-json.ts";

interface NewVariant {
  /** The original question. */
  questionId: string;
  /** Undefined if its writer has nothing else to ask. */
  row: GeneratedRow | undefined;
}

/** One for each question, unless there is one already; none for a deleted account. */
export async function insertVariants(
  db: Database,
  userId: string,
  variants: readonly NewVariant[],
  at: Date,
) {
  const rows = variants.flatMap(({ row }) => row ?? []);
  await db.query(
    `with opened as (
       insert into open_variants (user_id, question_id, variant_id)
       select learner.id, w.question_id, w.variant_id
       from (select id from users where id = $1 and deleted_at is null for key share) learner
         cross join unnest($2::uuid[], $3::uuid[]) as w (question_id, variant_id)
       on conflict do nothing returning question_id, variant_id)
     insert into questions (asked_by, created_at, variant_of, ${COLUMNS})
     select $1, $4::timestamptz, o.question_id, ${VALUES}
     from opened o join jsonb_to_recordset($5::jsonb) as r (${RECORD}) on r.id = o.variant_id`,
    [
      userId,
      variants.map(({ questionId }) => questionId),
      variants.map(({ row }) => row?.id ?? null),
      at,
      rowsAsJson(rows),
    ],
  );
}
