import type { Format } from "./format.ts";
import type { TopicKey } from "./syllabus/syllabus.ts";
import type { Unit, UnitWeights } from "./syllabus/units.ts";
import type { Wording } from "./to-complete.ts";

/** What a paper is made of: single questions in a format or with a figure, typed numbers, several right options, and sets. A drill has five of a kind in a row. */
export type Part = Format | "figure" | "typed" | "several" | SetPart;

export const SET_PARTS = ["passage", "cloze", "rearrangement", "data", "drill", "puzzle"] as const;
export type SetPart = (typeof SET_PARTS)[number];

export type Shares = Partial<Record<Part, number>>;

/**
 * A paper as its exam sets it. Change a number here to change what its learners get:
 * - `units`: how many questions come from each unit, in the order of the paper;
 * - `shares`: how much of a unit is asked in which way, in any proportion; a figure may come with plain and typed ones too;
 * - `options`: how many a question has where one is right;
 * - `typed`: whether numbers to type in are whole; `typedInSets`: how many of a set's numbers are typed in; `typedOnly`: writers whose answer is always typed in;
 * - `sections`: units whose questions stand mixed, in the order of the paper; without it one unit comes after the other;
 * - `sets`: where sets stand in their section, else anywhere;
 * - `wording`: whether what asks for a value is put as a sentence to complete;
 * - `passages`: whether they are of full length, 350 words or more; else all are short;
 * - `chapterOf`: the chapter that a writer belongs to by its name; the chapters within a topic take turns, favourites of a new one first;
 * - `favourites`: writers, or ways of asking, that come first where a topic has them, since they go as deep as its papers do;
 * - `always`: topics of which every paper has a single question, and groups of sets and of writers of single questions of each of which it has one, as far as there is room;
 * - `setSizes`: about how many questions a set of a kind has, where that is not the usual;
 * - `leftOut`: what it never asks beside what exams like it leave out (`exam-styles.ts`);
 * - `topicsLeftOut`: topics that are not in its syllabus.
 */
export interface Paper {
  units: UnitWeights;
  shares: Partial<Record<Unit, Shares>>;
  options?: 5;
  typed?: "whole";
  typedInSets?: number;
  typedOnly?: readonly string[];
  sections?: readonly (readonly Unit[])[];
  sets?: "first" | "last";
  wording?: Wording;
  passages?: "long";
  chapterOf?(writer: string): string | undefined;
  favourites?: readonly string[];
  always?: {
    topics?: readonly TopicKey[];
    sets?: readonly (readonly string[])[];
    singles?: readonly (readonly string[])[];
  };
  setSizes?: Partial<Record<SetPart, number>>;
  leftOut?: readonly string[];
  topicsLeftOut?: readonly TopicKey[];
}
