import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { posts } from "../../db/schema.ts";
import { areApart } from "../../db/sql/apart.ts";
import { sitsAny } from "../../db/sql/hidden-keys.ts";
import { rowsAsJson } from "../../db/sql/rows-as-json.ts";
import { isPostInPlace, shownTo } from "../../db/sql/shown-to.ts";
import { toggleRow } from "../../db/sql/toggle-row.ts";
import { newTrendingScore, trendingScore } from "../../db/sql/trending-score.ts";
import { unseen } from "../../db/sql/unseen.ts";
import { AUTHOR_COLUMNS, type AuthorRow, authorColumns } from "../users/author-view.ts";
import { NOTE_GONE_WORDS } from "./vocabulary.queries.ts";

/** What changes by the minute, or with the viewer. */
export interface PostStateRow
  extends AuthorRow,
    Row<
      typeof posts,
      "id" | "version" | "likes_count" | "comments_count" | "bookmarks_count" | "shares_count" | "views_count"
    > {
  attempts: number;
  is_liked: boolean;
  is_bookmarked: boolean;
  is_following: boolean;
  /** Whether the viewer is sitting a paper, which may ask questions of posts. */
  sits_any: boolean;
}

/**
 * A post's counters, including those of attempts. The viewer's state is read by scalar sub-selects, so that a very
 * active viewer costs no more.
 */
const states = (
  author: string,
  isShown: string,
) => `select p.id, p.version, p.likes_count, p.comments_count, p.bookmarks_count, p.shares_count, p.views_count,
  p.attempts_count + (select count(*)::int from answer_deltas d where d.post_id = p.id) as attempts,
  (select true from likes l where l.post_id = p.id and l.user_id = $1 limit 1) is not null as is_liked,
  (select true from bookmarks b where b.user_id = $1 and b.post_id = p.id limit 1) is not null as is_bookmarked,
  (select true from follows f where f.follower_id = $1 and f.followee_id = p.author_id limit 1) is not null as is_following,
  ${sitsAny("$1")} as sits_any, ${author}
  from unnest(${unseen("$2::uuid[]")}) as picked (id) join posts p using (id) join users u on u.id = p.author_id where ${isShown}`;

const STATES = states(
  authorColumns("$1"),
  `not ${areApart("$1::uuid", "p.author_id")} and ${shownTo("p", "$1")}`,
);
const STATES_IN_PLACE = states(AUTHOR_COLUMNS, isPostInPlace("$1"));

/**
 * In no particular order, without posts by people hidden from the viewer, whichever list or cache an id comes from.
 * Nothing is looked up for a viewer who hides nothing.
 */
export function listPostStates(db: Database, ids: string[], viewerId: string | null, hidesNothing: boolean) {
  return db.query<PostStateRow>(hidesNothing ? STATES_IN_PLACE : STATES, [viewerId, ids]);
}

export interface PostText
  extends Fields<
    typeof posts,
    "title" | "content" | "subject" | "examType" | "examFamily" | "difficulty" | "topic"
  > {
  searchWords: string[];
}

export type NewPostRow = PostText & Fields<typeof posts, "id" | "type">;

/** All in one statement, with the rows passed as JSON. */
export async function insertPosts(tx: Database, authorId: string, posts: NewPostRow[]) {
  await tx.query(
    `insert into posts (id, author_id, type, title, content, subject, exam_type, exam_family, difficulty, topic, search_vector, trending)
     select id, $1, type, title, content, subject, "examType", "examFamily", difficulty, topic,
       array_to_tsvector(array(select jsonb_array_elements_text("searchWords"))), ${newTrendingScore("now()")}
     from jsonb_to_recordset($2::jsonb) as r (id uuid, type text, title text, content text, subject text, "examType" text,
       "examFamily" text, difficulty text, topic text, "searchWords" jsonb)`,
    [authorId, rowsAsJson(posts)],
  );
}

