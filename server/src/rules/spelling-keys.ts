/** Shorter words are too alike to guess at. */
const MIN_LENGTH = 4;

/**
 * The word and every form of it with one letter left out. Two words that differ by one wrong, missing, added
 * or swapped letter share at least one of these, so a misspelling is found by looking for equal keys.
 */
export function spellingKeys(word: string): string[] {
  const letters = [...word];
  if (letters.length < MIN_LENGTH) return [];
  const shortened = letters.map((_, i) => [...letters.slice(0, i), ...letters.slice(i + 1)].join(""));
  return [...new Set([word, ...shortened])];
}
