import type { Database } from "../db/database.ts";
import type { Fields, Row } from "../db/row.ts";
import type { revenueEntries, tutorAnswers, users } from "../db/schema.ts";

/** Locks the person's row until the transaction ends. */
export async function lockPerson(tx: Database, usernameKey: string) {
  const [row] = await tx.query<Row<typeof users, "id" | "username" | "role" | "verified" | "premium">>(
    "select id, username, role, verified, premium from users where username_key = $1 and deleted_at is null for update",
    [usernameKey],
  );
  return row;
}

export async function updateRole(tx: Database, id: string, role: string) {
  await tx.query("update users set role = $2 where id = $1", [id, role]);
}

/** Includes administrators. */
export function listModerators(db: Database) {
  return db.query<Row<typeof users, "username" | "role">>(
    "select username, role from users where role in ('MODERATOR', 'ADMIN') and deleted_at is null order by role, username_key",
  );
}

export async function updateMark(tx: Database, id: string, mark: "verified" | "premium", isOn: boolean) {
  await tx.query(`update users set ${mark} = $2 where id = $1`, [id, isOn]);
}

/** The currency of a person's ledger, once it has an entry. */
export async function findCurrency(tx: Database, userId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ currency: string }>(
    "select currency from revenue_entries where user_id = $1 limit 1",
    [userId],
  );
  return row?.currency;
}

export interface RatedAnswers extends Row<typeof tutorAnswers, "engine" | "model" | "ask"> {
  helpful: number;
  unhelpful: number;
  /** The questions of the newest answers that did not help. */
  questions: string[];
}

/** Learners' ratings of the AI tutor's answers; names nobody. */
export function listRatings(db: Database): Promise<RatedAnswers[]> {
  return db.query<RatedAnswers>(
    `select engine, model, ask, count(*) filter (where is_helpful)::int as helpful, count(*) filter (where not is_helpful)::int as unhelpful,
       coalesce((array_agg(question_id::text order by created_at desc) filter (where not is_helpful))[1:3], '{}') as questions
     from tutor_answers where is_helpful is not null group by 1, 2, 3 order by 1, 2, 3 limit 100`,
  );
}

/** The amount as written, so that no cent is lost to floating point. */
export type NewRevenue = Fields<
  typeof revenueEntries,
  "id" | "userId" | "amount" | "currency" | "earnedOn" | "note"
>;

export async function insertRevenue(tx: Database, entry: NewRevenue) {
  await tx.query(
    "insert into revenue_entries (id, user_id, amount, currency, earned_on, note) values ($1, $2, $3::numeric, $4, $5::date, $6)",
    [entry.id, entry.userId, entry.amount, entry.currency, entry.earnedOn, entry.note],
  );
}
