import { whoseNumber } from "../../../../kit/amounts.ts";
import { nearlyEqual, PYTHAGOREAN_TRIPLES } from "../../../../numbers/arithmetic.ts";
import { fraction, num, surd } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const polygonsAndChords: WriterList = [
  computed({
    name: "angles-of-a-regular-polygon",
    topic: "plane-geometry",
    difficulty: "EASY",
    write(random) {
      const n = random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36]);
      const exterior = 360 / n;
      const interior = 180 - exterior;
      if (random.chance()) {
        return {
          text: `Each interior angle of a regular polygon measures ${num(interior, "°")}. How many sides does it have?`,
          answer: num(n),
          distractors: [
            wrong(num(n - 2), "giving the number of triangles into which it can be cut from one corner"),
            wrong(num(n + 2), "adding 2 once more"),
            wrong(num(n - 1), "counting the angles between the sides one short"),
            wrong(num(n + 1), "counting one side twice"),
            wrong(num(2 * n), "doubling the number of sides"),
            wrong(num(n / 2), "dividing 180° instead of 360° by the exterior angle"),
          ].filter(
            ({ value }) =>
              typeof value !== "string" && Number.isInteger(value.number) && (value.number ?? 0) > 2,
          ),
          explanation: [
            `Each exterior angle is $180^\\circ - ${interior}^\\circ = ${exterior}^\\circ$.`,
            `The exterior angles add up to $360^\\circ$, so there are $\\frac{360}{${exterior}} = ${n}$ sides.`,
          ],
          satisfies: (sides: number) => nearlyEqual(((sides - 2) * 180) / sides, interior),
        };
      }
      return {
        text: `What is the size of each interior angle of a regular polygon with ${n} sides?`,
        answer: num(interior, "°"),
        distractors: [
          wrong(num(exterior, "°"), "giving the exterior angle"),
          wrong(num(180 - 180 / n, "°"), "dividing 180° by the number of sides"),
          wrong(num(((n - 1) * 180) / n / 1, "°"), "using $n - 1$ instead of $n - 2$"),
          wrong(num(interior / 2, "°"), "halving the angle"),
          wrong(num(360 - interior, "°"), "giving the reflex angle"),
        ],
        explanation: [
          `The interior angles add up to $(${n} - 2) \\times 180^\\circ = ${(n - 2) * 180}^\\circ$.`,
          `Each of them measures $\\frac{${(n - 2) * 180}^\\circ}{${n}} = ${interior}^\\circ$.`,
        ],
        verify: () => nearlyEqual(n * exterior, 360),
      };
    },
  }),
  computed({
    name: "chord-and-its-distance-from-the-centre",
    topic: "plane-geometry",
    difficulty: "EASY",
    write(random) {
      const [a, b, c] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 5));
      const scale = random.int(1, 3);
      const [half, away, r] = random.chance()
        ? [a * scale, b * scale, c * scale]
        : [b * scale, a * scale, c * scale];
      const ask = random.pick(["chord", "distance", "radius"] as const);
      const parts = { chord: 2 * half, distance: away, radius: r };
      const text = {
        chord: `A chord lies ${num(away, "cm")} from the centre of a circle of radius ${num(r, "cm")}. How long is the chord?`,
        distance: `A chord of length ${num(2 * half, "cm")} is drawn in a circle of radius ${num(r, "cm")}. How far is it from the centre?`,
        radius: `A chord of length ${num(2 * half, "cm")} lies ${num(away, "cm")} from the centre of a circle. What is the radius of the circle?`,
      }[ask];
      return {
        text,
        answer: num(parts[ask], "cm"),
        distractors: {
          chord: [
            wrong(num(half, "cm"), "giving half of the chord"),
            wrong(num(2 * (r - away), "cm"), "subtracting the lengths without squaring them"),
            wrong(num(2 * away, "cm"), "taking the distance for half of the chord"),
            wrong(num(r + away, "cm"), "adding the lengths without squaring them"),
            wrong(surd(1, 4 * r * r - away * away, 1, "cm"), "doubling the radius before squaring it"),
          ],
          distance: [
            wrong(num(Math.abs(r - half), "cm"), "subtracting the lengths without squaring them"),
            wrong(
              surd(1, Math.abs(4 * half * half - r * r) || 2, 1, "cm"),
              "using the whole chord instead of half of it",
            ),
            wrong(num(half, "cm"), "giving half of the chord"),
            wrong(num(2 * (r - half), "cm"), "doubling the difference of the lengths"),
            wrong(surd(1, 4 * r * r - half * half, 2, "cm"), "halving the chord twice"),
            // The chord lies within the circle.
          ].filter(({ value }) => typeof value === "string" || (value.number ?? 0) < r),
          radius: [
            wrong(
              surd(1, 4 * half * half + away * away, 1, "cm"),
              "using the whole chord instead of half of it",
            ),
            wrong(num(half + away, "cm"), "adding the lengths without squaring them"),
            wrong(num(2 * r, "cm"), "giving the diameter"),
            wrong(surd(1, half * half + 4 * away * away, 1, "cm"), "doubling the distance"),
            wrong(num(2 * half, "cm"), "giving the chord"),
            // The radius is longer than half of the chord and than the distance.
          ].filter(({ value }) => typeof value === "string" || (value.number ?? 0) > Math.max(half, away)),
        }[ask],
        explanation: [
          "The perpendicular from the centre halves the chord, so radius, distance and half of the chord form a right-angled triangle.",
          {
            chord: `Half of the chord is $\\sqrt{${r}^2 - ${away}^2} = ${half}$, so the chord is ${num(2 * half, "cm")} long.`,
            distance: `The distance is $\\sqrt{${r}^2 - ${half}^2} = ${num(away, "cm").tex}$.`,
            radius: `The radius is $\\sqrt{${half}^2 + ${away}^2} = ${num(r, "cm").tex}$.`,
          }[ask],
        ],
        verify: () => half * half + away * away === r * r,
      };
    },
  }),
  computed({
    name: "intersecting-chords-or-secant",
    topic: "plane-geometry",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q] = [random.int(4, 20), random.int(4, 20)];
      const product = p * q;
      const divisor = random.int(3, 20);
      const kind = random.pick(["inside", "tangent", "secants"] as const);
      if (kind === "inside") {
        if (product % divisor || divisor === p || divisor === q) return undefined;
        const rest = product / divisor;
        return {
          text: `Two chords $AB$ and $CD$ of a circle meet at $P$ inside the circle. If $PA = ${num(p, "cm").tex}$, $PB = ${num(q, "cm").tex}$ and $PC = ${num(divisor, "cm").tex}$, what is $PD$?`,
          answer: num(rest, "cm"),
          distractors: [
            wrong(num(Math.abs(p + q - divisor) || 1, "cm"), "thinking that the chords are equally long"),
            wrong(num(rest + divisor, "cm"), "giving the whole chord $CD$"),
            wrong(
              fraction(p * divisor, q, "cm"),
              "pairing the wrong segments: $PA \\times PC = PB \\times PD$",
            ),

            wrong(
              fraction(q * divisor, p, "cm"),
              "pairing the wrong segments: $PB \\times PC = PA \\times PD$",
            ),
          ],
          explanation: [
            "For chords that meet inside a circle, $PA \\times PB = PC \\times PD$.",
            `$PD = \\frac{${p} \\times ${q}}{${divisor}} = ${num(rest, "cm").tex}$.`,
          ],
          satisfies: (d: number) => nearlyEqual(divisor * d, product),
        };
      }
      if (kind === "tangent") {
        const [near, far] = random.pick([
          [4, 9],
          [2, 8],
          [3, 12],
          [4, 16],
          [9, 16],
          [2, 18],
          [3, 27],
          [5, 20],
          [4, 25],
          [8, 18],
          [1, 9],
          [9, 25],
          [6, 24],
        ] as const);
        const t = Math.sqrt(near * far);
        return {
          text: `From a point $P$ outside a circle a tangent touches the circle at $T$ and a secant meets it at $A$ and $B$, with $PA = ${num(near, "cm").tex}$ and $AB = ${num(far - near, "cm").tex}$. How long is $PT$?`,
          answer: num(t, "cm"),
          distractors: [
            wrong(num(far - near, "cm"), "giving $AB$"),
            wrong(surd(1, far * far - near * near, 1, "cm"), "subtracting the squares of $PA$ and $PB$"),
            wrong(num((near + far) / 2, "cm"), "taking the arithmetic mean of $PA$ and $PB$"),
            wrong(surd(1, near * (far - near), 1, "cm"), "using $PA \\times AB$ instead of $PA \\times PB$"),

            wrong(surd(1, (far - near) * far, 1, "cm"), "using $AB \\times PB$ instead of $PA \\times PB$"),
            // The tangent is longer than $PA$ and shorter than $PB$.
          ].filter(whoseNumber((number) => number > near && number < far)),
          explanation: [
            `$PB = ${near} + ${far - near} = ${num(far, "cm").tex}$.`,
            `By the tangent–secant theorem $PT^2 = PA \\times PB = ${near} \\times ${far} = ${near * far}$, so $PT = ${num(t, "cm").tex}$.`,
          ],
          satisfies: (length: number) => nearlyEqual(length * length, near * far),
        };
      }
      const [pa, pb] = [p, p + q];
      const pc = divisor;
      const pd = (pa * pb) / pc;
      if (!Number.isInteger(pd) || pd <= pc || pc === pa) return undefined;
      return {
        text: `Two secants from an outside point $P$ meet a circle at $A$, $B$ and at $C$, $D$, the nearer points being $A$ and $C$. If $PA = ${num(pa, "cm").tex}$, $AB = ${num(q, "cm").tex}$ and $PC = ${num(pc, "cm").tex}$, what is $CD$?`,
        answer: num(pd - pc, "cm"),
        distractors: [
          wrong(num(pd, "cm"), "giving $PD$ instead of $CD$"),
          wrong(num(Math.abs(pb - pc), "cm"), "thinking that $PB = PD$"),
          wrong(num(q, "cm"), "thinking that the two chords are equal"),
          wrong(fraction(pa * q, pc, "cm"), "using $PA \\times AB = PC \\times CD$"),
        ],
        explanation: [
          `For two secants from $P$, $PA \\times PB = PC \\times PD$, with $PB = ${pa} + ${q} = ${pb}$.`,
          `$PD = \\frac{${pa} \\times ${pb}}{${pc}} = ${pd}$, so $CD = ${pd} - ${pc} = ${num(pd - pc, "cm").tex}$.`,
        ],
        satisfies: (cd: number) => nearlyEqual(pc * (pc + cd), pa * pb),
      };
    },
  }),
];
