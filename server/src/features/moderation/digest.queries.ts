import type { ReportReason } from "@prepfeed/contract/moderation/report-reasons";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { users } from "../../db/schema.ts";

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

/** A case that nobody was told about: of reports, or about a question's key, which has no reason from the list. */
export interface UnmailedRow {
  reason: ReportReason | null;
  urgent: boolean;
}

/**
 * Cases that wait for a moderator and that nobody was told about, if the last mail was before `before`; from now on
 * they count as told.
 */
export function takeUnmailed(tx: Database, now: Date, before: Date) {
  return tx.query<UnmailedRow>(
    `with due as (
       select 1 where not exists (select 1 from moderation_cases where mailed_at > $2)
         and not exists (select 1 from question_cases where mailed_at > $2)),
     reported as (
       update moderation_cases set mailed_at = $1 where exists (select 1 from due) and id in (
         select id from moderation_cases where status = 'OPEN' and mailed_at is null order by urgent desc, created_at limit 500)
       returning reason, urgent),
     disputed as (
       update question_cases set mailed_at = $1 where exists (select 1 from due) and id in (
         select id from question_cases where outcome is null and planned is null and escalated_at is not null and mailed_at is null
         order by escalated_at limit 500)
       returning id)
     select reason, urgent from reported union all select null, false from disputed`,
    [now, before],
  );
}
