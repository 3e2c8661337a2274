import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { CaseKind, ModerationCase } from "@prepfeed/contract/moderation/cases";
import { Moderation, type ReportReason } from "@prepfeed/contract/moderation/report-reasons";
import type { Database } from "../../db/database.ts";
import type { Nullable, Row } from "../../db/row.ts";
import type { moderationCases, reports } from "../../db/schema.ts";
import { QUESTION_CASE_STATUS } from "../../db/sql/question-case-status.ts";
import { AUTHOR_COLUMNS, type AuthorRow } from "../users/author-view.ts";

export interface CaseRow
  extends Row<
      typeof moderationCases,
      | "id"
      | "kind"
      | "thing_id"
      | "account_id"
      | "status"
      | "reason"
      | "urgent"
      | "hidden"
      | "reports"
      | "evidence"
      | "picture"
      | "version"
      | "assignee_id"
      | "decision"
      | "decision_reason"
      | "decided_by"
      | "decided_at"
      | "created_at"
    >,
    Nullable<AuthorRow> {
  assignee_name: string | null;
  /** Whether the viewer is the reported person, or a reporter. */
  is_own: boolean;
}

const COLUMNS = `c.id, c.kind, c.thing_id, c.account_id, c.status, c.reason, c.urgent, c.hidden, c.reports, c.evidence, c.picture, c.version,
  c.assignee_id, c.decision, c.decision_reason, c.decided_by, c.decided_at, c.created_at, ${AUTHOR_COLUMNS},
  (select a.username from users a where a.id = c.assignee_id) as assignee_name,
  c.account_id is not distinct from $1::uuid or exists (select 1 from reports r where r.case_id = c.id and r.reporter_id = $1) as is_own`;
const FROM = "moderation_cases c left join users u on u.id = c.account_id";

export interface CaseFilter {
  status: ModerationCase["status"];
  kind?: CaseKind | undefined;
  reason?: ReportReason | undefined;
  assigned?: "ME" | "NONE" | undefined;
}

const ASSIGNED =
  "($4::text is null or ($4 = 'ME' and c.assignee_id = $1) or ($4 = 'NONE' and c.assignee_id is null))";
const REPORTED = `c.status = $2 and ($3::text is null or c.reason = $3) and ($5::text is null or c.kind = $5) and ${ASSIGNED}`;
/** A question has no reason of a report. */
const DISPUTED = `$3::text is null and ($5::text is null or $5 = 'QUESTION') and ${ASSIGNED}
  and case when $2 = 'OPEN' then ${QUESTION_CASE_STATUS.OPEN} else ${QUESTION_CASE_STATUS.DECIDED} end`;
const filterValues = (viewerId: string, { status, kind, reason, assigned }: CaseFilter) => [
  viewerId,
  status,
  reason ?? null,
  assigned ?? null,
  kind ?? null,
];

/** Open ones by urgency, decided ones newest first. */
const ORDER = {
  OPEN: "urgent desc, people desc, created_at, id",
  DECIDED: "decided_at desc, id desc",
};

/**
 * A page of the queue. A question that is being checked, and so kept from everybody, ranks like content that three
 * reports have hidden, or higher.
 */
export function listQueue(db: Database, viewerId: string, filter: CaseFilter, { page, size }: PageQuery) {
  const order = ORDER[filter.status];
  return db.queryPlanned<{ id: string; is_question: boolean }>(
    `select id, is_question from (
       (select c.id, false as is_question, c.urgent, c.reports as people, c.created_at, c.decided_at
        from moderation_cases c where ${REPORTED} order by ${order} limit $6::bigint + $7::bigint)
       union all
       (select c.id, true, false as urgent, greatest(c.objections, case when c.suspended_at is null then 0 else ${Moderation.hidingReports} end) as people,
          coalesce(c.escalated_at, c.created_at) as created_at, c.decided_at
        from question_cases c where ${DISPUTED} order by ${order} limit $6::bigint + $7::bigint)) queue
     order by ${order} limit $6 offset $7::bigint`,
    [...filterValues(viewerId, filter), size, page * size],
  );
}

export async function countCases(db: Database, viewerId: string, filter: CaseFilter, max: number) {
  const [row] = await db.queryPlanned<{ total: number }>(
    `select count(*)::int as total from (
       (select 1 from moderation_cases c where ${REPORTED} limit $6)
       union all
       (select 1 from question_cases c where ${DISPUTED} limit $6) limit $6) counted`,
    [...filterValues(viewerId, filter), max],
  );
  return row?.total ?? 0;
}

