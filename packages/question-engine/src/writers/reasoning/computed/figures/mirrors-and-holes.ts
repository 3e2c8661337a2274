import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** The contents of the squares of a box, row by row. */
type Box = readonly (readonly string[])[];

/** Boxes of one size, so many in a row; the strips between them are shaded, and so is a place that is empty or left over. */
function drawBoxes(boxes: readonly (Box | undefined)[], across: number, note: string): FigureOf<"cells"> {
  const step = (boxes[0]?.length ?? 0) + 1;
  const down = Math.ceil(boxes.length / across);
  const textAt = (row: number, column: number) =>
    boxes[Math.floor(row / step) * across + Math.floor(column / step)]?.[row % step]?.[column % step];
  const columns = range(0, across * step - 2);
  const rows = range(0, down * step - 2);
  return {
    type: "cells",
    rows: rows.map((row) => columns.map((column) => textAt(row, column) ?? "")),
    shaded: rows.flatMap((row) =>
      columns
        .filter((column) => textAt(row, column) === undefined)
        .map((column): [number, number] => [row, column]),
    ),
    note,
  };
}

const sideways = (box: Box): Box => box.map((row) => [...row].reverse());
const upsideDown = (box: Box): Box => [...box].reverse();
const isSame = (one: Box, other: Box) => one.flat().join() === other.flat().join();

/** A box with two of its letters exchanged. */
const exchanged = (box: Box, one: string, other: string): Box =>
  box.map((row) => row.map((mark) => (mark === one ? other : mark === other ? one : mark)));

const SIDE = 3;
/** Letters that a mirror beside them, or one below them, leaves as they are. */
const UNCHANGED = { beside: [..."AHIMOTUVXY"], below: [..."BCDEHIKOX"] };

function writeMirror(random: Random) {
  const where = random.pick(["beside", "below"] as const);
  const marks = random.sample(UNCHANGED[where], 4);
  const filled = random.shuffle([...marks, ...range(1, SIDE * SIDE - marks.length).map(() => "")]);
  const given: Box = range(0, SIDE - 1).map((row) => filled.slice(SIDE * row, SIDE * (row + 1)));
  const [right, turned] =
    where === "beside" ? [sideways(given), upsideDown(given)] : [upsideDown(given), sideways(given)];
  const [one = "", two = ""] = random.sample(marks, 2);
  const shown = [right, turned, exchanged(right, one, two), exchanged(turned, one, two)];
  const isMuddled = [given, ...shown].some((box, at, all) =>
    all.slice(at + 1).some((other) => isSame(box, other)),
  );
  if (isMuddled) return undefined;
  const order = random.shuffle([0, 1, 2, 3]);
  const nameOf = (at: number) => `Box ${order.indexOf(at) + 2}`;
  // No box is where the mirror image would be seen: right beside Box 1 or directly below it.
  const [second, third, fourth, fifth] = order.map((at) => shown[at]);
  const how =
    where === "beside"
      ? "exchanges left and right: the first column becomes the last, and the rows keep their order"
      : "exchanges top and bottom: the first row becomes the last, and the columns keep their order";
  return {
    text:
      where === "beside"
        ? "Box 1 of the figure is seen in a mirror that stands at its right-hand side. Which of the other boxes shows its mirror image?"
        : "Which of the other boxes of the figure shows the water image of Box 1, that is, its mirror image in water below it?",
    figure:
      where === "beside"
        ? drawBoxes(
            [given, undefined, second, third, fourth, fifth],
            2,
            "Box 1 stands above; below it stand 2 and 3, and then 4 and 5, from left to right.",
          )
        : drawBoxes(
            [given, second, third, undefined, fourth, fifth],
            3,
            "The boxes are numbered from left to right, 1 to 3 above and 4 and 5 below.",
          ),
    answer: nameOf(0),
    distractors: [
      wrong(nameOf(1), `placing the mirror ${where === "beside" ? "below the box" : "beside the box"}`),
      wrong(nameOf(2), `overlooking that ${one} and ${two} have changed places`),
      wrong(nameOf(3), `placing the mirror wrongly and exchanging ${one} and ${two}`),
    ],
    explanation: [`This mirror ${how}.`, `The letters then stand as in ${nameOf(0)}.`],
    fixedOptions: true,
    listed: range(2, 5).map((number) => `Box ${number}`),
    verify: () =>
      given.every((row, r) =>
        row.every((mark, c) =>
          where === "beside" ? right[r]?.[SIDE - 1 - c] === mark : right[SIDE - 1 - r]?.[c] === mark,
        ),
      ),
  };
}

