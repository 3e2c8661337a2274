import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { bracketed, fraction, joinTerms, num, point, surd, vector } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { cross, dot, minus, type Triple } from "./triple.ts";

const isZero = (a: Triple) => dot(a, a) === 0;
const planeTex = (n: Triple, d: number) =>
  `${joinTerms(["x", "y", "z"].map((name, at) => ({ size: n[at] ?? 0, name })))} = ${d}`;

/** Vectors of whole length. */
const WHOLE: readonly (readonly [number, number, number, number])[] = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [1, 4, 8, 9],
  [4, 4, 7, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [2, 4, 4, 6],
];

export const vectorsAnd3d: WriterList = [
  computed({
    name: "magnitude-and-dot-product",
    topic: "vectors-and-3d",
    difficulty: "EASY",
    write(random) {
      const draw = (): Triple => [
        random.intExcept(-5, 6, 0),
        random.intExcept(-5, 6, 0),
        random.intExcept(-5, 6, 0),
      ];
      const [a, b] = [draw(), draw()];
      const value = dot(a, b);
      if (value === 0) return undefined;
      return {
        text: `If $\\vec{a} = ${vector(a).tex}$ and $\\vec{b} = ${vector(b).tex}$, what is $\\vec{a} \\cdot \\vec{b}$?`,
        answer: num(value),
        distractors: [
          wrong(
            num(Math.abs(a[0] * b[0]) + Math.abs(a[1] * b[1]) + Math.abs(a[2] * b[2])),
            "dropping the signs of the products",
          ),
          wrong(num(value - 2 * a[1] * b[1]), "subtracting the middle product, as in a determinant"),
          wrong(num(a[0] + a[1] + a[2] + b[0] + b[1] + b[2]), "adding all the components"),
          wrong(num(-value), "taking the wrong sign"),
          wrong(num(value - 2 * a[2] * b[2]), "taking the last product with the wrong sign"),
        ],
        explanation: [
          "Multiply the components in pairs and add.",
          `$${a[0]} \\times ${bracketed(b[0])} + ${bracketed(a[1])} \\times ${bracketed(b[1])} + ${bracketed(a[2])} \\times ${bracketed(b[2])} = ${value}$.`,
        ],
        verify() {
          const both: Triple = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
          return (dot(both, both) - dot(a, a) - dot(b, b)) / 2 === value;
        },
      };
    },
  }),
  computed({
    name: "distance-between-points-in-space",
    topic: "vectors-and-3d",
    difficulty: "EASY",
    write(random) {
      const scale = random.int(1, 3);
      const [p = 0, q = 0, r = 0, length = 0] = random.pick(WHOLE).map((size) => size * scale);
      const [dx, dy, dz] = random.shuffle([p, q, r]).map((size) => size * random.sign()) as [
        number,
        number,
        number,
      ];
      const from: Triple = [random.int(-5, 5), random.int(-5, 5), random.int(-5, 5)];
      const to: Triple = [from[0] + dx, from[1] + dy, from[2] + dz];
      return {
        text: `What is the distance between the points ${point(...from)} and ${point(...to)} in space?`,
        answer: num(length),
        distractors: [
          wrong(num(Math.max(p, q, r)), "using the largest difference only"),
          wrong(num(p + q + r), "adding the differences of the coordinates"),
          wrong(num(length * length), "forgetting the square root"),
          wrong(surd(1, dx * dx + dy * dy), "leaving out the $z$-coordinate"),
        ],
        explanation: [
          `The coordinates differ by ${num(dx)}, ${num(dy)} and ${num(dz)}.`,
          `The distance is $\\sqrt{${dx * dx} + ${dy * dy} + ${dz * dz}} = \\sqrt{${length * length}} = ${length}$.`,
        ],
        verify: () => nearlyEqual(Math.hypot(...minus(to, from)), length),
      };
    },
  }),
  computed({
    name: "perpendicular-or-parallel-parameter",
    topic: "vectors-and-3d",
    difficulty: "MEDIUM",
    write(random) {
      const a: Triple = [random.intExcept(-4, 5, 0), random.intExcept(-4, 5, 0), random.intExcept(-4, 5, 0)];
      const kind = random.pick(["perpendicular", "parallel"] as const);
      if (kind === "parallel") {
        const t = random.pick([-3, -2, 2, 3]);
        const answer = t * a[2];
        return {
          text: `For which value of $\\lambda$ are the vectors $${vector(a).tex}$ and $${vector([t * a[0], t * a[1]]).tex} + \\lambda\\hat{k}$ parallel?`,
          answer: num(answer),
          distractors: [
            wrong(num(-answer), "taking the factor with the wrong sign"),
            wrong(fraction(-t * (a[0] ** 2 + a[1] ** 2), a[2]), "making the vectors perpendicular instead"),
            wrong(fraction(a[2], t), "dividing by the factor instead of multiplying by it"),
            wrong(num(a[2] + t), "adding the factor instead of multiplying by it"),
          ],
          explanation: [
            `The first two components of the second vector are ${num(t)} times those of the first.`,
            `So the third must be too: $\\lambda = ${t} \\times ${bracketed(a[2])} = ${answer}$.`,
          ],
          satisfies: (l: number) => nearlyEqual(l, t * a[2]),
        };
      }
      const [p, q] = [random.intExcept(-4, 5, 0), random.intExcept(-6, 6, 0)];
      const top = -(a[0] * p + a[2] * q);
      if (top % a[1] !== 0 || top === 0) return undefined;
      const answer = top / a[1];
      return {
        text: `For which value of $\\lambda$ are the vectors $${vector(a).tex}$ and $${vector([p]).tex} + \\lambda\\hat{j} ${q < 0 ? "-" : "+"} ${Math.abs(q) === 1 ? "" : Math.abs(q)}\\hat{k}$ perpendicular?`,
        answer: num(answer),
        distractors: [
          wrong(num(-answer), "losing the sign when moving the terms across"),
          wrong(
            fraction(a[1] * p, a[0]),
            "making the first two components proportional, as for parallel vectors",
          ),
          wrong(num(top), `forgetting to divide by ${num(a[1])}`),
          wrong(fraction(a[0] * p - a[2] * q, a[1]), "taking one of the products with the wrong sign"),
        ],
        explanation: [
          "Perpendicular vectors have the dot product zero.",
          `$${a[0]} \\times ${bracketed(p)} + ${bracketed(a[1])}\\lambda + ${bracketed(a[2])} \\times ${bracketed(q)} = 0$ gives $\\lambda = ${answer}$.`,
        ],
        satisfies: (l: number) => nearlyEqual(dot(a, [p, l, q]), 0),
      };
    },
  }),
  computed({
    name: "area-from-a-cross-product",
    topic: "vectors-and-3d",
    difficulty: "MEDIUM",
    write(random) {
      const draw = (): Triple => [random.int(-4, 4), random.int(-4, 4), random.int(-4, 4)];
      const [a, b] = [draw(), draw()];
      const product = cross(a, b);
      const square = dot(product, product);
      if (
        square === 0 ||
        square > 900 ||
        a.filter((x) => x !== 0).length < 2 ||
        b.filter((x) => x !== 0).length < 2
      )
        return undefined;
      const triangle = random.chance();
      const answer = triangle ? surd(1, square, 2) : surd(1, square);
      const sloppy: Triple = [product[0], -product[1], product[2]];
      const value = dot(a, b);
      return {
        text: triangle
          ? `Two sides of a triangle, drawn from one corner, are the vectors $${vector(a).tex}$ and $${vector(b).tex}$. What is the area of the triangle?`
          : `What is the area of the parallelogram whose adjacent sides are the vectors $${vector(a).tex}$ and $${vector(b).tex}$?`,
        answer,
        distractors: [
          wrong(
            triangle ? surd(1, square) : surd(1, square, 2),
            triangle ? "finding the area of the parallelogram" : "taking half, as for a triangle",
          ),
          wrong(
            fraction(Math.abs(value), triangle ? 2 : 1),
            "using the dot product instead of the cross product",
          ),
          wrong(
            surd(1, dot(a, a) * dot(b, b), triangle ? 2 : 1),
            "multiplying the lengths of the sides as if they were perpendicular",
          ),
          wrong(fraction(square, triangle ? 2 : 1), "forgetting the square root"),
          wrong(
            surd(1, Math.abs(dot(sloppy, [1, 1, 1])) || 2, triangle ? 2 : 1),
            "adding the components of the cross product",
          ),
        ].filter(({ value: v }) => typeof v !== "string" && v.number !== 0),
        explanation: [
          `$\\vec{a} \\times \\vec{b} = ${vector(product).tex}$.`,
          `Its length is $\\sqrt{${square}}${surd(1, square).tex === `\\sqrt{${square}}` ? "" : ` = ${surd(1, square).tex}`}$, the area of the parallelogram${triangle ? `; the triangle is half of it: $${answer.tex}$` : ""}.`,
        ],
        verify: () => nearlyEqual(dot(a, a) * dot(b, b) - value * value, square),
      };
    },
  }),
  computed({
    name: "angle-between-lines-or-planes",
    topic: "vectors-and-3d",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, r, m] = random.pick(WHOLE);
      const [u, v, w, n] = random.pick(WHOLE);
      const a = random.shuffle([p, q, r]).map((x) => x * random.sign()) as unknown as Triple;
      const b = random.shuffle([u, v, w]).map((x) => x * random.sign()) as unknown as Triple;
      const product = dot(a, b);
      if (product === 0 || m === n || Math.abs(product) === m * n) return undefined;
      const planes = random.chance();
      return {
        text: planes
          ? `If $\\theta$ is the acute angle between the planes $${planeTex(a, random.int(1, 9))}$ and $${planeTex(b, random.int(1, 9))}$, what is $\\cos\\theta$?`
          : `Two lines in space have the direction ratios ${point(...a)} and ${point(...b)}. If $\\theta$ is the acute angle between them, what is $\\cos\\theta$?`,
        answer: fraction(Math.abs(product), m * n),
        distractors: [
          wrong(
            fraction(Math.abs(a[0] * b[0]) + Math.abs(a[1] * b[1]) + Math.abs(a[2] * b[2]), m * n),
            "dropping the signs of the products",
          ),
          wrong(fraction(Math.abs(a[0] * b[0] + a[1] * b[1]), m * n), "leaving out the third components"),
          wrong(fraction(Math.abs(a[1] * b[1] + a[2] * b[2]), m * n), "leaving out the first components"),
          wrong(fraction(Math.abs(a[0] * b[0] + a[2] * b[2]), m * n), "leaving out the second components"),
          wrong(fraction(Math.abs(product), m + n), "adding the lengths below instead of multiplying them"),
          wrong(surd(1, m * m * n * n - product * product, m * n), "giving $\\sin\\theta$"),
          wrong(fraction(Math.abs(product), m * m * n * n), "forgetting the square roots below"),
        ].filter(
          ({ value }) => typeof value === "string" || (Math.abs(value.number ?? 0) < 1 && value.number !== 0),
        ),
        explanation: [
          `${planes ? "The angle between the planes is that between their normals" : "Use the dot product of the directions"}: $${a[0]} \\times ${bracketed(b[0])} + ${bracketed(a[1])} \\times ${bracketed(b[1])} + ${bracketed(a[2])} \\times ${bracketed(b[2])} = ${product}$.`,
          `The lengths are ${m} and ${n}, so for the acute angle $\\cos\\theta = \\frac{${Math.abs(product)}}{${m} \\times ${n}} = ${fraction(Math.abs(product), m * n).tex}$.`,
        ],
        verify() {
          const c = minus(a, b);
          return nearlyEqual(
            Math.abs((m * m + n * n - dot(c, c)) / (2 * m * n)),
            Math.abs(product) / (m * n),
          );
        },
      };
    },
  }),
  computed({
    name: "shortest-distance-of-skew-lines",
    chapter: "lines-in-space",
    topic: "vectors-and-3d",
    difficulty: "HARD",
    write(random) {
      const draw = (size: number): Triple => [
        random.int(-size, size),
        random.int(-size, size),
        random.int(-size, size),
      ];
      const ahead = ([x, y, z]: Triple): Triple => (x < 0 ? [-x, -y, -z] : [x, y, z]);
      const [d, e] = [ahead(draw(3)), ahead(draw(3))];
      const n = cross(d, e);
      const square = dot(n, n);
      if (isZero(d) || isZero(e) || square === 0 || d.includes(0) || e.includes(0)) return undefined;
      const [p, q] = [draw(5), draw(5)];
      const gap = minus(q, p);
      const volume = Math.abs(dot(gap, n));
      if (volume === 0 || square > 250) return undefined;
      const answer = surd(volume, square, square);
      const lineTex = (from: Triple, along: Triple) =>
        (["x", "y", "z"] as const)
          .map((letter, k) => {
            const at = from[k] ?? 0;
            const top = at === 0 ? letter : `${letter} ${at < 0 ? "+" : "-"} ${Math.abs(at)}`;
            return `\\frac{${top}}{${along[k] ?? 1}}`;
          })
          .join(" = ");
      return {
        text: `What is the shortest distance between the lines $${lineTex(p, d)}$ and $${lineTex(q, e)}$?`,
        answer,
        distractors: [
          wrong(surd(1, dot(gap, gap)), "giving the distance between the two given points"),
          wrong(num(volume), "forgetting to divide by the length of the cross product"),
          wrong(
            surd(volume, dot(gap, gap), dot(gap, gap)),
            "dividing by the distance of the given points instead of the length of the cross product",
          ),
          wrong(fraction(volume, square), "dividing by the square of the length"),
          wrong(
            surd(volume, dot(d, d) * dot(e, e), dot(d, d) * dot(e, e)),
            "dividing by the product of the lengths of the directions",
          ),
        ],
        explanation: [
          `The directions are $\\vec{d}_1 = ${vector(d).tex}$ and $\\vec{d}_2 = ${vector(e).tex}$, with $\\vec{d}_1 \\times \\vec{d}_2 = ${vector(n).tex}$ of length $${surd(1, square).tex}$.`,
          `The vector between the given points is $${vector(gap).tex}$; its dot product with the cross product has the size ${num(volume)}.`,
          `The shortest distance is $\\frac{${volume}}{${surd(1, square).tex}} = ${answer.tex}$.`,
        ],
        verify() {
          // Least squares: minimise |gap + s e − t d|².
          const [A, B, C] = [dot(d, d), dot(d, e), dot(e, e)];
          const [D, E] = [dot(d, gap), dot(e, gap)];
          const t = (D * C - E * B) / (A * C - B * B);
          const s = (D * B - E * A) / (A * C - B * B);
          const rest: Triple = [0, 1, 2].map(
            (k) => (gap[k] ?? 0) + s * (e[k] ?? 0) - t * (d[k] ?? 0),
          ) as unknown as Triple;
          return nearlyEqual(Math.hypot(...rest), answer.number ?? 0, 1e-7);
        },
      };
    },
  }),
  computed({
    name: "image-of-a-point-in-a-plane",
    depth: 3,
    topic: "vectors-and-3d",
    difficulty: "HARD",
    write(random) {
      const n: Triple = random.pick([
        [1, 1, 1],
        [1, -1, 1],
        [2, 1, 1],
        [1, 2, -1],
        [2, -1, 1],
        [1, 2, 2],
        [2, 2, -1],
        [3, 1, -1],
        [1, 1, -2],
      ] as const);
      const k = random.intExcept(-2, 2, 0);
      const p: Triple = [random.int(-5, 5), random.int(-5, 5), random.int(-5, 5)];
      const size = dot(n, n);
      const d = dot(n, p) + k * size;
      const along = (t: number): Triple => [p[0] + t * n[0], p[1] + t * n[1], p[2] + t * n[2]];
      const foot = random.chance(0.4);
      const answer = point(...along(foot ? k : 2 * k));
      return {
        text: foot
          ? `What is the foot of the perpendicular from the point ${point(...p)} to the plane $${planeTex(n, d)}$?`
          : `What is the image of the point ${point(...p)} under reflection in the plane $${planeTex(n, d)}$?`,
        answer,
        distractors: [
          wrong(
            point(...along(foot ? 2 * k : k)),
            foot ? "going on to the mirror image" : "stopping at the foot of the perpendicular",
          ),
          wrong(point(...along(foot ? -k : -2 * k)), "moving away from the plane"),
          wrong(point(...along(foot ? 3 * k : 3 * k)), "taking the parameter too large"),
          wrong(
            point(p[0] + 2 * k * n[1], p[1] + 2 * k * n[2], p[2] + 2 * k * n[0]),
            "mixing up the components of the normal",
          ),
        ],
        explanation: [
          `The perpendicular runs along the normal: $(${p.map((at, i) => `${at} ${(n[i] ?? 0) < 0 ? "-" : "+"} ${Math.abs(n[i] ?? 0) === 1 ? "" : Math.abs(n[i] ?? 0)}t`).join(", ")})$.`,
          `Putting this into the plane: $${dot(n, p)} + ${size}t = ${d}$, so the foot has $t = ${k}$: ${point(...along(k))}.`,
          ...(foot ? [] : [`The image lies as far behind the plane, at $t = ${2 * k}$: ${answer}.`]),
        ],
        verify: () => dot(n, along(k)) === d,
      };
    },
  }),
  computed({
    name: "coplanarity-and-box-volume",
    depth: 3,
    topic: "vectors-and-3d",
    difficulty: "HARD",
    write(random) {
      const draw = (): Triple => [random.intExcept(-3, 4, 0), random.int(-3, 4), random.intExcept(-3, 4, 0)];
      const [a, b] = [draw(), draw()];
      const n = cross(a, b);
      if (n.some((x) => x === 0)) return undefined;
      const [p, q] = [random.int(-4, 4), random.int(-4, 4)];
      const volume = random.chance() ? 0 : random.int(1, 12);
      // p n0 + λ n1 + q n2 = volume
      const top = volume - p * n[0] - q * n[2];
      if (p === 0 || q === 0 || top % n[1] !== 0) return undefined;
      // Beside a vector that has the same first and third parts, or a multiple of them, λ could be read off.
      if ([a, b].some(([first, , third]) => p * third === q * first)) return undefined;
      const answer = top / n[1];
      if (Math.abs(answer) > 15) return undefined;
      const c = `${vector([p]).tex} + \\lambda\\hat{j} ${q < 0 ? "-" : "+"} ${Math.abs(q) === 1 ? "" : Math.abs(q)}\\hat{k}`;
      const other = -volume - p * n[0] - q * n[2];
      if (volume !== 0 && other % n[1] === 0 && Math.abs(n[1]) !== 1) return undefined;
      return {
        text:
          volume === 0
            ? `For which value of $\\lambda$ are the vectors $${vector(a).tex}$, $${vector(b).tex}$ and $${c}$ coplanar?`
            : `For which value of $\\lambda$ is the scalar triple product $[\\vec{a}\\ \\vec{b}\\ \\vec{c}]$ equal to ${volume}, if $\\vec{a} = ${vector(a).tex}$, $\\vec{b} = ${vector(b).tex}$ and $\\vec{c} = ${c}$?`,
        answer: num(answer),
        distractors: [
          wrong(fraction(volume + p * n[0] + q * n[2], n[1]), "losing the sign when moving the terms across"),
          wrong(num(-answer), "expanding the determinant with the wrong sign for the middle column"),
          wrong(fraction(volume - p * n[0] + q * n[2], n[1]), "taking one of the minors with the wrong sign"),
          wrong(fraction(volume + p * n[0] - q * n[2], n[1]), "taking the first minor with the wrong sign"),
          wrong(num(answer + 1), "a slip in the last division"),
        ].slice(0, 4),
        explanation: [
          `$\\vec{a} \\times \\vec{b} = ${vector(n).tex}$.`,
          `Its dot product with the third vector is $${p * n[0]} ${n[1] < 0 ? "-" : "+"} ${Math.abs(n[1]) === 1 ? "" : Math.abs(n[1])}\\lambda ${q * n[2] < 0 ? "-" : "+"} ${Math.abs(q * n[2])}$.`,
          `${volume === 0 ? "For coplanar vectors this is 0" : `This must be ${volume}`}, so $\\lambda = ${answer}$.`,
        ],
        satisfies: (l) => nearlyEqual(dot(n, [p, l, q]), volume),
      };
    },
  }),
];
