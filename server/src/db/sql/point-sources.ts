import { correctOption } from "./correct-option.ts";

/** Used instead of an author for ready papers, where points are counted by author. */
export const READY_PAPERS = "00000000-0000-0000-0000-000000000000";
/** Whose cap an answer counts against: the author of its post, or of its paper if others can sit it too. `q` are the questions. */
export const POINT_SOURCE = `coalesce(q.author_id, (
    select case when t.is_ready then '${READY_PAPERS}' else t.author_id end
    from mock_test_questions p join mock_tests t on t.id = p.test_id
    where q.post_id is null and p.question_id = q.id and t.visibility <> 'private' limit 1))`;
/** Used instead of an author for the total that a learner earned on a day. */
export const ALL_SOURCES = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Whether `user` has seen a key that a question `q` had before it was corrected: by a hint, as a moderator, or in a copy. Almost no question had
 * another key.
 */
export const sawPastKey = (user: string, q: string) => `exists (
  select 1 from past_keys past cross join lateral (
    select o.option_a, o.option_b, o.option_c, o.option_d, o.option_e, past.correct_answer from questions o where o.id = ${q}.id) old
    join seen_keys known on known.user_id = ${user}
      and known.fingerprint = question_fingerprint(${q}.question_text, ${q}.context_key, ${correctOption("old")})
  where past.question_id = ${q}.id and past.version = ${q}.version)`;
