import type { Database } from "../../db/database.ts";

export async function insertRemovals(db: Database, names: string[], graceMinutes: number) {
  await db.query(
    `insert into picture_removals (name, due_at) select name, now() + make_interval(mins => $2) from unnest($1::text[]) name order by 1
     on conflict (name) do update set due_at = excluded.due_at`,
    [names, graceMinutes],
  );
}

/** A picture that is evidence in a case is kept until the case ends. */
export function listDue(db: Database, max: number) {
  return db.query<{ name: string }>(
    `select name from picture_removals r where due_at <= now()
       and not exists (select 1 from moderation_cases c where c.picture = '/pictures/' || r.name) order by due_at, name limit $1`,
    [max],
  );
}

export async function deleteRemovals(db: Database, names: string[]) {
  await db.query("delete from picture_removals where name = any($1::text[])", [names]);
}
