import { range, sum } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { list, people, plural } from "../../../../english.ts";
import type { Random } from "../../../../random.ts";
import { num } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";
import { at, fence, table } from "../code.ts";

interface Employee {
  id: number;
  name: string;
  dept: string;
  salary: number;
}

const DEPARTMENTS = ["Sales", "Audit", "Design", "Legal", "Stores"];

function employees(random: Random, n: number): Employee[] {
  const names = people(random, n);
  const departments = random.sample(DEPARTMENTS, 3);
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

/** All attributes that follow from some of them. */
function closure(start: string, rules: readonly (readonly [string, string])[]): string {
  const found = new Set(start);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [left, right] of rules) {
      if (![...left].every((attribute) => found.has(attribute))) continue;
      for (const attribute of right)
        if (!found.has(attribute)) {
          found.add(attribute);
          grown = true;
        }
    }
  }
  return [...found].sort().join("");
}
const subsets = (attributes: string) =>
  range(1, 2 ** attributes.length - 1).map((mask) =>
    [...attributes].filter((_, place) => (mask >> place) & 1).join(""),
  );
function candidateKeys(attributes: string, rules: readonly (readonly [string, string])[]): string[] {
  const keys = subsets(attributes).filter((set) => closure(set, rules) === attributes);
  return keys
    .filter(
      (key) =>
        !keys.some((other) => other !== key && [...other].every((attribute) => key.includes(attribute))),
    )
    .sort();
}
const rulesText = (rules: readonly (readonly [string, string])[]) =>
  list(rules.map(([left, right]) => `$${left} \\to ${right}$`));
function someRules(random: Random, attributes: string, n: number): [string, string][] {
  return range(1, n).map((): [string, string] => {
    const [a = "", b = "", c = ""] = random.shuffle([...attributes]);
    return random.chance(0.4) ? [[a, b].sort().join(""), c] : [a, b];
  });
}

