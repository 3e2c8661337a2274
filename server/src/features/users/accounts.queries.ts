import type { Database } from "../../db/database.ts";
import { AdvisoryLock } from "../../db/sql/advisory-locks.ts";
import { USER_COLUMNS, type UserRow } from "./user-view.ts";

export interface NewUser {
  id: string;
  username: string;
  usernameKey: string;
  usernameLook: string;
  email: string;
  emailKey: string;
  emailConfirmed: boolean;
  passwordHash: string;
  fullName: string;
  bio: string;
  searchText: string;
  spellingKeys: string[];
}

/** A name that looks like another's is taken, unless both are plain ASCII: those are told apart by their letters. */
const looksTaken = (
  username: string,
  look: string,
) => `exists (select 1 from users where username_look = ${look}
  and (octet_length(username) > length(username) or octet_length(${username}::text) > length(${username})))`;

/** Keeps two names that look alike from being taken at once; call it in the transaction of `insertUser`. */
export async function lockLook(tx: Database, look: string) {
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.look})`, [look]);
}

/** Undefined when the username or the e-mail address is taken. */
export async function insertUser(db: Database, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(
    `with u as (
       insert into users (id, username, username_key, username_look, email, email_key, email_confirmed, password_hash,
         full_name, bio, search_text, spelling_keys)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text[] where not ${looksTaken("$2", "$4")} on conflict do nothing returning *),
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
      user.fullName,
      user.bio,
      user.searchText,
      user.spellingKeys,
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

export function listWithoutLook(db: Database, max: number) {
  return db.query<{ id: string; username: string }>(
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

/** A username can't look like an e-mail address, so at most one person matches. */
export async function findCredentials(db: Database, identityKey: string) {
  const [row] = await db.query<{ id: string; password_hash: string }>(
    "select id, password_hash from users where username_key = $1 or email_key = $1",
    [identityKey],
  );
  return row;
}

export async function findUserByEmail(db: Database, emailKey: string) {
  const [row] = await db.query<{ id: string; username: string; email: string }>(
    "select id, username, email from users where email_key = $1",
    [emailKey],
  );
  return row;
}

export async function hasConfirmedEmail(db: Database, id: string): Promise<boolean> {
  const rows = await db.query("select 1 from users where id = $1 and email_confirmed", [id]);
  return rows.length > 0;
}

/** The address that waits to be confirmed, if one does. */
export async function findUnconfirmed(db: Database, id: string) {
  const [row] = await db.query<{ id: string; username: string; email: string }>(
    `select id, username, coalesce(pending_email, email) as email from users
     where id = $1 and deleted_at is null and (pending_email is not null or not email_confirmed)`,
    [id],
  );
  return row;
}

export async function updatePendingEmail(db: Database, id: string, email: string) {
  await db.query("update users set pending_email = $2 where id = $1", [id, email]);
}

/** Fails with a unique violation when somebody else has the address by now. */
export async function updateConfirmedEmail(db: Database, id: string, email: string, emailKey: string) {
  await db.query(
    "update users set email = $2, email_key = $3, pending_email = null, email_confirmed = true where id = $1",
    [id, email, emailKey],
  );
}

export async function updatePasswordHash(db: Database, id: string, passwordHash: string) {
  await db.query("update users set password_hash = $2 where id = $1", [id, passwordHash]);
}
