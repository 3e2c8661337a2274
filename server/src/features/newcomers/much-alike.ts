import { Newcomer } from "@prepfeed/contract/people/people-limits";
import { wordsOf } from "../../rules/search/search-words.ts";

interface Asked {
  text: string;
  options: readonly string[];
}

/**
 * Whether two questions ask the same in nearly the same words. Different numbers make a different question,
 * because computed questions come with many numbers.
 */
export function areMuchAlike(one: Asked, other: Asked): boolean {
  if (numbersIn(one.text) !== numbersIn(other.text)) return false;
  const [a, b] = [one, other].map(({ text, options }) => new Set(wordsOf([text, ...options].join(" "))));
  if (!a || !b) return false;
  const common = [...a].filter((word) => b.has(word)).length;
  return common / (a.size + b.size - common) >= Newcomer.likeness;
}

const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).join(" ");

/** How many words a search puts into each of its two halves. */
const HALF = 3;

/**
 * A tsquery that finds similar questions: the longest words in two halves, one of which must match, so that a changed
 * word does not hide a match. Undefined for a question with too few words.
 */
export function queryFor(text: string): string | undefined {
  const longest = wordsOf(text).sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  if (longest.length < HALF) return undefined;
  const chosen = longest.slice(0, 2 * HALF);
  const halves = [chosen.filter((_, i) => i % 2 === 0), chosen.filter((_, i) => i % 2 === 1)];
  const terms = chosen.length < 2 * HALF ? [chosen] : halves;
  return terms.map((words) => `(${words.map((word) => `'${word}'`).join(" & ")})`).join(" | ");
}
