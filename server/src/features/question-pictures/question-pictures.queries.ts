import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { questionPictures } from "../../db/schema.ts";
import { pictureFileName as fileName } from "../../db/sql/question-content.ts";

export type NewPicture = Fields<typeof questionPictures, "id" | "width" | "height" | "hash">;

/** False if the account was deleted meanwhile. */
export async function insertPicture(db: Database, ownerId: string, picture: NewPicture): Promise<boolean> {
  const rows = await db.query(
    `insert into question_pictures (id, owner_id, width, height, hash)
     select $2, id, $3, $4, $5 from users where id = $1 and deleted_at is null for key share returning 1`,
    [ownerId, picture.id, picture.width, picture.height, picture.hash],
  );
  return rows.length > 0;
}

/** Rows are locked in the order of their ids, as everywhere. */
const setUsedAt = (time: string, which: string) => `
  update question_pictures p set used_at = ${time}
  from (select id from question_pictures where ${which} order by id for update) locked where p.id = locked.id
  returning p.id, p.hash`;

/** Those of them that belong to this person, locked so that nobody deletes them meanwhile. */
export function holdPictures(tx: Database, ownerId: string, ids: string[]) {
  return tx.query<Row<typeof questionPictures, "id" | "hash">>(
    setUsedAt("now()", "id = any($2::uuid[]) and owner_id = $1"),
    [ownerId, ids],
  );
}

export async function letPicturesGo(tx: Database, ids: string[]) {
  await tx.query(setUsedAt("'epoch'", "id = any($1::uuid[])"), [ids]);
}

/** By a post, also by an earlier version of its question. While the uploader has an account, also by a paper with a copy of the question. */
const isShown = (picture: string) =>
  `(exists (select 1 from questions q where q.picture_id = ${picture}.id and (q.post_id is not null
    or (${picture}.owner_id is not null and exists (select 1 from mock_test_questions m where m.question_id = q.id))))
   or exists (select 1 from question_versions v join questions q on q.id = v.question_id where v.picture_id = ${picture}.id and q.post_id is not null))`;

/** Releases what a person uploaded before the newest `max` that nothing shows. */
export function releaseOldest(db: Database, ownerId: string, max: number) {
  return db.query<{ id: string }>(
    setUsedAt(
      "'epoch'",
      `id in (select id from question_pictures o where owner_id = $1 and not ${isShown("o")}
         order by used_at desc, id desc offset $2)`,
    ),
    [ownerId, max],
  );
}

/**
 * Deletes some pictures that nothing shows and that were not used for a day, or that were released, of all or only of
 * `among`, and notes their files. A picture that is about to be used is locked, or was used just now.
 */
export async function deleteUnused(db: Database, max: number, among: string[] | undefined): Promise<number> {
  const rows = await db.query(
    `with gone as (
       delete from question_pictures where id in (
         select id from question_pictures p where (used_at < now() - interval '1 day' or owner_id is null) and not ${isShown("p")}
           ${among ? "and id = any($2::uuid[])" : ""}
         order by id limit $1 for update skip locked)
       returning id)
     insert into picture_removals (name) select ${fileName("id")} from gone order by 1
     on conflict (name) do update set due_at = excluded.due_at returning 1`,
    among ? [max, among] : [max],
  );
  return rows.length;
}
