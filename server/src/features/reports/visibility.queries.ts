import type { ReportKind } from "@prepfeed/contract/moderation/report-reasons";
import type { Database } from "../../db/database.ts";
import { AdvisoryLock } from "../../db/sql/locks/advisory-locks.ts";

/** Hidden content is visible to its author only, removed content to nobody. */
type Visibility = "SHOWN" | "HIDDEN" | "REMOVED";

/** What several cases can be about; a picture belongs to the person. */
type Content = Exclude<ReportKind, "PICTURE" | "AI_ANSWER">;

/** Nobody else decides about this content until the transaction ends. */
export async function lockThing(tx: Database, thingId: string) {
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.reportedThing})`, [thingId]);
}

/** Decided, and not overturned by an appeal; `c` are the cases. */
const HOLDS = `c.status = 'DECIDED'
  and not exists (select 1 from strikes s where s.case_id = c.id and s.appeal_outcome = 'OVERTURNED')`;

export interface StandingRow {
  visibility: Visibility;
  is_locked: boolean;
}

/** What all cases about this content say together: the strictest counts. */
export async function findStanding(tx: Database, kind: Content, thingId: string): Promise<StandingRow> {
  const [row] = await tx.query<StandingRow>(
    `select case when bool_or(is_held and decision = 'REMOVE') then 'REMOVED'
         when bool_or(is_held and decision in ('HIDE', 'SUSPEND') or status = 'OPEN' and hidden) then 'HIDDEN' else 'SHOWN' end as visibility,
       coalesce(bool_or(is_held and decision = 'LOCK_COMMENTS'), false) as is_locked
     from (select c.status, c.hidden, c.decision, ${HOLDS} as is_held from moderation_cases c where c.kind = $1 and c.thing_id = $2) c`,
    [kind, thingId],
  );
  return row ?? { visibility: "SHOWN", is_locked: false };
}

/** Whether any case takes this profile picture away. */
export async function isPictureTaken(tx: Database, userId: string, picture: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from moderation_cases c where c.kind in ('USER', 'PICTURE') and c.thing_id = $1 and c.picture = $2
       and (c.kind = 'PICTURE' and c.status = 'OPEN' and c.hidden
         or (c.decision = 'REMOVE_PICTURE' or c.kind = 'PICTURE' and c.decision = 'SUSPEND') and ${HOLDS}) limit 1`,
    [userId, picture],
  );
  return rows.length > 0;
}

const COLUMN: Record<Content, string> = {
  POST: "update posts set hidden = $2 where id = $1",
  COMMENT: "update comments set hidden = $2 where id = $1",
  USER: "update users set profile_hidden = $2::text is not null where id = $1",
};

/** Content that was deleted meanwhile stays deleted. */
export async function updateVisibility(tx: Database, kind: Content, thingId: string, visibility: Visibility) {
  await tx.query(COLUMN[kind], [thingId, visibility === "SHOWN" ? null : visibility]);
}

/** False if they have another picture by now. */
export async function takePicture(tx: Database, userId: string, picture: string): Promise<boolean> {
  const rows = await tx.query(
    "update users set profile_picture = null where id = $1 and profile_picture = $2 returning 1",
    [userId, picture],
  );
  return rows.length > 0;
}

/** False if they have another picture by now, or the account is deleted. */
export async function giveBackPicture(tx: Database, userId: string, picture: string): Promise<boolean> {
  const rows = await tx.query(
    "update users set profile_picture = $2 where id = $1 and profile_picture is null and deleted_at is null returning 1",
    [userId, picture],
  );
  return rows.length > 0;
}

export async function updateCommentsLocked(tx: Database, postId: string, isLocked: boolean) {
  await tx.query("update posts set comments_locked = $2 where id = $1", [postId, isLocked]);
}
