import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** The squares round the middle, clockwise, by row and column. */
const ROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [2, 1],
  [2, 0],
  [1, 0],
];
const PLACES = [
  "top left",
  "top middle",
  "top right",
  "middle right",
  "bottom right",
  "bottom middle",
  "bottom left",
  "middle left",
] as const;
const BOXES = 3;

const after = (start: number, step: number, boxes: number) => (start + step * boxes + 8 * boxes) % 8;

/** Boxes of three by three, one beside the other, with a shaded column between them. */
function drawBoxes(letters: readonly string[], places: readonly (readonly number[])[]): FigureOf<"cells"> {
  const wide = BOXES * 4 - 1;
  const rows = range(0, 2).map((row) =>
    range(0, wide - 1).map((column) => {
      const here = ROUND.findIndex(([r, c]) => r === row && c === column % 4);
      const at = places[Math.floor(column / 4)] ?? [];
      return letters.find((_, letter) => here >= 0 && at[letter] === here) ?? "";
    }),
  );
  const between = range(0, wide - 1).filter((column) => column % 4 === 3);
  return {
    type: "cells",
    rows,
    shaded: between.flatMap((column) => range(0, 2).map((row): [number, number] => [row, column])),
    note: "Three boxes, from left to right; the shaded columns stand between them.",
  };
}

const turning = (step: number) =>
  `${Math.abs(step)} ${Math.abs(step) === 1 ? "square" : "squares"} ${step > 0 ? "clockwise" : "anticlockwise"}`;

function writeBoxes(random: Random) {
  const letters = random.sample(["K", "M", "P", "R", "S", "T", "X"], 2);
  const [one = "", two = ""] = letters;
  const steps = [random.intExcept(-3, 3, 0), random.intExcept(-3, 3, 0)];
  const [s = 1, t = 1] = steps;
  const [p, q] = [random.int(0, 7), random.int(0, 7)];
  const places = range(0, BOXES).map((box) => [after(p, s, box), after(q, t, box)]);
  const isShared = places.some(([a, b]) => a === b);
  const [last = [], next = []] = [places[BOXES - 1], places[BOXES]];
  const [rightOne = 0, rightTwo = 0] = next;
  // A wrong place is one that a mistake leads to: the other way round, or a square too far or too few.
  const miss = (from: number, step: number) => after(from, random.pick([-step, step + 1, step - 1]), 1);
  const [wrongOne, wrongTwo] = [miss(last[0] ?? 0, s), miss(last[1] ?? 0, t)];
  const isMuddled =
    wrongOne === rightOne ||
    wrongTwo === rightTwo ||
    [wrongOne, rightOne].some((place) => place === wrongTwo || place === rightTwo);
  if (s === t || isShared || isMuddled) return undefined;
  const said = (a: number, b: number) => `${one} at the ${PLACES[a]}, ${two} at the ${PLACES[b]}`;
  return {
    text: `In the boxes of the figure two letters move round from box to box, each in its own way. Where will ${one} and ${two} stand in the fourth box?`,
    figure: drawBoxes(letters, places.slice(0, BOXES)),
    answer: said(rightOne, rightTwo),
    distractors: [
      wrong(said(rightOne, wrongTwo), `moving ${two} the wrong way or by a wrong number of squares`),
      wrong(said(wrongOne, rightTwo), `moving ${one} the wrong way or by a wrong number of squares`),
      wrong(said(wrongOne, wrongTwo), "moving both letters wrongly"),
    ],
    explanation: [
      `From box to box ${one} moves ${turning(s)} and ${two} moves ${turning(t)}.`,
      `From the ${PLACES[last[0] ?? 0]} and the ${PLACES[last[1] ?? 0]} of the third box this leads to: ${said(rightOne, rightTwo)}.`,
    ],
    verify: () => (rightOne - p - 3 * s) % 8 === 0 && (rightTwo - q - 3 * t) % 8 === 0,
  };
}

export const lettersRoundABox: WriterList = [
  computed({
    name: "figure-letters-that-move-round-a-box",
    topic: "letter-series",
    difficulty: "MEDIUM",
    write: writeBoxes,
  }),
];
