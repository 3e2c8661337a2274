import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { answers, questions } from "../../db/schema.ts";
import { asAnswered } from "../../db/sql/answered-version.ts";
import { correctOption } from "../../db/sql/correct-option.ts";
import { ALL_SOURCES, POINT_SOURCE } from "../../db/sql/point-sources.ts";

export interface KeyedRow
  extends Row<
    typeof questions,
    | "id"
    | "version"
    | "post_id"
    | "author_id"
    | "kind"
    | "correct_answer"
    | "tolerance"
    | "also_right"
    | "state"
    | "exam_family"
  > {
  options: number;
}

const KEYED = `q.id, q.version, q.post_id, q.author_id, q.kind, q.correct_answer, q.tolerance, q.also_right, q.state, q.exam_family,
  num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e) as options`;

/** A version of a question, as `q`: `$1` and `$2` name it. */
const ONE = `(select $1::uuid as question_id, $2::smallint as version) wanted ${asAnswered("wanted")}`;

/** It and the versions that differ from it in spelling or explanation alone: they share its key, and an answer to one is an answer to all. */
const ALIKE = `(select g.version from (
    select version, statistics_version from questions where id = $1::uuid
    union all select version, statistics_version from question_versions where question_id = $1::uuid) g
  where g.statistics_version = (select q.statistics_version from ${ONE}))`;

/** Each of these, as `q`. */
const EACH = `(select $1::uuid as question_id, alike.version from ${ALIKE} alike) wanted ${asAnswered("wanted")}`;

/** A version of a question. */
export interface VersionOf {
  id: string;
  version: number;
}

export async function findKeyed(db: Database, { id, version }: VersionOf): Promise<KeyedRow | undefined> {
  const [row] = await db.query<KeyedRow>(`select ${KEYED} from ${ONE}`, [id, version]);
  return row;
}

/** The other versions that ask the same. */
export function listAlike(tx: Database, { id, version }: VersionOf) {
  return tx.query<KeyedRow>(`select ${KEYED} from ${EACH} where q.version <> $2`, [id, version]);
}

/** Copies of a version in papers, which ask the same with the same key. They have no versions of their own. */
export function listCopies(tx: Database, { id, version }: VersionOf) {
  return tx.query<KeyedRow>(
    `with original as (select q.* from ${EACH})
     select ${KEYED} from original o join mock_test_questions p on p.source_id = o.id and coalesce(p.source_version, 1) = o.version
       join questions q on q.id = p.question_id
     where q.text_key = o.text_key and q.kind = o.kind and q.correct_answer = o.correct_answer and q.also_right = o.also_right`,
    [id, version],
  );
}

/** Nobody can answer these questions until the transaction ends. Posts come before questions, as everywhere. */
export async function lockQuestions(tx: Database, ids: readonly string[]) {
  await tx.query(
    `select 1 from posts where id in (select post_id from questions where id = any($1::uuid[])) order by id for no key update`,
    [ids],
  );
  await tx.query("select 1 from questions where id = any($1::uuid[]) order by id for update", [ids]);
}

/** The old key stays in the history of its version. Posts are cached by their version. */
export async function updateKeys(
  tx: Database,
  versions: readonly VersionOf[],
  {
    correctAnswer,
    alsoRight,
    state,
  }: Pick<KeyedRow, "state"> & { correctAnswer: string; alsoRight: readonly string[] },
  at: Date,
) {
  await tx.query(
    `with named as (select * from unnest($1::uuid[], $2::smallint[]) as n (id, version)),
     past as (
       insert into past_keys (question_id, version, correct_answer, tolerance, replaced_at)
       select q.id, q.version, q.correct_answer, q.tolerance, $6
       from (select id as question_id, version from named) wanted ${asAnswered("wanted")} where q.correct_answer <> $3
       on conflict do nothing),
     earlier as (
       update question_versions v set correct_answer = $3, also_right = $4, state = $5
       from named n where v.question_id = n.id and v.version = n.version),
     changed as (
       update questions q set correct_answer = $3, also_right = $4, state = $5 from named n where q.id = n.id and q.version = n.version)
     update posts set version = version + 1 where id in (select q.post_id from questions q join named using (id))`,
    [
      versions.map(({ id }) => id),
      versions.map(({ version }) => version),
      correctAnswer,
      alsoRight,
      state,
      at,
    ],
  );
}

