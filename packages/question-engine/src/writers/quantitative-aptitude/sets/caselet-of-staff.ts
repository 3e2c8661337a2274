import { range, sum } from "../../../numbers/arithmetic.ts";
import type { Random } from "../../../numbers/random.ts";
import { isNeat } from "../../../numbers/rounding.ts";
import { num, ratio } from "../../../numbers/value.ts";
import { askDifference, askSum } from "./questions/ask-amount.ts";
import { askPercentMore, askPercentOf, askRatio } from "./questions/ask-share.ts";
import { askChangedRatio } from "./questions/ask-steps.ts";
import { averageOf, gapOf, together } from "./questions/derived.ts";
import { misreadings, type Quantity } from "./questions/quantity.ts";
import { dataSet } from "./tables/data-set.ts";
import { type Form, fiveOf, withLevel } from "./tables/forms.ts";

/** Employees of departments, men and women. */
interface Staff {
  total: number;
  names: readonly string[];
  shares: readonly number[];
  /** Men to women. */
  ratios: readonly (readonly [number, number])[];
}

type Group = "all" | "men" | "women";

function countOf({ total, shares, ratios }: Staff, group: Group, at: number): number {
  const all = (total * (shares[at] ?? 0)) / 100;
  const [men = 1, women = 1] = ratios[at] ?? [];
  return group === "all" ? all : (all * (group === "men" ? men : women)) / (men + women);
}

const SAYS: Record<Group, string> = { all: "employees", men: "men", women: "women" };

function staffOf(staff: Staff, group: Group, at: number): Quantity {
  const [men = 1, women = 1] = staff.ratios[at] ?? [];
  const part = group === "men" ? men : women;
  const share = staff.shares[at] ?? 0;
  const amounts = staff.names.map((_, other) => countOf(staff, group, other));
  return {
    says: `the number of ${SAYS[group]} in ${staff.names[at]}`,
    amount: countOf(staff, group, at),
    sum:
      group === "all"
        ? `\\frac{${share}}{100} \\times ${staff.total}`
        : `\\frac{${share}}{100} \\times ${staff.total} \\times \\frac{${part}}{${men + women}}`,
    again: () => {
      // One part of the ratio at a time.
      const one = (staff.total / 100 / (men + women)) * share;
      return Math.round((group === "all" ? one * men + one * women : one * part) * 1e6) / 1e6;
    },
    misread: [
      ...(group === "all"
        ? []
        : ([
            [
              countOf(staff, group === "men" ? "women" : "men", at),
              `giving the ${group === "men" ? "women" : "men"}`,
            ],
            [countOf(staff, "all", at), "giving all the employees of the department"],
          ] as const)),
      ...misreadings(staff.names, amounts, at),
    ],
  };
}

function staffTotal(staff: Staff, group: "men" | "women"): Quantity {
  const parts = staff.names.map((_, at) => countOf(staff, group, at));
  const other = group === "men" ? "women" : "men";
  return {
    says: `the total number of ${group} in the four departments`,
    amount: sum(parts),
    sum: parts.join(" + "),
    again: () => staff.total - sum(staff.names.map((_, at) => countOf(staff, other, at))),
    misread: [
      [staff.total - sum(parts), `giving the ${other}`],
      [sum(parts.slice(1)), "leaving out the first department"],
      [sum(parts.slice(0, -1)), "leaving out the last department"],
      [staff.total / 2, `taking half of the employees to be ${group}`],
    ],
  };
}

const inTwo = (staff: Staff, group: Group, places: readonly [number, number]): Quantity => {
  const [x, y] = [...places].sort((a, b) => a - b) as [number, number];
  return together(
    `the number of ${SAYS[group]} in ${staff.names[x]} and ${staff.names[y]} together`,
    [x, y].map((at) => staffOf(staff, group, at)),
  );
};

const anyGroup = (random: Random) => random.pick(["men", "women"] as const);
const anyDepartment = (random: Random, { names }: Staff) => random.int(0, names.length - 1);
const twoDepartments = (random: Random, { names }: Staff) =>
  random.sample(range(0, names.length - 1), 2) as [number, number];

