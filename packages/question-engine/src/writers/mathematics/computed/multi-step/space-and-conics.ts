import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { fraction, num, point, signed, surd, vector } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { drawDirection, drawTriple, lineTex, over, total } from "../geometry/lines-in-space.ts";
import { along, cross, dot, minus, type Triple } from "../geometry/triple.ts";

export const spaceAndConics: WriterList = [
  computed({
    name: "foot-of-a-perpendicular-in-space",
    chapter: "lines-in-space",
    topic: "vectors-and-3d",
    difficulty: "HARD",
    write: patiently((random) => {
      const d = drawDirection(random);
      const start = drawTriple(random, 5);
      const t = random.intExcept(-3, 3, 0);
      const foot = along(start, d, t);
      const away = cross(d, drawTriple(random, 2));
      if (dot(away, away) === 0 || Math.max(...away.map(Math.abs)) > 9) return undefined;
      const from = along(foot, away, 1);
      const image = along(foot, away, -1);
      const asksImage = random.chance();
      const amount = total(asksImage ? image : foot);
      const key = num(amount);
      const name = asksImage ? "image" : "foot of the perpendicular";
      return {
        text: `Let $(\\alpha, \\beta, \\gamma)$ be the ${asksImage ? `image of the point $${point(...from).tex}$ in` : `foot of the perpendicular from the point $${point(...from).tex}$ to`} the line $${lineTex(start, d)}$. What is the value of $\\alpha + \\beta + \\gamma$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [
              total(asksImage ? foot : image),
              `finding the ${asksImage ? "foot of the perpendicular" : "image"} instead`,
            ],
            [total(along(start, d, -t)), "taking the parameter with the wrong sign"],
            [total(start), "giving the point at which the equation of the line starts"],
            [total(along(start, d, t + 1)), "finding the parameter 1 too large"],
            [total(along(start, d, t - 1)), "finding the parameter 1 too small"],
            [total(along(from, away, 1)), "moving away from the line instead of across it"],
            [total(d) * t, "leaving out the starting point of the line"],
            [total(from), "giving the point itself"],
          ],
          true,
        ),
        explanation: [
          `A point of the line is $${point(...start).tex} + t\\,${point(...d).tex}$; joined to $${point(...from).tex}$ it must be at right angles to the line, which gives $${dot(d, d)}t = ${dot(minus(from, start), d)}$, so $t = ${t}$.`,
          `The foot of the perpendicular is $${point(...foot).tex}$${asksImage ? `, and the image lies as far behind it: $2${point(...foot).tex} - ${point(...from).tex} = ${point(...image).tex}$` : ""}.`,
          `For the ${name}, $\\alpha + \\beta + \\gamma = ${amount}$.`,
        ],
        verify: () => {
          const at = dot(minus(from, start), d) / dot(d, d);
          const nearest = along(start, d, at);
          return amount === (asksImage ? 2 * total(nearest) - total(from) : total(nearest));
        },
      };
    }),
  }),
  computed({
    name: "lines-that-meet-in-space",
    depth: 5,
    chapter: "lines-in-space",
    topic: "vectors-and-3d",
    difficulty: "HARD",
    write: patiently((random) => {
      const [d, e] = [drawDirection(random), drawDirection(random)];
      const meet = drawTriple(random, 6);
      const [s, t] = [random.intExcept(-3, 3, 0), random.intExcept(-3, 3, 0)];
      const [a, b] = [along(meet, d, -s), along(meet, e, -t)];
      const normal = cross(d, e);
      if (dot(normal, normal) === 0 || normal[0] === 0) return undefined;
      const amount = dot(meet, meet);
      const hidden = b[0];
      if (amount === 0 || hidden === 0) return undefined;
      const key = num(amount);
      const second = lineTex(b, e).replace(over("x", hidden, e[0]), `\\frac{x - \\lambda}{${e[0]}}`);
      const other = (at: Triple) => dot(at, at);
      return {
        text: `The lines $${lineTex(a, d)}$ and $${second}$ intersect at the point $P$. What is the square of the distance of $P$ from the origin?`,
        answer: key,
        distractors: slips(random, key, num, [
          [other(along(a, d, s + 1)), "finding the parameter 1 too large"],
          [other(along(a, d, s - 1)), "finding the parameter 1 too small"],
          [other(along(a, d, -s)), "taking the parameter with the wrong sign"],
          [other(a), "taking the point at which the first equation starts"],
          [Math.abs(total(meet)), "adding the coordinates"],
          [other(along(b, e, -t)), "taking the parameter of the second line with the wrong sign"],
          [total(meet) ** 2, "squaring the sum of the coordinates"],
        ]),
        explanation: [
          `Points of the lines are $${point(...a).tex} + s\\,${point(...d).tex}$ and $(\\lambda, ${b[1]}, ${b[2]}) + t\\,${point(...e).tex}$.`,
          `Equal second and third coordinates give $s = ${s}$ and $t = ${t}$ (and the first then $\\lambda = ${hidden}$), so $P = ${point(...meet).tex}$.`,
          `The square of its distance is $${meet.map((x) => `${x < 0 ? `(${x})` : x}^2`).join(" + ")} = ${amount}$.`,
        ],
        verify: () => {
          // Cramer's rule on the last two coordinates.
          const determinant = -d[1] * e[2] + d[2] * e[1];
          const [y, z] = [b[1] - a[1], b[2] - a[2]];
          return (-y * e[2] + z * e[1]) / determinant === s && (d[1] * z - d[2] * y) / determinant === t;
        },
      };
    }),
  }),
  computed({
    name: "vector-from-its-cross-and-dot-product",
    depth: 5,
    chapter: "vectors",
    topic: "vectors-and-3d",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, c] = [drawDirection(random), drawTriple(random, 4)];
      const b = cross(a, c);
      const k = dot(a, c);
      const amount = dot(c, c);
      if (dot(b, b) === 0 || k === 0 || b.includes(0)) return undefined;
      const key = num(amount);
      const [square, area] = [dot(a, a), dot(b, b)];
      const asWhole = (x: number) => (Number.isInteger(x) ? x : Math.round(x));
      return {
        text: `Let $\\vec{a} = ${vector(a).tex}$ and $\\vec{b} = ${vector(b).tex}$. If a vector $\\vec{c}$ is such that $\\vec{a} \\times \\vec{c} = \\vec{b}$ and $\\vec{a} \\cdot \\vec{c} = ${k}$, what is the value of $|\\vec{c}|^2$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [asWhole(area / square), "leaving out the scalar product"],
          [area + k * k, "forgetting to divide by $|\\vec{a}|^2$"],
          [asWhole((area - k * k) / square), "subtracting the square of the scalar product"],
          [amount + square, "adding $|\\vec{a}|^2$"],
          [asWhole((area + Math.abs(k)) / square), "not squaring the scalar product"],
          [amount + Math.abs(k), "adding the scalar product"],
          [square, "giving $|\\vec{a}|^2$"],
          [2 * amount, "counting the vector product twice"],
        ]),
        explanation: [
          `For any two vectors $|\\vec{a} \\times \\vec{c}|^2 + (\\vec{a} \\cdot \\vec{c})^2 = |\\vec{a}|^2|\\vec{c}|^2$.`,
          `Here $|\\vec{b}|^2 = ${area}$ and $|\\vec{a}|^2 = ${square}$, so $${area} + ${k * k} = ${square}|\\vec{c}|^2$.`,
          `$|\\vec{c}|^2 = \\frac{${area + k * k}}{${square}} = ${amount}$.`,
        ],
        verify: () => (area + k * k) / square === amount,
      };
    }),
  }),
  computed({
    name: "hyperbola-with-the-foci-of-an-ellipse",
    depth: 5,
    chapter: "ellipses-and-hyperbolas",
    topic: "conic-sections",
    difficulty: "HARD",
    write(random) {
      const [a, b, c] = random.pick([
        [5, 4, 3],
        [5, 3, 4],
        [10, 8, 6],
        [13, 5, 12],
        [10, 6, 8],
        [13, 12, 5],
        [17, 15, 8],
        [25, 20, 15],
      ] as const);
      const [over, under] = random.pick([
        [2, 1],
        [3, 2],
        [3, 1],
        [5, 2],
        [4, 3],
        [5, 4],
        [5, 3],
        [4, 1],
      ] as const);
      // e = over/under, so that its semi-axis is c·under/over.
      const squareOfA = (c * c * under * under) / (over * over);
      const squareOfB = c * c - squareOfA;
      // Length of the latus rectum: 2b²/a.
      const key = fraction(2 * c * (over * over - under * under), over * under);
      return {
        text: `A hyperbola whose foci are those of the ellipse $\\frac{x^2}{${a * a}} + \\frac{y^2}{${b * b}} = 1$ has eccentricity $${fraction(over, under).tex}$. What is the length of its latus rectum?`,
        answer: key,
        distractors: slips(random, key, num, [
          [fraction(c * (over * over - under * under), over * under), "giving half of it"],
          [fraction(2 * b * b, a), "giving the latus rectum of the ellipse"],
          [fraction(2 * c * under, over), "giving the transverse axis"],
          [fraction(2 * c * (over * over + under * under), over * under), "adding the squares for $b^2$"],
          [
            fraction(2 * a * (over * over - under * under), over * under),
            "taking the half axis of the ellipse for the distance of the foci",
          ],
          [fraction(2 * c * over, under), "multiplying by the eccentricity instead of dividing"],
          [
            fraction(2 * b * (over * over - under * under), over * under),
            "taking the shorter half axis of the ellipse",
          ],
        ]),
        explanation: [
          `The foci of the ellipse are at $\\left(\\pm\\sqrt{${a * a} - ${b * b}}, 0\\right) = (\\pm ${c}, 0)$.`,
          `For the hyperbola $ae = ${c}$, so $a = ${fraction(c * under, over).tex}$ and $b^2 = ${c * c} - a^2 = ${fraction(c * c * (over * over - under * under), over * over).tex}$.`,
          `Its latus rectum is $\\frac{2b^2}{a} = ${key.tex}$.`,
        ],
        verify: () => {
          // Half the chord through the focus, read off the equation of the hyperbola.
          const y = Math.sqrt(squareOfB * ((c * c) / squareOfA - 1));
          return nearlyEqual(2 * y, key.number ?? 0);
        },
      };
    },
  }),
  computed({
    name: "triangle-on-a-chord-of-a-parabola",
    depth: 5,
    chapter: "parabolas",
    topic: "conic-sections",
    difficulty: "HARD",
    write(random) {
      const a = random.int(1, 4);
      const m = random.pick([1, 2, 3]);
      const c = random.int(1, 8);
      // y² = 4ax and x = (y + c)/m: y² − (4a/m)y − 4ac/m = 0.
      const square = (16 * a * a) / (m * m) + (16 * a * c) / m;
      const start = c / m;
      const key = surd(c * 4, a * a + a * c * m, 2 * m * m);
      if (!Number.isInteger(square)) return undefined;
      return {
        text: `The line $y = ${m === 1 ? "" : m}x - ${c}$ meets the parabola $y^2 = ${4 * a}x$ at the points $P$ and $Q$. If $O$ is the origin, what is the area, in square units, of triangle $OPQ$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [surd(c * 4, a * a + a * c * m, m * m), "forgetting the factor $\\frac{1}{2}$"],
          [surd(c * 2, a * a + a * c * m, 2 * m * m), "halving the difference of the ordinates"],
          [surd(4 * c, a * a + 2 * a * c * m, 2 * m * m), "a mistake in the constant of the quadratic"],
          [surd(4 * c, a * c * m, 2 * m * m), "leaving out the sum of the ordinates"],
          [surd(4 * a, a * a + a * c * m, 2 * m * m), "using the distance of the focus from the vertex"],
          [surd(4 * c * m, a * a + a * c * m, 2 * m), "using the intercept on the other axis"],
          [surd(4 * c, 4 * (a * a + a * c * m), 1), "using the length of the whole chord"],
        ]),
        explanation: [
          `Put $x = ${m === 1 ? `y + ${c}` : `\\frac{y + ${c}}{${m}}`}$: the ordinates are the roots of $y^2 - ${fraction(4 * a, m).tex}y - ${fraction(4 * a * c, m).tex} = 0$, and $(y_1 - y_2)^2 = ${square}$.`,
          `The line cuts the $x$-axis at $x = ${fraction(c, m).tex}$, which splits the triangle into two with this base.`,
          `The area is $\\frac{1}{2} \\times ${fraction(c, m).tex} \\times \\sqrt{${square}} = ${key.tex}$.`,
        ],
        verify: () => {
          const root = Math.sqrt(square);
          const [y1, y2] = [(4 * a) / m / 2 + root / 2, (4 * a) / m / 2 - root / 2];
          const [x1, x2] = [(y1 * y1) / (4 * a), (y2 * y2) / (4 * a)];
          return nearlyEqual(Math.abs(x1 * y2 - x2 * y1) / 2, key.number ?? 0) && start > 0;
        },
      };
    },
  }),
  computed({
    name: "orthocentre-of-a-triangle",
    depth: 5,
    topic: "coordinate-geometry",
    difficulty: "HARD",
    write: patiently((random) => {
      const draw = () => [random.int(-5, 6), random.int(-5, 6)] as const;
      const [[x1, y1], [x2, y2], [x3, y3]] = [draw(), draw(), draw()];
      const twice = (x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1);
      if (Math.abs(twice) < 8) return undefined;
      const [p, q] = [x1 * (x3 - x2) + y1 * (y3 - y2), x2 * (x1 - x3) + y2 * (y1 - y3)];
      // Altitudes: (x3 − x2)h + (y3 − y2)k = p and (x1 − x3)h + (y1 − y3)k = q.
      const determinant = (x3 - x2) * (y1 - y3) - (y3 - y2) * (x1 - x3);
      const h = (p * (y1 - y3) - q * (y3 - y2)) / determinant;
      const k = ((x3 - x2) * q - (x1 - x3) * p) / determinant;
      const isCorner = [`${x1},${y1}`, `${x2},${y2}`, `${x3},${y3}`].includes(`${h},${k}`);
      if (!Number.isInteger(h) || !Number.isInteger(k) || isCorner) return undefined;
      const amount = h + k;
      const key = num(amount);
      const [sumX, sumY] = [x1 + x2 + x3, y1 + y2 + y3];
      return {
        text: `Let $(\\alpha, \\beta)$ be the orthocentre of the triangle with the vertices $(${x1}, ${y1})$, $(${x2}, ${y2})$ and $(${x3}, ${y3})$. What is the value of $\\alpha + \\beta$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [(sumX + sumY) / 3, "giving the centroid"],
            [(sumX + sumY - amount) / 2, "giving the circumcentre"],
            [h - k, "losing the sign of $\\beta$"],
            [sumX + sumY - amount, "doubling the circumcentre"],
            [sumX + sumY, "adding the coordinates of the vertices"],
            [k - h, "losing the sign of $\\alpha$"],
            [h, "giving $\\alpha$ alone"],
            [k, "giving $\\beta$ alone"],
          ].filter(([amount]) => Number.isInteger(amount)) as [number, string][],
          true,
        ),
        explanation: [
          `The altitude from $(${x1}, ${y1})$ is at right angles to the side between the other two vertices: $${x3 - x2}(x ${signed(-x1)}) ${signed(y3 - y2)}(y ${signed(-y1)}) = 0$.`,
          `The altitude from $(${x2}, ${y2})$: $${x1 - x3}(x ${signed(-x2)}) ${signed(y1 - y3)}(y ${signed(-y2)}) = 0$.`,
          `They meet at $(${h}, ${k})$, so $\\alpha + \\beta = ${amount}$.`,
        ],
        verify: () =>
          (h - x3) * (x2 - x1) + (k - y3) * (y2 - y1) === 0 &&
          (h - x1) * (x3 - x2) + (k - y1) * (y3 - y2) === 0,
      };
    }),
  }),
];
