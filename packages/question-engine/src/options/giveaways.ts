import { numberShownIn } from "../text/shown-number.ts";
import { prose, visible } from "../text/visible-text.ts";
import { rootsIn } from "../text/word-roots.ts";

/** What a reader compares when looking over four options. */
export interface OptionFeatures {
  readonly text: string;
  readonly opening: string;
  readonly article: boolean;
  readonly length: number;
  readonly roots: ReadonlySet<string>;
  /** Which of the `FORMS` and of the `TONES` it has. */
  readonly forms: readonly boolean[];
  readonly tones: readonly boolean[];
  readonly number: ReturnType<typeof numberShownIn>;
}

export type OutlierBy = "opening" | "sign" | "unit" | "decimals" | "length";

export function featuresOf(option: string): OptionFeatures {
  const text = visible(option);
  const words = prose(option);
  const [opening = ""] = /\s/.test(words) ? (/^\p{L}+(?=\s)/u.exec(words) ?? []) : [];
  const first = opening.toLowerCase();
  let roots: ReadonlySet<string> | undefined;
  let forms: readonly boolean[] | undefined;
  let tones: readonly boolean[] | undefined;
  return {
    text,
    opening: first === "an" ? "a" : first,
    article: first === "a" || first === "an" || first === "the",
    length: text.length,
    get roots() {
      roots ??= rootsIn(option);
      return roots;
    },
    get forms() {
      forms ??= FORMS.map((form) => form.test(text));
      return forms;
    },
    get tones() {
      tones ??= TONES.map((tone) => tone.test(text));
      return tones;
    },
    number: numberShownIn(option),
  };
}

/** The tone of a statement: that it is negative, or cautious. */
const TONES: readonly RegExp[] = [
  /\b(?:not|no|never|neither|nor|none|cannot|without)\b/i,
  /\b(?:may|can|could|might|usually|mostly|often|sometimes|[Ss]ome|generally|tends?|as a rule)\b/,
];

/** Whether only its tone distinguishes a statement from these: it alone is negative, or alone cautious. */
export function isAloneInTone(statement: string, others: readonly string[]): boolean {
  return TONES.some((tone) => others.every((other) => tone.test(other) !== tone.test(statement)));
}

/**
 * The visible features of a wording: a comma, a bracket, a number, a pair, a name, several things, one word, all or
 * none, a comparative.
 */
