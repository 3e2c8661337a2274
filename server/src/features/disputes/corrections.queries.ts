import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { questionCases, questions } from "../../db/schema.ts";
import { asAnswered } from "../../db/sql/answered-version.ts";
import { isKeptOrShown, isQuestionShown } from "../../db/sql/shown-to.ts";

export interface CorrectionRow
  extends Row<
      typeof questionCases,
      | "id"
      | "question_id"
      | "exam_family"
      | "outcome"
      | "decided_as"
      | "created_at"
      | "decided_at"
      | "affected"
    >,
    Row<typeof questions, "post_id"> {
  question: string;
  total: number;
}

/** Whether everybody may read the question `q`: in a post that moderators have not hidden, or in a public mock test. */
const IS_PUBLIC = `(exists (select 1 from posts p where p.id = q.post_id and p.hidden is null)
  or exists (select 1 from mock_test_questions m join mock_tests t on t.id = m.test_id where m.question_id = q.id and t.visibility = 'public'))`;

/** What is not public, or not shown to the viewer, stays so; what changed about it is counted all the same. */
export function listCorrections(
  db: Database,
  viewerId: string | null,
  exam: string | null,
  { page, size }: { page: number; size: number },
) {
  return db.query<CorrectionRow>(
    `with picked as (
       select *, count(*) over ()::int as total from question_cases c
       where c.outcome is not null and c.outcome <> 'KEPT' and ($1::text is null or c.exam_family = $1)
       order by c.decided_at desc, c.id limit $2 offset $3)
     select c.id, c.question_id, c.exam_family, c.outcome, c.decided_as, c.created_at, c.decided_at, c.affected, c.total,
       case when ${IS_PUBLIC} and ${isQuestionShown("$4::uuid")} then q.post_id end as post_id,
       case when ${IS_PUBLIC} and ${isKeptOrShown("$4::uuid")} then q.question_text else '' end as question
     from picked c ${asAnswered("c")} order by c.decided_at desc, c.id`,
    [exam, size, page * size, viewerId],
  );
}

export interface TotalsRow {
  corrected: number;
  dropped: number;
  kept: number;
  open: number;
  median_hours: number | null;
  affected: number;
}

export async function findTotals(db: Database, exam: string | null): Promise<TotalsRow> {
  const [row] = await db.query<TotalsRow>(
    `select count(*) filter (where outcome in ('CORRECTED', 'SEVERAL_RIGHT'))::int as corrected,
       count(*) filter (where outcome in ('DROPPED', 'WITHDRAWN'))::int as dropped, count(*) filter (where outcome = 'KEPT')::int as kept,
       count(*) filter (where outcome is null)::int as open, coalesce(sum(affected), 0)::int as affected,
       percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at) / 3600) filter (where outcome is not null) as median_hours
     from question_cases where $1::text is null or exam_family = $1`,
    [exam],
  );
  return row ?? { corrected: 0, dropped: 0, kept: 0, open: 0, median_hours: null, affected: 0 };
}

/** The number of questions in posts. */
export async function countQuestions(db: Database, exam: string | null): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    "select count(*)::int as total from questions where post_id is not null and ($1::text is null or exam_family = $1)",
    [exam],
  );
  return row?.total ?? 0;
}