export type GradedRow = Row<
  typeof answers,
  | "user_id"
  | "question_id"
  | "selected_option"
  | "is_correct"
  | "dropped"
  | "points_earned"
  | "unpaid"
  | "counts"
  | "subject"
  | "exam_family"
  | "difficulty"
  | "day"
  | "submitted_at"
> & { waits: boolean };

/** The next answers to a question, by person. */
export function listAnswersAfter(tx: Database, { id, version }: VersionOf, after: string, max: number) {
  return tx.query<GradedRow>(
    `select a.user_id, a.question_id, a.selected_option, a.is_correct, a.dropped, a.points_earned, a.unpaid, a.counts, a.subject,
       a.exam_family, a.difficulty, a.day::text, a.submitted_at,
       exists (select 1 from answer_deltas d where d.user_id = a.user_id and d.question_id = a.question_id) as waits
     from answers a where a.question_id = $1 and a.version in ${ALIKE} and a.user_id > $3 order by a.user_id limit $4`,
    [id, version, after, max],
  );
}

/** What was reviewed is marked again too; a variant was marked by its own key. */
export function listReviewsOf(tx: Database, { id, version }: VersionOf, people: readonly string[]) {
  return tx.query<{ id: string; user_id: string; selected_option: string; is_correct: boolean }>(
    `select id, user_id, selected_option, is_correct from reviews
     where question_id = $1 and version in ${ALIKE} and user_id = any($3::uuid[]) and variant_id is null`,
    [id, version, people],
  );
}

export async function updateReviews(tx: Database, reviews: readonly { id: string; isCorrect: boolean }[]) {
  await tx.query(
    "update reviews r set is_correct = n.is_correct from unnest($1::uuid[], $2::boolean[]) as n (id, is_correct) where r.id = n.id",
    [reviews.map(({ id }) => id), reviews.map(({ isCorrect }) => isCorrect)],
  );
}

/** The key that people have seen has another fingerprint now: they have seen that one too. Returns those whose new key another question had shown. */
export async function copySeenKeys(
  tx: Database,
  { id, version }: VersionOf,
  people: readonly string[],
  oldAnswer: string,
): Promise<Set<string>> {
  const rows = await tx.query<{ user_id: string }>(
    `with asked as (
       select q.fingerprint, question_fingerprint(q.question_text, q.context_key, ${correctOption("o")}) as old
       from ${EACH} cross join lateral (
         select q.option_a, q.option_b, q.option_c, q.option_d, q.option_e, $4::text as correct_answer) o),
     seen as (
       select s.user_id, asked.fingerprint, s.source, s.question_id, s.seen_at from asked
         join seen_keys s on s.fingerprint = asked.old and s.user_id = any($3::uuid[]) where asked.old <> asked.fingerprint),
     copied as (
       insert into seen_keys (user_id, fingerprint, source, question_id, seen_at)
       select * from seen order by fingerprint, user_id on conflict do nothing returning user_id)
     select user_id from seen where user_id not in (select user_id from copied)`,
    [id, version, people, oldAnswer],
  );
  return new Set(rows.map(({ user_id }) => user_id));
}

export interface PayableRow extends Row<typeof answers, "user_id"> {
  /** Whether this answer was the one that showed the key. */
  is_first: boolean;
  source: string | null;
  /** Null where nobody's cap counts; but a paper whose author left pays nothing. */
  author_id: string | null;
  is_orphan: boolean;
  /** Earned that day from the same author, and in all. */
  from_author: number;
  from_all: number;
  /** How many answers of the paper are paid, and how many can be: what is right beyond guessing. Null outside papers. */
  paid_in_paper: number | null;
  payable_in_paper: number | null;
}

