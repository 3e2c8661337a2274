import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num, percent } from "../../../../numbers/value.ts";
import { type Wrong, wrong } from "../../../../writing/computed.ts";
import { capitalise, list, people } from "../../../../writing/english.ts";
import { askAverage, askDifference, askValue } from "../questions/ask-amount.ts";
import { askPercentMore, askPercentOf, askRatio } from "../questions/ask-share.ts";
import { askNewcomer } from "../questions/ask-steps.ts";
import { askHowMany, askWhichOfClose } from "../questions/ask-which.ts";
import { averageOf, together } from "../questions/derived.ts";
import { type Misread, misreadings, type Quantity } from "../questions/quantity.ts";
import { dataSet } from "./data-set.ts";
import { type Form, fiveOf, withLevel } from "./forms.ts";

/** Percentages in a table whose head gives the maximum marks. */
interface Marks {
  students: readonly string[];
  subjects: readonly { name: string; most: number }[];
  shares: readonly (readonly number[])[];
  figure: FigureOf<"table">;
}

function amount({ subjects, shares }: Marks, student: number, subject: number): number {
  return ((shares[student]?.[subject] ?? 0) * (subjects[subject]?.most ?? 0)) / 100;
}

/** From the table's own cell and the number in its head. */
function readMark({ figure }: Marks, student: number, subject: number): number {
  const most = /\((\d+)\)/.exec(figure.columns[subject + 1] ?? "")?.[1];
  return (Number(figure.rows[student]?.[subject + 1]) / 100) * Number(most);
}

function mark(marks: Marks, student: number, subject: number): Quantity {
  const { name = "", most = 0 } = marks.subjects[subject] ?? {};
  const share = marks.shares[student]?.[subject] ?? 0;
  const inSubject = marks.students.map((_, other) => amount(marks, other, subject));
  return {
    says: `the score of ${marks.students[student]} in ${name}`,
    amount: amount(marks, student, subject),
    sum: `\\frac{${share}}{100} \\times ${most}`,
    again: () => readMark(marks, student, subject),
    misread: [
      [share, "taking the percentage for the marks"],
      ...misreadings(marks.students, inSubject, student),
    ],
  };
}

function totalOf(marks: Marks, student: number): Quantity {
  const parts = marks.subjects.map((_, subject) => amount(marks, student, subject));
  const totals = marks.students.map((_, other) =>
    sum(marks.subjects.map((_, at) => amount(marks, other, at))),
  );
  return {
    says: `the total score of ${marks.students[student]} in all the subjects`,
    amount: sum(parts),
    sum: parts.join(" + "),
    again: () => sum(marks.subjects.map((_, subject) => readMark(marks, student, subject))),
    misread: [
      [sum(marks.shares[student] ?? []), "adding up the percentages as if they were marks"],
      ...misreadings(marks.students, totals, student),
      [sum(parts.slice(1)), "leaving out the first subject"],
      [sum(parts.slice(0, -1)), "leaving out the last subject"],
    ],
  };
}

const isBelowFull = ({ value }: Wrong) => typeof value !== "string" && (value.number ?? 0) < 100;

const anyStudent = (random: Random) => random.int(0, 4);
const twoStudents = (random: Random) => random.sample(range(0, 4), 2) as [number, number];
const twoSubjects = (random: Random, { subjects }: Marks) =>
  random.sample(range(0, subjects.length - 1), 2).sort((a, b) => a - b);
const inTwoSubjects = (marks: Marks, student: number, subjects: readonly number[]) =>
  together(
    `the score of ${marks.students[student]} in ${list(subjects.map((s) => marks.subjects[s]?.name))} together`,
    subjects.map((s) => mark(marks, student, s)),
  );
const anySubject = (random: Random, { subjects }: Marks) => random.int(0, subjects.length - 1);

