/** Which attempts keep their keys from the learner who sits them: those that run, and the first at an event until it is over.
 * `user` is the learner as the statement knows them, `a` are the attempts. */
export const sitting = (user: string) =>
  `a.user_id = ${user} and (a.finished_at is null or (a.number = 1 and a.recorded_at is null))`;

const OF_POSTS =
  "mock_attempts a join mock_test_questions p on p.test_id = a.test_id and p.source_id is not null";

/** Whether a learner sits any paper: nobody else need be asked about single questions. */
export const sitsAny = (user: string) =>
  `(select true from mock_attempts a where ${sitting(user)} limit 1) is not null`;

/**
 * Whether a learner sits a paper of posts that asks this question, wherever it comes from; `q` are the questions.
 * For almost everybody that is a look at an empty index; both lists are read once for a statement.
 */
export const isHeld = (user: string) =>
  `(case when ${sitsAny(user)} then q.id in (select p.source_id from ${OF_POSTS} where ${sitting(user)})
    or q.fingerprint in (select copy.fingerprint from ${OF_POSTS} join questions copy on copy.id = p.question_id where ${sitting(user)})
    else false end)`;
