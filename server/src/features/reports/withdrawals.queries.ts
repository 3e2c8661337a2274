import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { ReportReason } from "@prepfeed/contract/moderation/report-reasons";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { moderationCases, reports } from "../../db/schema.ts";

type OwnReportRow = Row<typeof reports, "id" | "kind" | "reason" | "note" | "created_at"> & {
  total: number;
};

export function listUndecided(db: Database, reporterId: string, { page, size }: PageQuery) {
  return db.query<OwnReportRow>(
    `select r.id, r.kind, r.reason, r.note, r.created_at, count(*) over ()::int as total
     from reports r join moderation_cases c on c.id = r.case_id
     where r.reporter_id = $1 and c.status = 'OPEN' order by r.id desc limit $2 offset $3::bigint`,
    [reporterId, size, page * size],
  );
}

export interface ReportedCase
  extends Row<
    typeof moderationCases,
    "id" | "kind" | "thing_id" | "account_id" | "picture" | "status" | "hidden"
  > {
  /** Of this person's report. */
  own_reason: ReportReason;
}

/** The case that a person's report belongs to, locked until the transaction ends. */
export async function lockCaseOf(
  tx: Database,
  reporterId: string,
  reportId: string,
): Promise<ReportedCase | undefined> {
  const [row] = await tx.query<ReportedCase>(
    `select c.id, c.kind, c.thing_id, c.account_id, c.picture, c.status, c.hidden, r.reason as own_reason
     from moderation_cases c join reports r on r.case_id = c.id where r.id = $1 and r.reporter_id = $2 for update of c`,
    [reportId, reporterId],
  );
  return row;
}

/** False if it was withdrawn meanwhile. */
export async function deleteReport(tx: Database, id: string): Promise<boolean> {
  return (await tx.query("delete from reports where id = $1 returning 1", [id])).length > 0;
}

/** The reason that the reports which are left give the case: the first urgent one, or else the first. None if none is left. */
export async function findReason(
  tx: Database,
  caseId: string,
  urgent: readonly ReportReason[],
): Promise<ReportReason | undefined> {
  const [row] = await tx.query<Row<typeof reports, "reason">>(
    "select reason from reports where case_id = $1 order by reason = any($2::text[]) desc, id limit 1",
    [caseId, urgent],
  );
  return row?.reason;
}

export async function updateCase(
  tx: Database,
  id: string,
  { reason, urgent, hidden }: { reason: ReportReason; urgent: boolean; hidden: boolean },
) {
  await tx.query(
    "update moderation_cases set reason = $2, urgent = $3, hidden = $4, reports = greatest(reports - 1, 1) where id = $1",
    [id, reason, urgent, hidden],
  );
}

/** With its evidence. */
export async function deleteCase(tx: Database, id: string) {
  await tx.query("delete from moderation_cases where id = $1", [id]);
}
