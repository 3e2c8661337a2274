import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Geometry = FigureOf<"geometry">;
type Place = [number, number];

const degrees = (amount: number) => num(amount, "°");
const centimetres = (amount: number) => num(amount, "cm");
const radians = (angle: number) => (angle * Math.PI) / 180;
const onCircle = (angle: number, radius: number): Place => [
  roundTo(radius * Math.cos(radians(angle)), 3),
  roundTo(radius * Math.sin(radians(angle)), 3),
];

/** A triangle on the base from (0, 0) to (base, 0) with these angles at its ends: the third corner. */
function apex(base: number, left: number, right: number): Place {
  const [l, r] = [Math.tan(radians(left)), Math.tan(radians(right))];
  const x = (base * r) / (l + r);
  return [roundTo(x, 3), roundTo(x * l, 3)];
}

export const trianglesAndCirclesFromFigures: WriterList = [
  computed({
    name: "figure-exterior-angle-of-a-triangle",
    topic: "plane-geometry",
    difficulty: "EASY",
    write(random) {
      const b = random.int(35, 75);
      const c = random.int(35, 75);
      const a = 180 - b - c;
      const outside = 180 - c;
      if (a === b || a < 35 || b === c) return undefined;
      const figure: Geometry = {
        type: "geometry",
        points: [
          { name: "B", at: [0, 0] },
          { name: "C", at: [6, 0] },
          { name: "A", at: apex(6, b, c) },
          { name: "D", at: [9, 0] },
        ],
        segments: [
          { from: "A", to: "B" },
          { from: "A", to: "C" },
          { from: "B", to: "D" },
        ],
        angles: [
          { at: "A", from: "B", to: "C", label: `${a}°` },
          { at: "C", from: "D", to: "A", label: `${outside}°` },
        ],
        note: "Not to scale",
      };
      return {
        text: "In the figure, BC is produced to D. What is the size of the angle ABC?",
        figure,
        answer: degrees(b),
        distractors: slips(random, degrees(b), degrees, [
          [c, "giving the angle ACB"],
          [180 - a, "giving the supplement of the angle at A"],
          [(180 - a) / 2, "taking the angles at B and C to be equal"],
          [outside / 2, "taking half of the exterior angle"],
          [a, "taking the triangle to have equal angles at A and B"],
          [b + 10, "a slip in the subtraction"],
          [b - 10, "a slip in the subtraction"],
        ]),
        explanation: [
          "An exterior angle of a triangle is the sum of the two interior angles opposite to it.",
          `So the angle ABC is $${outside}^\\circ - ${a}^\\circ = ${b}^\\circ$.`,
        ],
        verify: () => a + b + (180 - outside) === 180,
      };
    },
  }),
  computed({
    name: "figure-angle-on-a-circle",
    topic: "plane-geometry",
    difficulty: "MEDIUM",
    write(random) {
      const centre = random.step(64, 152, 4);
      const asks = random.pick(["major", "minor", "base"] as const);
      const answer = asks === "major" ? centre / 2 : asks === "minor" ? 180 - centre / 2 : 90 - centre / 2;
      const [a, b] = [onCircle(270 - centre / 2, 4), onCircle(270 + centre / 2, 4)];
      const c = asks === "minor" ? onCircle(270 + random.int(-12, 12), 4) : onCircle(random.int(75, 110), 4);
      const figure: Geometry = {
        type: "geometry",
        points: [
          { name: "O", at: [0, 0], dot: true },
          { name: "A", at: a },
          { name: "B", at: b },
          ...(asks === "base" ? [] : [{ name: "C", at: c }]),
        ],
        circles: [{ centre: "O", radius: 4 }],
        segments: [
          { from: "O", to: "A" },
          { from: "O", to: "B" },
          ...(asks === "base"
            ? [{ from: "A", to: "B" }]
            : [
                { from: "C", to: "A" },
                { from: "C", to: "B" },
              ]),
        ],
        angles: [{ at: "O", from: "A", to: "B", label: `${centre}°` }],
        note: "Not to scale",
      };
      const asked = asks === "base" ? "OAB" : "ACB";
      return {
        text: `In the figure, O is the centre of the circle${asks === "base" ? "" : ` and C lies on the ${asks} arc AB`}. What is the size of the angle ${asked}?`,
        figure,
        answer: degrees(answer),
        distractors: slips(random, degrees(answer), degrees, [
          [centre / 2, "taking half of the angle at the centre"],
          [180 - centre, "taking the supplement of the angle at the centre"],
          [180 - centre / 2, "taking the supplement of half the angle"],
          [90 - centre / 2, "taking half the angle from a right angle"],
          [centre, "giving the angle at the centre itself"],
          [answer + 10, "a slip in the calculation"],
          [answer - 8, "a slip in the calculation"],
        ]),
        explanation:
          asks === "base"
            ? [
                "OA and OB are radii, so the triangle OAB is isosceles.",
                `Each of its equal angles is $\\frac{180^\\circ - ${centre}^\\circ}{2} = ${degrees(answer).tex}$.`,
              ]
            : asks === "major"
              ? [
                  "An arc makes at the centre twice the angle that it makes at a point on the rest of the circle.",
                  `So the angle ACB is $\\frac{${centre}^\\circ}{2} = ${degrees(answer).tex}$.`,
                ]
              : [
                  `C lies on the minor arc, so the angle ACB stands on the major arc, whose angle at the centre is $360^\\circ - ${centre}^\\circ = ${360 - centre}^\\circ$.`,
                  `Half of that is $${degrees(answer).tex}$.`,
                ],
        verify: () => {
          if (asks === "base") return nearlyEqual(2 * answer + centre, 180);
          const [u, v] = [a, b].map(([x, y]) => Math.atan2(y - c[1], x - c[0]));
          const turn = Math.abs(((u ?? 0) - (v ?? 0)) * (180 / Math.PI));
          return Math.abs(Math.min(turn, 360 - turn) - answer) < 0.1;
        },
      };
    },
  }),
  computed({
    name: "figure-line-parallel-to-a-side",
    topic: "plane-geometry",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q] = [random.int(2, 9), random.int(2, 9)];
      const r = random.int(2, 12);
      const answer = (r * q) / p;
      if (p === q || p === r || !isNeat(answer) || answer > 20) return undefined;
      const share = p / (p + q);
      const top: Place = [2.4, 5];
      const along = (to: Place): Place => [
        roundTo(top[0] + share * (to[0] - top[0]), 3),
        roundTo(top[1] + share * (to[1] - top[1]), 3),
      ];
      const figure: Geometry = {
        type: "geometry",
        points: [
          { name: "A", at: top },
          { name: "B", at: [0, 0] },
          { name: "C", at: [7, 0] },
          { name: "D", at: along([0, 0]) },
          { name: "E", at: along([7, 0]) },
        ],
        segments: [
          { from: "A", to: "D", label: `${p} cm` },
          { from: "D", to: "B", label: `${q} cm` },
          { from: "A", to: "E", label: `${r} cm` },
          { from: "E", to: "C", label: "?" },
          { from: "D", to: "E" },
          { from: "B", to: "C" },
        ],
        note: "DE is parallel to BC; not to scale",
      };
      return {
        text: "In the triangle ABC of the figure, DE is parallel to BC. How long is EC?",
        figure,
        answer: centimetres(answer),
        distractors: slips(random, centimetres(answer), centimetres, [
          [roundTo((r * p) / q, 2), "turning the ratio round"],
          [(r * (p + q)) / p, "giving the whole side AC"],
          [r + q - p, "adding the same difference instead of keeping the ratio"],
          [q, "taking EC to be as long as DB"],
          [roundTo((r * q) / (p + q), 2), "comparing with the whole side AB"],
          [r, "taking E to be the midpoint"],
          [answer + 1, "a slip in the calculation"],
        ]),
        explanation: [
          "A line parallel to one side of a triangle divides the two others in the same ratio: $\\frac{AD}{DB} = \\frac{AE}{EC}$.",
          `$EC = \\frac{${r} \\times ${q}}{${p}} = ${centimetres(answer).tex}$.`,
        ],
        verify: () => nearlyEqual(p / q, r / answer, 1e-6),
      };
    },
  }),
  computed({
    name: "figure-tangents-from-a-point",
    topic: "plane-geometry",
    difficulty: "MEDIUM",
    write(random) {
      const outer = random.step(40, 80, 4);
      const asks = random.pick(["AOB", "OAB", "PAB"] as const);
      const answer = asks === "AOB" ? 180 - outer : asks === "OAB" ? outer / 2 : (180 - outer) / 2;
      const radius = 3;
      const away = radius / Math.sin(radians(outer / 2));
      const toTouch = 90 - outer / 2;
      const [a, b] = [onCircle(toTouch, radius), onCircle(-toTouch, radius)];
      const figure: Geometry = {
        type: "geometry",
        points: [
          { name: "O", at: [0, 0], dot: true },
          { name: "P", at: [roundTo(away, 3), 0] },
          { name: "A", at: a },
          { name: "B", at: b },
        ],
        circles: [{ centre: "O", radius }],
        segments: [
          { from: "P", to: "A" },
          { from: "P", to: "B" },
          { from: "O", to: "A" },
          { from: "O", to: "B" },
          ...(asks === "AOB" ? [] : [{ from: "A", to: "B" }]),
        ],
        angles: [{ at: "P", from: "A", to: "B", label: `${outer}°` }],
        note: "Not to scale",
      };
      return {
        text: `In the figure, PA and PB touch the circle with centre O at A and B. What is the size of the angle ${asks}?`,
        figure,
        answer: degrees(answer),
        distractors: slips(random, degrees(answer), degrees, [
          [180 - outer, "taking the angle at the centre"],
          [outer, "taking the angle between the tangents"],
          [outer / 2, "halving the angle between the tangents"],
          [(180 - outer) / 2, "taking a base angle of the triangle PAB"],
          [90 - outer / 4, "halving once too often"],
          [90, "taking the angle between a radius and a tangent"],
          [2 * outer, "doubling the angle, as for an angle on the circle"],
          [answer + 8, "a slip in the calculation"],
        ]),
        explanation: [
          "A radius meets the tangent at a right angle, so in PAOB the angles at A and B are $90^\\circ$ each.",
          asks === "AOB"
            ? `The other two add up to $180^\\circ$: the angle AOB is $180^\\circ - ${outer}^\\circ = ${degrees(answer).tex}$.`
            : `PA and PB are equal, so the angle PAB is $\\frac{180^\\circ - ${outer}^\\circ}{2} = ${degrees((180 - outer) / 2).tex}$${asks === "OAB" ? `, and the angle OAB is $90^\\circ - ${degrees((180 - outer) / 2).tex} = ${degrees(answer).tex}$.` : "."}`,
        ],
        verify: () => {
          const at = { AOB: [a, [0, 0], b], OAB: [[0, 0], a, b], PAB: [[away, 0], a, b] }[asks] as Place[];
          const [u = 0, v = 0] = [at[0], at[2]].map((end) =>
            Math.atan2((end?.[1] ?? 0) - (at[1]?.[1] ?? 0), (end?.[0] ?? 0) - (at[1]?.[0] ?? 0)),
          );
          const turn = Math.abs(u - v) * (180 / Math.PI);
          return Math.abs(Math.min(turn, 360 - turn) - answer) < 0.1;
        },
      };
    },
  }),
];
