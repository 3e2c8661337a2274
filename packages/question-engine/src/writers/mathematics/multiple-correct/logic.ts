import { range } from "../../../numbers/arithmetic.ts";
import { judged, multipleCorrect } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";

type Truth = (p: boolean, q: boolean, r: boolean) => boolean;

const implies = (p: boolean, q: boolean) => !p || q;

const FORMULAS: readonly (readonly [shown: string, amount: Truth])[] = [
  ["(p \\to q) \\to (\\neg q \\to \\neg p)", (p, q) => implies(implies(p, q), implies(!q, !p))],
  ["(p \\to q) \\to (q \\to p)", (p, q) => implies(implies(p, q), implies(q, p))],
  [
    "((p \\to q) \\wedge (q \\to r)) \\to (p \\to r)",
    (p, q, r) => implies(implies(p, q) && implies(q, r), implies(p, r)),
  ],
  [
    "((p \\to r) \\wedge (q \\to r)) \\to ((p \\vee q) \\to r)",
    (p, q, r) => implies(implies(p, r) && implies(q, r), implies(p || q, r)),
  ],
  [
    "((p \\wedge q) \\to r) \\to ((p \\to r) \\wedge (q \\to r))",
    (p, q, r) => implies(implies(p && q, r), implies(p, r) && implies(q, r)),
  ],
  ["((p \\vee q) \\wedge \\neg p) \\to q", (p, q) => implies((p || q) && !p, q)],
  ["((p \\to q) \\wedge \\neg p) \\to \\neg q", (p, q) => implies(implies(p, q) && !p, !q)],
  ["((p \\to q) \\to p) \\to p", (p, q) => implies(implies(implies(p, q), p), p)],
  [
    "(p \\to (q \\to r)) \\to ((p \\wedge q) \\to r)",
    (p, q, r) => implies(implies(p, implies(q, r)), implies(p && q, r)),
  ],
  [
    "((p \\to q) \\to r) \\to (p \\to (q \\to r))",
    (p, q, r) => implies(implies(implies(p, q), r), implies(p, implies(q, r))),
  ],
  [
    "(p \\to (q \\to r)) \\to ((p \\to q) \\to r)",
    (p, q, r) => implies(implies(p, implies(q, r)), implies(implies(p, q), r)),
  ],
  ["(p \\wedge (p \\to q)) \\to (q \\vee r)", (p, q, r) => implies(p && implies(p, q), q || r)],
  [
    "(p \\vee (q \\wedge r)) \\to ((p \\vee q) \\wedge (p \\vee r))",
    (p, q, r) => implies(p || (q && r), (p || q) && (p || r)),
  ],
  ["(p \\oplus q) \\to (p \\vee \\neg q)", (p, q) => implies(p !== q, p || !q)],
  [
    "(p \\leftrightarrow q) \\vee (p \\leftrightarrow r) \\vee (q \\leftrightarrow r)",
    (p, q, r) => p === q || p === r || q === r,
  ],
  ["(p \\to q) \\vee (q \\to r)", (p, q, r) => implies(p, q) || implies(q, r)],
];

const ROWS = range(0, 7).map(
  (row) => [4, 2, 1].map((bit) => (row & bit) !== 0) as [boolean, boolean, boolean],
);

type Table = readonly (readonly boolean[])[];
const ALL = [0, 1, 2];

