import { patiently } from "../../../../kit/patiently.ts";
import { slips, wholeSlips } from "../../../../kit/slips.ts";
import { gcd, PYTHAGOREAN_TRIPLES, range } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fraction, num, polynomial } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const area = (amount: number) => num(amount, "cm^2");
const length = (amount: number) => num(amount, "cm");

/** By the corners in their order. */
function shoelace(corners: readonly (readonly [number, number])[]): number {
  let doubled = 0;
  for (const [at, [x, y]] of corners.entries()) {
    const [u, v] = corners[(at + 1) % corners.length] ?? [0, 0];
    doubled += x * v - u * y;
  }
  return Math.abs(doubled) / 2;
}

export const linkedTheorems: WriterList = [
  computed({
    name: "chords-of-whole-length-through-a-point",
    depth: 5,
    topic: "plane-geometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const radius = random.int(6, 30);
      const distance = random.int(3, radius - 1);
      const under = 4 * (radius ** 2 - distance ** 2);
      const shortest = Math.sqrt(under);
      const isWhole = Number.isInteger(shortest);
      const from = Math.ceil(shortest);
      const lengths = 2 * radius - from + 1;
      const answer = 2 * lengths - 1 - (isWhole ? 1 : 0);
      if (lengths < 3) return undefined;
      const key = num(answer);
      return {
        text: `A point lies ${length(distance)} from the centre of a circle of radius ${length(radius)}. How many chords through this point have a length that is a whole number of centimetres?`,
        answer: key,
        distractors: slips(random, key, num, [
          [lengths, "counting each length once"],
          [2 * lengths, "counting the diameter twice"],
          [2 * lengths - (isWhole ? 1 : 2), "treating one of the extreme chords wrongly"],
          [2 * radius, "leaving out that chords through the point have a least length"],
          [answer - 2, "leaving out one length"],
          [answer + 2, "taking one length too many"],
          [2 * (radius - distance) + 1, "taking the distance from the centre for half of the shortest chord"],
          [lengths - 2, "counting only the lengths between the extremes"],
        ]),
        explanation: [
          `The longest chord is the diameter, ${length(2 * radius)}. The shortest is perpendicular to the radius through the point: $2\\sqrt{${radius}^2 - ${distance}^2} = ${isWhole ? shortest : `\\sqrt{${under}}`}\\ \\mathrm{cm}$.`,
          `So the whole lengths go from ${from} to ${2 * radius}, which makes ${lengths}. Each belongs to two chords that are mirror images, but the diameter${isWhole ? " and the shortest chord stand alone" : " stands alone"}.`,
          `The number of chords is $2 \\times ${lengths} - ${isWhole ? 2 : 1} = ${answer}$.`,
        ],
        // Turn the chord through half a circle, and see which whole lengths it passes.
        verify: () => {
          const steps = 40_000;
          const at = (step: number) =>
            2 * Math.sqrt(radius ** 2 - (distance * Math.sin((Math.PI * (step + 0.5)) / steps)) ** 2);
          let found = 1 + (isWhole ? 1 : 0);
          for (let step = 0; step < steps - 1; step++)
            found += Math.abs(Math.floor(at(step + 1)) - Math.floor(at(step)));
          return found === answer;
        },
      };
    }),
  }),
  computed({
    name: "whole-third-sides-of-a-triangle",
    depth: 5,
    topic: "plane-geometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const a = random.int(5, 20);
      const b = a + random.int(2, 14);
      const isObtuse = random.chance(0.65);
      const all = range(b - a + 1, a + b - 1);
      const small = all.filter((x) => x * x + a * a < b * b);
      const large = all.filter((x) => x * x > a * a + b * b);
      const right = all.filter((x) => x * x + a * a === b * b || x * x === a * a + b * b);
      const acute = all.length - small.length - large.length - right.length;
      const answer = isObtuse ? small.length + large.length : acute;
      if (small.length === 0 || large.length === 0 || acute < 3) return undefined;
      const key = num(answer);
      const kind = isObtuse ? "obtuse-angled" : "acute-angled";
      return {
        text: `Two sides of a triangle are ${length(a)} and ${length(b)} long, and its third side is a whole number of centimetres. For how many lengths of the third side is the triangle ${kind}?`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            isObtuse ? large.length : acute + small.length,
            "taking only the angle opposite the third side into account",
          ],
          [
            isObtuse ? acute : small.length + large.length,
            `counting the ${isObtuse ? "acute-angled" : "obtuse-angled"} ones`,
          ],
          [all.length, "counting all the triangles that exist"],
          [
            isObtuse ? small.length : acute + large.length,
            `taking only the angle opposite the side of ${b} cm into account`,
          ],
          [answer + 1, "counting a triangle with a right angle or without area"],
          [answer + 2, "counting the lengths for which the triangle collapses"],
          [answer - 1, "leaving out one of the ends"],
          [all.length - answer, "counting the triangles of all other kinds"],
        ]),
        explanation: [
          `The third side $x$ lies between ${b - a} and ${a + b}. The triangle has an obtuse angle opposite $x$ if $x^2 > ${a}^2 + ${b}^2 = ${a * a + b * b}$, and opposite the side of ${b} cm if $x^2 < ${b}^2 - ${a}^2 = ${b * b - a * a}$.`,
          `That is so for $x$ from ${large[0]} to ${large.at(-1)}, ${large.length} in number, and for $x$ from ${small[0]} to ${small.at(-1)}, ${small.length} in number.`,
          isObtuse
            ? `Together $${large.length} + ${small.length} = ${answer}$.`
            : `Of all ${all.length} lengths ${right.length === 0 ? "none" : right.length} ${right.length === 1 ? "gives" : "give"} a right angle, so $${all.length} - ${large.length} - ${small.length}${right.length > 0 ? ` - ${right.length}` : ""} = ${answer}$ are left.`,
        ],
        verify: () =>
          range(1, 80).filter((x) => {
            const [p = 0, q = 0, longest = 0] = [a, b, x].sort((one, other) => one - other);
            if (p + q <= longest) return false;
            const cosine = (p * p + q * q - longest * longest) / (2 * p * q);
            return isObtuse ? cosine < -1e-12 : cosine > 1e-12;
          }).length === answer,
      };
    }),
  }),
  computed({
    name: "trapezium-drawn-about-a-circle",
    depth: 5,
    topic: "plane-geometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const [p, q, r] = random.pick(PYTHAGOREAN_TRIPLES);
      const scale = random.int(1, 5);
      const [half, height, leg] = (random.chance() ? [p, q, r] : [q, p, r]).map((side) => side * scale) as [
        number,
        number,
        number,
      ];
      if (height % 2 === 1 || leg > 75) return undefined;
      const radius = height / 2;
      const asksArea = random.chance();
      const answer = asksArea ? leg * height : leg + half;
      const show = asksArea ? area : length;
      const key = show(answer);
      return {
        text: `An isosceles trapezium, whose legs are ${length(leg)} long, is drawn about a circle of radius ${length(radius)} that touches all four sides. What is ${asksArea ? "the area of the trapezium" : "the length of its longer parallel side"}?`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          asksArea
            ? [
                [2 * leg * height, "leaving out the factor one half"],
                [leg * radius, "taking the radius for the height"],
                [leg * half, "taking the overhang for the height"],
                [(leg + half) * height, "using the longer parallel side only"],
                [(leg - half) * height, "using the shorter parallel side only"],
                [half * height, "multiplying the overhang by the height"],
                [leg * leg, "taking the leg for the height"],
              ]
            : [
                [leg - half, "giving the shorter parallel side"],
                [leg, "giving the mean of the parallel sides"],
                [leg + 2 * half, "adding the overhang on both sides to the mean"],
                [leg + height, "adding the height instead of the overhang"],
                [2 * leg, "giving the sum of the parallel sides"],
                [leg + radius, "adding the radius to the leg"],
                [2 * half, "giving the difference of the parallel sides"],
              ],
        ),
        explanation: [
          `The tangents from each corner are equal, so the parallel sides add up to as much as the legs: $${2 * leg}\\ \\mathrm{cm}$. The height is the diameter, ${length(height)}.`,
          asksArea
            ? `The area is half the sum of the parallel sides times the height: $\\frac{1}{2} \\times ${2 * leg} \\times ${height} = ${answer}\\ \\mathrm{cm^2}$.`
            : `At each end the longer side stands out by $\\sqrt{${leg}^2 - ${height}^2} = ${half}\\ \\mathrm{cm}$, so the parallel sides differ by ${length(2 * half)}.`,
          asksArea
            ? `So the area is ${key}.`
            : `The longer one is $\\frac{${2 * leg} + ${2 * half}}{2}$, that is ${key}.`,
        ],
        // Twice the area is the perimeter times the radius.
        verify: () => {
          const [long, short] = [leg + half, leg - half];
          const isTrapezium = ((long - short) / 2) ** 2 + height ** 2 === leg ** 2;
          return isTrapezium && (asksArea ? (radius * (long + short + 2 * leg)) / 2 : long) === answer;
        },
      };
    }),
  }),
  computed({
    name: "quadrilateral-cut-off-by-two-lines",
    depth: 5,
    topic: "plane-geometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const [m, n, p, q] = [random.int(1, 4), random.int(1, 4), random.int(1, 4), random.int(1, 4)];
      const whole = random.int(4, 42) * 10;
      // By masses at the corners, AP : PD = q(m + n) : mp.
      const lower = (whole * (m / (m + n)) * m * p) / (q * (m + n) + m * p);
      const side = (whole * q) / (p + q);
      const answer = whole - side - lower;
      const other = (whole * m) / (m + n) - lower;
      if (![lower, side, answer, other].every((amount) => isNeat(amount))) return undefined;
      if (gcd(m, n) > 1 || gcd(p, q) > 1 || (m === n && p === q)) return undefined;
      const key = area(answer);
      const show = (amount: number) => num(Math.round(amount), "cm^2");
      return {
        text: `In a triangle $ABC$ of area ${area(whole)}, $D$ divides $BC$ so that $BD : DC = ${m} : ${n}$, and $E$ divides $CA$ so that $CE : EA = ${p} : ${q}$. The lines $AD$ and $BE$ meet at $P$. What is the area of the quadrilateral $PDCE$?`,
        answer: key,
        distractors: slips(random, key, show, [
          [other, "finding the area of the triangle $ABP$"],
          [whole - side, "finding the area of the triangle $BCE$"],
          [(whole * n) / (m + n), "finding the area of the triangle $ADC$"],
          [side - other, "finding the area of the triangle $AEP$"],
          [(whole * n * p) / ((m + n) * (p + q)), "multiplying the two parts of the sides"],
          [lower, "finding the area of the triangle $BDP$"],
          [whole - side - lower / 2, "taking $P$ to halve the line wrongly"],
          [answer + lower / 2, "subtracting only half of the triangle $BDP$"],
        ]),
        explanation: [
          `Put masses $${n * q}$ at $B$, $${m * q}$ at $C$ and $${m * p}$ at $A$, so that $D$ and $E$ are the balance points of their sides. Then $AP : PD = ${(m + n) * q} : ${m * p}$.`,
          `The triangle $ABD$ has the area $\\frac{${m}}{${m + n}} \\times ${whole}$, and $BDP$ is $\\frac{${m * p}}{${(m + n) * q + m * p}}$ of it: ${area(lower)}.`,
          `The triangle $BCE$ has the area $\\frac{${p}}{${p + q}} \\times ${whole} = ${whole - side}\\ \\mathrm{cm^2}$, so $PDCE$ has $${whole - side} - ${Math.round(lower)}$, that is ${key}.`,
        ],
        verify: () => {
          // B lies at the origin.
          const [C, A] = [
            [2, 0],
            [0, whole],
          ] as const;
          const D = [(2 * m) / (m + n), 0] as const;
          const E = [C[0] + ((A[0] - C[0]) * p) / (p + q), C[1] + ((A[1] - C[1]) * p) / (p + q)] as const;
          // P = A + t(D − A) lies on the line from B through E.
          const t = (A[1] * E[0] - A[0] * E[1]) / (A[1] * E[0] - A[0] * E[1] + D[0] * E[1] - D[1] * E[0]);
          const P = [A[0] + t * (D[0] - A[0]), A[1] + t * (D[1] - A[1])] as const;
          return Math.abs(shoelace([P, D, C, E]) - answer) < 1e-6;
        },
      };
    }),
  }),
  computed({
    name: "area-above-a-sum-of-moduli",
    depth: 5,
    topic: "coordinate-geometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const a = random.intExcept(-8, 6, 0);
      const gap = random.int(2, 10);
      const top = gap + random.int(2, 14);
      const b = a + gap;
      const answer = (top * top - gap * gap) / 2;
      if (b === 0 || !Number.isInteger(answer)) return undefined;
      const unit = (amount: number) => num(amount);
      const key = unit(answer);
      const shown = [a, b].map((at) => `|${polynomial([1, -at])}|`).join(" + ");
      const [left, right] = [(a + b - top) / 2, (a + b + top) / 2];
      return {
        text: `What is the area, in square units, of the region of the plane in which $${shown} \\le y \\le ${top}$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          unit,
          wholeSlips([
            [top * (top - gap), "taking the region for a parallelogram"],
            [(top - gap) ** 2 / 2, "taking the region for a triangle"],
            [(top * top) / 2, "letting the triangle reach down to the axis"],
            [2 * answer, "leaving out the factor one half"],
            [gap * (top - gap), "counting only the part between the two corners"],
            [(top + gap) ** 2 / 2, "adding the widths and the heights"],
            [(top - gap) ** 2, "leaving out the part between the two corners"],
            [answer + gap, "adding the length of the lower side"],
          ]),
        ),
        explanation: [
          `Between $x = ${a}$ and $x = ${b}$ the sum is constantly ${gap}; outside it grows twice as fast as $x$. So the region is a trapezium.`,
          `Its lower side, at $y = ${gap}$, is ${gap} long. At $y = ${top}$ it reaches from $x = ${fraction(2 * left, 2).tex}$ to $x = ${fraction(2 * right, 2).tex}$, a length of ${top}.`,
          `With the height $${top} - ${gap} = ${top - gap}$ the area is $\\frac{1}{2}(${gap} + ${top}) \\times ${top - gap} = ${answer}$.`,
        ],
        verify: () => {
          const steps = 1000;
          const width = (right - left) / (top * steps);
          let added = 0;
          for (let step = 0; step < top * steps; step++) {
            const x = left + (step + 0.5) * width;
            added += Math.max(0, top - Math.abs(x - a) - Math.abs(x - b)) * width;
          }
          return Math.abs(added - answer) < 1e-3;
        },
      };
    }),
  }),
];
