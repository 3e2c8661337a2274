import { joinTokens, type Sentence, type Token } from "./reading.ts";
import { singular } from "./singular.ts";

/** A noun phrase in a sentence, without its article. */
export interface Term {
  /** As it is written there. */
  text: string;
  /** The same without the capital of a sentence's beginning. */
  plain: string;
  /** The same for "cell", "Cells" and "cell's". */
  key: string;
  isName: boolean;
  sentence: number;
  /** The first token, and the one after the last. */
  start: number;
  end: number;
}

const MAX_WORDS = 4;
/** Adjectives and nouns that are not topics. */
const EMPTY_WORDS = new Set(
  `other same such many several various different important main certain possible new first second third last next
  own whole large small great big high low good bad common general following few more most much less least early late
  long short able way thing something kind type lot number part case example time times year years day days people
  person man men woman women place fact result use help end side rest amount set group name word one two three
  process term form order reason point question questions answer answers chapter today yesterday tomorrow basis change
  increase decrease range total half someone everyone everything anything nothing none means minute minutes hour hours
  week weeks month months second seconds sir guy guys friend lol u q etc unit units level need cent per`.split(
    /\s+/,
  ),
);

export function termKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]s\b/gu, "")
    .split(/[\s-]+/)
    .map((word, index, words) => (index === words.length - 1 ? singular(word) : word))
    .join(" ");
}

/** Found once for each list, because the syllabus has thousands of terms. */
export function oncePerList<T>(find: (term: string) => T) {
  const found = new WeakMap<readonly string[], readonly T[]>();
  return (terms: readonly string[]): readonly T[] => {
    const list = found.get(terms) ?? terms.map(find);
    found.set(terms, list);
    return list;
  };
}

export const termKeys = oncePerList(termKey);

export function termsOf(sentences: readonly Sentence[]): Term[] {
  return sentences.flatMap(({ tokens }, sentence) =>
    phrasesOf(tokens).map((phrase) => ({ ...phrase, sentence })),
  );
}

function phrasesOf(tokens: readonly Token[]): Omit<Term, "sentence">[] {
  const phrases: Omit<Term, "sentence">[] = [];
  let start = 0;
  while (start < tokens.length) {
    const end = phraseEnd(tokens, start);
    if (end > start) phrases.push(...trim(tokens, start, end));
    start = Math.max(end, start) + 1;
  }
  return phrases;
}

/** A run of names, with "of" between two and one noun after; or adjectives and nouns that end with a noun. */
function phraseEnd(tokens: readonly Token[], start: number): number {
  let end = start;
  if (tokens[start]?.isName) {
    while (tokens[end]?.isName || isHyphenInName(tokens, end) || isOfInName(tokens, end)) end++;
    const noun = tokens[end];
    return isPartOfPhrase(noun) && noun?.pos === "NOUN" && !isPlural(noun) ? end + 1 : end;
  }
  while (isPartOfPhrase(tokens[end]) || isHyphen(tokens, start, end)) {
    if (isVerbInDisguise(tokens, end)) break;
    end++;
    if (end === 1 && isPlural(tokens[0])) break;
  }
  while (end > start && tokens[end - 1]?.pos !== "NOUN") end--;
  return end;
}

/**
 * The tagger takes "pumps" in "the heart pumps blood" for a noun; a plural with more of the phrase after it is a
 * verb.
 */
function isVerbInDisguise(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (at === 0 || !isPlural(token)) return false;
  if (tokens[at - 1]?.pos === "ADP" || !next?.spaced) return false;
  return isPartOfPhrase(next) || next?.pos === "PRON" || next?.pos === "DET";
}

const isPlural = (token: Token | undefined) =>
  token !== undefined && /[^sui]s$/.test(token.normal) && !/ics$/.test(token.normal);

const isPartOfPhrase = (token: Token | undefined) =>
  token !== undefined &&
  !token.isName &&
  token.type === "word" &&
  (token.pos === "NOUN" || token.pos === "PROPN" || (token.pos === "ADJ" && !token.isStopWord));

const isHyphen = (tokens: readonly Token[], start: number, at: number) =>
  at > start &&
  tokens[at]?.text === "-" &&
  !tokens[at]?.spaced &&
  !tokens[at + 1]?.spaced &&
  isPartOfPhrase(tokens[at + 1]);

const isHyphenInName = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === "-" &&
  !tokens[at]?.spaced &&
  Boolean(tokens[at + 1]?.isName) &&
  !tokens[at + 1]?.spaced;

const isOfInName = (tokens: readonly Token[], at: number) =>
  tokens[at]?.normal === "of" && Boolean(tokens[at - 1]?.isName) && Boolean(tokens[at + 1]?.isName);

function trim(tokens: readonly Token[], from: number, end: number): Omit<Term, "sentence">[] {
  let start = from;
  while (start < end && isEmpty(tokens[start])) start++;
  const words = tokens.slice(start, end);
  const [first] = words;
  if (!first || end - start > MAX_WORDS + 2 || isEmpty(words.at(-1))) return [];
  const text = joinTokens(words);
  if (text.length < 3 || !/^\p{L}/u.test(text) || isGarbled(words)) return [];
  const isName = words.every((word) => word.isName || word.normal === "of" || word.text === "-");
  const plain = joinTokens(
    words.map((word) => (word.isName ? word : { ...word, text: word.text.toLowerCase() })),
  );
  return [{ text, plain, key: termKey(text), isName, start, end }];
}

/** A repeated word, or a single letter used as a symbol, is not a term. */
const isGarbled = (words: readonly Token[]) =>
  (!words[0]?.isName && new Set(words.map(({ normal }) => normal)).size < words.length) ||
  words.some(({ text, isName }) => text.length === 1 && text !== "-" && !isName);

const isEmpty = (token: Token | undefined) =>
  token !== undefined &&
  !token.isName &&
  (EMPTY_WORDS.has(token.normal) || token.isStopWord || token.text === "-");
