import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { slips } from "../../../../kit/slips.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** Row and column. */
type Place = readonly [number, number];

function drawBox(columns: number, rows: number, shaded: readonly Place[], note?: string): FigureOf<"cells"> {
  return {
    type: "cells",
    rows: range(1, rows).map(() => range(1, columns).map(() => "")),
    shaded: shaded.map(([row, column]): [number, number] => [row, column]),
    ...(note && { note }),
  };
}

const isSame = ([a, b]: Place, [c, d]: Place) => a === c && b === d;

/** How many squares of a size, anywhere in the box, have what is asked of those places that they hold. */
function countSquares(
  [columns, rows]: readonly [number, number],
  size: number,
  fits: (holds: (place: Place) => boolean) => boolean,
): number {
  const corners = range(0, rows - size).flatMap((row) =>
    range(0, columns - size).map((column): Place => [row, column]),
  );
  return corners.filter(([row, column]) =>
    fits(([r, c]) => r >= row && r < row + size && c >= column && c < column + size),
  ).length;
}

function writeSquares(random: Random) {
  const box = random.pick([
    [4, 4],
    [5, 4],
    [4, 5],
    [5, 5],
  ] as const);
  const [columns, rows] = box;
  const place = (): Place => [random.int(0, rows - 1), random.int(0, columns - 1)];
  const [one, two] = [place(), place()];
  if (isSame(one, two)) return undefined;
  const taken = random.chance() ? [one] : [one, two];
  const sizes = range(1, Math.min(columns, rows));
  const counts = sizes.map((size) => countSquares(box, size, (holds) => !taken.some(holds)));
  const answer = sum(counts);
  const squaresWith = (places: readonly Place[]) =>
    sum(sizes.map((size) => countSquares(box, size, (holds) => places.every(holds))));
  const all = squaresWith([]);
  const [units = 0, pairs = 0, threes = 0] = counts;
  const shown = sizes.filter((size) => (counts[size - 1] ?? 0) > 0);
  return {
    text: "How many squares, of all sizes, in the given figure have no shaded part?",
    figure: drawBox(columns, rows, taken),
    answer: num(answer),
    distractors: slips(random, num(answer), num, [
      [all, "counting the squares with a shaded part as well"],
      [all - taken.length, "leaving out only the shaded squares themselves"],
      [units + pairs, "counting only the squares of one and of four small ones"],
      [answer - Math.max(1, threes), "missing the squares of nine small ones and more"],
      [answer + taken.length, "counting the shaded small squares as well"],
      [answer - 2, "missing two of the larger squares"],
      [answer + 3, "counting some squares twice"],
    ]),
    explanation: [
      ...shown.map(
        (size) => `Of ${size} by ${size} small squares there are ${counts[size - 1]} without a shaded part.`,
      ),
      `Together: $${shown.map((size) => counts[size - 1]).join(" + ")} = ${answer}$.`,
    ],
    verify: () => {
      // All squares less those that hold a shaded one; what holds both was taken away twice.
      const both = taken.length > 1 ? squaresWith(taken) : 0;
      return answer === all - sum(taken.map((shaded) => squaresWith([shaded]))) + both;
    },
  };
}

const HALF = 3;

function writeFold(random: Random) {
  const rows = random.int(3, 4);
  const places = range(0, rows - 1).flatMap((row) =>
    range(0, HALF - 1).map((column): Place => [row, column]),
  );
  const left = random.sample(places, random.int(3, 5));
  const right = random.sample(places, random.int(3, 5)).map(([row, column]): Place => [row, column + HALF]);
  const mirrored = right.map(([row, column]): Place => [row, 2 * HALF - 1 - column]);
  const moved = right.map(([row, column]): Place => [row, column - HALF]);
  const shared = (others: readonly Place[]) =>
    left.filter((place) => others.some((other) => isSame(place, other))).length;
  const union = (others: readonly Place[]) => left.length + others.length - shared(others);
  const answer = union(mirrored);
  if (union(moved) === answer || shared(mirrored) === 0) return undefined;
  return {
    text: "The figure shows a transparent sheet. It is folded along the line between its third and its fourth column, so that the right half falls on the left half. How many squares of the left half will then look shaded?",
    figure: drawBox(2 * HALF, rows, [...left, ...right]),
    answer: num(answer),
    distractors: slips(random, num(answer), num, [
      [union(moved), "shifting the right half over instead of turning it round the fold"],
      [left.length + right.length, "counting squares that fall on each other twice"],
      [rows * HALF - answer, "counting the squares that stay clear"],
      [left.length + shared(mirrored), "adding the squares that fall on each other to the left half"],
      [answer - 1, "missing one of the squares that come from the right"],
      [Math.max(left.length, right.length), "counting the shaded squares of one half only"],
      [answer + 1, "counting one of the shared squares twice"],
    ]),
    explanation: [
      "By the fold the fourth column falls on the third, the fifth on the second and the sixth on the first.",
      `The left half has ${left.length} shaded squares and the right half ${right.length}; ${shared(mirrored)} of them fall on each other.`,
      `So $${left.length} + ${right.length} - ${shared(mirrored)} = ${answer}$ squares look shaded.`,
    ],
    verify: () =>
      answer ===
      places.filter((place) => [...left, ...mirrored].some((other) => isSame(place, other))).length,
  };
}

export const squaresAndFolds: WriterList = [
  computed({
    name: "figure-count-the-squares",
    form: "elementary",
    topic: "cubes-and-dice",
    difficulty: "MEDIUM",
    write: writeSquares,
  }),
  computed({
    name: "figure-sheet-folded-in-the-middle",
    form: "elementary",
    topic: "cubes-and-dice",
    difficulty: "MEDIUM",
    write: writeFold,
  }),
];
