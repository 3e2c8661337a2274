import { patiently } from "../../../../kit/patiently.ts";
import { slips, wholeSlips } from "../../../../kit/slips.ts";
import { gcd, nearlyEqual, range } from "../../../../numbers/arithmetic.ts";
import { fraction, fractionTex, num, surd } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** Sides of triangles whose area is whole. */
const WHOLE_AREAS = [
  [13, 14, 15],
  [13, 4, 15],
  [17, 10, 21],
  [10, 17, 9],
  [25, 17, 28],
  [25, 39, 56],
  [20, 13, 21],
  [20, 37, 51],
  [15, 37, 44],
  [26, 25, 17],
  [29, 25, 36],
] as const;
/** $\frac{pq}{p + q}$ is whole. */
const ROOTS_OF_RADII = [
  [3, 6],
  [4, 12],
  [6, 12],
  [10, 15],
  [5, 20],
  [8, 24],
  [12, 24],
] as const;

const cm = (amount: number) => num(amount, "cm").text;
const areaOf = (a: number, b: number, c: number) => {
  const half = (a + b + c) / 2;
  return Math.sqrt(half * (half - a) * (half - b) * (half - c));
};
const pointAt = (a: number, b: number, c: number) => {
  // The corner opposite a side c that lies on the x-axis from 0, at the distance b from its beginning.
  const x = (b * b + c * c - a * a) / (2 * c);
  return [x, Math.sqrt(b * b - x * x)] as const;
};

