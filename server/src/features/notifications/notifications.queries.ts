import type { PageQuery } from "@prepfeed/contract/paging";
import type { Database } from "../../db/database.ts";
import { AUTHOR_COLUMNS, type AuthorRow } from "../users/author-view.ts";

export interface NewNotification {
  userId: string;
  kind: "follow" | "comment" | "like" | "milestone" | "reminder";
  actorId?: string;
  postId?: string;
  commentId?: string;
  attempts?: number;
}

/** Returns those that are new: nothing is told twice, to oneself, or to somebody who has left. */
export function insertNotifications(tx: Database, added: (NewNotification & { id: string })[]) {
  return tx.query<{ id: string; user_id: string }>(
    `insert into notifications (id, user_id, kind, actor_id, post_id, comment_id, attempts)
     select n.* from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::uuid[], $6::uuid[], $7::int[])
       as n (id, user_id, kind, actor_id, post_id, comment_id, attempts) join users u on u.id = n.user_id
     where u.deleted_at is null and n.user_id is distinct from n.actor_id
     on conflict do nothing returning id, user_id`,
    [
      added.map(({ id }) => id),
      added.map(({ userId }) => userId),
      added.map(({ kind }) => kind),
      added.map(({ actorId }) => actorId ?? null),
      added.map(({ postId }) => postId ?? null),
      added.map(({ commentId }) => commentId ?? null),
      added.map(({ attempts }) => attempts ?? null),
    ],
  );
}

/** Whether they were read or not. */
export async function deleteReminders(tx: Database, userId: string) {
  await tx.query("delete from notifications where user_id = $1 and kind = 'reminder'", [userId]);
}

const NONE = "'00000000-0000-0000-0000-000000000000'::uuid";

/** The conditions are those of the index that makes a notification the only one. */
export async function deleteUnread(
  tx: Database,
  { userId, kind, actorId, postId }: NewNotification,
): Promise<boolean> {
  const rows = await tx.query(
    `delete from notifications where user_id = $1 and kind = $2 and coalesce(actor_id, ${NONE}) = $3
       and coalesce(post_id, ${NONE}) = coalesce($4::uuid, ${NONE}) and read_at is null returning 1`,
    [userId, kind, actorId, postId ?? null],
  );
  return rows.length > 0;
}

export interface NotificationRow extends Omit<AuthorRow, "author_id"> {
  id: string;
  kind: NewNotification["kind"];
  attempts: number | null;
  created_at: Date;
  read_at: Date | null;
  post_id: string | null;
  post_title: string | null;
  /** Null for a milestone, and then the author's other columns are too. */
  author_id: string | null;
}

const NOTIFICATION = `n.id, n.kind, n.attempts, n.created_at, n.read_at, p.id as post_id, p.title as post_title,
  ${AUTHOR_COLUMNS}`;
const AROUND = "left join posts p on p.id = n.post_id left join users u on u.id = n.actor_id";

/** Newest first, and one more than a page, which tells whether there is another. */
export function listNotifications(db: Database, userId: string, { page, size }: PageQuery) {
  return db.query<NotificationRow>(
    `with picked as (
       select * from notifications where user_id = $1 order by created_at desc, id desc limit $2 offset (select $3::bigint))
     select ${NOTIFICATION} from picked n ${AROUND} order by n.created_at desc, n.id desc`,
    [userId, size + 1, page * size],
  );
}

/** Those of them that still stand, oldest first. */
export function listSome(db: Database, userId: string, ids: string[]) {
  return db.query<NotificationRow>(
    `select ${NOTIFICATION} from notifications n ${AROUND} where n.id = any($2::uuid[]) and n.user_id = $1
     order by n.created_at, n.id`,
    [userId, ids],
  );
}

/** Unread ones after this one, oldest first, and some from just before it: whoever commits first is told of first, not whoever began first. */
export function listUnreadSince(db: Database, userId: string, id: string, max: number) {
  return db.query<NotificationRow>(
    `with picked as (
       select * from notifications
       where user_id = $1 and read_at is null and id <> $2
         and created_at > (select created_at - interval '5 seconds' from notifications where id = $2 and user_id = $1)
       order by created_at desc, id desc limit $3)
     select ${NOTIFICATION} from picked n ${AROUND} order by n.created_at, n.id`,
    [userId, id, max],
  );
}

export async function countNotifications(db: Database, userId: string, max: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    "select count(*)::int as total from (select 1 from notifications where user_id = $1 limit $2) counted",
    [userId, max],
  );
  return row?.total ?? 0;
}

export async function countUnread(db: Database, userId: string, max: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from (
       select 1 from notifications where user_id = $1 and read_at is null limit $2) counted`,
    [userId, max],
  );
  return row?.total ?? 0;
}

/** All of them without `ids`. */
export async function updateRead(db: Database, userId: string, ids: string[] | null, now: Date) {
  await db.query(
    `update notifications set read_at = $3 where user_id = $1 and read_at is null and ($2::uuid[] is null or id = any($2))`,
    [userId, ids, now],
  );
}

/** A few at a time, so that nobody pays for a long clean-up. */
export async function deleteSomeOldRead(db: Database, userId: string, before: Date) {
  await db.query(
    `delete from notifications where id in (
       select id from (
         select id, read_at from notifications where user_id = $1 and created_at < $2 order by created_at, id limit 200) oldest
       where read_at is not null)`,
    [userId, before],
  );
}
