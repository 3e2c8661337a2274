import type { Database } from "../../db/database.ts";

/** An answer that was given in a paper and marked there; null is none. */
export interface PaperAnswer {
  questionId: string;
  answer: string | null;
  isCorrect: boolean;
  timeSpent: number | null;
}

/** The rules of `insertAnswer` for many answers at once; a paper's questions have no author, so no cap stands on them. */
export async function insertPaperAnswers(
  tx: Database,
  userId: string,
  answers: readonly PaperAnswer[],
  points: number,
  at: Date,
) {
  await tx.query(
    `with given as (
       select * from unnest($2::uuid[], $3::text[], $4::boolean[], $5::real[]) as g (id, answer, is_correct, time_spent)),
     learner as (select time_zone from users where id = $1 and deleted_at is null for key share),
     asked as (
       select q.id, q.fingerprint, q.subject, q.exam_family, q.difficulty, q.topic, g.answer, g.is_correct, g.time_spent, learner.time_zone
       from given g join questions q using (id), learner),
     seen as (
       insert into seen_keys as s (user_id, fingerprint, source, question_id, seen_at)
       select distinct on (fingerprint) $1::uuid, fingerprint, 'answer', id, $6::timestamptz from asked
       where answer is not null order by fingerprint, id
       on conflict (user_id, fingerprint) do update set source = 'answer' where s.source = 'draft'
       returning question_id),
     shown as (
       insert into seen_keys (user_id, fingerprint, source, seen_at)
       select distinct on (fingerprint) $1::uuid, fingerprint, 'draft', $6::timestamptz from asked
       where fingerprint not in (select fingerprint from asked where answer is not null) order by fingerprint
       on conflict do nothing),
     marked as (
       select asked.*, case when is_correct and seen.question_id is null then 'KEY_SEEN' end as unpaid
       from asked left join seen on seen.question_id = asked.id where answer is not null),
     answered as (
       insert into answers (user_id, question_id, selected_option, is_correct, points_earned, unpaid, counts, time_spent, submitted_at,
         day, subject, exam_family, difficulty, topic)
       select $1, id, answer, is_correct, case when is_correct and unpaid is null then $7::int else 0 end, unpaid, true, time_spent, $6,
         ($6::timestamptz at time zone time_zone)::date, subject, exam_family, difficulty, topic
       from marked on conflict do nothing returning question_id, is_correct)
     insert into answer_deltas (user_id, question_id, post_id, is_correct)
     select $1, question_id, null, is_correct from answered`,
    [
      userId,
      answers.map(({ questionId }) => questionId),
      answers.map(({ answer }) => answer),
      answers.map(({ isCorrect }) => isCorrect),
      answers.map(({ timeSpent }) => timeSpent),
      at,
      points,
    ],
  );
}
