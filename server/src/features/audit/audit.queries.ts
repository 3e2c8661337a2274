import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { AuditFilter } from "@prepfeed/contract/moderation/audit";
import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { auditEvents } from "../../db/schema.ts";

export type AuditRow = Row<
  typeof auditEvents,
  | "id"
  | "kind"
  | "event"
  | "actor"
  | "account"
  | "thing_kind"
  | "thing_id"
  | "reason"
  | "details"
  | "created_at"
>;

export type NewAuditRow = Fields<
  typeof auditEvents,
  "id" | "kind" | "event" | "actor" | "account" | "thingKind" | "thingId" | "reason" | "details"
>;

/** Locks the person's row, so that no event names the account after it was deleted. */
const living = (parameter: string) =>
  `(select u.id::text from users u where u.id = ${parameter} and u.deleted_at is null for key share)`;

export async function insertEvent(tx: Database, event: NewAuditRow, now: Date) {
  const isAccount = event.actor !== "operator" && event.actor !== "system";
  await tx.query(
    `insert into audit_events (id, kind, event, actor, account, thing_kind, thing_id, reason, details, created_at)
     values ($1, $2, $3, coalesce($11, ${living("$4::uuid")}, 'deleted'), ${living("$5::uuid")}, $6, $7, $8, $9::jsonb, $10)`,
    [
      event.id,
      event.kind,
      event.event,
      isAccount ? event.actor : null,
      event.account,
      event.thingKind,
      event.thingId,
      event.reason,
      JSON.stringify(event.details),
      now,
      isAccount ? null : event.actor,
    ],
  );
}

const EVENT = "id, kind, event, actor, account, thing_kind, thing_id, reason, details, created_at";
const FILTER = `($1::text is null or kind = $1) and ($2::text is null or account = $2 or actor = $2)
  and ($3::date is null or created_at >= $3::date) and ($4::date is null or created_at < $4::date + 1)`;
const filterValues = ({ kind, account, from, to }: AuditFilter) => [
  kind ?? null,
  account ?? null,
  from ?? null,
  to ?? null,
];

/** Newest first, with one more row than a page, which shows whether there is another page. */
export function listEvents(db: Database, filter: AuditFilter, { page, size }: PageQuery) {
  return db.queryPlanned<AuditRow>(
    `select ${EVENT} from audit_events where ${FILTER} order by created_at desc, id desc limit $5 offset $6::bigint`,
    [...filterValues(filter), size + 1, page * size],
  );
}

export async function countEvents(db: Database, filter: AuditFilter, max: number): Promise<number> {
  const [row] = await db.queryPlanned<{ total: number }>(
    `select count(*)::int as total from (select 1 from audit_events where ${FILTER} limit $5) counted`,
    [...filterValues(filter), max],
  );
  return row?.total ?? 0;
}

/** Oldest first, starting after the event `after`. */
export function listEventsAfter(
  db: Database,
  filter: AuditFilter,
  after: Pick<AuditRow, "id" | "created_at"> | undefined,
  size: number,
) {
  return db.queryPlanned<AuditRow>(
    `select ${EVENT} from audit_events where ${FILTER} and ($5::timestamptz is null or (created_at, id) > ($5, $6::uuid))
     order by created_at, id limit $7`,
    [...filterValues(filter), after?.created_at ?? null, after?.id ?? null, size],
  );
}

const OF_ACCOUNT = "account = $1 and event = any($2::text[])";

/** Newest first, and one more than a page. */
export function listEventsOf(db: Database, account: string, events: string[], { page, size }: PageQuery) {
  return db.queryPlanned<AuditRow>(
    `select ${EVENT} from audit_events where ${OF_ACCOUNT} order by created_at desc, id desc limit $3 offset $4::bigint`,
    [account, events, size + 1, page * size],
  );
}

export async function countEventsOf(db: Database, account: string, events: string[], max: number) {
  const [row] = await db.queryPlanned<{ total: number }>(
    `select count(*)::int as total from (select 1 from audit_events where ${OF_ACCOUNT} limit $3) counted`,
    [account, events, max],
  );
  return row?.total ?? 0;
}

export interface NoteRow extends Pick<AuditRow, "id" | "reason" | "created_at"> {
  /** Null if the author's account is deleted. */
  username: string | null;
}

export function listNotes(db: Database, caseId: string) {
  return db.query<NoteRow>(
    `select e.id, e.reason, e.created_at, u.username from audit_events e left join users u on u.id::text = e.actor
     where e.thing_id = $1 and e.event = 'case-noted' order by e.created_at, e.id limit 200`,
    [caseId],
  );
}

/** Returns the number of events in which the id was replaced, at most about twice `max`. */
export async function replaceAccount(tx: Database, userId: string, name: string, max: number) {
  let replaced = 0;
  for (const column of ["actor", "account"]) {
    const rows = await tx.query(
      `update audit_events set ${column} = $2 where id = any(array(select id from audit_events where ${column} = $1 limit $3)) returning 1`,
      [userId, name, max],
    );
    replaced = Math.max(replaced, rows.length);
  }
  return replaced;
}

export async function deleteSecurityEvents(db: Database, before: Date, max: number): Promise<number> {
  const rows = await db.query(
    `delete from audit_events where id = any(array(
       select id from audit_events where kind = 'SECURITY' and created_at < $1 order by created_at, id limit $2)) returning 1`,
    [before, max],
  );
  return rows.length;
}
