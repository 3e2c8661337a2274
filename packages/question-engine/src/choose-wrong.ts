import type { Draft } from "./draft.ts";
import { listedIn } from "./faults.ts";
import type { Random } from "./random.ts";
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
import { decimalsAsked, numbersIn, withDecimals } from "./shown-number.ts";
import { echo, formsAlone, hasUnequalDecimals, type Look, lonely, lookOf } from "./tells.ts";
import { type Value, whatIsNew } from "./value.ts";
import { heardIn, rootsIn } from "./word-roots.ts";

export interface Choice {
  wrong: Value[];
  /** Below `GOOD_ENOUGH` when nothing gives the key away and a number has the first of the wanted ranks. */
  blemish: number;
}

/** As many of the most tempting candidates are weighed against each other. */
const WEIGHED = 9;
const A_TELL = 40;
const WRONG_RANK = 8;
/** A comma, a name or a plural in the key only: to be avoided where it costs nothing else. */
const A_FORM = 2;
const FAR = 2;
/** One fraction makes whole numbers be written with zeros behind the point. */
const A_FRACTION = 2;
/** The key has the parts that most options share. */
const A_CENTRE = 7;
/** It is one of two that make up a whole, what two others add up to, or alone round, of its size or a number of the question. */
const A_HINT = 5;
/** A near value that no mistake gives, or fewer options than are shown: worth another draw. */
const A_SPARE = 40;
const A_LACK = 90;
/** What is left below this is a preference, not worth another draw: one form, one fraction, or the rank of a wording by its length. */
export const GOOD_ENOUGH = 4;
/** Decimals up to which options are made alike by writing zeros. */
const MOST_ZEROS = 2;

/**
 * Three of the candidates, the most tempting that differ from the answer and from each other, leave no option standing
 * alone, echo no word in the key only, and give a number the first of the wanted `ranks` among the four that can be had.
 * Among wordings the rank is that of the key's length. Where `wanted` is four and the
 * mistakes give three, a near value is the fourth; only what is no plain number then has three.
 */
export function chooseWrong(draft: Draft, ranks: readonly number[], wanted = 3): Choice | undefined {
  const { text, answer, categoryOf, close = WEIGHED } = draft;
  const mistakes = distinct(answer, draft.wrong);
  if (mistakes.length < 3) return undefined;
  if (draft.fixedOptions) return { wrong: mistakes.slice(0, wanted), blemish: 0 };
  const spare = mistakes.length < wanted ? (draft.spare?.() ?? []) : [];
  const candidates = spare.length > 0 ? distinct(answer, [...mistakes, ...spare]) : mistakes;
  const isListed = listedIn(text);
  const key = lookOf(answer.text);
  const own = categoryOf?.(answer);
  const weighed = candidates.map((value, at) => {
    const look = lookOf(value.text);
    return {
      value,
      look,
      parts: draft.mayPad ? partsOf(value.text) : [],
      isListed: isListed(value.text),
      /** What it costs whichever the others are. */
      cost:
        (categoryOf?.(value) === own ? 0 : A_TELL) +
        (at < close ? 0 : FAR) +
        (at < mistakes.length ? 0 : A_SPARE) +
        (isFractionBesideWhole(look, key) ? A_FRACTION : 0),
      isLess: isLess(look, key),
    };
  });
  const isKeyListed = isListed(answer.text);
  const tells = tellsBeside(text, key, draft.mayPad);
  const centre = draft.mayPad ? centreCost(text, answer, key) : () => 0;
  let best: Choice | undefined;
  for (const places of choices(weighed.length, Math.min(wanted, weighed.length))) {
    const others = places.map((at) => weighed[at] as Weighed);
    const wrong = () => others.map(({ value }) => value);
    if (isKeyListed && others.every((one) => one.isListed)) return { wrong: wrong(), blemish: 0 };
    const least = rankCost(key, others, ranks) + others.reduce((sum, { cost }) => sum + cost, 0);
    if (best && least >= best.blemish) continue;
    const looks = others.map(({ look }) => look);
    const seen = least + A_FORM * formsAlone(key, looks) + A_TELL * tells(looks);
    if (best && seen >= best.blemish) continue;
    const blemish = seen + centre(others);
    if (!best || blemish < best.blemish) best = { wrong: wrong(), blemish };
    if (blemish === 0) break;
  }
  return best && candidates.length < wanted ? { ...best, blemish: best.blemish + A_LACK } : best;
}

