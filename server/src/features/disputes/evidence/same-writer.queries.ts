import type { Database } from "../../../db/database.ts";
import type { Row } from "../../../db/row.ts";
import type { questionCases, questions } from "../../../db/schema.ts";
import { correctOption } from "../../../db/sql/correct-option.ts";

export interface WrittenRow
  extends Row<
    typeof questions,
    "id" | "question_text" | "created_at" | "seed" | "post_id" | "asked_by" | "state"
  > {
  correct_option: string;
  answers: number;
  case_id: string | null;
  outcome: Row<typeof questionCases, "outcome">["outcome"];
  total: number;
}

/** The newest questions of one writer are looked through, at most so many. */
const AMONG = 10_000;

/** Other questions of the writer of this one, the most answered first. */
export function listSameWriter(
  db: Database,
  questionId: string,
  { page, size }: { page: number; size: number },
) {
  return db.query<WrittenRow>(
    `with newest as (
       select o.id, o.created_at, o.attempts_count from questions q join questions o on o.writer = q.writer and o.id <> q.id
       where q.id = $1 order by o.created_at desc limit ${AMONG}),
     picked as (
       select *, count(*) over ()::int as total from newest order by attempts_count desc, created_at desc, id limit $2 offset $3)
     select q.id, q.question_text, ${correctOption("q")} as correct_option, q.created_at, q.seed, q.post_id, q.asked_by, q.state,
       q.attempts_count as answers, c.id as case_id, c.outcome, picked.total
     from picked join questions q using (id)
       left join lateral (
         select id, outcome from question_cases where question_id = q.id order by created_at desc limit 1) c on true
     order by picked.attempts_count desc, picked.created_at desc, picked.id`,
    [questionId, size, page * size],
  );
}
