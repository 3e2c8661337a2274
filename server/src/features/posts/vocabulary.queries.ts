import type { Database } from "../../db/database.ts";
import { AdvisoryLock } from "../../db/sql/locks/advisory-locks.ts";

/**
 * One statement for all of them, in a fixed order, so that two posts never deadlock. Each of `keys` belongs to the
 * word in the same place.
 */
export async function insertWords(tx: Database, words: string[], keys: string[][]) {
  await tx.query(`select pg_advisory_xact_lock_shared(${AdvisoryLock.words})`);
  await tx.query(
    `insert into words (word, spelling_keys)
     select word, string_to_array(keys, ' ') from unnest($1::text[], $2::text[]) as w (word, keys)
     where not exists (select 1 from words known where known.word = w.word) order by word
     on conflict do nothing`,
    [words, keys.map((list) => list.join(" "))],
  );
}

/** How many words are looked up at once, so that no other request waits for long. */
const AT_ONCE = 20;

/**
 * The end of a statement whose `gone` lists lexemes that posts lost: their words are noted, to be looked up later.
 * Marker lexemes contain a colon.
 */
export const NOTE_GONE_WORDS = `
  insert into gone_words (words)
  select array_agg(word) from (
    select word, row_number() over () as n from (select distinct word from gone where position(':' in word) = 0) words) numbered
  group by n / ${AT_ONCE}`;

/** Call it before the posts are deleted. */
export async function noteWordsOfAuthor(tx: Database, authorId: string, posts: number) {
  await tx.query(
    `with first as (select search_vector from posts where author_id = $1 order by id limit $2),
     gone as (select unnest(tsvector_to_array(search_vector)) as word from first) ${NOTE_GONE_WORDS}`,
    [authorId, posts],
  );
}

/** The next note after this one. */
export async function findGoneWords(db: Database, after: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    "select id::text from gone_words where id > $1::bigint order by gone_words.id limit 1",
    [after],
  );
  return row?.id;
}

/** Takes a note; two processes never take the same one. */
export async function takeGoneWords(tx: Database, id: string): Promise<string[] | undefined> {
  const [row] = await tx.query<{ words: string[] }>(
    `delete from gone_words where id = (select id from gone_words where id = $1::bigint for update skip locked) returning words`,
    [id],
  );
  return row?.words;
}

/**
 * A word of many posts is looked for in the newest ones first; looking it up in the index would cost as much as there
 * are posts.
 */
const NEWEST = 200;

/** Those of the words that no post contains. */
export async function listUnusedWords(tx: Database, words: string[]): Promise<string[]> {
  const rows = await tx.query<{ word: string }>(
    `with common as (
       select unnest(tsvector_to_array(search_vector)) as word
       from (select search_vector from posts order by created_at desc, id desc limit ${NEWEST}) newest)
     select word from (select unnest($1::text[]) as word except select word from common) rare
     where (select count(*) from posts where search_vector @@ ('''' || rare.word || '''')::tsquery) = 0`,
    [words],
  );
  return rows.map(({ word }) => word);
}

/** Keeps words from being added until the transaction ends. */
export async function holdWords(tx: Database) {
  await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.words})`);
}

export async function deleteWords(tx: Database, words: string[]) {
  await tx.query("delete from words where word = any($1::text[])", [words]);
}
