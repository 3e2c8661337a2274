import { slips } from "../../../../../kit/slips.ts";
import { mean, range } from "../../../../../numbers/arithmetic.ts";
import { num } from "../../../../../numbers/value.ts";
import { computed } from "../../../../../writing/computed.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { fence, table } from "../../code.ts";

interface Row {
  id: number;
  dept: string;
  pay: number;
}

interface Query {
  lines: readonly string[];
  keeps: (row: Row, rows: readonly Row[]) => boolean;
  /** What a reader takes it for. */
  misread: (row: Row, rows: readonly Row[]) => boolean;
  misreading: string;
  said: string;
}

const of = (rows: readonly Row[], dept: string) =>
  rows.filter((row) => row.dept === dept).map(({ pay }) => pay);
const all = (rows: readonly Row[]) => rows.map(({ pay }) => pay);

const QUERIES: readonly Query[] = [
  {
    lines: [
      "SELECT COUNT(*) FROM emp e",
      "WHERE e.pay > (SELECT AVG(f.pay) FROM emp f",
      "               WHERE f.dept = e.dept);",
    ],
    keeps: (row, rows) => row.pay > mean(of(rows, row.dept)),
    misread: (row, rows) => row.pay > mean(all(rows)),
    misreading: "comparing with the average of the whole table",
    said: "The inner query gives the average pay of the row's own department, and the rows above it are counted.",
  },
  {
    lines: [
      "SELECT COUNT(*) FROM emp e",
      "WHERE NOT EXISTS (SELECT * FROM emp f",
      "                  WHERE f.dept = e.dept AND f.pay > e.pay);",
    ],
    keeps: (row, rows) => of(rows, row.dept).every((pay) => pay <= row.pay),
    misread: (row, rows) => all(rows).every((pay) => pay <= row.pay),
    misreading: "looking for the highest pay of the whole table",
    said: "A row is counted if nobody in its department is paid more: the highest of each department, with all ties.",
  },
  {
    lines: [
      "SELECT COUNT(*) FROM emp e",
      "WHERE e.pay > ANY (SELECT f.pay FROM emp f",
      "                   WHERE f.dept = 'P');",
    ],
    keeps: (row, rows) => of(rows, "P").some((pay) => row.pay > pay),
    misread: (row, rows) => of(rows, "P").every((pay) => row.pay > pay),
    misreading: "reading ANY as ALL",
    said: "A row is counted if its pay is greater than at least one pay of department P, that is than the least of them.",
  },
  {
    lines: [
      "SELECT COUNT(*) FROM emp e",
      "WHERE e.pay >= ALL (SELECT f.pay FROM emp f",
      "                    WHERE f.dept <> e.dept);",
    ],
    keeps: (row, rows) => rows.every((other) => other.dept === row.dept || row.pay >= other.pay),
    misread: (row, rows) => all(rows).every((pay) => row.pay >= pay),
    misreading: "comparing with the row's own department as well",
    said: "A row is counted if nobody in another department is paid more.",
  },
  {
    lines: [
      "SELECT COUNT(*) FROM emp e",
      "WHERE 2 > (SELECT COUNT(*) FROM emp f",
      "           WHERE f.pay > e.pay);",
    ],
    keeps: (row, rows) => all(rows).filter((pay) => pay > row.pay).length < 2,
    misread: (row, rows) => [...new Set(all(rows))].filter((pay) => pay > row.pay).length < 2,
    misreading: "counting different amounts instead of rows",
    said: "A row is counted if fewer than two rows of the table have a higher pay.",
  },
];

