import type { Figure } from "@prepfeed/contract/figure";
import type { Quantities } from "./realistic.ts";
import type { Value } from "./value.ts";

/** Something said that holds or does not, and why. */
export interface Judged {
  text: string;
  holds: boolean;
  /** A whole sentence that settles it. */
  because: string;
}

/** A question before its options are chosen and placed. */
export interface Draft {
  text: string;
  answer: Value;
  /** Wrong answers, the most tempting first; three are used. */
  wrong: readonly Value[];
  /** Near values in the form of the answer, for where five options are shown and mistakes give fewer than four. */
  spare?(): readonly Value[];
  /** So many of them are about as near as the first; the others serve where these give the key away. */
  close?: number;
  /** The statements that the text puts, where it does: each can be an option of a question with several right ones. */
  statements?: readonly Judged[];
  /** The question with the statements left out of its text, for when they are its options. */
  asksForSeveral?: string;
  /** What is worked out before the statements are judged, for that question's explanation. */
  workedOut?: readonly string[];
  figure?: Figure;
  /** The options stand in this order, as papers have it; otherwise in any. */
  listed?: readonly Value[];
  /** How it is asked where the answer is typed in and is no number of the text: the order of numbered sentences. */
  typedAs?: { text: string; answer: string; explanation: string };
  /** `shown` says how a value stands among the options. */
  explain(chosen: readonly Value[], shown?: (value: Value) => string): string;
  /** Numbers may get zeros behind the point, so that all have equally many decimals. */
  mayPad?: boolean;
  /** The format prescribes the options, so that they tell nothing. */
  fixedOptions?: boolean;
  /** What kind of thing a value is, where its table says so: options are of one kind. */
  categoryOf?(value: Value): string | undefined;
  /** Quantities of everyday life in it, which must be such as one meets. */
  quantities?: Quantities;
  /** What it asks about: one set holds one question about each. */
  about?: string | readonly string[];
  /** The facts that it tells who knows its answer, each in a sentence: no other table's question of a set tells them again. */
  told?: readonly string[];
  /** Recomputes the answer by another route. */
  verify?(): boolean;
  /** Whether a worth solves the question; exactly one option may. */
  satisfies?(worth: number): boolean;
}
