import { range } from "../../../../../numbers/arithmetic.ts";
import { num } from "../../../../../numbers/value.ts";
import { computed, wrong } from "../../../../../writing/computed.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { table } from "../../code.ts";

export const joinsAndProducts: WriterList = [
  computed({
    name: "rows-of-a-product-or-union",
    topic: "databases",
    difficulty: "EASY",
    write(random) {
      const [r, s] = [random.int(4, 20), random.int(4, 20)];
      const [a, b] = [random.int(2, 6), random.int(2, 6)];
      const shared = random.int(2, Math.min(r, s) - 1);
      const kind = random.pick(["product", "union", "difference", "degree"] as const);
      const key = { product: r * s, union: r + s - shared, difference: r - shared, degree: a + b }[kind];
      const asked = {
        product: `Relation R has ${r} tuples and relation S has ${s} tuples. How many tuples does the Cartesian product $R \\times S$ have?`,
        union: `The union-compatible relations R and S have ${r} and ${s} tuples; ${shared} tuples occur in both. How many tuples does $R \\cup S$ have?`,
        difference: `The union-compatible relations R and S have ${r} and ${s} tuples; ${shared} tuples occur in both. How many tuples does $R - S$ have?`,
        degree: `Relation R has ${a} attributes and ${r} tuples, relation S has ${b} attributes and ${s} tuples, with no attribute name in common. What is the degree of $R \\times S$?`,
      }[kind];
      return {
        text: asked,
        answer: num(key),
        distractors: {
          product: [
            wrong(num(r + s), "adding the numbers of tuples"),
            wrong(num(r * s - Math.min(r, s)), "leaving out pairs of like tuples"),
            wrong(num(Math.max(r, s)), "taking the larger relation"),
            wrong(num(r * (s - 1)), "losing one tuple of S"),
          ],
          union: [
            wrong(num(r + s), "counting the common tuples twice"),
            wrong(num(r + s - 2 * shared), "taking the common tuples away altogether"),
            wrong(num(shared), "giving the intersection"),
            wrong(num(r * s), "giving the Cartesian product"),
          ],
          difference: [
            wrong(num(Math.abs(r - s)), "subtracting the sizes of the relations"),
            wrong(num(s - shared), "giving $S - R$"),
            wrong(num(shared), "giving the intersection"),
            wrong(num(r + s - shared), "giving the union"),
            wrong(num(r), "not removing anything"),
          ],
          degree: [
            wrong(num(a * b), "multiplying the degrees"),
            wrong(num(r * s), "giving the number of tuples"),
            wrong(num(r + s), "adding the numbers of tuples"),
            wrong(num(a + b - 1), "merging one pair of attributes, as a natural join would"),
          ],
        }[kind],
        explanation: {
          product: `Every tuple of R is combined with every tuple of S: $${r} \\times ${s} = ${key}$.`,
          union: `The common tuples are kept once: $${r} + ${s} - ${shared} = ${key}$.`,
          difference: `$R - S$ keeps the tuples of R that are not in S: $${r} - ${shared} = ${key}$.`,
          degree: `The degree is the number of attributes; the product has those of both relations: $${a} + ${b} = ${key}$.`,
        }[kind],
      };
    },
  }),
  computed({
    name: "rows-of-a-join",
    topic: "databases",
    difficulty: "MEDIUM",
    write(random) {
      const left = range(1, 5).map((index) => ({ a: index, k: random.int(1, 5) }));
      const right = range(1, 4).map((index) => ({ k: random.int(1, 6), b: `${"pqrs"[index - 1]}` }));
      const pairs = left.flatMap((row) => right.filter(({ k }) => k === row.k)).length;
      const leftAlone = left.filter(({ k }) => !right.some((row) => row.k === k)).length;
      const rightAlone = right.filter(({ k }) => !left.some((row) => row.k === k)).length;
      if (pairs < 2 || leftAlone === 0 || rightAlone === 0) return undefined;
      const kind = random.pick(["JOIN", "LEFT JOIN", "RIGHT JOIN", "FULL OUTER JOIN"] as const);
      const size = {
        JOIN: pairs,
        "LEFT JOIN": pairs + leftAlone,
        "RIGHT JOIN": pairs + rightAlone,
        "FULL OUTER JOIN": pairs + leftAlone + rightAlone,
      };
      const key = size[kind];
      return {
        text: `The tables \`R\` and \`S\` hold these rows.\n${table(
          ["a", "k"],
          left.map(({ a, k }) => [a, k]),
        )}\n${table(
          ["k", "b"],
          right.map(({ k, b }) => [k, b]),
        )}\nHow many rows does \`SELECT * FROM R ${kind} S ON R.k = S.k\` return?`,
        answer: num(key),
        distractors: [
          ...(["JOIN", "LEFT JOIN", "FULL OUTER JOIN", "RIGHT JOIN"] as const)
            .filter((other) => other !== kind)
            .map((other) =>
              wrong(
                num(size[other]),
                `doing ${other === "JOIN" ? "an inner join" : other === "FULL OUTER JOIN" ? "a full outer join" : other === "LEFT JOIN" ? "a left join" : "a right join"} instead`,
              ),
            ),
          wrong(num(20), "forming the Cartesian product"),
          wrong(num(5), "taking the number of rows of R"),
        ],
        explanation: [
          `Pairs of rows with equal \`k\`: ${pairs}. Rows of R without a partner: ${leftAlone}; rows of S without a partner: ${rightAlone}.`,
          {
            JOIN: `An inner join returns only the pairs: ${key} rows.`,
            "LEFT JOIN": `A left join adds the unmatched rows of R: $${pairs} + ${leftAlone} = ${key}$ rows.`,
            "RIGHT JOIN": `A right join adds the unmatched rows of S: $${pairs} + ${rightAlone} = ${key}$ rows.`,
            "FULL OUTER JOIN": `A full outer join adds the unmatched rows of both: $${pairs} + ${leftAlone} + ${rightAlone} = ${key}$ rows.`,
          }[kind],
        ],
      };
    },
  }),
];
