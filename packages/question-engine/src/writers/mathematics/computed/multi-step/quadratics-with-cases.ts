import { patiently } from "../../../../kit/patiently.ts";
import { slips, wholeSlips } from "../../../../kit/slips.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import { fraction, joinTerms, num, polynomial } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const integersWhere = (holds: (x: number) => boolean) => range(-200, 200).filter(holds);

export const quadraticsWithCases: WriterList = [
  computed({
    name: "integers-for-a-quotient-of-quadratics",
    depth: 5,
    topic: "quadratic-equations",
    difficulty: "HARD",
    write: patiently((random) => {
      const roots = random.sample(range(-9, 14), 4).sort((one, other) => one - other);
      const [p = 0, q = 0, r = 0, s = 0] = roots;
      // The first and third root, or the second and fourth, are above the line.
      const isFirstAbove = random.chance();
      const [above, below] = isFirstAbove
        ? ([
            [p, r],
            [q, s],
          ] as const)
        : ([
            [q, s],
            [p, r],
          ] as const);
      const answer = q - p + (s - r);
      if (q - p < 2 || s - r < 2 || r - q < 2) return undefined;
      const key = num(answer);
      const [top, bottom] = [above, below].map(([one, other]) =>
        polynomial([1, -one - other, one * other]),
      ) as [string, string];
      return {
        text: `How many integers $x$ satisfy $\\dfrac{${top}}{${bottom}} \\le 0$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [answer + 2, "counting the zeros of the denominator as well"],
          [answer - 2, "leaving out the zeros of the numerator"],
          [r - q - 1, "choosing the interval in which the quotient is positive"],
          [q - p, "finding only the first of the two intervals"],
          [s - r, "finding only the second of the two intervals"],
          [above[1] - above[0] + 1, "looking at the numerator alone"],
          [s - p + 1, "counting all the integers between the outermost roots"],
          [answer + 1, "counting one of the zeros of the denominator"],
          [answer - 1, "leaving out one of the zeros of the numerator"],
        ]),
        explanation: [
          `The numerator is zero at $${above[0]}$ and $${above[1]}$, the denominator at $${below[0]}$ and $${below[1]}$. The quotient changes its sign at each of the four and is positive beyond them.`,
          `It is negative between $${p}$ and $${q}$ and between $${r}$ and $${s}$; the zeros of the numerator count, those of the denominator do not.`,
          `The intervals hold ${q - p} and ${s - r} such integers, together $${answer}$.`,
        ],
        verify: () => {
          const at = (x: number, [one, other]: readonly [number, number]) => (x - one) * (x - other);
          return (
            integersWhere((x) => at(x, below) !== 0 && at(x, above) / at(x, below) <= 0).length === answer
          );
        },
      };
    }),
  }),
  computed({
    name: "four-roots-of-a-quadratic-in-a-modulus",
    depth: 5,
    topic: "quadratic-equations",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b] = [random.int(1, 14), random.int(-12, 40)];
      const depth = (a * a) / 4 - b;
      const asksFour = random.chance(0.6);
      const [low, high] = [random.int(-10, -2), random.int(15, 60)];
      if (depth < 4 || (!asksFour && depth >= high - 4)) return undefined;
      const four = Math.ceil(depth) - 1;
      // Two roots for k = 0 and for every k above the depth, up to the limit.
      const answer = asksFour ? four : high - Math.floor(depth) + 1;
      const key = num(answer);
      const inside = polynomial([1, -a, b]);
      const isWhole = Number.isInteger(depth);
      return {
        text: asksFour
          ? `For how many integers $k$ does the equation $|${inside}| = k$ have exactly four different real roots?`
          : `For how many integers $k$ from $${low}$ to ${high} does the equation $|${inside}| = k$ have exactly two different real roots?`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            asksFour ? four + 1 : answer - 1,
            asksFour ? "counting $k = 0$, which gives two roots" : "forgetting that $k = 0$ gives two roots",
          ],
          [
            asksFour ? a * a - 4 * b - 1 : high - Math.floor(depth) - 1,
            asksFour ? "taking the whole discriminant for the depth of the curve" : "leaving out both ends",
          ],
          [
            asksFour ? Math.floor(depth) + 2 : answer + 1,
            "counting a value of $k$ with another number of roots",
          ],
          [
            asksFour ? 2 * four : four,
            asksFour ? "counting negative values of $k$ too" : "counting the values of $k$ with four roots",
          ],
          [
            asksFour ? Math.abs(b) : high - low + 1 - four,
            asksFour
              ? "looking only at the constant term"
              : "subtracting the values with four roots from all",
          ],
          [asksFour ? four - 1 : high, "miscounting the values at the ends"],
          [asksFour ? Math.floor(four / 2) : answer + 2, "miscounting by the two ends"],
        ]),
        explanation: [
          `$${inside}$ is least at $x = ${fraction(a, 2).tex}$, where it is $-${fraction(a * a - 4 * b, 4).tex}$. In the graph of its modulus that part is turned up, to the height $${fraction(a * a - 4 * b, 4).tex}$.`,
          `A line at height $k$ meets it four times for $0 < k < ${fraction(a * a - 4 * b, 4).tex}$, ${isWhole ? `three times for $k = ${depth}$, ` : ""}twice for $k = 0$ and for greater $k$, and never for negative $k$.`,
          asksFour
            ? `So $k$ goes from 1 to ${four}, which makes $${answer}$ values.`
            : `So $k$ is 0 or goes from ${Math.floor(depth) + 1} to ${high}, which makes $${answer}$ values.`,
        ],
        verify: () => {
          const rootsAt = (k: number) => {
            if (k < 0) return 0;
            const counts = [...new Set([k, -k])].map((level) => Math.sign(a * a - 4 * b + 4 * level) + 1);
            return sum(counts);
          };
          const [from, to] = asksFour ? [-200, 400] : [low, high];
          return range(from, to).filter((k) => rootsAt(k) === (asksFour ? 4 : 2)).length === answer;
        },
      };
    }),
  }),
  computed({
    name: "quadratic-with-a-modulus-by-cases",
    depth: 5,
    topic: "quadratic-equations",
    difficulty: "HARD",
    write: patiently((random) => {
      const at = random.intExcept(-6, 6, 0);
      const slope = random.int(1, 9);
      const constant = random.intExcept(-40, 40, 0);
      // x² − slope·|x − at| − constant = 0, first for x ≥ at, then for x < at.
      const rootsOf = (side: number) => {
        const root = Math.sqrt(slope * slope - 4 * (side * slope * at - constant));
        return [-root, root].map((way) => (side * slope + way) / 2).filter(Number.isInteger);
      };
      const [right, left] = [rootsOf(1), rootsOf(-1)];
      if (right.length !== 2 || left.length !== 2) return undefined;
      const kept = [...right.filter((x) => x >= at), ...left.filter((x) => x < at)];
      if (kept.length > 3 || kept.length < 2 || new Set([...right, ...left]).size < 4) return undefined;
      const squares = (some: readonly number[]) => sum(some.map((x) => x * x));
      const answer = squares(kept);
      const key = num(answer);
      const isZero = (x: number) => x * x - slope * Math.abs(x - at) - constant === 0;
      const shown = joinTerms([
        { size: 1, name: "x^2" },
        { size: -slope, name: `|${polynomial([1, -at])}|` },
        { size: -constant, name: "" },
      ]);
      return {
        text: `What is the sum of the squares of all the real solutions of $${shown} = 0$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [squares([...right, ...left]), "keeping also the roots that do not belong to their case"],
          [squares(right), "dropping the modulus signs"],
          [squares(left), `solving only the case $x < ${at}$`],
          [squares(right.filter((x) => x >= at)), "leaving out what the second case gives"],
          [squares([...right, ...left]) - answer, "keeping just the roots that have to be rejected"],
          [answer + at * at, `counting $x = ${at}$ as a solution`],
          [sum(kept) ** 2, "squaring the sum of the solutions"],
          [sum(kept.map(Math.abs)), "adding the solutions without squaring them"],
        ]),
        explanation: [
          `For $x \\ge ${at}$: $${polynomial([1, -slope, slope * at - constant])} = 0$ has the roots $${right.join("$ and $")}$.`,
          `For $x < ${at}$: $${polynomial([1, slope, -slope * at - constant])} = 0$ has the roots $${left.join("$ and $")}$.`,
          `Of these only $${kept.join("$, $")}$ ${kept.length === 1 ? "belongs to its case" : "belong to their cases"}; the squares add up to $${answer}$.`,
        ],
        verify: () => squares(integersWhere(isZero)) === answer && kept.every(isZero),
      };
    }),
  }),
  computed({
    name: "both-roots-beyond-a-number",
    depth: 5,
    topic: "quadratic-equations",
    difficulty: "HARD",
    write: patiently((random) => {
      const bound = random.int(1, 5);
      const product = random.int(bound * bound + 4, 160);
      const least = Math.ceil(2 * Math.sqrt(product) - 1e-9);
      const limit = (bound * bound + product) / bound;
      const most = Math.ceil(limit - 1e-9) - 1;
      const answer = most - least + 1;
      if (answer < 3) return undefined;
      const key = num(answer);
      return {
        text: `For how many integers $m$ are both roots of $x^2 - mx + ${product} = 0$ real and greater than ${bound}?`,
        answer: key,
        distractors: slips(random, key, num, [
          [most - 2 * bound, "leaving out the condition that the roots are real"],
          [answer + 1, `counting one value of $m$ too many at the end`],
          [Math.max(0, least - 2 * bound - 1), "counting the values for which the roots are not real"],
          [product + bound - least, `using $${bound} + ${product}$ as the greatest value of $m$`],
          [2 * answer, "counting negative values of $m$ as well"],
          [answer - 1, "leaving out one of the ends"],
          [product + 1 - least, "asking only that both roots be positive whole numbers"],
          [answer + 2, "counting both ends once too often"],
        ]),
        explanation: [
          `Real roots need $m^2 \\ge 4 \\times ${product} = ${4 * product}$, and since they are positive, $m \\ge ${least}$.`,
          `Both lie on the same side of ${bound} when the left side is positive there: $${bound * bound} - ${bound === 1 ? "" : bound}m + ${product} > 0$, so $m < ${fraction(bound * bound + product, bound).tex}$, that is $m \\le ${most}$. They are greater than ${bound}, since their mean $\\frac{m}{2} \\ge ${fraction(least, 2).tex}$ is.`,
          `From ${least} to ${most} there are $${answer}$ values.`,
        ],
        verify: () =>
          integersWhere((m) => {
            const under = m * m - 4 * product;
            return under >= 0 && (m - Math.sqrt(under)) / 2 > bound + 1e-9;
          }).length === answer,
      };
    }),
  }),
  computed({
    name: "greatest-of-three-numbers-with-fixed-sums",
    depth: 5,
    topic: "quadratic-equations",
    difficulty: "HARD",
    write: patiently((random) => {
      const total = random.int(4, 24);
      const root = random.int(1, 15);
      const pairs = (total * total - root * root) / 3;
      const asksGreatest = random.chance(0.7);
      const amount = asksGreatest ? total + 2 * root : total - 2 * root;
      if (!Number.isInteger(pairs) || pairs === 0 || amount === 0 || amount % 3 !== 0) return undefined;
      const answer = amount / 3;
      const key = num(answer);
      const other = (asksGreatest ? total - 2 * root : total + 2 * root) / 3;
      return {
        text: `Real numbers $x$, $y$ and $z$ satisfy $x + y + z = ${total}$ and $xy + yz + zx = ${pairs}$. What is the ${asksGreatest ? "greatest" : "least"} value that $x$ can take?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          wholeSlips([
            [other, `giving the ${asksGreatest ? "least" : "greatest"} value`],
            [(total + root) / 3, "forgetting to double the square root"],
            [(total - root) / 3, "forgetting to double the square root, with the other sign"],
            [total / 3, "taking the three numbers to be equal"],
            [total - answer, "giving the sum of the other two numbers"],
            [answer + 1, "rounding the root upwards"],
            [answer - 1, "rounding the root downwards"],
            [root, "giving the square root alone"],
            [2 * root - total, "leaving out the division by 3 and mixing up a sign"],
          ]),
          true,
        ),
        explanation: [
          `$y + z = ${total} - x$ and $yz = ${pairs} - x(${total} - x)$. Real $y$ and $z$ need $(y + z)^2 \\ge 4yz$.`,
          `So $(${total} - x)^2 \\ge 4(${joinTerms([
            { size: 1, name: "x^2" },
            { size: -total, name: "x" },
            { size: pairs, name: "" },
          ])})$, that is $${polynomial([3, -2 * total, 4 * pairs - total * total])} \\le 0$.`,
          `This holds between the roots $\\frac{${total} \\pm 2 \\times ${root}}{3}$, so the ${asksGreatest ? "greatest" : "least"} value is $${answer}$.`,
        ],
        // There the other two are equal.
        verify: () => {
          const same = (total - answer) / 2;
          const isOnEdge = Math.abs(2 * answer * same + same * same - pairs) < 1e-9;
          const beyond = answer + (asksGreatest ? 0.01 : -0.01);
          return isOnEdge && (total - beyond) ** 2 < 4 * (pairs - beyond * (total - beyond));
        },
      };
    }),
  }),
];
