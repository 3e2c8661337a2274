import { slips } from "../../../kit/slips.ts";
import { range } from "../../../numbers/arithmetic.ts";
import { num } from "../../../numbers/value.ts";
import { computed } from "../../../writing/computed.ts";
import { plural } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

type Cell = readonly [x: number, y: number, z: number];

/** Faces of the little cubes that are left which nothing covers. */
function surface(size: number, isGone: (cell: Cell) => boolean): number {
  const places = range(0, size - 1);
  const isThere = ([x, y, z]: Cell) => [x, y, z].every((at) => at >= 0 && at < size) && !isGone([x, y, z]);
  const cells = places
    .flatMap((x) => places.flatMap((y) => places.map((z): Cell => [x, y, z])))
    .filter(isThere);
  const sides = cells.flatMap(([x, y, z]): Cell[] => [
    [x - 1, y, z],
    [x + 1, y, z],
    [x, y - 1, z],
    [x, y + 1, z],
    [x, y, z - 1],
    [x, y, z + 1],
  ]);
  return sides.filter((cell) => !isThere(cell)).length;
}

export const solidsCutOut: WriterList = [
  computed({
    name: "surface-after-cubes-are-taken-out",
    depth: 5,
    chapter: "cut-cubes",
    topic: "cubes-and-dice",
    difficulty: "HARD",
    write(random) {
      const size = random.pick([3, 5]);
      const corners = random.int(1, 8);
      const faces = random.int(1, 6);
      const middle = (size - 1) / 2;
      const before = 6 * size * size;
      const after = before + 4 * faces;
      const key = num(after, "cm^2");
      const show = (amount: number) => num(amount, "cm^2");
      const corner = (at: number): Cell =>
        [at & 1, (at >> 1) & 1, (at >> 2) & 1].map((bit) => bit * (size - 1)) as unknown as Cell;
      const face = (at: number): Cell =>
        [0, 1, 2].map((axis) => (axis === at >> 1 ? (at & 1) * (size - 1) : middle)) as unknown as Cell;
      const gone = new Set(
        [...range(0, corners - 1).map(corner), ...range(0, faces - 1).map(face)].map((cell) =>
          cell.join(","),
        ),
      );
      return {
        text: `A solid cube of side ${size} cm is built from small cubes of side 1 cm that are glued together. ${corners === 1 ? "The small cube at one corner of the large cube is" : `The small cubes at ${corners === 8 ? "all eight" : `${corners} of the`} corners of the large cube are`} removed, and so ${faces === 1 ? "is the one at the centre of one of its faces" : `are those at the centres of ${faces} of its faces`}. What is the total surface area of the solid that is left?`,
        answer: key,
        distractors: slips(random, key, show, [
          [before, "taking the surface to stay as it is"],
          [
            before - 3 * corners + 4 * faces,
            "subtracting the faces that a corner cube showed, but not adding those that it uncovers",
          ],
          [
            before + 5 * faces,
            "adding the five uncovered faces of a hole without taking off the one that is gone",
          ],
          [before - 3 * corners - faces, "subtracting all faces that the cubes showed"],
          [before + 4 * faces + 3 * corners, "adding three faces for each corner"],
          [before + 4 * (corners + faces), "treating corners like the middles of faces"],
        ]),
        explanation: [
          `The whole cube has the surface $6 \\times ${size}^2 = ${before}$ square centimetres.`,
          "A cube at a corner showed three faces, and taking it out uncovers three others: nothing changes.",
          `A cube in the middle of a face showed one face, and taking it out uncovers five: each adds 4, so ${plural(faces, "hole")} add${faces === 1 ? "s" : ""} ${4 * faces}.`,
          `Together: $${before} + ${4 * faces} = ${after}$, so the surface is ${key}.`,
        ],
        verify: () => surface(size, (cell) => gone.has(cell.join(","))) === after,
      };
    },
  }),
  computed({
    name: "rectangles-that-avoid-a-cell",
    form: "elementary",
    topic: "cubes-and-dice",
    difficulty: "HARD",
    write(random) {
      const [rows, columns] = [random.int(3, 4), random.int(3, 5)];
      const [row, column] = [random.int(1, rows), random.int(1, columns)];
      const all = ((rows * (rows + 1)) / 2) * ((columns * (columns + 1)) / 2);
      const holding = row * (rows + 1 - row) * column * (columns + 1 - column);
      const key = num(all - holding);
      const squares = range(1, Math.min(rows, columns)).reduce(
        (sum, side) => sum + (rows + 1 - side) * (columns + 1 - side),
        0,
      );
      return {
        text: `A grid has ${rows} rows and ${columns} columns of equal cells. The cell in row ${row} and column ${column} is painted black. How many rectangles, including squares, formed by whole cells of the grid do not contain the black cell?`,
        answer: key,
        distractors: slips(random, key, num, [
          [all, "counting the rectangles with the black cell as well"],
          [holding, "counting those that contain the black cell"],
          [all - 1, "leaving out only the black cell itself"],
          [squares, "counting squares only"],
          [all - holding - squares, "leaving the squares out"],
          [rows * columns - 1, "counting single cells only"],
          [all - holding + 1, "counting the black cell once"],
        ]),
        explanation: [
          `Two of the ${rows + 1} horizontal and two of the ${columns + 1} vertical lines bound a rectangle: $${(rows * (rows + 1)) / 2} \\times ${(columns * (columns + 1)) / 2} = ${all}$ in all.`,
          `Those with the black cell have one line on each side of it: $${row} \\times ${rows + 1 - row} \\times ${column} \\times ${columns + 1 - column} = ${holding}$.`,
          `So $${all} - ${holding} = ${all - holding}$ are left.`,
        ],
        verify() {
          const spans = (size: number) =>
            range(1, size).flatMap((from) => range(from, size).map((to) => [from, to] as const));
          const holds = ([from, to]: readonly [number, number], at: number) => from <= at && at <= to;
          return (
            spans(rows).flatMap((high) =>
              spans(columns).filter((wide) => !(holds(high, row) && holds(wide, column))),
            ).length ===
            all - holding
          );
        },
      };
    },
  }),
];
