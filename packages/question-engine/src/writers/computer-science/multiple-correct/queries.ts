import { mean, range } from "../../../numbers/arithmetic.ts";
import { plural } from "../../../writing/english.ts";
import { judged, multipleCorrect } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import { table } from "../computed/code.ts";

interface Row {
  id: number;
  dept: string;
  pay: number;
}

interface Query {
  sql: string;
  rows: number;
  /** The numbers of rows that typical misreadings give. */
  misread: number;
  said: string;
}

const DEPARTMENTS = ["P", "Q", "R"];
const paysOf = (rows: readonly Row[], dept: string) =>
  rows.filter((row) => row.dept === dept).map(({ pay }) => pay);
const different = (values: readonly unknown[]) => new Set(values).size;

/** Queries about the same table; each says the same in a few words for the explanation. */
function queriesOn(rows: readonly Row[], limit: number): Query[] {
  const pays = rows.map(({ pay }) => pay);
  const pairs = rows.flatMap((one) =>
    rows.filter((other) => other.dept === one.dept && one.pay < other.pay).map(() => one.id),
  );
  const whole = DEPARTMENTS.filter((dept) => paysOf(rows, dept).every((pay) => pay > limit));
  const some = DEPARTMENTS.filter((dept) => paysOf(rows, dept).some((pay) => pay > limit));
  const above = rows.filter(({ pay }) => pay > limit);
  const highest = Math.max(...pays);
  const best = rows.filter(({ pay }) => pay === highest);
  const byDepartment = rows.filter((row) => Math.max(...paysOf(rows, row.dept)) === row.pay);
  const [first = [], second = []] = ["P", "Q"].map((dept) => paysOf(rows, dept));
  return [
    {
      sql: `SELECT dept FROM emp GROUP BY dept HAVING MIN(pay) > ${limit}`,
      rows: whole.length,
      misread: some.length,
      said: `it keeps the departments in which all are paid more than ${limit}`,
    },
    {
      sql: `SELECT DISTINCT dept FROM emp WHERE pay > ${limit}`,
      rows: some.length,
      misread: above.length,
      said: `it names each department in which somebody is paid more than ${limit} once`,
    },
    {
      sql: "SELECT e.id FROM emp e, emp f WHERE e.dept = f.dept AND e.pay < f.pay",
      rows: pairs.length,
      misread: different(pairs),
      said: "it gives a row for each pair, so that an id may come more than once",
    },
    {
      sql: "SELECT DISTINCT e.id FROM emp e, emp f WHERE e.dept = f.dept AND e.pay < f.pay",
      rows: different(pairs),
      misread: pairs.length,
      said: "it names once each of those who are not the best paid of their department",
    },
    {
      sql: "SELECT id FROM emp WHERE pay IN (SELECT MAX(pay) FROM emp GROUP BY dept)",
      rows: rows.filter(({ pay }) => byDepartment.some((row) => row.pay === pay)).length,
      misread: byDepartment.length,
      said: "it keeps all whose pay is the highest of some department, be it theirs or not",
    },
    {
      sql: "SELECT id FROM emp WHERE pay >= ALL (SELECT pay FROM emp)",
      rows: best.length,
      misread: byDepartment.length,
      said: "it keeps those whom nobody in the table exceeds, with all ties",
    },
    {
      sql: "SELECT id FROM emp WHERE pay > (SELECT AVG(pay) FROM emp)",
      rows: pays.filter((pay) => pay > mean(pays)).length,
      misread: pays.filter((pay) => pay > limit).length,
      said: `it keeps those above the mean of the table, ${Math.round(mean(pays) * 100) / 100}`,
    },
    {
      sql: "SELECT pay FROM emp WHERE dept = 'P' UNION SELECT pay FROM emp WHERE dept = 'Q'",
      rows: different([...first, ...second]),
      misread: first.length + second.length,
      said: "UNION drops what is equal, also within one of the two parts",
    },
    {
      sql: "SELECT pay FROM emp WHERE dept = 'P' UNION ALL SELECT pay FROM emp WHERE dept = 'Q'",
      rows: first.length + second.length,
      misread: different([...first, ...second]),
      said: "UNION ALL keeps what is equal",
    },
  ];
}

export const queries: readonly Writer[] = [
  multipleCorrect({
    name: "several-rows-of-queries",
    depth: 5,
    chapter: "queries",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const rows = range(1, random.int(7, 8)).map(
        (id): Row => ({ id, dept: random.pick(DEPARTMENTS), pay: 10 * random.int(2, 7) }),
      );
      const limit = 10 * random.int(2, 4);
      if (DEPARTMENTS.some((dept) => paysOf(rows, dept).length < 2)) return undefined;
      const asked = queriesOn(rows, limit).filter(
        ({ rows: size, misread }) => size > 0 && misread > 0 && size !== misread,
      );
      if (asked.length < 5) return undefined;
      return {
        text: `Consider the following table \`emp\`.\n${table(
          ["id", "dept", "pay"],
          rows.map(({ id, dept, pay }) => [id, dept, pay]),
        )}\nWhich of the following statements is/are TRUE?`,
        statements: asked.map(({ sql, rows: size, misread, said }) => {
          const shown = random.chance() ? size : misread;
          return judged(
            `The query \`${sql}\` returns ${plural(shown, "row")}`,
            shown === size,
            `The query \`${sql}\` returns ${plural(size, "row")}: ${said}.`,
          );
        }),
      };
    },
  }),
];
