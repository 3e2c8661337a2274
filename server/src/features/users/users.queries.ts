import type { PageQuery } from "@prepfeed/contract/paging";
import type { Database } from "../../db/database.ts";

export interface UserRow {
  id: string;
  username: string;
  email: string;
  pending_email: string | null;
  email_confirmed: boolean;
  full_name: string;
  bio: string;
  profile_picture: string | null;
  verified: boolean;
  premium: boolean;
  total_questions: number;
  correct_answers: number;
  posts_count: number;
  followers_count: number;
  following_count: number;
  time_zone: string;
  hide_from_leaderboard: boolean;
  created_at: Date;
}

/** Of `u`, with what still waits to be added up. */
const USER = `u.id, u.username, u.email, u.pending_email, u.email_confirmed, u.full_name, u.bio, u.profile_picture, u.verified, u.premium, u.time_zone,
  u.hide_from_leaderboard, u.created_at, c.posts_count, c.followers_count, c.following_count,
  c.total_questions + d.attempts as total_questions, c.correct_answers + d.correct as correct_answers`;
const COUNTERS = `join user_counters c on c.user_id = u.id
  cross join lateral (select count(*)::int as attempts, count(*) filter (where is_correct)::int as correct
    from answer_deltas where user_id = u.id) d`;

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
  await tx.query("select pg_advisory_xact_lock(7203557, hashtext($1))", [look]);
}

