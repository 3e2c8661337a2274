import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/foundation/catalogue";
import { Paging } from "@prepfeed/contract/foundation/limits";
import type { Database } from "../../db/database.ts";
import { areApart, hidingState } from "../../db/sql/apart.ts";
import type { Onlooker } from "../../db/sql/onlooker.ts";
import { isOutOfSight, isPostInPlace, shownTo } from "../../db/sql/shown-to.ts";
import { unseen } from "../../db/sql/unseen.ts";

/** Where a page ended: the sort key and id of its last post. */
export interface Position {
  /** Seconds since 1970 with three decimals, or the trending score. */
  key: string;
  id: string;
  /** The number of posts in the whole list, if it was asked for. */
  total?: number;
}

export interface Filters {
  subject?: Subject;
  examFamily?: ExamType;
  difficulty?: Difficulty;
  /** A tsquery: see `search-query.service.ts`. */
  search?: string;
}

/**
 * A part of a list from one post down to another, both included. Undefined means the beginning or the end of the
 * list.
 */
export interface Segment {
  from: Position | undefined;
  /** The first post itself was checked before. */
  isPast: boolean;
  until: Position | undefined;
}

export interface Slice {
  /** After this post, or `offset` posts from the beginning. */
  after?: Position;
  offset: number;
  limit: number;
}

/**
 * Collects values and the conditions that use them; the SQL text depends only on which conditions there are.
 */
class Conditions {
  readonly values: unknown[] = [];
  readonly terms: string[] = [];
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
  readonly #viewerId: string | undefined;
  readonly #hidesNothing: boolean;
  /** What this viewer is not shown is left out. */
  constructor({ viewerId, hidesNothing }: Onlooker = { viewerId: undefined, hidesNothing: true }) {
    this.#viewerId = viewerId;
    this.#hidesNothing = hidesNothing;
  }
  filter({ subject, examFamily, difficulty, search }: Filters) {
    if (subject) this.terms.push(`p.subject = ${this.add(subject)}`);
    if (examFamily) this.terms.push(`p.exam_family = ${this.add(examFamily)}`);
    if (difficulty) this.terms.push(`p.difficulty = ${this.add(difficulty)}`);
    if (search) this.terms.push(`p.search_vector @@ ${this.add(search)}::tsquery`);
    this.terms.push(this.#inSight());
  }
  #inSight() {
    if (this.#viewerId === undefined) return "p.hidden is null";
    const viewer = this.add(this.#viewerId);
    return this.#hidesNothing ? isPostInPlace(viewer) : `not ${isOutOfSight(viewer)}`;
  }
  /** What moderators hid is left out, and what the viewer reported. */
  shown(viewerId: string | undefined) {
    this.terms.push(viewerId ? shownTo("p", this.add(viewerId)) : "p.hidden is null");
  }
  get where() {
    return this.terms.length > 0 ? `where ${this.terms.join(" and ")}` : "";
  }
}

const CREATED_KEY = "extract(epoch from p.created_at)::text as key";
const toTime = (parameter: string) => `to_timestamp(${parameter}::double precision)`;
const toScore = (parameter: string) => `${parameter}::double precision`;

const namesOf = (filters: Filters) =>
  Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name]));
export const isFiltered = (filters: Filters) => namesOf(filters).length > 0;

/** Filters for which the newest posts have an index in list order, so that one query plan suits all values. */
const INDEXED = new Set(["", "subject", "examFamily", "difficulty", "examFamily subject"]);
/**
 * With other filters the best plan depends on how rare their values are, so such statements are planned at each
 * call.
 */
const keepsItsPlan = (listing: Listing, filters: Filters) =>
  listing === newest ? INDEXED.has(namesOf(filters).sort().join(" ")) : !isFiltered(filters);

/**
 * Where a page begins. Statements planned at each call get it as a value, because far pages need another plan; the
 * shared plan does not see it.
 */
const offsetIn = (isKept: boolean, parameter: string) =>
  isKept ? `(select ${parameter}::bigint)` : `${parameter}::bigint`;

/**
 * How many rows are wanted. The usual numbers are written into the statement, which then has one plan for all calls:
 * for a parameter the planner would assume a tenth of all posts and plan again at each call. Other numbers stay
 * parameters, because they are rare and would fill the connections with prepared statements.
 */
function limitIn(conditions: Conditions, limit: number): string {
  const extra = limit - Paging.defaultSize;
  return extra === 1 || extra === 2 ? String(limit) : conditions.add(limit);
}

function run<Row>(db: Database, isKept: boolean, sql: string, values: unknown[]) {
  return isKept ? db.query<Row>(sql, values) : db.queryPlanned<Row>(sql, values);
}

