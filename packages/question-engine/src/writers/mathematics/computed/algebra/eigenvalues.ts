import { slips } from "../../../../kit/slips.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { matrixTex, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Matrix = readonly (readonly number[])[];

const entry = (matrix: Matrix, row: number, column: number) => matrix[row]?.[column] ?? 0;
const product = (one: Matrix, other: Matrix) =>
  range(0, 2).map((row) =>
    range(0, 2).map((column) =>
      range(0, 2).reduce((sum, at) => sum + entry(one, row, at) * entry(other, at, column), 0),
    ),
  );
const minor = (m: Matrix, a: number, b: number, c: number, d: number) =>
  entry(m, a, c) * entry(m, b, d) - entry(m, a, d) * entry(m, b, c);
const determinant = (m: Matrix) =>
  entry(m, 0, 0) * minor(m, 1, 2, 1, 2) -
  entry(m, 0, 1) * minor(m, 1, 2, 0, 2) +
  entry(m, 0, 2) * minor(m, 1, 2, 0, 1);
const lessBy = (m: Matrix, amount: number) =>
  m.map((row, at) => row.map((each, column) => (at === column ? each - amount : each)));

export const eigenvalues: WriterList = [
  computed({
    name: "eigenvalue-from-the-others",
    form: "college",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write(random) {
      const amounts = random.sample(
        range(-3, 6).filter((each) => each !== 0),
        3,
      );
      const [one = 1, two = 2, three = 3] = amounts;
      const [a, b, c] = range(1, 3).map(() => random.int(-2, 2)) as [number, number, number];
      // A change of basis with determinant 1, and its inverse.
      const change = [
        [1, a, b],
        [0, 1, c],
        [0, 0, 1],
      ];
      const back = [
        [1, -a, a * c - b],
        [0, 1, -c],
        [0, 0, 1],
      ];
      const low = random.intExcept(-1, 1, 0);
      const swap = [
        [1, 0, 0],
        [0, 1, 0],
        [low, 0, 1],
      ];
      const unswap = [
        [1, 0, 0],
        [0, 1, 0],
        [-low, 0, 1],
      ];
      const diagonal = amounts.map((amount, row) =>
        amounts.map((_, column) => (row === column ? amount : 0)),
      );
      const matrix = product(product(swap, product(product(change, diagonal), back)), unswap);
      if (matrix.flat().some((each) => Math.abs(each) > 15)) return undefined;
      if (matrix.flat().filter((each) => each === 0).length > 3) return undefined;
      // A row or a column of zeros except on the diagonal shows an eigenvalue at a glance.
      const isBare = (place: number) =>
        [0, 1, 2].every((other) => other === place || entry(matrix, place, other) === 0) ||
        [0, 1, 2].every((other) => other === place || entry(matrix, other, place) === 0);
      if ([0, 1, 2].some(isBare)) return undefined;
      const trace = one + two + three;
      const asksLargest = random.chance();
      const rest = Math.max(two, three);
      const size = asksLargest ? rest : two * two + three * three;
      const key = num(size);
      const det = one * two * three;
      return {
        text: `Consider the matrix $A = ${matrixTex(matrix)}$, of which $${one}$ is an eigenvalue. ${
          asksLargest
            ? "The larger of its other two eigenvalues is ________."
            : "The sum of the squares of its other two eigenvalues is ________."
        }`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          asksLargest
            ? (
                [
                  [Math.min(two, three), "giving the smaller one"],
                  [trace - one, "giving their sum"],
                  [trace, "giving the trace"],
                  [two * three, "giving their product"],
                  [-rest, "taking the opposite sign"],
                  [entry(matrix, 0, 0), "reading an entry of the diagonal"],
                  [rest + 1, "an arithmetic slip in the trace"],
                  [rest - 1, "an arithmetic slip in the determinant"],
                ] as const
              ).filter(([amount]) => amount !== one)
            : [
                [one * one + size, "including the given eigenvalue"],
                [(two + three) ** 2, "squaring their sum"],
                [size + 4 * two * three, "adding twice the product instead of subtracting it"],
                [(two - three) ** 2, "squaring their difference"],
                [trace * trace - 2 * det, "taking the trace and determinant of the whole matrix"],
                [two + three, "adding the eigenvalues without squaring"],
              ],
          true,
        ),
        explanation: [
          `The eigenvalues add up to the trace, $${trace}$, and multiply to the determinant, $${det}$.`,
          `So the other two have the sum $${two + three}$ and the product $${two * three}$: they are ${list([two, three].sort((x, y) => x - y).map((each) => `$${each}$`))}.`,
          `The answer is $${size}$.`,
        ],
        verify: () => amounts.every((amount) => determinant(lessBy(matrix, amount)) === 0),
      };
    },
  }),
  computed({
    name: "parameter-for-a-rank",
    form: "college",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write(random) {
      const first = range(1, 3).map(() => random.intExcept(-4, 5, 0));
      const second = range(1, 3).map(() => random.intExcept(-4, 5, 0));
      const [p, q] = [random.intExcept(-2, 3, 0), random.intExcept(-2, 3, 0)];
      const third = first.map((each, at) => p * each + q * (second[at] ?? 0));
      const place = random.int(0, 2);
      const size = third[place] ?? 0;
      const others = range(0, 2).filter((column) => column !== place);
      const [c, d] = others as [number, number];
      if (minor([first, second], 0, 1, c, d) === 0 || size === 0 || Math.abs(size) > 20) return undefined;
      const shown = matrixTex([first, second, third]);
      const rows = shown.split(" \\\\ ");
      if (rows.length !== 3) return undefined;
      const cells = (rows[2] ?? "").split(" & ");
      cells[place] = (cells[place] ?? "").replace(`${size}`, "k");
      const key = num(size);
      return {
        text: `For real $k$, let $A = ${[rows[0], rows[1], cells.join(" & ")].join(" \\\\ ")}$. If the system $Ax = 0$ has a solution other than $x = 0$, the value of $k$ is ________.`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [-size, "a wrong sign in the determinant"],
            [(first[place] ?? 0) + (second[place] ?? 0), "adding the first two rows"],
            [
              p * (first[place] ?? 0) - q * (second[place] ?? 0),
              "subtracting the second row instead of adding it",
            ],
            [0, "making the entry vanish"],
            [size + 1, "an arithmetic slip"],
            [size - 2, "an arithmetic slip in a cofactor"],
            [q * (first[place] ?? 0) + p * (second[place] ?? 0), "exchanging the two factors"],
          ],
          true,
        ),
        explanation: [
          "Such a solution exists exactly if the rank of $A$ is less than 3, that is if its determinant is 0.",
          `The first two rows are independent, so the third must be a combination of them; its other entries show that it is $${p}$ times the first plus $${q}$ times the second.`,
          `So $k = ${p} \\times ${(first[place] ?? 0) < 0 ? `(${first[place]})` : first[place]} + ${q < 0 ? `(${q})` : q} \\times ${(second[place] ?? 0) < 0 ? `(${second[place]})` : second[place]} = ${size}$.`,
        ],
        verify: () => determinant([first, second, third]) === 0,
      };
    },
  }),
];
