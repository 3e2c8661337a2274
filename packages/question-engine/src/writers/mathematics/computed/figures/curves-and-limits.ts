import { broken, heightAt, type Place } from "../../../../kit/drawn-curves.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { type Slip, slips } from "../../../../kit/slips.ts";
import { nearlyEqual, range, roundTo, sum } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fraction, num, polynomial } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** `(x - 3)`, or `x` for a zero at the origin. */
const factor = (zero: number) => (zero === 0 ? "x" : `(x ${zero < 0 ? "+" : "-"} ${Math.abs(zero)})`);

/** A coefficient in front of factors: 1 is not written. */
const leading = (value: number) => (value === 1 ? "" : value === -1 ? "-" : num(value).tex);

export const curvesAndLimits: WriterList = [
  computed({
    name: "figure-extreme-value-from-the-derivative",
    depth: 5,
    chapter: "extreme-values",
    topic: "differentiation",
    difficulty: "HARD",
    write: patiently((random) => {
      const [first, second, third] = [random.int(2, 4), random.int(2, 4), random.int(1, 3)];
      const [p, q, r] = [random.int(1, 6), random.int(1, 6), random.int(1, 6)];
      const down = random.chance() ? -1 : 1;
      const [one, two] = [first, first + second];
      const end = two + third;
      const corners: Place[] = [
        [0, down * p],
        [one, 0],
        [one + 1, -down * q],
        [two, 0],
        [end, down * r],
      ];
      const areas = [(down * p * first) / 2, (-down * q * second) / 2, (down * r * third) / 2];
      const [a = 0, b = 0, c = 0] = areas;
      const start = random.int(-3, 8);
      const values = [start, start + a, start + a + b, start + a + b + c];
      const asksGreatest = random.chance();
      const answer = asksGreatest ? Math.max(...values) : Math.min(...values);
      if (!values.every(Number.isInteger) || new Set(values).size < 4 || answer === start) return undefined;
      const key = num(answer);
      const word = asksGreatest ? "greatest" : "least";
      return {
        text: `The figure shows the graph of the derivative $f'$ of a function $f$ on $[0, ${end}]$, and $f(0) = ${start}$. What is the ${word} value of $f$ on this interval?`,
        figure: {
          type: "graph",
          x: { quantity: "x", from: 0, to: end + 1, step: 1 },
          y: {
            quantity: "y",
            from: Math.min(...corners.map(([, y]) => y)) - 1,
            to: Math.max(...corners.map(([, y]) => y)) + 1,
            step: 1,
          },
          curves: [{ ...broken(corners), name: "y = f′(x)" }],
          squared: true,
        },
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          (
            [
              ...values.map((value): [number, string] => [
                value,
                "stopping at another zero of the derivative or at an end of the interval",
              ]),
              [answer - start, "leaving out the value at 0"],
              [start + Math.abs(a) + Math.abs(b) + Math.abs(c), "counting all the areas as positive"],
              [start + 2 * a, "forgetting the half in the first triangle"],
              [
                start + (asksGreatest ? Math.max(p, q, r) : -Math.max(p, q, r)),
                "adding an extreme value of the derivative",
              ],
              [
                asksGreatest ? Math.max(...values.slice(0, 3)) : Math.min(...values.slice(0, 3)),
                `overlooking the end $x = ${end}$`,
              ],
              [answer + 1, "miscounting the squares under the graph"],
              [answer - 1, "miscounting the squares under the graph"],
              [answer + 2, "miscounting the squares under the graph"],
              [answer - 2, "miscounting the squares under the graph"],
              // The value at 0 is given: the greatest is no less, and the least no more.
            ] satisfies [number, string][]
          ).filter(([amount]) => (asksGreatest ? amount >= start : amount <= start)),
          true,
        ),
        explanation: [
          `The areas between the graph and the axis, with their signs, are the changes of $f$: $${areas.map((area) => num(area).tex).join("$, $")}$.`,
          `So $f(0) = ${start}$, $f(${one}) = ${values[1]}$, $f(${two}) = ${values[2]}$ and $f(${end}) = ${values[3]}$; between these places $f$ only rises or only falls.`,
          `The ${word} of the four is $${answer}$.`,
        ],
        verify: () => {
          // Adding up the derivative in small steps.
          const steps = range(1, 2000).map(
            (step) => (heightAt(corners, ((step - 0.5) * end) / 2000) * end) / 2000,
          );
          let value = start;
          let best = start;
          for (const step of steps) {
            value += step;
            best = asksGreatest ? Math.max(best, value) : Math.min(best, value);
          }
          return Math.abs(best - answer) < 0.01;
        },
      };
    }),
  }),
  computed({
    name: "figure-area-of-a-line-and-a-parabola",
    depth: 5,
    chapter: "areas",
    topic: "integration",
    difficulty: "HARD",
    write: patiently((random) => {
      const a = random.pick([1, -1, 2, -2, 0.5, -0.5]);
      const [h, v] = [random.int(-1, 3), random.int(-3, 4)];
      const at = (x: number) => a * (x - h) ** 2 + v;
      const p = h - random.int(1, 3);
      const q = h + random.int(1, 3);
      const [low, high] = [at(p), at(q)];
      const slope = (high - low) / (q - p);
      const constant = low - slope * p;
      if (
        ![low, high, slope].every(Number.isInteger) ||
        Math.abs(low) > 8 ||
        Math.abs(high) > 8 ||
        slope === 0
      )
        return undefined;
      const width = q - p;
      const key = fraction(Math.abs(2 * a) * width ** 3, 12);
      const part = (twelfths: number) =>
        Number.isInteger(twelfths) ? fraction(Math.abs(twelfths), 12) : num(Math.abs(twelfths) / 12);
      const underLine = 6 * (low + high) * width;
      const area = 2 * a * width ** 3;
      const coefficients = [a, -2 * a * h, a * h * h + v];
      return {
        text: "The figure shows a parabola with its vertex V and a line that meets it at P and Q. What is the area of the region that the two enclose?",
        figure: {
          type: "graph",
          x: { quantity: "x", from: p - 1, to: q + 1, step: 1 },
          y: {
            quantity: "y",
            from: Math.min(low, high, v, 0) - 1,
            to: Math.max(low, high, v, 0) + 1,
            step: 1,
          },
          curves: [
            {
              pieces: [
                { kind: "parabola", a, b: -2 * a * h, c: a * h * h + v, from: p - 0.25, to: q + 0.25 },
              ],
            },
            {
              pieces: [
                {
                  kind: "line",
                  from: [p - 0.5, roundTo(low - slope / 2, 2)],
                  to: [q + 0.5, roundTo(high + slope / 2, 2)],
                },
              ],
            },
          ],
          points: [
            { at: [p, low], label: "P" },
            { at: [q, high], label: "Q" },
            { at: [h, v], label: "V" },
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, num, [
          [part(2 * width ** 3), "taking the parabola to be $y = x^2$, moved"],
          [part(underLine), "giving the area under the line alone"],
          [part(underLine - area), "giving the area under the parabola alone"],
          [part(2 * area), "dividing by 3 instead of 6"],
          [part(area / 2), "halving the area once too often"],
          [part(area + underLine), "adding the area under the line"],
          [part((area * 4) / 3), "taking two thirds of the rectangle as if the chord were level"],
          [part(3 * area), "taking the area of a triangle for it"],
          [part(12 * Math.abs(a) * width), "mistaking the width for its cube"],
        ]),
        explanation: [
          `From V and P, $${low} = ${v} + a \\times ${Math.abs(p - h)}^2$, so $a = ${a}$ and the parabola is $y = ${polynomial(coefficients)}$; the line through P and Q is $y = ${polynomial([slope, constant])}$.`,
          `Their difference is $${leading(a)}${factor(p)}${factor(q)}$, and between its zeros the area is $\\frac{|a|}{6}(q - p)^3 = \\frac{${Math.abs(a)}}{6} \\times ${width}^3 = ${key.tex}$.`,
        ],
        verify: () => {
          const gaps = range(1, 4000).map((step) => {
            const x = p + ((step - 0.5) * width) / 4000;
            return Math.abs(at(x) - slope * x - constant);
          });
          return Math.abs((sum(gaps) * width) / 4000 - (key.number ?? 0)) < 1e-3;
        },
      };
    }),
  }),
  computed({
    name: "figure-limit-of-a-function-of-itself",
    depth: 5,
    chapter: "continuity",
    topic: "limits-and-continuity",
    difficulty: "HARD",
    write: patiently((random) => {
      const draw = () => random.int(0, 6);
      const ends = { start: draw(), l2: draw(), r2: draw(), l4: draw(), r4: draw(), end: draw() };
      const amount: Record<number, number> = { 2: draw(), 4: draw() };
      const { start, l2, r2, l4, r4, end } = ends;
      const pieces: [Place, Place][] = [
        [
          [0, start],
          [2, l2],
        ],
        [
          [2, r2],
          [4, l4],
        ],
        [
          [4, r4],
          [6, end],
        ],
      ];
      const limits: Record<number, { left: number; right: number }> = {
        2: { left: l2, right: r2 },
        4: { left: l4, right: r4 },
      };
      const at = random.pick([2, 4]);
      const isRight = random.chance();
      const near = limits[at];
      if (!near) return undefined;
      const inner = isRight ? near.right : near.left;
      const beyond = limits[inner];
      const piece = pieces[at / 2 - (isRight ? 0 : 1)];
      if (!beyond || !piece || pieces.some(([from, to]) => from[1] === to[1])) return undefined;
      // Leaving the place towards the side from which it is approached, the graph goes up or down.
      const rises = piece[1][1] > piece[0][1];
      const isAbove = rises === isRight;
      const answer = isAbove ? beyond.right : beyond.left;
      const isJump = [2, 4].every((x) => new Set([limits[x]?.left, limits[x]?.right, amount[x]]).size === 3);
      if (!isJump || answer === inner) return undefined;
      const key = num(answer);
      const side = isRight ? "+" : "-";
      const other = isRight ? near.left : near.right;
      const f = (x: number) => amount[x] ?? heightAt(pieces[Math.min(2, Math.floor(x / 2))] ?? [], x);
      return {
        text: `The figure shows the graph of $y = f(x)$ on $[0, 6]$; open circles do not belong to it. What is the value of $\\lim_{x \\to ${at}^${side}} f(f(x))$?`,
        figure: {
          type: "graph",
          x: { quantity: "x", from: 0, to: 7, step: 1 },
          y: { quantity: "y", from: 0, to: 7, step: 1 },
          curves: [{ pieces: pieces.map(([from, to]) => ({ kind: "line" as const, from, to })) }],
          points: [
            ...[2, 4].flatMap((x) => [
              { at: [x, limits[x]?.left ?? 0] as Place, open: true },
              { at: [x, limits[x]?.right ?? 0] as Place, open: true },
              { at: [x, amount[x] ?? 0] as Place },
            ]),
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [isAbove ? beyond.left : beyond.right, `letting $f(x)$ come to ${inner} from the wrong side`],
            [amount[inner] ?? 0, `giving $f(${inner})$ itself`],
            [inner, "stopping at the inner limit"],
            [f(other), "coming to the place from the other side"],
            [f(amount[at] ?? 0), `giving $f(f(${at}))$`],
            [answer + 1, "a slip of one square in reading"],
            [answer - 1, "a slip of one square in reading"],
            [answer + 2, "a slip of two squares in reading"],
          ],
          true,
        ).filter(
          ({ value }) =>
            typeof value !== "string" && (value.number ?? -1) >= 0 && isNeat(value.number ?? 0.5),
        ),
        explanation: [
          `As $x$ comes to ${at} from the ${isRight ? "right" : "left"}, $f(x)$ comes to ${inner}, and it does so from ${isAbove ? "above" : "below"}: the graph lies ${isAbove ? "higher" : "lower"} just beside the place.`,
          `So the limit wanted is that of $f$ as its argument comes to ${inner} from the ${isAbove ? "right" : "left"}, which is $${answer}$.`,
        ],
        verify: () => nearlyEqual(roundTo(f(f(at + (isRight ? 1e-6 : -1e-6))), 4), answer),
      };
    }),
  }),
  computed({
    name: "figure-variance-from-bars",
    topic: "statistics",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const step = random.pick([1, 2, 5]);
      const scores = range(1, 5).map((place) => place * step);
      const counts = scores.map(() => random.int(1, 9));
      const total = sum(counts);
      const mean = sum(scores.map((score, at) => score * (counts[at] ?? 0))) / total;
      const square = sum(scores.map((score, at) => score ** 2 * (counts[at] ?? 0))) / total;
      const answer = square - mean ** 2;
      if (!isNeat(mean, 1) || !isNeat(answer, 2)) return undefined;
      const key = num(answer);
      const plain = sum(scores) / 5;
      const places = /\.(\d+)/.exec(key.text)?.[1]?.length ?? 0;
      /** The variance when the bars of some scores are left out. */
      const without = (...left: readonly number[]) => {
        const kept = scores.flatMap((score, at) =>
          left.includes(at) ? [] : [{ score, count: counts[at] ?? 0 }],
        );
        const all = sum(kept.map(({ count }) => count));
        const middle = sum(kept.map(({ score, count }) => score * count)) / all;
        return sum(kept.map(({ score, count }) => (score - middle) ** 2 * count)) / all;
      };
      const mistakes: readonly Slip[] = [
        [square, "forgetting to subtract the square of the mean"],
        [Math.sqrt(answer), "giving the standard deviation"],
        [sum(scores.map((score) => score ** 2)) / 5 - plain ** 2, "counting each score once"],
        [
          sum(scores.map((score, at) => Math.abs(score - mean) * (counts[at] ?? 0))) / total,
          "giving the mean deviation",
        ],
        [square - mean * plain, "multiplying the mean by the middle score instead of squaring it"],
        [answer + (mean - plain) ** 2, "measuring from the middle score instead of the mean"],
        [without(4), "leaving out those with the highest score"],
        [without(0), "leaving out those with the lowest score"],
        [(answer * total) / (total - 1), "dividing by one less than the number of students"],
        [
          sum(counts.map((count) => count ** 2)) / 5 - (total / 5) ** 2,
          "taking the variance of the heights of the bars",
        ],
        [2 * answer, "doubling the variance"],
        [answer / 2, "halving the variance"],
      ];
      // The size of the only variance would be conspicuous among standard deviations.
      const near = mistakes.flatMap(([amount, why]): Slip[] =>
        typeof amount === "number" && amount > answer / 3 && amount < 3 * answer
          ? [[roundTo(amount, places), why]]
          : [],
      );
      return {
        text: "The chart shows how many students had which score in a test. What is the variance of the scores of these students?",
        figure: {
          type: "bar",
          categoryTitle: "Score",
          valueTitle: "Students",
          categories: scores.map(String),
          series: [{ name: "Students", values: counts }],
        },
        answer: key,
        distractors: slips(random, key, num, near),
        explanation: [
          `There are ${total} students; the mean is $\\frac{${sum(scores.map((score, at) => score * (counts[at] ?? 0)))}}{${total}} = ${num(mean).tex}$.`,
          `The mean of the squares is $\\frac{${sum(scores.map((score, at) => score ** 2 * (counts[at] ?? 0)))}}{${total}} = ${num(square).tex}$.`,
          `The variance is $${num(square).tex} - ${num(mean).tex}^2 = ${key.tex}$.`,
        ],
        verify: () => {
          const all = scores.flatMap((score, at) => range(1, counts[at] ?? 0).map(() => score));
          return nearlyEqual(sum(all.map((score) => (score - mean) ** 2)) / all.length, answer, 1e-9);
        },
      };
    }),
  }),
];
