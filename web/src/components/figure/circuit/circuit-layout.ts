import type { FigureOf } from "@prepfeed/contract/figures/figure";
import type { CircuitPart } from "@prepfeed/contract/figures/figure-circuit";
import { BOTTOM } from "../measure/figure-height.ts";
import type { Spot, Stroke } from "../measure/place-labels.ts";
import { textWidth } from "../measure/text-size.ts";

type Circuit = FigureOf<"circuit">;
export type Component = Exclude<CircuitPart, { parts: CircuitPart[] }>;

export interface CircuitLayout {
  components: (Spot & { component: Component })[];
  wires: Stroke[];
  /** Where wires meet. */
  junctions: Spot[];
  terminals: (Spot & { name: string; side: -1 | 1 })[];
  /** The height of a component with its label. */
  row: number;
}

/** Half of a symbol, the height of its label above the wire, and the wire before and after branches. */
export const HALF = 18;
export const LABEL_ABOVE = 24;
const BEND = 11;
const MOST_STRETCH = 1.7;

const edgeOf = ({ terminals }: Circuit) => (terminals ? 36 : BEND);

/** The size of a circuit in the given room; larger than the room if its labels would touch. */
export function circuitWidth(circuit: Circuit, room: number): number {
  const edge = edgeOf(circuit);
  return Math.max(room, ...rowsOf(circuit, room - 2 * edge).map((row) => leastWidth(row) + 2 * edge));
}

export function layOutCircuit(circuit: Circuit, width: number, height: number): CircuitLayout {
  const { terminals } = circuit;
  const edge = edgeOf(circuit);
  const [top, bottom] = rowsOf(circuit, width - 2 * edge);
  const least = Math.max(leastWidth(top), leastWidth(bottom));
  const room = Math.min(width - 2 * edge, Math.max(least, Math.min(least * MOST_STRETCH, 480)));
  const left = (width - room) / 2;
  const right = left + room;
  const [above, below] = extentInSeries(top);
  const row = (height - (terminals ? 12 : BOTTOM)) / (above + below);
  const y = above * row + 4;
  const layout: CircuitLayout = { components: [], wires: [], junctions: [], terminals: [], row };
  placeSeries(layout, top, left, room, y);
  if (terminals) {
    layout.terminals = [
      { x: left, y, name: terminals[0], side: -1 },
      { x: right, y, name: terminals[1], side: 1 },
    ];
    return layout;
  }
  const floor = height - 26;
  layout.wires.push(stroke(left, y, left, floor), stroke(right, y, right, floor));
  if (bottom.length) placeSeries(layout, bottom, left, room, floor);
  else layout.wires.push(stroke(left, floor, right, floor));
  return layout;
}

/** Components that do not fit along the top continue around the corner, beside the source. */
function rowsOf({ parts, source = [], terminals }: Circuit, room: number): [CircuitPart[], CircuitPart[]] {
  const top = [...parts];
  const bottom: CircuitPart[] = [...source];
  while (!terminals && top.length > 1 && leastWidth(top) > room) {
    const last = top.at(-1);
    if (!last || "parts" in last || leastWidth([...bottom, last]) > room) break;
    top.pop();
    bottom.splice(source.length, 0, last);
  }
  // The bottom runs from right to left.
  return [top, [...source, ...bottom.slice(source.length).reverse()]];
}

function leastWidth(parts: readonly CircuitPart[]): number {
  return parts.reduce((sum, part) => sum + leastOf(part), 0);
}

function leastOf(part: CircuitPart): number {
  if (!("parts" in part)) return Math.max(2 * HALF + 12, textWidth(part.label ?? "") + 10);
  if (part.kind === "series") return leastWidth(part.parts);
  return Math.max(...part.parts.map(leastOf)) + 2 * BEND;
}

/** How far parts in series reach above and below their wire, in rows. */
function extentInSeries(parts: readonly CircuitPart[]): [number, number] {
  const extents = parts.map(extentOf);
  return [Math.max(...extents.map(([above]) => above)), Math.max(...extents.map(([, below]) => below))];
}

/** The wire into branches is midway between the first and the last of them. */
function extentOf(part: CircuitPart): [number, number] {
  if (!("parts" in part)) return [0.62, 0.38];
  if (part.kind === "series") return extentInSeries(part.parts);
  const branches = part.parts.map(extentOf);
  const height = branches.reduce((sum, [above, below]) => sum + above + below, 0);
  const middle = ((branches[0]?.[0] ?? 0) + height - (branches.at(-1)?.[1] ?? 0)) / 2;
  return [middle, height - middle];
}

const stroke = (x1: number, y1: number, x2: number, y2: number): Stroke => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
];

function placeSeries(
  layout: CircuitLayout,
  parts: readonly CircuitPart[],
  x: number,
  width: number,
  y: number,
) {
  const stretch = width / leastWidth(parts);
  let start = x;
  for (const part of parts) {
    const room = leastOf(part) * stretch;
    placePart(layout, part, start, room, y);
    start += room;
  }
}

function placePart(layout: CircuitLayout, part: CircuitPart, x: number, width: number, y: number) {
  if (!("parts" in part)) {
    const middle = x + width / 2;
    layout.components.push({ x: middle, y, component: part });
    layout.wires.push(stroke(x, y, middle - HALF, y), stroke(middle + HALF, y, x + width, y));
  } else if (part.kind === "series") placeSeries(layout, part.parts, x, width, y);
  else placeBranches(layout, part.parts, x, width, y);
}

function placeBranches(
  layout: CircuitLayout,
  parts: readonly CircuitPart[],
  x: number,
  width: number,
  y: number,
) {
  const [left, right] = [x + BEND, x + width - BEND];
  const [above] = extentOf({ kind: "parallel", parts: [...parts] });
  let top = y - above * layout.row;
  const levels = parts.map((part) => {
    const [over, under] = extentOf(part);
    const level = top + over * layout.row;
    top += (over + under) * layout.row;
    placePart(layout, part, left, right - left, level);
    return level;
  });
  const [first = y, last = y] = [levels[0], levels.at(-1)];
  layout.wires.push(stroke(x, y, left, y), stroke(right, y, x + width, y));
  layout.wires.push(stroke(left, first, left, last), stroke(right, first, right, last));
  for (const at of [left, right]) {
    layout.junctions.push({ x: at, y });
    for (const level of levels.slice(1, -1))
      if (Math.abs(level - y) > 1) layout.junctions.push({ x: at, y: level });
  }
}
