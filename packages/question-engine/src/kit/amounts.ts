import { roundTo } from "../arithmetic.ts";
import type { Wrong } from "../computed.ts";
import { indian, type Value } from "../value.ts";
import { isNeat } from "./rounding.ts";

/** Large sums as they are spoken of in India: crore(1250) is "₹1,250 crore". */
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

/** Whether all come out whole but for binary noise. */
export function allWhole(...numbers: number[]): boolean {
  return numbers.every((number) => isNeat(number));
}

/** Whether all come out to at most two decimals. */
export function allPlain(...numbers: number[]): boolean {
  return allWhole(...numbers.map((number) => 100 * number));
}

/** The same mistakes, those with whole results first, so that a whole key does not stand out. */
export function wholeFirst(distractors: readonly Wrong[]): Wrong[] {
  return [...distractors.filter(isWhole), ...distractors.filter((candidate) => !isWhole(candidate))];
}

/** Those that can be counted: nobody buys two thirds of a thing. */
export function wholeOnly(distractors: readonly Wrong[]): Wrong[] {
  return distractors.filter(isWhole);
}

function isWhole({ value }: Wrong): boolean {
  return typeof value !== "string" && value.number !== undefined && allWhole(value.number);
}

/** Keeps the wrong answers whose number passes the test: what is plainly impossible tempts nobody. */
export function whoseWorth(passes: (worth: number) => boolean): (wrong: Wrong) => boolean {
  return ({ value }) => typeof value !== "string" && passes(value.number ?? Number.NaN);
}
