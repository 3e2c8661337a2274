import { nearlyEqual, roundTo } from "../../../arithmetic.ts";
import { type Wrong, wrong } from "../../../computed.ts";
import { capitalise } from "../../../english.ts";
import { isNeat } from "../../../kit/rounding.ts";
import type { SetQuestion } from "../../../set-writer.ts";
import { isSame, num, percent, type Value } from "../../../value.ts";

/** What a slip gives, and the slip; completes "… comes from". */
export type Misread = readonly [worth: number, why: string];

/** Something that is read off the data or added up from it. */
export interface Quantity {
  /** "the number of scooters made by Firm P in 2019" */
  says: string;
  worth: number;
  /** The sum behind it, where it is one: "120 + 140". */
  sum?: string;
  /** The same, read from what the learner sees. */
  again(): number;
  misread: readonly Misread[];
}

/** Values that stand for the same kind of thing at other places: what is read instead. */
export function misreadings(names: readonly string[], worths: readonly number[], at: number): Misread[] {
  return names.flatMap((name, other) =>
    other === at ? [] : [[worths[other] ?? 0, `taking the value of ${name}`] as const],
  );
}

export type Show = (worth: number) => Value;

/** Banks show five options, so that four wrong ones are needed. */
const LEAST_WRONG = 4;

/** The draft, if enough of its wrong answers differ from the key and from each other. */
export function sound(draft: SetQuestion & { answer: Value }): SetQuestion | undefined {
  const kept: Wrong[] = [];
  for (const candidate of draft.distractors) {
    const { value } = candidate;
    if (typeof value === "string") return draft;
    if (![draft.answer, ...kept.map((other) => other.value as Value)].some((other) => isSame(other, value)))
      kept.push(candidate);
  }
  return kept.length >= LEAST_WRONG ? { ...draft, distractors: kept.slice(0, 8) } : undefined;
}

/** By how much a slip of one in the second digit is off; a round number slips to a round one. */
export function slipOf(worth: number): number {
  const round = [10, 5].find((step) => worth % step === 0 && worth > step) ?? 1;
  return Math.max(round, 10 ** Math.max(0, Math.floor(Math.log10(worth)) - 1));
}

export function found({ says, worth, sum: added }: Quantity, show: Show = num): string {
  const shown = show(worth);
  return added ? `${capitalise(says)} is $${added} = ${shown.tex}$.` : `${capitalise(says)} is ${shown}.`;
}

/** Percentages that look like the key: with at most as many decimals, above zero. */
export function percents(slips: readonly Misread[], answer: number): Wrong[] {
  const places = isNeat(answer) ? 0 : 1;
  return slips
    .filter(([worth]) => worth > 0 && worth <= 400 && isNeat(worth, places) && worth !== answer)
    .map(([worth, why]) => wrong(percent(worth), why));
}

/** Numbers that look like the key. */
export function numbers(slips: readonly Misread[], answer: number, show: Show): Wrong[] {
  const places = isNeat(answer) ? 0 : isNeat(answer, 1) ? 1 : 2;
  return slips
    .filter(([worth]) => worth > 0 && isNeat(worth, places) && !nearlyEqual(worth, answer))
    .map(([worth, why]) => wrong(show(roundTo(worth, 2)), why));
}

export function isPlain(worth: number): boolean {
  return isNeat(worth, 1) && worth >= 1;
}

/** The two lists by turns. */
export function mixed<T>(one: readonly T[], other: readonly T[]): T[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at).flatMap((at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ]);
}
