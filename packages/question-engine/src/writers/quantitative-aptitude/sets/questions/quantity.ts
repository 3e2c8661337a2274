import { nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { isSame, num, percent, type Value } from "../../../../numbers/value.ts";
import { type Wrong, wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { SetQuestion } from "../../../../writing/set-writer.ts";

/** What a slip gives, and the slip; completes "… comes from". */
export type Misread = readonly [amount: number, why: string];

/** Something that is read off the data or added up from it. */
export interface Quantity {
  /** "the number of scooters made by Firm P in 2019" */
  says: string;
  amount: number;
  /** The sum behind it, where it is one: "120 + 140". */
  sum?: string;
  /** The same, read from what the learner sees. */
  again(): number;
  misread: readonly Misread[];
}

/** Values of the same kind at other places, which may be misread for it. */
export function misreadings(names: readonly string[], amounts: readonly number[], at: number): Misread[] {
  return names.flatMap((name, other) =>
    other === at ? [] : [[amounts[other] ?? 0, `taking the value of ${name}`] as const],
  );
}

export type Show = (amount: number) => Value;

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
export function slipOf(amount: number): number {
  const round = [10, 5].find((step) => amount % step === 0 && amount > step) ?? 1;
  return Math.max(round, 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1));
}

export function found({ says, amount, sum: added }: Quantity, show: Show = num): string {
  const shown = show(amount);
  return added ? `${capitalise(says)} is $${added} = ${shown.tex}$.` : `${capitalise(says)} is ${shown}.`;
}

/** Percentages that look like the key: with at most as many decimals, above zero. */
export function percents(slips: readonly Misread[], answer: number): Wrong[] {
  const places = isNeat(answer) ? 0 : 1;
  return slips
    .filter(([amount]) => amount > 0 && amount <= 400 && isNeat(amount, places) && amount !== answer)
    .map(([amount, why]) => wrong(percent(amount), why));
}

/** Numbers that look like the key. */
export function numbers(slips: readonly Misread[], answer: number, show: Show): Wrong[] {
  const places = isNeat(answer) ? 0 : isNeat(answer, 1) ? 1 : 2;
  return slips
    .filter(([amount]) => amount > 0 && isNeat(amount, places) && !nearlyEqual(amount, answer))
    .map(([amount, why]) => wrong(show(roundTo(amount, 2)), why));
}

export function isPlain(amount: number): boolean {
  return isNeat(amount, 1) && amount >= 1;
}

/** The two lists by turns. */
export function mixed<T>(one: readonly T[], other: readonly T[]): T[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at).flatMap((at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ]);
}