export const databases: WriterList = [
  computed({
    name: "sql-aggregate-with-condition",
    topic: "databases",
    difficulty: "EASY",
    write(random) {
      const rows = employees(random, 6);
      const dept = at(rows, 0).dept;
      const limit = random.step(30, 50, 5) * 1000;
      const kind = random.pick(["count", "sum", "max", "countDept"] as const);
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
              wrong(num(rows.length - above.length), "counting the rows that do not satisfy the condition"),
              wrong(num(rows.length), "ignoring the condition"),
              wrong(
                num(kind === "count" ? depts(above) : depts(rows)),
                kind === "count"
                  ? "counting each department only once"
                  : "counting the departments of the whole table",
              ),
              wrong(num(key + 1), "losing count by one"),
              wrong(num(key + 2), "overlooking the condition for two rows"),
            ]
          : [
              wrong(num(kind === "sum" ? total(rows) : highest(rows)), "ignoring the condition"),
              wrong(
                num(kind === "sum" ? total(others) : highest(others)),
                "taking the rows of the other departments",
              ),
              wrong(
                num(kind === "sum" ? highest(inDept) : total(inDept)),
                kind === "sum"
                  ? "taking the largest salary instead of the sum"
                  : "adding the salaries instead of taking the largest",
              ),
              wrong(num(Math.min(...inDept.map(({ salary }) => salary))), "taking the smallest salary"),
              wrong(num(at(inDept, 0).salary), "taking the first matching row"),
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
    name: "rows-of-a-product-or-union",
    topic: "databases",
    difficulty: "EASY",
    write(random) {
      const [r, s] = [random.int(4, 20), random.int(4, 20)];
      const [a, b] = [random.int(2, 6), random.int(2, 6)];
      const shared = random.int(1, Math.min(r, s) - 1);
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
          wrong(num(rowWise), "testing each single salary, as WHERE would"),
          wrong(num(rows.length), "ignoring GROUP BY and HAVING"),
          ...counts.map(({ n, dept }) =>
            wrong(num(n), `taking the group ${dept}, which does not satisfy the condition`),
          ),
          wrong(num(rows.length - only.n), "counting the rows of the groups that are thrown out"),
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
            "LEFT JOIN": `A left join adds the lonely rows of R: $${pairs} + ${leftAlone} = ${key}$ rows.`,
            "RIGHT JOIN": `A right join adds the lonely rows of S: $${pairs} + ${rightAlone} = ${key}$ rows.`,
            "FULL OUTER JOIN": `A full outer join adds the lonely rows of both: $${pairs} + ${leftAlone} + ${rightAlone} = ${key}$ rows.`,
          }[kind],
        ],
      };
    },
  }),
  computed({
    name: "closure-of-attributes",
    topic: "databases",
    difficulty: "MEDIUM",
    write(random) {
      const attributes = "ABCDEF";
      const rules = someRules(random, attributes, 5);
      const start = random
        .sample([...attributes], random.int(1, 2))
        .sort()
        .join("");
      const key = closure(start, rules);
      if (key.length - start.length < 2 || key.length === 6) return undefined;
      const show = (set: string) => `$\\{${[...new Set(set)].sort().join(", ")}\\}$`;
      const oneStep =
        start +
        rules
          .filter(([left]) => [...left].every((one) => start.includes(one)))
          .map(([, right]) => right)
          .join("");
      const loose = closure(
        start,
        rules.flatMap(([left, right]) => [...left].map((one): [string, string] => [one, right])),
      );
      const backwards = closure(
        start,
        rules.map(([left, right]): [string, string] => [right, left]),
      );
      const lost = [...key].filter((one) => !start.includes(one)).join("");
      return {
        text: `A relation with the attributes A to F has the functional dependencies ${rulesText(rules)}. What is the closure of $\\{${[...start].join(", ")}\\}$?`,
        answer: show(key),
        distractors: [
          ...(random.chance(0.4) ? [wrong(show(attributes), "assuming that the attributes form a key")] : []),
          wrong(show(oneStep), "applying the dependencies once only and not again to what was found"),
          wrong(show(loose), "applying a dependency although only a part of its left side is known"),
          wrong(show(lost), "leaving out the attributes one starts from"),
          wrong(show(backwards), "using the dependencies from right to left"),
          wrong(show(attributes), "assuming that the attributes form a key"),
          wrong(show(key.slice(0, -1)), "overlooking the last attribute"),
        ],
        explanation: [
          `Start with ${show(start)} and add the right side of every dependency whose whole left side is there, until nothing new comes.`,
          `This ends with ${show(key)}.`,
        ],
        verify() {
          const reached = new Set(start);
          for (let pass = 0; pass < 10; pass++)
            for (const [left, right] of rules)
              if ([...left].every((one) => reached.has(one))) for (const one of right) reached.add(one);
          return [...reached].sort().join("") === key;
        },
      };
    },
  }),
  computed({
    name: "candidate-keys-of-a-relation",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const attributes = "ABCDE";
      const rules = someRules(random, attributes, random.int(3, 4));
      if (
        rules.some(([left, right]) => rules.some(([l, r]) => l === right && r === left && random.chance(0.3)))
      )
        return undefined;
      const keys = candidateKeys(attributes, rules);
      if (keys.length > 4 || new Set(rules.map(String)).size < rules.length) return undefined;
      if (keys.length === 1 && random.chance(0.6)) return undefined;
      const show = (chosen: readonly string[]) => list(chosen);
      const right = new Set(rules.map(([, target]) => target));
      const core = [...attributes].filter((one) => !right.has(one)).join("");
      if (core === "" || core.length > 3) return undefined;
      const other = subsets(attributes).filter(
        (set) => set.length === at(keys, 0).length && !keys.includes(set),
      );
      const wider = keys.map((key) =>
        [...new Set(key + random.pick([...attributes].filter((one) => !key.includes(one))))].sort().join(""),
      );
      const shared = (set: string) => [...set].filter((one) => core.includes(one)).length;
      const [spare = "", spare2 = ""] = random.shuffle(other).sort((x, y) => shared(y) - shared(x));
      return {
        text: `A relation R(A, B, C, D, E) has the functional dependencies ${rulesText(rules)}. What are all its candidate keys?`,
        answer: show(keys),
        distractors: [
          ...(keys.length > 1
            ? [wrong(show(keys.slice(0, -1)), "stopping after the first key found")]
            : [
                wrong(show([...keys, spare].sort()), `not checking that ${spare} determines every attribute`),
              ]),
          wrong(
            show(keys.length > 1 ? [...keys.slice(0, -1), spare].sort() : [spare]),
            `taking ${spare}, whose closure is only ${closure(spare, rules)}, for a key`,
          ),
          wrong(show(wider), "giving superkeys that are not minimal"),
          wrong(
            show([...keys, ...(keys.length > 1 ? [spare2] : [spare, spare2])].sort()),
            `counting ${spare2}, whose closure is only ${closure(spare2, rules)}, as a key`,
          ),
        ],
        explanation: [
          `${list([...core])} never ${core.length === 1 ? "stands" : "stand"} on a right side, so every key must contain ${core.length === 1 ? "it" : "them"}.`,
          ...keys.map(
            (key) => `The closure of ${key} is ABCDE, and no proper part of ${key} has this closure.`,
          ),
          `No other minimal set works, so the candidate keys are: ${show(keys)}.`,
        ],
        verify: () =>
          keys.every(
            (key) =>
              closure(key, rules) === attributes &&
              [...key].every((one) => closure(key.replace(one, ""), rules) !== attributes),
          ),
      };
    },
  }),
  computed({
    name: "highest-normal-form",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const attributes = "ABCD";
      const rules = someRules(random, attributes, random.int(2, 3));
      if (new Set(rules.map(String)).size < rules.length) return undefined;
      const keys = candidateKeys(attributes, rules);
      if (keys.length > 3) return undefined;
      const prime = new Set(keys.join(""));
      const isSuper = (set: string) => closure(set, rules) === attributes;
      const isPart = (set: string) =>
        keys.some((key) => set.length < key.length && [...set].every((one) => key.includes(one)));
      // Every non-trivial dependency of the closure, not only the given ones.
      const all = subsets(attributes).flatMap((set) =>
        [...closure(set, rules)]
          .filter((one) => !set.includes(one))
          .map((one): [string, string] => [set, one]),
      );
      const breaksSecond = all.find(([left, right]) => isPart(left) && !prime.has(right));
      const breaksThird = all.find(([left, right]) => !isSuper(left) && !prime.has(right));
      const breaksBoyce = all.find(([left]) => !isSuper(left));
      const key = breaksSecond ? "1NF" : breaksThird ? "2NF" : breaksBoyce ? "3NF" : "BCNF";
      if (key === "1NF" && random.chance(0.5)) return undefined;
      const names = {
        "1NF": "First normal form (1NF)",
        "2NF": "Second normal form (2NF)",
        "3NF": "Third normal form (3NF)",
        BCNF: "Boyce–Codd normal form",
      };
      const arrow = (rule: readonly [string, string] | undefined) =>
        rule ? `$${rule[0]} \\to ${rule[1]}$` : "";
      const why = {
        "1NF": `In ${arrow(breaksSecond)} the attribute ${breaksSecond?.[1]}, which is in no key, depends on a part of a key: not 2NF.`,
        "2NF": `No attribute outside the keys depends on a part of a key, so 2NF holds. But in ${arrow(breaksThird)} the left side is no superkey and ${breaksThird?.[1]} is in no key: not 3NF.`,
        "3NF": `Wherever the left side is no superkey, the right side belongs to a key, so 3NF holds. But the left side of ${arrow(breaksBoyce)} is no superkey: not BCNF.`,
        BCNF: "The left side of every dependency is a superkey, so BCNF holds.",
      }[key];
      return {
        text: `What is the highest normal form of the relation R(A, B, C, D), all of whose values are atomic, with the functional dependencies ${rulesText(rules)}?`,
        answer: names[key],
        distractors: (["3NF", "2NF", "BCNF", "1NF"] as const)
          .filter((other) => other !== key)
          .map((other) =>
            wrong(
              names[other],
              {
                "1NF": "seeing a dependency on a part of a key where there is none",
                "2NF":
                  key === "1NF"
                    ? "overlooking the dependency on a part of a key"
                    : "taking a harmless dependency for a transitive one",
                "3NF":
                  key === "BCNF"
                    ? "not noticing that every left side is a superkey"
                    : "overlooking that an attribute outside the keys depends on something that is no superkey",
                BCNF: "taking every left side for a superkey",
              }[other],
            ),
          ),
        explanation: [
          `The candidate ${keys.length === 1 ? "key is" : "keys are"} ${list(keys)}.`,
          why,
          `So the highest form is: ${names[key]}.`,
        ],
      };
    },
  }),
  computed({
    name: "order-of-a-b-plus-tree",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const block = random.pick([512, 1024, 2048, 4096]);
      const keySize = random.int(6, 24);
      const pointer = random.int(4, 10);
      const order = Math.floor((block + keySize) / (keySize + pointer));
      if ((block + keySize) % (keySize + pointer) < 2) return undefined;
      return {
        text: `The nodes of a B+ tree are blocks of ${block} bytes. Search keys have ${keySize} bytes and block pointers ${pointer} bytes. An internal node with $p$ pointers holds $p - 1$ keys. What is the largest possible $p$?`,
        answer: num(order),
        distractors: [
          wrong(
            num(
              Math.floor(block / (keySize + pointer)) === order
                ? order - 1
                : Math.floor(block / (keySize + pointer)),
            ),
            "counting as many keys as pointers",
          ),
          wrong(num(order + 1), "rounding up, so that the node would not fit"),
          wrong(num(Math.floor(block / keySize)), "forgetting the pointers"),
          wrong(num(Math.floor(block / pointer)), "forgetting the keys"),
          wrong(
            num(Math.floor((block + keySize) / (2 * (keySize + pointer)))),
            "giving the least filling of a node, which is half",
          ),
        ],
        explanation: [
          `$${pointer}p + ${keySize}(p - 1) \\le ${block}$, so $${pointer + keySize}p \\le ${block + keySize}$.`,
          `$\\frac{${block + keySize}}{${pointer + keySize}}$ rounded down is ${order}.`,
        ],
        satisfies: (p) => pointer * p + keySize * (p - 1) <= block && pointer * (p + 1) + keySize * p > block,
      };
    },
  }),
  computed({
    name: "conflict-serialisable-order",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const items = ["x", "y"];
      const steps = range(1, 7).map(() => ({
        t: random.int(1, 3),
        write: random.chance(0.5),
        item: random.pick(items),
      }));
      if (new Set(steps.map(({ t }) => t)).size < 3) return undefined;
      const edges = new Set<string>();
      for (const [index, first] of steps.entries())
        for (const second of steps.slice(index + 1))
          if (first.t !== second.t && first.item === second.item && (first.write || second.write))
            edges.add(`${first.t}${second.t}`);
      const orders = [
        [1, 2, 3],
        [1, 3, 2],
        [2, 1, 3],
        [2, 3, 1],
        [3, 1, 2],
        [3, 2, 1],
      ];
      const fits = orders.filter((order) =>
        [...edges].every((edge) => order.indexOf(Number(edge[0])) < order.indexOf(Number(edge[1]))),
      );
      if (fits.length > 1) return undefined;
      if (fits.length === 0 && random.chance(0.75)) return undefined;
      const show = (order: readonly number[]) => order.map((t) => `T${t}`).join(", ");
      const none = "It is not conflict-serialisable";
      const key = fits[0] ? show(fits[0]) : none;
      const shown = steps.map(({ t, write, item }) => `${write ? "W" : "R"}${t}(${item})`).join(" ");
      const arrows = [...edges].sort().map((edge) => `T${edge[0]} → T${edge[1]}`);
      return {
        text: `To which serial order of the transactions is this schedule conflict-equivalent? (R1(x) means that transaction T1 reads x; W1(x), that it writes x.)\n${fence(shown)}`,
        answer: key,
        distractors: [
          ...(fits[0]
            ? [
                wrong(
                  show([...fits[0]].reverse()),
                  "drawing the edges of the precedence graph the wrong way round",
                ),
                wrong(none, "seeing a cycle that is not there"),
              ]
            : []),
          ...random
            .shuffle(orders.filter((order) => order !== fits[0]))
            .slice(0, 4)
            .map((order) => wrong(show(order), "overlooking a conflict that forbids this order")),
        ],
        explanation: [
          `Two operations of different transactions on the same item conflict if at least one writes. The precedence graph has the edges ${list(arrows)}.`,
          fits[0]
            ? `The only order that respects all of them is ${key}.`
            : `The edges form a cycle, so no serial order respects them all. ${none}.`,
        ],
      };
    },
  }),
];
