import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/catalogue";
import { Paging } from "@prepfeed/contract/limits";
import type { Database } from "../../db/database.ts";
import { unseen } from "../../db/sql/unseen.ts";

/** Where a page ended: the sort key and id of its last post. */
export interface Position {
  /** Seconds since 1970 with three decimals, or the trending score. */
  key: string;
  id: string;
}

export interface Filters {
  subject?: Subject;
  examFamily?: ExamType;
  difficulty?: Difficulty;
  /** A tsquery: see `search-query.service.ts`. */
  search?: string;
}

/** A part of a list: from one of its posts down to another; both belong to it. Undefined is the beginning or the end of the list. */
export interface Segment {
  from: Position | undefined;
  /** The first one itself was looked at before. */
  isPast: boolean;
  until: Position | undefined;
}

export interface Slice {
  /** After this post, or `offset` posts from the beginning. */
  after?: Position;
  offset: number;
  limit: number;
}

/** Collects values and the conditions that use them; the text depends only on which conditions there are. */
class Conditions {
  readonly values: unknown[] = [];
  readonly terms: string[] = [];
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
  filter({ subject, examFamily, difficulty, search }: Filters) {
    if (subject) this.terms.push(`p.subject = ${this.add(subject)}`);
    if (examFamily) this.terms.push(`p.exam_family = ${this.add(examFamily)}`);
    if (difficulty) this.terms.push(`p.difficulty = ${this.add(difficulty)}`);
    if (search) this.terms.push(`p.search_vector @@ ${this.add(search)}::tsquery`);
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

/** Filters for which the newest posts have an index in their order, so that one plan is right for all values. */
const INDEXED = new Set(["", "subject", "examFamily", "difficulty", "examFamily subject"]);
/** With others the best way depends on how rare their values are, so such statements are planned at each call. */
const keepsItsPlan = (listing: Listing, filters: Filters) =>
  listing === newest ? INDEXED.has(namesOf(filters).sort().join(" ")) : !isFiltered(filters);

/** Where a page begins: told to who plans at each call, since far pages are found another way; else kept out of the one plan for all. */
const offsetIn = (isKept: boolean, parameter: string) =>
  isKept ? `(select ${parameter}::bigint)` : `${parameter}::bigint`;

/**
 * How many are wanted. The usual numbers stand in the statement itself, which then has one plan for all calls: of a parameter the planner
 * would expect a tenth of all posts, and rather plan at each call. Others are rare, and would fill the connections with statements.
 */
function limitIn(conditions: Conditions, limit: number): string {
  const extra = limit - Paging.defaultSize;
  return extra === 1 || extra === 2 ? String(limit) : conditions.add(limit);
}

function run<Row>(db: Database, isKept: boolean, sql: string, values: unknown[]) {
  return isKept ? db.query<Row>(sql, values) : db.queryPlanned<Row>(sql, values);
}

/** Conditions on the place of a post in its list, given the column that this goes by and how a value becomes one of it. */
type Within = (column: string, value: (raw: string) => string) => string[];

/** A list of posts in its order, as SQL; `most` is how many are wanted of it at most. */
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
 * The beginning without filters: it can only be by the people who posted last, as many as it has places,
 * so only theirs are looked at. Following very many people costs little more than following a few.
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

/** The newest few of each followed person, then the newest of those. */
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

/** For whoever follows many: nearly every post is by one of them, so the feed is read as it is and the others are left out. */
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

export function pick(db: Database, listing: Listing, filters: Filters, { after, offset, limit }: Slice) {
  const conditions = new Conditions();
  const isKept = keepsItsPlan(listing, filters);
  const sql = `${listing(conditions, filters, below(conditions, after), () => conditions.add(offset + limit))}
    limit ${limitIn(conditions, limit)} offset ${offsetIn(isKept, conditions.add(offset))}`;
  return run<Position>(db, isKept, sql, conditions.values);
}

/** One of the posts that were looked at. */
export interface LookedAt extends Position {
  /** Of the parts of the list, from 0. */
  segment: number;
  /** Its place in that part, from 1. */
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
 * Looks at the posts of some parts of a list, one after the other and at no more than `most` of each, until there are `limit` rows to tell:
 * those with a question that this learner can still answer, and of each part the first, and the last if there were so many.
 * There is no order by outside: it would have all of them looked at before the first is told.
 */
export async function lookForOpen(
  db: Database,
  listing: Listing,
  filters: Filters,
  viewerId: string,
  segments: Segment[],
  { limit, most }: { limit: number; most: number },
): Promise<LookedAt[]> {
  const conditions = new Conditions();
  const viewer = conditions.add(viewerId);
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
  const rows = await run<LookedAt>(db, keepsItsPlan(listing, filters), sql, conditions.values);
  return rows.sort((a, b) => a.segment - b.segment || a.n - b.n);
}

/** Scalar sub-selects, which are looked up row by row; `exists` may be planned as a join with all questions. */
const canAnswer = (post: string, viewer: string) => `(select true from questions q where q.post_id = ${post}
  and not coalesce((select true from answers a where a.user_id = ${viewer} and a.question_id = q.id limit 1), false) limit 1) is not null`;

export function pickByAuthor(db: Database, authorId: string, { after, offset, limit }: Slice) {
  const conditions = new Conditions();
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
  conditions.terms.push(`p.user_id = ${conditions.add(userId)}`);
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

/** The newest hits up to `max`, those with a word in the title first; for a learner only those that they can still answer. */
export function pickByRelevance(
  db: Database,
  filters: Filters & { search: string; titleSearch: string },
  max: number,
  { offset, limit }: Slice,
  openFor?: string,
) {
  const conditions = new Conditions();
  conditions.filter(filters);
  const title = conditions.add(filters.titleSearch);
  const viewer = openFor && conditions.add(openFor);
  const sql = `with hits as (
      select p.id, p.author_id, p.created_at, p.search_vector @@ ${title}::tsquery as in_title from posts p ${conditions.where}
      order by p.created_at desc, p.id desc limit ${conditions.add(max)})
    select * from (
      select p.id, p.author_id, '0' as key, count(*) over ()::int as total,
        (row_number() over (order by p.in_title desc, p.created_at desc, p.id desc))::int as place from hits p) p
    where p.place > ${conditions.add(offset)} ${viewer ? `and p.author_id <> ${viewer} and ${canAnswer("p.id", viewer)}` : ""}
    order by p.place limit ${conditions.add(limit)}`;
  return db.queryPlanned<Position & { total: number; place: number }>(sql, conditions.values);
}

/** From the small table of totals; never a count over the posts. */
export async function totalOf(db: Database, { subject, examFamily, difficulty }: Filters): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select coalesce(sum(total), 0)::int as total from post_totals
     where ($1::text is null or subject = $1) and ($2::text is null or exam_family = $2) and ($3::text is null or difficulty = $3)`,
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

/** How many posts the people one follows have, which their own counters know, and what changes whenever one follows others. */
export async function sumOfFollowing(db: Database, viewerId: string) {
  const [row] = await db.query<{ total: number; whom: string }>(
    `select coalesce(sum(c.posts_count), 0)::int as total, concat(count(*), ' ', extract(epoch from max(f.created_at))) as whom
     from follows f join user_counters c on c.user_id = f.followee_id where f.follower_id = $1`,
    [viewerId],
  );
  return row ?? { total: 0, whom: "" };
}

export async function countOfAuthor(db: Database, authorId: string): Promise<number | undefined> {
  const [row] = await db.query<{ total: number }>(
    "select posts_count as total from user_counters where user_id = $1",
    [authorId],
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

/** Real words that begin like this one. */
export async function wordExists(db: Database, prefix: string): Promise<boolean> {
  // The operators of the index: a plain range, whatever the language of the database.
  const rows = await db.query("select 1 from words where word ~>=~ $1 and word ~<~ $2 limit 1", [
    prefix,
    `${prefix}\u{10FFFF}`,
  ]);
  return rows.length > 0;
}

export function listWordsByKeys(db: Database, keys: string[], max: number) {
  return db.query<{ word: string }>("select word from words where spelling_keys && $1::text[] limit $2", [
    keys,
    max,
  ]);
}
