import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { Database } from "../../db/database.ts";
import type { Fields, Nullable, Row } from "../../db/row.ts";
import type { mockTestQuestions, mockTests } from "../../db/schema.ts";
import { areApart } from "../../db/sql/apart.ts";
import { correctOption } from "../../db/sql/correct-option.ts";
import { COLUMNS, type GeneratedRow, RECORD, VALUES } from "../../db/sql/generated-question-row.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";
import { rowsAsJson } from "../../db/sql/rows-as-json.ts";
import { type AuthorRow, authorColumns } from "../users/author-view.ts";

type TestRow = Row<
  typeof mockTests,
  | "id"
  | "author_id"
  | "is_ready"
  | "title"
  | "description"
  | "instructions"
  | "subject"
  | "exam_type"
  | "difficulty"
  | "pattern"
  | "year"
  | "form"
  | "visibility"
  | "shuffled"
  | "rules"
  | "notes"
  | "cut_offs"
  | "starts_at"
  | "ends_at"
  | "sat_count"
  | "created_at"
  | "withdrawn_at"
>;

/** The author's columns are null if there is no author. */
export type TestWithAuthor = TestRow & Nullable<AuthorRow>;

const TEST = `t.id, t.is_ready, t.title, t.description, t.instructions, t.subject, t.exam_type, t.difficulty, t.pattern, t.year, t.form,
  t.visibility, t.shuffled, t.rules, t.notes, t.cut_offs, t.starts_at, t.ends_at, t.sat_count, t.created_at, t.withdrawn_at`;
/** For the viewer `$1`. */
const WITH_AUTHOR = `${TEST}, ${authorColumns("$1::uuid")}`;
const AUTHOR = "left join users u on u.id = t.author_id";

/** Empty if the viewer and its author are hidden from each other. */
export async function findTest(
  db: Database,
  id: string,
  viewerId: string,
): Promise<TestWithAuthor | undefined> {
  const [row] = await db.query<TestWithAuthor>(
    `select ${WITH_AUTHOR} from mock_tests t ${AUTHOR} where t.id = $2 and not ${areApart("$1::uuid", "t.author_id")}`,
    [viewerId, id],
  );
  return row;
}

export interface NewTest extends Omit<TestRow, "sat_count" | "withdrawn_at"> {
  /** A person has at most this many papers. */
  maxKept: number;
}

/** False if it exists already, its author's account is deleted, or the author has reached the limit. */
export async function insertTest(tx: Database, test: NewTest): Promise<boolean> {
  const rows = await tx.query(
    `insert into mock_tests (id, author_id, is_ready, title, description, instructions, subject, exam_type, difficulty, pattern, year,
       form, visibility, shuffled, rules, notes, cut_offs, starts_at, ends_at, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::jsonb, $16, $17::jsonb, $18, $19, $20
     where $2::uuid is null or (
       exists (select 1 from users where id = $2 and deleted_at is null for key share)
       and (select count(*) from mock_tests where author_id = $2 and withdrawn_at is null) < $21::int)
     on conflict (id) do nothing returning id`,
    [
      test.id,
      test.author_id,
      test.is_ready,
      test.title,
      test.description,
      test.instructions,
      test.subject,
      test.exam_type,
      test.difficulty,
      test.pattern,
      test.year,
      test.form,
      test.visibility,
      test.shuffled,
      JSON.stringify(test.rules),
      test.notes,
      JSON.stringify(test.cut_offs),
      test.starts_at,
      test.ends_at,
      test.created_at,
      test.maxKept,
    ],
  );
  return rows.length > 0;
}

export interface PaperRow extends Fields<typeof mockTestQuestions, "section" | "rule"> {
  row: GeneratedRow;
  /** What it is a copy of. */
  source: { id: string; version: number } | null;
}

/**
 * Written in two statements. The questions belong to no person and no post, so that they can be found only through
 * their paper.
 */
