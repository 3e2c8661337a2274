import type { Database } from "../db/database.ts";

/**
 * Days are "2026-11-15", in UTC. Each statement checks and takes at once, so that parallel calls cannot exceed the
 * limit.
 */

export async function takeDailyCall(db: Database, day: string, limit: number): Promise<boolean> {
  const rows = await db.query(
    `insert into ai_daily_calls as c (day, calls) select $1::date, 1 where $2::int >= 1
     on conflict (day) do update set calls = c.calls + 1 where c.calls < $2::int
     returning c.calls`,
    [day, limit],
  );
  return rows.length > 0;
}

export async function countDailyCalls(db: Database, day: string): Promise<number> {
  const [row] = await db.query<{ calls: number }>(
    "select calls::int as calls from ai_daily_calls where day = $1::date",
    [day],
  );
  return row?.calls ?? 0;
}

export async function takeDailyQuestions(
  db: Database,
  userId: string,
  day: string,
  count: number,
  limit: number,
): Promise<boolean> {
  const rows = await db.query(
    `insert into ai_daily_questions as q (user_id, day, questions)
       select $1::uuid, $2::date, $3::int where $3::int <= $4::int
     on conflict (user_id, day) do update set questions = q.questions + $3::int
       where q.questions + $3::int <= $4::int
     returning q.questions`,
    [userId, day, count, limit],
  );
  return rows.length > 0;
}

export async function returnDailyQuestions(db: Database, userId: string, day: string, count: number) {
  await db.query(
    `update ai_daily_questions set questions = greatest(0, questions - $3::int)
     where user_id = $1::uuid and day = $2::date`,
    [userId, day, count],
  );
}

/** A deleted account gets none. */
export async function takeDailyAnswer(
  db: Database,
  userId: string,
  day: string,
  limit: number,
): Promise<boolean> {
  const rows = await db.query(
    `insert into ai_daily_answers as a (user_id, day, answers)
       select id, $2::date, 1 from users where id = $1 and deleted_at is null and $3::int >= 1 for key share
     on conflict (user_id, day) do update set answers = a.answers + 1 where a.answers < $3::int
     returning a.answers`,
    [userId, day, limit],
  );
  return rows.length > 0;
}

/** Usage per person; the requests of all people together are kept, one row a day. */
export async function deleteDaysBefore(db: Database, day: string) {
  await db.query("delete from ai_daily_questions where day < $1::date", [day]);
  await db.query("delete from ai_daily_answers where day < $1::date", [day]);
}

export async function countDailyQuestions(db: Database, userId: string, day: string): Promise<number> {
  const [row] = await db.query<{ questions: number }>(
    "select questions::int as questions from ai_daily_questions where user_id = $1::uuid and day = $2::date",
    [userId, day],
  );
  return row?.questions ?? 0;
}
