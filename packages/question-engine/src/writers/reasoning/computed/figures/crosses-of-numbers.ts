import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { patiently } from "../../../../kit/patiently.ts";
import { type Slip, slips } from "../../../../kit/slips.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** The numbers above, below, to the left and to the right of the middle. */
type Arms = readonly [above: number, below: number, left: number, right: number];

interface Operation {
  of(a: number, b: number): number;
  /** Completes "the … of the numbers above and below". */
  noun: string;
  tex: string;
}

const SUM: Operation = { of: (a, b) => a + b, noun: "sum", tex: "+" };
const PRODUCT: Operation = { of: (a, b) => a * b, noun: "product", tex: "\\times" };
const DIFFERENCE: Operation = { of: (a, b) => Math.abs(a - b), noun: "difference", tex: "-" };
const INNER = [SUM, PRODUCT, DIFFERENCE] as const;

interface Join {
  of(upright: number, level: number): number;
  says(upright: string, level: string): string;
  tex: string;
}

const JOINS: readonly Join[] = [
  { of: (u, l) => u + l, says: (u, l) => `${u}, added to ${l}`, tex: "+" },
  { of: (u, l) => u - l, says: (u, l) => `${u}, less ${l}`, tex: "-" },
  { of: (u, l) => u * l, says: (u, l) => `${u}, times ${l}`, tex: "\\times" },
];

interface Rule {
  upright: Operation;
  level: Operation;
  join: Join;
}

const rulesOf = (operations: readonly Operation[]): Rule[] =>
  operations.flatMap((upright) =>
    operations.flatMap((level) => JOINS.map((join) => ({ upright, level, join }))),
  );
const ALL: readonly Rule[] = rulesOf(INNER);
/** A difference may also be read as always taken the same way, so that it can be negative. */
const SIGNED: readonly Operation[] = [
  { ...DIFFERENCE, of: (a, b) => a - b },
  { ...DIFFERENCE, of: (a, b) => b - a },
];
/** Two sums, and sums to multiply, are found by adding all four, or at a glance. */
const DRAWN = ALL.filter(
  ({ upright, level, join }) =>
    upright !== level && (join.tex === "\\times") === (upright !== PRODUCT && level !== PRODUCT),
);

const middleOf = ({ upright, level, join }: Rule, [a, b, c, d]: Arms) =>
  join.of(upright.of(a, b), level.of(c, d));

/** What one may also see in a cross, with the arms taken in any two pairs. */
const READINGS: readonly ((arms: Arms) => number)[] = [
  ...rulesOf([...INNER, ...SIGNED]).flatMap((rule) => [
    (arms: Arms) => middleOf(rule, arms),
    ([a, b, c, d]: Arms) => middleOf(rule, [c, d, a, b]),
    ([a, b, c, d]: Arms) => middleOf(rule, [a, c, b, d]),
    ([a, b, c, d]: Arms) => middleOf(rule, [b, d, a, c]),
    ([a, b, c, d]: Arms) => middleOf(rule, [a, d, b, c]),
    ([a, b, c, d]: Arms) => middleOf(rule, [b, c, a, d]),
  ]),
  // Two of the arms alone.
  ...[...INNER, ...SIGNED].flatMap(({ of }) => [
    ([a, b]: Arms) => of(a, b),
    ([, , c, d]: Arms) => of(c, d),
    ([a, , c]: Arms) => of(a, c),
    ([, b, , d]: Arms) => of(b, d),
    ([a, , , d]: Arms) => of(a, d),
    ([, b, c]: Arms) => of(b, c),
  ]),
];

/** Such a multiple of the sum of the arms, or such an addition to it, would fit any two crosses. */
function hasOtherReading(shown: readonly [Arms, Arms], rule: Rule, asked: Arms): boolean {
  const total = ([a, b, c, d]: Arms) => a + b + c + d;
  const [first] = shown;
  const times = middleOf(rule, first) / total(first);
  const more = middleOf(rule, first) - total(first);
  const readings = [...READINGS, (arms: Arms) => times * total(arms), (arms: Arms) => total(arms) + more];
  return readings.some(
    (reading) =>
      shown.every((arms) => reading(arms) === middleOf(rule, arms)) &&
      reading(asked) !== middleOf(rule, asked),
  );
}

