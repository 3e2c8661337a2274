import type { Place } from "../../../../kit/drawn-curves.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, range, roundTo, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const centimetres = (amount: number) => num(amount, "cm");
const rounded = ([x, y]: Place): Place => [roundTo(x, 3), roundTo(y, 3)];

/** Lengths from a point to a circle along a secant, and its chord, for which the tangent is whole. */
const SECANTS = range(2, 12)
  .flatMap((outer) =>
    range(3, 24).map((chord) => ({ outer, chord, tangent: Math.sqrt(outer * (outer + chord)) })),
  )
  .filter(({ outer, chord, tangent }) => Number.isInteger(tangent) && chord > outer / 2 && chord < 4 * outer);

/** Lengths from the corners of a triangle to its incircle, for which the radius is whole. */
const INCIRCLES = range(2, 15)
  .flatMap((x) =>
    range(2, 15).flatMap((y) =>
      range(2, 15).map((z) => ({ x, y, z, radius: Math.sqrt((x * y * z) / (x + y + z)) })),
    ),
  )
  .filter(
    ({ x, y, z, radius }) =>
      Number.isInteger(radius) && new Set([x, y, z]).size === 3 && Math.max(x, y, z) <= 5 * Math.min(x, y, z),
  );

export const circlesAndSets: WriterList = [
  computed({
    name: "figure-tangent-and-secant",
    topic: "plane-geometry",
    difficulty: "MEDIUM",
    write(random) {
      const { outer, chord, tangent } = random.pick(SECANTS);
      const asksChord = random.chance();
      const answer = asksChord ? chord : tangent;
      const middle = outer + chord / 2;
      const lift = 0.3 * chord;
      const away = Math.hypot(middle, lift);
      const radius = Math.hypot(lift, chord / 2);
      const turn = Math.atan2(lift, middle) + Math.asin(radius / away);
      const touch: Place = [tangent * Math.cos(turn), tangent * Math.sin(turn)];
      const key = centimetres(answer);
      return {
        text: `In the figure, PT touches the circle at T, and the line through P, A and B meets it at A and B. How long is ${asksChord ? "the chord AB" : "PT"}?`,
        figure: {
          type: "geometry",
          points: [
            { name: "P", at: [0, 0] },
            { name: "A", at: [outer, 0] },
            { name: "B", at: [outer + chord, 0] },
            { name: "T", at: rounded(touch) },
            { name: "O", at: rounded([middle, lift]), unlabelled: true },
          ],
          circles: [{ centre: "O", radius: roundTo(radius, 3) }],
          segments: [
            { from: "P", to: "A", label: `${outer} cm` },
            { from: "A", to: "B", ...(!asksChord && { label: `${chord} cm` }) },
            { from: "P", to: "T", ...(asksChord && { label: `${tangent} cm` }) },
          ],
          note: "Not to scale",
        },
        answer: key,
        distractors: slips(
          random,
          key,
          centimetres,
          (asksChord
            ? ([
                [outer + chord, "giving PB instead of AB"],
                [tangent ** 2 / outer + outer, "adding PA instead of subtracting it"],
                [tangent, "taking the chord to be as long as the tangent"],
                [2 * tangent - outer, "doubling the tangent"],
                [tangent + outer, "adding PA and PT"],
                [2 * (tangent - outer), "doubling the difference of PT and PA"],
                [chord + 2, "a slip in the subtraction"],
                [chord - 2, "a slip in the subtraction"],
              ] as const)
            : ([
                [Math.sqrt(outer * chord), "multiplying PA by AB instead of PB"],
                [(outer + outer + chord) / 2, "taking the mean of PA and PB"],
                [Math.sqrt(outer ** 2 + chord ** 2), "using the theorem of Pythagoras with PA and AB"],
                [outer + chord, "taking PT to be as long as PB"],
                [chord, "taking PT to be as long as AB"],
                [tangent + 2, "a slip in the square root"],
                [tangent - 1, "a slip in the square root"],
                [tangent + 1, "a slip in the square root"],
              ] as const)
          ).filter(([amount]) => Number.isInteger(amount)),
        ),
        explanation: [
          "For a tangent and a secant from one point $PT^2 = PA \\times PB$, where $PB = PA + AB$.",
          asksChord
            ? `$PB = \\frac{${tangent}^2}{${outer}} = ${outer + chord}$, so $AB = ${outer + chord} - ${outer} = ${key.tex}$.`
            : `$PT^2 = ${outer} \\times (${outer} + ${chord}) = ${tangent ** 2}$, so $PT = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual(away ** 2 - radius ** 2, tangent ** 2, 1e-6),
      };
    },
  }),
  computed({
    name: "figure-incircle-from-its-touching-points",
    topic: "plane-geometry",
    difficulty: "HARD",
    write(random) {
      const { x, y, z, radius } = random.pick(INCIRCLES);
      const half = x + y + z;
      const [base, left, right] = [y + z, x + y, x + z];
      const foot = (left ** 2 + base ** 2 - right ** 2) / (2 * base);
      const top: Place = [foot, Math.sqrt(left ** 2 - foot ** 2)];
      const between = (from: Place, to: Place, part: number): Place =>
        rounded([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
      const area = radius * half;
      const key = centimetres(radius);
      return {
        text: "In the figure, the circle touches the sides of the triangle ABC at D, E and F. What is the radius of the circle?",
        figure: {
          type: "geometry",
          points: [
            { name: "A", at: rounded(top) },
            { name: "B", at: [0, 0] },
            { name: "C", at: [base, 0] },
            { name: "D", at: [y, 0] },
            { name: "E", at: between([base, 0], top, z / right) },
            { name: "F", at: between([0, 0], top, y / left) },
            { name: "O", at: [y, radius], unlabelled: true },
          ],
          circles: [{ centre: "O", radius }],
          segments: [
            { from: "A", to: "F", label: `${x} cm` },
            { from: "F", to: "B" },
            { from: "B", to: "D", label: `${y} cm` },
            { from: "D", to: "C" },
            { from: "C", to: "E", label: `${z} cm` },
            { from: "E", to: "A" },
          ],
          note: "Not to scale",
        },
        answer: key,
        distractors: slips(
          random,
          key,
          centimetres,
          (
            [
              [2 * radius, "dividing the area by a quarter of the perimeter"],
              [radius / 2, "dividing the area by the whole perimeter"],
              [area / base, "dividing the area by a side"],
              [half / 3, "taking the mean of the three lengths"],
              [Math.min(x, y, z), "taking the shortest of the three lengths"],
              [Math.sqrt(half), "taking the root of half the perimeter"],
              [radius + 1, "a slip in the square root"],
              [radius + 2, "a slip in the square root"],
              [radius - 1, "a slip in the square root"],
              [radius + 3, "a slip in the area"],
            ] as const
          ).filter(([amount]) => Number.isInteger(amount)),
        ),
        explanation: [
          `Tangents from a corner are equally long, so the sides are $${left}$, $${base}$ and $${right}$ cm, and half of the perimeter is $${half}$ cm.`,
          `By Heron's formula the area is $\\sqrt{${half} \\times ${x} \\times ${y} \\times ${z}} = ${area}\\ \\mathrm{cm^2}$.`,
          `The radius is the area divided by half of the perimeter: $\\frac{${area}}{${half}} = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual((base * top[1]) / 2, area, 1e-9),
      };
    },
  }),
  computed({
    name: "figure-venn-diagram-with-an-unknown",
    topic: "sets-and-functions",
    difficulty: "MEDIUM",
    write(random) {
      const x = random.int(3, 12);
      const [a, b, c, ac, abc, none] = range(1, 6).map(() => random.int(2, 20));
      if (!a || !b || !c || !ac || !abc || !none) return undefined;
      const factor = random.int(2, 3);
      const more = random.int(1, 9);
      // Only in the second: b; first and second: x; second and third: a multiple of x, and some more.
      const shared = factor * x + more;
      const total = sum([a, b, c, x, shared, ac, abc, none]);
      const form = random.pick([
        { ask: "read the magazine B", answer: b + x + shared + abc, names: "B", partly: b + x + shared },
        {
          ask: "read at least two of the magazines",
          answer: x + shared + ac + abc,
          names: "at least two",
          partly: x + shared + ac,
        },
      ]);
      const key = num(form.answer);
      return {
        text: `The diagram shows how many of ${total} students read which of the magazines A, B and C. How many of them ${form.ask}?`,
        figure: {
          type: "venn",
          universe: "Students",
          sets: ["A", "B", "C"],
          regions: [
            { in: ["A"], label: `${a}` },
            { in: ["B"], label: `${b}` },
            { in: ["C"], label: `${c}` },
            { in: ["A", "B"], label: "x" },
            { in: ["B", "C"], label: `${factor}x + ${more}` },
            { in: ["A", "C"], label: `${ac}` },
            { in: ["A", "B", "C"], label: `${abc}` },
            { in: [], label: `${none}` },
          ],
        },
        answer: key,
        distractors: slips(random, key, (amount) => num(amount), [
          [form.partly, "leaving out those who read all three"],
          [total - form.answer, "counting all the others"],
          [form.answer + none, "forgetting those outside all the circles when finding $x$"],
          [x, "giving the value of $x$"],
          [x + shared, "counting only the two regions with $x$"],
          [form.answer - more, "dropping the number beside the unknown"],
          [form.answer - x, "leaving out the region with $x$ alone"],
          [form.answer + ac, "counting those who read A and C only once too often"],
        ]),
        explanation: [
          `All regions together make ${total}: $${a} + ${b} + ${c} + ${ac} + ${abc} + ${none} + x + (${factor}x + ${more}) = ${total}$, so $${factor + 1}x = ${(factor + 1) * x}$ and $x = ${x}$.`,
          form.names === "B"
            ? `The regions of B hold $${b} + ${x} + ${shared} + ${abc} = ${form.answer}$.`
            : `The regions that lie in two sets or in three hold $${x} + ${shared} + ${ac} + ${abc} = ${form.answer}$.`,
        ],
        verify: () =>
          form.names === "B"
            ? total - a - c - ac - none === form.answer
            : total - a - b - c - none === form.answer,
      };
    },
  }),
];
