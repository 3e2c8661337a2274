/** The most letters that a correction of spelling may change, in all texts of a question together. */
const MOST_CHANGED = 3;

/**
 * Whether texts differ in a few letters only, and in no number, unit, sign or formula. Both lists have the same order.
 * The meaning is not compared: it is the author who says that only the spelling changes.
 */
export function isSpellingCorrection(before: readonly string[], after: readonly string[]): boolean {
  if (before.length !== after.length) return false;
  let changed = 0;
  for (const [i, text] of before.entries()) {
    const corrected = after[i] ?? "";
    if (exactParts(text).join("\n") !== exactParts(corrected).join("\n")) return false;
    changed += changedLetters(text, corrected, MOST_CHANGED);
  }
  return changed > 0 && changed <= MOST_CHANGED;
}

const FORMULA = /\$[^$]*\$/g;
const WORD = /^\p{P}*\p{L}[\p{L}\p{M}'’-]+\p{P}*$/u;
const ARTICLE = /^\p{P}*[aAI]\p{P}*$/u;

/** What must not change: formulas, everything that is no word, such as numbers, signs and symbols, and the unit after a number. */
function exactParts(text: string): string[] {
  const formulas = text.match(FORMULA) ?? [];
  const parts = text.replace(FORMULA, " ").split(/\s+/).filter(Boolean);
  const exact = parts.filter((part, i) => {
    const isPunctuation = /^[\p{P}]+$/u.test(part) && !/[-–—%&*/]/.test(part);
    if (isPunctuation) return false;
    const isUnit = /\d\p{P}*$/u.test(parts[i - 1] ?? "");
    return isUnit || !(WORD.test(part) || ARTICLE.test(part));
  });
  return [...formulas, ...exact];
}

/** How many letters must be inserted, removed or replaced to turn one text into the other, from these positions on. Counting stops above `most`. */
function changedLetters(one: string, other: string, most: number, i = 0, j = 0): number {
  while (i < one.length && one[i] === other[j]) {
    i++;
    j++;
  }
  if (i === one.length || j === other.length) return one.length - i + other.length - j;
  if (most === 0) return 1;
  const others = [
    [i + 1, j + 1],
    [i + 1, j],
    [i, j + 1],
  ] as const;
  return 1 + Math.min(...others.map(([i, j]) => changedLetters(one, other, most - 1, i, j)));
}
