import type { Database } from "../../db/database.ts";
import type { Fields, Nullable } from "../../db/row.ts";
import type { users } from "../../db/schema.ts";
import { dayOf, zoneOf } from "../../db/sql/learner-day.ts";
import { isInvalidParameter } from "../../db/violations.ts";
import { JOIN_COUNTERS, USER_COLUMNS, type UserRow } from "../users/user-view.ts";

/** Null leaves a field as it is. */
export type ProfileRowChange = Nullable<
  Fields<typeof users, "fullName" | "bio" | "searchText" | "spellingKeys" | "extraTime" | "hideFromSearch">
>;

/** Changes the fields that are not null; undefined if the account was deleted meanwhile. */
export async function updateProfile(
  db: Database,
  id: string,
  change: ProfileRowChange,
): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(
    `with u as (
       update users set full_name = coalesce($2, full_name), bio = coalesce($3, bio), search_text = coalesce($4, search_text),
         spelling_keys = coalesce($5, spelling_keys), extra_time = coalesce($6, extra_time),
         hide_from_search = coalesce($7, hide_from_search)
       where id = $1 and deleted_at is null returning *)
     select ${USER_COLUMNS} from u ${JOIN_COUNTERS}`,
    [
      id,
      change.fullName,
      change.bio,
      change.searchText,
      change.spellingKeys,
      change.extraTime,
      change.hideFromSearch,
    ],
  );
  return row;
}

/**
 * Takes effect on the learner's next day, or at once for learners without answers, because they have no day yet.
 * Answers being stored and this statement wait for each other: otherwise a first answer could get a date of the
 * earlier zone.
 */
export async function updateTimeZone(tx: Database, id: string, timeZone: string, now: Date) {
  await tx.query("select 1 from users where id = $1 for update", [id]);
  await tx.query(
    `update users set time_zone = case when c.waits then c.zone else $2 end,
       next_time_zone = case when c.waits then $2 end, next_time_zone_from = case when c.waits then c.day + 1 end
     from (select zone, day, exists (select 1 from answers where user_id = $1) as waits from users u
       cross join lateral (select ${zoneOf("u", "$3")} as zone, ${dayOf("u", "$3")} as day) of_now where u.id = $1) c
     where id = $1 and deleted_at is null`,
    [id, timeZone, now],
  );
}

/**
 * Returns the new row and, as `old_picture`, the replaced picture; undefined if the account was deleted
 * meanwhile.
 */
export async function updatePicture(db: Database, id: string, picture: string | null) {
  const [row] = await db.query<UserRow & { old_picture: string | null }>(
    `with old as (select profile_picture as old_picture from users where id = $1 and deleted_at is null for update),
     u as (update users set profile_picture = $2 from old where id = $1 returning users.*, old.old_picture)
     select ${USER_COLUMNS}, u.old_picture from u ${JOIN_COUNTERS}`,
    [id, picture],
  );
  return row;
}

/** Whether this database knows the name, because browsers know some more. */
export async function isKnownTimeZone(db: Database, name: string): Promise<boolean> {
  try {
    await db.query("select now() at time zone $1", [name]);
    return true;
  } catch (error) {
    if (isInvalidParameter(error)) return false;
    throw error;
  }
}
