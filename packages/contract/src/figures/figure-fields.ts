import { z } from "zod";
import { line, listOf } from "../foundation/fields.ts";
import { FigureLimit } from "../foundation/limits.ts";

/** Messages for refused figures; separate from the other messages, which every page loads. */
export const figureMistakes = {
  tooLarge: `A figure may hold at most ${FigureLimit.size.toLocaleString("en")} characters in all`,
  tooFew: (least: number) => `A figure needs at least ${least} here`,
  tooMany: (max: number) => `A figure may have at most ${max} here`,
  blank: "A name in a figure can't be blank",
  twice: "Names in a figure must differ",
  valuePerCategory: "Each series needs one value for each category",
  cellPerColumn: "Each row needs one cell for each column",
  wholePie: "Percentages of a pie chart must add up to 100, degrees to 360",
  range: "A range must go from a smaller number to a larger one",
  tooFine: "There are too many steps in this range",
  unknownName: "The figure refers to a name that it does not define",
  samePlace: "These points must differ",
  circleSize: "A circle needs a radius or a point that it passes through",
  cell: `A cell holds a number or at most ${FigureLimit.tableCellMax} characters`,
  sourceOrTerminals: "A circuit can have a source or terminals, not both",
} as const;

const textOf = (max: number) => line("A text in a figure", max);
const nameOf = (max: number) => textOf(max).min(1, figureMistakes.blank);

export const name = nameOf(FigureLimit.nameMax);
export const label = nameOf(FigureLimit.labelMax);
export const pointName = nameOf(FigureLimit.pointMax);
export const unit = nameOf(FigureLimit.unitMax);
export const tableText = textOf(FigureLimit.tableCellMax);
export const squareText = textOf(FigureLimit.squareMax);

/** What every figure may have: a title above it and a line below, such as "Not to scale". */
export const captions = {
  title: nameOf(FigureLimit.titleMax).optional(),
  note: nameOf(FigureLimit.noteMax).optional(),
};

/** zod does not accept NaN and the infinities as numbers. */
export const value = z.number().min(-FigureLimit.largestValue).max(FigureLimit.largestValue);
export const coordinate = z.number().min(-FigureLimit.largestCoordinate).max(FigureLimit.largestCoordinate);
export const place = z.tuple([coordinate, coordinate]);
const smallest = 1 / FigureLimit.largestCoordinate;
export const length = z.number().min(smallest).max(FigureLimit.largestCoordinate);

export function some<Item extends z.ZodType>(item: Item, max: number, least = 0) {
  return listOf(item, max, figureMistakes.tooMany(max)).refine((list) => list.length >= least, {
    error: figureMistakes.tooFew(least),
  });
}

interface Mistakes {
  addIssue(issue: { code: "custom"; message: string }): void;
}

export function refuse(context: Mistakes, message: string) {
  context.addIssue({ code: "custom", message });
}

export function refuseTwice(context: Mistakes, names: readonly string[]) {
  if (new Set(names).size < names.length) refuse(context, figureMistakes.twice);
}

/** Wide enough to be drawn, with distinguishable steps. */
export function checkRange(
  context: Mistakes,
  range: { from: number; to: number; step?: number | undefined },
) {
  const { from, to, step } = range;
  if (to - from < smallest * Math.max(1, Math.abs(from), Math.abs(to))) refuse(context, figureMistakes.range);
  else if (step !== undefined && (to - from) / step > FigureLimit.ticks)
    refuse(context, figureMistakes.tooFine);
}
