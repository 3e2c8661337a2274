import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { nearlyEqual, range, roundTo, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { money, num, percent, type Value } from "../../../../numbers/value.ts";
import { wrong } from "../../../../writing/computed.ts";
import { capitalise, list } from "../../../../writing/english.ts";
import { askAverage, askDifference, askValue } from "../questions/ask-amount.ts";
import { askPercentMore, askPercentOf, askRatio } from "../questions/ask-share.ts";
import { askChangedRatio, askShareAfter, askSplit } from "../questions/ask-steps.ts";
import { gapOf } from "../questions/derived.ts";
import {
  type Misread,
  misreadings,
  numbers,
  type Quantity,
  type Show,
  slipOf,
  sound,
} from "../questions/quantity.ts";
import { dataSet } from "./data-set.ts";
import { type Form, fiveOf, withLevel } from "./forms.ts";

interface Pie {
  names: readonly string[];
  /** In percent. */
  shares: readonly number[];
  total: number;
  /** "the amount spent on rent" */
  says(name: string): string;
  /** "the amount set aside for rent and food together" */
  saysBoth(names: readonly string[]): string;
  /** "the average number of students of law, arts and science" */
  average(names: readonly string[]): string;
  /** A part of one slice goes to another: the whole question. */
  move(part: number, from: string, to: string): string;
  /** "the total number of students" */
  wholeSays: string;
  /** Two kinds that all are of. */
  kinds?: readonly [string, string];
  show: Show;
  isDegrees: boolean;
  figure: FigureOf<"pie">;
}

const amount = ({ shares, total }: Pie, at: number) => ((shares[at] ?? 0) * total) / 100;

/** From the slice as it is written, in per cent or in degrees. */
function readSlice({ figure, names, total }: Pie, at: number): number {
  const slice = figure.slices.find(({ name }) => name === names[at]);
  return ((slice?.value ?? 0) * total) / (figure.measure === "degrees" ? 360 : 100);
}

function slice(pie: Pie, at: number): Quantity {
  const amounts = pie.names.map((_, other) => amount(pie, other));
  const share = pie.shares[at] ?? 0;
  return {
    says: pie.says(pie.names[at] ?? ""),
    amount: amount(pie, at),
    sum: pie.isDegrees
      ? `\\frac{${roundTo(share * 3.6, 2)}}{360} \\times ${pie.total}`
      : `\\frac{${share}}{100} \\times ${pie.total}`,
    again: () => readSlice(pie, at),
    misread: [
      ...misreadings(pie.names, amounts, at),
      pie.isDegrees
        ? [(share * 3.6 * pie.total) / 100, "taking the degrees for a percentage"]
        : [(share * pie.total) / 360, "taking the percentage for degrees"],
    ],
  };
}

function both(pie: Pie, at: readonly number[]): Quantity {
  const parts = at.map((one) => amount(pie, one));
  return {
    says: pie.saysBoth(at.map((one) => pie.names[one] ?? "")),
    amount: sum(parts),
    sum: parts.join(" + "),
    again: () => sum(at.map((one) => readSlice(pie, one))),
    misread: [
      ...parts.map((part): Misread => [part, "leaving out one of the two"]),
      ...pie.names.flatMap((name, other) =>
        at.includes(other)
          ? []
          : [[(parts[0] ?? 0) + amount(pie, other), `taking ${name.toLowerCase()} instead`] as const],
      ),
    ],
  };
}

const whole = ({ wholeSays, total }: Pie): Quantity => ({
  says: wholeSays,
  amount: total,
  again: () => total,
  misread: [],
});

const any = (random: Random, { names }: Pie) => random.int(0, names.length - 1);
const some = (random: Random, { names }: Pie, count: number) =>
  random.sample(range(0, names.length - 1), count);

const forms: readonly Form<Pie>[] = [
  (random, pie) => {
    const one = slice(pie, any(random, pie));
    return withLevel(
      "EASY",
      askValue(one, [`${capitalise(one.says)} is $${one.sum} = ${pie.show(one.amount).tex}$.`], pie.show),
    );
  },
  (random, pie) => {
    const [x = 0, y = 0] = some(random, pie, 2);
    return withLevel("EASY", askDifference(slice(pie, x), slice(pie, y), pie.show));
  },
  /** The angle where percentages are shown, the percentage where angles are. */
  (random, pie) => {
    const at = any(random, pie);
    const share = pie.shares[at] ?? 0;
    const degrees = roundTo(share * 3.6, 2);
    const others = pie.names.flatMap((name, other) =>
      other === at ? [] : [[pie.shares[other] ?? 0, `taking the sector marked “${name}”`] as const],
    );
    if (pie.isDegrees)
      return sound({
        difficulty: "EASY",
        text: `What percentage of the whole does the sector marked “${pie.names[at]}” stand for?`,
        answer: percent(share),
        distractors: [
          ...others.map(([amount, why]) => wrong(percent(amount), why)),
          wrong(percent(Math.round(degrees)), "taking the degrees for a percentage"),
        ],
        explanation: [
          `The whole circle is $360^\\circ$ and the sector is $${degrees}^\\circ$.`,
          `$\\frac{${degrees}}{360} \\times 100 = ${percent(share).tex}$.`,
        ],
        verify: () => nearlyEqual((readSlice(pie, at) / pie.total) * 100, share, 1e-6),
      });
    return sound({
      difficulty: "EASY",
      text: `What is the central angle of the sector marked “${pie.names[at]}”?`,
      answer: num(degrees, "°"),
      distractors: [
        ...others.map(([amount, why]) => wrong(num(roundTo(amount * 3.6, 2), "°"), why)),
        wrong(num(share, "°"), "taking the percentage for degrees"),
        wrong(num(roundTo(share * 1.8, 2), "°"), "taking the whole chart as $180^\\circ$"),
      ],
      explanation: [
        "The whole circle of $360^\\circ$ stands for 100%, so 1% is $3.6^\\circ$.",
        `The sector has $${share} \\times 3.6^\\circ = ${num(degrees, "°").tex}$.`,
      ],
      verify: () => nearlyEqual((degrees / 360) * pie.total, readSlice(pie, at), 1e-6),
    });
  },
  (random, pie) => {
    const [w = 0, x = 0, y = 0, z = 0] = some(random, pie, 4);
    return askRatio(both(pie, [w, x]), both(pie, [y, z]), pie.show);
  },
  (random, pie) => {
    const [w = 0, x = 0, y = 0, z = 0] = some(random, pie, 4);
    return askPercentMore(both(pie, [w, x]), both(pie, [y, z]), pie.show);
  },
  (random, pie) => {
    const [x = 0, y = 0, z = 0] = some(random, pie, 3);
    return askPercentOf(gapOf(slice(pie, x), slice(pie, y)), slice(pie, z), pie.show);
  },
  (random, pie) => {
    const [x = 0, y = 0] = some(random, pie, 2);
    return askChangedRatio(random, slice(pie, x), slice(pie, y), pie.show);
  },
  (random, pie) => askShareAfter(random, slice(pie, any(random, pie)), whole(pie)),
  (random, pie) => {
    const [x = 0, y = 0] = some(random, pie, 2);
    return pie.kinds && askSplit(random, slice(pie, x), slice(pie, y), pie.kinds, pie.show);
  },
  (random, pie) => {
    const [x = 0, y = 0, z = 0] = some(random, pie, 3);
    return askPercentOf(slice(pie, x), both(pie, [y, z]), pie.show);
  },
  (random, pie) => {
    const [w = 0, x = 0, y = 0, z = 0] = some(random, pie, 4);
    return askDifference(both(pie, [w, x]), both(pie, [y, z]), pie.show);
  },
  (random, pie) => {
    const chosen = some(random, pie, 3);
    return askAverage(
      pie.average(chosen.map((at) => pie.names[at] ?? "")),
      chosen.map((at) => slice(pie, at)),
      chosen.map(
        (at): Misread => [
          sum(chosen.map((one) => amount(pie, one))) - amount(pie, at) / 2,
          "a slip in one of the three",
        ],
      ),
      pie.show,
    );
  },
  /** A part moves from one slice to another. */
  (random, pie) => {
    const [x = 0, y = 0] = some(random, pie, 2);
    const part = random.pick([10, 20, 25, 40, 50]);
    const [from, to] = [amount(pie, x), amount(pie, y)];
    const moved = (from * part) / 100;
    const answer = to + moved;
    if (!isNeat(moved)) return undefined;
    const [a = "", b = ""] = [pie.names[x]?.toLowerCase(), pie.names[y]?.toLowerCase()];
    const slips: Misread[] = [
      [to + (pie.total * part) / 100, "taking the percentage of the whole"],
      [to + (to * part) / 100, `taking the percentage of ${b}`],
      [to + from - moved, `moving what is left for ${a}`],
      [from + moved, `adding it to ${a}`],
      [to + from, `moving all of ${a}`],
      [answer + slipOf(moved), "a slip in the addition"],
      [answer - slipOf(moved), "a slip in the addition"],
    ];
    return withLevel(
      "HARD",
      sound({
        text: pie.move(part, pie.names[x] ?? "", pie.names[y] ?? ""),
        answer: pie.show(answer),
        // It can only grow.
        distractors: numbers(
          slips.filter(([amount]) => amount > to),
          answer,
          pie.show,
        ),
        explanation: [
          `${capitalise(pie.says(pie.names[x] ?? ""))} is $${slice(pie, x).sum} = ${from}$; ${part}% of that is $${moved}$.`,
          `${capitalise(pie.says(pie.names[y] ?? ""))} was $${slice(pie, y).sum} = ${to}$, so it becomes $${to} + ${moved} = ${pie.show(answer).tex}$.`,
        ],
        verify: () => nearlyEqual(readSlice(pie, y) + (readSlice(pie, x) * part) / 100, answer, 1e-6),
      }),
    );
  },
];

interface Scene
  extends Pick<Pie, "names" | "says" | "saysBoth" | "average" | "move" | "wholeSays" | "kinds" | "show"> {
  title: string;
  tells(total: Value): string;
  totals: readonly number[];
}

const low = (names: readonly string[]) => list(names.map((name) => name.toLowerCase()));
const way = (name: string) => (name === "Foot" ? "on foot" : `by ${name.toLowerCase()}`);
const section = (name: string) => `“${name}”`;

const SCENES: readonly Scene[] = [
  {
    title: "Monthly income of a family",
    tells: (total) =>
      `A family has a monthly income of ${total}. The pie chart shows how it divides that income`,
    names: ["Rent", "Food", "Education", "Transport", "Medicine", "Savings"],
    says: (name) => `the amount set aside for ${name.toLowerCase()}`,
    saysBoth: (names) => `the amount set aside for ${low(names)} together`,
    average: (names) => `the average of the amounts set aside for ${low(names)}`,
    move: (part, from, to) =>
      `The family decides to use ${part}% of the amount for ${from.toLowerCase()} for ${to.toLowerCase()} instead. How much is then set aside for ${to.toLowerCase()}?`,
    wholeSays: "the income of the family",
    show: money,
    totals: [36000, 40000, 45000, 54000, 60000, 72000, 80000],
  },
  {
    title: "Students of a university by faculty",
    tells: (total) =>
      `A university has ${total} students. The pie chart shows how they are spread over its faculties`,
    names: ["Arts", "Science", "Commerce", "Law", "Medicine", "Engineering"],
    says: (name) => `the number of students of ${name.toLowerCase()}`,
    saysBoth: (names) => `the number of students of ${low(names)} together`,
    average: (names) => `the average number of students in the faculties of ${low(names)}`,
    move: (part, from, to) =>
      `If ${part}% of the students of ${from.toLowerCase()} move to ${to.toLowerCase()}, how many students of ${to.toLowerCase()} will there be?`,
    wholeSays: "the total number of students",
    kinds: ["boys", "girls"],
    show: num,
    totals: [1800, 2400, 3600, 4000, 4800, 5400, 6000, 7200, 9000],
  },
  {
    title: "How people come to work",
    tells: (total) =>
      `In a survey ${total} people were asked how they come to work. The pie chart shows their answers`,
    names: ["Bus", "Metro", "Car", "Scooter", "Bicycle", "Foot"],
    says: (name) => `the number of people who come ${way(name)}`,
    saysBoth: (names) => `the number of people who come ${list(names.map(way), "or")}`,
    average: (names) => `the average of the numbers of people who come ${list(names.map(way))}`,
    move: (part, from, to) =>
      `If ${part}% of those who come ${way(from)} change their habit and come ${way(to)}, how many people will come ${way(to)}?`,
    wholeSays: "the number of people asked",
    kinds: ["men", "women"],
    show: num,
    totals: [1200, 1800, 2000, 2400, 3600, 4500, 5000],
  },
  {
    title: "Books of a public library",
    tells: (total) =>
      `A public library has ${total} books. The pie chart shows how they are divided over its sections`,
    names: ["Fiction", "History", "Science", "Travel", "Religion", "Children"],
    says: (name) => `the number of books in the section ${section(name)}`,
    saysBoth: (names) => `the number of books in the sections ${list(names.map(section))} together`,
    average: (names) => `the average number of books in the sections ${list(names.map(section))}`,
    move: (part, from, to) =>
      `If ${part}% of the books in the section ${section(from)} are moved to ${section(to)}, how many books does the section ${section(to)} hold then?`,
    wholeSays: "the total number of books",
    kinds: ["English books", "other books"],
    show: num,
    totals: [3000, 4500, 6000, 7200, 7500, 8000, 9000],
  },
];

/** Six shares of different sizes that make a hundred, all multiples of `step`. */
function drawShares(random: Random, step: number): number[] | undefined {
  const parts = range(1, 5).map(() => random.step(step === 2.5 || step === 5 ? 5 : 6, 28, step));
  const last = 100 - sum(parts);
  const shares = random.shuffle([...parts, last]);
  return last >= 5 && last <= 30 && new Set(shares).size >= 5 ? shares : undefined;
}

function pieSet(random: Random, isDegrees: boolean) {
  const scene = random.pick(SCENES);
  const shares = drawShares(random, isDegrees ? 2.5 : random.pick([1, 2, 5]));
  const total = random.pick(scene.totals);
  if (
    !shares ||
    shares.some((share) => !isNeat((share * total) / 100) || (isDegrees && !isNeat(share * 3.6)))
  )
    return undefined;
  const figure: FigureOf<"pie"> = {
    type: "pie",
    title: scene.title,
    measure: isDegrees ? "degrees" : "percent",
    slices: scene.names.map((name, at) => ({
      name,
      value: isDegrees ? roundTo((shares[at] ?? 0) * 3.6, 2) : (shares[at] ?? 0),
    })),
  };
  const pie: Pie = { ...scene, shares, total, isDegrees, figure };
  const unit = isDegrees ? "in degrees" : "in per cent";
  return {
    stimulus: {
      text: `${scene.tells(scene.show(total))}, ${unit}. Study it and answer the questions.`,
      figure,
    },
    questions: fiveOf(random, pie, forms),
  };
}

export const pieInPercent = dataSet("pie-chart-in-percent", "MEDIUM", (random) => pieSet(random, false));
export const pieInDegrees = dataSet("pie-chart-in-degrees", "MEDIUM", (random) => pieSet(random, true));
