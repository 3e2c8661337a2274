import type { Database } from "../../../db/database.ts";
import type { Row } from "../../../db/row.ts";
import type { questionCases, questions } from "../../../db/schema.ts";
import { correctOption } from "../../../db/sql/correct-option.ts";
import { hasHiddenKey } from "../../../db/sql/hidden-keys.ts";

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

/** An event's keys are nobody's to know before it is over, announced events included. */
const IS_OF_AN_OPEN_EVENT = `exists (select 1 from mock_test_questions p join mock_tests t on t.id = p.test_id
  where (p.question_id = q.id or p.source_id = q.id) and t.ends_at > $5)`;

/**
 * Other questions of the writer of this one, the most answered first. They come with their keys, so those of a paper
 * the moderator is sitting and of events that are not over are left out.
 */
export function listSameWriter(
  db: Database,
  viewerId: string,
  questionId: string,
  { page, size }: { page: number; size: number },
  at: Date,
) {
  return db.query<WrittenRow>(
    `with newest as (
       select q.id, q.created_at, q.attempts_count, q.text_key
       from questions disputed join questions q on q.writer = disputed.writer and q.id <> disputed.id
       where disputed.id = $1 order by q.created_at desc limit ${AMONG}),
     picked as (
       select q.*, count(*) over ()::int as total from newest q
       where not ${hasHiddenKey("$4::uuid")} and not ${IS_OF_AN_OPEN_EVENT}
       order by attempts_count desc, created_at desc, id limit $2 offset $3)
     select q.id, q.question_text, ${correctOption("q")} as correct_option, q.created_at, q.seed, q.post_id, q.asked_by, q.state,
       q.attempts_count as answers, c.id as case_id, c.outcome, picked.total
     from picked join questions q using (id)
       left join lateral (
         select id, outcome from question_cases where question_id = q.id order by created_at desc limit 1) c on true
     order by picked.attempts_count desc, picked.created_at desc, picked.id`,
    [questionId, size, page * size, viewerId, at],
  );
}
