import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { questionVersions } from "../../db/schema.ts";
import { hasHiddenKey } from "../../db/sql/hidden-keys.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";
import { isKeptOrShown } from "../../db/sql/shown-to.ts";

export interface ViewedRow {
  is_author: boolean;
  /** Null while the viewer has not answered. */
  answered_version: number | null;
  is_key_hidden: boolean;
}

/** A question that this person answered, was asked, or is shown in a post; nothing for everybody else. */
export async function findViewed(db: Database, viewerId: string, id: string): Promise<ViewedRow | undefined> {
  const [row] = await db.query<ViewedRow>(
    `select q.author_id is not distinct from $1::uuid as is_author, a.version as answered_version, ${hasHiddenKey("$1")} as is_key_hidden
     from questions q left join answers a on a.user_id = $1 and a.question_id = q.id
     where q.id = $2 and (a.user_id is not null or q.asked_by = $1 or q.post_id is not null) and ${isKeptOrShown("$1::uuid")}`,
    [viewerId, id],
  );
  return row;
}

export interface VersionRow
  extends ContentRow,
    Row<typeof questionVersions, "version" | "change" | "correct_answer" | "explanation" | "created_at"> {
  /** Null for the newest. */
  replaced_at: Date | null;
  /** Whether a paper that the viewer sits asks this text. */
  is_key_hidden: boolean;
}

const VERSION = `q.version, q.change, ${CONTENT}, q.correct_answer, q.explanation, ${hasHiddenKey("$1")} as is_key_hidden`;

/** Newest first. */
export function listVersions(db: Database, viewerId: string, id: string) {
  return db.query<VersionRow>(
    `select ${VERSION}, coalesce(q.changed_at, q.created_at) as created_at, null::timestamptz as replaced_at
     from questions q ${CONTENT_TABLES} where q.id = $2
     union all
     (select ${VERSION}, q.created_at, q.replaced_at
      from (select question_id as id, v.* from question_versions v where v.question_id = $2) q ${CONTENT_TABLES} order by q.version desc)`,
    [viewerId, id],
  );
}

/** All keys of a question, as if they had been drafts; a key that was seen stays so. */
export async function insertShownVersions(db: Database, userId: string, id: string, at: Date) {
  await db.query(
    `insert into seen_keys (user_id, fingerprint, source, seen_at)
     select learner.id, version.fingerprint, 'draft', $3
     from (select id from users where id = $1 and deleted_at is null for key share) learner
       cross join (select fingerprint from questions where id = $2
         union select fingerprint from question_versions where question_id = $2) version
     order by version.fingerprint
     on conflict do nothing`,
    [userId, id, at],
  );
}
