import { Paging } from "@prepfeed/contract/foundation/limits";
import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { FeedPage, FeedQuery } from "@prepfeed/contract/posts/feed";
import type { PostPage } from "@prepfeed/contract/posts/posts";
import type { Database } from "../../db/database.ts";
import type { Onlooker, ViewerId } from "../../db/sql/onlooker.ts";
import { AppError } from "../../foundation/app-error.ts";
import { toPage } from "../../rules/to-page.ts";
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

type Where = Pick<FeedQuery, "page" | "size" | "cursor">;

/** Selects the ids of a page; gets one more than fits, to know whether there is a next page. */
type PickIds = (slice: queries.Slice) => Promise<queries.Position[]>;

export async function getFeed(deps: FeedDeps, query: FeedQuery, viewer: Onlooker): Promise<FeedPage> {
  return openFeed(deps, query, viewer, { name: "newest", listing: queries.newest, isByTime: true });
}

export async function getTrendingFeed(deps: FeedDeps, query: FeedQuery, viewer: Onlooker): Promise<FeedPage> {
  return openFeed(deps, query, viewer, { name: "trending", listing: queries.trending, isByTime: false });
}

interface FeedList {
  name: string;
  listing: queries.Listing;
  isByTime: boolean;
}

/**
 * Small at first: for a large part of a filtered list the planner would sort the whole list instead of reading it
 * in order.
 */
const STEPS = [100, 1_000];

/** The totals show when no post has this combination; searching for it would read all posts in vain. */
async function openFeed({ db, state }: FeedDeps, query: FeedQuery, viewer: Onlooker, list: FeedList) {
  const { filters, searchedFor } = await filtersOf(db, query);
  const { name, listing, isByTime } = list;
  const { viewerId, hidesNothing } = viewer;
  const openFor = whoWantsOpen(query, viewerId);
  const isWhole = !queries.isFiltered(filters) && openFor === undefined;
  const total = isWhole ? undefined : totalOf(db, filters);
  const hidden = openFor ? await queries.readHidingState(db, { viewerId: openFor, hidesNothing }) : "";
  const pickFrom = (slice: queries.Slice) =>
    openFor
      ? pickOpen(
          state,
          {
            viewerId: openFor,
            name: JSON.stringify([name, filters, hidden]),
            isByTime,
            steps: STEPS,
            look: (segments, amount) =>
              queries.findOpenPosts(
                db,
                listing,
                filters,
                { viewerId: openFor, hidesNothing },
                segments,
                amount,
              ),
          },
          slice,
        )
      : queries.pick(db, listing, filters, slice, viewer, { withTotal: isWhole });
  const pickKnown = async (slice: queries.Slice) =>
    queries.isFiltered(filters) && (await total) === 0 ? [] : pickFrom(slice);
  const page = await pageOf(db, query, viewer, pickKnown, async () => total, reachOf(openFor));
  return { ...page, ...searchedFor };
}

/** The learner to whom only posts that they can still answer are shown. */
const whoWantsOpen = ({ unanswered }: FeedQuery, viewerId: ViewerId) =>
  unanswered === "true" ? viewerId : undefined;

/** Each post on the way is checked, so pages by number end earlier. */
const reachOf = (openFor: ViewerId) => (openFor ? Paging.maxSearchTotal : Paging.maxNumbered);

/** For learners who follow the authors of at least this share of all posts, the feed of all posts is read. */
const MOST_OF_ALL = 0.1;
/** This many posts of each followed person are read, so it begins with few. */
const FEW = 25;
const STEPS_OF_FOLLOWING = [FEW, 100, 400];

