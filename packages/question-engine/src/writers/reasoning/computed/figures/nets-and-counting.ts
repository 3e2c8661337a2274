import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { slips } from "../../../../kit/slips.ts";
import { choose, range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Geometry = FigureOf<"geometry">;
/** Column and row. */
type Square = readonly [number, number];

/** Six squares that fold up to a cube. */
const NETS: readonly (readonly Square[])[] = [
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
    [1, 3],
  ],
  [
    [1, 0],
    [1, 1],
    [0, 2],
    [1, 2],
    [2, 2],
    [1, 3],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 3],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 3],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [1, 2],
    [1, 3],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
    [1, 4],
  ],
];

/** A die as top, bottom, north, south, east, west. */
type Die = readonly [number, number, number, number, number, number];
const ROLLS: readonly (readonly [Square, (die: Die) => Die])[] = [
  [[1, 0], ([t, b, n, s, e, w]) => [w, e, n, s, t, b]],
  [[-1, 0], ([t, b, n, s, e, w]) => [e, w, n, s, b, t]],
  [[0, 1], ([t, b, n, s, e, w]) => [s, n, t, b, e, w]],
  [[0, -1], ([t, b, n, s, e, w]) => [n, s, b, t, e, w]],
];

/** Rolls a die over the net: the face that lies down on a square is the one that the square folds to. */
function facesOf(net: readonly Square[]): number[] {
  const faces = net.map(() => -1);
  const indexOf = ([x, y]: Square) => net.findIndex(([column, row]) => column === x && row === y);
  const visit = (at: number, die: Die) => {
    if (at < 0 || faces[at] !== -1) return;
    faces[at] = die[1];
    const [x, y] = net[at] ?? [0, 0];
    for (const [[dx, dy], roll] of ROLLS) visit(indexOf([x + dx, y + dy]), roll(die));
  };
  visit(0, [0, 1, 2, 3, 4, 5]);
  return faces;
}

/** Faces 0 and 1, 2 and 3, 4 and 5 lie opposite each other. */
const acrossFrom = (face: number) => face ^ 1;

/** The squares in a box; those that are not of the sheet are shaded. */
function drawNet(net: readonly Square[], marks: readonly string[]): FigureOf<"cells"> {
  const columns = range(0, Math.max(...net.map(([column]) => column)));
  const rows = range(0, Math.max(...net.map(([, row]) => row)));
  const at = (column: number, row: number) => net.findIndex(([x, y]) => x === column && y === row);
  return {
    type: "cells",
    rows: rows.map((row) => columns.map((column) => marks[at(column, row)] ?? "")),
    shaded: rows.flatMap((row) =>
      columns.filter((column) => at(column, row) < 0).map((column): [number, number] => [row, column]),
    ),
    note: "The shaded squares are cut away.",
  };
}

/** A triangle with lines from its top to the base and lines parallel to the base. */
function drawFan(parts: number, levels: number): Geometry {
  const width = 12;
  const foot = (n: number, level: number): [number, number] => [
    (((n / parts) * width - width / 2) * level) / levels,
    (-9 * level) / levels,
  ];
  const points = [
    { name: "T", at: [0, 0] as [number, number], unlabelled: true },
    ...range(1, levels).flatMap((level) =>
      [0, parts].map((n) => ({ name: `${level}.${n}`, at: foot(n, level), unlabelled: true })),
    ),
    ...range(1, parts - 1).map((n) => ({ name: `f${n}`, at: foot(n, levels), unlabelled: true })),
  ];
  return {
    type: "geometry",
    points,
    segments: [
      { from: "T", to: `${levels}.0` },
      { from: "T", to: `${levels}.${parts}` },
      ...range(1, parts - 1).map((n) => ({ from: "T", to: `f${n}` })),
      ...range(1, levels).map((level) => ({ from: `${level}.0`, to: `${level}.${parts}` })),
    ],
  };
}

function draftFan(random: Random) {
  const [parts, levels] = [random.int(3, 5), random.int(2, 4)];
  const perLevel = choose(parts + 1, 2);
  const answer = perLevel * levels;
  return {
    text: "How many triangles are there in the given figure?",
    figure: drawFan(parts, levels),
    answer: num(answer),
    distractors: slips(random, num(answer), num, [
      [perLevel * (levels - 1), "leaving out the triangles that stand on one of the parallel lines"],
      [parts * levels, "counting only the triangles between neighbouring lines"],
      [answer - parts, "missing the largest of the triangles"],
      [answer + levels, "counting some of them twice"],
      [perLevel * (levels + 1), "counting one parallel line too many"],
      [answer + parts, "counting the four-sided parts at the base as well"],
    ]),
    explanation: [
      `All triangles have their top at the same point. Two of the ${parts + 1} lines through it bound a triangle: $\\frac{${parts + 1} \\times ${parts}}{2} = ${perLevel}$ choices.`,
      `Each choice gives a triangle on each of the ${levels} parallel lines: $${perLevel} \\times ${levels} = ${answer}$.`,
    ],
    verify: () =>
      answer === levels * range(1, parts).reduce((total, width) => total + (parts + 1 - width), 0),
  };
}

export const netsAndCounting: WriterList = [
  computed({
    name: "figure-net-of-a-dice",
    form: "elementary",
    topic: "cubes-and-dice",
    difficulty: "MEDIUM",
    write(random) {
      const net = random.pick(NETS);
      const faces = facesOf(net);
      const marks = random.shuffle(
        random.pick([
          ["1", "2", "3", "4", "5", "6"],
          ["A", "B", "C", "D", "E", "F"],
        ]),
      );
      const asked = random.int(0, 5);
      const across = faces.indexOf(acrossFrom(faces[asked] ?? 0));
      const kind = marks.includes("A") ? "letter" : "number";
      const isNext = (n: number) =>
        Math.abs((net[n]?.[0] ?? 0) - (net[asked]?.[0] ?? 0)) +
          Math.abs((net[n]?.[1] ?? 0) - (net[asked]?.[1] ?? 0)) ===
        1;
      const others = random.shuffle(range(0, 5).filter((n) => n !== asked && n !== across));
      return {
        text: `Select the ${kind} that will be on the face opposite to the face showing ‘${marks[asked]}’ when the given sheet is folded to form a cube.`,
        figure: drawNet(net, marks),
        answer: marks[across] ?? "",
        distractors: [...others.filter((n) => !isNext(n)), ...others.filter(isNext)].map((n) =>
          wrong(
            marks[n] ?? "",
            isNext(n)
              ? "taking a face that shares an edge with it in the sheet"
              : "folding the sheet over the wrong edge",
          ),
        ),
        explanation: [
          "In a straight strip of the sheet, squares with exactly one square between them become opposite faces; round a bend, follow the folding square by square.",
          `So ‘${marks[across]}’ comes to lie opposite ‘${marks[asked]}’.`,
        ],
        verify: () => new Set(faces).size === 6 && !isNext(across),
      };
    },
  }),
  computed({
    name: "figure-count-the-triangles",
    form: "elementary",
    topic: "cubes-and-dice",
    difficulty: "MEDIUM",
    write: draftFan,
  }),
];
