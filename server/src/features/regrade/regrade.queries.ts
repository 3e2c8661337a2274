import type { RegradeStage } from "@prepfeed/contract/questions/question-states";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { answers, questionCases } from "../../db/schema.ts";

const NOBODY = "00000000-0000-0000-0000-000000000000";

/** An answer before and after the new key. */
interface Changed {
  was: Row<typeof answers, "user_id" | "is_correct" | "dropped" | "points_earned">;
  now: Row<typeof answers, "is_correct" | "dropped" | "points_earned">;
}

/** Scores are in units of a mark. */
interface ChangedAttempt {
  attemptId: string;
  userId: string;
  oldScore: number;
  score: number;
}

export type RegradeRow = Row<
  typeof questionCases,
  | "id"
  | "question_id"
  | "version"
  | "questions"
  | "stage"
  | "after_question"
  | "after_user"
  | "old_answer"
  | "takes_points"
  | "outcome"
>;

/** Oldest first. */
export function listUnfinished(db: Database) {
  return db.query<Row<typeof questionCases, "id">>(
    "select id from question_cases where stage <> 'DONE' order by decided_at, id",
  );
}

export async function lockRegrade(tx: Database, id: string): Promise<RegradeRow | undefined> {
  const [row] = await tx.query<RegradeRow>(
    `select id, question_id, version, questions, stage, after_question, after_user, old_answer, takes_points, outcome
     from question_cases where id = $1 and stage <> 'DONE' for update`,
    [id],
  );
  return row;
}

/** Stores the position in the transaction of the step, so that a killed process continues there. */
export async function moveOn(
  tx: Database,
  id: string,
  { stage, question = NOBODY, user = NOBODY }: { stage: RegradeStage; question?: string; user?: string },
) {
  await tx.query("update question_cases set stage = $2, after_question = $3, after_user = $4 where id = $1", [
    id,
    stage,
    question,
    user,
  ]);
}

export async function insertRegradedAnswers(
  tx: Database,
  caseId: string,
  questionId: string,
  changed: readonly Changed[],
  at: Date,
) {
  await tx.query(
    `insert into regraded_answers (case_id, user_id, question_id, was_correct, is_correct, was_dropped, is_dropped, paid_before, paid, at)
     select $1, user_id, $2, was_correct, is_correct, was_dropped, is_dropped, paid_before, paid, $10
     from unnest($3::uuid[], $4::boolean[], $5::boolean[], $6::boolean[], $7::boolean[], $8::int[], $9::int[])
       as n (user_id, was_correct, is_correct, was_dropped, is_dropped, paid_before, paid)`,
    [
      caseId,
      questionId,
      changed.map(({ was }) => was.user_id),
      changed.map(({ was }) => was.is_correct),
      changed.map(({ now }) => now.is_correct),
      changed.map(({ was }) => was.dropped),
      changed.map(({ now }) => now.dropped),
      changed.map(({ was }) => was.points_earned),
      changed.map(({ was, now }) => now.points_earned - was.points_earned),
      at,
    ],
  );
}

export async function insertRegradedAttempts(
  tx: Database,
  caseId: string,
  changed: readonly ChangedAttempt[],
) {
  await tx.query(
    `insert into regraded_attempts (case_id, attempt_id, user_id, old_score, score)
     select $1, * from unnest($2::uuid[], $3::uuid[], $4::int[], $5::int[])
     on conflict (case_id, user_id, attempt_id) do update set score = excluded.score`,
    [
      caseId,
      changed.map(({ attemptId }) => attemptId),
      changed.map(({ userId }) => userId),
      changed.map(({ oldScore }) => oldScore),
      changed.map(({ score }) => score),
    ],
  );
}

/** People whose results a regrade changed; `$1` is the case. */
const AFFECTED = `
  select user_id from regraded_answers where case_id = $1 and (was_correct <> is_correct or was_dropped <> is_dropped or paid <> 0)
  union select user_id from regraded_attempts where case_id = $1 and old_score <> score`;

/** The next people to notify: those with a changed result, the objectors and the author. */
export function listToTell(tx: Database, caseId: string, after: string, max: number) {
  return tx.query<{ user_id: string; is_affected: boolean }>(
    `select user_id, bool_or(is_affected) as is_affected from (
       select user_id, true as is_affected from (${AFFECTED}) affected
       union all select user_id, false from objections where case_id = $1
       union all select q.author_id, false from question_cases c join questions q on q.id = c.question_id
         where c.id = $1 and q.author_id is not null and c.decided_as is distinct from 'AUTHOR') people
     where user_id > $2 group by user_id order by user_id limit $3`,
    [caseId, after, max],
  );
}

export async function finish(tx: Database, id: string, at: Date) {
  await tx.query(
    `update question_cases set stage = 'DONE', regraded_at = $2,
       affected = (select count(*) from (${AFFECTED}) affected) where id = $1`,
    [id, at],
  );
}

export async function updateDecision(
  tx: Database,
  id: string,
  decided: {
    outcome: string;
    reason: string;
    by: string | null;
    as: "AUTHOR" | "MODERATOR";
    at: Date;
    takesPoints: boolean;
    oldAnswer: string | null;
    oldAlsoRight: readonly string[] | null;
    newAnswer: string | null;
    newAlsoRight: readonly string[] | null;
    questions: readonly string[];
    stage: RegradeStage;
  },
) {
  await tx.query(
    `update question_cases set outcome = $2, reason = $3, decided_by = $4, decided_as = $5, decided_at = $6, takes_points = $7,
       old_answer = $8, old_also_right = $9, new_answer = $10, new_also_right = $11, questions = $12, stage = $13, planned = null,
       revision = revision + 1 where id = $1`,
    [
      id,
      decided.outcome,
      decided.reason,
      decided.by,
      decided.as,
      decided.at,
      decided.takesPoints,
      decided.oldAnswer,
      decided.oldAlsoRight,
      decided.newAnswer,
      decided.newAlsoRight,
      decided.questions,
      decided.stage,
    ],
  );
}
