import type { Figure } from "@prepfeed/contract/figures/figure";
import type { Quantities } from "../numbers/realistic.ts";
import type { Value } from "../numbers/value.ts";

/** A statement that is true or false, and why. */
export interface Judged {
  text: string;
  holds: boolean;
  /** A whole sentence that explains it. */
  because: string;
}

/** A question before its options are chosen and placed. */
export interface Draft {
  text: string;
  answer: Value;
  /** Wrong answers, the most tempting first; three are used. */
  wrong: readonly Value[];
  /** Near values in the form of the answer, for five options if mistakes give fewer than four. */
  spare?(): readonly Value[];
  /** How many of the wrong answers are about as near as the first. The others are used where these give the key away. */
  close?: number;
  /** The statements in the text, if any: each can be an option of a question with several right ones. */
  statements?: readonly Judged[];
  /** The question without the statements in its text, for when they are its options. */
  asMultipleCorrect?: string;
  /** The calculation before the statements are judged, for that question's explanation. */
  workedOut?: readonly string[];
  figure?: Figure;
  /** The options have this order, as in papers; otherwise any. */
  listed?: readonly Value[];
  /** The question text if the answer is typed but not a number of the text: the order of numbered sentences. */
  typedAs?: { text: string; answer: string; explanation: string };
  /** `shown` says how a value is written among the options. */
  explain(chosen: readonly Value[], shown?: (value: Value) => string): string;
  /** Numbers may get zeros after the point, so that all have equally many decimals. */
  mayPad?: boolean;
  /** The format prescribes the options, so they give nothing away. */
  fixedOptions?: boolean;
  /** The kind of a value, if its table says so: options are of one kind. */
  categoryOf?(value: Value): string | undefined;
  /** Everyday quantities in it, whose values must be realistic. */
  quantities?: Quantities;
  /** What it asks about: one set has one question about each. */
  about?: string | readonly string[];
  /** The facts that its answer reveals, one sentence each. No question of another table in the same set repeats them. */
  coveredFacts?: readonly string[];
  /** Computes the answer again in another way. */
  verify?(): boolean;
  /** Whether a number solves the question; exactly one option may. */
  satisfies?(amount: number): boolean;
}
