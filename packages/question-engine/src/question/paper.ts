import type { Format } from "./format.ts";
import type { Wording } from "./to-complete.ts";

/**
 * The parts of a paper: single questions in a format or with a figure, typed numbers, several right options, and
 * sets. A drill has five of a kind in a row.
 */
export type Part = Format | "figure" | "typed" | "multiple-correct" | SetPart;

export const SET_PARTS = ["passage", "cloze", "rearrangement", "data", "drill", "puzzle"] as const;
export type SetPart = (typeof SET_PARTS)[number];

export type Shares = Partial<Record<Part, number>>;

/** How a paper asks its questions. */
export interface PaperOptions {
  /** The number of options if one is right; four by default. */
  options?: 5;
  /** Whether typed numbers are whole. */
  typed?: "whole";
  /** Chapters whose answer is always typed. */
  typedChapters?: readonly string[];
  /** Whether a question for a value becomes a sentence to complete. */
  wording?: Wording;
}
