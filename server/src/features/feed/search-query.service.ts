import type { Database } from "../../db/database.ts";
import {
  isNameOfExam,
  longNamesOf,
  singularsOf,
  tellingWords,
  titleWords,
} from "../../rules/search/query-words.ts";
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
  const words = tellingWords(wordsOf(text ?? "").slice(0, MAX_WORDS));
  if (words.length === 0) return undefined;
  const found = await Promise.all(words.map((word) => spellings(db, word)));
  const combine = (spelt: Spellings[], mark: string) =>
    spelt.map(({ matches }) => `(${matches.map((match) => lexemes(match, mark)).join(" | ")})`).join(" & ");
  const inTitle = titleWords(words);
  return {
    anywhere: combine(found, ""),
    inTitle: combine(
      found.filter(({ word }) => inTitle.includes(word)),
      TITLE_MARK,
    ),
    ...(found.some(({ guesses }) => guesses.length > 0) && { guessed: inWords(found) }),
  };
}

/** What stands for one of the words. */
interface Spellings {
  word: string;
  matches: Match[];
  /** Known words that are similar to an unknown one. */
  guesses: string[];
}

/** Words that have to stand together, as a whole or by their beginnings. */
interface Match {
  words: string[];
  isWhole: boolean;
}

/** Such as "human heart, chart or hard". */
const inWords = (found: Spellings[]) =>
  found
    .map(({ word, guesses }) =>
      (guesses.length > 0 ? guesses : [word])
        .slice(0, MAX_TOLD)
        .join(", ")
        .replace(/, (?=[^,]*$)/, " or "),
    )
    .join(" ");

async function spellings(db: Database, word: string): Promise<Spellings> {
  const matches = matchesOf(word);
  // Nobody looks for words that merely begin like the name of an exam: GRE is no green.
  if (isNameOfExam(word) || (await queries.wordExists(db, word))) return { word, matches, guesses: [] };
  const keys = spellingKeys(word);
  const alike = keys.length === 0 ? [] : await queries.listWordsByKeys(db, keys, MAX_ALIKE);
  const guesses = alike.flatMap((guess) => (isOneSlipApart(word, guess.word) ? [guess.word] : []));
  const known = guesses.slice(0, MAX_GUESSES).map((guess) => ({ words: [guess], isWhole: true }));
  return { word, matches: [...matches, ...known], guesses: guesses.slice(0, MAX_GUESSES) };
}

function matchesOf(word: string): Match[] {
  const isExam = isNameOfExam(word);
  const whole = (words: string[]) => ({ words, isWhole: true });
  return [
    { words: [word], isWhole: isExam },
    ...(isExam ? [whole([`${word}s`])] : singularsOf(word).map((form) => whole([form]))),
    ...longNamesOf(word).map(whole),
  ];
}

/** All words of a match. */
const lexemes = ({ words, isWhole }: Match, mark: string) =>
  words.map((word) => `'${(mark + word).replace(/['\\]/g, "\\$&")}'${isWhole ? "" : ":*"}`).join(" & ");
