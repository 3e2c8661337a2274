import { range, sum } from "../../../../numbers/arithmetic.ts";
import { bracketed, joinTerms, matrixTex, num, signed } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { determinant, entry, matrixProduct } from "./matrix.ts";

export const matrixPowersAndSystems: WriterList = [
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
              power = matrixProduct(power, [
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
          const cube = matrixProduct(matrixProduct(A, A), A);
          return range(0, 1).every((i) =>
            range(0, 1).every((j) => entry(cube, i, j) === alpha * entry(A, i, j) + (i === j ? beta : 0)),
          );
        },
      };
    },
  }),
  computed({
    name: "system-with-infinitely-many-solutions",
    chapter: "systems-of-equations",
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
