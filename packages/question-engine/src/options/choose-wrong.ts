import type { Random } from "../numbers/random.ts";
import { type Value, whatIsNew } from "../numbers/value.ts";
import type { Draft } from "../question/draft.ts";
import { decimalsAsked, numbersIn, withDecimals } from "../text/shown-number.ts";
import { heardIn, rootsIn } from "../text/word-roots.ts";
import { listedIn } from "./faults.ts";
import {
  featuresOf,
  formsAlone,
  hasUnequalDecimals,
  type OptionFeatures,
  outliers,
  stemOverlap,
} from "./giveaways.ts";
import {
  isAloneGiven,
  isAloneInRoundness,
  isAloneInSize,
  isCrossing,
  isHalfOfAWhole,
  isMadeOfOthers,
  type Parts,
  partsOf,
  rememberLikeness,
} from "./shared-parts.ts";

export interface Choice {
  wrong: Value[];
  /** Below `GOOD_ENOUGH` if nothing reveals the key and a number has the first of the wanted ranks. */
  penalty: number;
}

/** How many of the most tempting candidates are compared with each other. */
const WEIGHED = 9;
const A_GIVEAWAY = 40;
const WRONG_RANK = 8;
/** A comma, a name or a plural in the key only: to be avoided if nothing else suffers. */
const A_FORM = 2;
const FAR = 2;
/** One fraction makes whole numbers show zeros after the point. */
const A_FRACTION = 2;
/** The key has the parts that most options share. */
const A_CENTRE = 7;
/**
 * The key is one of two that add up to a whole, the sum of two others, or the only one that is round, of its size or
 * a number of the question.
 */
const A_HINT = 5;
/** A near value that no mistake gives, or fewer options than shown: worth another draw. */
const A_SPARE = 40;
const A_LACK = 90;
/**
 * Costs below this are a preference, not worth another draw: one form, one fraction, or the rank of a wording by its
 * length.
 */
export const GOOD_ENOUGH = 4;
/** Up to this many decimals, options are made alike by adding zeros. */
const MOST_ZEROS = 2;

/**
 * Chooses three of the candidates: the most tempting that differ from the answer and from each other, make no option
 * conspicuous, repeat no word in the key only, and give a number the first possible rank of `ranks` among the four.
 * Among wordings the rank is that of the key's length. If `wanted` is four and the mistakes give three, a near value
 * is the fourth; without a plain number there are then three.
 */
export function chooseWrong(draft: Draft, ranks: readonly number[], wanted = 3): Choice | undefined {
  const { text, answer, categoryOf, close = WEIGHED } = draft;
  const mistakes = distinct(answer, draft.wrong);
  if (mistakes.length < 3) return undefined;
  if (draft.fixedOptions) return { wrong: mistakes.slice(0, wanted), penalty: 0 };
  const spare = mistakes.length < wanted ? (draft.spare?.() ?? []) : [];
  const candidates = spare.length > 0 ? distinct(answer, [...mistakes, ...spare]) : mistakes;
  const isListed = listedIn(text);
  const key = featuresOf(answer.text);
  const own = categoryOf?.(answer);
  const weighed = candidates.map((value, at) => {
    const features = featuresOf(value.text);
    return {
      value,
      features,
      parts: draft.mayPad ? partsOf(value.text) : [],
      isListed: isListed(value.text),
      /** Its cost, independent of the others. */
      cost:
        (categoryOf?.(value) === own ? 0 : A_GIVEAWAY) +
        (at < close ? 0 : FAR) +
        (at < mistakes.length ? 0 : A_SPARE) +
        (isFractionBesideWhole(features, key) ? A_FRACTION : 0),
      isLess: isLess(features, key),
    };
  });
  const isKeyListed = isListed(answer.text);
  const giveaways = giveawaysBeside(text, key, draft.mayPad);
  const centre = draft.mayPad ? centreCost(text, answer, key) : () => 0;
  let best: Choice | undefined;
  for (const places of choices(weighed.length, Math.min(wanted, weighed.length))) {
    const others = places.map((at) => weighed[at] as Weighed);
    const wrong = () => others.map(({ value }) => value);
    if (isKeyListed && others.every((one) => one.isListed)) return { wrong: wrong(), penalty: 0 };
    const least = rankCost(key, others, ranks) + others.reduce((sum, { cost }) => sum + cost, 0);
    if (best && least >= best.penalty) continue;
    const shown = others.map(({ features }) => features);
    const seen = least + A_FORM * formsAlone(key, shown) + A_GIVEAWAY * giveaways(shown);
    if (best && seen >= best.penalty) continue;
    const penalty = seen + centre(others);
    if (!best || penalty < best.penalty) best = { wrong: wrong(), penalty };
    if (penalty === 0) break;
  }
  return best && candidates.length < wanted ? { ...best, penalty: best.penalty + A_LACK } : best;
}

/**
 * Most misconceptions are around the answer: if all ranks were wanted equally, it would seldom be the least or the
 * greatest.
 */
export function wantedRanks(random: Random, wanted = 3): number[] {
  const outer = random.shuffle([0, wanted]);
  const inner = random.shuffle(Array.from({ length: wanted - 1 }, (_, at) => at + 1));
  return random.chance(0.5) ? [...outer, ...inner] : [...inner, ...outer];
}

