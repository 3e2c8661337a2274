import { slips } from "../../../../kit/slips.ts";
import { choose, nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { fraction, joinTerms, matrixTex, num, signed } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { entry, matrixProduct } from "../algebra/matrix.ts";

const inMatrices = (...terms: (readonly [number, string])[]) =>
  joinTerms(terms.map(([size, name]) => ({ size, name })));

export const rootsAndPowers: WriterList = [
  computed({
    name: "cubic-with-roots-in-progression",
    depth: 5,
    topic: "polynomials",
    difficulty: "HARD",
    write(random) {
      const middle = random.intExcept(-6, 7, 0);
      const step = random.int(1, 6);
      const product = middle * (middle * middle - step * step);
      if (product === 0) return undefined;
      const amount = 3 * middle * middle - step * step;
      const key = num(amount);
      const first = `x^{3} ${signed(-3 * middle)}x^{2}`;
      return {
        text: `The roots of $${first} + px ${signed(-product)} = 0$ are in arithmetic progression. What is the value of $p$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [-amount, "turning the sign of the sum of the products round"],
            [3 * middle * middle + step * step, "adding the square of the common difference"],
            [3 * middle * middle, "taking all three roots to be equal"],
            [2 * middle * middle - step * step, "leaving out one of the three products"],
            [3 * middle * middle - 2 * step * step, "taking away the square of the difference twice"],
            [middle * middle - step * step, "using only the product of the outer roots"],
            [3 * middle * middle - step, "forgetting to square the common difference"],
          ],
          true,
        ),
        explanation: [
          `Let the roots be $a - d$, $a$ and $a + d$. Their sum $3a = ${3 * middle}$ gives $a = ${middle}$.`,
          `Their product is $${product}$, so $a^2 - d^2 = \\frac{${product}}{${middle}} = ${middle * middle - step * step}$ and $d^2 = ${step * step}$.`,
          `$p$ is the sum of the products in pairs, $3a^2 - d^2 = ${3 * middle * middle} - ${step * step} = ${amount}$.`,
        ],
        satisfies: (p) => {
          const at = (x: number) => x ** 3 - 3 * middle * x * x + p * x - product;
          return [middle - step, middle, middle + step].every((x) => at(x) === 0);
        },
      };
    },
  }),
  computed({
    name: "two-quadratics-with-roots-in-geometric-progression",
    depth: 5,
    topic: "sequences-and-series",
    difficulty: "HARD",
    write(random) {
      const a = random.int(1, 7);
      const r = random.int(2, 5);
      const [s1, s2] = [a * (1 + r), a * r * r * (1 + r)];
      const [p, q] = [a * a * r, a * a * r ** 5];
      if (q > 20000) return undefined;
      const asksSum = random.chance();
      const key = num(asksSum ? p + q : q);
      const put = (x: number, y: number) => (asksSum ? x + y : y);
      return {
        text: `The roots of $x^2 - ${s1}x + p = 0$ are $\\alpha$ and $\\beta$, and those of $x^2 - ${s2}x + q = 0$ are $\\gamma$ and $\\delta$. If $\\alpha$, $\\beta$, $\\gamma$, $\\delta$ form an increasing geometric progression, what is the value of $${asksSum ? "p + q" : "q"}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [put(p, p * r * r), "multiplying the product of the roots by $r^2$ only"],
          [put(p, p * r ** 3), "multiplying the product of the roots by $r^3$"],
          [put(p * r, q * r), "beginning the progression one term too late"],
          [put(p, p * r ** 5), "taking the product to grow by five steps"],
          [put(p, p * r), "multiplying the product of the roots by $r$ only"],
          [put(p, q / r), "taking the last two terms to be $ar^2$ and $ar^2$"],
          [put(p, a * r ** 5), "forgetting to square the first term"],
          [put(a * a * r * r, q * r * r), "treating the ratio of the sums as the common ratio"],
          [s2 + put(p, q), "adding the sum of the roots"],
        ]),
        explanation: [
          `Write the roots as $a$, $ar$, $ar^2$, $ar^3$. The sums are $a(1 + r) = ${s1}$ and $ar^2(1 + r) = ${s2}$, so $r^2 = ${r * r}$; an increasing progression needs $r = ${r}$, and then $a = ${a}$.`,
          `$p = a^2 r = ${p}$ and $q = a^2 r^5 = ${a * r * r} \\times ${a * r ** 3} = ${num(q).tex}$.`,
          `So $${asksSum ? "p + q" : "q"} = ${key.tex}$.`,
        ],
        verify: () => {
          // Every split of the two sums into whole roots.
          const found: number[] = [];
          for (let one = 1; one < s1; one++)
            for (let three = 1; three < s2; three++) {
              const [two, four] = [s1 - one, s2 - three];
              const isProgression = two > one && two * two === one * three && three * three === two * four;
              if (isProgression) found.push(put(one * two, three * four));
            }
          return found.length === 1 && found[0] === key.number;
        },
      };
    },
  }),
  computed({
    name: "farthest-point-of-a-locus-in-the-plane",
    depth: 5,
    topic: "complex-numbers",
    difficulty: "HARD",
    write(random) {
      const k = random.pick([2, 2, 3]);
      const scale = random.int(1, 4);
      const radius = k === 2 ? 2 * scale : 3 * scale;
      const apart = k === 2 ? 3 * scale : 8 * scale;
      const [across, up, slant] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [6, 8, 10],
        [5, 12, 13],
        [8, 6, 10],
        [12, 5, 13],
      ] as const);
      // |z − p| = k|z − q| on the real axis: the centre lies beyond q, apart / (k² − 1) further on.
      const centre = random.sign() * across;
      const side = random.sign();
      const q = centre - (side * apart) / (k * k - 1);
      const p = q - side * apart;
      const far = random.chance();
      const amount = far ? slant + radius : Math.abs(slant - radius);
      if (amount === 0 || p === 0 || q === 0) return undefined;
      const key = num(amount);
      return {
        text: `A complex number $z$ satisfies $|z ${signed(-p)}| = ${k}|z ${signed(-q)}|$. What is the ${far ? "greatest" : "least"} value of $|z - ${up}i|$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            far ? Math.abs(slant - radius) : slant + radius,
            `finding the ${far ? "least" : "greatest"} value`,
          ],
          [slant, "giving the distance to the centre of the circle"],
          [radius, "giving the radius of the circle"],
          [
            far ? slant + 2 * radius : Math.abs(slant - 2 * radius),
            "using the diameter instead of the radius",
          ],
          [
            far ? Math.abs(centre) + radius : up + radius,
            `measuring from the origin instead of from $${up}i$`,
          ],
          [
            far ? across + up + radius : across + up - radius,
            "adding the horizontal and the vertical distance",
          ],
          [
            far ? slant + apart : Math.abs(slant - apart),
            "taking the distance of the two fixed points as the radius",
          ],
        ]),
        explanation: [
          `With $z = x + iy$ and squared, $(x ${signed(-p)})^2 + y^2 = ${k * k}\\left[(x ${signed(-q)})^2 + y^2\\right]$, which simplifies to $(x ${signed(-centre)})^2 + y^2 = ${radius * radius}$: a circle with centre $${centre}$ and radius ${radius}.`,
          `The point $${up}i$ is $\\sqrt{${across}^2 + ${up}^2} = ${slant}$ from the centre.`,
          far
            ? `The greatest distance is $${slant} + ${radius} = ${amount}$.`
            : `The least distance is $|${slant} - ${radius}| = ${amount}$.`,
        ],
        verify: () => {
          // Points that satisfy the condition, found along rays from q.
          const distances = range(0, 719).map((turn) => {
            const [cos, sin] = [Math.cos((turn * Math.PI) / 360), Math.sin((turn * Math.PI) / 360)];
            const [b, c] = [2 * (q - p) * cos, (q - p) ** 2];
            const [x, y] = [k * k - 1, b];
            const t = (y + Math.sqrt(y * y + 4 * x * c)) / (2 * x);
            return Math.hypot(q + t * cos, t * sin - up);
          });
          return nearlyEqual(far ? Math.max(...distances) : Math.min(...distances), amount, 2e-3);
        },
      };
    },
  }),
  computed({
    name: "constant-term-with-the-index-to-find",
    depth: 5,
    topic: "binomial-theorem",
    difficulty: "HARD",
    write(random) {
      const [up, down, n] = random.pick([
        [2, 1, 6],
        [2, 1, 9],
        [1, 1, 6],
        [1, 1, 8],
        [1, 2, 6],
        [1, 2, 9],
        [3, 1, 8],
        [3, 2, 5],
        [1, 1, 10],
        [2, 3, 5],
        [4, 1, 5],
        [1, 3, 8],
        [3, 1, 4],
      ] as const);
      const k = random.pick([2, 3, 4, -2, -3, -4]);
      const r = (up * n) / (up + down);
      const amount = choose(n, r) * k ** r;
      if (Math.abs(amount) > 70000) return undefined;
      const givesAll = k > 0 && (1 + k) ** n < 300000 && random.chance();
      const told = givesAll
        ? `the coefficients of all the terms add up to ${num((1 + k) ** n)}`
        : `the sum of the binomial coefficients is ${num(2 ** n)}`;
      const key = num(amount);
      const power = (x: number) => (x === 1 ? "x" : `x^{${x}}`);
      return {
        text: `In the expansion of $\\left(${power(up)} ${k < 0 ? "-" : "+"} \\frac{${Math.abs(k)}}{${power(down)}}\\right)^{n}$, ${told}. What is the term independent of $x$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [choose(n, r), `leaving out the power of ${num(k)}`],
            [choose(n, r) * k ** (n - r), `raising ${num(k)} to the power of the other part`],
            [-amount, "getting the sign of the power wrong"],
            [choose(n, r + 1) * k ** (r + 1), "taking the next term"],
            [choose(n, r - 1) * k ** (r - 1), "taking the term before"],
            [amount * k, `raising ${k} to a power 1 too high`],
            [choose(n, r) * k, `using ${num(k)} only once`],
            [choose(n + 1, r) * k ** r, "reading the index 1 too large"],
          ],
          true,
        ),
        explanation: [
          givesAll
            ? `At $x = 1$ the sum of the coefficients is $${1 + k}^n = ${(1 + k) ** n}$, so $n = ${n}$.`
            : `The binomial coefficients add up to $2^n = ${2 ** n}$, so $n = ${n}$.`,
          `The general term is $\\binom{${n}}{r}${k < 0 ? `(${k})` : k}^{r}x^{${up === 1 ? "" : up}(${n} - r) - ${down === 1 ? "" : down}r}$; the power of $x$ is zero when $r = ${r}$.`,
          `The term is $\\binom{${n}}{${r}} \\times ${k < 0 ? `(${k})` : k}^{${r}} = ${choose(n, r)} \\times ${k < 0 ? `(${k ** r})` : k ** r} = ${key.tex}$.`.replace(
            /\((\d+)\)(?= =)/,
            "$1",
          ),
        ],
        verify: () => {
          // Multiply out, with powers of x shifted by down × n.
          let product = new Map<number, number>([[0, 1]]);
          for (let round = 0; round < n; round++) {
            const next = new Map<number, number>();
            for (const [at, size] of product) {
              next.set(at + up, (next.get(at + up) ?? 0) + size);
              next.set(at - down, (next.get(at - down) ?? 0) + k * size);
            }
            product = next;
          }
          return product.get(0) === amount;
        },
      };
    },
  }),
  computed({
    name: "fourth-power-of-a-matrix-in-terms-of-it",
    depth: 5,
    chapter: "powers-of-matrices",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write(random) {
      const [a, b, c, d] = [
        random.int(-2, 4),
        random.intExcept(-3, 3, 0),
        random.intExcept(-3, 3, 0),
        random.int(-2, 4),
      ];
      const p = a + d;
      const q = b * c - a * d;
      if (p === 0 || q === 0) return undefined;
      const [alpha, beta] = [p ** 3 + 2 * p * q, q * (p * p + q)];
      const amount = alpha + beta;
      if (Math.abs(amount) > 900) return undefined;
      const key = num(amount);
      return {
        text: `Let $A = ${matrixTex([
          [a, b],
          [c, d],
        ])}$ and let $I$ be the identity matrix of order 2. If $A^4 = \\alpha A + \\beta I$, what is the value of $\\alpha + \\beta$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [p ** 3 - 2 * p * q - q * (p * p - q), "taking the determinant with the wrong sign"],
            [alpha - beta, "subtracting $\\beta$ instead of adding it"],
            [p ** 3 + p * q + q * (p * p + q), "counting the term $pq$ only once"],
            [alpha + q * q, "losing the term with $p^2q$"],
            [alpha + q * p * p, "losing the term with $q^2$"],
            [p ** 3 + beta, "losing the term with $2pq$"],
            [amount + p * q, "counting the term $pq$ three times"],
            [p * p + q + p * q, "stopping at $A^3$"],
            [alpha, "leaving out $\\beta$"],
            [p ** 4 + q ** 2, "taking the fourth power of each term by itself"],
            [(p + q) ** 2, "putting $A$ for $A^2$ after squaring"],
            [p + q, "giving the sum for $A^2$"],
          ],
          true,
        ),
        explanation: [
          `The trace of $A$ is $${p}$ and its determinant $${-q}$, so by the Cayley–Hamilton theorem $A^2 = pA + qI$ with $p = ${p}$ and $q = ${q}$.`,
          `Squaring, $A^4 = ${inMatrices([p * p, "A^2"], [2 * p * q, "A"], [q * q, "I"])}$; with $A^2$ put in again, $\\alpha = ${alpha}$ and $\\beta = ${beta}$.`,
          `So $\\alpha + \\beta = ${amount}$.`,
        ],
        verify: () => {
          const m = [
            [a, b],
            [c, d],
          ];
          const square = matrixProduct(m, m);
          const fourth = matrixProduct(square, square);
          const x = entry(fourth, 0, 1) / b;
          return x + entry(fourth, 0, 0) - x * a === amount && entry(fourth, 1, 0) === x * c;
        },
      };
    },
  }),
  computed({
    name: "coefficient-after-a-weighted-binomial-sum",
    depth: 5,
    topic: "binomial-theorem",
    difficulty: "HARD",
    write(random) {
      const n = random.int(5, 11);
      const kind = random.pick(["rise", "plain", "share"] as const);
      const k = random.int(2, Math.min(5, n - 2));
      const [series, total, rule] = {
        rise: [
          "C_0 + 2C_1 + 3C_2 + \\cdots + (n+1)C_n",
          num((n + 2) * 2 ** (n - 1)).tex,
          "(n + 2)2^{n-1}",
        ] as const,
        plain: ["C_1 + 2C_2 + 3C_3 + \\cdots + nC_n", num(n * 2 ** (n - 1)).tex, "n\\,2^{n-1}"] as const,
        share: [
          "C_0 + \\frac{C_1}{2} + \\frac{C_2}{3} + \\cdots + \\frac{C_n}{n+1}",
          fraction(2 ** (n + 1) - 1, n + 1).tex,
          "\\frac{2^{n+1} - 1}{n+1}",
        ] as const,
      }[kind];
      const key = num(choose(n, k));
      return {
        text: `If $C_r$ is the coefficient of $x^r$ in $(1 + x)^n$ and $${series} = ${total}$, what is the value of $C_${k}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [choose(n + 1, k), "finding $n$ to be 1 too large"],
          [choose(n - 1, k), "finding $n$ to be 1 too small"],
          [choose(n, k - 1), "taking the coefficient before"],
          [choose(n, k + 1), "taking the coefficient after"],
          [choose(n, k) * k, "counting the chosen ones in order"],
          [choose(n + 1, k + 1), "reading the coefficient off the next row"],
          [choose(n - 1, k - 1), "reading the coefficient off the row above"],
        ]),
        explanation: [
          `The sum is $${rule}$, from ${kind === "share" ? "integrating $(1 + x)^n$ from 0 to 1" : kind === "plain" ? "differentiating $(1 + x)^n$ and putting $x = 1$" : "differentiating $x(1 + x)^n$ and putting $x = 1$"}.`,
          `It equals $${total}$ for $n = ${n}$.`,
          `So $C_${k} = \\binom{${n}}{${k}} = ${key.tex}$.`,
        ],
        verify: () => {
          const sums = range(2, 14).filter((m) => {
            const terms = range(0, m).map(
              (r) => choose(m, r) * (kind === "rise" ? r + 1 : kind === "plain" ? r : 1 / (r + 1)),
            );
            const told =
              kind === "rise"
                ? (n + 2) * 2 ** (n - 1)
                : kind === "plain"
                  ? n * 2 ** (n - 1)
                  : (2 ** (n + 1) - 1) / (n + 1);
            return nearlyEqual(sum(terms), told);
          });
          return sums.length === 1 && sums[0] === n;
        },
      };
    },
  }),
];