export async function getFollowingFeed(
  { db, state }: FeedDeps,
  query: FeedQuery,
  viewer: Onlooker<string>,
): Promise<FeedPage> {
  const { viewerId } = viewer;
  const isOpenOnly = query.unanswered === "true";
  const [{ filters, searchedFor }, followed, all, hidden] = await Promise.all([
    filtersOf(db, query),
    queries.sumOfFollowing(db, viewerId),
    queries.totalOf(db, {}),
    isOpenOnly ? queries.readHidingState(db, viewer) : "",
  ]);
  const isFiltered = queries.isFiltered(filters);
  const isMost = followed.total > all * MOST_OF_ALL;
  const listing = isMost ? queries.newestIfFollowed(viewerId) : queries.following(viewerId);
  const beginning = isFiltered || followed.mutes ? listing : queries.newestOfFollowing(viewerId);
  const pickFrom = (slice: queries.Slice) =>
    isOpenOnly
      ? pickOpen(
          state,
          {
            viewerId,
            name: JSON.stringify(["following", followed.whom, filters, hidden]),
            isByTime: true,
            steps: isMost ? [FEW, ...STEPS] : STEPS_OF_FOLLOWING,
            look: (segments, amount) =>
              queries.findOpenPosts(
                db,
                isBeginning(segments) && amount.most === FEW ? beginning : listing,
                filters,
                viewer,
                segments,
                amount,
              ),
          },
          slice,
        )
      : queries.pick(db, slice.after || slice.offset > 0 ? listing : beginning, filters, slice, viewer);
  const page = await pageOf(
    db,
    query,
    viewer,
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

/**
 * Ranked over the newest thousand hits, so pages are found by number; a cursor holds the number to continue
 * after.
 */
export async function searchPosts(
  db: Database,
  { query, ...feed }: FeedQuery & { query: string },
  viewer: Onlooker,
): Promise<FeedPage> {
  const { viewerId, hidesNothing } = viewer;
  const search = await readSearch(db, query);
  if (!search) return { ...toPage([], 0, feed), nextCursor: null };
  const narrowed = await filtersOf(db, feed);
  const filters = { ...narrowed.filters, search: search.anywhere, titleSearch: search.inTitle };
  const offset = readPlace(feed.cursor) ?? offsetOf(feed);
  const { size } = feed;
  const slice = { offset, limit: size + 1 };
  const open = whoWantsOpen(feed, viewerId) !== undefined;
  const hits = await queries.pickByRelevance(db, filters, Paging.maxSearchTotal, slice, viewer, open);
  // Beyond the end, no row says how many there were.
  const total =
    hits[0]?.total ??
    (offset > 0 || viewerId ? await queries.countHits(db, filters, Paging.maxSearchTotal) : 0);
  const shown = hits.slice(0, size);
  const end = shown.at(-1)?.place;
  const last = hits.length <= size;
  const content = await listPosts(
    db,
    shown.map(({ id }) => id),
    viewerId,
    { hidesNothing },
  );
  const nextCursor = last || end === undefined ? null : writePlace(end);
  const searchedFor = search.guessed ? { searchedFor: search.guessed } : narrowed.searchedFor;
  return { ...toPage(content, total, feed, last), nextCursor, ...searchedFor };
}

export async function listUserPosts(
  db: Database,
  where: Where,
  userId: string,
  viewerId: ViewerId,
): Promise<PostPage> {
  const total = await queries.countOfAuthor(db, userId, viewerId ?? null);
  if (total === undefined) throw new AppError("not-found", refusals.users.notFound);
  return pageOf(
    db,
    where,
    { viewerId, hidesNothing: false },
    (slice) => queries.pickByAuthor(db, userId, slice, viewerId),
    async () => total,
  );
}

export function listBookmarks(db: Database, where: Where, viewerId: string): Promise<PostPage> {
  const count = () => queries.countBookmarks(db, viewerId, Paging.maxSearchTotal);
  return pageOf(
    db,
    where,
    { viewerId, hidesNothing: false },
    (slice) => queries.pickBookmarked(db, viewerId, slice),
    count,
  );
}

function totalOf(db: Database, filters: queries.Filters) {
  return filters.search
    ? queries.countHits(db, filters, Paging.maxSearchTotal)
    : queries.totalOf(db, filters);
}

async function pageOf(
  db: Database,
  where: Where,
  viewer: Onlooker,
  pick: PickIds,
  /** Undefined for a list of all posts: the total comes with the ids. */
  count: () => Promise<number | undefined>,
  /** The last page that can be asked for by number; cursors continue after it. */
  reach: number = Paging.maxNumbered,
): Promise<PostPage> {
  const { size } = where;
  const after = readCursor(where.cursor);
  const offset = after ? 0 : offsetOf(where);
  // Skipping rows costs as much as reading them.
  const isTooFar = offset >= reach;
  const [picked, counted] = await Promise.all([
    isTooFar ? [] : pick({ after, offset, limit: size + 1 }),
    count(),
  ]);
  const total = counted ?? picked[0]?.total ?? (await queries.totalOf(db, {}));
  const shown = picked.slice(0, size);
  const end = shown.at(-1);
  const last = picked.length <= size;
  const content = await listPosts(
    db,
    shown.map(({ id }) => id),
    viewer.viewerId,
    { hidesNothing: viewer.hidesNothing },
  );
  return {
    ...toPage(content, total, where, last),
    nextCursor: last || !end ? null : writeCursor(end),
  };
}

const offsetOf = ({ page, size }: PageQuery) => page * size;
