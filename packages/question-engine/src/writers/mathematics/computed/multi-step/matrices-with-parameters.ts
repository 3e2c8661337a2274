import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { choose, range, sum } from "../../../../numbers/arithmetic.ts";
import { count, joinTerms, matrixTex, num, polynomial, signed } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { determinant, entry, type Matrix, matrixProduct } from "../algebra/matrix.ts";

const SIDES = ["x", "y", "z"];

/** An equation whose coefficient at one place is λ. */
const homogeneous = (row: readonly number[], hidden: number) =>
  `${row
    .map((size, at) => ({
      text: at === hidden ? `\\lambda ${SIDES[at]}` : joinTerms([{ size, name: `${SIDES[at]}` }]),
      at,
    }))
    .filter(({ text }) => text !== "0")
    .map(({ text }, at) => (at === 0 ? text : text.startsWith("-") ? ` - ${text.slice(1)}` : ` + ${text}`))
    .join("")} = 0`;

/** Sizes of the entries a matrix may have, with what each is called. */
const ENTRIES = [
  { set: [-1, 0, 1], ones: 2, twos: 0 },
  { set: [0, 1, 2], ones: 1, twos: 1 },
  { set: [-2, 0, 1], ones: 1, twos: 1 },
  { set: [-1, 0, 2], ones: 1, twos: 1 },
  { set: [-1, 0, 1, 2], ones: 2, twos: 1 },
  { set: [-2, -1, 0, 1], ones: 2, twos: 1 },
  { set: [-2, 0, 1, 2], ones: 1, twos: 2 },
  { set: [-2, -1, 0, 1, 2], ones: 2, twos: 2 },
] as const;

/** Whether the square is a combination of the matrix and the unit matrix, so that shorter relations hold. */
function hasQuadraticRelation(a: Matrix): boolean {
  const square = matrixProduct(a, a);
  const places = range(0, 8).map((at) => [Math.floor(at / 3), at % 3] as const);
  const off = places.filter(([i, j]) => i !== j);
  const [i, j] = off.find(([row, column]) => entry(a, row, column) !== 0) ?? [0, 0];
  const p = entry(square, i, j) / entry(a, i, j);
  const q = entry(square, 0, 0) - p * entry(a, 0, 0);
  return places.every(
    ([row, column]) =>
      Math.abs(entry(square, row, column) - p * entry(a, row, column) - (row === column ? q : 0)) < 1e-9,
  );
}

