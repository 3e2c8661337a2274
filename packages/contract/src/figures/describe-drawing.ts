import { inNumber, joined } from "./describe-words.ts";
import type { FigureOf } from "./figure.ts";

type Graph = FigureOf<"graph">;
type Axis = Graph["x"];
type Piece = Graph["curves"][number]["pieces"][number];
type Geometry = FigureOf<"geometry">;
type Place = readonly [number, number];

/**
 * A smooth curve is described by this many points, and its peaks and troughs, because the eye does not read more off
 * it. Corners are all described.
 */
const MOST_PLACES = 9;

const pair = ([x, y]: Place) => `(${inNumber(rounded(x))}, ${inNumber(rounded(y))})`;
const rounded = (value: number) => Number(value.toPrecision(4));

export function graphLines({ x, y, curves, points = [], shaded = [] }: Graph): string[] {
  const nameOf = (i: number) => curves[i]?.name ?? (curves.length > 1 ? `curve ${i + 1}` : "the curve");
  return [
    `${quantity(y)} upwards, ${quantity(x)} to the right.`,
    ...[x, y].flatMap(axisLine),
    ...curves.map(({ dashed, arrows, pieces }, i) => {
      const manner = [dashed && "dashed", arrows && "with arrows along it"].filter(Boolean).join(", ");
      return `${capital(nameOf(i))}${manner ? ` (${manner})` : ""}: ${pieces.map(pieceInWords).join(", then ")}.`;
    }),
    ...points.map(
      ({ at, label, open, guides }) =>
        `${label ? `Point ${label}` : "A point"} at ${pair(at)}${open ? ", an open circle" : ""}${guides ? ", with dashed lines to the axes" : ""}.`,
    ),
    ...shaded.map(({ curve, range, label }) => {
      const area = range
        ? `between ${nameOf(curve)} and the horizontal axis, from ${inNumber(range[0])} to ${inNumber(range[1])}`
        : `inside ${nameOf(curve)}`;
      return `Shaded${label ? ` and labelled ${label}` : ""}: ${area}.`;
    }),
  ];
}

const capital = (text: string) =>
  text.replace(/^the |^curve/, (word) => word[0]?.toUpperCase() + word.slice(1));
const quantity = ({ quantity, unit }: Axis) => (unit ? `${quantity} in ${unit}` : quantity);

function axisLine({ quantity, from, to, ticks }: Axis): string[] {
  if (!ticks) return [`${quantity} from ${inNumber(from)} to ${inNumber(to)}.`];
  if (!ticks.length) return [];
  return [`${quantity} is marked ${joined(ticks.map(({ at, label }) => `${label} at ${inNumber(at)}`))}.`];
}

function pieceInWords(piece: Piece): string {
  switch (piece.kind) {
    case "line":
      return `a straight line from ${pair(piece.from)} to ${pair(piece.to)}`;
    case "parabola": {
      const { a, b, c, from, to } = piece;
      const at = (x: number) => pair([x, a * x * x + b * x + c]);
      return `a parabola from ${at(from)} through ${at((from + to) / 2)} to ${at(to)}`;
    }
    case "points": {
      const places = (piece.smooth ? spread(piece.points) : piece.points).map(pair).join(", ");
      return `${piece.smooth ? "a smooth curve" : "straight lines"} through ${places}`;
    }
  }
}

function spread(points: readonly Place[]): readonly Place[] {
  if (points.length <= MOST_PLACES) return points;
  const step = (points.length - 1) / (MOST_PLACES - 1);
  const even = new Set(Array.from({ length: MOST_PLACES }, (_, i) => Math.round(i * step)));
  return points.filter((_, i) => even.has(i) || isTurn(points, i));
}

/** Whether a curve has a peak or a trough at its point `i`. */
function isTurn(points: readonly Place[], i: number): boolean {
  const [before, here, after] = [points[i - 1], points[i], points[i + 1]];
  return !!before && !!here && !!after && (here[1] - before[1]) * (after[1] - here[1]) < 0;
}

const SHAPES: Record<number, string> = { 3: "Triangle", 4: "Quadrilateral", 5: "Pentagon", 6: "Hexagon" };

