import type { FigureOf } from "@prepfeed/contract/figures/figure";
import type { Spot } from "../measure/place-labels.ts";
import { LINE_HEIGHT, wrapText } from "../measure/text-size.ts";

export interface VennLayout {
  hasBox: boolean;
  radius: number;
  circles: Spot[];
  names: (Spot & { lines: string[] })[];
  regions: (Spot & { label: string; isShaded: boolean; within: boolean[] })[];
}

/** Centres in radii, from the middle of the upper pair. */
const APART = 0.6;
const CENTRES = {
  2: [
    { x: -APART, y: 0 },
    { x: APART, y: 0 },
  ],
  3: [
    { x: -APART, y: 0 },
    { x: APART, y: 0 },
    { x: 0, y: APART * Math.sqrt(3) },
  ],
};

export function layOutVenn(
  { sets, regions, universe }: FigureOf<"venn">,
  width: number,
  height: number,
): VennLayout {
  const hasBox = Boolean(universe) || regions.some((region) => region.in.length === 0);
  const isThree = sets.length === 3;
  const nameLines = sets.map((name) => wrapText(name, width / 2 - 20));
  const linesOf = (...which: number[]) =>
    Math.max(...which.map((i) => nameLines[i]?.length ?? 0)) * LINE_HEIGHT;
  const edge = hasBox ? 10 : 2;
  const top = edge + (universe ? LINE_HEIGHT : 0) + linesOf(0, 1) + 6;
  const foot = edge + (isThree ? linesOf(2) + 6 : hasBox ? 6 : 0);
  const radii = isThree ? 2 + APART * Math.sqrt(3) : 2;
  const radius = Math.min((height - top - foot) / radii, (width - 2 * edge - 12) / (2 + 2 * APART));
  const middle = { x: width / 2, y: top + radius };
  const centres = CENTRES[isThree ? 3 : 2];
  const place = ({ x, y }: Spot): Spot => ({ x: middle.x + x * radius, y: middle.y + y * radius });
  return {
    hasBox,
    radius,
    circles: centres.map(place),
    names: nameLines.map((lines, i) => {
      const spot = place(centres[i] ?? { x: 0, y: 0 });
      if (i === 2) return { lines, x: spot.x, y: spot.y + radius + 6 + LINE_HEIGHT / 2 };
      const above = spot.y - radius - 6 - (lines.length - 0.5) * LINE_HEIGHT;
      return { lines, x: spot.x + (i === 0 ? -0.25 : 0.25) * radius, y: above };
    }),
    regions: regions.map((region) => {
      const within = sets.map((set) => region.in.includes(set));
      const spot = region.in.length ? place(middleOf(within, centres)) : { x: width - 26, y: height - 16 };
      return { ...spot, label: region.label ?? "", isShaded: region.shaded ?? false, within };
    }),
  };
}

/** The middle of the region that is in these sets and in no others, in radii. */
function middleOf(within: readonly boolean[], centres: readonly Spot[]): Spot {
  const mean = (spots: readonly Spot[]): Spot => ({
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  });
  const inside = centres.filter((_, i) => within[i]);
  const here = mean(inside);
  if (inside.length === centres.length) return here;
  const all = mean(centres);
  const away = Math.hypot(here.x - all.x, here.y - all.y);
  const push = inside.length === 1 ? 0.42 : 0.36;
  return { x: here.x + ((here.x - all.x) / away) * push, y: here.y + ((here.y - all.y) / away) * push };
}
