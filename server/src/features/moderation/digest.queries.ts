import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { moderationCases, users } from "../../db/schema.ts";

/** Whether anybody watches the queue already. */
export async function hasModerators(db: Database): Promise<boolean> {
  const rows = await db.query("select 1 from users where role = 'MODERATOR' and deleted_at is null limit 1");
  return rows.length > 0;
}

export function listAdministrators(db: Database) {
  return db.query<Row<typeof users, "username" | "email">>(
    "select username, email from users where role = 'ADMIN' and deleted_at is null order by username_key limit 20",
  );
}

/**
 * Open cases that nobody was informed about, if the last mail was before `before`; from now on they count as
 * informed about.
 */
export function takeUnmailed(tx: Database, now: Date, before: Date) {
  return tx.query<Row<typeof moderationCases, "kind" | "reason" | "urgent">>(
    `update moderation_cases set mailed_at = $1 where id in (
       select id from moderation_cases where status = 'OPEN' and mailed_at is null order by urgent desc, created_at limit 500)
       and not exists (select 1 from moderation_cases where mailed_at > $2)
     returning kind, reason, urgent`,
    [now, before],
  );
}
