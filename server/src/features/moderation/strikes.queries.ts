import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { AppealOutcome } from "@prepfeed/contract/moderation/strikes";
import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { moderationCases, strikes } from "../../db/schema.ts";
import { AUTHOR_COLUMNS, type AuthorRow } from "../users/author-view.ts";

export interface StrikeRow
  extends Row<
      typeof strikes,
      | "id"
      | "user_id"
      | "case_id"
      | "decision"
      | "reason"
      | "suspended_until"
      | "created_at"
      | "ends_at"
      | "appeal"
      | "appealed_at"
      | "appeal_outcome"
      | "appeal_answer"
    >,
    Row<typeof moderationCases, "kind" | "evidence" | "decided_by"> {
  /** Whether anybody may decide an appeal just now. */
  is_decidable: boolean;
}

/** Whether this person reported what the case is about; `c` are the cases. */
const reported = (person: string) =>
  `exists (select 1 from reports r where r.case_id = c.id and r.reporter_id = ${person})`;

/** Moderators and administrators who may decide just now: a few people, who are read once for all strikes. */
const STAFF = `with staff as materialized (select m.id from users m where m.role in ('MODERATOR', 'ADMIN') and m.deleted_at is null
  and (m.suspended_until is null or m.suspended_until <= now()))`;

const COLUMNS = `s.id, s.user_id, s.case_id, s.decision, s.reason, s.suspended_until, s.created_at, s.ends_at, s.appeal, s.appealed_at,
  s.appeal_outcome, s.appeal_answer, c.kind, c.evidence, c.decided_by,
  exists (select 1 from staff m where m.id <> s.user_id and m.id is distinct from c.decided_by
    and not ${reported("m.id")}) as is_decidable`;

/** A strike whose appeal a moderator (`$1`) looks at. */
export interface AppealedRow extends StrikeRow {
  /** They made the decision, reported the content, or it is about them. */
  is_own: boolean;
}

const FOR_MODERATOR = `${COLUMNS}, s.user_id = $1 or c.decided_by is not distinct from $1 or ${reported("$1")} as is_own`;

/** Newest first. */
export function listStrikes(db: Database, userId: string) {
  return db.query<StrikeRow>(
    `${STAFF} select ${COLUMNS} from strikes s join moderation_cases c on c.id = s.case_id where s.user_id = $1
     order by s.created_at desc, s.id desc limit 100`,
    [userId],
  );
}

/** Locked until the transaction ends. */
export async function lockStrike(tx: Database, id: string): Promise<StrikeRow | undefined> {
  const [row] = await tx.query<StrikeRow>(
    `${STAFF} select ${COLUMNS} from strikes s join moderation_cases c on c.id = s.case_id where s.id = $1 for update of s`,
    [id],
  );
  return row;
}

/** The same for a moderator who decides about its appeal. */
export async function lockAppealed(
  tx: Database,
  viewerId: string,
  id: string,
): Promise<AppealedRow | undefined> {
  const [row] = await tx.query<AppealedRow>(
    `${STAFF} select ${FOR_MODERATOR} from strikes s join moderation_cases c on c.id = s.case_id
     where s.id = $2 and s.appealed_at is not null for update of s`,
    [viewerId, id],
  );
  return row;
}

export async function hasDecidedAppeal(db: Database, caseId: string): Promise<boolean> {
  const rows = await db.query(
    "select 1 from strikes where case_id = $1 and appeal_outcome is not null limit 1",
    [caseId],
  );
  return rows.length > 0;
}

export type NewStrike = Fields<
  typeof strikes,
  "id" | "userId" | "caseId" | "decision" | "reason" | "suspendedUntil" | "createdAt" | "endsAt"
>;

export async function insertStrike(tx: Database, strike: NewStrike) {
  await tx.query(
    `insert into strikes (id, user_id, case_id, decision, reason, suspended_until, created_at, ends_at)
     select $1::uuid, u.id, $3::uuid, $4, $5, $6::timestamptz, $7::timestamptz, $8::timestamptz from users u
     where u.id = $2 and u.deleted_at is null for key share`,
    [
      strike.id,
      strike.userId,
      strike.caseId,
      strike.decision,
      strike.reason,
      strike.suspendedUntil,
      strike.createdAt,
      strike.endsAt,
    ],
  );
}

export async function deleteStrikes(tx: Database, caseId: string) {
  await tx.query("delete from strikes where case_id = $1", [caseId]);
}

/** Until the end of the longest suspension in force. */
export async function updateSuspension(tx: Database, userId: string, now: Date) {
  await tx.query(
    `update users set suspended_until = (
       select max(suspended_until) from strikes
       where user_id = $1 and suspended_until > $2 and appeal_outcome is distinct from 'OVERTURNED')
     where id = $1`,
    [userId, now],
  );
}

export async function updateAppeal(tx: Database, id: string, text: string, now: Date) {
  await tx.query("update strikes set appeal = $2, appealed_at = $3 where id = $1", [id, text, now]);
}

export async function updateAppealOutcome(
  tx: Database,
  id: string,
  { outcome, answer }: { outcome: AppealOutcome; answer: string },
  now: Date,
) {
  await tx.query(
    "update strikes set appeal_outcome = $2, appeal_answer = $3, appeal_decided_at = $4 where id = $1",
    [id, outcome, answer, now],
  );
}

const OPEN_APPEALS = "s.appealed_at is not null and s.appeal_outcome is null";

/** Oldest first. */
export function listAppeals(db: Database, viewerId: string, { page, size }: PageQuery) {
  return db.query<AppealedRow & AuthorRow>(
    `${STAFF}, picked as (
       select * from strikes s where ${OPEN_APPEALS} order by s.appealed_at, s.id limit $2 offset $3::bigint)
     select ${FOR_MODERATOR}, ${AUTHOR_COLUMNS} from picked s join moderation_cases c on c.id = s.case_id join users u on u.id = s.user_id
     order by s.appealed_at, s.id`,
    [viewerId, size, page * size],
  );
}

export async function countAppeals(db: Database): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from strikes s where ${OPEN_APPEALS}`,
  );
  return row?.total ?? 0;
}