export async function insertPaperQuestions(tx: Database, testId: string, paper: PaperRow[], at: Date) {
  await tx.query(
    `insert into questions (created_at, ${COLUMNS})
     select $1::timestamptz, ${VALUES} from jsonb_to_recordset($2::jsonb) as r (${RECORD})`,
    [at, rowsAsJson(paper.map(({ row }) => row))],
  );
  await tx.query(
    `insert into mock_test_questions (test_id, position, section, rule, question_id, source_id, source_version)
     select $1, position, section, rule, question_id, source.id, case when source.id is not null then source_version end
     from unnest($2::int[], $3::int[], $4::int[], $5::uuid[], $6::uuid[], $7::smallint[])
         as r (position, section, rule, question_id, source_id, source_version)
       left join lateral (select id from questions where id = r.source_id for key share) source on true`,
    [
      testId,
      paper.map((_, position) => position),
      paper.map(({ section }) => section),
      paper.map(({ rule }) => rule),
      paper.map(({ row }) => row.id),
      paper.map(({ source }) => source?.id ?? null),
      paper.map(({ source }) => source?.version ?? null),
    ],
  );
}

type Listed = TestWithAuthor & { total: number };

const paged = ({ page, size }: PageQuery) => [size, page * size];

export function listOwnTests(db: Database, userId: string, page: PageQuery) {
  return db.query<Listed>(
    `select ${WITH_AUTHOR}, count(*) over ()::int as total from mock_tests t ${AUTHOR}
     where t.author_id = $1 and t.withdrawn_at is null order by t.created_at desc, t.id desc limit $2 offset $3`,
    [userId, ...paged(page)],
  );
}

/** The newest public papers of followed people. */
export function listFollowedTests(db: Database, userId: string, page: PageQuery) {
  return db.query<Listed>(
    `select ${WITH_AUTHOR}, count(*) over ()::int as total
     from follows f join mock_tests t on t.author_id = f.followee_id ${AUTHOR}
     where f.follower_id = $1 and t.visibility = 'public' and t.withdrawn_at is null and not ${areApart("$1", "t.author_id")}
     order by t.created_at desc, t.id desc limit $2 offset $3`,
    [userId, ...paged(page)],
  );
}

/** Papers shared by link that the person has begun. */
export function listSharedTests(db: Database, userId: string, page: PageQuery) {
  return db.query<Listed>(
    `select ${WITH_AUTHOR}, count(*) over ()::int as total
     from (select test_id, max(started_at) as last_at from mock_attempts where user_id = $1 group by 1) mine
       join mock_tests t on t.id = mine.test_id ${AUTHOR}
     where t.visibility = 'link' and t.withdrawn_at is null and t.author_id is distinct from $1
       and not ${areApart("$1", "t.author_id")}
     order by mine.last_at desc, t.id desc limit $2 offset $3`,
    [userId, ...paged(page)],
  );
}

/** How often each of these papers was sat; papers that were never composed are left out. */
export function listSatCounts(db: Database, ids: string[]) {
  return db.query<Row<typeof mockTests, "id" | "sat_count">>(
    "select id, sat_count from mock_tests where id = any($1::uuid[])",
    [ids],
  );
}

/** True if it existed and belonged to this person. */
export async function withdrawTest(tx: Database, id: string, authorId: string, at: Date): Promise<boolean> {
  const rows = await tx.query(
    "update mock_tests set withdrawn_at = $3 where id = $1 and author_id = $2 and withdrawn_at is null returning id",
    [id, authorId, at],
  );
  return rows.length > 0;
}

/** A paper that nobody has begun is deleted with its questions. A withdrawn paper cannot be begun. */
export async function deleteUnsatTest(tx: Database, id: string) {
  await tx.query(
    `delete from questions where id in (
       select question_id from mock_test_questions where test_id = $1)
       and not exists (select 1 from mock_attempts where test_id = $1)`,
    [id],
  );
  await tx.query(
    "delete from mock_tests where id = $1 and not exists (select 1 from mock_attempts where test_id = $1)",
    [id],
  );
}

/** Those of them that still exist, locked until the copies are written. */
export function holdPictures(tx: Database, ids: string[]) {
  return tx.query<{ id: string }>(
    "select id from question_pictures where id = any($1::uuid[]) order by id for key share",
    [ids],
  );
}

/** What a learner answered lately, with the text of its right answer, so that their own paper asks something else. */
export function listAnswered(db: Database, userId: string, max: number) {
  return db.query<ContentRow & { correct_option: string }>(
    `select ${CONTENT}, ${correctOption("q")} as correct_option
     from (select question_id from answers where user_id = $1 order by submitted_at desc limit $2) a
       join questions q on q.id = a.question_id ${CONTENT_TABLES}`,
    [userId, max],
  );
}
