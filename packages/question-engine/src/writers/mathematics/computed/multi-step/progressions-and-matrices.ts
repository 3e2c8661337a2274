import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { choose, gcd, lcm, nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { fraction, matrixTex, num, signed } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { entry, type Matrix, matrixProduct } from "../algebra/matrix.ts";

const sumOf = (a: number, d: number, n: number) => (n * (2 * a + (n - 1) * d)) / 2;
/** How often a prime divides a number. */
const indexOf = (prime: number, n: number): number => (n % prime === 0 ? 1 + indexOf(prime, n / prime) : 0);

/** Roots r(cos θ ± i sin θ): the equation, r² and θ in degrees. */
const CONJUGATE_ROOTS = [
  { equation: "x^2 - \\sqrt{2}\\,x + 2", square: 2, angle: 60 },
  { equation: "x^2 + \\sqrt{2}\\,x + 2", square: 2, angle: 120 },
  { equation: "x^2 - 2x + 2", square: 2, angle: 45 },
  { equation: "x^2 + 2x + 2", square: 2, angle: 135 },
  { equation: "x^2 - 2x + 4", square: 4, angle: 60 },
  { equation: "x^2 + 2x + 4", square: 4, angle: 120 },
  { equation: "x^2 - \\sqrt{6}\\,x + 2", square: 2, angle: 30 },
  { equation: "x^2 - 3x + 3", square: 3, angle: 30 },
] as const;

export const progressionsAndMatrices: WriterList = [
  computed({
    name: "difference-of-sums-of-a-progression",
    depth: 5,
    topic: "sequences-and-series",
    difficulty: "HARD",
    write(random) {
      const [a, d] = [random.int(-4, 9), random.int(2, 7)];
      const [p, q] = [random.pick([4, 5, 6]), random.pick([8, 10, 12])];
      const [r, s] = [random.pick([15, 20, 24]), random.int(6, 9)];
      const amount = sumOf(a, d, r) - sumOf(a, d, s);
      const key = num(amount);
      const slipped = (first: number, step: number) => sumOf(first, step, r) - sumOf(first, step, s);
      return {
        text: `Let $S_n$ denote the sum of the first $n$ terms of an arithmetic progression. If $S_{${p}} = ${sumOf(a, d, p)}$ and $S_{${q}} = ${sumOf(a, d, q)}$, what is the value of $S_{${r}} - S_{${s}}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [sumOf(a, d, r - s), `taking the difference to be $S_{${r - s}}$`],
          [slipped(a + d, d), "beginning with the second term"],
          [sumOf(a, d, r) - sumOf(a, d, s - 1), `taking away only the first ${s - 1} terms`],
          [sumOf(a, d, r), `giving $S_{${r}}$`],
          [sumOf(a, d, r) - sumOf(a, d, s + 1), `taking away the first ${s + 1} terms`],
          [slipped(a, d + 1), "finding the common difference 1 too large"],
          [slipped(a, d - 1), "finding the common difference 1 too small"],
        ]),
        explanation: [
          `From $S_{${p}}$: $2a + ${p - 1}d = ${(2 * sumOf(a, d, p)) / p}$. From $S_{${q}}$: $2a + ${q - 1}d = ${(2 * sumOf(a, d, q)) / q}$.`,
          `Subtracting, $${q - p}d = ${(q - p) * d}$, so $d = ${d}$ and $a = ${a}$.`,
          `$S_{${r}} - S_{${s}} = ${num(sumOf(a, d, r)).tex} - ${sumOf(a, d, s) < 0 ? `(${sumOf(a, d, s)})` : sumOf(a, d, s)} = ${key.tex}$.`,
        ],
        verify: () => sum(range(s, r - 1).map((k) => a + k * d)) === amount,
      };
    },
  }),
  computed({
    name: "terms-common-to-two-progressions",
    depth: 5,
    topic: "sequences-and-series",
    difficulty: "HARD",
    write: patiently((random) => {
      const [d, e] = random.sample([3, 4, 5, 6, 7, 8], 2) as [number, number];
      const [a, b] = [random.int(1, 9), random.int(2, 12)];
      const [n, m] = [random.int(30, 60), random.int(30, 60)];
      const one = range(0, n - 1).map((k) => a + k * d);
      const other = range(0, m - 1).map((k) => b + k * e);
      const common = one.filter((x) => other.includes(x));
      const first = common[0] ?? 0;
      if (gcd(d, e) !== 1 || common.length < 4 || a === b) return undefined;
      const step = lcm(d, e);
      const last = common.at(-1) ?? 0;
      const amount = sum(common);
      const key = num(amount);
      return {
        text: `The arithmetic progressions $${one.slice(0, 3).join(", ")}, \\ldots$ and $${other.slice(0, 3).join(", ")}, \\ldots$ have ${n} and ${m} terms respectively. What is the sum of all the terms common to both?`,
        answer: key,
        distractors: slips(random, key, num, [
          [amount + last + step, "going on beyond the end of the shorter progression"],
          [amount - last, "leaving out the last common term"],
          [amount - first, "leaving out the first common term"],
          [sumOf(first, d + e, common.length), `stepping by ${d + e} instead of ${step}`],
          [sumOf(Math.max(a, b), step, common.length), "beginning with the larger of the first terms"],
          [amount + step, "counting one step too many"],
          [amount - step, "counting one step too few"],
        ]),
        explanation: [
          `The first common term is $${first}$, and from there a common term comes every $\\operatorname{lcm}(${d}, ${e}) = ${step}$.`,
          `The progressions end at $${one.at(-1)}$ and $${other.at(-1)}$, so the last common term is $${last}$ and there are ${common.length} of them.`,
          `Their sum is $\\frac{${common.length}}{2}(${first} + ${last}) = ${key.tex}$.`,
        ],
        verify: () => sumOf(first, step, common.length) === amount,
      };
    }),
  }),
  computed({
    name: "nested-adjugates-as-prime-powers",
    depth: 5,
    chapter: "powers-of-matrices",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write(random) {
      const [k, m] = random.sample([2, 3, 4, 6, 9], 2) as [number, number];
      const size = random.pick([2, 3, 4, 6, 8, 9, 12]);
      const outer = random.chance();
      // |k adj(m adj A)| = k³ m⁶ |A|⁴; |k adj(mA)| = k³ m⁶ |A|².
      const power = outer ? 4 : 2;
      const [alpha, beta] = [2, 3].map(
        (p) => 3 * indexOf(p, k) + 6 * indexOf(p, m) + power * indexOf(p, size),
      ) as [number, number];
      if (alpha === 0 || beta === 0) return undefined;
      const asksSum = random.chance(0.7);
      const put = (onK: number, onM: number, onSize: number) => {
        const [x = 0, y = 0] = [2, 3].map(
          (p) => onK * indexOf(p, k) + onM * indexOf(p, m) + onSize * indexOf(p, size),
        );
        return asksSum ? x + y : x * y;
      };
      const amount = put(3, 6, power);
      const key = num(amount);
      const inside = outer ? `${m}\\operatorname{adj} A` : `${m}A`;
      return {
        text: `Let $A$ be a square matrix of order 3 with $|A| = ${size}$. If $\\left|${k}\\operatorname{adj}(${inside})\\right| = 2^{\\alpha} \\cdot 3^{\\beta}$, where $\\alpha$ and $\\beta$ are integers, what is the value of $${asksSum ? "\\alpha + \\beta" : "\\alpha\\beta"}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [put(1, 6, power), `taking ${k} out of the determinant only once`],
          [put(3, 3, power), `not squaring the factor $${m}^3$`],
          [put(3, 2, power), `taking ${m} out of the inner determinant only once`],
          [put(3, 6, power / 2), "using $|\\operatorname{adj} A| = |A|$ once"],
          [put(3, 9, power), "cubing the inner determinant"],
          [put(3, 6, outer ? 6 : 3), "using $|\\operatorname{adj} A| = |A|^3$"],
          [put(2, 6, power), `squaring the factor ${k} instead of cubing it`],
        ]),
        explanation: [
          "For order 3, $|cM| = c^3|M|$ and $|\\operatorname{adj} M| = |M|^2$.",
          outer
            ? `So the determinant is $${k}^3\\left(${m}^3|A|^2\\right)^2 = ${k}^3 \\cdot ${m}^6 \\cdot ${size}^4$.`
            : `So the determinant is $${k}^3\\left(${m}^3|A|\\right)^2 = ${k}^3 \\cdot ${m}^6 \\cdot ${size}^2$.`,
          `In prime powers this is $2^{${alpha}} \\cdot 3^{${beta}}$, and $${asksSum ? "\\alpha + \\beta" : "\\alpha\\beta"} = ${amount}$.`,
        ],
        verify: () => nearlyEqual(k ** 3 * m ** 6 * size ** power, 2 ** alpha * 3 ** beta),
      };
    },
  }),
  computed({
    name: "sum-of-powers-of-a-triangular-matrix",
    depth: 5,
    chapter: "powers-of-matrices",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write(random) {
      const a = random.intExcept(-3, 6, 0, 1, -1);
      const n = random.int(6, 20);
      const total = 2 * n + (a * n * (n + 1)) / 2;
      const key = num(n);
      const matrix: Matrix = [
        [1, a],
        [0, 1],
      ];
      return {
        text: `Let $A = ${matrixTex(matrix)}$ and $B = A + A^2 + A^3 + \\cdots + A^n$. If the sum of all the elements of $B$ is $${num(total).tex}$, what is the value of $n$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [n + 1, "summing from $A^0$"],
          [n - 1, "leaving out the last power"],
          [2 * n, "adding the diagonal only once for both places"],
          [Math.round(n / 2), "adding the diagonal twice over"],
          [n + 2, "taking $1 + 2 + \\cdots + n$ to be $\\frac{n(n - 1)}{2}$"],
          [n - 2, "taking $1 + 2 + \\cdots + n$ to be $\\frac{(n + 1)(n + 2)}{2}$"],
          [n + Math.abs(a), "stepping on by the element above the diagonal"],
        ]),
        explanation: [
          `Multiplying shows $A^k = ${matrixTex([
            [1, `${a}k`],
            [0, 1],
          ])}$.`,
          `The elements of $B$ add up to $n + n ${signed(a)}(1 + 2 + \\cdots + n) = 2n ${signed(a)} \\cdot \\frac{n(n + 1)}{2}$.`,
          `This is $${num(total).tex}$ for the natural number $n = ${n}$.`,
        ],
        satisfies: (amount) => {
          let [power, all]: [Matrix, number] = [matrix, 0];
          for (let k = 1; k <= amount; k++) {
            all += 2 + entry(power, 0, 1);
            power = matrixProduct(power, matrix);
          }
          return all === total;
        },
      };
    },
  }),
  computed({
    name: "powers-of-conjugate-roots",
    topic: "complex-numbers",
    difficulty: "HARD",
    write(random) {
      const { equation, square, angle } = random.pick(CONJUGATE_ROOTS);
      const n = 2 * random.int(3, 8);
      const cosine = (turns: number) => Math.round(2 * Math.cos((turns * angle * Math.PI) / 180) * 1e6) / 1e6;
      const amount = square ** (n / 2) * cosine(n);
      if (amount === 0 || !Number.isInteger(amount) || Math.abs(amount) > 9000) return undefined;
      const key = num(amount);
      return {
        text: `If $\\alpha$ and $\\beta$ are the roots of the equation $${equation} = 0$, what is the value of $\\alpha^{${n}} + \\beta^{${n}}$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [-amount, "losing the sign of the cosine"],
            [2 * amount, `taking the modulus of $\\alpha^{${n}}$ twice as large`],
            [amount / 2, "counting only one of the two roots"],
            [2 * square ** (n / 2), "leaving out the cosine of the angle"],
            [-2 * square ** (n / 2), "taking the cosine of the angle to be $-1$"],
            [square * amount, "raising the modulus to a power 2 too high"],
            [-(square ** (n / 2)), "taking the cosine of the angle to be $-\\frac{1}{2}$"],
          ],
          true,
        ),
        explanation: [
          `The roots are $\\sqrt{${square}}\\left(\\cos ${angle}^\\circ \\pm i\\sin ${angle}^\\circ\\right)$.`.replace(
            "\\sqrt{4}",
            "2",
          ),
          `By De Moivre's theorem, $\\alpha^{${n}} + \\beta^{${n}} = 2 \\cdot ${square}^{${n / 2}}\\cos(${n} \\times ${angle}^\\circ)$.`,
          `Since $\\cos ${n * angle}^\\circ = ${fraction(cosine(n), 2).tex}$, the value is $${key.tex}$.`,
        ],
        verify: () => {
          // Power sums of the roots, each from the two before.
          const s = 2 * Math.sqrt(square) * Math.cos((angle * Math.PI) / 180);
          let [before, now] = [2, s];
          for (let k = 2; k <= n; k++) [before, now] = [now, s * now - square * before];
          return nearlyEqual(now, amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "number-and-its-modulus",
    topic: "complex-numbers",
    difficulty: "MEDIUM",
    write(random) {
      const [x, y, r] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [5, 12, 13],
        [12, 5, 13],
        [8, 15, 17],
        [15, 8, 17],
        [6, 8, 10],
        [-3, 4, 5],
        [-5, 12, 13],
        [-8, 15, 17],
      ] as const);
      const up = random.sign() * y;
      const asksSum = random.chance();
      const amount = asksSum ? x + up : r * r;
      const key = num(amount);
      return {
        text: `Let $z = x + iy$ be a complex number such that $|z| + z = ${r + x} ${up < 0 ? "-" : "+"} ${y}i$. What is the value of $${asksSum ? "x + y" : "|z|^2"}$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          asksSum
            ? [
                [r + x + up, "taking the real part of $z$ to be the whole real part"],
                [x - up, "losing the sign of $y$"],
                [-x + up, "losing the sign of $x$"],
                [x + up + r, "adding the modulus"],
                [x, "leaving out $y$"],
                [r, "giving the modulus"],
              ]
            : [
                [r, "giving $|z|$ instead of its square"],
                [(r + x) ** 2 + y * y, "squaring the two parts of the right side"],
                [r + x + y, "adding the two parts of the right side"],
                [x * x, "leaving out the imaginary part"],
                [y * y, "leaving out the real part"],
                [(r + x) ** 2, "taking $|z|$ to be the whole real part"],
              ],
          true,
        ),
        explanation: [
          `The modulus is real, so comparing imaginary parts gives $y = ${up}$, and comparing real parts $\\sqrt{x^2 + y^2} = ${r + x} - x$.`,
          `Squaring, $x^2 + ${y * y} = ${(r + x) ** 2} - ${2 * (r + x)}x + x^2$, so $x = ${x}$ and $|z| = ${r}$.`,
          `The value is $${amount}$.`,
        ],
        verify: () => Math.hypot(x, up) === r && (asksSum ? amount - up === x : Math.sqrt(amount) === r),
      };
    },
  }),
  computed({
    name: "sum-of-products-in-a-series",
    depth: 5,
    topic: "sequences-and-series",
    difficulty: "HARD",
    write(random) {
      const [a, b] = [random.int(1, 3), random.int(1, 4)];
      const [p, q] = [random.int(1, 3), random.int(-1, 5)];
      const n = random.int(10, 20);
      const term = (r: number) => (a * r + b) * (p * r + q);
      const amount = sum(range(1, n).map(term));
      if ((a === p && b === q) || p + q < 1) return undefined;
      const key = num(amount);
      const squares = (n * (n + 1) * (2 * n + 1)) / 6;
      const plain = (n * (n + 1)) / 2;
      const shown = range(1, 3).map((r) => `${a * r + b} \\cdot ${p * r + q}`);
      return {
        text: `What is the sum of the first ${n} terms of the series $${shown.join(" + ")} + \\cdots$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [amount - n * b * q, "leaving out the constant part of each term"],
          [amount + term(n + 1), "adding one term too many"],
          [amount - term(n), "leaving out the last term"],
          [a * p * squares + b * q * n, "leaving out the mixed products"],
          [a * p * squares + (a * q + b * p) * plain + b * q, "adding the constant part only once"],
          [
            a * p * plain ** 2 + (a * q + b * p) * plain + b * q * n,
            "using the sum of cubes for that of squares",
          ],
          [term(n), "giving the last term"],
        ]),
        explanation: [
          `The $r$-th term is $(${a === 1 ? "" : a}r + ${b})(${p === 1 ? "" : p}r ${q === 0 ? "" : signed(q)}) = ${a * p === 1 ? "" : a * p}r^2 ${signed(a * q + b * p)}r ${signed(b * q)}$.`.replace(
            /\((\d?r) \)/,
            "$1",
          ),
          `For $n = ${n}$, $\\sum r^2 = ${num(squares).tex}$ and $\\sum r = ${plain}$.`,
          `The sum is $${a * p} \\times ${num(squares).tex} ${signed(a * q + b * p)} \\times ${plain} ${signed(b * q)} \\times ${n} = ${key.tex}$.`,
        ],
        // Sums of r(r − 1) are binomial coefficients.
        verify: () =>
          2 * a * p * choose(n + 1, 3) + (a * p + a * q + b * p) * choose(n + 1, 2) + b * q * n === amount,
      };
    },
  }),
];
