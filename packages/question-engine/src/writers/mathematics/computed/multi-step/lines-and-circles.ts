import { slips } from "../../../../kit/slips.ts";
import { lcm, nearlyEqual, PYTHAGOREAN_TRIPLES } from "../../../../numbers/arithmetic.ts";
import { fraction, joinTerms, num, point, signed } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** Triangles with whole sides and area. */
const HERONIAN: readonly (readonly [number, number, number, number])[] = [
  [13, 14, 15, 84],
  [10, 17, 21, 84],
  [9, 10, 17, 36],
  [7, 15, 20, 42],
  [13, 20, 21, 126],
  [17, 25, 28, 210],
  [10, 13, 13, 60],
  [5, 5, 6, 12],
  [5, 5, 8, 12],
  [11, 13, 20, 66],
  [12, 17, 25, 90],
  [15, 26, 37, 156],
  [13, 13, 24, 60],
  [17, 17, 16, 120],
];

export const linesAndCircles: WriterList = [
  computed({
    name: "triangle-on-a-chord-of-a-circle",
    depth: 5,
    chapter: "circles",
    topic: "conic-sections",
    difficulty: "HARD",
    write(random) {
      const [a, b, h] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 4));
      const [near, half, radius] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 5));
      const scale = random.int(1, 3);
      const [d, s, r] = random.chance()
        ? [near * scale, half * scale, radius * scale]
        : [half * scale, near * scale, radius * scale];
      const [x0, y0] = [random.int(-4, 4), random.int(-4, 4)];
      const [m, n] = random.chance() ? [a, b * random.sign()] : [b, a * random.sign()];
      const right = m * x0 + n * y0 + d * h * random.sign();
      if (right === 0 || r > 40) return undefined;
      const key = num(d * s);
      const line = `${joinTerms([
        { size: m, name: "x" },
        { size: n, name: "y" },
      ])} = ${right}`;
      const circle = `x^2 + y^2 ${x0 === 0 ? "" : `${signed(-2 * x0)}x `}${y0 === 0 ? "" : `${signed(-2 * y0)}y `}${signed(x0 * x0 + y0 * y0 - r * r)} = 0`;
      if (x0 * x0 + y0 * y0 === r * r) return undefined;
      return {
        text: `The line $${line}$ cuts the circle $${circle}$, whose centre is $C$, at $A$ and $B$. What is the area, in square units, of triangle $CAB$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [2 * d * s, "forgetting the factor $\\frac{1}{2}$ with the whole chord as the base"],
          [fraction(d * s, 2), "using half the chord as the base"],
          [fraction(r * r, 2), "taking the angle at the centre to be a right angle"],
          [fraction(r * s, 1), "using the radius as the height"],
          [fraction(r * d, 1), "multiplying the radius by the distance of the chord"],
          [2 * s, "giving the length of the chord"],
          [d + s, "adding the height and half the base"],
          [fraction(d * s, h), `dividing by ${h} once too often`],
          [d * h * s, `forgetting to divide by ${h} in the distance of the line`],
        ]),
        explanation: [
          `Completing the squares, the centre is ${point(x0, y0)} and the radius ${r}.`,
          `The distance of the centre from the line is $\\frac{|${m * x0 + n * y0} ${signed(-right)}|}{\\sqrt{${m}^2 + ${Math.abs(n)}^2}} = \\frac{${d * h}}{${h}} = ${d}$.`,
          `Half the chord is $\\sqrt{${r}^2 - ${d}^2} = ${s}$, so the area is $\\frac{1}{2} \\times ${2 * s} \\times ${d} = ${d * s}$.`,
        ],
        verify: () => {
          // The two points, from the quadratic along the line.
          const [px, py] = [(m * right) / (h * h), (n * right) / (h * h)];
          const [ux, uy] = [-n / h, m / h];
          const half = (px - x0) * ux + (py - y0) * uy;
          const rest = (px - x0) ** 2 + (py - y0) ** 2 - r * r;
          const root = Math.sqrt(half * half - rest);
          const at = (t: number) => [px + t * ux - x0, py + t * uy - y0] as const;
          const [one, two] = [at(-half + root), at(-half - root)];
          return nearlyEqual(Math.abs(one[0] * two[1] - one[1] * two[0]) / 2, d * s);
        },
      };
    },
  }),
  computed({
    name: "triangle-of-tangents-and-chord-of-contact",
    depth: 3,
    topic: "conic-sections",
    difficulty: "HARD",
    write(random) {
      const [small, large, slant] = random.pick([
        [3, 4, 5],
        [6, 8, 10],
        [15, 20, 25],
        [5, 12, 13],
        [9, 12, 15],
        [12, 16, 20],
      ] as const);
      const [r, length] = random.chance() ? [small, large] : [large, small];
      const [x0, y0] = [random.int(-5, 5), random.int(-5, 5)];
      // The outside point, at the distance `slant` from the centre along a 3-4-5 or an axis direction.
      const direct = slant % 5 === 0 && random.chance();
      const [dx, dy] = direct ? [(slant * 3) / 5, (slant * 4) / 5] : [slant, 0];
      const [px, py] = [x0 + random.sign() * dx, y0 + random.sign() * dy];
      const top = r * length ** 3;
      const key = fraction(top, slant * slant);
      if (x0 * x0 + y0 * y0 === 0) return undefined;
      const bracket = (name: string, at: number) => (at === 0 ? `${name}^2` : `(${name} ${signed(-at)})^2`);
      return {
        text: `From the point $P${point(px, py).tex}$, tangents $PA$ and $PB$ are drawn to the circle $${bracket("x", x0)} + ${bracket("y", y0)} = ${r * r}$. What is the area, in square units, of triangle $PAB$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [r * length, "giving the area of the quadrilateral of $P$, $A$, $B$ and the centre"],
          [fraction(length * r ** 3, slant * slant), "giving the triangle of the centre with $A$ and $B$"],
          [fraction(2 * top, slant * slant), "forgetting the factor $\\frac{1}{2}$"],
          [fraction(top, 2 * slant * slant), "taking only one half of the triangle"],
          [fraction(r * length * length, slant), "multiplying the half-chord by the length of a tangent"],
          [fraction(r * length, slant), "giving half the chord of contact"],
          [fraction(length * length, slant), "giving the distance of the chord from $P$"],
          [fraction(r * length, 2), "taking half of the quadrilateral of $P$, $A$, $B$ and the centre"],
          [fraction(length * length, 2), "taking the tangents to be at right angles"],
          [length * length, "squaring the length of a tangent"],
        ]),
        explanation: [
          `The distance of $P$ from the centre is ${slant}, so each tangent has length $\\sqrt{${slant}^2 - ${r}^2} = ${length}$.`,
          `Half the chord of contact is $\\frac{${r} \\times ${length}}{${slant}}$, and its distance from $P$ is $\\frac{${length}^2}{${slant}}$.`,
          `The area is their product, $\\frac{${r} \\times ${length}^3}{${slant}^2} = ${key.tex}$.`,
        ],
        verify: () => {
          const angle = Math.atan2(py - y0, px - x0);
          const turn = Math.acos(r / slant);
          const at = (by: number) => [x0 + r * Math.cos(angle + by), y0 + r * Math.sin(angle + by)] as const;
          const [a, b] = [at(turn), at(-turn)];
          const area = ((a[0] - px) * (b[1] - py) - (a[1] - py) * (b[0] - px)) / 2;
          return nearlyEqual(Math.abs(area), key.number ?? 0);
        },
      };
    },
  }),
  computed({
    name: "triangle-of-a-point-and-two-foci",
    depth: 5,
    chapter: "ellipses-and-hyperbolas",
    topic: "conic-sections",
    difficulty: "HARD",
    write(random) {
      const [a, b, c, area] = random.pick(HERONIAN);
      const [one, two, apart] = random.pick([
        [a, b, c],
        [a, c, b],
        [b, c, a],
        [b, a, c],
        [c, a, b],
      ] as const);
      const isEllipse = one === two || random.chance(0.6);
      const axis = isEllipse ? one + two : Math.abs(one - two);
      if (axis === apart || axis === 0) return undefined;
      const aa = (axis * axis) / 4;
      const bb = Math.abs((axis * axis - apart * apart) / 4);
      const shown = (x: number) => fraction(Math.round(4 * x), 4).tex;
      const over = (name: string, x: number) => {
        if (4 * x === 1 || x === 1) return `${x === 1 ? "" : 4}${name}^2`;
        return Number.isInteger(x) ? `\\frac{${name}^2}{${x}}` : `\\frac{4${name}^2}{${4 * x}}`;
      };
      const key = num(area);
      const s = (one + two + apart) / 2;
      const sign = isEllipse ? "+" : "-";
      return {
        text: `$S$ and $S'$ are the foci of the ${isEllipse ? "ellipse" : "hyperbola"} $${over("x", aa)} ${sign} ${over("y", bb)} = 1$, and $P$ is a point on it with $PS = ${one}$${isEllipse ? "" : ` and $PS' ${two > one ? ">" : "<"} ${one}$`}. What is the area, in square units, of triangle $PSS'$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [fraction(one * two, 2), "taking the angle at $P$ to be a right angle"],
          [fraction(one * apart, 2), "taking the angle at $S$ to be a right angle"],
          [fraction(two * apart, 2), "taking the angle at $S'$ to be a right angle"],
          [fraction(area, 2), "using half the distance between the foci"],
          [2 * area, "forgetting the factor $\\frac{1}{2}$"],
          [s, "giving half the perimeter"],
          [2 * s, "giving the perimeter"],
        ]),
        explanation: [
          `Here $a = ${shown(axis / 2)}$ and $c^2 = ${isEllipse ? "a^2 - b^2" : "a^2 + b^2"} = ${shown((apart * apart) / 4)}$, so $SS' = 2c = ${apart}$.`,
          isEllipse
            ? `On an ellipse $PS + PS' = 2a = ${axis}$, so $PS' = ${two}$.`
            : `On a hyperbola the two distances differ by $2a = ${axis}$, so $PS' = ${two}$.`,
          `Heron's formula with $s = ${shown(s)}$ gives $\\sqrt{${[s, s - one, s - two, s - apart].map(shown).join(" \\times ")}} = ${area}$.`,
        ],
        verify: () => {
          const e = apart / axis;
          // The focal distance r = |a ± ex| gives x, and the curve gives y.
          const x = isEllipse ? (one - axis / 2) / e : (one + (one > two ? -1 : 1) * (axis / 2)) / e;
          const y = Math.sqrt(Math.abs(bb * (1 - (x * x) / aa)));
          return nearlyEqual((apart * y) / 2, area, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "tower-seen-from-south-and-east",
    depth: 3,
    topic: "trigonometry",
    difficulty: "HARD",
    write(random) {
      const [x, y, z] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 4));
      const scale = random.pick([2, 3, 4, 5, 6, 10]);
      const height = random.step(6, 120, 6);
      const [south, east, apart] = [x * scale, y * scale, z * scale];
      const [one, two] = [fraction(height, south), fraction(height, east)];
      if (one.tex.length > 15 || two.tex.length > 15 || height === apart || height === south)
        return undefined;
      if ((one.number ?? 0) > 5 || (two.number ?? 0) < 0.6) return undefined;
      const key = num(height, "m");
      const m = (amount: number) => num(amount, "m");
      const [p, q] = [height / south, height / east];
      return {
        text: `The top of a vertical tower is seen at an angle of elevation $\\alpha$ from a point $A$ due south of it and at $\\beta$ from a point $B$ due east of it, with $\\tan\\alpha = ${one.tex}$ and $\\tan\\beta = ${two.tex}$. The ground is level and $AB = ${num(apart, "m").tex}$. How high is the tower?`,
        answer: key,
        distractors: slips(random, key, m, [
          [apart / (1 / p + 1 / q), "adding the two distances as if they lay on one line"],
          [apart, "giving the distance of the two points"],
          [south, "giving the distance of $A$ from the foot"],
          [east, "giving the distance of $B$ from the foot"],
          [apart * p, "using the whole distance $AB$ with the first angle"],
          [apart * q, "using the whole distance $AB$ with the second angle"],
          [2 * height, "doubling the height at the end"],
          [height / 2, "halving the height at the end"],
        ]),
        explanation: [
          `If the height is $h$, the foot is at $\\frac{h}{\\tan\\alpha} = ${fraction(south, height).tex}h$ from $A$ and at $${fraction(east, height).tex}h$ from $B$.`,
          `South and east are at right angles, so $h^2\\left(\\left(${fraction(south, height).tex}\\right)^2 + \\left(${fraction(east, height).tex}\\right)^2\\right) = ${apart}^2$, and the bracket is $\\left(${fraction(apart, height).tex}\\right)^2$.`,
          `So $h = ${key.tex}$.`,
        ],
        satisfies: (h) => nearlyEqual(Math.hypot(h / p, h / q), apart),
      };
    },
  }),
  computed({
    name: "plane-from-the-centroid-of-its-intercepts",
    depth: 3,
    topic: "vectors-and-3d",
    difficulty: "HARD",
    write(random) {
      const [n1, n2, n3, size] = random.pick([
        [1, 2, 2, 3],
        [2, 1, 2, 3],
        [2, 3, 6, 7],
        [3, 6, 2, 7],
        [4, 4, 7, 9],
        [1, 4, 8, 9],
        [6, 2, 3, 7],
      ] as const);
      const right = 3 * lcm(n1, lcm(n2, n3)) * random.int(1, 8);
      const intercepts = [right / n1, right / n2, right / n3];
      if (intercepts.some((at) => at > 150)) return undefined;
      const centroid = intercepts.map((at) => at / 3);
      const asksVolume = random.chance(0.4);
      const [a = 1, b = 1, c = 1] = intercepts;
      const amount = asksVolume ? (a * b * c) / 6 : right / size;
      const key = asksVolume ? num(amount) : fraction(right, size);
      const other = asksVolume ? num : (x: number) => fraction(Math.round(x * size), size);
      return {
        text: `A plane cuts the coordinate axes at $A$, $B$ and $C$, and the centroid of triangle $ABC$ is ${point(...centroid)}. ${asksVolume ? "What is the volume, in cubic units, of the tetrahedron $OABC$, where $O$ is the origin?" : "What is the distance of the plane from the origin?"}`,
        answer: key,
        distractors: slips(
          random,
          key,
          other,
          asksVolume
            ? [
                [amount / 27, "using the coordinates of the centroid as the intercepts"],
                [2 * amount, "dividing by 3 instead of 6"],
                [3 * amount, "dividing by 2 instead of 6"],
                [6 * amount, "giving the volume of the whole box"],
                [amount / 9, "multiplying only one coordinate by 3"],
                [(9 * amount) / 27, "multiplying only two coordinates by 3"],
              ]
            : [
                [right / size / 3, "using the coordinates of the centroid as the intercepts"],
                [
                  fraction(right, n1 + n2 + n3),
                  "adding the coefficients instead of taking the root of their squares",
                ],
                [right / size / 2, "halving the distance"],
                [(3 * right) / size, "multiplying by 3 once too often"],
                [right, "forgetting to divide by the length of the normal"],
                [Math.min(...intercepts), "giving the shortest intercept"],
                [(2 * right) / size, "doubling the distance"],
              ],
        ),
        explanation: [
          `The centroid of $(a, 0, 0)$, $(0, b, 0)$, $(0, 0, c)$ is $\\left(\\frac{a}{3}, \\frac{b}{3}, \\frac{c}{3}\\right)$, so the intercepts are ${a}, ${b} and ${c}.`,
          asksVolume
            ? `The volume is $\\frac{abc}{6} = \\frac{${a} \\times ${b} \\times ${c}}{6} = ${key.tex}$.`
            : `The plane $\\frac{x}{${a}} + \\frac{y}{${b}} + \\frac{z}{${c}} = 1$ is $${joinTerms([
                { size: n1, name: "x" },
                { size: n2, name: "y" },
                { size: n3, name: "z" },
              ])} = ${right}$; its distance from the origin is $\\frac{${right}}{\\sqrt{${n1}^2 + ${n2}^2 + ${n3}^2}} = ${key.tex}$.`,
        ],
        verify: () => {
          // Volume = base × height / 3, with the base from a cross product.
          const cross = [b * c, a * c, a * b];
          const base = Math.hypot(...cross) / 2;
          const height = asksVolume ? right / size : amount;
          return nearlyEqual((base * height) / 3, (a * b * c) / 6);
        },
      };
    },
  }),
];
