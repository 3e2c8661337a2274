import { writtenNumber } from "../text/shown-number.ts";
import type { OptionFeatures } from "./giveaways.ts";

export type Parts = readonly string[];

/**
 * The parts of an option that a reader compares one by one: U80 has a letter and a number, 7 : 13 and (6, 0) two
 * numbers, a code its letters, pentan-2-ol its chain, its position and its ending. A number is its sign and its size.
 * A sentence and a program are read as a whole.
 */
export function partsOf(option: string): string[] {
  if (option.startsWith("`") || isSentence(option)) return [];
  const text = option
    .replace(/\{,\}/g, "")
    .replace(/\\(?:d?frac|mathrm|text|left|right|begin|end|vec|hat|overline)\b|\\[ ,;!]/g, " ")
    .replace(/\\sqrt/g, " √ ")
    .replace(CHAIN, " $& ");
  return [...text.matchAll(PART)].flatMap(([part, sign, size]) => {
    if (size !== undefined)
      return [sign === "" ? "+" : `${sign}`.replace("-", "−"), size.replaceAll(",", "")];
    return /^[A-Z]+$/.test(part) ? [...part] : [part.toLowerCase()];
  });
}

function isSentence(option: string): boolean {
  const words = option.replace(/\$[^$]*\$/g, " ").match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 5;
}

const PART = /([-−+]?)\s*(\d+(?:,\d+)*(?:\.\d+)?)|[-−+√]|\p{L}+/gu;

/** The carbon chain in the name of a compound: "pent" and "pent-2-enal" begin alike. */
const CHAIN = /(?:meth|eth|prop|but|pent|hex|hept|oct|non|dec)(?=an|ene|yl|-\d)/gi;

/** A part at another place, as in 13 : 7 beside 7 : 13, counts half. */
const ELSEWHERE = 0.5;

/** How much two options have in common. */
function likeness(one: Parts, other: Parts): number {
  const isLined = one.length === other.length;
  const [left, right] = [[] as string[], [] as string[]];
  let same = 0;
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const [mine, theirs] = [one[at], other[at]];
    if (isLined && mine === theirs) same++;
    else {
      if (mine !== undefined) left.push(mine);
      if (theirs !== undefined) right.push(theirs);
    }
  }
  for (const part of left) {
    const at = right.indexOf(part);
    if (at < 0) continue;
    same += ELSEWHERE;
    right.splice(at, 1);
  }
  return same;
}

/** The same, with each pair compared once. */
export function rememberLikeness(): typeof likeness {
  const known = new Map<Parts, Map<Parts, number>>();
  return (one, other) => {
    const ofOne = known.get(one) ?? new Map<Parts, number>();
    known.set(one, ofOne);
    const found = ofOne.get(other) ?? likeness(one, other);
    ofOne.set(other, found);
    return found;
  };
}

/** Whether only the key has the parts that most options share: then it can be guessed by counting them. */
export function isCrossing(key: Parts, others: readonly Parts[], alike = likeness): boolean {
  const varied = key.filter((part, at) =>
    others.some((other) => (other.length === key.length ? other[at] !== part : !other.includes(part))),
  );
  if (varied.length < 2) return false;
  const all = [key, ...others];
  const shared = (one: Parts) =>
    all.reduce((sum, other) => (other === one ? sum : sum + alike(one, other)), 0);
  const most = shared(key);
  return others.every((other) => shared(other) < most);
}

/**
 * Whether the key and one other add up to a whole, such as 5/18 and 13/18 or a number of the stem, and no two
 * others do.
 */
export function isHalfOfAWhole(
  key: OptionFeatures["number"],
  others: readonly OptionFeatures["number"][],
  wholes: readonly number[],
): boolean {
  if (!key) return false;
  const makeUp = (one: OptionFeatures["number"], other: OptionFeatures["number"], whole: number) =>
    one !== undefined &&
    other !== undefined &&
    one.unit === other.unit &&
    one.value > 0 &&
    other.value > 0 &&
    one.value !== other.value &&
    Math.abs(one.value + other.value - whole) < 1e-9;
  return wholes.some(
    (whole) =>
      others.some((other) => makeUp(key, other, whole)) &&
      !others.some((one, at) => others.slice(0, at).some((other) => makeUp(one, other, whole))),
  );
}

/** Counts up to this are sums of one another by chance. */
const SMALL_COUNT = 15;

/** Whether the key is the sum or the difference of two others as shown: 23.0 beside 8.4 and 31.4. */
export function isMadeOfOthers(
  key: OptionFeatures["number"],
  others: readonly OptionFeatures["number"][],
): boolean {
  if (!key || others.some((other) => other?.unit !== key.unit)) return false;
  const values = others.map((other) => other?.value ?? 0);
  const places = [key, ...others].map((number) => number?.decimals ?? MANY_PLACES);
  if (Math.max(...places) === 0 && Math.max(key.value, ...values) <= SMALL_COUNT) return false;
  const near = 0.6 * 10 ** -Math.max(...places);
  const isSum = (one: number, other: number, sum: number) => Math.abs(one + other - sum) < near;
  return values.some((one, at) =>
    values
      .slice(0, at)
      .some(
        (other) =>
          one !== 0 &&
          other !== 0 &&
          (isSum(one, other, key.value) || isSum(key.value, one, other) || isSum(key.value, other, one)),
      ),
  );
}

/** Fractions are compared as exactly as this. */
const MANY_PLACES = 9;

/** From this size on, a final zero is noticed. */
const LARGE = 100;

/** Whether only the key is whole, is not whole, or ends in a zero: zeros after the point do not hide that. */
export function isAloneInRoundness(
  key: OptionFeatures["number"],
  others: readonly OptionFeatures["number"][],
): boolean {
  if (!key || others.some((other) => other?.unit !== key.unit)) return false;
  const values = others.map((other) => other?.value ?? 0);
  const isAlone = (has: (value: number) => boolean) => values.every((value) => has(value) !== has(key.value));
  return (
    isAlone(Number.isInteger) ||
    (Math.min(key.value, ...values) >= LARGE && isAlone((value) => value % 10 === 0))
  );
}

/** A number this many times as large as the next one has another size. */
const ANOTHER_SIZE = 2;

/** Whether the key is farther from every other than these are from each other: 30 beside 9, 10 and 11. */
export function isAloneInSize(
  key: OptionFeatures["number"],
  others: readonly OptionFeatures["number"][],
): boolean {
  if (!key || others.some((other) => other?.unit !== key.unit)) return false;
  const values = others.map((other) => Math.abs(other?.value ?? 0));
  if (values.includes(0) || key.value === 0) return false;
  const ratios = values.map((value) => Math.max(value / Math.abs(key.value), Math.abs(key.value) / value));
  const nearest = Math.min(...ratios);
  return nearest > ANOTHER_SIZE && nearest > Math.max(...values) / Math.min(...values);
}

/** Whether the key, as written, is a number of the question, and no other option is one. */
export function isAloneGiven(
  key: OptionFeatures,
  others: readonly OptionFeatures[],
  given: readonly number[],
): boolean {
  const isGiven = ({ number, text }: OptionFeatures) =>
    number?.decimals !== undefined && given.includes(writtenNumber(text));
  return isGiven(key) && !others.some(isGiven);
}