export const matricesWithParameters: WriterList = [
  computed({
    name: "parameters-for-a-nonzero-solution",
    depth: 5,
    chapter: "systems-of-equations",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write: patiently((random) => {
      const rows = range(0, 2).map(() => range(0, 2).map(() => random.int(-4, 4)));
      const [one, other] = random.sample([0, 1, 2], 2) as [number, number];
      const [left, right] = random.sample([0, 1, 2], 2) as [number, number];
      const hidden = (row: number) => (row === one ? left : row === other ? right : -1);
      const at = (value: number): Matrix =>
        rows.map((row, i) => row.map((size, j) => (hidden(i) === j ? value : size)));
      const [zero, plus, minus] = [0, 1, -1].map((value) => determinant(at(value))) as [
        number,
        number,
        number,
      ];
      const a = (plus + minus) / 2 - zero;
      const b = (plus - minus) / 2;
      const root = Math.sqrt(b * b - 4 * a * zero);
      const [r, s] = [(-b + root) / (2 * a), (-b - root) / (2 * a)];
      if (a === 0 || !Number.isInteger(r) || !Number.isInteger(s) || r === s || r * s === 0 || r === -s)
        return undefined;
      if (Math.abs(r) > 12 || Math.abs(s) > 12 || rows.flat().filter((x) => x === 0).length > 2)
        return undefined;
      const asksSquares = random.chance();
      const amount = asksSquares ? r * r + s * s : r + s;
      const key = num(amount);
      return {
        text: `The system of equations $${rows.map((row, i) => homogeneous(row, hidden(i))).join("$, $")}$ has a solution other than $x = y = z = 0$. What is the sum of ${asksSquares ? "the squares of all" : "all"} possible real values of $\\lambda$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          asksSquares
            ? [
                [(r + s) ** 2, "squaring the sum of the values"],
                [r * r, "finding only one of the values"],
                [s * s, "finding only one of the values"],
                [r * r + s * s + 2 * Math.abs(r * s), "squaring the sum of their sizes"],
                [Math.abs(r * s), "multiplying the values"],
                [(r - s) ** 2, "squaring the difference of the values"],
                [2 * amount, "counting each value twice"],
                [(r + 1) ** 2 + s * s, "a slip of 1 in one of the values"],
              ]
            : [
                [-amount, "taking both values with the wrong sign"],
                [r * s, "multiplying the values"],
                [r, "finding only one of the values"],
                [s, "finding only one of the values"],
                [Math.abs(r - s), "subtracting the values"],
                [amount + 2, "a slip of 1 in both values"],
                [amount - 1, "a slip of 1 in one of the values"],
              ],
          !asksSquares,
        ),
        explanation: [
          "A homogeneous system has other solutions exactly when the determinant of its coefficients is zero.",
          `Expanding it, $${polynomial([a, b, zero], "\\lambda")} = 0$, so $\\lambda = ${Math.min(r, s)}$ or $\\lambda = ${Math.max(r, s)}$.`,
          `The sum asked for is $${amount}$.`,
        ],
        verify: () =>
          [r, s].every((value) => determinant(at(value)) === 0) &&
          range(-12, 12).filter((value) => determinant(at(value)) === 0).length === 2,
      };
    }),
  }),
  computed({
    name: "inverse-as-a-combination-of-powers",
    depth: 5,
    chapter: "powers-of-matrices",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write: patiently((random) => {
      const a: Matrix = range(0, 2).map(() => range(0, 2).map(() => random.int(-2, 3)));
      const trace = entry(a, 0, 0) + entry(a, 1, 1) + entry(a, 2, 2);
      const minor = (i: number, j: number) =>
        entry(a, i, i) * entry(a, j, j) - entry(a, i, j) * entry(a, j, i);
      const minors = minor(0, 1) + minor(0, 2) + minor(1, 2);
      const k = determinant(a);
      const amount = k - trace + minors;
      if (k === 0 || Math.abs(k) === 1 || trace === 0 || minors === 0 || Math.abs(amount) < 2)
        return undefined;
      if (a.flat().filter((x) => x === 0).length > 3 || Math.abs(amount) > 40 || hasQuadraticRelation(a))
        return undefined;
      const key = num(amount);
      return {
        text: `Let $A = ${matrixTex(a)}$ and let $I$ be the identity matrix of order 3. If $kA^{-1} = A^2 + \\alpha A + \\beta I$, where $k$, $\\alpha$ and $\\beta$ are real numbers, what is the value of $k + \\alpha + \\beta$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [k + trace + minors, "taking the trace with the wrong sign"],
            [-k - trace + minors, "taking the determinant with the wrong sign"],
            [k - trace - minors, "taking the sum of the minors with the wrong sign"],
            [minors - trace, "leaving out $k$"],
            [k - trace, "leaving out $\\beta$"],
            [k + minors, "leaving out $\\alpha$"],
            [k - trace + minors + 1, "counting the coefficient of $A^2$ as well"],
            [-amount, "changing all the signs"],
          ],
          true,
        ),
        explanation: [
          `The trace of $A$ is $${trace}$, the sum of the principal minors of order 2 is $${minors}$, and $|A| = ${k}$.`,
          `By the Cayley–Hamilton theorem $A^3 ${signed(-trace)}A^2 ${signed(minors)}A ${signed(-k)}I = O$; multiplied by $A^{-1}$ this is $${k}A^{-1} = A^2 ${signed(-trace)}A ${signed(minors)}I$.`,
          `So $k + \\alpha + \\beta = ${k} ${signed(-trace)} ${signed(minors)} = ${amount}$.`,
        ],
        verify: () => {
          const powers = matrixProduct(a, a).map((row, i) =>
            row.map((x, j) => x - trace * entry(a, i, j) + (i === j ? minors : 0)),
          );
          return matrixProduct(a, powers).every((row, i) => row.every((x, j) => x === (i === j ? k : 0)));
        },
      };
    }),
  }),
  computed({
    name: "matrices-with-a-given-trace",
    depth: 5,
    chapter: "powers-of-matrices",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write: patiently((random) => {
      const [high, wide] = [random.int(2, 3), random.int(2, 3)];
      const cells = high * wide;
      const { set, ones, twos } = random.pick(ENTRIES);
      const n = random.int(twos === 0 ? 3 : 5, 12);
      const cases = range(0, twos === 0 ? 0 : Math.floor(n / 4)).flatMap((two) => {
        const one = n - 4 * two;
        if (one + two > cells) return [];
        const ways = choose(cells, two) * choose(cells - two, one) * twos ** two * ones ** one;
        return [{ two, one, ways }];
      });
      const amount = sum(cases.map(({ ways }) => ways));
      if (amount < 10 || amount > 50_000 || cases.length < (twos === 0 ? 1 : 2)) return undefined;
      const key = num(amount);
      const bySign = sum(cases.map(({ two, one }) => choose(cells, two) * choose(cells - two, one)));
      const [first] = cases;
      return {
        text: `How many matrices $A$ of order $${high} \\times ${wide}$ with entries from the set $\\{${set.join(", ")}\\}$ are there such that the sum of the diagonal elements of $A^{T}A$ is $${n}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [first?.ways ?? 0, "leaving out the matrices with an entry of size 2"],
          [bySign, "leaving the signs of the entries out of account"],
          [amount - (first?.ways ?? 0), "leaving out the matrices without an entry of size 2"],
          [choose(cells, Math.min(n, cells)), "only choosing places for the entries"],
          [2 * amount, "counting every matrix twice"],
          [Math.round(amount / 2), "taking $A$ and $-A$ for the same"],
          [amount + cells, "counting entries of the diagonal twice"],
          [choose(cells - 1, Math.min(n, cells - 1)) * ones, "counting one entry too few"],
          [
            sum(
              cases.map(
                ({ two, one }) => choose(cells, two) * choose(cells, one) * twos ** two * ones ** one,
              ),
            ),
            "letting entries share a place",
          ],
        ]),
        explanation: [
          "The sum of the diagonal elements of $A^{T}A$ is the sum of the squares of all the entries.",
          ...cases.map(
            ({ two, one, ways }) =>
              `With ${count(two, "entry")} of size 2 and ${count(one, "entry")} of size 1, the rest being 0, there are $${ways}$ matrices.`,
          ),
          `In all there are $${amount}$.`,
        ],
        verify: () => {
          // The squares of the entries, cell by cell.
          let found = new Map([[0, 1]]);
          for (let cell = 0; cell < cells; cell++) {
            const next = new Map<number, number>();
            for (const [total, ways] of found)
              for (const value of set)
                next.set(total + value * value, (next.get(total + value * value) ?? 0) + ways);
            found = next;
          }
          return found.get(n) === amount;
        },
      };
    }),
  }),
  computed({
    name: "greatest-and-least-of-a-determinant",
    depth: 5,
    chapter: "systems-of-equations",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write: patiently((random) => {
      const a = random.pick([1, 1, 2]);
      const [p, q, swing] = random.pick([
        [0, 3, 3],
        [0, 4, 4],
        [0, 5, 5],
        [0, 6, 6],
        [3, 4, 5],
        [4, 3, 5],
        [6, 8, 10],
        [5, 12, 13],
        [8, 6, 10],
      ] as const);
      const angle = random.pick(["x", "2x"]);
      const wave = joinTerms([
        { size: q, name: `\\sin ${angle}` },
        { size: p, name: `\\cos ${angle}` },
      ]);
      const most = a * a * (a + 1 + swing);
      const least = a * a * (a + 1 - swing);
      const asks = random.pick(["$M - 2m$", "$2M + m$", "$M^2 - m^2$"]);
      const of = (big: number, small: number) =>
        asks === "$M - 2m$"
          ? big - 2 * small
          : asks === "$2M + m$"
            ? 2 * big + small
            : big * big - small * small;
      const amount = of(most, least);
      const key = num(amount);
      const [s, c] = ["\\sin^2 x", "\\cos^2 x"];
      const rows = [
        [`${a} + ${s}`, c, wave],
        [s, `${a} + ${c}`, wave],
        [s, c, `${a} + ${wave}`],
      ];
      return {
        text: `Let $M$ and $m$ be the greatest and the least value of $f(x) = ${matrixTex(rows, "vmatrix")}$ for real $x$. What is the value of ${asks}?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [of(least, most), "exchanging the greatest and the least value"],
            [of(a * a * (a + swing), a * a * (a - swing)), "leaving out $\\sin^2 x + \\cos^2 x = 1$"],
            [of(a + 1 + swing, a + 1 - swing), "taking out the constant only once"],
            [
              of(a * a * (a + 1 + p + q), a * a * (a + 1 - p - q)),
              "letting sine and cosine be 1 at the same place",
            ],
            [of(a * a * (a + 1 + swing), a * a * (a + 1)), "taking the least value of the wave to be 0"],
            [of(a * a * (a + 2 + swing), a * a * (a + 2 - swing)), "adding 1 once too often"],
            [of(a * a * swing, -a * a * swing), "leaving out the constant part"],
            [amount + 2 * a, "a slip in the constant part"],
          ],
          true,
        ),
        explanation: [
          `Adding the second and third columns to the first makes each of its elements $${a} + ${s} + ${c} + ${wave} = ${a + 1} + ${wave}$.`,
          `Take this factor out and subtract the first row from the others: $f(x) = ${a === 1 ? "" : a * a}${a === 1 ? `${a + 1} + ${wave}` : `\\left(${a + 1} + ${wave}\\right)`}$.`,
          `Here $${wave}$ runs from $-${swing}$ to $${swing}$, so $M = ${most}$, $m = ${least}$, and the value is $${amount}$.`,
        ],
        verify: () => {
          const value = (x: number) => {
            const turn = angle === "x" ? x : 2 * x;
            const third = q * Math.sin(turn) + p * Math.cos(turn);
            const columns = [Math.sin(x) ** 2, Math.cos(x) ** 2, third];
            return determinant(range(0, 2).map((i) => columns.map((size, j) => size + (i === j ? a : 0))));
          };
          const values = range(0, 720).map((step) => value((step * Math.PI) / 360));
          return Math.abs(Math.max(...values) - most) < 0.02 && Math.abs(Math.min(...values) - least) < 0.02;
        },
      };
    }),
  }),
];
