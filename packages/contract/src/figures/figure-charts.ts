import { z } from "zod";
import { FigureLimit } from "../foundation/limits.ts";
import {
  captions,
  figureMistakes,
  label,
  name,
  refuse,
  refuseTwice,
  some,
  tableText,
  unit,
  value,
} from "./figure-fields.ts";

const chart = {
  ...captions,
  /** The name of the categories: "Year". */
  categoryTitle: name.optional(),
  /** The measured quantity: "Sales". */
  valueTitle: name.optional(),
  /** "₹ lakh", "%", "thousand tonnes". */
  unit: unit.optional(),
  categories: some(name, FigureLimit.categories, 1),
  series: some(
    z.strictObject({ name, values: some(value, FigureLimit.categories, 1) }),
    FigureLimit.series,
    1,
  ),
  /** Values are written at bars and points unless this is false; then they are read off the axis. */
  showValues: z.boolean().optional(),
};

type Chart = { categories: string[]; series: { name: string; values: number[] }[] };

function checkChart({ categories, series }: Chart, context: z.RefinementCtx) {
  refuseTwice(context, categories);
  refuseTwice(
    context,
    series.map((one) => one.name),
  );
  if (series.some(({ values }) => values.length !== categories.length))
    refuse(context, figureMistakes.valuePerCategory);
  if (categories.length * series.length > FigureLimit.chartValues)
    refuse(context, figureMistakes.tooMany(FigureLimit.chartValues));
}

export const barChart = z.strictObject({ type: z.literal("bar"), ...chart }).superRefine(checkChart);
export const lineChart = z.strictObject({ type: z.literal("line"), ...chart }).superRefine(checkChart);

/** How far the sum of the slices may differ from the whole, because each is rounded. */
const ROUNDING = 1;
const WHOLE = { percent: 100, degrees: 360 } as const;

export const pieChart = z
  .strictObject({
    type: z.literal("pie"),
    ...captions,
    /** The meaning of the numbers; values may have a unit. */
    measure: z.enum(["values", "percent", "degrees"]),
    unit: unit.optional(),
    slices: some(
      z.strictObject({ name, value: z.number().positive().max(FigureLimit.largestValue) }),
      FigureLimit.slices,
      2,
    ),
  })
  .superRefine(({ measure, slices }, context) => {
    refuseTwice(
      context,
      slices.map((slice) => slice.name),
    );
    const sum = slices.reduce((total, slice) => total + slice.value, 0);
    if (measure !== "values" && Math.abs(sum - WHOLE[measure]) > ROUNDING)
      refuse(context, figureMistakes.wholePie);
  });

/** Texts, or numbers that are written with separators. A missing value is an empty text or a dash. */
const row = some(z.union([tableText, value], { error: figureMistakes.cell }), FigureLimit.columns, 1);

export const table = z
  .strictObject({
    type: z.literal("table"),
    ...captions,
    /** The first column names its rows. */
    columns: some(tableText, FigureLimit.columns, 1),
    rows: some(row, FigureLimit.rows, 1),
    /** A highlighted row below the others. */
    totalRow: row.optional(),
  })
  .superRefine(({ columns, rows, totalRow = rows[0] }, context) => {
    if ([...rows, totalRow].some((cells) => cells?.length !== columns.length))
      refuse(context, figureMistakes.cellPerColumn);
  });

export const vennDiagram = z
  .strictObject({
    type: z.literal("venn"),
    ...captions,
    /** The name of the box around the sets; without one there is no box, unless something is outside. */
    universe: name.optional(),
    sets: some(name, 3, 2),
    /** `in` names the sets that share the region; none means outside all of them. */
    regions: some(
      z.strictObject({ in: some(name, 3), label: label.optional(), shaded: z.boolean().optional() }),
      8,
    ),
  })
  .superRefine(({ sets, regions }, context) => {
    refuseTwice(context, sets);
    if (regions.some((region) => region.in.some((set) => !sets.includes(set))))
      refuse(context, figureMistakes.unknownName);
    refuseTwice(
      context,
      regions.map((region) => [...region.in].sort().join("\n")),
    );
    for (const region of regions) refuseTwice(context, region.in);
  });
