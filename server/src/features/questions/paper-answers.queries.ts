import type { Database } from "../../db/database.ts";

/** An answer that was given in a paper and marked there; null is none. */
export interface PaperAnswer {
  questionId: string;
  answer: string | null;
  isCorrect: boolean;
  timeSpent: number | null;
}

/** What papers of one author can earn a learner in a day; `authorId` is null where nobody's day is counted. */
export interface PaperCap {
  authorId: string | null;
  points: number;
}

/** The rules of `insertAnswer` for many answers at once; in a paper the first right ones are paid up to the cap, if one stands on it. */
export async function insertPaperAnswers(
  tx: Database,
  userId: string,
  answers: readonly PaperAnswer[],
  points: number,
  cap: PaperCap | null,
  at: Date,
) {
  await tx.query(
    `with given as (
       select * from unnest($2::uuid[], $3::text[], $4::boolean[], $5::real[]) with ordinality as g (id, answer, is_correct, time_spent, place)),
     learner as (select time_zone from users where id = $1 and deleted_at is null for key share),
     asked as (
       select q.id, q.fingerprint, q.subject, q.exam_family, q.difficulty, q.topic, g.answer, g.is_correct, g.time_spent, g.place, learner.time_zone
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
     earning as (
       select asked.id, (row_number() over (order by place) * $7::int)::int as sum
       from asked join seen on seen.question_id = asked.id where is_correct),
     from_author as (
       insert into author_points as p (user_id, author_id, day, points)
       select $1::uuid, $8::uuid, ($6::timestamptz at time zone 'UTC')::date, max(sum) from earning where $8::uuid is not null having count(*) > 0
       on conflict (user_id, author_id, day) do update set points = p.points + excluded.points
       returning points - (select max(sum) from earning) as before),
     marked as (
       select asked.*, case when not is_correct then null when earning.sum is null then 'KEY_SEEN'
         when coalesce((select before from from_author), 0) + earning.sum > $9::int then 'AUTHOR_DAILY_LIMIT' end as unpaid
       from asked left join earning using (id) where answer is not null),
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
      cap?.authorId,
      cap?.points,
    ],
  );
  if (!cap?.authorId) return;
  // The row was held from the moment it was added to; what went over the cap was not paid.
  await tx.query(
    `update author_points set points = $4
     where user_id = $1 and author_id = $2 and day = ($3::timestamptz at time zone 'UTC')::date and points > $4`,
    [userId, cap.authorId, at, cap.points],
  );
}