/** A candidate with cached properties. */
interface Weighed {
  value: Value;
  features: OptionFeatures;
  parts: Parts;
  isListed: boolean;
  cost: number;
  /** Whether it is a smaller number than the key; undefined unless both are numbers of one unit. */
  isLess: boolean | undefined;
}

function isLess({ number }: OptionFeatures, key: OptionFeatures): boolean | undefined {
  if (!number || !key.number || number.unit !== key.number.unit) return undefined;
  return number.value < key.number.value;
}

function isFractionBesideWhole({ number }: OptionFeatures, key: OptionFeatures): boolean {
  return key.number?.decimals === 0 && (number?.decimals ?? 0) > 0;
}

/** The cost if the other options reveal the key, by their parts or their numbers. */
function centreCost(
  text: string,
  answer: Value,
  key: OptionFeatures,
): (others: readonly Weighed[]) => number {
  const parts = partsOf(answer.text);
  const alike = rememberLikeness();
  const given = numbersIn(text);
  return (others) => {
    const isCentre = isCrossing(
      parts,
      others.map((other) => other.parts),
      alike,
    );
    const numbers = others.map(({ features }) => features.number);
    const hints = [
      isHalfOfAWhole(key.number, numbers, [1, ...given]),
      isMadeOfOthers(key.number, numbers),
      isAloneInRoundness(key.number, numbers),
      isAloneInSize(key.number, numbers),
      isAloneGiven(
        key,
        others.map(({ features }) => features),
        given,
      ),
    ];
    return (isCentre ? A_CENTRE : 0) + A_HINT * hints.filter(Boolean).length;
  };
}

/** How far the key's rank is from the wanted ones, by value or else by length. */
function rankCost(key: OptionFeatures, others: readonly Weighed[], ranks: readonly number[]): number {
  let [less, shorter, longer] = [0, 0, 0];
  let areNumbers = true;
  for (const { features, isLess } of others) {
    if (isLess === undefined) areNumbers = false;
    if (isLess) less++;
    if (features.length < key.length) shorter++;
    if (features.length > key.length) longer++;
  }
  if (!areNumbers) return ranks.indexOf(shorter);
  return WRONG_RANK * ranks.indexOf(less) + ([shorter, longer].includes(others.length) ? 1 : 0);
}

function distinct(answer: Value, wrong: readonly Value[]): Value[] {
  const isNew = whatIsNew();
  isNew(answer);
  const chosen: Value[] = [];
  for (const candidate of wrong) {
    if (!isPresentable(candidate) || !isNew(candidate)) continue;
    chosen.push(candidate);
    if (chosen.length === WEIGHED) break;
  }
  return chosen;
}

function isPresentable({ number, text }: Value): boolean {
  return (number === undefined || Number.isFinite(number)) && text.trim() !== "";
}

const CHOICES = new Map<string, readonly (readonly number[])[]>();

/** Every combination of `size` places, those with the first places first. */
function choices(count: number, size: number): readonly (readonly number[])[] {
  const known = CHOICES.get(`${count} ${size}`);
  if (known) return known;
  const found: (readonly number[])[] = [];
  if (size === 0) found.push([]);
  else
    for (let last = size - 1; last < count; last++)
      for (const before of choices(last, size - 1)) found.push([...before, last]);
  CHOICES.set(`${count} ${size}`, found);
  return found;
}

/** Counts what reveals the key among the others. */
function giveawaysBeside(text: string, key: OptionFeatures, mayPad: boolean | undefined) {
  let stem: ReadonlySet<string> | undefined;
  const known = new Map<OptionFeatures, ReadonlySet<string>>();
  const heard = (features: OptionFeatures) => {
    stem ??= rootsIn(text);
    const found = known.get(features) ?? heardIn(stem, features.roots);
    known.set(features, found);
    return found;
  };
  return (others: readonly OptionFeatures[]): number => {
    const all = [key, ...others];
    const places = mayPad ? placesToShow(all) : undefined;
    let giveaways = 0;
    for (const { by } of outliers(all)) if (by !== "decimals" || places === undefined) giveaways++;
    if (places === undefined && hasUnequalDecimals(all)) giveaways++;
    if (key.roots.size > 0 && heard(key).size > 0 && stemOverlap(heard(key), others.map(heard))) giveaways++;
    return giveaways;
  };
}

/** The number of decimals shown, so that the options are alike. */
function placesToShow(options: readonly OptionFeatures[]): number | undefined {
  const decimals = options.map(({ number }) => number?.decimals ?? Number.NaN);
  const most = Math.max(...decimals);
  return most <= MOST_ZEROS ? most : undefined;
}

/** The values as shown together: numbers with equally many decimals, as many as the question asks for. */
export function shownAlike(questionText: string, values: readonly Value[]): string[] {
  const texts = values.map(({ text }) => text);
  const places = placesToShow(texts.map(featuresOf));
  if (places === undefined) return texts;
  return texts.map((text) => withDecimals(text, Math.max(places, decimalsAsked(questionText))));
}
