import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { slips } from "../../../../kit/slips.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Place = readonly [number, number];
type Line = readonly [Place, Place];
/** The diagonals of a panel: rising, falling or both. */
type Panel = "/" | "\\" | "X";

const HIGH = 2;
const WIDE = 2;
/** Triangles that lie within one panel. */
const WITHIN: Record<Panel, number> = { "/": 2, "\\": 2, X: 8 };
const PIECES: Record<Panel, number> = { "/": 2, "\\": 2, X: 4 };

const rising = (at: number): Line => [
  [at * WIDE, 0],
  [(at + 1) * WIDE, HIGH],
];
const falling = (at: number): Line => [
  [at * WIDE, HIGH],
  [(at + 1) * WIDE, 0],
];

function linesOf(panels: readonly Panel[]): Line[] {
  const end = panels.length * WIDE;
  return [
    [
      [0, 0],
      [end, 0],
    ],
    [
      [0, HIGH],
      [end, HIGH],
    ],
    ...range(0, panels.length).map(
      (at): Line => [
        [at * WIDE, 0],
        [at * WIDE, HIGH],
      ],
    ),
    ...panels.flatMap((panel, at) => [
      ...(panel === "\\" ? [] : [rising(at)]),
      ...(panel === "/" ? [] : [falling(at)]),
    ]),
  ];
}

/** Where two lines meet, unless they are parallel or end before. */
function meeting([[a, b], [c, d]]: Line, [[e, f], [g, h]]: Line): Place | undefined {
  const slope = (c - a) * (h - f) - (d - b) * (g - e);
  if (slope === 0) return undefined;
  const along = ((e - a) * (h - f) - (f - b) * (g - e)) / slope;
  const across = ((e - a) * (d - b) - (f - b) * (c - a)) / slope;
  const isWithin = [along, across].every((part) => part > -1e-9 && part < 1 + 1e-9);
  return isWithin ? [a + along * (c - a), b + along * (d - b)] : undefined;
}

/** Any three lines that meet in three different points bound a triangle. */
function countTriangles(lines: readonly Line[]): number {
  const isTriangle = (one: Line, two: Line, three: Line) => {
    const [p, q, r] = [meeting(one, two), meeting(two, three), meeting(one, three)];
    return p && q && r ? isApart(p, q) && isApart(q, r) && isApart(p, r) : false;
  };
  return sum(
    lines.flatMap((one, i) =>
      lines.slice(i + 1).map((two, j) => {
        const rest = lines.slice(i + j + 2);
        return rest.filter((three) => isTriangle(one, two, three)).length;
      }),
    ),
  );
}

const isApart = ([a, b]: Place, [c, d]: Place) => Math.hypot(a - c, b - d) > 1e-6;

/** Triangles over two neighbouring panels stand on their common side's ends: one at each end where both diagonals run to it. */
function overTwoPanels(panels: readonly Panel[]): number {
  return sum(
    panels.slice(1).map((right, at) => {
      const left = panels[at];
      const above = left !== "\\" && right !== "/" ? 1 : 0;
      const below = left !== "/" && right !== "\\" ? 1 : 0;
      return above + below;
    }),
  );
}

function drawPanels(panels: readonly Panel[]): FigureOf<"geometry"> {
  const corners = range(0, panels.length).flatMap((at): Place[] => [
    [at * WIDE, HIGH],
    [at * WIDE, 0],
  ]);
  const nameAt = (place: Place) =>
    String.fromCharCode(65 + corners.findIndex((corner) => !isApart(corner, place)));
  return {
    type: "geometry",
    points: corners.map(([x, y]) => ({ name: nameAt([x, y]), at: [x, y] })),
    segments: linesOf(panels).map(([from, to]) => ({ from: nameAt(from), to: nameAt(to) })),
  };
}

function writePanels(random: Random) {
  const panels = range(1, random.int(2, 4)).map(() => random.pick<Panel>(["/", "\\", "X", "X"]));
  const within = sum(panels.map((panel) => WITHIN[panel]));
  const over = overTwoPanels(panels);
  const answer = within + over;
  if (over === 0 || answer < 9) return undefined;
  const pieces = sum(panels.map((panel) => PIECES[panel]));
  const crossed = panels.filter((panel) => panel === "X").length;
  return {
    text: "How many triangles, of all sizes, are there in the given figure?",
    figure: drawPanels(panels),
    answer: num(answer),
    distractors: slips(random, num(answer), num, [
      [within, "missing the triangles that reach over two panels"],
      [pieces + over, "missing the triangles that are half a panel"],
      [answer + 2, "counting a triangle over two panels in each of them"],
      [answer - 2, "missing two of the larger triangles"],
      [answer + crossed * 2 + 2, "counting four-sided parts as triangles"],
      [pieces, "counting only the smallest parts"],
      [answer + over + 3, "counting triangles twice that share a side"],
    ]),
    explanation: [
      `A panel with both diagonals holds 8 triangles, four small ones and four that are half the panel; one with a single diagonal holds 2. That makes ${within} within the panels.`,
      `Where diagonals of neighbouring panels meet on their common side, they form a larger triangle over both: ${over} more.`,
      `Together: $${within} + ${over} = ${answer}$.`,
    ],
    verify: () => countTriangles(linesOf(panels)) === answer,
  };
}

export const trianglesInPanels: WriterList = [
  computed({
    name: "figure-triangles-between-diagonals",
    form: "elementary",
    topic: "cubes-and-dice",
    difficulty: "MEDIUM",
    write: writePanels,
  }),
];
