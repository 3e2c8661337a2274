/** Which attempts keep their keys from the learner who sits them: those that run, and the first at an event until it is over.
 * `user` is the learner as the statement knows them, `a` are the attempts. */
export const sitting = (user: string) =>
  `a.user_id = ${user} and (a.finished_at is null or (a.number = 1 and a.recorded_at is null))`;

const ASKED = "mock_attempts a join mock_test_questions p on p.test_id = a.test_id";

/** Whether a learner sits any paper: nobody else need be asked about single questions. */
export const sitsAny = (user: string) =>
  `(select true from mock_attempts a where ${sitting(user)} limit 1) is not null`;

/**
 * Whether a learner sits a paper that asks this question, for the first time or again; of papers of posts, wherever else it comes from;
 * `q` are the questions. For almost everybody that is a look at an empty index; both lists are read once for a statement.
 */
export const isHeld = (user: string) =>
  `(case when ${sitsAny(user)} then q.id in (
      select held.id from ${ASKED} cross join lateral (values (p.question_id), (p.source_id)) as held (id)
      where held.id is not null and ${sitting(user)})
    or q.fingerprint in (select copy.fingerprint from ${ASKED} join questions copy on copy.id = p.question_id
      where p.source_id is not null and ${sitting(user)})
    else false end)`;

/** Whether a learner has sat the paper that `q` was made for, and its result is out. */
export const wasSat = (user: string) =>
  `exists (select 1 from mock_test_questions p join mock_attempts a on a.test_id = p.test_id
    where p.question_id = q.id and a.user_id = ${user} and a.number = 1 and a.recorded_at is not null)`;
