import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { choiceCounts, questions, statisticsBacklog } from "../../db/schema.ts";
import { asAnswered, earlierVersion } from "../../db/sql/answered-version.ts";
import { AdvisoryLock } from "../../db/sql/locks/advisory-locks.ts";
import { restBin, SAYS_SOMETHING, timeBucket } from "../../db/sql/statistics-bins.ts";

/** An answer, and what its learner did in its exam before all of the given ones. */
export interface BeforeRow {
  user_id: string;
  exam_family: string;
  attempts: number;
  correct: number;
}

/** The totals of these people in these exams, pair by pair. */
export function listTotals(tx: Database, people: string[], exams: string[]) {
  return tx.query<BeforeRow>(
    `select t.user_id, t.exam_family, sum(t.attempts)::int as attempts, sum(t.correct)::int as correct
     from (select distinct * from unnest($1::uuid[], $2::text[]) as p (user_id, exam_family)) asked
       join learner_totals t using (user_id, exam_family) group by 1, 2`,
    [people, exams],
  );
}

export interface Bin {
  userId: string;
  questionId: string;
  bin: number;
}

export async function storeBins(tx: Database, bins: readonly Bin[]) {
  await tx.query(
    `update answers a set rest_bin = g.bin from unnest($1::uuid[], $2::uuid[], $3::smallint[]) as g (user_id, question_id, bin)
     where a.user_id = g.user_id and a.question_id = g.question_id`,
    [bins.map(({ userId }) => userId), bins.map(({ questionId }) => questionId), bins.map(({ bin }) => bin)],
  );
}

export interface Choice {
  questionId: string;
  version: number;
  examFamily: string;
  choice: string;
  bin: number;
  timeBucket: number;
}

/** Rows are changed in the order of their key, so that two processes that add up do not deadlock. */
export async function addChoices(tx: Database, choices: readonly Choice[]) {
  await tx.query(
    `insert into choice_counts as c (question_id, version, exam_family, choice, rest_bin, time_bucket, people)
     select question_id, version, exam_family, choice, rest_bin, time_bucket, count(*)
     from unnest($1::uuid[], $2::smallint[], $3::text[], $4::text[], $5::smallint[], $6::smallint[])
       as g (question_id, version, exam_family, choice, rest_bin, time_bucket)
     group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
     on conflict (question_id, version, exam_family, choice, rest_bin, time_bucket) do update set people = c.people + excluded.people`,
    [
      choices.map(({ questionId }) => questionId),
      choices.map(({ version }) => version),
      choices.map(({ examFamily }) => examFamily),
      choices.map(({ choice }) => choice),
      choices.map(({ bin }) => bin),
      choices.map(({ timeBucket }) => timeBucket),
    ],
  );
}

/** Nobody adds up answers meanwhile. */
export async function lockRollup(tx: Database) {
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.rollup})`);
}

export async function findBacklog(tx: Database) {
  const [row] = await tx.query<Row<typeof statisticsBacklog, "user_id" | "before">>(
    `select user_id, "before" from statistics_backlog order by user_id limit 1`,
  );
  return row;
}

/** Stores the bins of `judged` (user_id, question_id, bin) with their answers, and counts these. */
const COUNT_JUDGED = `
  binned as (
    update answers a set rest_bin = j.bin from judged j where a.user_id = j.user_id and a.question_id = j.question_id
    returning a.question_id, a.version, coalesce(a.exam_family, '') as exam_family, a.selected_option, a.rest_bin, ${timeBucket("a.time_spent")} as time_bucket),
  counted as (
    insert into choice_counts as c (question_id, version, exam_family, choice, rest_bin, time_bucket, people)
    select *, count(*) from binned group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (question_id, version, exam_family, choice, rest_bin, time_bucket) do update set people = c.people + excluded.people)`;

/** All answers of a learner from before there were statistics, as if they had been added up one after the other. */
export async function countEarlierAnswers(tx: Database, userId: string, before: Date) {
  await tx.query(
    `with told as (
       select a.*, count(*) over earlier as others, count(*) filter (where a.is_correct) over earlier as correct
       from answers a where a.user_id = $1 and a.counts
         and not exists (select 1 from answer_deltas d where d.user_id = $1 and d.question_id = a.question_id)
       window earlier as (partition by coalesce(a.exam_family, '') order by a.submitted_at, a.question_id rows between unbounded preceding and 1 preceding)),
     judged as (
       select a.user_id, a.question_id, ${restBin("a.others", "a.correct")} as bin
       from told a join questions q on q.id = a.question_id join users u on u.id = a.user_id ${earlierVersion("a")}
       where a.rest_bin is null and a.submitted_at < $2 and ${SAYS_SOMETHING}),
     ${COUNT_JUDGED},
     done as (delete from statistics_backlog where user_id = $1)
     select 1`,
    [userId, before],
  );
}

export type CountRow = Row<typeof choiceCounts, "choice" | "rest_bin" | "time_bucket" | "people">;

/** The version of a question that somebody looks at, and the last one that shares its statistics. */
export interface LookedAtRow
  extends Row<
    typeof questions,
    "kind" | "correct_answer" | "tolerance" | "also_right" | "difficulty" | "statistics_version"
  > {
  options: number;
  skipped: number | null;
}

/** The version that `version` names, or the newest. */
export async function findLookedAt(
  db: Database,
  questionId: string,
  version: number | null,
): Promise<LookedAtRow | undefined> {
  const [row] = await db.query<LookedAtRow>(
    `select q.kind, q.correct_answer, q.tolerance, q.also_right, q.difficulty, q.statistics_version,
       num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e) as options,
       case when exists (select 1 from mock_test_questions m where m.question_id = q.id) then (
         select count(*)::int from mock_test_questions m join mock_attempts t on t.test_id = m.test_id and t.ranked and t.recorded_at is not null
         where m.question_id = q.id and not exists (select 1 from answers s where s.user_id = t.user_id and s.question_id = q.id)) end as skipped
     from (select id as question_id, coalesce($2::int, version) as version from questions where id = $1) a ${asAnswered("a")}`,
    [questionId, version],
  );
  return row;
}

/** What was chosen in the versions that share these statistics, of all exams together. */
export function listCounts(db: Database, questionId: string, statisticsVersion: number) {
  return db.query<CountRow>(
    `select c.choice, c.rest_bin, c.time_bucket, sum(c.people)::int as people from choice_counts c
     where c.question_id = $1 and c.version >= $2 and c.version < coalesce((
       select min(statistics_version) from (
         select statistics_version from questions where id = $1
         union all select statistics_version from question_versions where question_id = $1) begun
       where statistics_version > $2), 32767)
     group by 1, 2, 3 having sum(c.people) > 0`,
    [questionId, statisticsVersion],
  );
}
