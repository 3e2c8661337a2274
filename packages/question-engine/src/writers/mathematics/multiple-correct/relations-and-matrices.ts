import { bracketed, fraction, matrixTex, num } from "../../../numbers/value.ts";
import { judged, multipleCorrect, valued, WHICH_HOLD } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";

const ELEMENTS = [1, 2, 3, 4];
type Pair = readonly [number, number];
const shown = ([a, b]: Pair) => `(${a}, ${b})`;

export const relationsAndMatrices: readonly Writer[] = [
  multipleCorrect({
    name: "several-relation-properties",
    depth: 5,
    chapter: "relations",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write(random) {
      const isReflexive = random.chance(0.6);
      const isSymmetric = random.chance(0.5);
      const chosen = new Set<string>();
      const add = (a: number, b: number) => chosen.add(`${a} ${b}`);
      for (const a of isReflexive ? ELEMENTS : random.sample(ELEMENTS, random.int(1, 3))) add(a, a);
      const pairs = ELEMENTS.flatMap((a) => ELEMENTS.filter((b) => b > a).map((b): Pair => [a, b]));
      for (const [a, b] of random.sample(pairs, random.int(1, 3))) {
        add(a, b);
        if (isSymmetric) add(b, a);
      }
      const has = (a: number, b: number) => chosen.has(`${a} ${b}`);
      const relation = ELEMENTS.flatMap((a) => ELEMENTS.filter((b) => has(a, b)).map((b): Pair => [a, b]));
      const alone = ELEMENTS.find((a) => !has(a, a));
      const unreturned = relation.find(([a, b]) => !has(b, a));
      const returned = relation.find(([a, b]) => a < b && has(b, a));
      const broken = relation
        .flatMap(([a, b]) => relation.filter(([c]) => c === b).map(([, d]) => ({ a, b, d })))
        .find(({ a, d }) => !has(a, d));
      const reflexive = alone === undefined;
      const symmetric = unreturned === undefined;
      const antisymmetric = returned === undefined;
      const transitive = broken === undefined;
      const why = {
        reflexive:
          alone === undefined ? "every element is related to itself" : `$(${alone}, ${alone})$ is missing`,
        symmetric: unreturned
          ? `it holds $${shown(unreturned)}$ but not $(${unreturned[1]}, ${unreturned[0]})$`
          : "with each pair it holds the pair turned round",
        antisymmetric: returned
          ? `it holds both $${shown(returned)}$ and $(${returned[1]}, ${returned[0]})$`
          : "it holds no pair of different elements in both orders",
        transitive: broken
          ? `it holds $(${broken.a}, ${broken.b})$ and $(${broken.b}, ${broken.d})$ but not $(${broken.a}, ${broken.d})$`
          : "no chain of two pairs leads to a pair that is missing",
      };
      const verdict = (holds: boolean, name: string, reason: string) =>
        `$R$ is ${holds ? "" : "not "}${name}, since ${reason}.`;
      return {
        text: `On the set $\\{1, 2, 3, 4\\}$ let $R = \\{${relation.map(shown).join(", ")}\\}$. ${WHICH_HOLD}`,
        statements: [
          judged("$R$ is reflexive", reflexive, verdict(reflexive, "reflexive", why.reflexive)),
          judged("$R$ is symmetric", symmetric, verdict(symmetric, "symmetric", why.symmetric)),
          judged(
            "$R$ is antisymmetric",
            antisymmetric,
            verdict(antisymmetric, "antisymmetric", why.antisymmetric),
          ),
          judged("$R$ is transitive", transitive, verdict(transitive, "transitive", why.transitive)),
          random.chance()
            ? judged(
                "$R$ is an equivalence relation",
                reflexive && symmetric && transitive,
                "An equivalence relation must be reflexive, symmetric and transitive.",
              )
            : judged(
                "$R$ is a partial order",
                reflexive && antisymmetric && transitive,
                "A partial order must be reflexive, antisymmetric and transitive.",
              ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-matrix-properties",
    topic: "matrices-and-determinants",
    difficulty: "HARD",
    write(random) {
      const one = random.intExcept(-4, 5, 0);
      const two = random.intExcept(-4, 5, one);
      const c = random.intExcept(-3, 3, 0);
      // A = P D P^-1 with P = [[1, c], [0, 1]] turned so that both triangles are filled.
      const k = random.intExcept(-2, 2, 0);
      const p = [1, c, k, 1 + c * k] as const;
      const a = one * p[0] * p[3] - two * p[1] * p[2];
      const b = -one * p[0] * p[1] + two * p[0] * p[1];
      const d = one * p[2] * p[3] - two * p[2] * p[3];
      const e = -one * p[1] * p[2] + two * p[0] * p[3];
      if (Math.max(...[a, b, d, e].map(Math.abs)) > 30) return undefined;
      const trace = a + e;
      const det = a * e - b * d;
      const sign = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`);
      const characteristic = `$\\lambda^2 ${sign(-trace)}\\lambda ${sign(det)} = 0$`;
      if (trace === 0) return undefined;
      return {
        text: `Let $A = ${matrixTex([
          [a, b],
          [d, e],
        ])}$. ${WHICH_HOLD}`,
        workedOut: [
          `The trace is $${a} + ${bracketed(e)} = ${trace}$ and the determinant $${bracketed(a)} \\times ${bracketed(e)} - ${bracketed(b)} \\times ${bracketed(d)} = ${det}$.`,
          `The eigenvalues solve ${characteristic}, so they are $${one}$ and $${two}$.`,
        ],
        statements: [
          valued(
            random,
            num(one),
            [num(-one), num(trace), num(det)].filter(({ number }) => number !== two && number !== one),
            (value) => `${value} is an eigenvalue of $A$`,
            `Only $${one}$ and $${two}$ are eigenvalues.`,
          ),
          valued(
            random,
            num(det),
            [num(-det), num(a * e + b * d), num(trace)],
            (value) => `The determinant of $A$ is ${value}`,
            `The determinant is the product of the eigenvalues, $${det}$.`,
          ),
          judged(
            "$A$ has an inverse",
            det !== 0,
            det === 0
              ? "The determinant is zero, so $A$ has no inverse."
              : `The determinant $${det}$ is not zero, so $A$ has an inverse.`,
          ),
          valued(
            random,
            num(one * one + two * two),
            [num(trace * trace), num(one * one - two * two), num(trace * trace - det)],
            (value) => `The trace of $A^2$ is ${value}`,
            `The trace of $A^2$ is the sum of the squares of the eigenvalues, $${one * one + two * two}$.`,
          ),
          judged(
            "$A$ has two linearly independent eigenvectors",
            true,
            "The eigenvalues differ, so that their eigenvectors are linearly independent.",
          ),
          judged(
            "$A$ is symmetric",
            b === d,
            b === d
              ? "The entries off the diagonal are equal, so $A$ is symmetric."
              : `The entries $${b}$ and $${d}$ off the diagonal differ, so $A$ is not symmetric.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-two-events",
    topic: "probability",
    difficulty: "MEDIUM",
    write(random) {
      const isIndependent = random.chance(0.5);
      const a = random.int(2, 7);
      const b = random.int(2, 7);
      const both = isIndependent ? a * b : 10 * random.int(Math.max(0, a + b - 10), Math.min(a, b));
      const union = 10 * a + 10 * b - both;
      if (union > 100 || both === 10 * Math.min(a, b)) return undefined;
      const shownAs = (hundredths: number) => num(hundredths / 100);
      return {
        text: `For two events, $P(A) = ${a / 10}$, $P(B) = ${b / 10}$ and $P(A \\cap B) = ${both / 100}$. ${WHICH_HOLD}`,
        statements: [
          judged(
            "$A$ and $B$ are independent",
            both === a * b,
            `$P(A)P(B) = ${(a * b) / 100}$ ${both === a * b ? "equals" : "differs from"} $P(A \\cap B) = ${both / 100}$, so they are ${both === a * b ? "" : "not "}independent.`,
          ),
          judged(
            "$A$ and $B$ are mutually exclusive",
            both === 0,
            both === 0
              ? "They never happen together, so they are mutually exclusive."
              : "They can happen together, so they are not mutually exclusive.",
          ),
          valued(
            random,
            shownAs(union),
            // At least the larger of the two chances, otherwise it would obviously be false.
            [10 * a + 10 * b, union - both, 100 - union, 100 - both]
              .filter((part) => part <= 100 && part > 10 * Math.max(a, b))
              .map(shownAs),
            (value) => `$P(A \\cup B) = ${value.tex}$`,
            `$P(A \\cup B) = ${a / 10} + ${b / 10} - ${both / 100} = ${union / 100}$.`,
          ),
          valued(
            random,
            fraction(both, 10 * b),
            [fraction(both, 10 * a), fraction(both, 100), fraction(a, 10)],
            (value) => `$P(A \\mid B) = ${value.tex}$`,
            `$P(A \\mid B) = \\frac{${both / 100}}{${b / 10}} = ${fraction(both, 10 * b).tex}$.`,
          ),
          valued(
            random,
            shownAs(100 - union),
            [100 - 10 * a - 10 * b, union, (10 - a) * (10 - b), (10 - a) * 10, (10 - b) * 10]
              .filter((part) => part > 0 && part <= 100 - 10 * Math.max(a, b))
              .map(shownAs),
            (value) => `The probability that neither happens is ${value}`,
            `Neither happens with probability $1 - ${union / 100} = ${num((100 - union) / 100).tex}$.`,
          ),
        ],
      };
    },
  }),
];