/** The posts that were published together with this one, in their order. */
export function listBatch(db: Database, authorId: string, id: string) {
  return db.query<{ id: string }>(
    `select p.id from posts first join posts p on p.author_id = first.author_id and p.created_at = first.created_at
     where first.id = $2 and first.author_id = $1 order by p.id`,
    [authorId, id],
  );
}

/** Words that no longer match the post are noted, because other posts may or may not have them. */
export async function updatePost(tx: Database, id: string, post: PostText) {
  await tx.query(
    `with gone as (
       select unnest(tsvector_to_array(search_vector)) as word from posts where id = $1 except select unnest($9::text[])),
     changed as (
       update posts set title = $2, content = $3, subject = $4, exam_type = $5, exam_family = $6, difficulty = $7, topic = $8,
         search_vector = array_to_tsvector($9::text[]), version = version + 1 where id = $1)
     ${NOTE_GONE_WORDS}`,
    [
      id,
      post.title,
      post.content,
      post.subject,
      post.examType,
      post.examFamily,
      post.difficulty,
      post.topic,
      post.searchWords,
    ],
  );
}

export type PostKind = Pick<PostText, "subject" | "examFamily" | "difficulty">;

/** Locks the post until the transaction ends. */
export async function lockPost(
  tx: Database,
  id: string,
  viewerId: string,
): Promise<(PostKind & Fields<typeof posts, "authorId">) | undefined> {
  const [row] = await tx.query<PostKind & Fields<typeof posts, "authorId">>(
    `select author_id as "authorId", subject, exam_family as "examFamily", difficulty from posts p where p.id = $1 and not ${areApart("$2::uuid", "p.author_id")} for update`,
    [id, viewerId],
  );
  return row;
}

export async function deletePost(tx: Database, id: string) {
  await tx.query(
    `with removed as (delete from posts where id = $1 returning search_vector),
     gone as (select unnest(tsvector_to_array(search_vector)) as word from removed)
     ${NOTE_GONE_WORDS}`,
    [id],
  );
}

/** The rows that belong to a post, and the counter of each kind. */
const AT_POSTS = [
  ["comments", "'comment'"],
  ["likes", "'like'"],
  ["bookmarks", "'bookmark'"],
  ["post_visits", "kind"],
  ["notifications", "'nothing'"],
] as const;

/** Deletes some of the numerous rows that belong to a post and returns how many; a few of each are always left. */
export const thinOutPost = AT_POSTS.map(
  ([table, kind]) =>
    async (tx: Database, postId: string, max: number): Promise<number> => {
      const [row] = await tx.query<{ count: number }>(
        `with gone as (
           delete from ${table} where ctid = any(array(select ctid from ${table} where post_id = $1 offset $2 limit $2))
           returning ${kind} as kind),
         lost as (
           select count(*) filter (where kind = 'like')::int as likes, count(*) filter (where kind = 'comment')::int as comments,
             count(*) filter (where kind = 'bookmark')::int as bookmarks, count(*) filter (where kind = 'share')::int as shares,
             count(*) filter (where kind = 'view')::int as views from gone),
         counted as (
           update posts p set likes_count = likes_count - l.likes, comments_count = comments_count - l.comments,
             bookmarks_count = bookmarks_count - l.bookmarks, shares_count = shares_count - l.shares, views_count = views_count - l.views,
             trending = ${trendingScore({ likes: "- l.likes", comments: "- l.comments", bookmarks: "- l.bookmarks", shares: "- l.shares" })}
           from lost l where p.id = $1)
         select count(*)::int as count from gone`,
        [postId, max],
      );
      return row?.count ?? 0;
    },
);

/** Undefined if there is no such post, or it is hidden from the viewer. */
export async function findAuthorId(
  db: Database,
  postId: string,
  viewerId: string | null,
): Promise<string | undefined> {
  const [row] = await db.query<Row<typeof posts, "author_id">>(
    `select p.author_id from posts p
     where p.id = $1 and not ${areApart("$2::uuid", "p.author_id")} and ${shownTo("p", "$2")}`,
    [postId, viewerId],
  );
  return row?.author_id;
}

