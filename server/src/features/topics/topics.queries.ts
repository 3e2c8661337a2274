import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { answers } from "../../db/schema.ts";

export interface TryRow extends Row<typeof answers, "question_id" | "is_correct" | "difficulty"> {
  topic: string;
  at: Date;
}

/**
 * The latest attempts at questions, by first answer or review, among the learner's `scanned` newest answers: the
 * newest `max` of each topic.
 */
export function listTries(db: Database, userId: string, { scanned, max }: { scanned: number; max: number }) {
  return db.query<TryRow>(
    `with recent as (
       select question_id, topic, difficulty, is_correct, submitted_at from answers
       where user_id = $1 and counts and topic is not null order by submitted_at desc limit $2),
     again as (
       select distinct on (question_id) question_id, is_correct, created_at from reviews
       where user_id = $1 order by question_id, created_at desc),
     tried as (
       select r.topic, r.question_id, r.difficulty, coalesce(a.is_correct, r.is_correct) as is_correct,
         coalesce(a.created_at, r.submitted_at) as at
       from recent r left join again a using (question_id)),
     ranked as (select *, row_number() over (partition by topic order by at desc) as place from tried)
     select topic, question_id, is_correct, difficulty, at from ranked where place <= $3 order by at desc`,
    [userId, scanned, max],
  );
}
