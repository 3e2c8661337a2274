import type { Database } from "../../db/database.ts";
import { TITLE_MARK, wordsOf } from "../../rules/search/search-words.ts";
import { isOneSlipApart, spellingKeys } from "../../rules/search/spelling-keys.ts";
import * as queries from "./feed.queries.ts";

/** Words beyond this number do not narrow the search. */
const MAX_WORDS = 8;
const MAX_GUESSES = 20;
/** How many guesses there are for one word. */
const MAX_TOLD = 3;
/** How many words with an equal key are compared; not all of them are similar enough. */
const MAX_ALIKE = 100;

/** A search in PostgreSQL's syntax, over all words and over those of titles. */
export interface SearchQuery {
  anywhere: string;
  inTitle: string;
  /** The search in words, if some words were replaced with similar spellings. */
  guessed?: string;
}

/**
 * Undefined if there is nothing to search for. Words match by their beginning; unknown words are replaced with
 * similar known ones.
 */
export async function readSearch(db: Database, text: string | undefined): Promise<SearchQuery | undefined> {
  const words = wordsOf(text ?? "").slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  const alternatives = await Promise.all(words.map((word) => spellings(db, word)));
  const combine = (mark: string) =>
    alternatives
      .map((group) => `(${group.map(({ word, isWhole }) => lexeme(mark + word, isWhole)).join(" | ")})`)
      .join(" & ");
  return {
    anywhere: combine(""),
    inTitle: combine(TITLE_MARK),
    ...(alternatives.some(([first], i) => first?.word !== words[i]) && { guessed: inWords(alternatives) }),
  };
}

/** Such as "human heart, chart or hard". */
const inWords = (alternatives: { word: string }[][]) =>
  alternatives
    .map((group) =>
      group
        .slice(0, MAX_TOLD)
        .map(({ word }) => word)
        .join(", ")
        .replace(/, (?=[^,]*$)/, " or "),
    )
    .join(" ");

async function spellings(db: Database, word: string): Promise<{ word: string; isWhole: boolean }[]> {
  if (await queries.wordExists(db, word)) return [{ word, isWhole: false }];
  const keys = spellingKeys(word);
  const alike = keys.length === 0 ? [] : await queries.listWordsByKeys(db, keys, MAX_ALIKE);
  const guesses = alike.filter((guess) => isOneSlipApart(word, guess.word)).slice(0, MAX_GUESSES);
  // If no known word is similar, a word that matches nothing is used, so that the search reports no results.
  return guesses.length === 0
    ? [{ word, isWhole: true }]
    : guesses.map((guess) => ({ word: guess.word, isWhole: true }));
}

const lexeme = (word: string, isWhole: boolean) =>
  `'${word.replace(/['\\]/g, "\\$&")}'${isWhole ? "" : ":*"}`;
