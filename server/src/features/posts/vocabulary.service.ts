import type { Database } from "../../db/database.ts";
import { spellingKeys } from "../../rules/spelling-keys.ts";
import * as queries from "./vocabulary.queries.ts";

/** The words that posts can be found by, and that a misspelt one is led to. */

export async function addWords(tx: Database, words: string[]) {
  await queries.insertWords(tx, words, words.map(spellingKeys));
}

/** Call it before the first so many posts of somebody who leaves go. */
export function noteWordsOfAuthor(tx: Database, authorId: string, posts: number) {
  return queries.noteWordsOfAuthor(tx, authorId, posts);
}

/** Notes that are worked off in one go, so that a shutdown needn't wait long. */
const MAX_NOTES = 200;

/** Forgets the words that deleted and changed posts had and no other post has. A few at a time: between them others get their turn. */
export async function forgetGoneWords(db: Database): Promise<void> {
  for (let notes = 0; notes < MAX_NOTES; notes++) {
    if (!(await db.transaction(forgetSome))) return;
  }
}

/** Whoever publishes meanwhile is waited for, and then looked at again, so that no word goes that was just used. */
async function forgetSome(tx: Database): Promise<boolean> {
  const words = await queries.takeGoneWords(tx);
  if (!words) return false;
  const unused = await queries.listUnusedWords(tx, words);
  if (unused.length === 0) return true;
  await queries.holdWords(tx);
  await queries.deleteWords(tx, await queries.listUnusedWords(tx, unused));
  return true;
}