const staffForms: readonly Form<Staff>[] = [
  (random, staff) =>
    withLevel("EASY", askSum(staffOf(staff, anyGroup(random), anyDepartment(random, staff)))),
  (random, staff) => askSum(staffTotal(staff, anyGroup(random))),
  (random, staff) => {
    const [x, y] = twoDepartments(random, staff);
    return askRatio(staffOf(staff, "men", x), staffOf(staff, "women", y));
  },
  (random, staff) => {
    const [x, y] = twoDepartments(random, staff);
    return askDifference(staffOf(staff, anyGroup(random), x), staffOf(staff, anyGroup(random), y));
  },
  (random, staff) => {
    const [x, y] = twoDepartments(random, staff);
    const group = anyGroup(random);
    return askPercentMore(staffOf(staff, group, x), staffOf(staff, group, y));
  },
  (random, staff) => {
    const group = anyGroup(random);
    return withLevel(
      "HARD",
      askPercentOf(staffOf(staff, group, anyDepartment(random, staff)), staffTotal(staff, group)),
    );
  },
  (_, staff) => askRatio(staffTotal(staff, "men"), staffTotal(staff, "women")),
  (random, staff) => {
    const [x, y] = twoDepartments(random, staff);
    return withLevel("EASY", askPercentOf(staffOf(staff, "all", x), staffOf(staff, "all", y)));
  },
  (random, staff) => {
    const [w = 0, x = 0, y = 0, z = 0] = random.sample(range(0, 3), 4);
    const [these, those] = [anyGroup(random), anyGroup(random)];
    return askRatio(inTwo(staff, these, [w, x]), inTwo(staff, those, [y, z]));
  },
  (random, staff) => {
    const [x, y] = twoDepartments(random, staff);
    return askPercentOf(inTwo(staff, anyGroup(random), [x, y]), inTwo(staff, "all", [x, y]));
  },
  (random, staff) => {
    const [x, y] = twoDepartments(random, staff);
    const group = anyGroup(random);
    const gap = gapOf(staffOf(staff, "men", x), staffOf(staff, "women", x));
    return withLevel("HARD", askPercentOf(gap, staffOf(staff, group, y)));
  },
  (random, staff) => {
    const [x, y] = twoDepartments(random, staff);
    return askChangedRatio(random, staffOf(staff, "men", x), staffOf(staff, "women", y));
  },
  (random, staff) => {
    const group = anyGroup(random);
    const at = anyDepartment(random, staff);
    const others = range(0, 3).filter((other) => other !== at);
    const rest = averageOf(
      `the average number of ${group} in the other three departments`,
      others.map((other) => staffOf(staff, group, other)),
    );
    return isNeat(rest.amount) ? askPercentMore(staffOf(staff, group, at), rest) : undefined;
  },
  (random, staff) => {
    const group = anyGroup(random);
    const company: Quantity = {
      says: "the number of all employees",
      amount: staff.total,
      again: () => staff.total,
      misread: [],
    };
    return withLevel("HARD", askPercentOf(staffTotal(staff, group), company));
  },
];

const COMPANIES = [
  { what: "A software company", names: ["Development", "Testing", "Sales", "Support"] },
  { what: "A bank", names: ["Loans", "Accounts", "Treasury", "Audit"] },
  { what: "A newspaper house", names: ["Editing", "Printing", "Advertising", "Distribution"] },
  { what: "A hospital group", names: ["Nursing", "Pharmacy", "Administration", "Laboratory"] },
] as const;

export const staffCaselet = dataSet("caselet-of-four-departments", "MEDIUM", (random) => {
  const company = random.pick(COMPANIES);
  const total = random.pick([600, 720, 800, 900, 1000, 1200, 1500, 1800, 2000, 2400]);
  const parts = range(1, 3).map(() => random.step(15, 35, 5));
  const shares = [...parts, 100 - sum(parts)];
  const ratios = company.names.map(() =>
    random.pick([
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
      [3, 1],
      [3, 5],
      [5, 4],
      [5, 3],
      [4, 5],
      [7, 5],
    ] as const),
  );
  const staff: Staff = { total, names: company.names, shares, ratios };
  const counts = company.names.flatMap((_, at) => [countOf(staff, "men", at), countOf(staff, "women", at)]);
  if (shares.some((share) => share < 10 || share > 40) || new Set(shares).size < 3) return undefined;
  if (!counts.every((count) => isNeat(count)) || new Set(ratios.map(String)).size < 4) return undefined;
  const shown = (at: number) => `${ratio(...(ratios[at] ?? [1, 1]))}`;
  const [a, b, c, d] = company.names;
  const text = [
    `${company.what} has ${num(total)} employees in four departments: ${a}, ${b}, ${c} and ${d}.`,
    `${a} has ${shares[0]}% of them, ${b} ${shares[1]}% and ${c} ${shares[2]}%; the rest work in ${d}.`,
    `The ratio of men to women is ${shown(0)} in ${a}, ${shown(1)} in ${b}, ${shown(2)} in ${c} and ${shown(3)} in ${d}.`,
    "Read this and answer the questions.",
  ].join(" ");
  return { stimulus: { text }, questions: fiveOf(random, staff, staffForms) };
});
