import { nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { bracketed, fraction, num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list, ordinal, ordinalWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const sequencesAndSeries: WriterList = [
  computed({
    name: "arithmetic-progression-term",
    topic: "sequences-and-series",
    difficulty: "EASY",
    write(random) {
      const first = random.int(2, 15);
      const step = random.intExcept(-6, 9, -1, 0, 1);
      const place = random.int(10, 25);
      const term = (n: number) => first + (n - 1) * step;
      const shown = list(range(1, 3).map((n) => num(term(n))));
      return {
        text: `The first three terms of an arithmetic progression are ${shown}. What is its ${ordinal(place)} term?`,
        answer: num(term(place)),
        distractors: [
          wrong(
            num(first + place * step),
            `adding the common difference ${place} times instead of ${place - 1} times`,
          ),
          wrong(num(first + (place - 2) * step), "counting one step too few"),
          wrong(num((place - 1) * step), "leaving out the first term"),
          wrong(num(place * step), "multiplying the common difference by the number of terms"),
          wrong(num(first + (place + 1) * step), "counting two steps too many"),
          // A progression that falls never comes to a large number.
          ...(step > 0
            ? [wrong(num(first * place), "multiplying the first term by the number of terms")]
            : []),
        ],
        explanation: [
          `The first term is $a = ${first}$ and the common difference is $d = ${term(2)} - ${first} = ${step}$.`,
          `The $n$-th term is $a + (n - 1)d$, so the ${ordinal(place)} term is $${first} + ${place - 1} \\times ${bracketed(step)} = ${term(place)}$.`,
        ],
        verify() {
          let value = first;
          for (let n = 1; n < place; n++) value += step;
          return value === term(place);
        },
      };
    },
  }),
  computed({
    name: "geometric-progression-ratio-and-term",
    topic: "sequences-and-series",
    difficulty: "EASY",
    write(random) {
      const first = random.int(1, 6);
      const factor = random.pick([-3, -2, 2, 3, 4]);
      const place = random.int(5, Math.abs(factor) > 2 ? 6 : 8);
      const term = (n: number) => first * factor ** (n - 1);
      return {
        text: `A geometric progression begins ${list(range(1, 3).map((n) => num(term(n))))}. What is its ${ordinalWord(place)} term?`,
        answer: num(term(place)),
        distractors: [
          wrong(
            num(term(place + 1)),
            `multiplying by the common ratio ${place} times instead of ${place - 1} times`,
          ),
          wrong(num(term(place - 1)), "counting one step too few"),
          wrong(num(first + (place - 1) * (term(2) - first)), "going on as in an arithmetic progression"),
          wrong(num(-term(place)), "taking the common ratio with the wrong sign"),
        ],
        explanation: [
          `The common ratio is $r = \\frac{${term(2)}}{${first}} = ${factor}$.`,
          `The ${ordinalWord(place)} term is $${first} \\times ${bracketed(factor)}^{${place - 1}} = ${num(term(place)).tex}$.`,
        ],
        verify: () => range(2, place).reduce((value) => value * factor, first) === term(place),
      };
    },
  }),
  computed({
    name: "arithmetic-sum-from-two-terms",
    topic: "sequences-and-series",
    difficulty: "MEDIUM",
    write(random) {
      const first = random.int(-8, 12);
      const step = random.intExcept(-4, 7, 0);
      const [m, n] = [random.int(3, 6), random.int(8, 14)];
      const places = random.step(12, 30, 2);
      const term = (k: number) => first + (k - 1) * step;
      const total = (places / 2) * (2 * first + (places - 1) * step);
      return {
        text: `The ${ordinalWord(m)} term of an arithmetic progression is ${num(term(m))} and the ${ordinalWord(n)} term is ${num(term(n))}. What is the sum of its first ${places} terms?`,
        answer: num(total),
        distractors: [
          wrong(
            num((places / 2) * (2 * first + places * step)),
            `using ${places} steps to the last term instead of ${places - 1}`,
          ),
          wrong(
            num((places / 2) * (first + (places - 1) * step)),
            "writing $a$ instead of $2a$ in the formula for the sum",
          ),
          wrong(num(term(places)), `finding the ${ordinal(places)} term instead of the sum`),
          wrong(num(2 * total), "forgetting the factor $\\frac{1}{2}$"),
          wrong(
            num((places / 2) * (term(m) + term(n))),
            "using the two given terms as the first and the last",
          ),
        ],
        explanation: [
          `The two terms are ${n - m} steps apart: $d = \\frac{${term(n)} - ${bracketed(term(m))}}{${n - m}} = ${step}$.`,
          `So $a = ${term(m)} - ${m - 1} \\times ${bracketed(step)} = ${first}$.`,
          `$S_{${places}} = \\frac{${places}}{2}\\left(2 \\times ${bracketed(first)} + ${places - 1} \\times ${bracketed(step)}\\right) = ${num(total).tex}$.`,
        ],
        verify: () => sum(range(1, places).map(term)) === total,
      };
    },
  }),
  computed({
    name: "distance-of-a-bouncing-ball",
    topic: "sequences-and-series",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q] = random.pick([
        [1, 2],
        [2, 3],
        [3, 4],
        [1, 3],
        [3, 5],
        [4, 5],
        [2, 5],
      ] as const);
      const height = q * random.int(2, 12) * (q - p);
      const answer = (height * (q + p)) / (q - p);
      return {
        text: `A ball is dropped from a height of ${num(height, "m")} and each time rises to $\\frac{${p}}{${q}}$ of the height from which it last fell. What total distance does it travel before it comes to rest?`,
        answer: num(answer, "m"),
        distractors: [
          wrong(num((height * q) / (q - p), "m"), "adding only the downward journeys"),
          wrong(
            num((2 * height * q) / (q - p), "m"),
            "counting the first drop twice, as if the ball had first been thrown up",
          ),
          wrong(num((2 * height * p) / (q - p), "m"), "leaving out the first drop"),
          wrong(num((height * p) / (q - p), "m"), "adding only the upward journeys"),
          wrong(num(height + (2 * height * p) / q, "m"), "stopping after the first bounce"),
          wrong(num((height * (q + p)) / q, "m"), "stopping at the top of the first bounce"),
          // A distance shorter than the first drop is not plausible.
        ].filter(({ value }) => typeof value === "string" || (value.number ?? 0) > height),
        explanation: [
          `Down: $${height} + ${height} \\times \\frac{${p}}{${q}} + \\dots = \\frac{${height}}{1 - \\frac{${p}}{${q}}} = ${num((height * q) / (q - p)).tex}$ metres.`,
          `Up: the same without the first drop, $${num((height * q) / (q - p)).tex} - ${height} = ${num((height * p) / (q - p)).tex}$ metres.`,
          `In all $${num(answer, "m").tex}$.`,
        ],
        verify() {
          let travelled = height;
          for (let up = (height * p) / q, k = 0; k < 400; k++, up *= p / q) travelled += 2 * up;
          return nearlyEqual(travelled, answer);
        },
      };
    },
  }),
  computed({
    name: "arithmetic-turned-geometric",
    depth: 5,
    topic: "sequences-and-series",
    difficulty: "HARD",
    write(random) {
      // a - d, a, a + d; adding u, v, w makes a GP g, gr, gr^2.
      const g = random.int(1, 8);
      const r = random.pick([2, 3, 4]);
      const d = random.int(2, 9);
      const a = random.int(d + 1, 20);
      const [u, v, w] = [g - (a - d), g * r - a, g * r * r - (a + d)];
      if ([u, v, w].some((added) => added < 0 || added > 60) || u + v + w === 0) return undefined;
      const total = 3 * a;
      const other = ratioSolutions(a, u, v, w).filter((x) => Math.abs(x - d) > 1e-9);
      if (other.some((x) => x > 0 && x < a)) return undefined;
      const asksLargest = random.chance();
      const asked = asksLargest ? a + d : a - d;
      return {
        text: `Three positive numbers in increasing arithmetic progression add up to ${total}. When ${u}, ${v} and ${w} are added to them in this order, they form a geometric progression. What is the ${asksLargest ? "largest" : "smallest"} of the three original numbers?`,
        answer: num(asked),
        distractors: [
          // The complete progression would be conspicuous among the options.
          asksLargest
            ? wrong(num(a + 2 * d), "going one step too far")
            : wrong(num(g), "giving the first term of the geometric progression"),
          wrong(num(d), "giving the common difference"),
          wrong(num(g * r), "giving the middle term of the geometric progression"),
          wrong(num(asked + 1), "a slip in solving for $d$"),
          wrong(num(asked - 1), "a slip in solving for $d$ the other way"),
          wrong(num(asked + 2), "a slip in the product of the outer terms"),
        ].filter(({ value }) => {
          const amount = typeof value === "string" ? 0 : (value.number ?? 0);
          return amount > 0 && amount < total && ![a, asksLargest ? a - d : a + d].includes(amount);
        }),
        explanation: [
          `Let the numbers be $a - d$, $a$ and $a + d$: $3a = ${total}$, so $a = ${a}$.`,
          `The new numbers are $${a + u} - d$, ${num(a + v)} and $${a + w} + d$, and the square of the middle one is the product of the others: $(${a + u} - d)(${a + w} + d) = ${(a + v) ** 2}$.`,
          `The solution with positive $d$ and positive numbers is $d = ${d}$, so the numbers are ${a - d}, ${a} and ${a + d}, and the geometric progression is ${g}, ${g * r} and ${g * r * r}.`,
          `The ${asksLargest ? "largest" : "smallest"} original number is ${num(asked)}.`,
        ],
        verify: () => (a - d + u) * (a + d + w) === (a + v) ** 2,
      };
    },
  }),
  computed({
    name: "telescoping-sum-of-reciprocals",
    depth: 3,
    topic: "sequences-and-series",
    difficulty: "HARD",
    write(random) {
      const first = random.int(1, 5);
      const gap = random.int(2, 5);
      const terms = random.int(8, 25);
      const last = first + gap * terms;
      const at = (k: number) => first + gap * k;
      const shown = range(0, 2)
        .map((k) => `\\frac{1}{${at(k)} \\times ${at(k + 1)}}`)
        .join(" + ");
      return {
        text: `What is the sum $${shown} + \\dots + \\frac{1}{${at(terms - 1)} \\times ${at(terms)}}$?`,
        answer: fraction(terms, first * last),
        distractors: [
          wrong(
            fraction(gap * terms, first * last),
            `forgetting the factor $\\frac{1}{${gap}}$ when splitting each term`,
          ),
          wrong(fraction(terms, first * at(terms - 1)), "ending the telescoping one step too early"),
          wrong(fraction(terms - 1, first * last), "counting one term too few"),
          wrong(
            fraction(last + first, gap * first * last),
            "adding the first and last reciprocals instead of subtracting them",
          ),
        ],
        explanation: [
          `Each term splits: $\\frac{1}{k(k + ${gap})} = \\frac{1}{${gap}}\\left(\\frac{1}{k} - \\frac{1}{k + ${gap}}\\right)$.`,
          `All the inner parts cancel: the sum is $\\frac{1}{${gap}}\\left(\\frac{1}{${first}} - \\frac{1}{${last}}\\right) = ${fraction(terms, first * last).tex}$.`,
        ],
        verify: () =>
          nearlyEqual(sum(range(0, terms - 1).map((k) => 1 / (at(k) * at(k + 1)))), terms / (first * last)),
      };
    },
  }),
  computed({
    name: "arithmetico-geometric-infinite-sum",
    depth: 5,
    topic: "sequences-and-series",
    difficulty: "HARD",
    write(random) {
      const a = random.int(1, 6);
      const d = random.int(1, 6);
      const q = random.int(2, 5);
      // Sum of (a + kd) / q^k from k = 0.
      const top = a * q * (q - 1) + d * q;
      const bottom = (q - 1) ** 2;
      const shown = range(0, 3)
        .map((k) => (k === 0 ? `${a}` : `\\frac{${a + k * d}}{${q ** k}}`))
        .join(" + ");
      return {
        text: `What is the sum of the infinite series $${shown} + \\dots$, whose numerators are in arithmetic and whose denominators are in geometric progression?`,
        answer: fraction(top, bottom),
        distractors: [
          wrong(fraction(a * q, q - 1), "adding a geometric series with the first numerator throughout"),
          wrong(
            fraction(a * q * (q - 1) + d, bottom),
            "starting the series of the differences one place too late",
          ),
          wrong(fraction((a + d) * q, q - 1), "letting the difference add to every numerator once only"),
          wrong(fraction(a * (q - 1) + d, bottom), "dividing the whole sum by the base once too often"),
          wrong(fraction(a * q * (q - 1) + d * q, q - 1), "dividing by $1 - r$ only once"),
        ],
        explanation: [
          `Let $S$ be the sum. Dividing by ${q} and shifting by one place gives $\\frac{S}{${q}} = \\frac{${a}}{${q}} + \\frac{${a + d}}{${q * q}} + \\dots$.`,
          `Subtracting, $${fraction(q - 1, q).tex} S = ${a} + \\frac{${d}}{${q}} + \\frac{${d}}{${q * q}} + \\dots = ${a} + ${fraction(d, q - 1).tex}$.`,
          `So $S = ${fraction(q, q - 1).tex} \\times ${fraction(a * (q - 1) + d, q - 1).tex} = ${fraction(top, bottom).tex}$.`,
        ],
        verify: () => nearlyEqual(sum(range(0, 80).map((k) => (a + k * d) / q ** k)), top / bottom),
      };
    },
  }),
];

/** The differences d for which (a − d + u)(a + d + w) = (a + v)². */
function ratioSolutions(a: number, u: number, v: number, w: number): number[] {
  // -d² + (u - w)d + (a + u)(a + w) - (a + v)² = 0
  const [b, c] = [u - w, (a + u) * (a + w) - (a + v) ** 2];
  const root = Math.sqrt(b * b + 4 * c);
  return [(b + root) / 2, (b - root) / 2];
}
