/**
 * Which attempts hide their keys from the learner: running ones, and the first at an event until it is over. `user`
 * is the statement's expression for the learner, `a` are the attempts.
 */
export const sitting = (user: string) =>
  `a.user_id = ${user} and (a.finished_at is null or (a.number = 1 and a.recorded_at is null))`;

const ASKED = "mock_attempts a join mock_test_questions p on p.test_id = a.test_id";

/** Whether a learner is sitting any paper: for all others, single questions need no check. */
export const sitsAny = (user: string) =>
  `(select true from mock_attempts a where ${sitting(user)} limit 1) is not null`;

/**
 * Whether a learner is sitting a paper that asks this question, for the first time or again. For papers of posts this
 * includes every copy of the question, whatever its key: if only copies with the right key were hidden, publishing
 * guesses would reveal it. `q` are the questions. For almost everybody this reads an empty index; both lists are read
 * once per statement.
 */
export const hasHiddenKey = (user: string) =>
  `(case when ${sitsAny(user)} then q.id in (
      select asked.id from ${ASKED} cross join lateral (values (p.question_id), (p.source_id)) as asked (id)
      where asked.id is not null and ${sitting(user)})
    or q.text_key in (select copy.text_key from ${ASKED} join questions copy on copy.id = p.question_id
      where p.source_id is not null and ${sitting(user)})
    else false end)`;

/** Whether a learner has sat the paper that `q` was made for, and its result is out. */
export const wasSat = (user: string) =>
  `exists (select 1 from mock_test_questions p join mock_attempts a on a.test_id = p.test_id
    where p.question_id = q.id and a.user_id = ${user} and a.number = 1 and a.recorded_at is not null)`;