/** A square of the folded sheet, by row and column. */
type Place = readonly [0 | 1, 0 | 1];
const PLACES: readonly Place[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];
const nameOfPlace = ([row, column]: Place) =>
  `the ${row === 0 ? "upper" : "lower"} ${column === 0 ? "left" : "right"} one`;

/** Where the holes are when the sheet is open again, of which the quarter at a place can be seen when it is folded. */
function opened(holes: readonly Place[], [below, right]: Place): Box {
  const within = (at: number, half: number) => (half === 0 ? Math.min(at, 3 - at) : Math.max(at, 3 - at) - 2);
  return range(0, 3).map((row) =>
    range(0, 3).map((column) =>
      holes.some(([r, c]) => r === within(row, below) && c === within(column, right)) ? "O" : "",
    ),
  );
}

function writeHoles(random: Random) {
  const holes = random.sample(PLACES, random.pick([1, 3]));
  const [below, right] = random.pick(PLACES);
  // Who takes a fold for an edge of the sheet sees another quarter; what each quarter gives is symmetric.
  const shown = [
    opened(holes, [below, right]),
    opened(holes, [below, right === 0 ? 1 : 0]),
    opened(holes, [below === 0 ? 1 : 0, right]),
    opened(holes, [below === 0 ? 1 : 0, right === 0 ? 1 : 0]),
  ];
  const order = random.shuffle([0, 1, 2, 3]);
  const nameOf = (at: number) => `Box ${order.indexOf(at) + 1}`;
  const [open = []] = shown;
  const punched = list([...holes].sort(([r, c], [s, d]) => 2 * (r - s) + c - d).map(nameOfPlace));
  const [side, level] = [
    right === 0 ? ["right", "left"] : ["left", "right"],
    below === 0 ? ["lower", "upper"] : ["upper", "lower"],
  ];
  return {
    text: `A square sheet of 4 by 4 squares is folded so that its ${side[0]} half falls on its ${side[1]} half, and then so that its ${level[0]} half falls on its ${level[1]} half. Of the four squares that can now be seen, ${punched} ${holes.length === 1 ? "is" : "are"} punched through all layers. Which box of the figure shows the sheet when it is unfolded?`,
    figure: drawBoxes(
      order.map((at) => shown[at] ?? []),
      2,
      "O is a hole. The boxes are numbered from left to right, 1 and 2 above, 3 and 4 below.",
    ),
    answer: nameOf(0),
    distractors: [
      wrong(nameOf(1), `taking the ${side[1]} edge for the first fold`),
      wrong(nameOf(2), `taking the ${level[1]} edge for the second fold`),
      wrong(nameOf(3), "taking the edges of the sheet for both folds"),
    ],
    explanation: [
      `What is seen is the ${level[1]} ${side[1]} quarter of the sheet, with ${punched} punched.`,
      `Each fold, when it is undone, adds the mirror image at its other side: ${4 * holes.length} holes, as in ${nameOf(0)}.`,
    ],
    fixedOptions: true,
    listed: range(1, 4).map((number) => `Box ${number}`),
    verify: () =>
      isSame(sideways(open), open) &&
      isSame(upsideDown(open), open) &&
      PLACES.every(
        ([r, c]) =>
          (open[r + 2 * below]?.[c + 2 * right] === "O") === holes.some(([s, d]) => s === r && d === c),
      ),
  };
}

export const mirrorsAndHoles: WriterList = [
  computed({
    name: "figure-box-in-a-mirror",
    chapter: "mirror-images",
    form: "elementary",
    topic: "cubes-and-dice",
    difficulty: "MEDIUM",
    write: writeMirror,
  }),
  computed({
    name: "figure-holes-in-a-folded-sheet",
    chapter: "paper-folding",
    form: "elementary",
    topic: "cubes-and-dice",
    difficulty: "MEDIUM",
    write: writeHoles,
  }),
];
