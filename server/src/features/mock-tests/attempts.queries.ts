import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { mockAttempts, mockTests } from "../../db/schema.ts";

/** For an event: when it closes, and whether any attempt is still running. */
interface EventRow {
  window_ends_at: Row<typeof mockTests, "ends_at">["ends_at"];
  is_still_sat: boolean;
}
const EVENT = `t.ends_at as window_ends_at,
  t.ends_at is not null and exists (select 1 from mock_attempts r where r.test_id = t.id and r.finished_at is null) as is_still_sat`;

export interface CardRow
  extends EventRow,
    Row<
      typeof mockAttempts,
      "id" | "test_id" | "number" | "timed" | "started_at" | "ends_at" | "finished_at" | "score"
    >,
    Row<typeof mockTests, "title" | "exam_type" | "rules"> {}

const CARD = `a.id, a.test_id, a.number, a.timed, a.started_at, a.ends_at, a.finished_at, a.score, t.title, t.exam_type, t.rules, ${EVENT}`;

export interface AttemptRow
  extends CardRow,
    Row<
      typeof mockAttempts,
      | "user_id"
      | "extra_time"
      | "session_id"
      | "section_starts"
      | "section_ends"
      | "leaves"
      | "ended_by"
      | "ranked"
      | "unranked"
      | "tie_key"
      | "section_tallies"
      | "recorded_at"
    >,
    Row<
      typeof mockTests,
      | "instructions"
      | "pattern"
      | "form"
      | "author_id"
      | "is_ready"
      | "visibility"
      | "shuffled"
      | "notes"
      | "cut_offs"
    > {}

export const OF_TEST = "join mock_tests t on t.id = a.test_id";
/** Attempts are `a`, their papers `t`. */
export const SELECT_ATTEMPT = `select ${CARD}, a.user_id, a.extra_time, a.session_id, a.section_starts, a.section_ends, a.leaves, a.ended_by,
  a.ranked, a.unranked, a.tie_key, a.section_tallies, a.recorded_at, t.instructions, t.pattern, t.form, t.author_id, t.is_ready, t.visibility, t.shuffled,
  t.notes, t.cut_offs from mock_attempts a ${OF_TEST}`;

export async function findAttempt(db: Database, id: string, userId: string): Promise<AttemptRow | undefined> {
  const [row] = await db.query<AttemptRow>(`${SELECT_ATTEMPT} where a.id = $1 and a.user_id = $2`, [
    id,
    userId,
  ]);
  return row;
}

export async function findRunning(
  db: Database,
  testId: string,
  userId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db.query<AttemptRow>(
    `${SELECT_ATTEMPT} where a.test_id = $1 and a.user_id = $2 and a.finished_at is null`,
    [testId, userId],
  );
  return row;
}

export async function hasExtraTime(db: Database, userId: string): Promise<boolean> {
  const rows = await db.query("select 1 from users where id = $1 and extra_time", [userId]);
  return rows.length > 0;
}

export type NewAttempt = Fields<
  typeof mockAttempts,
  | "id"
  | "testId"
  | "userId"
  | "timed"
  | "extraTime"
  | "sessionId"
  | "startedAt"
  | "endsAt"
  | "sectionStarts"
  | "sectionEnds"
>;

/** False if another attempt is running, the paper was withdrawn, or the account is deleted. */
export async function insertAttempt(db: Database, attempt: NewAttempt): Promise<boolean> {
  const rows = await db.query(
    `insert into mock_attempts (id, test_id, user_id, number, timed, session_id, started_at, ends_at, section_starts, section_ends, extra_time)
     select $1, t.id, u.id, 1 + coalesce((select max(number) from mock_attempts where test_id = t.id and user_id = u.id), 0),
       $4, $5, $6, $7, $8::timestamptz[], $9::timestamptz[], $10
     from (select id from mock_tests where id = $2 and withdrawn_at is null for key share) t,
       (select id from users where id = $3 and deleted_at is null for key share) u
     on conflict do nothing returning id`,
    [
      attempt.id,
      attempt.testId,
      attempt.userId,
      attempt.timed,
      attempt.sessionId,
      attempt.startedAt,
      attempt.endsAt,
      attempt.sectionStarts,
      attempt.sectionEnds,
      attempt.extraTime,
    ],
  );
  return rows.length > 0;
}

/** After this, only answers of the device that continues the attempt count. */
export async function takeOver(db: Database, id: string, sessionId: string) {
  await db.query("update mock_attempts set session_id = $2 where id = $1 and session_id <> $2", [
    id,
    sessionId,
  ]);
}

export function listAttempts(db: Database, userId: string, { page, size }: PageQuery) {
  return db.query<CardRow & { total: number }>(
    `select ${CARD}, (select count(*)::int from mock_attempts where user_id = $1) as total
     from (select * from mock_attempts where user_id = $1 order by started_at desc, id desc limit $2 offset $3) a ${OF_TEST}
     order by a.started_at desc, a.id desc`,
    [userId, size, page * size],
  );
}

/** The newest few of each paper, newest first. */
export function listAttemptsAt(db: Database, userId: string, testIds: string[], maxOfEach: number) {
  return db.query<CardRow>(
    `select ${CARD} from unnest($2::uuid[]) as wanted (test_id)
     join lateral (select * from mock_attempts where test_id = wanted.test_id and user_id = $1 order by number desc limit $3) a on true
     ${OF_TEST} order by a.started_at desc, a.id desc`,
    [userId, testIds, maxOfEach],
  );
}