/** Conditions on the place of a post in its list, given the sort column and how to cast a value to its type. */
type Within = (column: string, value: (raw: string) => string) => string[];

/** A list of posts in its order, as SQL; `most` is the largest number of rows wanted. */
export type Listing = (
  conditions: Conditions,
  filters: Filters,
  within: Within,
  most: () => string,
) => string;

export const newest: Listing = (conditions, filters, within) => {
  conditions.filter(filters);
  conditions.terms.push(...within("p.created_at", toTime));
  return `select p.id, p.author_id, ${CREATED_KEY} from posts p ${conditions.where} order by p.created_at desc, p.id desc`;
};

export const trending: Listing = (conditions, filters, within) => {
  conditions.filter(filters);
  conditions.terms.push(...within("p.trending", toScore));
  return `select p.id, p.author_id, p.trending::text as key from posts p ${conditions.where} order by p.trending desc, p.id desc`;
};

/**
 * The first page without filters, for viewers who have muted and reported nothing. It can only contain posts of the people who
 * posted last, as many people as the page has places, so only their posts are read. Following very many people costs
 * little more than following a few.
 */
export const newestOfFollowing =
  (viewerId: string): Listing =>
  (conditions, _filters, _within, most) =>
    `select n.id, n.author_id, n.key from (
      select c.user_id as id from follows f join user_counters c on c.user_id = f.followee_id
      where f.follower_id = ${conditions.add(viewerId)} and c.last_post_at is not null
      order by c.last_post_at desc, c.user_id limit ${most()}) writers
    cross join lateral (
      select p.id, p.author_id, p.created_at, ${CREATED_KEY} from posts p where p.author_id = writers.id
      order by p.created_at desc, p.id desc limit ${most()}) n
    order by n.created_at desc, n.id desc`;

/** Reads the newest few posts of each followed person, then takes the newest of those. */
export const following =
  (viewerId: string): Listing =>
  (conditions, filters, within, most) => {
    const viewer = conditions.add(viewerId);
    conditions.terms.push("p.author_id = f.followee_id");
    conditions.filter(filters);
    conditions.terms.push(...within("p.created_at", toTime));
    return `select n.id, n.author_id, n.key from follows f
      cross join lateral (
        select p.id, p.author_id, p.created_at, ${CREATED_KEY} from posts p ${conditions.where}
        order by p.created_at desc, p.id desc limit ${most()}) n
      where f.follower_id = ${viewer} order by n.created_at desc, n.id desc`;
  };

/**
 * For learners who follow many people: nearly every post is by one of them, so the feed of all posts is read and the
 * others are left out.
 */
export const newestIfFollowed =
  (viewerId: string): Listing =>
  (conditions, filters, within, most) => {
    conditions.terms.push(
      `(select true from follows f where f.follower_id = ${conditions.add(viewerId)} and f.followee_id = p.author_id)`,
    );
    return newest(conditions, filters, within, most);
  };

const below =
  (conditions: Conditions, position: Position | undefined): Within =>
  (column, value) =>
    position
      ? [`(${column}, p.id) < (${value(conditions.add(position.key))}, ${conditions.add(position.id)}::uuid)`]
      : [];

export function pick(
  db: Database,
  listing: Listing,
  filters: Filters,
  { after, offset, limit }: Slice,
  viewer: Onlooker,
  { withTotal = false } = {},
) {
  const conditions = new Conditions(viewer);
  const isKept = keepsItsPlan(listing, filters);
  const sql = `${listing(conditions, filters, below(conditions, after), () => conditions.add(offset + limit))}
    limit ${limitIn(conditions, limit)} offset ${offsetIn(isKept, conditions.add(offset))}`;
  const all = withTotal ? `select l.*, (${TOTAL}) as total from (${sql}) l` : sql;
  return run<Position>(db, isKept, all, conditions.values);
}

/** One of the posts that were checked. */
export interface CheckedPost extends Position {
  /** The part of the list, counted from 0. */
  segment: number;
  /** The place in that part, counted from 1. */
  n: number;
  is_open: boolean;
}

const withinSegment: Within = (column, value) => [
  `(${column}, p.id) <= (${value("s.from_key")}, s.from_id)`,
  `(${column}, p.id) >= (${value("s.until_key")}, s.until_id)`,
  "p.id is distinct from s.passed",
];
const FIRST = { key: "Infinity", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };
const LAST = { key: "-Infinity", id: "00000000-0000-0000-0000-000000000000" };

/**
 * Checks the posts of some parts of a list in order, at most `most` of each part, until there are `limit` rows to
 * return: posts with a question that this learner can still answer, and of each part the first post, and the last if
 * `most` were checked. There is no outer "order by", because it would check all posts before returning the first.
 */
