import type { FigureOf } from "@prepfeed/contract/figures/figure";
import type { LabelWish, PlacedLabel, Spot, Stroke } from "../measure/place-labels.ts";
import { placeLabels, spotsAround } from "../measure/place-labels.ts";
import { textWidth } from "../measure/text-size.ts";
import { angleMark, arcPath, bisectorOf, directionOf, distanceOf } from "./angles.ts";

type Geometry = FigureOf<"geometry">;

export interface GeometryLayout {
  dots: Spot[];
  polygons: { path: string; isShaded: boolean }[];
  segments: {
    from: Spot;
    to: Spot;
    isDashed: boolean;
    hasArrow: boolean;
    isEdge: boolean;
    ticks: Stroke[];
  }[];
  circles: (Spot & { radius: number; isDashed: boolean })[];
  arcs: { path: string; isDashed: boolean; isSector: boolean }[];
  angles: string[];
  labels: PlacedLabel[];
}

const EDGE = 28;

export function layOutGeometry(figure: Geometry, width: number, height: number): GeometryLayout {
  const place = fit(figure, width, height);
  const spots = new Map(figure.points.map(({ name, at }) => [name, place.spot(at)]));
  const spot = (name: string): Spot => spots.get(name) ?? { x: 0, y: 0 };

  const circles = (figure.circles ?? []).map(({ centre, radius, through, dashed = false }) => ({
    ...spot(centre),
    radius: through ? distanceOf(spot(centre), spot(through)) : (radius ?? 0) * place.scale,
    isDashed: dashed,
  }));
  const segments = (figure.segments ?? []).map(({ from, to, dashed = false, arrow = false, ticks = 0 }) => ({
    from: spot(from),
    to: spot(to),
    isDashed: dashed,
    hasArrow: arrow,
    isEdge: !dashed && isEdge(figure, from, to),
    ticks: ticksAcross(spot(from), spot(to), ticks),
  }));
  const outlines = (figure.polygons ?? []).map(({ corners }) => corners.map(spot));
  const arcs = (figure.arcs ?? []).map(({ centre, from, to, dashed = false, sector = false }) => ({
    ...arcPath(spot(centre), spot(from), spot(to), sector),
    isDashed: dashed,
    isSector: sector,
  }));
  const seenAt = new Map<string, number>();
  const angles = (figure.angles ?? []).map(({ at, from, to, right = false }) => {
    const turn = right ? 0 : (seenAt.get(at) ?? 0);
    if (!right) seenAt.set(at, turn + 1);
    return angleMark(spot(at), spot(from), spot(to), right, turn);
  });

  const strokes: Stroke[] = [
    ...segments.map(({ from, to }): Stroke => [from, to]),
    ...outlines.flatMap((corners) =>
      corners.map((corner, i): Stroke => [corner, corners[(i + 1) % corners.length] ?? corner]),
    ),
    ...circles.flatMap((circle) => rim(circle)),
    ...arcs.flatMap(({ line }) => joinedUp(line)),
    ...angles.flatMap(({ line }) => joinedUp(line)),
  ];
  const wishes = [
    ...angleWishes(
      figure,
      spot,
      angles.map(({ reach }) => reach),
    ),
    ...pointWishes(figure, spot),
    ...sideWishes(figure, spot),
  ];
  const bounds = { left: 0, top: 0, width, height };
  const dots = figure.points.filter(({ dot }) => dot).map(({ name }) => spot(name));
  const taken = dots.map(({ x, y }) => ({ left: x - 5, top: y - 5, width: 10, height: 10 }));
  return {
    dots,
    polygons: outlines.map((corners, i) => ({
      path: `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`,
      isShaded: figure.polygons?.[i]?.shaded ?? false,
    })),
    segments,
    circles,
    arcs,
    angles: angles.map(({ path }) => path),
    labels: placeLabels(wishes, strokes, bounds, taken),
  };
}

/** As large as the box allows, with y upwards in a figure and downwards on a screen. */
function fit({ points, circles = [], arcs = [], segments = [] }: Geometry, width: number, height: number) {
  const widest = Math.max(0, ...segments.map(({ label = "" }) => textWidth(label)));
  const side = Math.min(width / 5, Math.max(EDGE, widest + 12));
  const at = (name: string) => points.find((point) => point.name === name)?.at ?? ([0, 0] as const);
  const places = points.map((point) => point.at as readonly [number, number]);
  const reach = (centre: string, radius: number) => {
    const [x, y] = at(centre);
    places.push([x - radius, y - radius], [x + radius, y + radius]);
  };
  const apart = (one: string, other: string) =>
    Math.hypot(at(one)[0] - at(other)[0], at(one)[1] - at(other)[1]);
  for (const { centre, radius, through } of circles)
    reach(centre, through ? apart(centre, through) : (radius ?? 0));
  for (const { centre, from, to } of arcs) {
    const [x, y] = at(centre);
    const radius = apart(centre, from);
    const first = Math.atan2(at(from)[1] - y, at(from)[0] - x);
    const last = Math.atan2(at(to)[1] - y, at(to)[0] - x);
    const run = (last - first + 2 * Math.PI) % (2 * Math.PI);
    for (let i = 0; i <= 12; i++) {
      const angle = first + (run * i) / 12;
      places.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
    }
  }
  const [left, right] = [Math.min(...places.map(([x]) => x)), Math.max(...places.map(([x]) => x))];
  const [low, high] = [Math.min(...places.map(([, y]) => y)), Math.max(...places.map(([, y]) => y))];
  const scale = Math.min(
    (width - 2 * side) / (right - left || 1e-9),
    (height - 2 * EDGE) / (high - low || 1e-9),
    1e8,
  );
  return {
    scale,
    spot: ([x, y]: readonly [number, number]): Spot => ({
      x: width / 2 + (x - (left + right) / 2) * scale,
      y: height / 2 - (y - (low + high) / 2) * scale,
    }),
  };
}