const FORMS: readonly RegExp[] = [
  /[,;:]/,
  /\(/,
  /\d/,
  / (?:and|or) /,
  /\p{L}-\p{L}/u,
  /. ?\b\p{Lu}\p{Ll}/u,
  /^(?:(?! (?:of|in|that|which|with|for|from|on|by|at|to) ).)*[^su’']s(?:$|,| (?:of|in|that|which|with|for|from|on|by|at|to) )/,
  /^\S+$/,
  /^\S+ing\b/,
  /\b(?:only|all|never|always|every|none|no)\b/i,
  /[<≤]/,
];

/** The longest option is conspicuous if it is longer by this factor, and by a word. */
const LONGER_BY = 1.25;
const A_WORD = 6;

/**
 * A tone of its own weighs as much as two forms, and so does a word that all others have and the key lacks
 * ("precipitate").
 */
const A_TONE = 2;
const A_SHARED_WORD = 2;
/** The shortest is conspicuous if the next one is longer by this factor. */
const SHORTER_BY = 1.6;

/**
 * In how many of these forms the key differs from all others, including its length and a word; numbers have their
 * own.
 */
export function formsAlone(key: OptionFeatures, others: readonly OptionFeatures[]): number {
  if (key.number && others.every(({ number }) => number)) return 0;
  const forms = key.forms.filter((has, form) => others.every(({ forms }) => forms[form] !== has)).length;
  const tones = key.tones.filter((has, tone) => others.every(({ tones }) => tones[tone] !== has)).length;
  const lengths = others.map(({ length }) => length);
  const [longest, shortest] = [Math.max(...lengths), Math.min(...lengths)];
  const isLongest = key.length > LONGER_BY * longest && key.length > longest + A_WORD;
  const isShortest = SHORTER_BY * key.length < shortest && key.length + 2 * A_WORD < shortest;
  const unlike = forms + A_TONE * tones + Number(isLongest || isShortest);
  return unlike + (lacksShared(key, others) ? A_SHARED_WORD : 0);
}

/** Whether the others have a word in common that the key lacks. */
function lacksShared(key: OptionFeatures, [first, ...rest]: readonly OptionFeatures[]): boolean {
  return [...(first?.roots ?? [])].some(
    (root) => !key.roots.has(root) && rest.every(({ roots }) => roots.has(root)),
  );
}

/** In which ways one of the options differs from the three others; `at` is its index. */
export function outliers(options: readonly OptionFeatures[]): { by: OutlierBy; at: number }[] {
  const found: { by: OutlierBy; at: number }[] = [];
  const add = (by: OutlierBy, at: number) => {
    if (at >= 0) found.push({ by, at });
  };
  if (options.every(({ number }) => number)) {
    add(
      "sign",
      aloneIn(options, ({ number }) => (number?.value ?? 0) < 0),
    );
    add(
      "unit",
      aloneIn(options, ({ number }) => number?.unit),
    );
    add(
      "decimals",
      aloneIn(options, ({ number }) => number?.decimals),
    );
    return found;
  }
  const byArticle = aloneIn(options, ({ article }) => article);
  add("opening", byArticle >= 0 ? byArticle : aloneIn(options, ({ opening }) => opening, ""));
  add("length", aloneByLength(options.map(({ length }) => length)));
  return found;
}

/**
 * The index of the one that differs, if the three others are the same; it does not count if they share
 * `nothing`.
 */
function aloneIn<T>(
  options: readonly OptionFeatures[],
  of: (features: OptionFeatures) => T,
  nothing?: T,
): number {
  const values = options.map(of);
  const [first, second, third] = values;
  const shared = first === second || first === third ? first : second;
  if (nothing !== undefined && shared === nothing) return -1;
  const at = values.findIndex((value) => value !== shared);
  return values.filter((value) => value !== shared).length === 1 ? at : -1;
}

/** Half as long again as the next longest, or half the next shortest, and by more than a word. */
function aloneByLength(lengths: readonly number[]): number {
  const sorted = [...lengths].sort((a, b) => a - b);
  const [shortest = 0, second = 0] = sorted;
  const [longest = 0, next = 0] = sorted.slice(-2).reverse();
  if (longest > 1.5 * next && longest - next > 12) return lengths.indexOf(longest);
  if (2 * shortest < second && second - shortest > 12) return lengths.indexOf(shortest);
  return -1;
}

/**
 * A word of the stem that occurs in the key and in no other option. It reveals nothing if every option takes words
 * from the stem. Each set contains the words of the stem in an option.
 */
export function stemOverlap(
  key: ReadonlySet<string>,
  others: readonly ReadonlySet<string>[],
): string | undefined {
  const own = (one: ReadonlySet<string>, rest: readonly ReadonlySet<string>[]) =>
    [...one].find((root) => rest.every((heard) => !heard.has(root)));
  const heardInKey = own(key, others);
  if (!heardInKey) return undefined;
  const isEven = others.every((other) => own(other, [key, ...others.filter((rest) => rest !== other)]));
  return isEven ? undefined : heardInKey;
}

/** Whether the options are numbers, some with more decimals than others. */
export function hasUnequalDecimals(options: readonly OptionFeatures[]): boolean {
  const decimals = options.map(({ number }) => number?.decimals);
  return decimals.every((places) => places !== undefined) && new Set(decimals).size > 1;
}

/** How many of four numbers are smaller than the key; undefined if they are not numbers of one unit. */
export function rankOfKey(key: OptionFeatures, others: readonly OptionFeatures[]): number | undefined {
  const value = key.number?.value;
  if (value === undefined) return undefined;
  if (others.some(({ number }) => !number || number.unit !== key.number?.unit)) return undefined;
  return others.filter(({ number }) => (number?.value ?? 0) < value).length;
}