const forms: readonly Form<Marks>[] = [
  (random, marks) => {
    const subject = anySubject(random, marks);
    if (marks.subjects[subject]?.most === 100) return undefined;
    const one = mark(marks, anyStudent(random), subject);
    return withLevel("EASY", askValue(one, [`${capitalise(one.says)} is $${one.sum} = ${one.amount}$.`]));
  },
  (random, marks) => {
    const one = totalOf(marks, anyStudent(random));
    return askValue(one, [`In the order of the table: $${one.sum} = ${one.amount}$.`]);
  },
  (random, marks) => {
    const [x, y] = twoStudents(random);
    const [s, t] = [anySubject(random, marks), anySubject(random, marks)];
    return askDifference(mark(marks, x, s), mark(marks, y, t));
  },
  (random, marks) => {
    const [x, y] = twoStudents(random);
    return askRatio(mark(marks, x, anySubject(random, marks)), mark(marks, y, anySubject(random, marks)));
  },
  (random, marks) => {
    const [x, y] = twoStudents(random);
    const s = anySubject(random, marks);
    return withLevel("EASY", askPercentMore(mark(marks, x, s), mark(marks, y, s)));
  },
  (random, marks) => {
    const [x, y] = twoStudents(random);
    const subjects = twoSubjects(random, marks);
    return askPercentMore(inTwoSubjects(marks, x, subjects), inTwoSubjects(marks, y, subjects));
  },
  (random, marks) => {
    const [x, y] = twoStudents(random);
    return askRatio(
      inTwoSubjects(marks, x, twoSubjects(random, marks)),
      inTwoSubjects(marks, y, twoSubjects(random, marks)),
    );
  },
  (random, marks) => {
    const [x, y] = twoStudents(random);
    return askDifference(totalOf(marks, x), totalOf(marks, y));
  },
  (random, marks) => {
    const [student, s] = [anyStudent(random), anySubject(random, marks)];
    const { name = "", most = 0 } = marks.subjects[s] ?? {};
    const rest = averageOf(
      `the average of the marks of the other four in ${name}`,
      range(0, 4)
        .filter((other) => other !== student)
        .map((other) => mark(marks, other, s)),
    );
    return most !== 100 && isNeat(rest.amount, 1) ? askDifference(mark(marks, student, s), rest) : undefined;
  },
  (random, marks) => {
    const s = anySubject(random, marks);
    const { name = "", most = 0 } = marks.subjects[s] ?? {};
    return askNewcomer(random, {
      most,
      parts: range(0, 4).map((student) => mark(marks, student, s)),
      text: (average) =>
        `With a sixth student the average of the marks in ${name} becomes ${average}. How many marks did the sixth student score in ${name}?`,
    });
  },
  (random, marks) => {
    const s = anySubject(random, marks);
    const shares = marks.shares.map((row) => row[s] ?? 0);
    return askAverage(
      `the average of the marks of the five students in ${marks.subjects[s]?.name}`,
      range(0, 4).map((student) => mark(marks, student, s)),
      [[sum(shares), "averaging the percentages instead of the marks"]],
    );
  },
  (random, marks) => {
    const student = anyStudent(random);
    const one = totalOf(marks, student);
    const most = sum(marks.subjects.map((subject) => subject.most));
    const shares = marks.shares[student] ?? [];
    const simple = sum(shares) / shares.length;
    const whole: Quantity = {
      says: "the maximum marks of all the subjects together",
      amount: most,
      sum: marks.subjects.map((subject) => subject.most).join(" + "),
      again: () => sum(marks.figure.columns.slice(1).map((head) => Number(/\((\d+)\)/.exec(head)?.[1]))),
      misread: [[100 * marks.subjects.length, "taking every subject to have 100 marks"]],
    };
    const question = askPercentOf(
      one,
      whole,
      num,
      `What is the overall percentage of marks of ${marks.students[student]}?`,
    );
    if (!question || !isNeat(simple, 1)) return undefined;
    const naive: Misread = [simple, "averaging the percentages though the maximum marks differ"];
    return withLevel("HARD", {
      ...question,
      distractors: [wrong(percent(naive[0]), naive[1]), ...question.distractors.filter(isBelowFull)],
    });
  },
  (random, marks) => {
    const isLeast = random.chance(0.4);
    return askWhichOfClose(
      `Who has the ${isLeast ? "lowest" : "highest"} total score?`,
      marks.students.map((name, student) => ({
        name,
        amount: totalOf(marks, student).amount,
        shown: `$${totalOf(marks, student).amount}$`,
      })),
      isLeast,
    );
  },
  (random, marks) => {
    const s = anySubject(random, marks);
    const { name = "", most = 0 } = marks.subjects[s] ?? {};
    const limit = random.pick([0.6, 0.7, 0.75]) * most;
    if (!isNeat(limit) || marks.students.some((_, student) => amount(marks, student, s) === limit))
      return undefined;
    const question = askHowMany(
      `How many of the five students have more than ${limit} marks in ${name}?`,
      marks.students.map((student, at) => ({
        name: student,
        shown: `$${amount(marks, at, s)}$`,
        holds: amount(marks, at, s) > limit,
      })),
      `Above ${limit} are`,
    );
    return (
      question && {
        ...question,
        difficulty: "EASY",
        verify: () =>
          `$${range(0, 4).filter((at) => readMark(marks, at, s) > limit + 1e-9).length}$` ===
          `${question.answer}`,
      }
    );
  },
];

export const marksTable = dataSet("table-of-marks-in-percent", "MEDIUM", (random) => {
  const names = random.sample(
    ["Physics", "Chemistry", "Mathematics", "English", "Hindi", "Computers", "Economics"],
    5,
  );
  const subjects = names.map((name) => ({ name, most: random.pick([50, 60, 80, 100, 120, 150, 200]) }));
  if (new Set(subjects.map(({ most }) => most)).size < 3) return undefined;
  const students = people(random, 5).map(({ name }) => name);
  const shares = students.map(() =>
    subjects.map(({ most }) => random.step(50, 95, most % 100 === 0 ? 1 : most % 20 === 0 ? 5 : 2)),
  );
  const figure: FigureOf<"table"> = {
    type: "table",
    title: "Marks obtained, in per cent of the maximum marks",
    columns: ["Student", ...subjects.map(({ name, most }) => `${name} (${most})`)],
    rows: students.map((name, at) => [name, ...(shares[at] ?? [])]),
    note: "The maximum marks of a subject stand in brackets.",
  };
  const marks: Marks = { students, subjects, shares, figure };
  if (students.some((_, s) => subjects.some((_, t) => !isNeat(amount(marks, s, t))))) return undefined;
  return {
    stimulus: {
      text: "The table shows what percentage of the maximum marks five students obtained in each of five subjects. The maximum marks of each subject are given in brackets. Study it and answer the questions.",
      figure,
    },
    questions: fiveOf(random, marks, forms),
  };
});