/** Those that exist, in no order. */
export function listCasesById(db: Database, viewerId: string, ids: readonly string[]) {
  return db.query<CaseRow>(`select ${COLUMNS} from ${FROM} where c.id = any($2::uuid[])`, [viewerId, ids]);
}

export async function findCase(db: Database, viewerId: string, id: string): Promise<CaseRow | undefined> {
  const [row] = await db.query<CaseRow>(`select ${COLUMNS} from ${FROM} where c.id = $2`, [viewerId, id]);
  return row;
}

/** Locks the case until the transaction ends. */
export async function lockCase(tx: Database, viewerId: string, id: string): Promise<CaseRow | undefined> {
  await tx.query("select 1 from moderation_cases where id = $1 for update", [id]);
  return findCase(tx, viewerId, id);
}

export function listReports(db: Database, caseId: string) {
  return db.query<Row<typeof reports, "reason" | "note" | "created_at">>(
    "select reason, note, created_at from reports where case_id = $1 order by created_at, id limit 100",
    [caseId],
  );
}

export type SimilarRow = Row<typeof moderationCases, "id" | "kind" | "reason" | "decision" | "evidence">;

/** Cases among the newest thousand about the same thing or with nearly the same words. */
export function listSimilar(db: Database, { id, kind, thing_id, evidence }: CaseRow) {
  return db.query<SimilarRow>(
    `select id, kind, reason, decision, evidence from (
       select * from moderation_cases order by id desc limit 1000) c
     where id <> $1 and ((kind = $2 and thing_id = $3)
       or ($4 <> '' and similarity(left(evidence ->> 'text', 500), left($4, 500)) > 0.5))
     order by id desc limit 5`,
    [id, kind, thing_id, evidence?.text ?? ""],
  );
}

export async function updateAssignee(tx: Database, id: string, assigneeId: string | null) {
  await tx.query("update moderation_cases set assignee_id = $2, version = version + 1 where id = $1", [
    id,
    assigneeId,
  ]);
}

export type Decided = Pick<CaseRow, "decision" | "decision_reason"> & { decidedBy: string; at: Date };

/** With null it is opened again. */
export async function updateDecision(tx: Database, id: string, decided: Decided | null) {
  await tx.query(
    `update moderation_cases set status = $2, decision = $3, decision_reason = $4, decided_by = $5, decided_at = $6, version = version + 1
     where id = $1`,
    [
      id,
      decided ? "DECIDED" : "OPEN",
      decided?.decision ?? null,
      decided?.decision_reason ?? null,
      decided?.decidedBy ?? null,
      decided?.at ?? null,
    ],
  );
}

export async function listReporters(tx: Database, caseId: string): Promise<string[]> {
  const rows = await tx.query<Row<typeof reports, "reporter_id">>(
    "select reporter_id from reports where case_id = $1",
    [caseId],
  );
  return rows.map(({ reporter_id }) => reporter_id);
}

export interface FiguresRow {
  open: number;
  urgent: number;
  appeals: number;
  median_hours: number | null;
  overturned: number | null;
}

export async function findFigures(db: Database, since: Date): Promise<FiguresRow | undefined> {
  const [row] = await db.query<FiguresRow>(
    `select (select count(*)::int from moderation_cases where status = 'OPEN')
         + (select count(*)::int from question_cases c where ${QUESTION_CASE_STATUS.OPEN}) as open,
       (select count(*)::int from moderation_cases where status = 'OPEN' and urgent) as urgent,
       (select count(*)::int from strikes where appealed_at is not null and appeal_outcome is null) as appeals,
       (select percentile_cont(0.5) within group (order by extract(epoch from decided_at - opened_at) / 3600) from (
          select created_at as opened_at, decided_at from moderation_cases where status = 'DECIDED' and decided_at > $1
          union all
          select coalesce(escalated_at, created_at), decided_at from question_cases c
          where ${QUESTION_CASE_STATUS.DECIDED} and decided_as = 'MODERATOR' and decided_at > $1) decided) as median_hours,
       (select 100.0 * avg((appeal_outcome = 'OVERTURNED')::int) from strikes where appeal_decided_at > $1)::float8 as overturned`,
    [since],
  );
  return row;
}

/** Cases decided before `before` no longer need their evidence. */
export async function deleteOldEvidence(db: Database, before: Date, max: number): Promise<number> {
  const rows = await db.query(
    `update moderation_cases set evidence = null, picture = null where id = any(array(
       select id from moderation_cases where evidence is not null and decided_at < $1 order by decided_at limit $2)) returning 1`,
    [before, max],
  );
  return rows.length;
}
