import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { users } from "../../db/schema.ts";
import { AdvisoryLock } from "../../db/sql/locks/advisory-locks.ts";
import { USER_COLUMNS, type UserRow } from "./user-view.ts";

export type NewUser = Fields<
  typeof users,
  | "id"
  | "username"
  | "usernameKey"
  | "usernameLook"
  | "email"
  | "emailKey"
  | "emailConfirmed"
  | "passwordHash"
  | "hasPassword"
  | "fullName"
  | "bio"
  | "searchText"
  | "spellingKeys"
  | "birthYear"
> & { isPrivate: boolean };

/**
 * A name that looks like another one is taken, unless both are plain ASCII: those are distinguished by their
 * letters.
 */
const looksTaken = (
  username: string,
  look: string,
) => `exists (select 1 from users where username_look = ${look}
  and (octet_length(username) > length(username) or octet_length(${username}::text) > length(${username})))`;

/**
 * Prevents two similar-looking names from being taken at once; call it in the transaction of `insertUser`.
 */
export async function lockLookAlikes(tx: Database, look: string) {
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.look})`, [look]);
}

/** Undefined if the username or the e-mail address is taken. */
export async function insertUser(db: Database, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(
    `with u as (
       insert into users (id, username, username_key, username_look, email, email_key, email_confirmed, password_hash, has_password,
         full_name, bio, search_text, spelling_keys, birth_year, hide_from_leaderboard, hide_from_search)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9::boolean, $10, $11, $12, $13::text[], $14::smallint, $15::boolean, $15::boolean where not ${looksTaken("$2", "$4")} on conflict do nothing returning *),
     c as (insert into user_counters (user_id) select id from u returning *)
     select ${USER_COLUMNS} from u join c on c.user_id = u.id cross join (select 0 as attempts, 0 as correct) d`,
    [
      user.id,
      user.username,
      user.usernameKey,
      user.usernameLook,
      user.email,
      user.emailKey,
      user.emailConfirmed,
      user.passwordHash,
      user.hasPassword,
      user.fullName,
      user.bio,
      user.searchText,
      user.spellingKeys,
      user.birthYear,
      user.isPrivate,
    ],
  );
  return row;
}

export async function usernameIsTaken(
  db: Database,
  { username, usernameKey, usernameLook }: Pick<NewUser, "username" | "usernameKey" | "usernameLook">,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 where exists (select 1 from users where username_key = $2) or ${looksTaken("$1", "$3")}`,
    [username, usernameKey, usernameLook],
  );
  return rows.length > 0;
}

export function listWithoutLookAlikeKey(db: Database, max: number) {
  return db.query<Row<typeof users, "id" | "username">>(
    "select id, username from users where username_look is null limit $1",
    [max],
  );
}

export async function updateLooks(db: Database, people: { id: string; look: string }[]) {
  await db.query(
    `update users u set username_look = p.look from unnest($1::uuid[], $2::text[]) as p (id, look) where u.id = p.id`,
    [people.map(({ id }) => id), people.map(({ look }) => look)],
  );
}

/** A username cannot look like an e-mail address, so at most one person matches. */
export async function findCredentials(db: Database, identityKey: string) {
  const [row] = await db.query<Row<typeof users, "id" | "password_hash">>(
    "select id, password_hash from users where username_key = $1 or email_key = $1",
    [identityKey],
  );
  return row;
}

export async function findUserByEmail(db: Database, emailKey: string) {
  const [row] = await db.query<Row<typeof users, "id" | "username" | "email">>(
    "select id, username, email from users where email_key = $1",
    [emailKey],
  );
  return row;
}

export async function hasConfirmedEmail(db: Database, id: string): Promise<boolean> {
  const rows = await db.query("select 1 from users where id = $1 and email_confirmed", [id]);
  return rows.length > 0;
}

/** The address that waits for confirmation, if any. */
export async function findUnconfirmed(db: Database, id: string) {
  const [row] = await db.query<Row<typeof users, "id" | "username" | "email">>(
    `select id, username, coalesce(pending_email, email) as email from users
     where id = $1 and deleted_at is null and (pending_email is not null or not email_confirmed)`,
    [id],
  );
  return row;
}

export async function updatePendingEmail(db: Database, id: string, email: string) {
  await db.query("update users set pending_email = $2 where id = $1", [id, email]);
}

/** Fails with a unique violation if another account has taken the address meanwhile. */
export async function updateConfirmedEmail(db: Database, id: string, email: string, emailKey: string) {
  await db.query(
    "update users set email = $2, email_key = $3, pending_email = null, email_confirmed = true where id = $1",
    [id, email, emailKey],
  );
}

export async function updatePasswordHash(db: Database, id: string, passwordHash: string) {
  await db.query("update users set password_hash = $2, has_password = true where id = $1", [
    id,
    passwordHash,
  ]);
}

/** False if there was none. */
export async function deleteRole(db: Database, id: string): Promise<boolean> {
  const rows = await db.query("update users set role = 'USER' where id = $1 and role <> 'USER' returning 1", [
    id,
  ]);
  return rows.length > 0;
}

/** False unless the account has this address and it was never confirmed. From now on it is, and no password opens the account. */
export async function claimUnconfirmed(
  tx: Database,
  { id, emailKey, passwordHash }: { id: string; emailKey: string; passwordHash: string },
): Promise<boolean> {
  const rows = await tx.query(
    `update users set email_confirmed = true, has_password = false, password_hash = $3
     where id = $1 and email_key = $2 and not email_confirmed and deleted_at is null returning 1`,
    [id, emailKey, passwordHash],
  );
  return rows.length > 0;
}
