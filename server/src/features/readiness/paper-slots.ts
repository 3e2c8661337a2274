import type { ExamType } from "@prepfeed/contract/foundation/catalogue";
import { Learning } from "@prepfeed/contract/foundation/limits";
import {
  type About,
  type ExamPattern,
  knownUnits,
  UNITS_PER_MARK,
} from "@prepfeed/contract/mock-tests/paper-rules";
import { examOf } from "@prepfeed/question-engine/exams";
import { SECTION_UNITS, SUBJECT_UNITS, type UnitWeights } from "@prepfeed/question-engine/syllabus";
import { guessOf } from "../../rules/learner-model.ts";
import type { Levels, Slot } from "./expected-marks.ts";

/**
 * A paper's questions by unit and marks; a section of several units divides its questions by their shares.
 */
export function slotsOf({ sections, options }: ExamPattern): Slot[] {
  return sections.flatMap(({ about, rules }) =>
    unitShares(about).flatMap(([unit, share]) =>
      rules.map(({ kind, count, marks, negativeMarks }) => ({
        unit,
        count: count * share,
        marks: knownUnits(marks) / UNITS_PER_MARK,
        cost: knownUnits(negativeMarks) / UNITS_PER_MARK,
        guess: guessOf(kind, options),
      })),
    ),
  );
}

function unitShares(about: readonly About[]): [string, number][] {
  const shares = new Map<string, number>();
  const all = about.reduce((sum, { weight }) => sum + weight, 0);
  for (const { subject, section, weight } of about) {
    const units: UnitWeights = section
      ? SECTION_UNITS[section]
      : Object.fromEntries((subject ? SUBJECT_UNITS[subject] : []).map((unit) => [unit, 1]));
    const sum = Object.values(units).reduce((total, each) => total + each, 0);
    for (const [unit, each] of Object.entries(units))
      shares.set(unit, (shares.get(unit) ?? 0) + (weight * each) / (all * sum));
  }
  return [...shares];
}

/** The difficulty of an exam's questions: the mix of levels in its papers. */
export function levelsOf(examType: ExamType): Levels {
  const mix = Object.entries(examOf(examType).mix);
  const all = mix.reduce((sum, [, share]) => sum + share, 0);
  return mix.map(([level, share]) => ({
    difficulty: Learning.startDifficulty[level as keyof typeof Learning.startDifficulty],
    share: share / all,
  }));
}
