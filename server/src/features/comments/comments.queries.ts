import type { PageQuery } from "@prepfeed/contract/paging";
import type { Database } from "../../db/database.ts";
import { isHeld } from "../../db/sql/held-keys.ts";
import { AUTHOR_COLUMNS, type AuthorRow } from "../users/author-view.ts";

export interface CommentRow extends AuthorRow {
  id: string;
  content: string;
  created_at: Date;
  likes_count: number;
  is_liked: boolean;
}

const COMMENT = `c.id, c.content, c.created_at, c.likes_count,
  (select true from comment_likes l where l.comment_id = c.id and l.user_id = $1 limit 1) is not null as is_liked,
  ${AUTHOR_COLUMNS}`;

/** What comments stand under: a post, or a question of a paper. */
export type Under = { post: string } | { question: string };

const columnOf = (under: Under) => ("post" in under ? "post_id" : "question_id");
const idOf = (under: Under) => ("post" in under ? under.post : under.question);

export function listComments(db: Database, viewerId: string | null, under: Under, { page, size }: PageQuery) {
  return db.query<CommentRow>(
    `with picked as (
       select id from comments where ${columnOf(under)} = $2 order by created_at desc, id desc limit $3 offset (select $4::bigint))
     select ${COMMENT} from picked join comments c using (id) join users u on u.id = c.author_id
     order by c.created_at desc, c.id desc`,
    [viewerId, idOf(under), size, page * size],
  );
}

export async function findComment(
  db: Database,
  viewerId: string | null,
  id: string,
): Promise<CommentRow | undefined> {
  const [row] = await db.query<CommentRow>(
    `select ${COMMENT} from comments c join users u on u.id = c.author_id where c.id = $2`,
    [viewerId, id],
  );
  return row;
}

/** What decides who may read and write under a post. Of several questions all must be answered: comments may give away any. */
export async function findThread(db: Database, viewerId: string | null, postId: string) {
  const [row] = await db.query<{
    author_id: string;
    comments_count: number;
    has_questions: boolean;
    has_answered: boolean;
    is_held: boolean;
  }>(
    `select p.author_id, p.comments_count, p.type = 'QUESTION' as has_questions,
       not exists (select 1 from questions q where q.post_id = p.id
         and not exists (select 1 from answers a where a.user_id = $1 and a.question_id = q.id)) as has_answered,
       exists (select 1 from questions q where q.post_id = p.id and ${isHeld("$1")}) as is_held
     from posts p where p.id = $2`,
    [viewerId, postId],
  );
  return row;
}

export async function insertComment(
  tx: Database,
  id: string,
  under: Under,
  authorId: string,
  content: string,
) {
  await tx.query(
    `insert into comments (id, ${columnOf(under)}, author_id, content) values ($1, $2, $3, $4)`,
    [id, idOf(under), authorId, content],
  );
}

export async function findOwners(db: Database, id: string) {
  const [row] = await db.query<{
    post_id: string | null;
    question_id: string | null;
    author_id: string;
    post_author_id: string | null;
  }>(
    `select c.post_id, c.question_id, c.author_id, p.author_id as post_author_id
     from comments c left join posts p on p.id = c.post_id where c.id = $1`,
    [id],
  );
  return row;
}

/** True if it was still there. */
export async function deleteComment(tx: Database, id: string): Promise<boolean> {
  const rows = await tx.query("delete from comments where id = $1 returning 1", [id]);
  return rows.length > 0;
}

export async function insertCommentLike(tx: Database, id: string, userId: string): Promise<boolean> {
  const rows = await tx.query(
    "insert into comment_likes (comment_id, user_id) values ($1, $2) on conflict do nothing returning 1",
    [id, userId],
  );
  return rows.length > 0;
}

export async function deleteCommentLike(tx: Database, id: string, userId: string): Promise<boolean> {
  const rows = await tx.query(
    "delete from comment_likes where comment_id = $1 and user_id = $2 returning 1",
    [id, userId],
  );
  return rows.length > 0;
}

export async function addToCommentLikes(tx: Database, id: string, change: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "update comments set likes_count = likes_count + $2 where id = $1 returning likes_count as count",
    [id, change],
  );
  return row?.count ?? 0;
}
