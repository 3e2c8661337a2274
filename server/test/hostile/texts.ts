const repeat = (unit: string) => (length: number) => unit.repeat(Math.ceil(length / unit.length));
const series = (item: (i: number) => string) => (length: number) => {
  let text = "";
  for (let i = 0; text.length < length; i++) text += item(i);
  return text;
};
const around = (open: string, close: string) => (length: number) => {
  const depth = Math.floor(length / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};

/** Each is hard for something else: dictionaries, patterns, normalisation, layout, searches, formulas. */
const ALPHABETS: Record<string, (length: number) => string> = {
  "words all different": series((i) => `w${i.toString(36)} `),
  "one-letter words": repeat("a b c d e f g h i j k l m "),
  "the commonest word": repeat("common question "),
  "short sentences": repeat("I go. Go I? No! "),
  "one unbroken run": repeat("a"),
  digits: repeat("9"),
  "an address of dots": (length) => `a@${".".repeat(length)}`,
  "blanks inside": (length) => `a${" ".repeat(length - 2)}a`,
  "blank lines": (length) => `a${"\n".repeat(length - 2)}a`,
  "combining marks": (length) => `a${"\u0301\u0316".repeat(Math.ceil(length / 2))}`,
  "joined emoji": repeat("👩‍👩‍👧‍👦"),
  "right to left": repeat("\u202eשלום عالم "),
  "one that becomes eighteen": repeat("ﷺ"),
  "wildcards and quotes": repeat("%_'\"\\;--/*"),
  "search operators": repeat("& | ! ( ) : * <-> "),
  "nested brackets": around("([{<", ">}])"),
  "a nested formula": (length) => `$${around("\\frac{1}{", "}")(length - 4)}$`,
  "open formulas": repeat("$$\\left("),
  "open tags": repeat("<a <b "),
  numbers: series((i) => `${i}.5e${i % 300}-`),
};

export const TEXT_NAMES = Object.keys(ALPHABETS);

/** A text of that alphabet with exactly this length, as far as its last character is complete. */
export function hostileText(name: string, length: number): string {
  const text = (ALPHABETS[name]?.(Math.max(length, 8)) ?? "").slice(0, length);
  return text
    .replace(/[\ud800-\udbff]$/, "x")
    .trim()
    .padEnd(length, "z");
}