export const circlesAndWholeSides: WriterList = [
  computed({
    name: "circle-between-two-circles-and-a-line",
    depth: 5,
    topic: "plane-geometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const [p, q] = random.pick(ROOTS_OF_RADII);
      const scale = random.int(1, 6);
      if (scale * q * q > 600) return undefined;
      const [big, other] = random.shuffle([scale * p * p, scale * q * q]) as [number, number];
      const small = scale * ((p * q) / (p + q)) ** 2;
      const key = num(small, "cm");
      const show = (amount: number) => num(amount, "cm");
      // In the gap there is no room for one as large as the smaller of the two.
      const fits = (amount: number) => amount < Math.min(big, other);
      return {
        text: `Two circles with radii of ${cm(big)} and ${cm(other)} touch each other from outside, and both touch a straight line on the same side of it. A third circle, in the gap between them, touches the line and both circles. What is its radius?`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          wholeSlips([
            [
              (big * other) / (big + other),
              "adding the reciprocals of the radii instead of those of their roots",
            ],
            [Math.sqrt(big * other), "taking the geometric mean of the radii"],
            [Math.min(big, other) / 2, "taking half of the smaller radius"],
            [2 * small, "giving the diameter"],
            [Math.sqrt(big * other) / 2, "taking half of the geometric mean"],
            [small + scale, "a slip in the roots"],
            [Math.max(1, small - scale), "a slip in the roots"],
            [small + 2 * scale, "a slip in the roots"],
          ]).filter(([amount]) => fits(Number(amount))),
        ),
        explanation: [
          `The points at which two touching circles of radii $x$ and $y$ touch the line are $\\sqrt{(x + y)^2 - (x - y)^2} = 2\\sqrt{xy}$ apart.`,
          `With the radius $r$ of the third circle, $2\\sqrt{${big}r} + 2\\sqrt{${other}r} = 2\\sqrt{${big} \\times ${other}}$, so $\\frac{1}{\\sqrt{r}} = \\frac{1}{\\sqrt{${big}}} + \\frac{1}{\\sqrt{${other}}}$.`,
          `This gives $r = ${small}$, that is ${key.text}.`,
        ],
        // Centres over the line: the third circle is as far from the other two as the radii add up to.
        verify: () => {
          const at = 2 * Math.sqrt(big * small);
          const end = 2 * Math.sqrt(big * other);
          return (
            nearlyEqual(Math.hypot(at, big - small), big + small, 1e-6) &&
            nearlyEqual(Math.hypot(end - at, other - small), other + small, 1e-6)
          );
        },
      };
    }),
  }),
  computed({
    name: "triangles-with-whole-sides-and-a-perimeter",
    depth: 5,
    topic: "plane-geometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const perimeter = random.int(15, 36);
      const all = range(1, perimeter).flatMap((a) =>
        range(a, perimeter)
          .map((b) => [a, b, perimeter - a - b] as const)
          .filter(([, b, c]) => c >= b && a + b > c),
      );
      const scalene = all.filter((sides) => new Set(sides).size === 3).length;
      const isosceles = all.length - scalene;
      const wantsScalene = random.chance(0.6);
      const answer = wantsScalene ? scalene : all.length;
      if (scalene < 4 || isosceles < 3) return undefined;
      const [least, most] = [Math.ceil(perimeter / 3), Math.ceil(perimeter / 2) - 1];
      const key = num(answer);
      return {
        text: `How many different triangles${wantsScalene ? " with three unequal sides" : ""} have sides that are whole numbers of centimetres and a perimeter of ${cm(perimeter)}? Triangles with the same three sides count once.`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            wantsScalene ? all.length : scalene,
            wantsScalene
              ? "counting those with two or three equal sides too"
              : "leaving out those with equal sides",
          ],
          [isosceles, "counting only those with equal sides"],
          [answer + 1, "taking a longest side that is half of the perimeter"],
          [answer - 1, "leaving out one longest side"],
          [answer + 2, "counting a triangle twice"],
          [answer - 2, "leaving out two of the triangles"],
          [most - least + 1, "counting the longest sides only"],
        ]),
        explanation: [
          `The longest side is shorter than the two others together, so it lies between ${least} and ${most}.`,
          `For each longest side the two others are counted, neither of them longer: in all ${all.length} triangles, of which ${isosceles} ${isosceles === 1 ? "has" : "have"} two or three equal sides.`,
          wantsScalene
            ? `So $${all.length} - ${isosceles} = ${scalene}$ have three unequal sides.`
            : `So the number is $${answer}$.`,
        ],
        // The number of all of them is that of a known formula.
        verify: () => {
          const total = Math.round((perimeter % 2 === 0 ? perimeter ** 2 : (perimeter + 3) ** 2) / 48);
          const equal = range(1, perimeter).filter((x) => 2 * x < perimeter && 4 * x > perimeter).length;
          return (wantsScalene ? total - equal : total) === answer;
        },
      };
    }),
  }),
  computed({
    name: "triangle-on-a-line-through-two-circles",
    depth: 5,
    topic: "plane-geometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const [one, two, apart] = random.shuffle(random.pick(WHOLE_AREAS)) as [number, number, number];
      const [foot, height] = pointAt(two, one, apart);
      // Both centres lie on different sides of the common chord.
      if (foot <= 0 || foot >= apart || one === two) return undefined;
      const area = Math.round(areaOf(one, two, apart));
      const answer = 4 * area;
      const key = num(answer, "cm^2");
      const show = (amount: number) => num(amount, "cm^2");
      return {
        text: `Two circles with radii of ${cm(one)} and ${cm(two)} meet at the points P and Q; their centres are ${cm(apart)} apart and lie on different sides of PQ. The line through P that is parallel to the line of centres meets the circles again at A and B. What is the area of the triangle ABQ?`,
        answer: key,
        distractors: slips(random, key, show, [
          [area, "giving the area of the triangle of the centres and P"],
          [2 * area, "taking AB to be as long as the distance of the centres"],
          [apart * Math.max(one, two), "taking the larger radius for the height"],
          [2 * one * two, "taking AQ and BQ to be perpendicular to each other"],
          [3 * area, "counting three of the four equal parts"],
          [8 * area, "forgetting the half in the area of a triangle"],
          [apart * (one + two), "taking the sum of the radii for the height"],
        ]),
        explanation: [
          `The triangle of the centres and P has the sides ${one}, ${two} and ${apart} and, by Heron's formula, the area ${area}. So P is $\\frac{2 \\times ${area}}{${apart}}$ cm above the line of centres, and PQ is twice as long.`,
          `The perpendiculars from the centres halve the chords PA and PB, so AB is twice the distance of the centres, $${2 * apart}$ cm.`,
          `PQ is perpendicular to AB: the area is $\\frac{1}{2} \\times ${2 * apart} \\times ${fractionTex(4 * area, apart)} = ${answer}$ square centimetres.`,
        ],
        verify: () => {
          const [a, b] = [2 * (0 - foot) + foot, 2 * (apart - foot) + foot];
          const onCircles =
            nearlyEqual(Math.hypot(a, height), one, 1e-6) &&
            nearlyEqual(Math.hypot(b - apart, height), two, 1e-6);
          return onCircles && nearlyEqual((Math.abs(b - a) * 2 * height) / 2, answer, 1e-6);
        },
      };
    }),
  }),
  computed({
    name: "piece-at-the-incentre-of-a-triangle",
    depth: 5,
    topic: "plane-geometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const scale = random.int(1, 4);
      const [a, b, c] = random.shuffle(random.pick(WHOLE_AREAS)).map((side) => scale * side) as [
        number,
        number,
        number,
      ];
      const area = Math.round(areaOf(a, b, c));
      const [above, below] = [area * c * a, (b + c) * (a + b + c)];
      const shared = gcd(above, below);
      if (below / shared > 9 || b === c || Math.max(a, b, c) > 80) return undefined;
      const key = fraction(above / shared, below / shared, "cm^2");
      const show = (amount: number) => {
        const times = below / shared;
        return fraction(Math.round(amount * times), times, "cm^2");
      };
      const answer = above / below;
      return {
        text: `In the triangle ABC the sides BC, CA and AB are ${cm(a)}, ${cm(b)} and ${cm(c)} long. The bisector of the angle at A meets BC at D, and I is the centre of the incircle. What is the area of the triangle BID?`,
        answer: key,
        distractors: slips(random, key, show, [
          [(area * b * a) / below, "exchanging BD and DC"],
          [(area * c) / (b + c), "giving the area of the triangle ABD"],
          [(area * a) / (a + b + c), "giving the area of the triangle BIC"],
          [(area * c) / (a + b + c), "giving the area of the triangle AIB"],
          [area / 6, "taking the six pieces at the incentre to be equal"],
          [(area * a) / (2 * (a + b + c)), "taking D for the middle of BC"],
          [answer / 2, "halving the area once too often"],
          [2 * answer, "forgetting to halve"],
        ]),
        explanation: [
          `By Heron's formula the area of ABC is ${area} square centimetres. The incentre divides it in the ratio of the sides, so the triangle BIC has $\\frac{${a}}{${a + b + c}}$ of it.`,
          `The bisector divides BC as $BD : DC = AB : AC = ${c} : ${b}$, so BID has $\\frac{${c}}{${b + c}}$ of BIC.`,
          `The area is $${area} \\times \\frac{${a}}{${a + b + c}} \\times \\frac{${c}}{${b + c}} = ${fractionTex(above / shared, below / shared)}$ square centimetres.`,
        ],
        // As half the product of BD and the radius of the incircle.
        verify: () => nearlyEqual(((a * c) / (b + c)) * ((2 * area) / (a + b + c)) * 0.5, answer, 1e-9),
      };
    }),
  }),
  computed({
    name: "feet-of-perpendiculars-in-an-equilateral-triangle",
    depth: 5,
    topic: "plane-geometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const height = random.int(9, 24);
      const [p, q] = [random.int(2, height - 6), random.int(2, 9)];
      const r = height - p - q;
      if (r < 2 || new Set([p, q, r]).size < 3) return undefined;
      const products = p * q + q * r + r * p;
      const key = surd(products, 3, 4, "cm^2");
      const show = (amount: number) => surd(amount, 3, 4, "cm^2");
      return {
        text: `A point inside an equilateral triangle of height ${cm(height)} lies ${cm(p)} from one side and ${cm(q)} from another. What is the area of the triangle whose corners are the feet of the three perpendiculars from the point to the sides?`,
        answer: key,
        distractors: slips(random, key, show, [
          [2 * products, "forgetting the half in the area of a triangle"],
          [p * q + q * height + height * p, "taking the height for the third distance"],
          [p * q + q * r, "leaving out one of the three parts"],
          [p * q, "taking only the part between the two known distances"],
          [p * q * r, "multiplying the three distances"],
          [p * p + q * q + r * r, "adding the squares of the distances"],
          [height * height, "using the height alone"],
        ]),
        explanation: [
          `Joined to the corners, the point divides the triangle into three with equal bases, so its distances from the sides add up to the height: the third is $${height} - ${p} - ${q} = ${r}$ cm.`,
          `Any two of the perpendiculars enclose $120^\\circ$, so the area is $\\frac{1}{2}\\sin 120^\\circ\\,(${p} \\times ${q} + ${q} \\times ${r} + ${r} \\times ${p}) = \\frac{\\sqrt{3}}{4} \\times ${products}$ square centimetres.`,
          `That is ${key.text}.`,
        ],
        verify: () => {
          const foot = (distance: number, turn: number) =>
            [
              distance * Math.cos((turn * 2 * Math.PI) / 3),
              distance * Math.sin((turn * 2 * Math.PI) / 3),
            ] as const;
          const [[ax, ay], [bx, by], [cx, cy]] = [foot(p, 0), foot(q, 1), foot(r, 2)];
          const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
          return nearlyEqual(area, (products * Math.sqrt(3)) / 4, 1e-6);
        },
      };
    }),
  }),
];
