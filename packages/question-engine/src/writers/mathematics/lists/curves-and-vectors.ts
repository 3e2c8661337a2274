import { fraction, num, surd, vector } from "../../../numbers/value.ts";
import { matching } from "../../../writing/matching.ts";
import type { Writer } from "../../../writing/writer.ts";

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
] as const;

export const curveLists: readonly Writer[] = [
  matching({
    name: "match-definite-integrals",
    topic: "integration",
    write(random) {
      const [a, b, c, k] = [random.int(2, 4), random.int(2, 5), random.int(2, 6), random.int(1, 4)];
      return {
        headings: ["Integral", "Value"],
        entries: [
          {
            text: `$\\displaystyle\\int_0^{\\pi} ${2 * k}\\sin x\\,dx$`,
            amount: num(4 * k),
            because: `$${2 * k}[-\\cos x]_0^{\\pi} = ${4 * k}$.`,
          },
          {
            text: `$\\displaystyle\\int_{-${a}}^{${a}} (x^3 + ${b})\\,dx$`,
            amount: num(2 * a * b),
            because: `The odd part gives nothing, and the rest $2 \\times ${a} \\times ${b} = ${2 * a * b}$.`,
          },
          {
            text: `$\\displaystyle\\int_0^{${a}} 3x^2\\,dx$`,
            amount: num(a ** 3),
            because: `$[x^3]_0^{${a}} = ${a ** 3}$.`,
          },
          {
            text: `$\\displaystyle\\int_0^{${2 * b}} |x - ${b}|\\,dx$`,
            amount: num(b * b),
            because: `Two triangles with legs ${b} and ${b} have the area $${b}^2 = ${b * b}$ together.`,
          },
          {
            text: `$\\displaystyle\\int_0^{\\pi/2} \\frac{${4 * c}\\sin x}{\\pi(\\sin x + \\cos x)}\\,dx$`,
            amount: num(c),
            because: `With $x \\to \\frac{\\pi}{2} - x$ the fraction $\\frac{\\sin x}{\\sin x + \\cos x}$ integrates to $\\frac{\\pi}{4}$, which gives ${c}.`,
          },
        ],
        others: [num(2 * c), num(2 * k), num(a * b), num(2 * b * b), num(0)],
      };
    },
  }),
  matching({
    name: "match-eccentricities",
    topic: "conic-sections",
    write(random) {
      const [p, q, r] = random.pick(TRIPLES);
      return {
        headings: ["Curve", "Eccentricity"],
        entries: [
          {
            text: `the ellipse $\\frac{x^2}{${r * r}} + \\frac{y^2}{${p * p}} = 1$`,
            amount: fraction(q, r),
            because: `$e^2 = 1 - \\frac{${p * p}}{${r * r}} = \\frac{${q * q}}{${r * r}}$.`,
          },
          {
            text: `the hyperbola $\\frac{x^2}{${p * p}} - \\frac{y^2}{${q * q}} = 1$`,
            amount: fraction(r, p),
            because: `$e^2 = 1 + \\frac{${q * q}}{${p * p}} = \\frac{${r * r}}{${p * p}}$.`,
          },
          {
            text: `the parabola $y^2 = ${4 * random.int(1, 6)}x$`,
            amount: num(1),
            because: "Every parabola has $e = 1$.",
          },
          {
            text: `the rectangular hyperbola $xy = ${random.int(2, 9)}$`,
            amount: surd(1, 2),
            because: "Its asymptotes are at right angles, so $e = \\sqrt{2}$.",
          },
          {
            text: `the hyperbola $\\frac{x^2}{${q * q}} - \\frac{y^2}{${p * p}} = 1$`,
            amount: fraction(r, q),
            because: `$e^2 = 1 + \\frac{${p * p}}{${q * q}} = \\frac{${r * r}}{${q * q}}$.`,
          },
        ],
        others: [fraction(p, r), fraction(q, p), num(2)],
      };
    },
  }),
  matching({
    name: "match-products-of-vectors",
    topic: "vectors-and-3d",
    write(random) {
      const a = [random.intExcept(-3, 3, 0), random.intExcept(-3, 3, 0), random.int(1, 3)] as const;
      const b = [random.intExcept(-3, 3, 0), random.int(1, 3), random.intExcept(-3, 3, 0)] as const;
      const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
      const [aa, bb] = [a, b].map((v) => v[0] ** 2 + v[1] ** 2 + v[2] ** 2) as [number, number];
      const cross = aa * bb - dot * dot;
      if (cross === 0) return undefined;
      return {
        text: `Let $\\vec{a} = ${vector(a).tex}$ and $\\vec{b} = ${vector(b).tex}$.`,
        headings: ["Number", "Value"],
        entries: [
          {
            text: "$\\vec{a} \\cdot \\vec{b}$",
            amount: num(dot),
            because: `The products of the components add up to ${dot}.`,
          },
          {
            text: "$|\\vec{a} \\times \\vec{b}|^2$",
            amount: num(cross),
            because: `$|\\vec{a}|^2|\\vec{b}|^2 - (\\vec{a} \\cdot \\vec{b})^2 = ${aa} \\times ${bb} - (${dot})^2 = ${cross}$.`,
          },
          {
            text: "$|\\vec{a} + \\vec{b}|^2$",
            amount: num(aa + bb + 2 * dot),
            because: `$${aa} + ${bb} + 2 \\times (${dot}) = ${aa + bb + 2 * dot}$.`,
          },
          {
            text: "$(\\vec{a} + \\vec{b}) \\cdot (\\vec{a} - \\vec{b})$",
            amount: num(aa - bb),
            because: `$|\\vec{a}|^2 - |\\vec{b}|^2 = ${aa} - ${bb} = ${aa - bb}$.`,
          },
          { text: "$|2\\vec{a}|^2$", amount: num(4 * aa), because: `$4|\\vec{a}|^2 = ${4 * aa}$.` },
        ],
        others: [num(aa * bb), num(2 * aa), num(aa + bb), num(aa + bb - 2 * dot)],
      };
    },
  }),
  matching({
    name: "match-greatest-values",
    topic: "differentiation",
    write(random) {
      const [p, q, r] = random.pick(TRIPLES);
      const [a, b, c] = [random.int(2, 6), random.int(1, 9), random.int(2, 5)];
      return {
        headings: ["Function of a real number $x$", "Greatest value"],
        entries: [
          {
            text: `$${p}\\sin x + ${q}\\cos x$`,
            amount: num(r),
            because: `$\\sqrt{${p * p} + ${q * q}} = ${r}$.`,
          },
          {
            text: `$${b} + ${2 * a}x - x^2$`,
            amount: num(a * a + b),
            because: `It is $${a * a + b} - (x - ${a})^2$.`,
          },
          {
            text: `$\\dfrac{${2 * c}x}{x^2 + 1}$`,
            amount: num(c),
            because: `$x^2 + 1 \\ge 2x$, with equality at $x = 1$, so it is at most ${c}.`,
          },
          {
            text: `$${4 * c}\\sin x\\cos x + ${b}$`,
            amount: num(2 * c + b),
            because: `$${4 * c}\\sin x\\cos x = ${2 * c}\\sin 2x$ is at most ${2 * c}.`,
          },
          {
            text: `$${a} - |x - ${b}|$`,
            amount: num(a),
            because: `$|x - ${b}|$ is at least 0.`,
          },
        ],
        others: [num(p + q), num(a * a), num(2 * c), num(4 * c + b), num(a + b)],
      };
    },
  }),
  matching({
    name: "match-limits",
    topic: "limits-and-continuity",
    write(random) {
      const [a, b, n, k] = [random.int(2, 7), random.int(2, 6), random.int(2, 4), random.int(1, 3)];
      const limit = (to: string, of: string) => `$\\displaystyle\\lim_{x \\to ${to}} ${of}$`;
      return {
        headings: ["Limit", "Value"],
        entries: [
          {
            text: limit("0", `\\frac{\\sin ${a}x}{x}`),
            amount: num(a),
            because: `$\\frac{\\sin ${a}x}{${a}x} \\to 1$, which gives ${a}.`,
          },
          {
            text: limit(`${k}`, `\\frac{x^{${n}} - ${k ** n}}{x - ${k}}`),
            amount: num(n * k ** (n - 1)),
            because: `It is the derivative of $x^{${n}}$ at ${k}, that is, ${n * k ** (n - 1)}.`,
          },
          {
            text: limit("0", `\\frac{1 - \\cos ${2 * b}x}{x^2}`),
            amount: num(2 * b * b),
            because: `$1 - \\cos ${2 * b}x = 2\\sin^2 ${b}x$, so the limit is $2 \\times ${b}^2 = ${2 * b * b}$.`,
          },
          {
            text: limit("0", `\\frac{e^{${a + 2 * b}x} - e^{${b}x}}{x}`),
            amount: num(a + b),
            because: `$\\frac{e^{cx} - 1}{x} \\to c$, so the limit is $${a + 2 * b} - ${b} = ${a + b}$.`,
          },
          {
            text: limit("0", `\\frac{\\ln(1 + ${a * b}x)}{x}`),
            amount: num(a * b),
            because: `$\\frac{\\ln(1 + cx)}{x} \\to c$, which gives ${a * b}.`,
          },
          {
            text: limit("\\infty", `\\frac{${a * b}x^2 + x}{${b}x^2 + 1}`),
            amount: num(a),
            because: `The leading terms decide: $\\frac{${a * b}}{${b}} = ${a}$.`,
          },
        ],
        others: [num(b * b), num(1), num(k ** n), num(a * b), num(0)],
      };
    },
  }),
];
