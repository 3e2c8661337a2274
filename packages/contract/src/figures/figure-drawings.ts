import { z } from "zod";
import { FigureLimit } from "../foundation/limits.ts";
import {
  captions,
  checkRange,
  coordinate,
  figureMistakes,
  label,
  length,
  name,
  place,
  pointName,
  refuse,
  refuseTwice,
  some,
  squareText,
  unit,
} from "./figure-fields.ts";

const flag = z.boolean().optional();
const tick = z.strictObject({ at: coordinate, label });

const axis = z
  .strictObject({
    /** "Time", "v", "Pressure". */
    quantity: name,
    unit: unit.optional(),
    from: coordinate,
    to: coordinate,
    /** The distance between numbers along the axis; if missing, a round one is chosen. */
    step: length.optional(),
    /** Labels instead of numbers, such as "V₀" and "2V₀"; an empty list for none at all. */
    ticks: some(tick, FigureLimit.marks).optional(),
  })
  .superRefine((range, context) => checkRange(context, range));

const piece = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("line"), from: place, to: place }),
  /** y = ax² + bx + c for x between `from` and `to`. */
  z
    .strictObject({
      kind: z.literal("parabola"),
      a: coordinate,
      b: coordinate,
      c: coordinate,
      from: coordinate,
      to: coordinate,
    })
    .superRefine((range, context) => checkRange(context, range)),
  /** Joined by straight lines, or by a smooth curve. */
  z.strictObject({
    kind: z.literal("points"),
    points: some(place, FigureLimit.piecePoints, 2),
    smooth: flag,
  }),
]);

/** Functions and motion, pressure and volume, rates: one or more curves between two axes. */
export const graph = z
  .strictObject({
    type: z.literal("graph"),
    ...captions,
    x: axis,
    y: axis,
    /** `arrows` show the direction of a curve. */
    curves: some(
      z.strictObject({
        name: label.optional(),
        dashed: flag,
        arrows: flag,
        pieces: some(piece, FigureLimit.pieces, 1),
      }),
      FigureLimit.curves,
    ),
    /** `guides` are dashed lines to both axes. */
    points: some(
      z.strictObject({ at: place, label: label.optional(), open: flag, guides: flag }),
      FigureLimit.marks,
    ).optional(),
    /**
     * Between a curve (by its index in the list) and the horizontal axis; without a range, what the curve encloses.
     */
    shaded: some(
      z.strictObject({
        curve: z.number().int().min(0).max(FigureLimit.curves),
        range: z.tuple([coordinate, coordinate]).optional(),
        label: label.optional(),
      }),
      FigureLimit.curves,
    ).optional(),
    /** Grid lines at every number. */
    squared: flag,
  })
  .superRefine(({ curves, shaded = [] }, context) => {
    if (shaded.some(({ curve }) => curve >= curves.length)) refuse(context, figureMistakes.unknownName);
    for (const { range } of shaded) if (range) checkRange(context, { from: range[0], to: range[1] });
  });

const segment = z.strictObject({
  from: pointName,
  to: pointName,
  label: label.optional(),
  dashed: flag,
  /** The number of short strokes across it: sides with equally many are equally long. */
  ticks: z.number().int().min(1).max(3).optional(),
  arrow: flag,
});

const circle = z
  .strictObject({
    centre: pointName,
    /** Exactly one of the two. */
    radius: length.optional(),
    through: pointName.optional(),
    dashed: flag,
  })
  .refine(({ radius, through }) => (radius === undefined) !== (through === undefined), {
    error: figureMistakes.circleSize,
  });

const angle = z.strictObject({
  at: pointName,
  from: pointName,
  to: pointName,
  label: label.optional(),
  /** Drawn as a square corner. */
  right: flag,
});

