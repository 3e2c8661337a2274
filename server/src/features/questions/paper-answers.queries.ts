import type { Database } from "../../db/database.ts";
import type { Fields } from "../../db/row.ts";
import type { answers as answersTable } from "../../db/schema.ts";
import { dayOf } from "../../db/sql/learner-day.ts";
import { ALL_SOURCES, sawPastKey } from "../../db/sql/point-sources.ts";

/** An answer that was given and marked in a paper; null for none. */
export interface PaperAnswer extends Fields<typeof answersTable, "questionId" | "isCorrect" | "timeSpent"> {
  answer: string | null;
  /** Neither right nor partly right. */
  isWrong: boolean;
  /** While its question is being checked it earns nothing, and cancels nothing; the decision pays it. */
  isChecked: boolean;
}

/** What a paper can earn a learner. */
export interface PaperPoints {
  /** For each right answer. */
  each: number;
  /** From all sources together in a day. */
  perDay: number;
  /** From papers of one author in a day; `authorId` is null if no author's cap applies. */
  perAuthor: { authorId: string | null; points: number } | null;
}

/**
 * The rules of `insertAnswer` for many answers at once. A paper earns only what is right beyond guessing: each wrong
 * answer counts against the right ones by 1 / (options - 1), typed numbers count in full. Points are given in the
 * order of the paper, up to the caps.
 */
export async function insertPaperAnswers(
  tx: Database,
  userId: string,
  answers: readonly PaperAnswer[],
  { each, perDay, perAuthor }: PaperPoints,
  at: Date,
) {
  await tx.query(
    `with given as (
       select * from unnest($2::uuid[], $3::text[], $4::boolean[], $5::real[], $11::boolean[], $12::boolean[]) with ordinality
         as g (id, answer, is_correct, time_spent, is_wrong, is_checked, place)),
     learner as (select ${dayOf("users", "$6")} as day from users where id = $1 and deleted_at is null for key share),
     asked as (
       select q.id, q.version, q.fingerprint, q.question_text, q.context_key, q.subject, q.exam_family, q.difficulty, q.topic, q.kind = 'NUMERICAL' as is_typed,
         num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e) as options,
         g.answer, g.is_correct, g.is_wrong, g.is_checked, g.time_spent, g.place, learner.day
       from given g join questions q using (id), learner),
     seen as (
       insert into seen_keys as s (user_id, fingerprint, source, question_id, seen_at)
       select distinct on (fingerprint) $1::uuid, fingerprint, 'answer', case when not ${sawPastKey("$1::uuid", "asked")} then id end, $6::timestamptz
       from asked where answer is not null order by fingerprint, id
       on conflict (user_id, fingerprint) do update set source = 'answer' where s.source = 'draft'
       returning question_id),
     shown as (
       insert into seen_keys (user_id, fingerprint, source, seen_at)
       select distinct on (fingerprint) $1::uuid, fingerprint, 'draft', $6::timestamptz from asked
       where fingerprint not in (select fingerprint from asked where answer is not null) order by fingerprint
       on conflict do nothing),
     first_right as (
       select asked.id, is_typed, row_number() over (order by is_typed desc, place) as n
       from asked join seen on seen.question_id = asked.id where is_correct and not is_checked),
     beyond_guessing as (
       select (select count(*) from first_right where is_typed) + greatest(0, floor(
           (select count(*) from first_right where not is_typed)
           - coalesce((select sum(1.0 / greatest(1, options - 1)) from asked where is_wrong and not is_checked and not is_typed), 0) + 0.0001)) as most),
     earning as (select id, (n * $7::int)::int as sum from first_right, beyond_guessing where n <= most),
     from_author as (
       insert into author_points as p (user_id, author_id, day, points)
       select $1::uuid, $8::uuid, ($6::timestamptz at time zone 'UTC')::date, max(sum) from earning where $8::uuid is not null having count(*) > 0
       on conflict (user_id, author_id, day) do update set points = p.points + excluded.points
       returning points - (select max(sum) from earning) as before),
     within_author as (
       select id, sum from earning where $9::int is null or coalesce((select before from from_author), 0) + sum <= $9::int),
     from_all as (
       insert into author_points as p (user_id, author_id, day, points)
       select $1::uuid, '${ALL_SOURCES}', ($6::timestamptz at time zone 'UTC')::date, max(sum) from within_author having count(*) > 0
       on conflict (user_id, author_id, day) do update set points = p.points + excluded.points
       returning points - (select max(sum) from within_author) as before),
     marked as (
       select asked.*, case when not is_correct then null
         when is_checked and asked.id in (select question_id from seen) then 'BEING_CHECKED' when first_right.id is null then 'KEY_SEEN'
         when earning.id is null then 'PAPER_GUESSES' when within_author.id is null then 'AUTHOR_DAILY_LIMIT'
         when coalesce((select before from from_all), 0) + within_author.sum > $10::int then 'DAILY_LIMIT' end as unpaid
       from asked left join first_right using (id) left join earning using (id) left join within_author using (id)
       where answer is not null),
     answered as (
       insert into answers (user_id, question_id, selected_option, is_correct, points_earned, unpaid, counts, time_spent, submitted_at,
         day, subject, exam_family, difficulty, topic, version)
       select $1, id, answer, is_correct, case when is_correct and unpaid is null then $7::int else 0 end, unpaid, true, time_spent, $6,
         day, subject, exam_family, difficulty, topic, version
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
      each,
      perAuthor?.authorId,
      perAuthor?.points,
      perDay,
      answers.map(({ isWrong }) => isWrong),
      answers.map(({ isChecked }) => isChecked),
    ],
  );
  // The rows are locked from the moment they were added to; points over a cap were not given.
  await limit(tx, userId, ALL_SOURCES, at, perDay);
  if (perAuthor?.authorId) await limit(tx, userId, perAuthor.authorId, at, perAuthor.points);
}

async function limit(tx: Database, userId: string, source: string, at: Date, most: number) {
  await tx.query(
    `update author_points set points = $4
     where user_id = $1 and author_id = $2 and day = ($3::timestamptz at time zone 'UTC')::date and points > $4`,
    [userId, source, at, most],
  );
}
