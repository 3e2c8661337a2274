import { slips } from "../../../../kit/slips.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const tallest = (line: readonly number[]) => Math.max(...line);

/** How many cubes of a stack are seen from one side, from the lines of towers behind each other. */
const seen = (lines: readonly (readonly number[])[]) => sum(lines.map(tallest));

/** Layer by layer: a place is seen if any tower of its line reaches it. */
function seenByLayers(lines: readonly (readonly number[])[]): number {
  return sum(
    range(1, tallest(lines.map(tallest))).map(
      (layer) => lines.filter((line) => line.some((height) => height >= layer)).length,
    ),
  );
}

function writeStack(random: Random) {
  const [wide, deep] = random.pick([
    [3, 3],
    [4, 3],
    [3, 4],
  ] as const);
  const rows = range(1, deep).map(() => range(1, wide).map(() => random.int(1, 4)));
  const columns = range(0, wide - 1).map((column) => rows.map((row) => row[column] ?? 0));
  const isFront = random.chance();
  const [lines, others] = isFront ? [columns, rows] : [rows, columns];
  // The towers nearest to the viewer: the last of each column from the front, the last of each row from the right.
  const nearest = sum(lines.map((line) => line.at(-1) ?? 0));
  const answer = seen(lines);
  if (nearest === answer || seen(others) === answer) return undefined;
  const tops = lines.map(tallest);
  return {
    text: `The figure shows a stack of equal cubes from above; the number in a square says how many cubes stand on each other there. How many square faces are seen by somebody who looks straight at the stack from ${isFront ? "the front, the lower side of the figure" : "the right side of the figure"}?`,
    figure: { type: "cells" as const, rows: rows.map((row) => row.map((height) => `${height}`)) },
    answer: num(answer),
    distractors: slips(random, num(answer), num, [
      [nearest, "counting only the towers that stand nearest"],
      [seen(others), "looking from another side"],
      [lines.length * tallest(tops), "taking every tower to be as tall as the tallest"],
      [answer + 1, "counting a hidden cube as well"],
      [answer - 1, "overlooking a taller tower behind a lower one"],
      [lines.length * others.length, "counting the squares of the figure"],
      [answer + 2, "counting two hidden cubes as well"],
    ]),
    explanation: [
      `Of the towers that stand behind each other, the tallest decides how many faces are seen there: ${tops.join(", ")}.`,
      `Together: $${tops.join(" + ")} = ${answer}$.`,
    ],
    verify: () => seenByLayers(lines) === answer,
  };
}

export const stacksFromAbove: WriterList = [
  computed({
    name: "figure-stack-of-cubes-from-above",
    topic: "cubes-and-dice",
    difficulty: "MEDIUM",
    write: writeStack,
  }),
];
