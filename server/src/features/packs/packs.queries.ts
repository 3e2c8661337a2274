import type { Database } from "../../db/database.ts";
import { sitting } from "../../db/sql/hidden-keys.ts";

/** Whether the question `q` is one of an event that is not over. */
const IN_EVENT = `exists (select 1 from mock_test_questions p join mock_tests t on t.id = p.test_id
  where p.question_id = q.id and t.ends_at > $5)`;

/**
 * The places, from 0, of the questions that nobody may have with their keys now: of a paper that the learner is sitting,
 * of an event that is not over, and those that are being checked or were withdrawn.
 */
export async function listWithheldPlaces(
  db: Database,
  viewerId: string,
  texts: { questionTexts: string[]; contextKeys: (string | null)[]; correctOptions: string[] },
  at: Date,
): Promise<number[]> {
  const rows = await db.query<{ place: number }>(
    `select (n - 1)::int as place from unnest($2::text[], $3::uuid[], $4::text[]) with ordinality
       as d (question_text, context_key, correct_option, n)
     where question_fingerprint(d.question_text, d.context_key, '') in (
         select q.text_key from mock_attempts a join mock_test_questions p on p.test_id = a.test_id
           join questions q on q.id = p.question_id where ${sitting("$1")})
       or (select true from questions q
         where q.fingerprint = question_fingerprint(d.question_text, d.context_key, d.correct_option)
           and (q.state is not null or ${IN_EVENT}) limit 1) is not null`,
    [viewerId, texts.questionTexts, texts.contextKeys, texts.correctOptions, at],
  );
  return rows.map(({ place }) => place);
}