/** Triangles, circles and angles, from named points; y grows upwards. */
export const geometry = z
  .strictObject({
    type: z.literal("geometry"),
    ...captions,
    points: some(
      /** `unlabelled` ones only help to draw; `dot` marks the place. */
      z.strictObject({ name: pointName, at: place, unlabelled: flag, dot: flag }),
      FigureLimit.points,
      1,
    ),
    /** Outlines, by the names of their corners. */
    polygons: some(
      z.strictObject({ corners: some(pointName, FigureLimit.points, 3), shaded: flag }),
      FigureLimit.circles,
    ).optional(),
    segments: some(segment, FigureLimit.lines).optional(),
    circles: some(circle, FigureLimit.circles).optional(),
    /** Anticlockwise from one point to the direction of the other; `sector` fills it and draws its radii. */
    arcs: some(
      z.strictObject({ centre: pointName, from: pointName, to: pointName, dashed: flag, sector: flag }),
      FigureLimit.circles,
    ).optional(),
    angles: some(angle, FigureLimit.angles).optional(),
  })
  .superRefine((figure, context) => {
    const names = figure.points.map((point) => point.name);
    refuseTwice(context, names);
    const places = new Map(figure.points.map((point) => [point.name, point.at]));
    const isApart = (one: string, other: string) => {
      const a = places.get(one);
      const b = places.get(other);
      return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) > 0 : false;
    };
    const pairs = [
      ...(figure.segments ?? []).map(({ from, to }) => [from, to]),
      ...(figure.circles ?? []).map(({ centre, through }) => [centre, through]),
      ...(figure.arcs ?? []).flatMap(({ centre, from, to }) => [
        [centre, from],
        [centre, to],
      ]),
      ...(figure.angles ?? []).flatMap(({ at, from, to }) => [
        [at, from],
        [at, to],
      ]),
    ];
    const used = [...pairs.flat(), ...(figure.polygons ?? []).flatMap(({ corners }) => corners)];
    if (used.some((one) => one !== undefined && !places.has(one)))
      refuse(context, figureMistakes.unknownName);
    else if (pairs.some(([one, other]) => one !== undefined && other !== undefined && !isApart(one, other)))
      refuse(context, figureMistakes.samePlace);
  });

/** A part of the line; without an end it is infinite. */
const interval = z
  .strictObject({
    from: coordinate.optional(),
    to: coordinate.optional(),
    fromOpen: flag,
    toOpen: flag,
    label: label.optional(),
  })
  .superRefine(({ from, to }, context) => {
    if (from !== undefined && to !== undefined) checkRange(context, { from, to });
  });

export const numberLine = z
  .strictObject({
    type: z.literal("number-line"),
    ...captions,
    from: coordinate,
    to: coordinate,
    step: length.optional(),
    points: some(
      z.strictObject({ at: coordinate, label: label.optional(), open: flag }),
      FigureLimit.marks,
    ).optional(),
    intervals: some(interval, FigureLimit.curves).optional(),
  })
  .superRefine((range, context) => checkRange(context, range));

/** Streets and squares: lines that cross at whole numbers, counted from the lower left corner. */
const crossing = z.tuple([
  z.number().int().min(0).max(FigureLimit.grid),
  z.number().int().min(0).max(FigureLimit.grid),
]);
const squares = z.number().int().min(1).max(FigureLimit.grid);

export const grid = z
  .strictObject({
    type: z.literal("grid"),
    ...captions,
    columns: squares,
    rows: squares,
    /** Numbers along the left and lower edge. */
    numbered: flag,
    points: some(z.strictObject({ at: crossing, label: label.optional() }), FigureLimit.marks).optional(),
    paths: some(
      z.strictObject({ through: some(crossing, FigureLimit.lines, 2), dashed: flag, arrow: flag }),
      FigureLimit.curves,
    ).optional(),
    /** Squares by their lower left corners. */
    shaded: some(crossing, FigureLimit.piecePoints).optional(),
  })
  .superRefine(({ columns, rows, points = [], paths = [], shaded = [] }, context) => {
    const isOutside = ([x, y]: [number, number]) => x > columns || y > rows;
    const used = [...points.map(({ at }) => at), ...paths.flatMap(({ through }) => through)];
    if (used.some(isOutside) || shaded.some(([x, y]) => x >= columns || y >= rows))
      refuse(context, figureMistakes.unknownName);
  });

/** A box of squares with text in them, row by row from the top. */
export const cells = z
  .strictObject({
    type: z.literal("cells"),
    ...captions,
    columnNames: some(squareText, FigureLimit.grid).optional(),
    rowNames: some(squareText, FigureLimit.grid).optional(),
    rows: some(some(squareText, FigureLimit.grid, 1), FigureLimit.grid, 1),
    /** Row and column, counted from 0 at the upper left. */
    shaded: some(crossing, FigureLimit.piecePoints).optional(),
  })
  .superRefine(({ rows, columnNames, rowNames, shaded = [] }, context) => {
    const columns = rows[0]?.length ?? 0;
    if (rows.some((row) => row.length !== columns) || (columnNames && columnNames.length !== columns))
      refuse(context, figureMistakes.cellPerColumn);
    if (rowNames && rowNames.length !== rows.length) refuse(context, figureMistakes.cellPerColumn);
    if (shaded.some(([row, column]) => row >= rows.length || column >= columns))
      refuse(context, figureMistakes.unknownName);
  });