export const nestedQueries: WriterList = [
  computed({
    name: "rows-of-a-nested-query",
    depth: 5,
    chapter: "queries",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const { lines, keeps, misread, misreading, said } = random.pick(QUERIES);
      const rows = range(1, random.int(7, 8)).map(
        (id): Row => ({ id, dept: random.pick(["P", "Q", "R"]), pay: 10 * random.int(2, 8) }),
      );
      if (["P", "Q", "R"].some((dept) => of(rows, dept).length < 2)) return undefined;
      const kept = rows.filter((row) => keeps(row, rows));
      const size = kept.length;
      const mistaken = rows.filter((row) => misread(row, rows)).length;
      if (size < 2 || size === rows.length || mistaken === size) return undefined;
      const key = num(size);
      return {
        text: `Consider the following table \`emp\`.\n${table(
          ["id", "dept", "pay"],
          rows.map(({ id, dept, pay }) => [id, dept, pay]),
        )}\nThe number that the following SQL query returns is ________.\n${fence(...lines)}`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          (
            [
              [mistaken, misreading],
              [rows.length - size, "counting the other rows"],
              [size - 1, "leaving out one of the rows that qualify"],
              [size + 1, "counting a row for which the comparison does not hold"],
              [rows.length, "letting every row qualify"],
              [3, "giving one row for each department"],
              [size + 2, "counting two rows for which the comparison does not hold"],
            ] as const
          ).filter(([count]) => count <= rows.length),
        ),
        explanation: [
          said,
          `The rows with these ids qualify: ${kept.map(({ id }) => id).join(", ")}.`,
          `The query returns ${size}.`,
        ],
      };
    },
  }),
  computed({
    name: "tuples-of-a-division",
    depth: 5,
    chapter: "queries",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const students = ["s1", "s2", "s3", "s4", "s5"];
      const courses = ["c1", "c2", "c3"];
      const wanted = random.sample(courses, 2).sort();
      const pairs = students.flatMap((student) =>
        courses.filter(() => random.chance(0.65)).map((course) => [student, course] as const),
      );
      const taken = (student: string) => pairs.filter(([who]) => who === student).map(([, course]) => course);
      const full = students.filter((student) => wanted.every((course) => taken(student).includes(course)));
      const some = students.filter((student) => wanted.some((course) => taken(student).includes(course)));
      const active = students.filter((student) => taken(student).length > 0);
      const isLack = random.chance();
      const lacking = active.filter((student) => !full.includes(student));
      const size = isLack ? lacking.length : full.length;
      if (size < 2 || full.length === active.length || pairs.length > 11) return undefined;
      const key = num(size);
      const inner = "\\pi_{sid}((\\pi_{sid}(E) \\times C) - E)";
      return {
        text: `Consider the following relations $E(sid, cid)$ and $C(cid)$.\n${table(["sid", "cid"], pairs)}\n${table(
          ["cid"],
          wanted.map((course) => [course]),
        )}\nThe number of tuples in the result of the relational algebra expression $${isLack ? inner : `\\pi_{sid}(E) - ${inner}`}$ is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            isLack ? full.length : lacking.length,
            isLack ? "counting those who have all of $C$" : "counting those who lack something of $C$",
          ],
          [some.length, "counting those who have at least one of $C$"],
          [active.length, "counting all of $\\pi_{sid}(E)$"],
          [
            active.reduce(
              (sum, student) => sum + wanted.filter((course) => !taken(student).includes(course)).length,
              0,
            ),
            "counting the missing pairs",
          ],
          [size + 1, "counting one too many"],
          [size - 1, "missing one"],
          [pairs.length, "counting the tuples of $E$"],
        ]),
        explanation: [
          `The product holds every pair of a student in $E$ and a course in $C$; taking $E$ away leaves the pairs that are missing. So $${inner}$ names those who lack a course of $C$: ${lacking.join(", ") || "nobody"}.`,
          isLack
            ? `These are ${size} tuples.`
            : `Subtracting them leaves those who have all courses of $C$: ${full.join(", ")}, that is ${size} tuples.`,
        ],
        verify: () => {
          const missing = active.flatMap((student) =>
            wanted
              .filter((course) => !pairs.some(([who, what]) => who === student && what === course))
              .map(() => student),
          );
          return (isLack ? new Set(missing).size : active.length - new Set(missing).size) === size;
        },
      };
    },
  }),
];
