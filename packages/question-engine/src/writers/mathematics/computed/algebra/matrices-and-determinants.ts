import { nearlyEqual, range, sum } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { bracketed, fraction, joinTerms, matrixTex, num, signed } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";

type Matrix = readonly (readonly number[])[];
const at = (m: Matrix, i: number, j: number) => m[i]?.[j] ?? 0;
const times = (a: Matrix, b: Matrix): number[][] =>
  a.map((row) => range(0, (b[0]?.length ?? 1) - 1).map((j) => sum(row.map((x, k) => x * at(b, k, j)))));

function determinant(m: Matrix): number {
  if (m.length === 1) return at(m, 0, 0);
  return sum(
    range(0, m.length - 1).map((j) => {
      const minor = m.slice(1).map((row) => row.filter((_, k) => k !== j));
      return (j % 2 === 0 ? 1 : -1) * at(m, 0, j) * determinant(minor);
    }),
  );
}

export const matricesAndDeterminants: WriterList = [
  computed({
    name: "two-by-two-product-entry",
    topic: "matrices-and-determinants",
    difficulty: "EASY",
    write(random) {
      const draw = () => range(1, 2).map(() => range(1, 2).map(() => random.int(-5, 6)));
      const [a, b] = [draw(), draw()];
      const [i, j] = [random.int(0, 1), random.int(0, 1)];
      const product = times(a, b);
      const back = times(b, a);
      const value = at(product, i, j);
      return {
        text: `If $A = ${matrixTex(a)}$ and $B = ${matrixTex(b)}$, what is the entry in row ${i + 1} and column ${j + 1} of $AB$?`,
        answer: num(value),
        distractors: [
          wrong(num(at(back, i, j)), "multiplying in the order $BA$"),
          wrong(num(at(a, i, j) * at(b, i, j)), "multiplying entries at the same place"),
          wrong(num(at(product, j, i)), "exchanging row and column"),
          wrong(num(at(product, 1 - i, j)), "using the other row of $A$"),
          wrong(num(at(product, i, 1 - j)), "using the other column of $B$"),
        ],
        explanation: [
          `Row ${i + 1} of $A$ is multiplied, entry by entry, by column ${j + 1} of $B$.`,
          `$${at(a, i, 0)} \\times ${bracketed(at(b, 0, j))} + ${bracketed(at(a, i, 1))} \\times ${bracketed(at(b, 1, j))} = ${value}$.`,
        ],
        verify: () => at(a, i, 0) * at(b, 0, j) + at(a, i, 1) * at(b, 1, j) === value,
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
      const plus = [0, 1, 2].map((j) => at(m, 0, j) * (at(m, 1, (j + 1) % 3) * at(m, 2, (j + 2) % 3)));
      const less = [0, 1, 2].map((j) => at(m, 0, j) * (at(m, 1, (j + 2) % 3) * at(m, 2, (j + 1) % 3)));
      const minors = [0, 1, 2].map((j) =>
        determinant(m.slice(1).map((row) => row.filter((_, k) => k !== j))),
      );
      const terms = minors.map((minor, j) => at(m, 0, j) * minor);
      if (value === 0 || Math.abs(value) > 90 || terms[1] === 0) return undefined;
      return {
        text: `What is the value of the determinant $${matrixTex(m, "vmatrix")}$?`,
        answer: num(value),
        distractors: [
          wrong(num(sum(terms)), "forgetting the minus sign of the middle term in the expansion"),
          wrong(num(sum(plus)), "adding up the three falling diagonals only"),
          wrong(num(-value), "taking the wrong sign"),
          wrong(num(sum(plus) + sum(less)), "adding the rising diagonals instead of subtracting them"),
          wrong(num(at(m, 0, 0) * at(m, 1, 1) * at(m, 2, 2)), "multiplying the main diagonal"),
        ],
        explanation: [
          `Expand along the first row: the minors are ${num(minors[0] ?? 0)}, ${num(minors[1] ?? 0)} and ${num(minors[2] ?? 0)}.`,
          `$${at(m, 0, 0)} \\times ${bracketed(minors[0] ?? 0)} - ${bracketed(at(m, 0, 1))} \\times ${bracketed(minors[1] ?? 0)} + ${bracketed(at(m, 0, 2))} \\times ${bracketed(minors[2] ?? 0)} = ${value}$.`,
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
    difficulty: "HARD",
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
          const worth = {
            "adj of multiple": product(adjugate(A.map((x) => k * x))),
            "multiple of adj": product(adjugate(A).map((x) => k * x)),
            "adj adj": product(adjugate(adjugate(A))),
            "A adj": product(adjugate(A).map((x, i) => k * x * (A[i] ?? 0))),
          }[kind];
          return worth === data.value;
        },
      };
    },
  }),
  computed({
    name: "high-power-of-a-matrix",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write(random) {
      const a = random.intExcept(-5, 6, 0, 1);
      const n = random.int(5, 60);
      const d = random.pick([1, 1, 2, 3]);
      const kind = random.pick(["shear", "series"] as const);
      if (kind === "shear") {
        if (d > 1 && n > 8) return undefined;
        // [[d, a], [0, d]]^n has d^(n-1) n a in the corner.
        const corner = n * a * d ** (n - 1);
        return {
          text: `If $A = ${matrixTex([
            [d, a],
            [0, d],
          ])}$, what is the sum of all the entries of $A^{${n}}$?`,
          answer: num(2 * d ** n + corner),
          distractors: [
            wrong(
              num(2 * d ** n + (Math.abs(a) ** n > 1e5 ? a : a ** n)),
              Math.abs(a) ** n > 1e5
                ? "leaving the corner entry unchanged"
                : "raising each entry to the power by itself",
            ),
            wrong(num(n * (2 * d + a)), `multiplying the sum of the entries by ${n}`),
            wrong(num(corner), "leaving out the diagonal"),
            wrong(num(2 * d ** n + (n - 1) * a * d ** (n - 1)), `counting ${n - 1} steps instead of ${n}`),
            wrong(num(d ** n + corner), "counting only one entry of the diagonal"),
          ],
          explanation: [
            d === 1
              ? `$A = I + ${bracketed(a)}N$ with $N = ${matrixTex([
                  [0, 1],
                  [0, 0],
                ])}$ and $N^2 = 0$.`
              : `$A = ${d}I + ${bracketed(a)}N$ with $N = ${matrixTex([
                  [0, 1],
                  [0, 0],
                ])}$ and $N^2 = 0$.`,
            `By the binomial theorem $A^{${n}} = ${matrixTex([
              [num(d ** n).tex, num(corner).tex],
              [0, num(d ** n).tex],
            ])}$.`,
            `The sum of the entries is ${num(2 * d ** n + corner)}.`,
          ],
          verify() {
            let power: number[][] = [
              [1, 0],
              [0, 1],
            ];
            for (let k = 0; k < n; k++)
              power = times(power, [
                [d, a],
                [0, d],
              ]);
            return sum(power.flat()) === 2 * d ** n + corner;
          },
        };
      }
      // A² = (p + q)A − pq I: A^2, A^3 by Cayley–Hamilton.
      const [w, x, y, z] = [
        random.int(1, 4),
        random.intExcept(-3, 4, 0),
        random.intExcept(-3, 4, 0),
        random.int(-3, 4),
      ];
      const A = [
        [w, x],
        [y, z],
      ];
      const trace = w + z;
      const det = w * z - x * y;
      const alpha = trace * trace - det;
      const beta = -trace * det;
      if (trace === 0 || det === 0) return undefined;
      return {
        text: `If $A = ${matrixTex(A)}$ and $A^3 = pA + qI$, where $I$ is the identity matrix, what is the value of $p + q$?`,
        answer: num(alpha + beta),
        distractors: [
          wrong(
            num(trace * trace + det - trace * det),
            "taking $A^2 = (\\operatorname{tr} A) A + |A| I$ in the last step",
          ),
          wrong(num(alpha - beta), "taking $q$ with the wrong sign"),
          wrong(num(trace - det), "stopping at $A^2$"),
          wrong(num(trace * trace + beta), "forgetting to replace $|A| A$"),
          wrong(num(alpha), "giving $p$ only"),
        ],
        explanation: [
          `The trace is ${num(trace)} and the determinant is ${num(det)}, so by the Cayley–Hamilton theorem $A^2 = ${joinTerms(
            [
              { size: trace, name: "A" },
              { size: -det, name: "I" },
            ],
          )}$.`,
          `Then $A^3 = ${joinTerms([
            { size: trace, name: "A^2" },
            { size: -det, name: "A" },
          ])} = ${joinTerms([
            { size: alpha, name: "A" },
            { size: beta, name: "I" },
          ])}$${alpha === 0 ? " with $p = 0$" : ""}.`,
          `$p + q = ${alpha} ${signed(beta)} = ${alpha + beta}$.`,
        ],
        verify() {
          const cube = times(times(A, A), A);
          return range(0, 1).every((i) =>
            range(0, 1).every((j) => at(cube, i, j) === alpha * at(A, i, j) + (i === j ? beta : 0)),
          );
        },
      };
    },
  }),
  computed({
    name: "system-with-infinitely-many-solutions",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write(random) {
      const draw = () => [random.int(1, 3), random.int(1, 4), random.intExcept(-3, 4, 0)];
      const [a, b] = [draw(), draw()];
      const [d, e] = [random.int(2, 9), random.int(2, 12)];
      const [s, t] = [random.pick([1, 2, -1]), random.pick([1, 2, 3, -1])];
      const third = a.map((x, k) => s * x + t * (b[k] ?? 0));
      const [p = 0, q = 0, lambda = 0] = third;
      const mu = s * d + t * e;
      const [a0 = 1, a1 = 1] = a;
      const [b0 = 1, b1 = 1] = b;
      if (
        p === 0 ||
        q === 0 ||
        lambda === 0 ||
        mu === 0 ||
        a0 * b1 === a1 * b0 ||
        Math.max(Math.abs(p), Math.abs(q)) > 15
      )
        return undefined;
      const show = (row: readonly number[], right: number) =>
        `${joinTerms(row.map((size, k) => ({ size, name: "xyz"[k] ?? "" })))} = ${right}`;
      const answer = lambda + mu;
      return {
        text: `The equations $${show(a, d)}$, $${show(b, e)}$ and $${joinTerms([
          { size: p, name: "x" },
          { size: q, name: "y" },
        ])} + \\lambda z = \\mu$ have infinitely many solutions. What is $\\lambda + \\mu$?`,
        answer: num(answer),
        distractors: [
          wrong(num(lambda - mu), "finding $\\lambda - \\mu$"),
          wrong(num(mu), "giving $\\mu$ only"),
          wrong(num(lambda), "giving $\\lambda$ only"),
          wrong(num(lambda + d + e), "adding the right sides without their factors"),
          wrong(num((a[2] ?? 0) + (b[2] ?? 0) + mu), "adding the coefficients of $z$ without their factors"),
        ],
        explanation: [
          `The third equation must be a combination of the first two: $${p} = ${a0}s ${b0 < 0 ? "-" : "+"} ${Math.abs(b0)}t$ and $${q} = ${a1}s ${b1 < 0 ? "-" : "+"} ${Math.abs(b1)}t$ give $s = ${s}$ and $t = ${t}$.`.replace(
            /\b1([st])\b/g,
            "$1",
          ),
          `Then $\\lambda = ${bracketed(s)} \\times ${bracketed(a[2] ?? 0)} + ${bracketed(t)} \\times ${bracketed(b[2] ?? 0)} = ${lambda}$ and $\\mu = ${bracketed(s)} \\times ${d} + ${bracketed(t)} \\times ${e} = ${mu}$.`,
          `$\\lambda + \\mu = ${answer}$.`,
        ],
        verify: () =>
          determinant([a, b, third]) === 0 &&
          determinant([
            [a0, a1, d],
            [b0, b1, e],
            [p, q, mu],
          ]) === 0,
      };
    },
  }),
];