export type TotalChange = PostKind & { change: 1 | -1 };

/** In a fixed order, so that two batches never deadlock. */
export async function addToTotals(tx: Database, changes: TotalChange[]) {
  await tx.query(
    `insert into post_totals as t (subject, exam_family, difficulty, total)
     select subject, exam_family, difficulty, sum(change)
     from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as c (subject, exam_family, difficulty, change)
     group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
     on conflict (subject, exam_family, difficulty) do update set total = t.total + excluded.total`,
    [
      changes.map(({ subject }) => subject ?? ""),
      changes.map(({ examFamily }) => examFamily ?? ""),
      changes.map(({ difficulty }) => difficulty ?? ""),
      changes.map(({ change }) => change),
    ],
  );
}

export const toggleLike = toggleRow("likes", "post_id", "user_id");

export async function addToLikes(tx: Database, postId: string, change: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `update posts set likes_count = likes_count + $2, trending = ${trendingScore({ likes: "+ $2" })} where id = $1 returning likes_count as count`,
    [postId, change],
  );
  return row?.count ?? 0;
}

export const toggleBookmark = toggleRow("bookmarks", "post_id", "user_id");

export async function addToBookmarks(tx: Database, postId: string, change: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `update posts set bookmarks_count = bookmarks_count + $2,
       trending = ${trendingScore({ bookmarks: "+ $2" })}
     where id = $1 returning bookmarks_count as count`,
    [postId, change],
  );
  return row?.count ?? 0;
}

/** True the first time that day. */
export async function insertVisit(
  tx: Database,
  postId: string,
  userId: string,
  kind: "view" | "share",
  day: string,
): Promise<boolean> {
  const rows = await tx.query(
    "insert into post_visits (post_id, user_id, kind, day) values ($1, $2, $3, $4) on conflict do nothing returning 1",
    [postId, userId, kind, day],
  );
  return rows.length > 0;
}

export async function addToViews(tx: Database, postId: string, change: number): Promise<void> {
  await tx.query("update posts set views_count = views_count + $2 where id = $1", [postId, change]);
}

export async function addToShares(tx: Database, postId: string, change: number): Promise<void> {
  await tx.query(
    `update posts set shares_count = shares_count + $2,
       trending = ${trendingScore({ shares: "+ $2" })}
     where id = $1`,
    [postId, change],
  );
}

export async function addToComments(tx: Database, postId: string, change: number): Promise<void> {
  await tx.query(
    `update posts set comments_count = comments_count + $2,
       trending = ${trendingScore({ comments: "+ $2" })}
     where id = $1`,
    [postId, change],
  );
}

export async function findVisitCounts(db: Database, id: string) {
  const [row] = await db.query<Row<typeof posts, "views_count" | "shares_count">>(
    "select views_count, shares_count from posts where id = $1",
    [id],
  );
  return row;
}

/**
 * Returns the posts with their authors and attempts. A trending score changes only by a step worth half an hour of
 * age, because each change adds an entry to every index of the row. It is computed from the row being updated, so it
 * includes simultaneous likes. Rows are locked in the order of their ids, so that two processes do not deadlock.
 */
export async function addToAttempts(tx: Database, gains: { id: string; attempts: number }[]) {
  const ids = gains.map(({ id }) => id);
  await tx.query("select 1 from posts where id = any($1::uuid[]) order by id for no key update", [ids]);
  const score = trendingScore({ attempts: "+ g.attempts" }, "p");
  return tx.query<Row<typeof posts, "id" | "author_id"> & { attempts: number; gained: number }>(
    `update posts p set attempts_count = attempts_count + g.attempts,
       trending = case when ${score} - p.trending > 0.02 then ${score} else p.trending end
     from unnest($1::uuid[], $2::int[]) as g (id, attempts)
     where p.id = g.id
     returning p.id, p.author_id, p.attempts_count as attempts, g.attempts as gained`,
    [ids, gains.map(({ attempts }) => attempts)],
  );
}
