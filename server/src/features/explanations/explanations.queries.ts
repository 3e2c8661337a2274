import type { Database } from "../../db/database.ts";
import { correctOption } from "../../db/sql/correct-option.ts";

export interface OwnQuestionRow {
  is_answered: boolean;
  correct_answer: string;
  correct_option: string;
  explanation: string;
}

/** A question of these words that the learner answered lately, or that waits in one of their quizzes or in a paper that they sit. */
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
       where a.user_id = $1 and (a.finished_at is null or (a.number = 1 and a.recorded_at is null))),
     own as (select id from answered union select id from waiting union select id from sitting)
     select exists (select 1 from answers a where a.user_id = $1 and a.question_id = q.id) as is_answered,
       q.correct_answer, q.explanation,
       ${correctOption("q")} as correct_option
     from own join questions q using (id) where q.question_text = $2 order by 1 limit 1`,
    [userId, questionText, scanned],
  );
  return row;
}
