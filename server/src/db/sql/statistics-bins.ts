import { MockTest } from "@prepfeed/contract/mock-tests/mock-limits";
import { Statistics } from "@prepfeed/contract/questions/statistics-limits";

/** The bin of a rest score, `right` of `others`; -1 while there are too few others to tell. */
export const restBin = (others: string, right: string) =>
  `case when ${others} < ${Statistics.leastOthers} then ${Statistics.noRestScore}
    else least(${Statistics.restBins - 1}, floor(${right} * ${Statistics.restBins}.0 / ${others})) end::smallint`;

/** The place of a time among `Statistics.timeEdges`; -1 where it is not known. */
export const timeBucket = (seconds: string) =>
  `coalesce(width_bucket(${seconds}::float8, '{${Statistics.timeEdges.join(",")}}'::float8[]), ${Statistics.unknownTime})::smallint`;

/**
 * Whether an answer `a` that counts to a question `q`, perhaps in its earlier version `v`, says something
 * about the question. Excluded are questions that only one learner gets, answers after the key was seen,
 * answers too quick to have read the question, accounts too new or unconfirmed for a rank, and attempts at a
 * paper that were not serious. `u` is the learner.
 */
export const SAYS_SOMETHING = `(q.asked_by is null and coalesce(a.time_spent >= ${Statistics.leastSeconds}, true)
  and u.email_confirmed and a.submitted_at >= u.created_at + interval '${MockTest.serious.accountHours} hours'
  and coalesce((select s.source = 'before' or s.question_id = a.question_id from seen_keys s
    where s.user_id = a.user_id and s.fingerprint = coalesce(v.fingerprint, q.fingerprint)), false)
  and (q.post_id is not null or not exists (
    select 1 from mock_test_questions m join mock_attempts t on t.test_id = m.test_id and t.user_id = a.user_id and t.number = 1
    where m.question_id = q.id and t.unranked in ('FEW_ANSWERS', 'TOO_FAST', 'OWN_PAPER'))))`;
