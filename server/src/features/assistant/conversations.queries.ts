import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Database } from "../../db/database.ts";

/**
 * A turn of a conversation. `asked` holds the key of the assistant's own question and never leaves the server.
 */
export interface Turn {
  role: "learner" | "assistant";
  text: string;
  /** The topic of the conversation after the assistant's turn, and the difficulty of its last question. */
  topic?: string;
  difficulty?: Difficulty;
  asked?: { questionText?: string; correctAnswer: string; correctOption: string; explanation: string };
}

export async function findTurns(db: Database, userId: string, id: string): Promise<Turn[] | undefined> {
  const [row] = await db.query<{ turns: Turn[] }>(
    "select turns from conversations where id = $2 and user_id = $1",
    [userId, id],
  );
  return row?.turns;
}

/**
 * Adds to the conversation or starts it; only the newest `max` turns are kept. Returns false if it belongs to another
 * person, or the account is deleted.
 */
export async function appendTurns(
  db: Database,
  { id, userId, turns, at, max }: { id: string; userId: string; turns: Turn[]; at: Date; max: number },
): Promise<boolean> {
  const rows = await db.query(
    `insert into conversations as c (id, user_id, turns, updated_at)
       select $1::uuid, u.id, $3::jsonb, $4::timestamptz from users u where u.id = $2 and u.deleted_at is null for key share
     on conflict (id) do update set updated_at = excluded.updated_at, turns = (
       select coalesce(jsonb_agg(value order by n), '[]') from (
         select value, n from jsonb_array_elements(c.turns || excluded.turns) with ordinality as t (value, n)
         order by n desc limit $5) newest)
     where c.user_id = $2 returning c.id`,
    [id, userId, JSON.stringify(turns), at, max],
  );
  return rows.length > 0;
}

/** Deletes all but the newest `kept`. */
export async function deleteOldestConversations(db: Database, userId: string, kept: number) {
  await db.query(
    `delete from conversations where id in (
       select id from conversations where user_id = $1 order by updated_at desc offset $2)`,
    [userId, kept],
  );
}
