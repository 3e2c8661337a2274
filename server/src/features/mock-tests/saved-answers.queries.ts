import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { mockAnswers, mockTestQuestions, questions } from "../../db/schema.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";
import type { AttemptRow } from "./attempts.queries.ts";

export type SavedRow = Row<
  typeof mockAnswers,
  "answer" | "marked" | "sequence" | "time_spent" | "confidence"
>;

type MarkedRow = SavedRow & Row<typeof mockAnswers, "outcome" | "units" | "reason">;

export interface QuestionOfAttempt
  extends ContentRow,
    Row<
      typeof questions,
      "id" | "correct_answer" | "also_right" | "state" | "explanation" | "subject" | "topic" | "difficulty"
    >,
    Row<typeof mockTestQuestions, "position" | "section" | "rule"> {
  /** Whether it was copied from a post; and the post, if it still exists. */
  is_copy: boolean;
  source_post_id: string | null;
  /** Null for a question that was not visited. */
  saved: MarkedRow | null;
}

/** A paper's questions in order, with the saved answers. */
export async function listQuestions(db: Database, attempt: Pick<AttemptRow, "id" | "test_id">) {
  const rows = await db.query<QuestionOfAttempt & MarkedRow & { is_saved: boolean }>(
    `select p.position, p.section, p.rule, q.id, ${CONTENT}, q.correct_answer, q.also_right, q.state, q.explanation, q.subject, q.topic, q.difficulty,
       q.engine is null as is_copy, (select source.post_id from questions source where source.id = p.source_id) as source_post_id, m.attempt_id is not null as is_saved, m.answer, m.marked, m.sequence, m.time_spent, m.confidence, m.outcome, m.units, m.reason
     from mock_test_questions p join questions q on q.id = p.question_id ${CONTENT_TABLES}
       left join mock_answers m on m.attempt_id = $1 and m.question_id = q.id
     where p.test_id = $2 order by p.position`,
    [attempt.id, attempt.test_id],
  );
  return rows.map((row): QuestionOfAttempt => {
    const { is_saved, answer, marked, sequence, time_spent, confidence, outcome, units, reason } = row;
    return {
      ...row,
      saved: is_saved ? { answer, marked, sequence, time_spent, confidence, outcome, units, reason } : null,
    };
  });
}

export interface SavingRow
  extends Pick<
      AttemptRow,
      "session_id" | "timed" | "ends_at" | "section_starts" | "section_ends" | "finished_at"
    >,
    Row<typeof questions, "kind"> {
  /** Null if the paper has no such question. */
  section: number | null;
  options: number;
}

/**
 * What a save needs to know of the attempt and of the question's place in the paper; the paper itself is not read.
 */
export async function findSaving(
  db: Database,
  id: string,
  userId: string,
  questionId: string,
): Promise<SavingRow | undefined> {
  const [row] = await db.query<SavingRow>(
    `select a.session_id, a.timed, a.ends_at, a.section_starts, a.section_ends, a.finished_at, p.section, q.kind,
       num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e) as options
     from mock_attempts a left join mock_test_questions p on p.test_id = a.test_id and p.question_id = $3
       left join questions q on q.id = p.question_id
     where a.id = $1 and a.user_id = $2`,
    [id, userId, questionId],
  );
  return row;
}

export interface NewSave
  extends Fields<
    typeof mockAnswers,
    "attemptId" | "questionId" | "answer" | "marked" | "sequence" | "timeSpent" | "confidence"
  > {
  sessionId: string;
  leaves: number;
  at: Date;
  /** An attempt that ended before this takes no more answers. */
  notEndedBefore: Date;
}

export type Kept = SavedRow & { is_new: boolean };

/**
 * Saves an answer while the attempt is running on this device, unless a newer one is stored. Saving and ending an
 * attempt wait for each other. Returns nothing if the attempt takes no answers, or not from this device; otherwise
 * what is stored now.
 */
export async function upsertAnswer(db: Database, save: NewSave): Promise<Kept | undefined> {
  const [row] = await db.query<Kept>(
    `with running as (
       select id, leaves, extract(epoch from $9::timestamptz - started_at)::real as passed from mock_attempts
       where id = $1 and session_id = $3 and finished_at is null and ends_at >= $11 for share),
     kept as (
       insert into mock_answers as m (attempt_id, question_id, answer, marked, sequence, time_spent, confidence, saved_at)
       select id, $2, $4, $5, $6, greatest(0, least($7::real, passed)), $8, $9 from running
       on conflict (attempt_id, question_id) do update set answer = excluded.answer, marked = excluded.marked,
         sequence = excluded.sequence, time_spent = excluded.time_spent, confidence = excluded.confidence, saved_at = excluded.saved_at
         where m.sequence < excluded.sequence
       returning answer, marked, sequence, time_spent, confidence),
     left_page as (
       update mock_attempts a set leaves = $10 from running where a.id = running.id and running.leaves < $10::int)
     select true as is_new, kept.* from kept
     union all
     select false, m.answer, m.marked, m.sequence, m.time_spent, m.confidence from running
       join mock_answers m on m.attempt_id = running.id and m.question_id = $2 where not exists (select 1 from kept)`,
    [
      save.attemptId,
      save.questionId,
      save.sessionId,
      save.answer,
      save.marked,
      save.sequence,
      save.timeSpent,
      save.confidence,
      save.at,
      save.leaves,
      save.notEndedBefore,
    ],
  );
  return row;
}
