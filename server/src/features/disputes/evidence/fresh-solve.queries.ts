import type { FreshSolve } from "@prepfeed/contract/questions/fresh-solve";
import type { Database } from "../../../db/database.ts";
import type { Row } from "../../../db/row.ts";
import type { questions, stimuli } from "../../../db/schema.ts";
import { asAnswered } from "../../../db/sql/answered-version.ts";
import { rowsAsJson } from "../../../db/sql/rows-as-json.ts";

export interface UnsolvedRow
  extends Row<
    typeof questions,
    | "kind"
    | "question_text"
    | "option_a"
    | "option_b"
    | "option_c"
    | "option_d"
    | "option_e"
    | "topic"
    | "writer"
  > {
  case_id: string;
  stimulus_text: Row<typeof stimuli, "text">["text"] | null;
  /** Whether the built-in engine wrote it and it needs no passage or figure. */
  is_written: boolean;
  /** Whether it is four options of text, of which one is right: what providers are asked. */
  is_plain: boolean;
}

/**
 * Open cases whose question has not been solved again yet, the oldest first; without a provider only those
 * that a writer can solve.
 */
export function listUnsolved(db: Database, hasProvider: boolean, max: number) {
  return db.query<UnsolvedRow>(
    `select * from (
       select c.id as case_id, c.created_at, q.kind, q.question_text, q.option_a, q.option_b, q.option_c, q.option_d, q.option_e, q.topic, q.writer,
         s.text as stimulus_text, q.writer is not null and s.id is null and q.figure is null as is_written,
         q.kind = 'SINGLE' and q.option_d is not null and q.option_e is null and q.figure is null and s.figure is null and q.picture_id is null
           as is_plain
       from question_cases c ${asAnswered("c")} left join stimuli s on s.id = q.stimulus_id
       where c.outcome is null and c.fresh_solve is null) unsolved
     where is_written or ($1 and is_plain) order by created_at limit $2`,
    [hasProvider, max],
  );
}

export async function storeFreshSolve(db: Database, caseId: string, solved: FreshSolve) {
  await db.query("update question_cases set fresh_solve = ($2::jsonb)->0 where id = $1", [
    caseId,
    rowsAsJson([solved]),
  ]);
}
