import type { Shown } from "@prepfeed/contract/mock-tests/shared-results";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { sharedResults } from "../../db/schema.ts";
import { areApart } from "../../db/sql/apart.ts";

export type ShareRow = Row<
  typeof sharedResults,
  "id" | "attempt_id" | "shows_name" | "shows_score" | "shows_sections" | "shows_rank"
>;

const SHARE = "s.id, s.attempt_id, s.shows_name, s.shows_score, s.shows_sections, s.shows_rank";

export async function findShareOf(db: Database, attemptId: string): Promise<ShareRow | undefined> {
  const [row] = await db.query<ShareRow>(`select ${SHARE} from shared_results s where s.attempt_id = $1`, [
    attemptId,
  ]);
  return row;
}

/** Empty if the viewer and its learner are hidden from each other. */
export async function findShare(db: Database, id: string, viewerId: string | null) {
  const [row] = await db.query<ShareRow & { user_id: string; username: string }>(
    `select ${SHARE}, u.id as user_id, u.username
     from shared_results s join mock_attempts a on a.id = s.attempt_id join users u on u.id = a.user_id
     where s.id = $1 and u.deleted_at is null and not ${areApart("$2::uuid", "u.id")}`,
    [id, viewerId],
  );
  return row;
}

/** An existing one keeps its id, and the fields that are not given. Nothing for a deleted account. */
export async function upsertShare(
  db: Database,
  { id, attemptId, shown }: { id: string; attemptId: string; shown: Partial<Shown> },
): Promise<ShareRow | undefined> {
  const [row] = await db.query<ShareRow>(
    `insert into shared_results as s (id, attempt_id, shows_name, shows_score, shows_sections, shows_rank)
     select $1, a.id, coalesce($3, false), coalesce($4, false), coalesce($5, false), coalesce($6, false)
     from mock_attempts a where a.id = $2 for key share
     on conflict (attempt_id) do update set shows_name = coalesce($3, s.shows_name), shows_score = coalesce($4, s.shows_score),
       shows_sections = coalesce($5, s.shows_sections), shows_rank = coalesce($6, s.shows_rank)
     returning ${SHARE}`,
    [id, attemptId, shown.name ?? null, shown.score ?? null, shown.sections ?? null, shown.rank ?? null],
  );
  return row;
}

export async function deleteShare(db: Database, attemptId: string) {
  await db.query("delete from shared_results where attempt_id = $1", [attemptId]);
}