/** Undefined when the username or the e-mail address is taken. */
export async function insertUser(db: Database, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(
    `with u as (
       insert into users (id, username, username_key, username_look, email, email_key, email_confirmed, password_hash,
         full_name, bio, search_text, spelling_keys)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text[] where not ${looksTaken("$2", "$4")} on conflict do nothing returning *),
     c as (insert into user_counters (user_id) select id from u returning *)
     select ${USER} from u join c on c.user_id = u.id cross join (select 0 as attempts, 0 as correct) d`,
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

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(
    `select ${USER} from users u ${COUNTERS} where u.id = $1 and u.deleted_at is null`,
    [id],
  );
  return row;
}

export async function userExists(db: Database, id: string): Promise<boolean> {
  const rows = await db.query("select 1 from users where id = $1 and deleted_at is null", [id]);
  return rows.length > 0;
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

const NEWEST_POST =
  "(select created_at from posts where author_id = $1 order by created_at desc, id desc limit 1)";

/** Call it after the posts were added. Of two posts published at once the newer one's time stays. */
export async function countNewPosts(tx: Database, id: string, added: number) {
  await tx.query(
    `update user_counters set posts_count = posts_count + $2, last_post_at = greatest(last_post_at, ${NEWEST_POST}) where user_id = $1`,
    [id, added],
  );
}

/** Call it after the post was removed. */
export async function countRemovedPost(tx: Database, id: string) {
  await tx.query(
    `update user_counters set posts_count = posts_count - 1, last_post_at = ${NEWEST_POST} where user_id = $1`,
    [id],
  );
}

export interface UserChange {
  fullName: string | null;
  bio: string | null;
  searchText: string | null;
  spellingKeys: string[] | null;
  timeZone: string | null;
}

/** Changes what is not null; undefined when the person has left meanwhile. */
export async function updateUser(db: Database, id: string, change: UserChange): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>(
    `with u as (
       update users set full_name = coalesce($2, full_name), bio = coalesce($3, bio), search_text = coalesce($4, search_text),
         spelling_keys = coalesce($5, spelling_keys), time_zone = coalesce($6, time_zone)
       where id = $1 and deleted_at is null returning *)
     select ${USER} from u ${COUNTERS}`,
    [id, change.fullName, change.bio, change.searchText, change.spellingKeys, change.timeZone],
  );
  return row;
}

/** Returns the new row and, as `old_picture`, what was replaced; undefined when the person has left meanwhile. */
export async function updatePicture(db: Database, id: string, picture: string | null) {
  const [row] = await db.query<UserRow & { old_picture: string | null }>(
    `with old as (select profile_picture as old_picture from users where id = $1 and deleted_at is null for update),
     u as (update users set profile_picture = $2 from old where id = $1 returning users.*, old.old_picture)
     select ${USER}, u.old_picture from u ${COUNTERS}`,
    [id, picture],
  );
  return row;
}

/** The first columns are those of a card in a list; `$1` is the viewer or null. */
const CARD = `u.id, u.username, u.full_name, u.bio, u.profile_picture, u.verified, c.followers_count,
  (select true from follows f where f.follower_id = $1 and f.followee_id = u.id limit 1) is not null as is_following`;

interface CardRow {
  id: string;
  username: string;
  full_name: string;
  bio: string;
  profile_picture: string | null;
  verified: boolean;
  followers_count: number;
  is_following: boolean;
}

const offsetOf = ({ page, size }: PageQuery) => page * size;

/** Of those who show themselves. Whether they do is scalar, so that it is looked up for those that are listed only. */
export function listTopUsers(db: Database, viewerId: string | null, page: PageQuery) {
  return db.query<CardRow>(
    `with picked as (
       select id, row_number() over () as place from (
         select user_id as id from user_counters
         where (select true from users u where u.id = user_id and u.deleted_at is null and not u.hide_from_leaderboard limit 1)
         order by score desc, followers_count desc, user_id desc
         limit $2 offset (select $3::bigint)) ids)
     select ${CARD} from picked join users u using (id) join user_counters c on c.user_id = u.id order by place`,
    [viewerId, page.size, offsetOf(page)],
  );
}

/** Those whom `listTopUsers` lists. Exact up to `max`: nobody pages through everybody. */
export async function countTopUsers(db: Database, max: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from (
       select 1 from users where deleted_at is null and not hide_from_leaderboard limit $1) counted`,
    [max],
  );
  return row?.total ?? 0;
}

export function listFollowers(db: Database, viewerId: string | null, userId: string, page: PageQuery) {
  return db.query<CardRow>(
    `with picked as (
       select follower_id as id, created_at from follows where followee_id = $2
       order by created_at desc, follower_id desc limit $3 offset (select $4::bigint))
     select ${CARD} from picked join users u using (id) join user_counters c on c.user_id = u.id order by picked.created_at desc, u.id desc`,
    [viewerId, userId, page.size, offsetOf(page)],
  );
}

export function listFollowing(db: Database, viewerId: string | null, userId: string, page: PageQuery) {
  return db.query<CardRow>(
    `with picked as (
       select followee_id as id, created_at from follows where follower_id = $2
       order by created_at desc, followee_id desc limit $3 offset (select $4::bigint))
     select ${CARD} from picked join users u using (id) join user_counters c on c.user_id = u.id order by picked.created_at desc, u.id desc`,
    [viewerId, userId, page.size, offsetOf(page)],
  );
}

export interface SearchWord {
  /** In lower case. */
  word: string;
  /** The same with `%`, `_` and `\\` escaped. */
  pattern: string;
  /** What it would be stored under if it were misspelt: see `spelling-keys.ts`. */
  keys: string[];
}

/**
 * Finds people whose names hold every word: as written, with a slip, or much alike.
 * Whole usernames first, then beginnings of words, then the rest; popular people before others.
 */
export function searchUsers(
  db: Database,
  viewerId: string | null,
  words: SearchWord[],
  max: number,
  page: PageQuery,
) {
  const parameters: unknown[] = [viewerId, max, page.size, offsetOf(page)];
  const add = (value: unknown) => `$${parameters.push(value)}`;
  const text = add(words.map(({ word }) => word).join(" "));
  const pattern = add(words.map(({ pattern }) => pattern).join(" "));
  const holdsEveryWord = words
    .map(({ word, pattern, keys }) => {
      const [plain, like, misspelt] = [add(word), add(pattern), add(keys)];
      return `(search_text like '%' || ${like} || '%' or spelling_keys && ${misspelt}::text[] or ${plain} <% search_text)`;
    })
    .join(" and ");
  return db.query<CardRow & { total: number }>(
    `with found as (
       select id, search_text, username_key, c.followers_count from users join user_counters c on c.user_id = id
       where ${holdsEveryWord} limit $2),
     ranked as (
       select id, followers_count, count(*) over ()::int as total,
         case when username_key = ${text} then 0
              when search_text like ${pattern} || '%' or search_text like '% ' || ${pattern} || '%' then 1
              when search_text like '%' || ${pattern} || '%' then 2 else 3 end as tier,
         word_similarity(${text}, search_text) as likeness
       from found),
     picked as (
       select id, total, row_number() over (order by tier, likeness desc, followers_count desc, id) as place
       from ranked order by place limit $3 offset (select $4::bigint))
     select ${CARD}, picked.total from picked join users u using (id) join user_counters c on c.user_id = u.id order by picked.place`,
    parameters,
  );
}

export async function isFollowing(db: Database, followerId: string, followeeId: string): Promise<boolean> {
  const rows = await db.query("select 1 from follows where follower_id = $1 and followee_id = $2", [
    followerId,
    followeeId,
  ]);
  return rows.length > 0;
}

/** True if the row was added, false if it was already there. */
export async function insertFollow(tx: Database, followerId: string, followeeId: string): Promise<boolean> {
  const rows = await tx.query(
    "insert into follows (follower_id, followee_id) values ($1, $2) on conflict do nothing returning 1",
    [followerId, followeeId],
  );
  return rows.length > 0;
}

/** True if a row was removed. */
export async function deleteFollow(tx: Database, followerId: string, followeeId: string): Promise<boolean> {
  const rows = await tx.query("delete from follows where follower_id = $1 and followee_id = $2 returning 1", [
    followerId,
    followeeId,
  ]);
  return rows.length > 0;
}

export async function addToFollowersCount(tx: Database, id: string, change: number): Promise<void> {
  await tx.query("update user_counters set followers_count = followers_count + $2 where user_id = $1", [
    id,
    change,
  ]);
}

export async function addToFollowingCount(tx: Database, id: string, change: number): Promise<void> {
  await tx.query("update user_counters set following_count = following_count + $2 where user_id = $1", [
    id,
    change,
  ]);
}

export interface ScoreGain {
  id: string;
  attempts: number;
  correct: number;
  score: number;
}

/** Rows are held in the order of their ids, as when people follow each other. */
export async function addToScores(tx: Database, gains: ScoreGain[]) {
  const ids = gains.map(({ id }) => id);
  await tx.query(
    "select 1 from user_counters where user_id = any($1::uuid[]) order by user_id for no key update",
    [ids],
  );
  await tx.query(
    `update user_counters c set total_questions = c.total_questions + g.attempts, correct_answers = c.correct_answers + g.correct,
       score = c.score + g.score
     from unnest($1::uuid[], $2::int[], $3::int[], $4::int[]) as g (id, attempts, correct, score) where c.user_id = g.id`,
    [
      ids,
      gains.map(({ attempts }) => attempts),
      gains.map(({ correct }) => correct),
      gains.map(({ score }) => score),
    ],
  );
}
