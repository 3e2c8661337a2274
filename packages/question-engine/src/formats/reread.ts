/** Derives the key of a finished question from its words alone, knowing only which sentences or pairs are true. */

const COUNT_WORDS: Record<string, number> = {
  None: 0,
  "Only one": 1,
  "Only two": 2,
  "Only three": 3,
  "All three": 3,
  "All four": 4,
};

/** The texts after "1.", "2." … in a question. */
export function numberedIn(text: string): string[] {
  return [...text.matchAll(/^\d\. (.+)$/gm)].map(([, item = ""]) => item);
}

/** Whether an option such as "1 and 3 only", "Neither 1 nor 2" or "Only two" is true. */
function saysTruth(option: string, truths: readonly boolean[]): boolean {
  const count = COUNT_WORDS[option];
  if (count !== undefined) return truths.filter(Boolean).length === count;
  const named = option.startsWith("Neither") ? [] : (option.match(/\d/g) ?? []).map(Number);
  return truths.every((isTrue, at) => named.includes(at + 1) === isTrue);
}

/** Only the key is true. */
export function isOnlyKey(key: string, others: readonly string[], truths: readonly boolean[]): boolean {
  return saysTruth(key, truths) && others.every((option) => !saysTruth(option, truths));
}