/** Most misconceptions lie around the answer: were all ranks alike wanted, it would seldom be the least or the greatest. */
export function wantedRanks(random: Random, wanted = 3): number[] {
  const outer = random.shuffle([0, wanted]);
  const inner = random.shuffle(Array.from({ length: wanted - 1 }, (_, at) => at + 1));
  return random.chance(0.5) ? [...outer, ...inner] : [...inner, ...outer];
}

/** A candidate with what is asked of it again and again. */
interface Weighed {
  value: Value;
  look: Look;
  parts: Parts;
  isListed: boolean;
  cost: number;
  /** Whether it is a smaller number than the key; nothing unless both are numbers of one unit. */
  isLess: boolean | undefined;
}

function isLess({ number }: Look, key: Look): boolean | undefined {
  if (!number || !key.number || number.unit !== key.number.unit) return undefined;
  return number.worth < key.number.worth;
}

function isFractionBesideWhole({ number }: Look, key: Look): boolean {
  return key.number?.decimals === 0 && (number?.decimals ?? 0) > 0;
}

/** What it costs that the other options, by their parts or their numbers, point to the key. */
function centreCost(text: string, answer: Value, key: Look): (others: readonly Weighed[]) => number {
  const parts = partsOf(answer.text);
  const alike = rememberLikeness();
  const given = numbersIn(text);
  return (others) => {
    const isCentre = isCrossing(
      parts,
      others.map((other) => other.parts),
      alike,
    );
    const numbers = others.map(({ look }) => look.number);
    const hints = [
      isHalfOfAWhole(key.number, numbers, [1, ...given]),
      isMadeOfOthers(key.number, numbers),
      isAloneInRoundness(key.number, numbers),
      isAloneInSize(key.number, numbers),
      isAloneGiven(
        key,
        others.map(({ look }) => look),
        given,
      ),
    ];
    return (isCentre ? A_CENTRE : 0) + A_HINT * hints.filter(Boolean).length;
  };
}

/** How far the key's rank is from the wanted ones, by worth or else by length. */
function rankCost(key: Look, others: readonly Weighed[], ranks: readonly number[]): number {
  let [less, shorter, longer] = [0, 0, 0];
  let areNumbers = true;
  for (const { look, isLess } of others) {
    if (isLess === undefined) areNumbers = false;
    if (isLess) less++;
    if (look.length < key.length) shorter++;
    if (look.length > key.length) longer++;
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

/** Every `size` of so many places, those with the first places first. */
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

/** Counts what gives the key away among the others. */
function tellsBeside(text: string, key: Look, mayPad: boolean | undefined) {
  let stem: ReadonlySet<string> | undefined;
  const known = new Map<Look, ReadonlySet<string>>();
  const heard = (look: Look) => {
    stem ??= rootsIn(text);
    const found = known.get(look) ?? heardIn(stem, look.roots);
    known.set(look, found);
    return found;
  };
  return (others: readonly Look[]): number => {
    const all = [key, ...others];
    const places = mayPad ? placesToShow(all) : undefined;
    let tells = 0;
    for (const { by } of lonely(all)) if (by !== "decimals" || places === undefined) tells++;
    if (places === undefined && hasUnequalDecimals(all)) tells++;
    if (key.roots.size > 0 && heard(key).size > 0 && echo(heard(key), others.map(heard))) tells++;
    return tells;
  };
}

/** To how many decimals numbers are shown, so that they are alike. */
function placesToShow(options: readonly Look[]): number | undefined {
  const decimals = options.map(({ number }) => number?.decimals ?? Number.NaN);
  const most = Math.max(...decimals);
  return most <= MOST_ZEROS ? most : undefined;
}

/** The values as they stand beside each other: numbers with equally many decimals, as many as the question asks for. */
export function shownAlike(questionText: string, values: readonly Value[]): string[] {
  const texts = values.map(({ text }) => text);
  const places = placesToShow(texts.map(lookOf));
  if (places === undefined) return texts;
  return texts.map((text) => withDecimals(text, Math.max(places, decimalsAsked(questionText))));
}
