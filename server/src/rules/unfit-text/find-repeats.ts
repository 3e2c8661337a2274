const SAME_IN_A_ROW = 5;
/** The least share of different words among this many; longer texts repeat words of their subject. */
const WORDS = { least: 6, most: 40 };
const DIFFERENT = 0.35;
/** Repeated signs that make up nearly the whole text. */
const RUN = 12;
const NEARLY_ALL = 0.8;

/** Whether a text repeats itself or says nothing. Numbers and rows of dots for a blank are allowed. */
export function saysTheSame(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  const some = words.slice(0, WORDS.most);
  const isMonotone = some.length >= WORDS.least && new Set(some).size / some.length < DIFFERENT;
  return isMonotone || longestRow(words) >= SAME_IN_A_ROW || isOneRun(text);
}

function longestRow(words: string[]): number {
  let [row, longest] = [0, 0];
  words.forEach((word, i) => {
    row = word === words[i - 1] ? row + 1 : 1;
    longest = Math.max(longest, row);
  });
  return longest;
}

/** "aaaaaaaaaaaa", "hahahahahaha", a line of thumbs. */
function isOneRun(text: string): boolean {
  const signs = [...text.replaceAll(/\s/g, "")];
  if (signs.length < RUN || signs.every((sign) => /\d/.test(sign))) return false;
  const kinds = new Map<string, number>();
  for (const sign of signs) kinds.set(sign, (kinds.get(sign) ?? 0) + 1);
  const [first = 0, second = 0] = [...kinds.values()].sort((a, b) => b - a);
  return (first + second) / signs.length > NEARLY_ALL;
}
