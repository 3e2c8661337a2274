import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { questions } from "../../db/schema.ts";
import { correctOption } from "../../db/sql/correct-option.ts";
import { sitting } from "../../db/sql/hidden-keys.ts";

export interface OwnQuestionRow extends Row<typeof questions, "correct_answer" | "explanation"> {
  is_answered: boolean;
  correct_option: string;
}

/** Whether a text contains a question of a paper that this learner is sitting. */
export async function hasRunningPaperQuestion(db: Database, userId: string, text: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from mock_attempts a join mock_test_questions p on p.test_id = a.test_id join questions q on q.id = p.question_id
     where ${sitting("$1")} and position(lower(q.question_text) in lower($2)) > 0 limit 1`,
    [userId, text],
  );
  return rows.length > 0;
}

/**
 * A question with these words that the learner answered lately, or that is open in one of their quizzes or in a paper
 * that they are sitting.
 */
export async function findOwnQuestion(
  db: Database,
  userId: string,
  questionText: string,
  scanned: number,
): Promise<OwnQuestionRow | undefined> {
  const [row] = await db.query<OwnQuestionRow>(
    `with answered as (
       select question_id as id from answers where user_id = $1 order by submitted_at desc limit $3),
     waiting as (
       select q.id from questions q where q.asked_by = $1 order by q.created_at desc limit $3),
     sitting as (
       select p.question_id as id from mock_attempts a join mock_test_questions p on p.test_id = a.test_id
       where ${sitting("$1")}),
     own as (select id from answered union select id from waiting union select id from sitting)
     select exists (select 1 from answers a where a.user_id = $1 and a.question_id = q.id)
         or exists (select 1 from reviews r where r.user_id = $1 and r.question_id = q.variant_of and r.variant_id = q.id) as is_answered,
       q.correct_answer, q.explanation,
       ${correctOption("q")} as correct_option
     from own join questions q using (id) where q.question_text = $2 order by 1 limit 1`,
    [userId, questionText, scanned],
  );
  return row;
}
