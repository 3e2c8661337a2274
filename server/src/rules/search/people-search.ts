import { Length } from "@prepfeed/contract/foundation/limits";
import { spellingKeys } from "./spelling-keys.ts";

/** Words beyond this number do not narrow the search. */
const MAX_WORDS = 4;

const fold = (text: string) => text.normalize("NFKC").toLowerCase();
const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean);
/** Usernames such as `meera.iyer` contain several words. */
const partsOf = (word: string) => [...new Set([word, ...word.split(/[_.-]+/)])];
const keysOf = (word: string) => [...new Set(partsOf(word).flatMap(spellingKeys))];

/** What the people search reads: username and full name, nothing else. */
export function searchableName(username: string, fullName: string) {
  const words = wordsOf(`${username} ${fullName}`);
  return {
    searchText: words.join(" "),
    spellingKeys: [...new Set(words.flatMap(keysOf))],
  };
}

/** No name is that long, so its misspellings are not searched. */
const isName = (word: string) => word.length <= Length.usernameMax;

export function searchWords(query: string) {
  return wordsOf(query)
    .slice(0, MAX_WORDS)
    .map((word) => ({
      word,
      pattern: word.replace(/[\\%_]/g, "\\$&"),
      alike: isName(word) ? word : null,
      keys: isName(word) ? keysOf(word) : [],
    }));
}