/** Three crosses side by side; the squares between their arms are shaded. */
function drawCrosses(crosses: readonly Arms[], middles: readonly string[]): FigureOf<"cells"> {
  const wide = crosses.length * 4 - 1;
  const rows = [0, 1, 2].map((row) =>
    Array.from({ length: wide }, (_, column) => {
      const [above, below, left, right] = crosses[Math.floor(column / 4)] ?? [0, 0, 0, 0];
      const within = column % 4;
      if (within === 1) return [`${above}`, middles[Math.floor(column / 4)] ?? "", `${below}`][row] ?? "";
      return row === 1 && within < 3 ? `${within === 0 ? left : right}` : "";
    }),
  );
  return {
    type: "cells",
    rows,
    shaded: rows.flatMap((cells, row) =>
      cells.flatMap((text, column): [number, number][] => (text === "" ? [[row, column]] : [])),
    ),
  };
}

function drawArms(random: Random): Arms {
  const [above, below, left, right] = [1, 2, 3, 4].map(() => random.int(2, 12));
  return [above ?? 2, below ?? 2, left ?? 2, right ?? 2];
}

function shownSum({ upright, level, join }: Rule, [a, b, c, d]: Arms): string {
  const pair = ({ tex }: Operation, one: number, two: number) =>
    tex === "-" ? `(${Math.max(one, two)} - ${Math.min(one, two)})` : `(${one} ${tex} ${two})`;
  return `${pair(upright, a, b)} ${join.tex} ${pair(level, c, d)}`;
}

function writeCrosses(random: Random) {
  const rule = random.pick(DRAWN);
  const [first, second, third] = [drawArms(random), drawArms(random), drawArms(random)];
  const crosses = [first, second, third];
  const middles = crosses.map((arms) => middleOf(rule, arms));
  if (crosses.some((arms) => new Set(arms).size < 4) || middles.some((middle) => middle < 5))
    return undefined;
  // A factor of 1 or a difference of 0 would hide the rule.
  if (crosses.some(([a, b, c, d]) => Math.min(rule.upright.of(a, b), rule.level.of(c, d)) < 2))
    return undefined;
  if (new Set(middles).size < 3 || hasOtherReading([first, second], rule, third)) return undefined;
  const answer = middles[2] ?? 0;
  const others: Slip[] = random
    .shuffle(ALL.filter((other) => other !== rule))
    .map(
      (other): Slip => [middleOf(other, third), `${said(other)}, which the other two figures do not keep to`],
    );
  const near = others.sort(([a], [b]) => Math.abs(Number(a) - answer) - Math.abs(Number(b) - answer));
  return {
    text: "The number in the middle of each figure is found from the four around it in the same way. Select the number that can replace the question mark (?).",
    figure: drawCrosses(crosses, [`${middles[0]}`, `${middles[1]}`, "?"]),
    answer: num(answer),
    distractors: slips(random, num(answer), num, [
      ...near.slice(0, 4),
      [answer + 2, "a slip of 2 in the last step"],
      [answer - 1, "a slip of 1 in the last step"],
      ...near.slice(4, 8),
    ]),
    explanation: [
      `In each figure the middle is ${said(rule)}.`,
      `$${shownSum(rule, first)} = ${middles[0]}$ and $${shownSum(rule, second)} = ${middles[1]}$.`,
      `So the missing number is $${shownSum(rule, third)} = ${answer}$.`,
    ],
    verify: () => [first, second].every((arms, at) => middleOf(rule, arms) === middles[at]),
  };
}

const said = ({ upright, level, join }: Rule) =>
  join.says(`the ${upright.noun} of the numbers above and below it`, `the ${level.noun} of those beside it`);

export const crossesOfNumbers: WriterList = [
  computed({
    name: "figure-missing-number-of-a-cross",
    topic: "number-patterns",
    difficulty: "MEDIUM",
    write: patiently(writeCrosses),
  }),
];
