import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { spellingKeys } from "../../rules/search/spelling-keys.ts";
import * as queries from "./vocabulary.queries.ts";

/** The words by which posts can be found, and which misspelt words are replaced with. */

export async function addWords(tx: Database, words: string[]) {
  await queries.insertWords(tx, words, words.map(spellingKeys));
}

/** Call it before this many posts of a deleted account are deleted. */
export function noteWordsOfAuthor(tx: Database, authorId: string, posts: number) {
  return queries.noteWordsOfAuthor(tx, authorId, posts);
}

/** How many notes one run handles, so that a shutdown need not wait long. */
const MAX_NOTES = 200;

/**
 * Deletes the words that deleted and changed posts had and no other post has. It works in small steps, so that other
 * requests get their turn. A note that fails is tried again in the next round and blocks no other.
 */
export async function forgetGoneWords(db: Database, log: Pick<Logger, "warn">): Promise<void> {
  let note = "0";
  for (let notes = 0; notes < MAX_NOTES; notes++) {
    const next = await queries.findGoneWords(db, note);
    if (!next) return;
    note = next;
    await db
      .transaction((tx) => forgetSome(tx, next))
      .catch((error: unknown) =>
        log.warn({ err: error, note: next }, "words could not be forgotten; trying again later"),
      );
  }
}

/** Waits for posts being published and then looks again, so that no word is deleted that was just used. */
async function forgetSome(tx: Database, note: string): Promise<void> {
  const words = await queries.takeGoneWords(tx, note);
  if (!words) return;
  const unused = await queries.listUnusedWords(tx, words);
  if (unused.length === 0) return;
  await queries.holdWords(tx);
  await queries.deleteWords(tx, await queries.listUnusedWords(tx, unused));
}
