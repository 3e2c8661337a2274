import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { slips } from "../../../../kit/slips.ts";
import { choose, nearlyEqual, range, roundTo, sum } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num, polynomial, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Graph = FigureOf<"graph">;
type Place = [number, number];

function broken(corners: readonly Place[], name: string): Graph["curves"][number] {
  return {
    name,
    pieces: corners.slice(1).map((to, at) => ({ kind: "line" as const, from: corners[at] ?? to, to })),
  };
}

/** The height of a broken line above a place. */
function heightAt(corners: readonly Place[], x: number): number {
  for (const [at, [x1, y1]] of corners.slice(1).entries()) {
    const [x0, y0] = corners[at] ?? [0, 0];
    if (x >= x0 && x <= x1) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  }
  return Number.NaN;
}

/** `(x - 3)`, or `x` for a zero at the origin. */
const factor = (zero: number) => (zero === 0 ? "x" : `(x ${zero < 0 ? "+" : "-"} ${Math.abs(zero)})`);

export const graphsAndSetsFromFigures: WriterList = [
  computed({
    name: "figure-function-of-a-function",
    topic: "sets-and-functions",
    difficulty: "MEDIUM",
    write(random) {
      const corners: Place[] = [0, 2, 4, 6].map((x): Place => [x, random.int(0, 6)]);
      const start = random.int(0, 6);
      const inner = heightAt(corners, start);
      const answer = heightAt(corners, inner);
      const levels = corners.map(([, y]) => y);
      if (
        !isNeat(inner) ||
        !isNeat(answer) ||
        new Set(levels).size < 3 ||
        inner === start ||
        inner === answer
      )
        return undefined;
      const shown = (amount: number) => num(amount);
      return {
        text: `The figure shows the graph of $y = f(x)$ for $0 \\le x \\le 6$. What is the value of $f(f(${start}))$?`,
        figure: {
          type: "graph",
          x: { quantity: "x", from: 0, to: 7, step: 1 },
          y: { quantity: "y", from: 0, to: 7, step: 1 },
          curves: [broken(corners, "y = f(x)")],
          squared: true,
        },
        answer: shown(answer),
        distractors: slips(
          random,
          shown(answer),
          shown,
          [
            [inner, `giving $f(${start})$`],
            [start, "giving the number that was put in"],
            [heightAt(corners, answer), "going one step too far"],
            [answer + 1, "a slip of one square in reading"],
            [answer - 1, "a slip of one square in reading"],
            [answer + 2, "a slip of two squares in reading"],
            [answer - 2, "a slip of two squares in reading"],
          ],
          true,
          // A value that is not a height of the graph would be rejected at a glance.
        ).filter(({ value }) => {
          const amount = typeof value === "string" ? Number.NaN : (value.number ?? Number.NaN);
          return amount >= Math.min(...levels) && amount <= Math.max(...levels);
        }),
        explanation: [
          `From the graph $f(${start}) = ${inner}$.`,
          `Then $f(f(${start})) = f(${inner}) = ${answer}$.`,
        ],
        verify: () => {
          const steps = (x: number) => {
            const left = Math.min(4, 2 * Math.floor(x / 2));
            const [y0 = 0, y1 = 0] = [levels[left / 2], levels[left / 2 + 1]];
            return y0 + ((x - left) / 2) * (y1 - y0);
          };
          return nearlyEqual(steps(steps(start)), answer);
        },
      };
    },
  }),
  computed({
    name: "figure-integral-as-area",
    topic: "integration",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b, c] = [random.int(1, 3), random.int(1, 3), random.int(1, 3)];
      const [high, low] = [random.int(2, 5), random.int(1, 4)];
      // Down from `high` over a flat part to zero, then to `-low`.
      const corners: Place[] = [
        [0, high],
        [a, high],
        [a + b, 0],
        [a + b + c, -low],
      ];
      const above = high * a + (high * b) / 2;
      const below = (low * c) / 2;
      const answer = above - below;
      const end = a + b + c;
      if (!isNeat(answer, 1) || answer === 0) return undefined;
      return {
        text: `The figure shows the graph of $y = f(x)$. What is the value of $\\int_0^{${end}} f(x)\\,dx$?`,
        figure: {
          type: "graph",
          x: { quantity: "x", from: 0, to: end + 1, step: 1 },
          y: { quantity: "y", from: -low - 1, to: high + 1, step: 1 },
          curves: [broken(corners, "y = f(x)")],
          squared: true,
        },
        answer: num(answer),
        distractors: slips(
          random,
          num(answer),
          num,
          [
            [above + below, "counting the area below the axis as positive"],
            [above, "leaving out the part below the axis"],
            [high * (a + b) - low * c, "taking the triangles as rectangles"],
            [above - low * c, "forgetting the half in the triangle below the axis"],
            [high * (a + b) - below, "forgetting the half in the triangle above the axis"],
            [answer + 1, "a slip of one square"],
            [answer - 1, "a slip of one square"],
          ],
          true,
        ),
        explanation: [
          `Above the axis lie $${high} \\times ${a} + \\frac{1}{2} \\times ${high} \\times ${b} = ${above}$ units of area, below it $\\frac{1}{2} \\times ${low} \\times ${c} = ${below}$.`,
          `Area below the axis counts as negative: $${above} - ${below} = ${num(answer).tex}$.`,
        ],
        verify: () => {
          const parts = range(1, 2000).map((step) => heightAt(corners, ((step - 0.5) * end) / 2000));
          return Math.abs((sum(parts) * end) / 2000 - answer) < 0.01;
        },
      };
    },
  }),
  computed({
    name: "figure-parabola-from-its-graph",
    chapter: "graphs-of-quadratics",
    topic: "quadratic-equations",
    difficulty: "MEDIUM",
    write(random) {
      const a = random.pick([1, -1, 2, -2]);
      const p = random.int(-3, 1);
      const q = p + 2 * random.int(1, 2);
      const middle = (p + q) / 2;
      const at = (x: number) => a * (x - p) * (x - q);
      const k = random.pick([q + 1, q + 2, p - 1, p - 2, q + 3]);
      const answer = at(k);
      const turn = at(middle);
      const from = roundTo(p - 0.8, 1);
      const to = roundTo(q + 0.8, 1);
      const lowest = Math.min(turn, at(from), 0);
      const highest = Math.max(turn, at(from), 0);
      if (Math.abs(answer) > 60) return undefined;
      return {
        text: `The figure shows the graph of a quadratic function $f$ with its zeros and its turning point V. What is the value of $f(${k})$?`,
        figure: {
          type: "graph",
          x: { quantity: "x", from: p - 2, to: q + 2, step: 1 },
          y: { quantity: "y", from: Math.floor(lowest) - 1, to: Math.ceil(highest) + 1 },
          curves: [
            { name: "y = f(x)", pieces: [{ kind: "parabola", a, b: -a * (p + q), c: a * p * q, from, to }] },
          ],
          points: [
            { at: [p, 0] },
            { at: [q, 0] },
            { at: [middle, turn], label: `V(${middle}, ${turn})`.replaceAll("-", "−") },
          ],
        },
        answer: num(answer),
        distractors: slips(
          random,
          num(answer),
          num,
          [
            [(k - p) * (k - q), "leaving out the factor in front"],
            [-answer, "taking the parabola to open the other way"],
            [a * (k + p) * (k + q), "taking the zeros with the wrong signs"],
            [answer + turn, "adding the height of the turning point"],
            [a * (k - middle) ** 2, "forgetting the height of the turning point"],
            [answer + a, "a slip in one of the factors"],
            [answer - a, "a slip in one of the factors"],
            [2 * answer, "doubling the factor in front"],
          ],
          true,
        ),
        explanation: [
          `With the zeros $${p}$ and $${q}$ it is $f(x) = a${factor(p)}${factor(q)}$. At V, $${turn} = a \\times (${middle - p}) \\times (${middle - q})$, so $a = ${a}$.`,
          `Hence $f(x) = ${polynomial([a, -a * (p + q), a * p * q])}$ and $f(${k}) = ${num(answer).tex}$.`,
        ],
        verify: () => nearlyEqual(turn + a * (k - middle) ** 2, answer),
      };
    },
  }),
  computed({
    name: "figure-venn-diagram-of-three-sets",
    topic: "sets-and-functions",
    difficulty: "EASY",
    write(random) {
      const [a, b, c, ab, ac, bc, abc, none] = range(1, 8).map(() => random.int(2, 19)) as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const form = random.pick([
        {
          ask: "take part in exactly two of the three",
          answer: ab + ac + bc,
          parts: [ab, ac, bc],
          slip: [ab + ac + bc + abc, "counting those in all three as well"],
        },
        {
          ask: "take part in at least two of the three",
          answer: ab + ac + bc + abc,
          parts: [ab, ac, bc, abc],
          slip: [ab + ac + bc, "leaving out those in all three"],
        },
        {
          ask: "sing or dance but do not act",
          answer: a + b + ab,
          parts: [a, b, ab],
          slip: [a + b, "leaving out those who sing and dance"],
        },
        {
          ask: "do not dance",
          answer: a + c + ac + none,
          parts: [a, c, ac, none],
          slip: [a + c + ac, "leaving out those outside all the circles"],
        },
      ] as const);
      const all = a + b + c + ab + ac + bc + abc + none;
      const shown = (amount: number) => num(amount);
      return {
        text: `The diagram shows how many students of a school sing, dance and act. How many of them ${form.ask}?`,
        figure: {
          type: "venn",
          universe: "Students",
          sets: ["Sing", "Dance", "Act"],
          regions: [
            { in: ["Sing"], label: `${a}` },
            { in: ["Dance"], label: `${b}` },
            { in: ["Act"], label: `${c}` },
            { in: ["Sing", "Dance"], label: `${ab}` },
            { in: ["Sing", "Act"], label: `${ac}` },
            { in: ["Dance", "Act"], label: `${bc}` },
            { in: ["Sing", "Dance", "Act"], label: `${abc}` },
            { in: [], label: `${none}` },
          ],
        },
        answer: shown(form.answer),
        distractors: slips(random, shown(form.answer), shown, [
          form.slip,
          [a + b + c, "counting those who do exactly one"],
          [all - form.answer, "counting all the others"],
          [a + b + c + ab + ac + bc + abc, "counting all who do something"],
          [form.answer + none, "counting those outside the circles as well"],
          [form.answer - (form.parts[0] ?? 0), "leaving out one of the regions"],
          [form.answer - (form.parts[1] ?? 0), "leaving out one of the regions"],
        ]),
        explanation: [
          "Find the regions that belong to the question and add up their numbers.",
          `$${form.parts.join(" + ")} = ${form.answer}$.`,
        ],
        verify: () => sum(form.parts) === form.answer,
      };
    },
  }),
  computed({
    name: "figure-interval-as-inequality",
    chapter: "modulus",
    topic: "linear-equations",
    difficulty: "MEDIUM",
    write(random) {
      const centre = random.int(-3, 4);
      const reach = random.int(2, 4);
      const [from, to] = [centre - reach, centre + reach];
      const isOpen = random.chance();
      const sign = isOpen ? "<" : "\\le";
      const other = isOpen ? ">" : "\\ge";
      if (centre === 0) return undefined;
      const bars = (shift: number, size: number, relation: string) =>
        tex(`|x ${shift < 0 ? "+" : "-"} ${Math.abs(shift)}| ${relation} ${size}`);
      return {
        text: "Which inequality has the solutions that are marked on the number line?",
        figure: {
          type: "number-line",
          from: from - 2,
          to: to + 2,
          step: 1,
          intervals: [{ from, to, ...(isOpen && { fromOpen: true, toOpen: true }) }],
        },
        answer: bars(centre, reach, sign),
        // Two mistakes and both together: each part of the key occurs in half of the options.
        distractors: random.pick([
          [
            wrong(bars(-centre, reach, sign), "taking the centre with the wrong sign"),
            wrong(bars(centre, reach, other), "marking what lies outside"),
            wrong(bars(-centre, reach, other), "marking what lies outside, with the wrong sign"),
          ],
          [
            wrong(bars(-centre, reach, sign), "taking the centre with the wrong sign"),
            wrong(bars(centre, 2 * reach, sign), "taking the whole length for the distance from the centre"),
            wrong(
              bars(-centre, 2 * reach, sign),
              "taking the whole length for the distance, and the centre with the wrong sign",
            ),
          ],
          [
            wrong(bars(centre, reach, other), "marking what lies outside"),
            wrong(bars(centre, 2 * reach, sign), "taking the whole length for the distance from the centre"),
            wrong(
              bars(centre, 2 * reach, other),
              "marking what lies outside, with the whole length for the distance",
            ),
          ],
        ]),
        explanation: [
          `The marked part reaches from $${from}$ to $${to}$; its middle is $${centre}$, and its ends are $${reach}$ away from the middle.`,
          `So the distance of $x$ from $${centre}$ is ${isOpen ? "less than" : "at most"} $${reach}$: $${bars(centre, reach, sign).tex}$.`,
        ],
        verify: () => Math.abs(from - centre) === reach && Math.abs(to - centre) === reach,
      };
    },
  }),
  computed({
    name: "figure-routes-through-a-corner",
    topic: "permutations-and-combinations",
    difficulty: "MEDIUM",
    write(random) {
      const [columns, rows] = [random.int(3, 5), random.int(3, 5)];
      const [x, y] = [random.int(1, columns - 1), random.int(1, rows - 1)];
      const first = choose(x + y, x);
      const second = choose(columns - x + rows - y, columns - x);
      const answer = first * second;
      const all = choose(columns + rows, rows);
      const shown = (amount: number) => num(amount);
      return {
        text: "The lines of the figure are streets. In how many ways can one walk from A to B by a shortest route that passes through C?",
        figure: {
          type: "grid",
          columns,
          rows,
          points: [
            { at: [0, 0], label: "A" },
            { at: [columns, rows], label: "B" },
            { at: [x, y], label: "C" },
          ],
        },
        answer: shown(answer),
        distractors: slips(random, shown(answer), shown, [
          [first + second, "adding the ways of the two parts"],
          [all, "counting all shortest routes from A to B"],
          [all - answer, "counting the routes that avoid C"],
          [first, "counting the ways from A to C only"],
          [second, "counting the ways from C to B only"],
          [columns * rows, "counting the blocks"],
          [2 * answer, "counting the way back as well"],
        ]),
        explanation: [
          `From A to C one goes ${x} ${x === 1 ? "block" : "blocks"} across and ${y} up, in any order: $\\binom{${x + y}}{${x}} = ${first}$ ways.`,
          `From C to B there are $\\binom{${columns - x + rows - y}}{${columns - x}} = ${second}$ ways, so in all $${first} \\times ${second} = ${answer}$.`,
        ],
        verify: () => {
          // Count corner by corner, forgetting every route that passes C's diagonal elsewhere.
          const ways = range(0, columns).map(() => range(0, rows).map(() => 0));
          for (let i = 0; i <= columns; i++)
            for (let j = 0; j <= rows; j++) {
              const before = i === 0 && j === 0 ? 1 : (ways[i - 1]?.[j] ?? 0) + (ways[i]?.[j - 1] ?? 0);
              const isBeside = i + j === x + y && i !== x;
              (ways[i] as number[])[j] = isBeside ? 0 : before;
            }
          return ways[columns]?.[rows] === answer;
        },
      };
    },
  }),
];
