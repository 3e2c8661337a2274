import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { moderationCases, reports } from "../../db/schema.ts";

export type NewCase = Fields<
  typeof moderationCases,
  "id" | "kind" | "thingId" | "accountId" | "reason" | "urgent" | "evidence" | "picture"
>;

/** The open case about this content, locked until the transaction ends; a new one if there is none. */
export async function upsertCase(tx: Database, added: NewCase, now: Date) {
  const [row] = await tx.query<Row<typeof moderationCases, "id" | "hidden" | "picture">>(
    `insert into moderation_cases as c (id, kind, thing_id, account_id, reason, urgent, evidence, picture, created_at)
     values ($1, $2, $3, (select u.id from users u where u.id = $4 and u.deleted_at is null for key share), $5, $6, $7::jsonb, $8, $9)
     on conflict (kind, thing_id) where status = 'OPEN' do update set urgent = c.urgent or excluded.urgent,
       reason = case when excluded.urgent and not c.urgent then excluded.reason else c.reason end
     returning c.id, c.hidden, c.picture`,
    [
      added.id,
      added.kind,
      added.thingId,
      added.accountId,
      added.reason,
      added.urgent,
      JSON.stringify(added.evidence),
      added.picture,
      now,
    ],
  );
  return row;
}

export interface ReporterRow {
  account_days: number;
  decided: number;
  acted: number;
  /** Whether an earlier report of the same content by them was decided. */
  is_repeat: boolean;
}

/** The outcomes of their newest hundred reports. */
export async function findReporter(
  db: Database,
  reporterId: string,
  { kind, thingId }: Pick<NewCase, "kind" | "thingId">,
  now: Date,
) {
  const [row] = await db.query<ReporterRow>(
    `select extract(epoch from $2::timestamptz - u.created_at)::float8 / 86400 as account_days,
       count(c.id) filter (where c.status = 'DECIDED')::int as decided,
       count(c.id) filter (where c.status = 'DECIDED' and c.decision <> 'KEEP')::int as acted,
       exists (select 1 from reports same join moderation_cases past on past.id = same.case_id
         where same.reporter_id = $1 and same.thing_id = $3 and same.kind = $4 and past.status = 'DECIDED') as is_repeat
     from users u left join lateral (
       select case_id from reports where reporter_id = u.id order by id desc limit 100) r on true
     left join moderation_cases c on c.id = r.case_id
     where u.id = $1 group by u.id`,
    [reporterId, now, thingId, kind],
  );
  return row;
}

export type NewReportRow = Fields<
  typeof reports,
  | "id"
  | "caseId"
  | "reporterId"
  | "kind"
  | "thingId"
  | "reason"
  | "note"
  | "weight"
  | "addressHash"
  | "createdAt"
>;

/** False if they reported it before, or the account is deleted. */
export async function insertReport(tx: Database, report: NewReportRow): Promise<boolean> {
  const rows = await tx.query(
    `with added as (
       insert into reports (id, case_id, reporter_id, kind, thing_id, reason, note, weight, address_hash, created_at)
       select $1::uuid, $2::uuid, u.id, $4, $5::uuid, $6, $7, $8::real, $9, $10::timestamptz from users u
       where u.id = $3 and u.deleted_at is null for key share
       on conflict (case_id, reporter_id) do nothing returning 1)
     update moderation_cases set reports = reports + 1 where id = $2 and exists (select 1 from added) returning 1`,
    [
      report.id,
      report.caseId,
      report.reporterId,
      report.kind,
      report.thingId,
      report.reason,
      report.note,
      report.weight,
      report.addressHash,
      report.createdAt,
    ],
  );
  return rows.length > 0;
}

export async function findReportId(tx: Database, caseId: string, reporterId: string) {
  const [row] = await tx.query<{ id: string }>(
    "select id from reports where case_id = $1 and reporter_id = $2",
    [caseId, reporterId],
  );
  return row?.id;
}

/** Reports of enough weight; those from one address count once. */
export async function countIndependent(tx: Database, caseId: string, minWeight: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "select count(distinct address_hash)::int as count from reports where case_id = $1 and weight >= $2",
    [caseId, minWeight],
  );
  return row?.count ?? 0;
}

export async function markHidden(tx: Database, caseId: string) {
  await tx.query("update moderation_cases set hidden = true where id = $1", [caseId]);
}
