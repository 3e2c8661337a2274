import { range, sum } from "../../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../../numbers/random.ts";
import { num } from "../../../../../numbers/value.ts";
import { computed, wrong } from "../../../../../writing/computed.ts";
import { list, people, plural } from "../../../../../writing/english.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { at, fence, table } from "../../code.ts";

interface Employee {
  id: number;
  name: string;
  dept: string;
  salary: number;
}

const DEPARTMENTS = ["Sales", "Audit", "Design", "Legal", "Stores"];

function employees(random: Random, n: number, among = 3): Employee[] {
  const names = people(random, n);
  const departments = random.sample(DEPARTMENTS, among);
  return names.map(({ name }, index) => ({
    id: 11 + index,
    name,
    dept: random.pick(departments),
    salary: random.step(20, 60, 5) * 1000,
  }));
}
const employeeTable = (rows: readonly Employee[]) =>
  table(
    ["id", "name", "dept", "salary"],
    rows.map(({ id, name, dept, salary }) => [id, name, dept, salary]),
  );

export const sqlQueries: WriterList = [
  computed({
    name: "sql-aggregate-with-condition",
    topic: "databases",
    difficulty: "EASY",
    write(random) {
      const kind = random.pick(["count", "sum", "max", "countDept"] as const);
      const rows = kind === "countDept" ? employees(random, 7, 4) : employees(random, 6);
      const dept = at(rows, 0).dept;
      const limit = random.step(30, 50, 5) * 1000;
      const inDept = rows.filter((row) => row.dept === dept);
      const above = rows.filter(({ salary }) => salary > limit);
      const atLeast = rows.filter(({ salary }) => salary >= limit);
      if (inDept.length < 2 || inDept.length > 4) return undefined;
      const total = (chosen: readonly Employee[]) => sum(chosen.map(({ salary }) => salary));
      const highest = (chosen: readonly Employee[]) => Math.max(...chosen.map(({ salary }) => salary));
      const query = {
        count: `SELECT COUNT(*) FROM emp WHERE salary > ${limit};`,
        countDept: `SELECT COUNT(DISTINCT dept) FROM emp WHERE salary > ${limit};`,
        sum: `SELECT SUM(salary) FROM emp WHERE dept = '${dept}';`,
        max: `SELECT MAX(salary) FROM emp WHERE dept = '${dept}';`,
      }[kind];
      const depts = (chosen: readonly Employee[]) => new Set(chosen.map((row) => row.dept)).size;
      // No option shall be more than there are departments.
      const met = depts(above);
      if (kind === "countDept" && (depts(rows) < 4 || met < 2 || above.length === met || above.length > 4))
        return undefined;
      if (above.length === 0 || (kind === "count" && above.length === atLeast.length && random.chance(0.7)))
        return undefined;
      const key = { count: above.length, countDept: depts(above), sum: total(inDept), max: highest(inDept) }[
        kind
      ];
      const others = rows.filter((row) => row.dept !== dept);
      const isCount = kind === "count" || kind === "countDept";
      return {
        text: `What does the query return for this table \`emp\`?\n${employeeTable(rows)}\n${fence(query)}`,
        answer: num(key),
        distractors: isCount
          ? [
              wrong(
                num(kind === "count" ? atLeast.length : above.length),
                kind === "count"
                  ? "counting the rows that are equal to the limit too"
                  : "counting the rows instead of the different departments",
              ),
              wrong(
                num(kind === "count" ? depts(above) : depts(rows)),
                kind === "count"
                  ? "counting each department only once"
                  : "counting the departments of the whole table",
              ),
              ...(kind === "count"
                ? [
                    wrong(
                      num(rows.length - above.length),
                      "counting the rows that do not satisfy the condition",
                    ),
                    wrong(num(rows.length), "ignoring the condition"),
                    wrong(num(key + 1), "losing count by one"),
                    wrong(num(key + 2), "overlooking the condition for two rows"),
                  ]
                : [
                    wrong(num(key - 1), "overlooking one department"),
                    wrong(num(key + 1), "taking in a department that has no such salary"),
                    wrong(
                      num(depts(rows.filter(({ salary }) => salary <= limit))),
                      "counting the departments of the other rows",
                    ),
                  ]),
            ]
          : [
              wrong(num(kind === "sum" ? total(rows) : highest(rows)), "ignoring the condition"),
              wrong(
                num(kind === "sum" ? total(others) : highest(others)),
                "taking the rows of the other departments",
              ),
              ...(kind === "sum"
                ? [
                    wrong(num(highest(inDept)), "taking the largest salary instead of the sum"),
                    wrong(num(key - at(inDept, 0).salary), "leaving out the first matching row"),
                    wrong(num(key + at(others, 0).salary), "adding a row of another department"),
                  ]
                : [
                    wrong(num(Math.min(...inDept.map(({ salary }) => salary))), "taking the smallest salary"),
                    wrong(num(at(inDept, 0).salary), "taking the first matching row"),
                    wrong(num(at(inDept, inDept.length - 1).salary), "taking the last matching row"),
                  ]),
            ],
        explanation: [
          isCount
            ? `The rows with a salary above ${limit} are those of ${list(above.map(({ name }) => name))}.`
            : `The rows of ${dept} are those of ${list(inDept.map(({ name, salary }) => `${name} (${salary})`))}.`,
          `The query returns $${num(key).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "sql-group-by-having",
    topic: "databases",
    difficulty: "MEDIUM",
    write(random) {
      const rows = employees(random, 8);
      const groups = [...new Set(rows.map(({ dept }) => dept))].map((dept) => {
        const salaries = rows.filter((row) => row.dept === dept).map(({ salary }) => salary);
        return {
          dept,
          n: salaries.length,
          average: sum(salaries) / salaries.length,
          total: sum(salaries),
          most: Math.max(...salaries),
        };
      });
      if (groups.length !== 3) return undefined;
      const kind = random.pick(["average", "total"] as const);
      const limit = kind === "average" ? random.step(30, 50, 5) * 1000 : random.step(70, 150, 10) * 1000;
      const kept = groups.filter((group) => group[kind] > limit);
      if (kept.length !== 1 || groups.some((group) => group[kind] === limit)) return undefined;
      const [only = at(groups, 0)] = kept;
      const rowWise = rows.filter(({ salary }) => salary > limit).length;
      const counts = groups.filter(({ dept }) => dept !== only.dept);
      return {
        text: `The table \`emp\` holds these rows. Which number does the query return in its only row?\n${employeeTable(rows)}\n${fence("SELECT COUNT(*) FROM emp", "GROUP BY dept", `HAVING ${kind === "average" ? "AVG" : "SUM"}(salary) > ${limit};`)}`,
        answer: num(only.n),
        distractors: [
          ...(rowWise > 0 ? [wrong(num(rowWise), "testing each single salary, as WHERE would")] : []),
          wrong(num(rows.length), "ignoring GROUP BY and HAVING"),
          ...counts.map(({ n, dept }) =>
            wrong(num(n), `taking the group ${dept}, which does not satisfy the condition`),
          ),
          wrong(num(rows.length - only.n), "counting the rows of the groups that are thrown out"),
          ...counts.map(({ n, dept }) =>
            wrong(num(only.n + n), `keeping the group ${dept} as well, which does not satisfy the condition`),
          ),
          wrong(num(3), "counting the groups"),
        ],
        explanation: [
          `${groups.map((group) => `${group.dept}: ${plural(group.n, "row")}, ${kind === "average" ? "average" : "sum"} ${num(group[kind])}`).join("; ")}.`,
          `Only ${only.dept} exceeds ${limit}, and it has ${plural(only.n, "row")}.`,
        ],
      };
    },
  }),
  computed({
    name: "sql-counts-and-nulls",
    topic: "databases",
    difficulty: "MEDIUM",
    write(random) {
      const values = range(1, 6).map(() => (random.chance(0.35) ? undefined : random.int(1, 4) * 10));
      const known = values.flatMap((value) => (value === undefined ? [] : [value]));
      const missing = values.length - known.length;
      if (missing === 0 || known.length < 3) return undefined;
      const different = new Set(known).size;
      const kind = random.pick(["count", "distinct", "average", "where"] as const);
      const limit = random.pick(known);
      const total = sum(known);
      if (
        kind === "average" &&
        (!Number.isInteger(total / known.length) || !Number.isInteger((10 * total) / 6))
      )
        return undefined;
      const unequal = known.filter((value) => value !== limit).length;
      const query = {
        count: "SELECT COUNT(bonus) FROM staff;",
        distinct: "SELECT COUNT(DISTINCT bonus) FROM staff;",
        average: "SELECT AVG(bonus) FROM staff;",
        where: `SELECT COUNT(*) FROM staff WHERE bonus <> ${limit};`,
      }[kind];
      const key = { count: known.length, distinct: different, average: total / known.length, where: unequal }[
        kind
      ];
      return {
        text: `What does the query return for this table \`staff\`?\n${table(
          ["id", "bonus"],
          values.map((value, index) => [index + 1, value ?? "NULL"]),
        )}\n${fence(query)}`,
        answer: num(key),
        distractors: {
          count: [
            wrong(num(6), "counting the rows with NULL too, as `COUNT(*)` does"),
            wrong(num(different), "counting equal values once"),
            wrong(num(missing), "counting the rows with NULL"),
            wrong(num(known.length - 1), "losing count by one"),
          ],
          distinct: [
            wrong(num(different + 1), "counting NULL as a value of its own"),
            wrong(num(known.length), "counting equal values more than once"),
            wrong(num(6), "counting every row"),
            wrong(
              num(known.filter((value) => known.filter((other) => other === value).length === 1).length),
              "counting only the values that occur once",
            ),
          ],
          average: [
            wrong(num(total / 6), "counting NULL as zero in the average"),
            wrong(num(total), "giving the sum"),
            wrong(num(sum([...new Set(known)]) / different), "averaging the different values only"),
            wrong(num(Math.max(...known)), "giving the maximum"),
            wrong(num(Math.min(...known)), "giving the minimum"),
          ],
          where: [
            wrong(num(unequal + missing), "counting the rows with NULL as different"),
            wrong(num(known.length - unequal), "counting the rows that are equal"),
            wrong(num(6), "ignoring the condition"),
            wrong(num(known.length), "counting every row that is not NULL"),
          ],
        }[kind],
        explanation: {
          count: `\`COUNT(bonus)\` counts only the rows where bonus is not NULL: $6 - ${missing} = ${key}$.`,
          distinct: `NULL is not counted, and equal values are counted once: ${list([...new Set(known)])} make ${key}.`,
          average: `Aggregates skip NULL: $\\frac{${known.join(" + ")}}{${known.length}} = ${key}$.`,
          where: `A comparison with NULL is unknown, so such rows are left out. Of the ${known.length} known values ${key} differ from ${limit}.`,
        }[kind],
      };
    },
  }),
];
