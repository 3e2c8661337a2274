import { roundTo } from "../numbers/arithmetic.ts";
import { isNeat } from "../numbers/rounding.ts";
import { indian, type Value } from "../numbers/value.ts";
import type { Wrong } from "../writing/computed.ts";

/** Large sums in Indian notation: crore(1250) is "₹1,250 crore". */
export function crore(amount: number): Value {
  return inWords(amount, " crore");
}

export function lakh(amount: number): Value {
  return inWords(amount, " lakh");
}

function inWords(amount: number, scale: string): Value {
  const rounded = roundTo(amount, 2);
  const sign = rounded < 0 ? "−" : "";
  const places = Number.isInteger(rounded) ? 0 : Number.isInteger(roundTo(rounded * 10, 6)) ? 1 : 2;
  const digits = indian(Math.abs(rounded), places);
  const text = `${sign}₹${digits}${scale}`;
  return {
    text,
    tex: `${rounded < 0 ? "-" : ""}\\text{₹}${digits.replaceAll(",", "{,}")}\\text{${scale}}`,
    number: rounded,
    unit: `₹${scale}`,
    toString: () => text,
  };
}

/** Whether all are whole except for floating-point noise. */
export function allWhole(...numbers: number[]): boolean {
  return numbers.every((number) => isNeat(number));
}

/** Whether all have at most two decimals. */
export function allPlain(...numbers: number[]): boolean {
  return allWhole(...numbers.map((number) => 100 * number));
}

/** The same mistakes, those with whole results first, so that a whole key is not conspicuous. */
export function wholeFirst(distractors: readonly Wrong[]): Wrong[] {
  return [...distractors.filter(isWhole), ...distractors.filter((candidate) => !isWhole(candidate))];
}

/** Only whole numbers, for things that are counted. */
export function wholeOnly(distractors: readonly Wrong[]): Wrong[] {
  return distractors.filter(isWhole);
}

function isWhole({ value }: Wrong): boolean {
  return typeof value !== "string" && value.number !== undefined && allWhole(value.number);
}

/** Keeps the wrong answers whose number passes the test, to leave out plainly impossible ones. */
export function whoseNumber(passes: (amount: number) => boolean): (wrong: Wrong) => boolean {
  return ({ value }) => typeof value !== "string" && passes(value.number ?? Number.NaN);
}
