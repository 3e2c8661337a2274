import type { Draft } from "./draft.ts";
import { isListed } from "./faults.ts";
import type { Random } from "./random.ts";
import { decimalsAsked, withDecimals } from "./shown-number.ts";
import { echo, hasUnequalDecimals, type Look, lonely, lookOf, rankOfKey } from "./tells.ts";
import { isSame, type Value } from "./value.ts";
import { rootsIn } from "./word-roots.ts";

export interface Choice {
  wrong: Value[];
  /** Below `GOOD_ENOUGH` when nothing gives the key away and a number has the first of the wanted ranks. */
  blemish: number;
}

/** As many of the most tempting candidates are weighed against each other. */
const WEIGHED = 9;
const A_TELL = 40;
const WRONG_RANK = 8;
const FAR = 2;
/** What is left below this is the rank of a wording by its length: a preference, not worth another draw. */
export const GOOD_ENOUGH = 4;
/** Decimals up to which options are made alike by writing zeros. */
const MOST_ZEROS = 2;

/**
 * Three of the candidates, the most tempting that differ from the answer and from each other, leave no option standing
 * alone, echo no word in the key only, and give a number the first of the wanted `ranks` among the four that can be had.
 * Among wordings the rank is that of the key's length. Where `wanted` is four, four of them, or three if there are no more.
 */
export function chooseWrong(draft: Draft, ranks: readonly number[], wanted = 3): Choice | undefined {
  const { text, answer, categoryOf, close = WEIGHED } = draft;
  const candidates = distinct(answer, draft.wrong);
  if (candidates.length < 3) return undefined;
  if (draft.fixedOptions) return { wrong: candidates.slice(0, wanted), blemish: 0 };
  const stem = rootsIn(text);
  const key = lookOf(answer.text);
  const looks = candidates.map((candidate) => lookOf(candidate.text));
  let best: Choice | undefined;
  for (const places of choices(candidates.length, Math.min(wanted, candidates.length))) {
    const wrong = places.map((at) => candidates[at] as Value);
    if (isListed(text, [answer.text, ...wrong.map((value) => value.text)])) return { wrong, blemish: 0 };
    const others = places.map((at) => looks[at] as Look);
    const strangers = wrong.filter((value) => categoryOf?.(value) !== categoryOf?.(answer)).length;
    const far = places.filter((at) => at >= close).length;
    const blemish = A_TELL * strangers + FAR * far + blemishOf(stem, key, others, ranks, draft.mayPad);
    if (!best || blemish < best.blemish) best = { wrong, blemish };
    if (blemish === 0) break;
  }
  return best;
}

/** Most misconceptions lie around the answer: were all ranks alike wanted, it would seldom be the least or the greatest. */
export function wantedRanks(random: Random, wanted = 3): number[] {
  const outer = random.shuffle([0, wanted]);
  const inner = random.shuffle(Array.from({ length: wanted - 1 }, (_, at) => at + 1));
  return random.chance(0.5) ? [...outer, ...inner] : [...inner, ...outer];
}

function distinct(answer: Value, wrong: readonly Value[]): Value[] {
  const chosen: Value[] = [];
  for (const candidate of wrong) {
    if (!isPresentable(candidate)) continue;
    if ([answer, ...chosen].some((other) => isSame(candidate, other))) continue;
    chosen.push(candidate);
    if (chosen.length === WEIGHED) break;
  }
  return chosen;
}

function isPresentable({ number, text }: Value): boolean {
  return (number === undefined || Number.isFinite(number)) && text.trim() !== "";
}

/** Every `size` of so many places, those with the first places first. */
function* choices(count: number, size: number): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let last = size - 1; last < count; last++)
    for (const before of choices(last, size - 1)) yield [...before, last];
}

function blemishOf(
  stem: ReadonlySet<string>,
  key: Look,
  others: readonly Look[],
  ranks: readonly number[],
  mayPad: boolean | undefined,
): number {
  const all = [key, ...others];
  const places = mayPad ? placesToShow(all) : undefined;
  let blemish = 0;
  for (const { by } of lonely(all)) if (by !== "decimals" || places === undefined) blemish += A_TELL;
  if (places === undefined && hasUnequalDecimals(all)) blemish += A_TELL;
  if (echo(stem, key, others)) blemish += A_TELL;
  const actual = rankOfKey(key, others);
  const shorter = others.filter(({ length }) => length < key.length).length;
  const longer = others.filter(({ length }) => length > key.length).length;
  if (actual === undefined) return blemish + ranks.indexOf(shorter);
  return blemish + WRONG_RANK * ranks.indexOf(actual) + ([shorter, longer].includes(others.length) ? 1 : 0);
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
