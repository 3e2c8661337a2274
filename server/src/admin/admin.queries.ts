import type { Database } from "../db/database.ts";

/** Holds the person still until the transaction ends. */
export async function lockPerson(tx: Database, usernameKey: string) {
  const [row] = await tx.query<{
    id: string;
    username: string;
    role: string;
    verified: boolean;
    premium: boolean;
  }>(
    "select id, username, role, verified, premium from users where username_key = $1 and deleted_at is null for update",
    [usernameKey],
  );
  return row;
}

export async function updateRole(tx: Database, id: string, role: string) {
  await tx.query("update users set role = $2 where id = $1", [id, role]);
}

export async function updateVerified(tx: Database, id: string, verified: boolean) {
  await tx.query("update users set verified = $2 where id = $1", [id, verified]);
}

export async function updatePremium(tx: Database, id: string, premium: boolean) {
  await tx.query("update users set premium = $2 where id = $1", [id, premium]);
}

/** The currency of a person's ledger, once it has an entry. */
export async function findCurrency(tx: Database, userId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ currency: string }>(
    "select currency from revenue_entries where user_id = $1 limit 1",
    [userId],
  );
  return row?.currency;
}

export interface RatedAnswers {
  engine: string;
  model: string;
  ask: string;
  helpful: number;
  unhelpful: number;
  /** The questions of the newest that did not help. */
  questions: string[];
}

/** What learners said about answers of the AI tutor; names nobody. */
export function listRatings(db: Database): Promise<RatedAnswers[]> {
  return db.query<RatedAnswers>(
    `select engine, model, ask, count(*) filter (where is_helpful)::int as helpful, count(*) filter (where not is_helpful)::int as unhelpful,
       coalesce((array_agg(question_id::text order by created_at desc) filter (where not is_helpful))[1:3], '{}') as questions
     from tutor_answers where is_helpful is not null group by 1, 2, 3 order by 1, 2, 3 limit 100`,
  );
}

export interface NewRevenue {
  id: string;
  userId: string;
  /** As written, so that no cent is lost to floating point. */
  amount: string;
  currency: string;
  earnedOn: string;
  note: string;
}

export async function insertRevenue(tx: Database, entry: NewRevenue) {
  await tx.query(
    "insert into revenue_entries (id, user_id, amount, currency, earned_on, note) values ($1, $2, $3::numeric, $4, $5::date, $6)",
    [entry.id, entry.userId, entry.amount, entry.currency, entry.earnedOn, entry.note],
  );
}