export async function findOpenPosts(
  db: Database,
  listing: Listing,
  filters: Filters,
  onlooker: Onlooker<string>,
  segments: Segment[],
  { limit, most }: { limit: number; most: number },
): Promise<CheckedPost[]> {
  const conditions = new Conditions(onlooker);
  const viewer = conditions.add(onlooker.viewerId);
  const column = (type: string, pick: (segment: Segment) => string | null) =>
    unseen(`${conditions.add(segments.map(pick))}::${type}[]`);
  const sql = `select l.id, l.key, l.n, l.is_open, s.segment::int - 1 as segment
    from unnest(${[
      column("float8", ({ from = FIRST }) => from.key),
      column("uuid", ({ from = FIRST }) => from.id),
      column("float8", ({ until = LAST }) => until.key),
      column("uuid", ({ until = LAST }) => until.id),
      column("uuid", ({ from, isPast }) => (from && isPast ? from.id : null)),
    ]}) with ordinality as s (from_key, from_id, until_key, until_id, passed, segment)
    cross join lateral (
      select * from (
        select p.id, p.key, (row_number() over ())::int as n, p.author_id <> ${viewer} and ${canAnswer("p.id", viewer)} as is_open
        from (${listing(conditions, filters, withinSegment, () => String(most))} limit ${most}) p) looked
      where is_open or n = 1 or n = ${most}) l
    limit ${limitIn(conditions, limit)}`;
  const rows = await run<CheckedPost>(db, keepsItsPlan(listing, filters), sql, conditions.values);
  return rows.sort((a, b) => a.segment - b.segment || a.n - b.n);
}

/**
 * Scalar sub-selects are evaluated row by row; the planner may turn `exists` into a join with all questions.
 */
const canAnswer = (post: string, viewer: string) => `(select true from questions q where q.post_id = ${post}
  and not coalesce((select true from answers a where a.user_id = ${viewer} and a.question_id = q.id limit 1), false) limit 1) is not null`;

export function pickByAuthor(
  db: Database,
  authorId: string,
  { after, offset, limit }: Slice,
  viewerId: string | undefined,
) {
  const conditions = new Conditions();
  conditions.shown(viewerId);
  conditions.terms.push(`p.author_id = ${conditions.add(authorId)}`);
  conditions.terms.push(...below(conditions, after)("p.created_at", toTime));
  return db.query<Position>(
    `select p.id, ${CREATED_KEY} from posts p ${conditions.where} order by p.created_at desc, p.id desc
     limit ${conditions.add(limit)} offset (select ${conditions.add(offset)}::bigint)`,
    conditions.values,
  );
}

export function pickBookmarked(db: Database, userId: string, { after, offset, limit }: Slice) {
  const conditions = new Conditions();
  const user = conditions.add(userId);
  conditions.terms.push(
    `p.user_id = ${user}`,
    `(select ${shownTo("shown", user)} and not ${areApart(user, "shown.author_id")} from posts shown where shown.id = p.post_id)`,
  );
  if (after) {
    conditions.terms.push(
      `(p.created_at, p.post_id) < (${toTime(conditions.add(after.key))}, ${conditions.add(after.id)}::uuid)`,
    );
  }
  return db.query<Position>(
    `select p.post_id as id, ${CREATED_KEY} from bookmarks p ${conditions.where} order by p.created_at desc, p.post_id desc
     limit ${conditions.add(limit)} offset (select ${conditions.add(offset)}::bigint)`,
    conditions.values,
  );
}

/**
 * The newest hits up to `max`, those with a word in the title first, without posts by people hidden from the viewer.
 * With `open`, only posts that the learner can still answer.
 */
export async function pickByRelevance(
  db: Database,
  filters: Filters & { search: string; titleSearch: string },
  max: number,
  { offset, limit }: Slice,
  { viewerId, hidesNothing }: Onlooker,
  open: boolean,
) {
  const conditions = new Conditions();
  conditions.filter(filters);
  const title = conditions.add(filters.titleSearch);
  const viewer = viewerId && (open || !hidesNothing) && `${conditions.add(viewerId)}::uuid`;
  const shown =
    viewer && !hidesNothing ? `and not ${areApart(viewer, "p.author_id")} and ${shownTo("p", viewer)}` : "";
  // Without an outer "order by" only the rows of the page are numbered and checked, and only the newest hits are searched for titles.
  const sql = `with hits as materialized (
      select p.id, p.author_id, p.created_at, p.hidden, p.search_vector from posts p ${conditions.where}
      order by p.created_at desc, p.id desc limit ${conditions.add(max)})
    select p.id, p.author_id, '0' as key, p.place, (select count(*)::int from hits) as total
    from (select *, (row_number() over (order by (search_vector @@ ${title}::tsquery) desc, created_at desc, id desc))::int as place from hits) p
    where p.place > ${conditions.add(offset)} ${shown} ${viewer && open ? `and p.author_id <> ${viewer} and ${canAnswer("p.id", viewer)}` : ""}
    limit ${conditions.add(limit)}`;
  const rows = await db.queryPlanned<Position & { total: number; place: number }>(sql, conditions.values);
  return rows.sort((a, b) => a.place - b.place);
}

