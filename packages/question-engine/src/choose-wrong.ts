import type { Draft } from "./draft.ts";
import { isListed } from "./faults.ts";
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
 * Among wordings the rank is that of the key's length.
 */
export function chooseWrong(draft: Draft, ranks: readonly number[]): Choice | undefined {
  const { text, answer, categoryOf, close = WEIGHED } = draft;
  const candidates = distinct(answer, draft.wrong);
  const [first, second, third] = candidates;
  if (!first || !second || !third) return undefined;
  if (draft.fixedOptions) return { wrong: [first, second, third], blemish: 0 };
  const stem = rootsIn(text);
  const key = lookOf(answer.text);
  const looks = candidates.map((candidate) => lookOf(candidate.text));
  let best: Choice | undefined;
  for (const three of triples(candidates.length)) {
    const wrong = three.map((at) => candidates[at] as Value);
    if (isListed(text, [answer.text, ...wrong.map((value) => value.text)])) return { wrong, blemish: 0 };
    const others = three.map((at) => looks[at] as Look);
    const strangers = wrong.filter((value) => categoryOf?.(value) !== categoryOf?.(answer)).length;
    const far = three.filter((at) => at >= close).length;
    const blemish = A_TELL * strangers + FAR * far + blemishOf(stem, key, others, ranks, draft.mayPad);
    if (!best || blemish < best.blemish) best = { wrong, blemish };
    if (blemish === 0) break;
  }
  return best;
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

/** Every three of so many places, those with the first places first. */
function* triples(count: number): Generator<[number, number, number]> {
  for (let third = 2; third < count; third++)
    for (let second = 1; second < third; second++)
      for (let first = 0; first < second; first++) yield [first, second, third];
}

function blemishOf(
  stem: ReadonlySet<string>,
  key: Look,
  others: readonly Look[],
  ranks: readonly number[],
  mayPad: boolean | undefined,
): number {
  const four = [key, ...others];
  const places = mayPad ? placesToShow(four) : undefined;
  let blemish = 0;
  for (const { by } of lonely(four)) if (by !== "decimals" || places === undefined) blemish += A_TELL;
  if (places === undefined && hasUnequalDecimals(four)) blemish += A_TELL;
  if (echo(stem, key, others)) blemish += A_TELL;
  const actual = rankOfKey(key, others);
  const shorter = others.filter(({ length }) => length < key.length).length;
  const longer = others.filter(({ length }) => length > key.length).length;
  if (actual === undefined) return blemish + ranks.indexOf(shorter);
  return blemish + WRONG_RANK * ranks.indexOf(actual) + (shorter === 3 || longer === 3 ? 1 : 0);
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
