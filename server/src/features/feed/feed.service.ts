import type { FeedPage, FeedQuery } from "@prepfeed/contract/feed";
import { Paging } from "@prepfeed/contract/limits";
import type { PageQuery } from "@prepfeed/contract/paging";
import type { PostPage } from "@prepfeed/contract/posts";
import { refusals } from "@prepfeed/contract/refusals";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import { listPosts } from "../posts/posts.service.ts";
import { readCursor, readPlace, writeCursor, writePlace } from "./cursor.ts";
import * as queries from "./feed.queries.ts";
import { filtersOf } from "./filters.service.ts";
import { pickOpen } from "./open-posts.service.ts";
import { readSearch } from "./search-query.service.ts";

interface FeedDeps {
  db: Database;
  state: SharedState;
}

type ViewerId = string | undefined;
type Where = Pick<FeedQuery, "page" | "size" | "cursor">;

/** Picks a page's ids; gets one more than fits, to know whether there is a next page. */
type PickIds = (slice: queries.Slice) => Promise<queries.Position[]>;

export async function getFeed(deps: FeedDeps, query: FeedQuery, viewerId: ViewerId): Promise<FeedPage> {
  return openFeed(deps, query, viewerId, { name: "newest", listing: queries.newest, isByTime: true });
}

export async function getTrendingFeed(
  deps: FeedDeps,
  query: FeedQuery,
  viewerId: ViewerId,
): Promise<FeedPage> {
  return openFeed(deps, query, viewerId, { name: "trending", listing: queries.trending, isByTime: false });
}

interface FeedList {
  name: string;
  listing: queries.Listing;
  isByTime: boolean;
}

/** Few at first: for many of a filtered list the planner would rather sort all of it than read it in its order. */
const STEPS = [100, 1_000];

/** A combination that no post has is known from the totals; looking for it would read all posts in vain. */
async function openFeed({ db, state }: FeedDeps, query: FeedQuery, viewerId: ViewerId, list: FeedList) {
  const { filters, searchedFor } = await filtersOf(db, query);
  const { name, listing, isByTime } = list;
  const total = totalOf(db, filters);
  const openFor = whoWantsOpen(query, viewerId);
  const pickFrom = (slice: queries.Slice) =>
    openFor
      ? pickOpen(
          state,
          {
            viewerId: openFor,
            name: JSON.stringify([name, filters]),
            isByTime,
            steps: STEPS,
            look: (segments, amount) => queries.lookForOpen(db, listing, filters, openFor, segments, amount),
          },
          slice,
        )
      : queries.pick(db, listing, filters, slice);
  const pickKnown = async (slice: queries.Slice) =>
    queries.isFiltered(filters) && (await total) === 0 ? [] : pickFrom(slice);
  const page = await pageOf(db, query, viewerId, pickKnown, () => total, reachOf(openFor));
  return { ...page, ...searchedFor };
}

/** The learner for whom only what they can still answer is listed. */
const whoWantsOpen = ({ unanswered }: FeedQuery, viewerId: ViewerId) =>
  unanswered === "true" ? viewerId : undefined;

/** Each post on the way is looked at, so pages by number end sooner. */
const reachOf = (openFor: ViewerId) => (openFor ? Paging.maxSearchTotal : Paging.maxNumbered);

/** Whoever follows the authors of this share of all posts is served from the feed of all. */
const MOST_OF_ALL = 0.1;
/** Of each followed person so many are read, so it begins with few. */
const FEW = 25;
const STEPS_OF_FOLLOWING = [FEW, 100, 400];

export async function getFollowingFeed(
  { db, state }: FeedDeps,
  query: FeedQuery,
  viewerId: string,
): Promise<FeedPage> {
  const [{ filters, searchedFor }, followed, all] = await Promise.all([
    filtersOf(db, query),
    queries.sumOfFollowing(db, viewerId),
    queries.totalOf(db, {}),
  ]);
  const isFiltered = queries.isFiltered(filters);
  const isMost = followed.total > all * MOST_OF_ALL;
  const listing = isMost ? queries.newestIfFollowed(viewerId) : queries.following(viewerId);
  const beginning = isFiltered ? listing : queries.newestOfFollowing(viewerId);
  const pickFrom = (slice: queries.Slice) =>
    query.unanswered === "true"
      ? pickOpen(
          state,
          {
            viewerId,
            name: JSON.stringify(["following", followed.whom, filters]),
            isByTime: true,
            steps: isMost ? [FEW, ...STEPS] : STEPS_OF_FOLLOWING,
            look: (segments, amount) =>
              queries.lookForOpen(
                db,
                isBeginning(segments) && amount.most === FEW ? beginning : listing,
                filters,
                viewerId,
                segments,
                amount,
              ),
          },
          slice,
        )
      : queries.pick(db, slice.after || slice.offset > 0 ? listing : beginning, filters, slice);
  const page = await pageOf(
    db,
    query,
    viewerId,
    pickFrom,
    async () =>
      isFiltered
        ? queries.countFollowing(db, viewerId, filters, Paging.maxSearchTotal)
        : Math.min(followed.total, Paging.maxSearchTotal),
    Paging.maxSearchTotal,
  );
  return { ...page, ...searchedFor };
}

const isBeginning = ([first]: queries.Segment[]) => !first?.from && !first?.until;

/** Ranked over the newest thousand hits, so its pages go by number; its cursors say where to go on. */
export async function searchPosts(
  db: Database,
  { query, ...feed }: FeedQuery & { query: string },
  viewerId: ViewerId,
): Promise<FeedPage> {
  const search = await readSearch(db, query);
  const { page, size } = feed;
  if (!search) return { content: [], totalElements: 0, last: true, page, size, nextCursor: null };
  const narrowed = await filtersOf(db, feed);
  const filters = { ...narrowed.filters, search: search.anywhere, titleSearch: search.inTitle };
  const offset = readPlace(feed.cursor) ?? offsetOf(feed);
  const slice = { offset, limit: size + 1 };
  const openFor = whoWantsOpen(feed, viewerId);
  const hits = await queries.pickByRelevance(db, filters, Paging.maxSearchTotal, slice, openFor);
  // Beyond the end nothing says how much there was.
  const totalElements =
    hits[0]?.total ??
    (offset > 0 || openFor ? await queries.countHits(db, filters, Paging.maxSearchTotal) : 0);
  const shown = hits.slice(0, size);
  const end = shown.at(-1)?.place;
  const last = hits.length <= size;
  const content = await listPosts(
    db,
    shown.map(({ id }) => id),
    viewerId,
  );
  const nextCursor = last || end === undefined ? null : writePlace(end);
  const searchedFor = search.guessed ? { searchedFor: search.guessed } : narrowed.searchedFor;
  return { content, totalElements, last, page, size, nextCursor, ...searchedFor };
}

export async function listUserPosts(
  db: Database,
  where: Where,
  userId: string,
  viewerId: ViewerId,
): Promise<PostPage> {
  const total = await queries.countOfAuthor(db, userId);
  if (total === undefined) throw new AppError("not-found", refusals.users.notFound);
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
