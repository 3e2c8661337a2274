import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { MutedText } from "@prepfeed/contract/people/hiding";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { blocks, mutedPeople, mutedTexts } from "../../db/schema.ts";
import { type AuthorRow, authorColumns } from "../users/author-view.ts";

/** Both directions: who blocked whom does not matter. */
export async function personExists(db: Database, id: string): Promise<boolean> {
  const rows = await db.query("select 1 from users where id = $1 and deleted_at is null for key share", [id]);
  return rows.length > 0;
}

/**
 * Counting and adding are serialised per person, so that nobody exceeds the limit. Returns false for a deleted
 * account.
 */
export async function lockHider(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx.query("select 1 from users where id = $1 and deleted_at is null for no key update", [
    userId,
  ]);
  return rows.length > 0;
}

export async function insertBlock(tx: Database, blockerId: string, blockedId: string) {
  await tx.query("insert into blocks (blocker_id, blocked_id) values ($1, $2) on conflict do nothing", [
    blockerId,
    blockedId,
  ]);
}

/** True if there was one. */
export async function deleteBlock(tx: Database, blockerId: string, blockedId: string): Promise<boolean> {
  const rows = await tx.query("delete from blocks where blocker_id = $1 and blocked_id = $2 returning 1", [
    blockerId,
    blockedId,
  ]);
  return rows.length > 0;
}

export async function countBlocks(db: Database, blockerId: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    "select count(*)::int as total from blocks where blocker_id = $1",
    [blockerId],
  );
  return row?.total ?? 0;
}

export function listBlocks(db: Database, blockerId: string, { page, size }: PageQuery) {
  return db.query<AuthorRow & Row<typeof blocks, "created_at">>(
    `select ${authorColumns("$1")}, b.created_at from blocks b join users u on u.id = b.blocked_id where b.blocker_id = $1
     order by b.created_at desc, b.blocked_id desc limit $2 offset $3`,
    [blockerId, size, page * size],
  );
}

/** The end of a mute this many hours from now, or never, as the statement's `$n`. */
const untilIn = (hours: string) => `now() + make_interval(hours => ${hours}::int)`;

/** Expired mutes make room. */
export async function deletePastMutes(tx: Database, userId: string) {
  await tx.query("delete from muted_people where user_id = $1 and until <= now()", [userId]);
  await tx.query("delete from muted_texts where user_id = $1 and until <= now()", [userId]);
}

/** Muting again changes the end. */
export async function upsertMutedPerson(
  tx: Database,
  userId: string,
  mutedId: string,
  hours: number | null,
): Promise<Date | null> {
  const [row] = await tx.query<Row<typeof mutedPeople, "until">>(
    `insert into muted_people (user_id, muted_id, until) values ($1, $2, ${untilIn("$3")})
     on conflict (user_id, muted_id) do update set until = excluded.until, created_at = now() returning until`,
    [userId, mutedId, hours],
  );
  return row?.until ?? null;
}

export async function deleteMutedPerson(db: Database, userId: string, mutedId: string) {
  await db.query("delete from muted_people where user_id = $1 and muted_id = $2", [userId, mutedId]);
}

const LASTS = "(m.until is null or m.until > now())";

export async function countMutedPeople(db: Database, userId: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from muted_people m where m.user_id = $1 and ${LASTS}`,
    [userId],
  );
  return row?.total ?? 0;
}

export function listMutedPeople(db: Database, userId: string, { page, size }: PageQuery) {
  return db.query<AuthorRow & Row<typeof mutedPeople, "until">>(
    `select ${authorColumns("$1")}, m.until from muted_people m join users u on u.id = m.muted_id
     where m.user_id = $1 and ${LASTS} order by m.created_at desc, m.muted_id desc limit $2 offset $3`,
    [userId, size, page * size],
  );
}

export type MutedTextRow = Row<typeof mutedTexts, "kind" | "text" | "until">;

export async function upsertMutedText(
  tx: Database,
  userId: string,
  muted: Pick<MutedText, "kind" | "text"> & { key: string; words: string | null },
  hours: number | null,
): Promise<MutedTextRow | undefined> {
  const [row] = await tx.query<MutedTextRow>(
    `insert into muted_texts (user_id, kind, key, text, words, until) values ($1, $2, $3, $4, $5::tsquery, ${untilIn("$6")})
     on conflict (user_id, kind, key) do update set text = excluded.text, until = excluded.until, created_at = now()
     returning kind, text, until`,
    [userId, muted.kind, muted.key, muted.text, muted.words, hours],
  );
  return row;
}

export async function deleteMutedText(db: Database, userId: string, kind: MutedText["kind"], key: string) {
  await db.query("delete from muted_texts where user_id = $1 and kind = $2 and key = $3", [
    userId,
    kind,
    key,
  ]);
}

export async function countMutedTexts(db: Database, userId: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from muted_texts m where m.user_id = $1 and ${LASTS}`,
    [userId],
  );
  return row?.total ?? 0;
}

export function listMutedTexts(db: Database, userId: string) {
  return db.query<MutedTextRow>(
    `select m.kind, m.text, m.until from muted_texts m where m.user_id = $1 and ${LASTS} order by m.kind, m.key`,
    [userId],
  );
}
