import type { FeedQuery } from "@prepfeed/contract/feed";
import { Paging } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import type { PageQuery } from "@prepfeed/contract/paging";
import type { PostPage } from "@prepfeed/contract/posts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { listPosts } from "../posts/posts.service.ts";
import { readCursor, readPlace, writeCursor, writePlace } from "./cursor.ts";
import * as queries from "./feed.queries.ts";
import { filtersOf } from "./filters.service.ts";
import { readSearch } from "./search-query.service.ts";

type ViewerId = string | undefined;
type Where = Pick<FeedQuery, "page" | "size" | "cursor">;

/** Picks a page's ids; gets one more than fits, to know whether there is a next page. */
type PickIds = (slice: queries.Slice) => Promise<queries.Position[]>;

export async function getFeed(db: Database, query: FeedQuery, viewerId: ViewerId): Promise<PostPage> {
  return openFeed(db, query, viewerId, queries.pickNewest);
}

export async function getTrendingFeed(db: Database, query: FeedQuery, viewerId: ViewerId): Promise<PostPage> {
  return openFeed(db, query, viewerId, queries.pickTrending);
}

/** A combination that no post has is known from the totals; looking for it would read all posts in vain. */
async function openFeed(db: Database, query: FeedQuery, viewerId: ViewerId, pick: typeof queries.pickNewest) {
  const filters = await filtersOf(db, query);
  const total = totalOf(db, filters);
  const pickKnown = async (slice: queries.Slice) =>
    queries.isFiltered(filters) && (await total) === 0 ? [] : pick(db, filters, slice);
  return pageOf(db, query, viewerId, pickKnown, () => total);
}

/** Whoever follows the authors of this share of all posts is served from the feed of all. */
const MOST_OF_ALL = 0.1;

export async function getFollowingFeed(db: Database, query: FeedQuery, viewerId: string): Promise<PostPage> {
  const [filters, followed, all] = await Promise.all([
    filtersOf(db, query),
    queries.sumOfFollowing(db, viewerId),
    queries.totalOf(db, {}),
  ]);
  const isFiltered = queries.isFiltered(filters);
  const pick = followed > all * MOST_OF_ALL ? queries.pickNewestIfFollowed : queries.pickFollowing;
  return pageOf(
    db,
    query,
    viewerId,
    (slice) =>
      isFiltered || slice.after || slice.offset > 0
        ? pick(db, viewerId, filters, slice)
        : queries.pickNewestOfFollowing(db, viewerId, slice.limit),
    async () =>
      isFiltered
        ? queries.countFollowing(db, viewerId, filters, Paging.maxSearchTotal)
        : Math.min(followed, Paging.maxSearchTotal),
    Paging.maxSearchTotal,
  );
}

/** Ranked over the newest thousand hits, so its pages go by number; its cursors say where to go on. */
export async function searchPosts(
  db: Database,
  { query, ...feed }: FeedQuery & { query: string },
  viewerId: ViewerId,
): Promise<PostPage> {
  const search = await readSearch(db, query);
  const { page, size } = feed;
  if (!search) return { content: [], totalElements: 0, last: true, page, size, nextCursor: null };
  const filters = { ...(await filtersOf(db, feed)), search: search.anywhere, titleSearch: search.inTitle };
  const offset = readPlace(feed.cursor) ?? offsetOf(feed);
  const hits = await queries.pickByRelevance(db, filters, Paging.maxSearchTotal, { offset, limit: size });
  // Beyond the end nothing says how much there was.
  const totalElements =
    hits[0]?.total ?? (offset > 0 ? await queries.countHits(db, filters, Paging.maxSearchTotal) : 0);
  const end = offset + hits.length;
  const last = end >= totalElements || hits.length === 0;
  const content = await listPosts(
    db,
    hits.map(({ id }) => id),
    viewerId,
  );
  return { content, totalElements, last, page, size, nextCursor: last ? null : writePlace(end) };
}

export async function listUserPosts(
  db: Database,
  where: Where,
  userId: string,
  viewerId: ViewerId,
): Promise<PostPage> {
  const total = await queries.countOfAuthor(db, userId);
  if (total === undefined) throw new AppError("not-found", messages.users.notFound);
  return pageOf(
    db,
    where,
    viewerId,
    (slice) => queries.pickByAuthor(db, userId, slice),
    async () => total,
  );
}

export function listBookmarks(db: Database, where: Where, viewerId: string): Promise<PostPage> {
  const count = () => queries.countBookmarks(db, viewerId, Paging.maxSearchTotal);
  return pageOf(db, where, viewerId, (slice) => queries.pickBookmarked(db, viewerId, slice), count);
}

function totalOf(db: Database, filters: queries.Filters) {
  return filters.search
    ? queries.countHits(db, filters, Paging.maxSearchTotal)
    : queries.totalOf(db, filters);
}

async function pageOf(
  db: Database,
  where: Where,
  viewerId: ViewerId,
  pick: PickIds,
  count: () => Promise<number>,
  /** How far pages by number reach; cursors go on beyond. */
  reach: number = Paging.maxNumbered,
): Promise<PostPage> {
  const { page, size } = where;
  const after = readCursor(where.cursor);
  const offset = after ? 0 : offsetOf(where);
  // Counting off what lies before costs as much as reading it.
  const isTooFar = offset >= reach;
  const [picked, totalElements] = await Promise.all([
    isTooFar ? [] : pick({ after, offset, limit: size + 1 }),
    count(),
  ]);
  const shown = picked.slice(0, size);
  const end = shown.at(-1);
  const last = picked.length <= size;
  const content = await listPosts(
    db,
    shown.map(({ id }) => id),
    viewerId,
  );
  return { content, totalElements, last, page, size, nextCursor: last || !end ? null : writeCursor(end) };
}

const offsetOf = ({ page, size }: PageQuery) => page * size;
