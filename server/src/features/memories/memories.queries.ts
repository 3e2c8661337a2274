import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type {
  answers,
  learningGoals,
  memories as memoriesTable,
  memoryBacklog,
  questions,
} from "../../db/schema.ts";
import { earlierVersion } from "../../db/sql/answered-version.ts";
import { dayOf } from "../../db/sql/learner-day.ts";
import { AdvisoryLock } from "../../db/sql/locks/advisory-locks.ts";

/** A learner and a question. */
export type Pair = Row<typeof memoriesTable, "user_id" | "question_id">;

export interface TryRow
  extends Row<typeof answers, "user_id" | "question_id" | "difficulty" | "is_correct" | "time_spent" | "day">,
    Row<typeof questions, "kind"> {
  /** Blank for none. */
  subject: string;
}

/** All attempts at these questions that count: the answer, then the reviews in order. */
export function listTries(db: Database, pairs: readonly Pair[]) {
  return db.query<TryRow>(
    `with asked as (select distinct * from unnest($1::uuid[], $2::uuid[]) as p (user_id, question_id))
     select a.user_id, a.question_id, coalesce(a.subject, '') as subject, a.difficulty, coalesce(v.kind, q.kind) as kind, t.is_correct, t.time_spent, t.day::text
     from asked join answers a using (user_id, question_id) join questions q on q.id = a.question_id
       cross join lateral (
         select a.question_id, a.version, a.is_correct, a.time_spent, a.day, null::timestamptz as at, null::uuid as id
         union all
         select r.question_id, r.version, r.is_correct, r.time_spent, r.day, r.created_at, r.id from reviews r
         where r.user_id = a.user_id and r.question_id = a.question_id) t
       ${earlierVersion("t")}
     where a.counts and not a.dropped order by a.user_id, a.question_id, t.at nulls first, t.id`,
    [pairs.map(({ user_id }) => user_id), pairs.map(({ question_id }) => question_id)],
  );
}

/** Days are in the learner's time zone. */
export type MemoryRow = Pair &
  Fields<
    typeof memoriesTable,
    | "subject"
    | "stability"
    | "difficulty"
    | "due"
    | "lastDay"
    | "lastCorrect"
    | "reps"
    | "lapses"
    | "misses"
    | "setAside"
  >;

export async function upsertMemories(tx: Database, memories: readonly MemoryRow[]) {
  await tx.query(
    `insert into memories as m (user_id, question_id, subject, stability, difficulty, due, last_day, last_correct, reps, lapses, misses, set_aside)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::float8[], $5::float8[], $6::date[], $7::date[], $8::boolean[],
       $9::int[], $10::int[], $11::int[], $12::boolean[])
     on conflict (user_id, question_id) do update set subject = excluded.subject, stability = excluded.stability,
       difficulty = excluded.difficulty, due = excluded.due, last_day = excluded.last_day, last_correct = excluded.last_correct,
       reps = excluded.reps, lapses = excluded.lapses, misses = excluded.misses, set_aside = excluded.set_aside`,
    [
      memories.map(({ user_id }) => user_id),
      memories.map(({ question_id }) => question_id),
      memories.map(({ subject }) => subject),
      memories.map(({ stability }) => stability),
      memories.map(({ difficulty }) => difficulty),
      memories.map(({ due }) => due),
      memories.map(({ lastDay }) => lastDay),
      memories.map(({ lastCorrect }) => lastCorrect),
      memories.map(({ reps }) => reps),
      memories.map(({ lapses }) => lapses),
      memories.map(({ misses }) => misses),
      memories.map(({ setAside }) => setAside),
    ],
  );
}

export async function deleteMemories(tx: Database, pairs: readonly Pair[]) {
  await tx.query(
    `delete from memories m using unnest($1::uuid[], $2::uuid[]) as p (user_id, question_id)
     where m.user_id = p.user_id and m.question_id = p.question_id`,
    [pairs.map(({ user_id }) => user_id), pairs.map(({ question_id }) => question_id)],
  );
}

/** Keeps answers from being added meanwhile. */
export async function lockRollup(tx: Database) {
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.rollup})`);
}

export interface BacklogRow extends Row<typeof memoryBacklog, "user_id" | "after"> {
  has_left: boolean;
}

/** A learner whose answers have no memories yet. */
export async function findBacklog(tx: Database): Promise<BacklogRow | undefined> {
  const [row] = await tx.query<BacklogRow>(
    `select b.user_id, b."after", u.id is null or u.deleted_at is not null as has_left
     from memory_backlog b left join users u on u.id = b.user_id order by b.user_id limit 1`,
  );
  return row;
}

/** The next of their answers; those that are not added up yet get their memories then. */
export function listAnsweredAfter(tx: Database, { user_id, after }: BacklogRow, max: number) {
  return tx.query<Pair & { waits: boolean }>(
    `select user_id, question_id,
       exists (select 1 from answer_deltas d where d.user_id = $1 and d.question_id = a.question_id) as waits
     from answers a where user_id = $1 and question_id > $2 order by question_id limit $3`,
    [user_id, after, max],
  );
}

/** Continues after this question, or is done. */
export async function moveBacklog(tx: Database, userId: string, after: string | undefined) {
  await (after === undefined
    ? tx.query("delete from memory_backlog where user_id = $1", [userId])
    : tx.query('update memory_backlog set "after" = $2 where user_id = $1', [userId, after]));
}

/** The learner's date, and the next exam. */
export interface FrameRow extends Row<typeof learningGoals, "exam_date"> {
  today: string;
}

export async function findFrame(db: Database, userId: string, now: Date): Promise<FrameRow | undefined> {
  const [row] = await db.query<FrameRow>(
    `select t.today::text, g.exam_date::text
     from users u cross join lateral (select ${dayOf("u", "$2")} as today) t
       left join learning_goals g on g.user_id = u.id and g.exam_date >= t.today
     where u.id = $1`,
    [userId, now],
  );
  return row;
}
