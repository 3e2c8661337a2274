import { nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { bracketed, fraction, matrixTex, num, signed } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { determinant, entry, type Matrix, matrixProduct } from "./matrix.ts";

export const determinants: WriterList = [
  computed({
    name: "two-by-two-product-entry",
    topic: "matrices-and-determinants",
    difficulty: "EASY",
    write(random) {
      const draw = () => range(1, 2).map(() => range(1, 2).map(() => random.int(-5, 6)));
      const [a, b] = [draw(), draw()];
      const [i, j] = [random.int(0, 1), random.int(0, 1)];
      const product = matrixProduct(a, b);
      const back = matrixProduct(b, a);
      const value = entry(product, i, j);
      return {
        text: `If $A = ${matrixTex(a)}$ and $B = ${matrixTex(b)}$, what is the entry in row ${i + 1} and column ${j + 1} of $AB$?`,
        answer: num(value),
        distractors: [
          wrong(num(entry(back, i, j)), "multiplying in the order $BA$"),
          wrong(num(entry(a, i, j) * entry(b, i, j)), "multiplying entries at the same place"),
          wrong(num(entry(product, j, i)), "exchanging row and column"),
          wrong(num(entry(product, 1 - i, j)), "using the other row of $A$"),
          wrong(num(entry(product, i, 1 - j)), "using the other column of $B$"),
        ],
        explanation: [
          `Row ${i + 1} of $A$ is multiplied, entry by entry, by column ${j + 1} of $B$.`,
          `$${entry(a, i, 0)} \\times ${bracketed(entry(b, 0, j))} + ${bracketed(entry(a, i, 1))} \\times ${bracketed(entry(b, 1, j))} = ${value}$.`,
        ],
        verify: () => entry(a, i, 0) * entry(b, 0, j) + entry(a, i, 1) * entry(b, 1, j) === value,
      };
    },
  }),
  computed({
    name: "singular-matrix-parameter",
    topic: "matrices-and-determinants",
    difficulty: "EASY",
    write(random) {
      const [p, q] = [random.intExcept(-6, 7, 0), random.intExcept(-6, 7, 0)];
      const s = random.intExcept(-6, 7, 0);
      const shift = random.int(-4, 4);
      // | x + shift  p ; q  s | = 0
      if ((p * q) % s !== 0) return undefined;
      const x = (p * q) / s - shift;
      const entry = shift === 0 ? "x" : `x ${signed(shift)}`;
      return {
        text: `For which value of $x$ is the matrix $${matrixTex([
          [entry, p],
          [q, s],
        ])}$ singular?`,
        answer: num(x),
        distractors: [
          wrong(
            num((-p * q) / s - shift),
            "adding the second product in the determinant instead of subtracting it",
          ),
          wrong(num((p * q) / s + shift), "moving the constant across without changing its sign"),
          wrong(num(-x), "taking the wrong sign"),
          wrong(fraction(p * q - shift, s), "not multiplying the constant when clearing the bracket"),
        ],
        explanation: [
          "A matrix is singular when its determinant is zero.",
          `$${bracketed(s)}(${entry}) - ${bracketed(p)} \\times ${bracketed(q)} = 0$, so $${entry} = ${num((p * q) / s).tex}$ and $x = ${x}$.`,
        ],
        satisfies: (t) => nearlyEqual((t + shift) * s, p * q),
      };
    },
  }),
  computed({
    name: "three-by-three-determinant",
    topic: "matrices-and-determinants",
    difficulty: "MEDIUM",
    write(random) {
      const m = range(1, 3).map(() => range(1, 3).map(() => random.int(-3, 5)));
      const value = determinant(m);
      const plus = [0, 1, 2].map(
        (j) => entry(m, 0, j) * (entry(m, 1, (j + 1) % 3) * entry(m, 2, (j + 2) % 3)),
      );
      const less = [0, 1, 2].map(
        (j) => entry(m, 0, j) * (entry(m, 1, (j + 2) % 3) * entry(m, 2, (j + 1) % 3)),
      );
      const minors = [0, 1, 2].map((j) =>
        determinant(m.slice(1).map((row) => row.filter((_, k) => k !== j))),
      );
      const terms = minors.map((minor, j) => entry(m, 0, j) * minor);
      if (value === 0 || Math.abs(value) > 90 || terms[1] === 0) return undefined;
      return {
        text: `What is the value of the determinant $${matrixTex(m, "vmatrix")}$?`,
        answer: num(value),
        distractors: [
          wrong(num(sum(terms)), "forgetting the minus sign of the middle term in the expansion"),
          wrong(num(sum(plus)), "adding up the three falling diagonals only"),
          wrong(num(-value), "taking the wrong sign"),
          wrong(num(sum(plus) + sum(less)), "adding the rising diagonals instead of subtracting them"),
          wrong(num(entry(m, 0, 0) * entry(m, 1, 1) * entry(m, 2, 2)), "multiplying the main diagonal"),
        ],
        explanation: [
          `Expand along the first row: the minors are ${num(minors[0] ?? 0)}, ${num(minors[1] ?? 0)} and ${num(minors[2] ?? 0)}.`,
          `$${entry(m, 0, 0)} \\times ${bracketed(minors[0] ?? 0)} - ${bracketed(entry(m, 0, 1))} \\times ${bracketed(minors[1] ?? 0)} + ${bracketed(entry(m, 0, 2))} \\times ${bracketed(minors[2] ?? 0)} = ${value}$.`,
        ],
        verify: () => sum(plus) - sum(less) === value,
      };
    },
  }),
  computed({
    name: "determinant-of-a-scaled-matrix",
    topic: "matrices-and-determinants",
    difficulty: "MEDIUM",
    write(random) {
      const n = random.pick([2, 3, 4]);
      const k = random.pick([-3, -2, 2, 3, 5]);
      const d = random.intExcept(-6, 9, 0, 1, -1);
      const kind = random.pick(["scaled", "product", "inverse"] as const);
      const e = random.intExcept(-5, 6, 0, 1, -1);
      const expression = { scaled: `${k}A`, product: `${k}AB`, inverse: `${k}A^{-1}` }[kind];
      const answer = { scaled: num(k ** n * d), product: num(k ** n * d * e), inverse: fraction(k ** n, d) }[
        kind
      ];
      const without = { scaled: num(k * d), product: num(k * d * e), inverse: fraction(k, d) }[kind];
      const other =
        kind === "product"
          ? num(k ** (2 * n) * d * e)
          : kind === "scaled"
            ? num(k * d ** n)
            : num(k ** n * d);
      return {
        text: `$A$ ${kind === "product" ? "and $B$ are square matrices" : "is a square matrix"} of order ${n} with $|A| = ${d}$${kind === "product" ? ` and $|B| = ${e}$` : ""}. What is $|${expression}|$?`,
        answer,
        distractors: [
          wrong(without, `multiplying the determinant by ${num(k)} only once`),
          wrong(
            other,
            kind === "product"
              ? "counting the factor for each of the two matrices"
              : kind === "scaled"
                ? "raising the determinant instead of the factor to the power"
                : "forgetting to invert the determinant",
          ),
          wrong(
            { scaled: num(n * k * d), product: num(n * k * d * e), inverse: fraction(n * k, d) }[kind],
            `multiplying by ${n} times the factor`,
          ),
          wrong(
            {
              scaled: num(k ** (n - 1) * d),
              product: num(k ** n * (d + e)),
              inverse: fraction(k ** (n - 1), d),
            }[kind],
            kind === "product" ? "adding the two determinants" : "taking one power too few",
          ),
        ],
        explanation: [
          `Multiplying a matrix of order ${n} by ${num(k)} multiplies each of its ${n} rows, so the determinant is multiplied by $${bracketed(k)}^{${n}} = ${k ** n}$.`,
          {
            scaled: `$|${expression}| = ${k ** n} \\times ${bracketed(d)} = ${answer.tex}$.`,
            product: `$|AB| = ${bracketed(d)} \\times ${bracketed(e)} = ${d * e}$, so $|${expression}| = ${answer.tex}$.`,
            inverse: `$|A^{-1}| = ${fraction(1, d).tex}$, so $|${expression}| = ${answer.tex}$.`,
          }[kind],
        ],
        verify() {
          const diagonal = (entry: (i: number) => number): Matrix =>
            range(0, n - 1).map((i) => range(0, n - 1).map((j) => (i === j ? entry(i) : 0)));
          const value = { scaled: d, product: d * e, inverse: 1 / d }[kind];
          return nearlyEqual(determinant(diagonal((i) => (i === 0 ? k * value : k))), answer.number ?? 0);
        },
      };
    },
  }),
  computed({
    name: "determinant-of-an-adjugate",
    topic: "matrices-and-determinants",
    difficulty: "MEDIUM",
    write(random) {
      const n = 3;
      const d = random.intExcept(-4, 6, 0, 1, -1);
      const k = random.pick([2, 3, -2, 1]);
      const kind = random.pick(["adj of multiple", "multiple of adj", "adj adj", "A adj"] as const);
      const data = {
        "adj of multiple": {
          shown: `\\operatorname{adj}(${k === 1 ? "" : k}A)`,
          value: (k ** n * d) ** (n - 1),
          slip: k ** n * d ** (n - 1),
          slip2: k ** (n - 1) * d ** (n - 1),
        },
        "multiple of adj": {
          shown: `${k === 1 ? "" : k}\\operatorname{adj} A`,
          value: k ** n * d ** (n - 1),
          slip: k * d ** (n - 1),
          slip2: (k ** n * d) ** (n - 1),
        },
        "adj adj": {
          shown: "\\operatorname{adj}(\\operatorname{adj} A)",
          value: d ** ((n - 1) ** 2),
          slip: d ** (2 * (n - 1) - 1),
          slip2: d ** (n - 1),
        },
        "A adj": {
          shown: `${k === 1 ? "" : k}A \\operatorname{adj} A`,
          value: k ** n * d ** n,
          slip: k * d ** n,
          slip2: k ** n * d ** (n - 1),
        },
      }[kind];
      if (k === 1 && kind !== "adj adj") return undefined;
      return {
        text: `$A$ is a $3 \\times 3$ matrix with $|A| = ${d}$. What is the determinant of $${data.shown}$?`,
        answer: num(data.value),
        distractors: [
          wrong(
            num(data.slip),
            kind === "adj adj"
              ? "adding exponents instead of multiplying them"
              : "not taking the factor to the right power",
          ),
          wrong(
            num(data.slip2),
            kind === "adj adj"
              ? "taking the adjugate once only"
              : "mixing up the factor inside and outside the adjugate",
          ),
          wrong(num(-data.value), "taking the wrong sign"),
          wrong(num(k * d), "multiplying the determinant by the factor and leaving out the adjugate"),
          wrong(num(d ** n * k), "using $|\\operatorname{adj} A| = |A|^3$"),
        ],
        explanation: [
          "For order 3, $|\\operatorname{adj} A| = |A|^2$, and a factor $k$ of a matrix gives the factor $k^3$ of its determinant.",
          {
            "adj of multiple": `$|${k}A| = ${bracketed(k)}^3 \\times ${bracketed(d)} = ${k ** 3 * d}$, so the value is $${bracketed(k ** 3 * d)}^2 = ${num(data.value).tex}$.`,
            "multiple of adj": `$|\\operatorname{adj} A| = ${bracketed(d)}^2 = ${d * d}$, so the value is $${bracketed(k)}^3 \\times ${d * d} = ${num(data.value).tex}$.`,
            "adj adj": `$|\\operatorname{adj}(\\operatorname{adj} A)| = |\\operatorname{adj} A|^2 = |A|^4 = ${bracketed(d)}^4 = ${num(data.value).tex}$.`,
            "A adj": `$A \\operatorname{adj} A = |A| I = ${d}I$, so the matrix is $${k * d}I$ and its determinant is $${bracketed(k * d)}^3 = ${num(data.value).tex}$.`,
          }[kind],
        ],
        verify() {
          // A = diag(1, 1, d): its adjugate is diag(d, d, 1).
          const product = (xs: readonly number[]) => xs.reduce((p, x) => p * x, 1);
          const adjugate = ([x = 1, y = 1, z = 1]: readonly number[]) => [y * z, x * z, x * y];
          const A = [1, 1, d];
          const amount = {
            "adj of multiple": product(adjugate(A.map((x) => k * x))),
            "multiple of adj": product(adjugate(A).map((x) => k * x)),
            "adj adj": product(adjugate(adjugate(A))),
            "A adj": product(adjugate(A).map((x, i) => k * x * (A[i] ?? 0))),
          }[kind];
          return amount === data.value;
        },
      };
    },
  }),
];
