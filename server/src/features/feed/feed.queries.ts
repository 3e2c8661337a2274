import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/catalogue";
import type { Database } from "../../db/database.ts";

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
  after(column: string, value: (parameter: string) => string, position: Position | undefined) {
    if (position)
      this.terms.push(
        `(${column}, p.id) < (${value(this.add(position.key))}, ${this.add(position.id)}::uuid)`,
      );
  }
  get where() {
    return this.terms.length > 0 ? `where ${this.terms.join(" and ")}` : "";
  }
}

const CREATED_KEY = "extract(epoch from p.created_at)::text as key";
const toTime = (parameter: string) => `to_timestamp(${parameter}::double precision)`;
const toScore = (parameter: string) => `${parameter}::double precision`;

export const isFiltered = (filters: Filters) => Object.values(filters).some((value) => value !== undefined);

/** Where a page begins: told to who plans at each call, since far pages are found another way; else kept out of the one plan for all. */
const offsetIn = (filters: Filters, parameter: string) =>
  isFiltered(filters) ? `${parameter}::bigint` : `(select ${parameter}::bigint)`;

/** With filters the best way depends on how rare their values are, so such statements are planned at each call. */
function run(db: Database, filters: Filters, sql: string, values: unknown[]) {
  return isFiltered(filters) ? db.queryPlanned<Position>(sql, values) : db.query<Position>(sql, values);
}

export function pickNewest(db: Database, filters: Filters, { after, offset, limit }: Slice) {
  const conditions = new Conditions();
  conditions.filter(filters);
  conditions.after("p.created_at", toTime, after);
  const sql = `select p.id, ${CREATED_KEY} from posts p ${conditions.where} order by p.created_at desc, p.id desc
    limit ${conditions.add(limit)} offset ${offsetIn(filters, conditions.add(offset))}`;
  return run(db, filters, sql, conditions.values);
}

export function pickTrending(db: Database, filters: Filters, { after, offset, limit }: Slice) {
  const conditions = new Conditions();
  conditions.filter(filters);
  conditions.after("p.trending", toScore, after);
  const sql = `select p.id, p.trending::text as key from posts p ${conditions.where} order by p.trending desc, p.id desc
    limit ${conditions.add(limit)} offset ${offsetIn(filters, conditions.add(offset))}`;
  return run(db, filters, sql, conditions.values);
}

/**
 * The first page without filters: its posts can only be by the people who posted last, as many as it has places,
 * so only theirs are looked at. Following very many people costs little more than following a few.
 */
export function pickNewestOfFollowing(db: Database, viewerId: string, limit: number) {
  return db.query<Position>(
    `select n.id, n.key from (
       select c.user_id as id from follows f join user_counters c on c.user_id = f.followee_id
       where f.follower_id = $1 and c.last_post_at is not null order by c.last_post_at desc, c.user_id limit $2) writers
     cross join lateral (
       select p.id, p.created_at, ${CREATED_KEY} from posts p where p.author_id = writers.id
       order by p.created_at desc, p.id desc limit $2) n
     order by n.created_at desc, n.id desc limit $2`,
    [viewerId, limit],
  );
}

/** The newest few of each followed person, then the newest of those. */
export function pickFollowing(
  db: Database,
  viewerId: string,
  filters: Filters,
  { after, offset, limit }: Slice,
) {
  const conditions = new Conditions();
  const viewer = conditions.add(viewerId);
  conditions.terms.push("p.author_id = f.followee_id");
  conditions.filter(filters);
  conditions.after("p.created_at", toTime, after);
  const most = conditions.add(offset + limit);
  const sql = `select n.id, n.key from follows f
    cross join lateral (
      select p.id, p.created_at, ${CREATED_KEY} from posts p ${conditions.where}
      order by p.created_at desc, p.id desc limit ${most}) n
    where f.follower_id = ${viewer} order by n.created_at desc, n.id desc
    limit ${conditions.add(limit)} offset ${offsetIn(filters, conditions.add(offset))}`;
  return run(db, filters, sql, conditions.values);
}

/** For whoever follows many: nearly every post is by one of them, so the feed is read as it is and the others are left out. */
export function pickNewestIfFollowed(
  db: Database,
  viewerId: string,
  filters: Filters,
  { after, offset, limit }: Slice,
) {
  const conditions = new Conditions();
  conditions.terms.push(
    `(select true from follows f where f.follower_id = ${conditions.add(viewerId)} and f.followee_id = p.author_id)`,
  );
  conditions.filter(filters);
  conditions.after("p.created_at", toTime, after);
  const sql = `select p.id, ${CREATED_KEY} from posts p ${conditions.where} order by p.created_at desc, p.id desc
    limit ${conditions.add(limit)} offset ${offsetIn(filters, conditions.add(offset))}`;
  return run(db, filters, sql, conditions.values);
}

export function pickByAuthor(db: Database, authorId: string, { after, offset, limit }: Slice) {
  const conditions = new Conditions();
  conditions.terms.push(`p.author_id = ${conditions.add(authorId)}`);
  conditions.after("p.created_at", toTime, after);
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

/** The newest hits up to `max`, those with a word in the title first. */
export function pickByRelevance(
  db: Database,
  filters: Filters & { search: string; titleSearch: string },
  max: number,
  { offset, limit }: Slice,
) {
  const conditions = new Conditions();
  conditions.filter(filters);
  const title = conditions.add(filters.titleSearch);
  const sql = `with hits as (
      select p.id, p.created_at, p.search_vector @@ ${title}::tsquery as in_title from posts p ${conditions.where}
      order by p.created_at desc, p.id desc limit ${conditions.add(max)})
    select p.id, '0' as key, count(*) over ()::int as total from hits p order by p.in_title desc, p.created_at desc, p.id desc
    limit ${conditions.add(limit)} offset (select ${conditions.add(offset)}::bigint)`;
  return db.queryPlanned<Position & { total: number }>(sql, conditions.values);
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

/** How many posts the people one follows have: their own counters know it. */
export async function sumOfFollowing(db: Database, viewerId: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select coalesce(sum(c.posts_count), 0)::int as total
     from follows f join user_counters c on c.user_id = f.followee_id where f.follower_id = $1`,
    [viewerId],
  );
  return row?.total ?? 0;
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
