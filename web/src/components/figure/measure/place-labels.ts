import { LINE_HEIGHT, textWidth } from "./text-size.ts";

export interface Spot {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Stroke = readonly [Spot, Spot];

/** A text and its possible centres, the best one first. */
export interface LabelWish {
  text: string;
  spots: Spot[];
}
export interface PlacedLabel extends Spot {
  text: string;
  box: Box;
  /** It may stand on a line. */
  isCrossed: boolean;
}

const PRICE = { overlap: 400, crossed: 60, later: 1 };

export function boxAround({ x, y }: Spot, text: string): Box {
  const width = textWidth(text);
  return { left: x - width / 2, top: y - LINE_HEIGHT / 2, width, height: LINE_HEIGHT };
}

/** One after the other, each where it disturbs least: inside the bounds, on no other label, across no line. */
export function placeLabels(
  wishes: readonly LabelWish[],
  strokes: readonly Stroke[],
  bounds: Box,
  taken: readonly Box[] = [],
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const { text, spots } of wishes) {
    const others = [...taken, ...placed.map((label) => label.box)];
    const choices = spots.map((wanted, i) => {
      const spot = moveInside(wanted, text, bounds);
      const box = boxAround(spot, text);
      const moved = Math.hypot(spot.x - wanted.x, spot.y - wanted.y);
      const crossed = strokes.filter((stroke) => doesCross(stroke, box)).length;
      const price =
        i * PRICE.later +
        moved * 6 +
        others.filter((other) => doOverlap(box, other)).length * PRICE.overlap +
        crossed * PRICE.crossed;
      return { spot, box, price, isCrossed: crossed > 0 };
    });
    const best = choices.reduce((a, b) => (b.price < a.price ? b : a));
    placed.push({ text, ...best.spot, box: best.box, isCrossed: best.isCrossed });
  }
  return placed;
}

function moveInside({ x, y }: Spot, text: string, bounds: Box): Spot {
  const { width, height } = boxAround({ x, y }, text);
  return {
    x: clamp(x, bounds.left + width / 2, bounds.left + bounds.width - width / 2),
    y: clamp(y, bounds.top + height / 2, bounds.top + bounds.height - height / 2),
  };
}

/** Labels too wide for their bounds are centred in them. */
function clamp(value: number, least: number, most: number) {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

export function doOverlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

/** Whether a straight line crosses a box: what is left of it after clipping at all four edges. */
function doesCross([a, b]: Stroke, { left, top, width, height }: Box): boolean {
  let enter = 0;
  let leave = 1;
  const edges = [
    [b.x - a.x, left - a.x, left + width - a.x],
    [b.y - a.y, top - a.y, top + height - a.y],
  ] as const;
  for (const [run, low, high] of edges) {
    if (run === 0) {
      if (low > 0 || high < 0) return false;
      continue;
    }
    const [first, last] = run > 0 ? [low / run, high / run] : [high / run, low / run];
    enter = Math.max(enter, first);
    leave = Math.min(leave, last);
  }
  return enter < leave;
}

/**
 * Positions around a point, beginning in a direction (radians, y downwards) and then ever further away from
 * it.
 */
export function spotsAround({ x, y }: Spot, distance: number, direction: number, text = ""): Spot[] {
  const reach = textWidth(text) / 2;
  return [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => {
    const angle = direction + (eighths * Math.PI) / 4;
    return {
      x: x + Math.cos(angle) * (distance + Math.max(0, reach - 5)),
      y: y + Math.sin(angle) * distance,
    };
  });
}