/** What decides whether right answers of these people to this question earn a point, by the rules and caps of the day they were given. */
export function listPayable(tx: Database, { id, version }: VersionOf, people: readonly string[]) {
  return tx.query<PayableRow>(
    `with asked as (
       select q.*, ${POINT_SOURCE} as source_id, t.id as test_id,
         t.id is not null and t.visibility <> 'private' and not t.is_ready and t.author_id is null as is_orphan
       from ${EACH} left join lateral (select test_id from mock_test_questions m where m.question_id = q.id limit 1) p on true
         left join mock_tests t on t.id = p.test_id)
     select a.user_id, coalesce(s.source <> 'before' and s.question_id = a.question_id, false) as is_first, s.source,
       asked.source_id as author_id, asked.is_orphan, earned.from_author, earned.from_all, paper.paid as paid_in_paper, paper.most as payable_in_paper
     from asked join answers a on a.question_id = asked.id and a.version = asked.version and a.user_id = any($3::uuid[])
       left join seen_keys s on s.user_id = a.user_id and s.fingerprint = asked.fingerprint
       cross join lateral (
         select coalesce(sum(o.points_earned), 0)::int as from_all,
           count(*) filter (where ${POINT_SOURCE} = asked.source_id)::int as from_author
         from answers o join questions q on q.id = o.question_id
         where o.user_id = a.user_id and o.submitted_at >= date_trunc('day', a.submitted_at at time zone 'UTC') at time zone 'UTC'
           and o.submitted_at < date_trunc('day', a.submitted_at at time zone 'UTC') at time zone 'UTC' + interval '1 day'
           and (o.points_earned > 0 or o.unpaid = 'DAILY_LIMIT')) earned
       left join lateral (
         select count(*) filter (where o.points_earned > 0)::int as paid,
           (count(*) filter (where is_typed and is_right) + greatest(0, floor(count(*) filter (where not is_typed and is_right)
             - coalesce(sum(1.0 / greatest(1, options - 1)) filter (where is_wrong and not is_typed), 0) + 0.0001)))::int as most
         from (
           select g.points_earned, q.kind = 'NUMERICAL' as is_typed, g.is_correct and k.question_id = g.question_id as is_right,
             coalesce(m.outcome = 'wrong', false) as is_wrong,
             num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e) as options
           from mock_test_questions p join questions q on q.id = p.question_id
             join answers g on g.question_id = q.id and g.user_id = a.user_id
             left join seen_keys k on k.user_id = a.user_id and k.fingerprint = q.fingerprint
             left join mock_attempts t on t.test_id = p.test_id and t.user_id = a.user_id and t.number = 1
             left join mock_answers m on m.attempt_id = t.id and m.question_id = q.id
           where p.test_id = asked.test_id) o) paper on asked.test_id is not null`,
    [id, version, people],
  );
}

export type NewGrade = Pick<GradedRow, "user_id" | "is_correct" | "dropped" | "points_earned" | "unpaid">;

export async function updateGrades(tx: Database, questionId: string, grades: readonly NewGrade[]) {
  await tx.query(
    `update answers a set is_correct = g.is_correct, dropped = g.dropped, points_earned = g.points_earned, unpaid = g.unpaid
     from unnest($2::uuid[], $3::boolean[], $4::boolean[], $5::int[], $6::text[]) as g (user_id, is_correct, dropped, points_earned, unpaid)
     where a.question_id = $1 and a.user_id = g.user_id`,
    [
      questionId,
      grades.map(({ user_id }) => user_id),
      grades.map(({ is_correct }) => is_correct),
      grades.map(({ dropped }) => dropped),
      grades.map(({ points_earned }) => points_earned),
      grades.map(({ unpaid }) => unpaid),
    ],
  );
}

/** What was paid counts for the caps of its day. What the cap of all sources kept from being paid counts for the author's alone. */
export async function addToCaps(
  tx: Database,
  paid: readonly {
    userId: string;
    authorId: string | null;
    at: Date;
    points: number;
    authorPoints: number;
  }[],
) {
  await tx.query(
    `insert into author_points as p (user_id, author_id, day, points)
     select user_id, source, (at at time zone 'UTC')::date, sum(earned)::int
     from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::int[], $5::int[]) as n (user_id, author_id, at, points, author_points)
       cross join lateral (values (author_id, author_points), ('${ALL_SOURCES}'::uuid, points)) as s (source, earned)
     where source is not null and earned <> 0 group by 1, 2, 3
     on conflict (user_id, author_id, day) do update set points = p.points + excluded.points`,
    [
      paid.map(({ userId }) => userId),
      paid.map(({ authorId }) => authorId),
      paid.map(({ at }) => at),
      paid.map(({ points }) => points),
      paid.map(({ authorPoints }) => authorPoints),
    ],
  );
}