/** The edges of polygons are drawn with them; their segments only add a label or a mark. */
function isEdge({ polygons = [] }: Geometry, from: string, to: string): boolean {
  return polygons.some(({ corners }) =>
    corners.some((corner, i) => {
      const next = corners[(i + 1) % corners.length];
      return (corner === from && next === to) || (corner === to && next === from);
    }),
  );
}

const joinedUp = (line: readonly Spot[]): Stroke[] =>
  line.slice(1).map((spot, i): Stroke => [line[i] ?? spot, spot]);

function rim({ x, y, radius }: Spot & { radius: number }): Stroke[] {
  const line = Array.from({ length: 33 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
  return joinedUp(line);
}

function ticksAcross(from: Spot, to: Spot, count: number): Stroke[] {
  const along = directionOf(from, to);
  const [cos, sin] = [Math.cos(along), Math.sin(along)];
  return Array.from({ length: count }, (_, i): Stroke => {
    const shift = (i - (count - 1) / 2) * 4.5;
    const x = (from.x + to.x) / 2 + shift * cos;
    const y = (from.y + to.y) / 2 + shift * sin;
    return [
      { x: x - 5.5 * sin, y: y + 5.5 * cos },
      { x: x + 5.5 * sin, y: y - 5.5 * cos },
    ];
  });
}

type ToSpot = (name: string) => Spot;

function angleWishes(figure: Geometry, spot: ToSpot, reaches: number[]): LabelWish[] {
  return (figure.angles ?? []).flatMap(({ at, from, to, label }, i) => {
    if (!label) return [];
    const { x, y } = spot(at);
    const middle = bisectorOf(spot(at), spot(from), spot(to));
    const first = (reaches[i] ?? 0) + 9 + Math.abs(Math.cos(middle)) * (textWidth(label) / 2);
    const spots = [0, 6, 12, 18, 26, 36, 48].flatMap((more) =>
      [0, 0.25, -0.25].map((turn) => ({
        x: x + Math.cos(middle + turn) * (first + more),
        y: y + Math.sin(middle + turn) * (first + more),
      })),
    );
    return [{ text: label, spots }];
  });
}

/** Away from the lines that meet in the point. */
function pointWishes(figure: Geometry, spot: ToSpot): LabelWish[] {
  const neighbours = new Map<string, string[]>();
  const join = (one: string, other: string) => {
    neighbours.set(one, [...(neighbours.get(one) ?? []), other]);
    neighbours.set(other, [...(neighbours.get(other) ?? []), one]);
  };
  for (const { from, to } of figure.segments ?? []) join(from, to);
  for (const { corners } of figure.polygons ?? [])
    for (const [i, corner] of corners.entries()) join(corner, corners[(i + 1) % corners.length] ?? corner);
  for (const { centre, through } of figure.circles ?? []) if (through) join(centre, through);
  for (const { centre, from, to } of figure.arcs ?? []) {
    join(centre, from);
    join(centre, to);
  }
  return figure.points.flatMap(({ name, unlabelled }) => {
    if (unlabelled) return [];
    const here = spot(name);
    const pulls = (neighbours.get(name) ?? []).map((other) => directionOf(here, spot(other)));
    const x = -pulls.reduce((sum, angle) => sum + Math.cos(angle), 0);
    const y = -pulls.reduce((sum, angle) => sum + Math.sin(angle), 0);
    const away = Math.hypot(x, y) > 0.05 ? Math.atan2(y, x) : Math.PI / 2;
    return [
      { text: name, spots: [...spotsAround(here, 13, away), ...spotsAround(here, 19, away + Math.PI / 8)] },
    ];
  });
}

/** Beside the middle of the line, first on the side away from the other points. */
function sideWishes(figure: Geometry, spot: ToSpot): LabelWish[] {
  const all = figure.points.map(({ name }) => spot(name));
  const centre = {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
  return (figure.segments ?? []).flatMap(({ from, to, label, ticks }) => {
    if (!label) return [];
    const [a, b] = [spot(from), spot(to)];
    const along = directionOf(a, b);
    const normal = { x: -Math.sin(along), y: Math.cos(along) };
    const isAway = (b.x + a.x - 2 * centre.x) * normal.x + (b.y + a.y - 2 * centre.y) * normal.y >= 0;
    const away = (ticks ? 9 : 5) + Math.abs(normal.x) * (textWidth(label) / 2) + Math.abs(normal.y) * 9;
    const spots = [0.5, 0.42, 0.58, 0.34, 0.66].flatMap((part) =>
      (isAway ? [1, -1] : [-1, 1]).map((side) => ({
        x: a.x + (b.x - a.x) * part + side * normal.x * away,
        y: a.y + (b.y - a.y) * part + side * normal.y * away,
      })),
    );
    return [{ text: label, spots }];
  });
}
