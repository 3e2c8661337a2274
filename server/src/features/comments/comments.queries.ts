import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { comments, posts } from "../../db/schema.ts";
import { areApart } from "../../db/sql/apart.ts";
import { hasHiddenKey } from "../../db/sql/hidden-keys.ts";
import { shownTo } from "../../db/sql/shown-to.ts";
import { toggleRow } from "../../db/sql/toggle-row.ts";
import { type AuthorRow, authorColumns } from "../users/author-view.ts";

export interface CommentRow
  extends AuthorRow,
    Row<typeof comments, "id" | "content" | "created_at" | "likes_count"> {
  is_liked: boolean;
}

const COMMENT = `c.id, c.content, c.created_at, c.likes_count,
  (select true from comment_likes l where l.comment_id = c.id and l.user_id = $1 limit 1) is not null as is_liked,
  ${authorColumns("$1")}`;

/** What a comment belongs to: a post, or a question of a paper. */
export type Under = { post: string } | { question: string };

const columnOf = (under: Under) => ("post" in under ? "post_id" : "question_id");
const idOf = (under: Under) => ("post" in under ? under.post : under.question);

/** Newest first, with one more row than a page. */
export function listComments(db: Database, viewerId: string | null, under: Under, { page, size }: PageQuery) {
  return db.query<CommentRow>(
    `with picked as (
       select id from comments c where ${columnOf(under)} = $2 and not ${areApart("$1::uuid", "author_id")} and ${shownTo("c", "$1")}
       order by created_at desc, id desc limit $3 offset (select $4::bigint))
     select ${COMMENT} from picked join comments c using (id) join users u on u.id = c.author_id
     order by c.created_at desc, c.id desc`,
    [viewerId, idOf(under), size + 1, page * size],
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

interface ThreadRow extends Row<typeof posts, "author_id" | "comments_count" | "comments_locked"> {
  has_questions: boolean;
  has_answered: boolean;
  is_key_hidden: boolean;
}

/**
 * What decides who may read and write comments of a post; empty if viewer and author are hidden from each other. All
 * questions of the post must be answered, because comments may give away any of them.
 */
export async function findThread(db: Database, viewerId: string | null, postId: string) {
  const [row] = await db.query<ThreadRow>(
    `select p.author_id, p.comments_count, p.type = 'QUESTION' as has_questions,
       not exists (select 1 from questions q where q.post_id = p.id
         and not exists (select 1 from answers a where a.user_id = $1 and a.question_id = q.id)) as has_answered,
       exists (select 1 from questions q where q.post_id = p.id and ${hasHiddenKey("$1")}) as is_key_hidden,
       p.comments_locked
     from posts p where p.id = $2 and not ${areApart("$1::uuid", "p.author_id")} and ${shownTo("p", "$1")}`,
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

interface OwnersRow extends Row<typeof comments, "post_id" | "question_id" | "author_id"> {
  post_author_id: string | null;
}

/** Empty if the viewer is not shown the comment. */
export async function findOwners(db: Database, viewerId: string, id: string) {
  const [row] = await db.query<OwnersRow>(
    `select c.post_id, c.question_id, c.author_id, p.author_id as post_author_id
     from comments c left join posts p on p.id = c.post_id
     where c.id = $2 and not ${areApart("$1::uuid", "c.author_id")} and ${shownTo("c", "$1")}`,
    [viewerId, id],
  );
  return row;
}

/** True if it still existed. */
export async function deleteComment(tx: Database, id: string): Promise<boolean> {
  const rows = await tx.query("delete from comments where id = $1 returning 1", [id]);
  return rows.length > 0;
}

export const toggleCommentLike = toggleRow("comment_likes", "comment_id", "user_id");

export async function addToCommentLikes(tx: Database, id: string, change: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "update comments set likes_count = likes_count + $2 where id = $1 returning likes_count as count",
    [id, change],
  );
  return row?.count ?? 0;
}