/** Coordinates are how a figure is drawn, not what it says: they are described only for lines without labels. */
export function geometryLines(figure: Geometry): string[] {
  const hidden = new Set(figure.points.filter((point) => point.unlabelled).map((point) => point.name));
  const places = isBare(figure) ? new Map(figure.points.map(({ name, at }) => [name, pair(at)])) : undefined;
  const name = (point: string) => (hidden.has(point) ? (places?.get(point) ?? "an unnamed point") : point);
  const lineName = (from: string, to: string) =>
    hidden.has(from) || hidden.has(to) ? `from ${name(from)} to ${name(to)}` : `${from}${to}`;
  const shown = figure.points.filter((point) => !point.unlabelled).map((point) => point.name);
  const at = (point: string): Place => figure.points.find((each) => each.name === point)?.at ?? [0, 0];
  // For a plan with more than four sides, names alone do not say which corner goes inwards.
  const sides = figure.segments ?? [];
  const isPlan = sides.length > 4 && sides.every(({ from, to }) => wayOf(at(from), at(to)) !== undefined);
  return [
    ...(shown.length ? [`Points ${joined(shown)}.`] : []),
    ...(figure.polygons ?? []).map(
      ({ corners, shaded }) =>
        `${SHAPES[corners.length] ?? "Polygon"} ${corners.some((corner) => hidden.has(corner)) ? "" : corners.join("")}`.trim() +
        `${shaded ? ", shaded" : ""}.`,
    ),
    ...(figure.circles ?? []).map(({ centre, through, dashed }) => {
      const where = hidden.has(centre) ? "" : ` with centre ${centre}`;
      return `A ${dashed ? "dashed " : ""}circle${where}${through ? ` through ${name(through)}` : ""}.`;
    }),
    ...(figure.arcs ?? []).map(
      ({ centre, from, to, sector }) =>
        `${sector ? "A shaded sector" : "An arc"} from ${name(from)} anticlockwise to the direction of ${name(to)}, around ${name(centre)}.`,
    ),
    ...(figure.segments ?? []).map(({ from, to, label, dashed, ticks, arrow }) => {
      const on = shown.filter((point) => liesBetween(at(point), at(from), at(to)));
      const manner = [
        on.length > 0 && `through ${joined(on)}`,
        isPlan && wayOf(at(from), at(to)),
        dashed && "dashed",
        arrow && `with an arrow at ${name(to)}`,
        label && `labelled ${label}`,
        ticks && `marked with ${ticks} ${ticks === 1 ? "tick" : "ticks"}`,
      ].filter(Boolean);
      return `Line ${lineName(from, to)}${manner.length ? `, ${manner.join(", ")}` : ""}.`;
    }),
    ...(figure.angles ?? []).map(({ at, from, to, label, right }) => {
      const named = [at, from, to].some((point) => hidden.has(point))
        ? `at ${name(at)}`
        : `${from}${at}${to}`;
      return `${right ? "Right angle" : "Angle"} ${named}${label ? `, labelled ${label}` : right ? "" : ", marked"}.`;
    }),
  ];
}

/** Upwards is the direction of the second number. */
function wayOf([x, y]: Place, [u, v]: Place): string | undefined {
  if (y === v) return u > x ? "to the right" : "to the left";
  return x === u ? (v > y ? "upwards" : "downwards") : undefined;
}

function liesBetween([x, y]: Place, [a, b]: Place, [c, d]: Place): boolean {
  const length = Math.hypot(c - a, d - b);
  const along = ((x - a) * (c - a) + (y - b) * (d - b)) / length;
  const aside = Math.abs((x - a) * (d - b) - (y - b) * (c - a)) / length;
  return aside < 0.005 * length && along > 0.005 * length && along < 0.995 * length;
}

/**
 * A figure without names and measures: its lines can be distinguished by their places only, and these reveal no
 * length that is asked for.
 */
function isBare({ points, segments = [], angles = [] }: Geometry): boolean {
  return (
    points.every((point) => point.unlabelled) && !segments.some(({ label }) => label) && angles.length === 0
  );
}
