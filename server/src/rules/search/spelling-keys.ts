/** Shorter words are too similar to correct. */
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

/**
 * One wrong, missing, added or swapped letter. Equal keys alone also match words such as "heart" and "earth", which
 * are two errors apart.
 */
export function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (long.length - short.length > 1) return false;
  const at = short.findIndex((letter, i) => letter !== long[i]);
  const first = at === -1 ? short.length : at;
  const rest = (letters: string[], from: number) => letters.slice(from).join("");
  if (short.length < long.length) return rest(short, first) === rest(long, first + 1);
  const isSwapped = short[first] === long[first + 1] && short[first + 1] === long[first];
  return (
    rest(short, first + 1) === rest(long, first + 1) ||
    (isSwapped && rest(short, first + 2) === rest(long, first + 2))
  );
}