const TOTAL = "select coalesce(sum(total), 0)::int as total from post_totals";

/** Read from the small table of totals; never counted over the posts. */
export async function totalOf(db: Database, { subject, examFamily, difficulty }: Filters): Promise<number> {
  const asked = (column: string, parameter: string) =>
    `(${unseen(parameter)} is null or ${column} = ${unseen(parameter)})`;
  const [row] = await db.query<{ total: number }>(
    `${TOTAL} where ${asked("subject", "$1::text")} and ${asked("exam_family", "$2::text")} and ${asked("difficulty", "$3::text")}`,
    [subject ?? null, examFamily ?? null, difficulty ?? null],
  );
  return row?.total ?? 0;
}

/** Exact up to `max`. */
export async function countHits(db: Database, filters: Filters, max: number): Promise<number> {
  const conditions = new Conditions();
  conditions.filter(filters);
  const sql = `select count(*)::int as total from (select 1 from posts p ${conditions.where} limit ${conditions.add(max)}) counted`;
  const [row] = await db.queryPlanned<{ total: number }>(sql, conditions.values);
  return row?.total ?? 0;
}

export async function countFollowing(
  db: Database,
  viewerId: string,
  filters: Filters,
  max: number,
): Promise<number> {
  const conditions = new Conditions();
  conditions.terms.push(`f.follower_id = ${conditions.add(viewerId)}`);
  conditions.filter(filters);
  const sql = `select count(*)::int as total from (
    select 1 from follows f join posts p on p.author_id = f.followee_id ${conditions.where} limit ${conditions.add(max)}) counted`;
  const [row] = await db.queryPlanned<{ total: number }>(sql, conditions.values);
  return row?.total ?? 0;
}

/**
 * The number of posts of the people one follows (from their counters), a value that changes when one follows or
 * unfollows somebody, and whether anything is muted.
 */
export async function sumOfFollowing(db: Database, viewerId: string) {
  const [row] = await db.query<{ total: number; whom: string; mutes: boolean }>(
    `select coalesce(sum(c.posts_count), 0)::int as total, concat(count(*), ' ', extract(epoch from max(f.created_at))) as whom,
       coalesce((select true from muted_people m where m.user_id = $1 limit 1), (select true from muted_texts m where m.user_id = $1 limit 1),
         (select true from reports r where r.reporter_id = $1 limit 1), false) as mutes
     from follows f join user_counters c on c.user_id = f.followee_id where f.follower_id = $1`,
    [viewerId],
  );
  return row ?? { total: 0, whom: "", mutes: false };
}

/** Changes whenever something is hidden from or shown to the viewer: see `hidingState`. */
export async function readHidingState(db: Database, { viewerId, hidesNothing }: Onlooker): Promise<string> {
  if (hidesNothing) return "";
  const [row] = await db.query<{ state: string }>(`select ${hidingState("$1::uuid")} as state`, [viewerId]);
  return row?.state ?? "";
}

/** Undefined if there is no such person, or the viewer and the person are hidden from each other. */
export async function countOfAuthor(
  db: Database,
  authorId: string,
  viewerId: string | null,
): Promise<number | undefined> {
  const [row] = await db.query<{ total: number }>(
    `select posts_count as total from user_counters c where c.user_id = $1 and not ${areApart("$2::uuid", "c.user_id")}`,
    [authorId, viewerId],
  );
  return row?.total;
}

export async function countBookmarks(db: Database, userId: string, max: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    "select count(*)::int as total from (select 1 from bookmarks where user_id = $1 limit $2) counted",
    [userId, max],
  );
  return row?.total ?? 0;
}

/** Known words that begin like this one. */
export async function wordExists(db: Database, prefix: string): Promise<boolean> {
  // The operator class of the index: a plain range, independent of the language of the database.
  const rows = await db.query("select 1 from words where word ~>=~ $1 and word ~<~ $2 limit 1", [
    prefix,
    `${prefix}\u{10FFFF}`,
  ]);
  return rows.length > 0;
}

/** Known words with one of these keys, in order. Found first: the planner would look through all words in their order for the first few. */
export function listWordsByKeys(db: Database, keys: string[], max: number) {
  return db.query<{ word: string }>(
    `with alike as materialized (select word from words where spelling_keys && $1::text[])
     select word from alike order by word limit $2`,
    [keys, max],
  );
}
