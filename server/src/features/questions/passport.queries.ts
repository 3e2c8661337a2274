import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { questions } from "../../db/schema.ts";
import { areApart } from "../../db/sql/apart.ts";

export interface PassportRow
  extends Row<typeof questions, "engine" | "writer" | "model" | "verified" | "version" | "created_at"> {
  /** Null if the author's account is deleted, or one of viewer and author has blocked the other. */
  author_id: string | null;
  username: string | null;
  is_from_draft: boolean;
}

export async function findPassport(
  db: Database,
  viewerId: string,
  id: string,
): Promise<PassportRow | undefined> {
  const [row] = await db.query<PassportRow>(
    `select q.engine, q.writer, q.model, q.verified, q.version, q.created_at, u.id as author_id, u.username,
       exists (select 1 from seen_keys s where s.user_id = q.author_id and s.fingerprint = q.fingerprint and s.source = 'posted draft') as is_from_draft
     from questions q left join users u on u.id = q.author_id and u.deleted_at is null and not ${areApart("$1::uuid", "q.author_id")}
     where q.id = $2`,
    [viewerId, id],
  );
  return row;
}
