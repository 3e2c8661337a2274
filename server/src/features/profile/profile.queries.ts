import type { Database } from "../../db/database.ts";
import { isInvalidParameter } from "../../db/violations.ts";
import { JOIN_COUNTERS, USER_COLUMNS, type UserRow } from "../users/user-view.ts";

export interface ProfileRowChange {
  fullName: string | null;
  bio: string | null;
  searchText: string | null;
  spellingKeys: string[] | null;
  timeZone: string | null;
  extraTime: boolean | null;
}

/** Changes what is not null; undefined when the person has left meanwhile. */
export async function updateProfile(
  db: Database,
  id: string,
  change: ProfileRowChange,
): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(
    `with u as (
       update users set full_name = coalesce($2, full_name), bio = coalesce($3, bio), search_text = coalesce($4, search_text),
         spelling_keys = coalesce($5, spelling_keys), time_zone = coalesce($6, time_zone), extra_time = coalesce($7, extra_time)
       where id = $1 and deleted_at is null returning *)
     select ${USER_COLUMNS} from u ${JOIN_COUNTERS}`,
    [
      id,
      change.fullName,
      change.bio,
      change.searchText,
      change.spellingKeys,
      change.timeZone,
      change.extraTime,
    ],
  );
  return row;
}

/** Returns the new row and, as `old_picture`, what was replaced; undefined when the person has left meanwhile. */
export async function updatePicture(db: Database, id: string, picture: string | null) {
  const [row] = await db.query<UserRow & { old_picture: string | null }>(
    `with old as (select profile_picture as old_picture from users where id = $1 and deleted_at is null for update),
     u as (update users set profile_picture = $2 from old where id = $1 returning users.*, old.old_picture)
     select ${USER_COLUMNS}, u.old_picture from u ${JOIN_COUNTERS}`,
    [id, picture],
  );
  return row;
}

/** Whether this database knows the name: browsers know some more. */
export async function isKnownTimeZone(db: Database, name: string): Promise<boolean> {
  try {
    await db.query("select now() at time zone $1", [name]);
    return true;
  } catch (error) {
    if (isInvalidParameter(error)) return false;
    throw error;
  }
}
