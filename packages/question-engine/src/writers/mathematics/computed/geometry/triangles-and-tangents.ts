import { gcd, nearlyEqual, PYTHAGOREAN_TRIPLES } from "../../../../numbers/arithmetic.ts";
import { fraction, num, surd } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** Sides of triangles with whole sides and area, without a right angle. */
const HERONIAN = [
  [13, 14, 15, 84],
  [5, 5, 6, 12],
  [5, 5, 8, 12],
  [10, 13, 13, 60],
  [10, 17, 21, 84],
  [9, 10, 17, 36],
  [7, 15, 20, 42],
  [11, 13, 20, 66],
  [8, 29, 35, 84],
  [12, 17, 25, 90],
  [17, 17, 16, 120],
  [13, 20, 21, 126],
  [15, 28, 41, 126],
  [17, 25, 28, 210],
  [25, 29, 36, 360],
  [13, 37, 40, 240],
  [25, 39, 40, 468],
] as const;

export const trianglesAndTangents: WriterList = [
  computed({
    name: "areas-of-similar-triangles",
    topic: "plane-geometry",
    difficulty: "MEDIUM",
    write(random) {
      const [m, n] = [random.int(1, 5), random.int(1, 5)];
      if (gcd(m, n) > 1 || m === n) return undefined;
      const k = random.int(2, 9);
      const whole = (m + n) ** 2 * k;
      const small = m * m * k;
      const ask = random.pick(["trapezium", "triangle"] as const);
      const answer = ask === "trapezium" ? whole - small : small;
      return {
        text: `In triangle $ABC$ a line parallel to $BC$ meets $AB$ at $D$ and $AC$ at $E$, with $AD : DB = ${m} : ${n}$. If the area of triangle $ABC$ is ${num(whole, "cm^2")}, what is the area of ${ask === "trapezium" ? "the trapezium $DBCE$" : "triangle $ADE$"}?`,
        answer: num(answer, "cm^2"),
        distractors: [
          wrong(
            num(whole - answer, "cm^2"),
            `giving the area of ${ask === "trapezium" ? "triangle $ADE$" : "the trapezium"}`,
          ),
          wrong(
            fraction(ask === "trapezium" ? whole * n : whole * m, m + n, "cm^2"),
            "taking the areas in the ratio of the sides instead of their squares",
          ),
          wrong(
            fraction(ask === "trapezium" ? whole * m : whole * n, m + n, "cm^2"),
            "taking the areas in the ratio of the sides, for the other part",
          ),
          wrong(
            fraction(whole * (ask === "trapezium" ? n * n : m * m), m * m + n * n, "cm^2"),
            `using the ratio $${m}^2 : ${n}^2$ for triangle and trapezium`,
          ),
          wrong(
            num(ask === "trapezium" ? n * n * k : n * n * k, "cm^2"),
            "squaring $DB : AB$ instead of $AD : AB$",
          ),
        ],
        explanation: [
          `Triangles $ADE$ and $ABC$ are similar, with $AD : AB = ${m} : ${m + n}$.`,
          `Their areas are in the ratio $${m * m} : ${(m + n) ** 2}$, so triangle $ADE$ has the area $\\frac{${m * m}}{${(m + n) ** 2}} \\times ${whole} = ${num(small, "cm^2").tex}$.`,
          ...(ask === "trapezium"
            ? [`The trapezium has $${whole} - ${small} = ${num(answer, "cm^2").tex}$.`]
            : []),
        ],
        verify: () => nearlyEqual(small / whole, (m / (m + n)) ** 2),
      };
    },
  }),
  computed({
    name: "inradius-or-circumradius-of-a-triangle",
    topic: "plane-geometry",
    difficulty: "HARD",
    write(random) {
      const [p, q, r, base] = random.pick(HERONIAN);
      if (p === q || q === r || p === r) return undefined;
      const scale = random.pick([1, 1, 2, 3]);
      const [a, b, c] = random.shuffle([p * scale, q * scale, r * scale]);
      const [x = 0, y = 0, z = 0] = [a, b, c];
      const area = base * scale * scale;
      const s = (x + y + z) / 2;
      const ask = random.pick(["inscribed", "circumscribed", "altitude"] as const);
      const longest = Math.max(x, y, z);
      const amount = {
        inscribed: fraction(area, s, "cm"),
        circumscribed: fraction(x * y * z, 4 * area, "cm"),
        altitude: fraction(2 * area, longest, "cm"),
      };
      return {
        text: `The sides of a triangle measure ${num(x, "cm")}, ${num(y, "cm")} and ${num(z, "cm")}. ${ask === "altitude" ? "How long is its shortest altitude?" : `What is the radius of its ${ask} circle?`}`,
        answer: amount[ask],
        distractors: {
          inscribed: [
            wrong(fraction(area, 2 * s, "cm"), "dividing the area by the perimeter instead of half of it"),
            wrong(amount.circumscribed, "giving the radius of the circumscribed circle"),
            wrong(amount.altitude, "giving the shortest altitude"),
            wrong(fraction(2 * area, s, "cm"), "giving the diameter"),
          ],
          circumscribed: [
            wrong(fraction(x * y * z, 2 * area, "cm"), "dividing by twice the area instead of four times"),
            wrong(
              fraction(longest, 2, "cm"),
              "taking half of the longest side, as in a right-angled triangle",
            ),
            wrong(amount.inscribed, "giving the radius of the inscribed circle"),
            wrong(fraction(x * y * z, area, "cm"), "forgetting the factor 4"),
          ],
          altitude: [
            wrong(fraction(area, longest, "cm"), "forgetting the factor 2"),
            wrong(
              fraction(2 * area, Math.min(x, y, z), "cm"),
              "using the shortest side, which gives the longest altitude",
            ),
            wrong(amount.inscribed, "giving the radius of the inscribed circle"),
            wrong(fraction(longest, 2, "cm"), "taking half of the longest side"),
          ],
        }[ask],
        explanation: [
          `By Heron's formula with $s = ${num(s).tex}$, the area is $\\sqrt{${num(s).tex} \\times ${num(s - x).tex} \\times ${num(s - y).tex} \\times ${num(s - z).tex}} = ${num(area, "cm^2").tex}$.`,
          {
            inscribed: `The radius of the inscribed circle is $\\frac{\\text{area}}{s} = \\frac{${area}}{${num(s).tex}} = ${amount.inscribed.tex}$.`,
            circumscribed: `The radius of the circumscribed circle is $\\frac{abc}{4 \\times \\text{area}} = \\frac{${x * y * z}}{${4 * area}} = ${amount.circumscribed.tex}$.`,
            altitude: `The shortest altitude stands on the longest side: $\\frac{2 \\times ${area}}{${longest}} = ${amount.altitude.tex}$.`,
          }[ask],
        ],
        verify: () => nearlyEqual(Math.sqrt(s * (s - x) * (s - y) * (s - z)), area),
      };
    },
  }),
  computed({
    name: "common-tangent-of-two-circles",
    topic: "plane-geometry",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, d] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 5));
      const [step, length] = random.chance() ? [p, q] : [q, p];
      const inner = random.chance();
      const small = random.int(1, inner ? Math.max(1, Math.floor((step - 1) / 2)) : 9);
      const large = inner ? step - small : step + small;
      if (large <= small || large + small >= d) return undefined;
      const kind = inner ? "transverse" : "direct";
      const otherStep = inner ? large - small : large + small;
      return {
        text: `Two circles of radii ${num(large, "cm")} and ${num(small, "cm")} have their centres ${num(d, "cm")} apart. What is the length of a ${kind} common tangent, between its points of contact?`,
        answer: num(length, "cm"),
        distractors: [
          wrong(
            surd(1, d * d - otherStep * otherStep, 1, "cm"),
            `finding the ${inner ? "direct" : "transverse"} common tangent`,
          ),
          wrong(surd(1, d * d + step * step, 1, "cm"), "adding the squares instead of subtracting them"),
          wrong(num(d - step, "cm"), "subtracting the lengths without squaring them"),
          wrong(num(d, "cm"), "taking the tangent to be as long as the line of centres"),
          wrong(surd(1, d * d - large * large, 1, "cm"), "using the larger radius alone"),
        ],
        explanation: [
          `Shift the tangent along a radius until it passes through a centre: it is a side of a right-angled triangle with hypotenuse ${num(d, "cm")} and other side ${inner ? "the sum" : "the difference"} of the radii, $${large} ${inner ? "+" : "-"} ${small} = ${num(step, "cm").tex}$.`,
          `The length is $\\sqrt{${d}^2 - ${step}^2} = ${num(length, "cm").tex}$.`,
        ],
        verify: () => step * step + length * length === d * d,
      };
    },
  }),
  computed({
    name: "angle-bisector-and-stewart",
    topic: "plane-geometry",
    difficulty: "HARD",
    write(random) {
      // AB = c, AC = b, BC = a; the bisector from A: AD² = bc − BD·DC.
      const found = BISECTORS;
      const { a, b, c, bd, dc, ad } = random.pick(found);
      const askLength = random.chance(0.6);
      return {
        text: `In triangle $ABC$, $AB = ${num(c, "cm").tex}$, $AC = ${num(b, "cm").tex}$ and $BC = ${num(a, "cm").tex}$. The bisector of angle $A$ meets $BC$ at $D$. ${askLength ? "How long is $AD$?" : "What is $AD^2 + BD^2$, in square centimetres?"}`,
        answer: askLength ? num(ad, "cm") : num(ad * ad + bd * bd),
        distractors: askLength
          ? [
              wrong(num(bd, "cm"), "giving $BD$"),
              wrong(num(dc, "cm"), "giving $DC$"),
              wrong(surd(1, b * c, 1, "cm"), "taking $AD^2$ to be $AB \\times AC$"),
              wrong(
                surd(1, 2 * b * b + 2 * c * c - a * a, 2, "cm"),
                "finding the median instead of the bisector",
              ),
              wrong(surd(1, b * c + bd * dc, 1, "cm"), "adding $BD \\times DC$ instead of subtracting it"),
            ]
          : [
              wrong(num(c * c), "treating $ABD$ as right-angled at $D$"),
              wrong(num(ad * ad + dc * dc), "exchanging $BD$ and $DC$"),
              wrong(num(b * c + bd * bd), "taking $AD^2$ to be $AB \\times AC$"),
              wrong(num(ad + bd), "forgetting the squares"),
            ],
        explanation: [
          `The bisector divides $BC$ in the ratio $AB : AC = ${c} : ${b}$, so $BD = ${num(bd).tex}$ and $DC = ${num(dc).tex}$.`,
          `$AD^2 = AB \\times AC - BD \\times DC = ${b * c} - ${num(bd * dc).tex} = ${num(ad * ad).tex}$, so $AD = ${num(ad).tex}$.`,
          ...(askLength
            ? []
            : [`$AD^2 + BD^2 = ${num(ad * ad).tex} + ${num(bd * bd).tex} = ${num(ad * ad + bd * bd).tex}$.`]),
        ],
        verify() {
          const cosA = (b * b + c * c - a * a) / (2 * b * c);
          return nearlyEqual((2 * b * c * Math.sqrt((1 + cosA) / 2)) / (b + c), ad);
        },
      };
    },
  }),
];

/** Triangles whose bisector from A and its foot are whole. */
const BISECTORS = (() => {
  const found: { a: number; b: number; c: number; bd: number; dc: number; ad: number }[] = [];
  for (let b = 4; b <= 30; b++)
    for (let c = 4; c <= 30; c++)
      for (let a = Math.abs(b - c) + 1; a < Math.min(b + c, 31); a++) {
        const bd = (a * c) / (b + c);
        const ad = Math.sqrt(b * c - bd * (a - bd));
        if (b !== c && Number.isInteger(bd) && Number.isInteger(ad))
          found.push({ a, b, c, bd, dc: a - bd, ad });
      }
  return found;
})();