const QUANTIFIED: readonly (readonly [shown: string, said: string, amount: (has: Table) => boolean])[] = [
  [
    "\\forall x\\, \\exists y\\; P(x, y)",
    "every number comes first in some pair",
    (has) => ALL.every((x) => ALL.some((y) => has[x]?.[y])),
  ],
  [
    "\\exists y\\, \\forall x\\; P(x, y)",
    "one and the same number comes second in pairs with every number",
    (has) => ALL.some((y) => ALL.every((x) => has[x]?.[y])),
  ],
  [
    "\\exists x\\, \\forall y\\; P(x, y)",
    "some number comes first in pairs with every number",
    (has) => ALL.some((x) => ALL.every((y) => has[x]?.[y])),
  ],
  [
    "\\forall y\\, \\exists x\\; P(x, y)",
    "every number comes second in some pair",
    (has) => ALL.every((y) => ALL.some((x) => has[x]?.[y])),
  ],
  [
    "\\forall x\\, (P(x, x) \\to \\exists y\\, (y \\ne x \\wedge P(x, y)))",
    "a number paired with itself also comes first in a pair with another",
    (has) => ALL.every((x) => !has[x]?.[x] || ALL.some((y) => y !== x && has[x]?.[y])),
  ],
  [
    "\\forall x\\, \\forall y\\; (P(x, y) \\to P(y, x))",
    "with each pair the turned pair is there too",
    (has) => ALL.every((x) => ALL.every((y) => !has[x]?.[y] || has[y]?.[x])),
  ],
  [
    "\\exists x\\, \\neg \\exists y\\; P(y, x)",
    "some number never comes second",
    (has) => ALL.some((x) => !ALL.some((y) => has[y]?.[x])),
  ],
  [
    "\\forall x\\, \\exists y\\; (P(x, y) \\wedge P(y, x))",
    "each number has a partner, perhaps itself, in pairs both ways",
    (has) => ALL.every((x) => ALL.some((y) => has[x]?.[y] && has[y]?.[x])),
  ],
  [
    "\\forall x\\, \\forall y\\, \\forall z\\; ((P(x, y) \\wedge P(y, z)) \\to P(x, z))",
    "two pairs that follow each other always have their short cut",
    (has) =>
      ALL.every((x) => ALL.every((y) => ALL.every((z) => !(has[x]?.[y] && has[y]?.[z]) || has[x]?.[z]))),
  ],
];

export const logic: readonly Writer[] = [
  multipleCorrect({
    name: "several-tautologies",
    depth: 5,
    chapter: "logic",
    form: "college",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write: (random) => ({
      text: "Which of the following formulas is/are true for all truth values of the propositions $p$, $q$ and $r$?",
      statements: random.sample(FORMULAS, 8).map(([shown, amount]) => {
        const row = ROWS.find((each) => !amount(...each));
        const said = row?.map((bit, at) => `$${"pqr"[at]}$ ${bit ? "true" : "false"}`).join(", ");
        return judged(
          `$${shown}$`,
          row === undefined,
          row
            ? `With ${said}, $${shown}$ is false.`
            : `In each of the eight rows of the truth table, $${shown}$ is true.`,
        );
      }),
    }),
  }),
  multipleCorrect({
    name: "several-quantified-statements",
    depth: 5,
    chapter: "logic",
    form: "college",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write(random) {
      const has = ALL.map(() => ALL.map(() => random.chance()));
      const pairs = ALL.flatMap((x) => ALL.filter((y) => has[x]?.[y]).map((y) => `(${x + 1}, ${y + 1})`));
      if (pairs.length < 4 || pairs.length > 7) return undefined;
      return {
        text: `Let the variables range over the set $\\{1, 2, 3\\}$, and let $P(x, y)$ be true exactly for the pairs $(x, y)$ in $\\{${pairs.join(", ")}\\}$. Which of the following statements is/are TRUE?`,
        workedOut: [
          `For the first variable 1, 2 and 3 the second can be ${ALL.map(
            (x) =>
              `{${ALL.filter((y) => has[x]?.[y])
                .map((y) => y + 1)
                .join(", ")}}`,
          ).join(", ")}, respectively.`,
        ],
        statements: QUANTIFIED.map(([shown, said, amount]) =>
          judged(
            `$${shown}$`,
            amount(has),
            `$${shown}$ says that ${said}, which is ${amount(has) ? "true" : "false"} here.`,
          ),
        ),
      };
    },
  }),
];
