import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { matrixTex, num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

interface Rule {
  of(a: number, b: number): number;
  says: string;
  shows(a: number, b: number): string;
}

const EASY: readonly Rule[] = [
  {
    of: (a, b) => a + b,
    says: "the third number is the sum of the first two",
    shows: (a, b) => `${a} + ${b}`,
  },
  {
    of: (a, b) => a * b,
    says: "the third number is the product of the first two",
    shows: (a, b) => `${a} \\times ${b}`,
  },
  {
    of: (a, b) => 2 * (a + b),
    says: "the third number is twice the sum of the first two",
    shows: (a, b) => `2 \\times (${a} + ${b})`,
  },
];

const MEDIUM: readonly Rule[] = [
  {
    of: (a, b) => a * b + a,
    says: "multiply the first two numbers and add the first",
    shows: (a, b) => `${a} \\times ${b} + ${a}`,
  },
  {
    of: (a, b) => a * b - b,
    says: "multiply the first two numbers and subtract the second",
    shows: (a, b) => `${a} \\times ${b} - ${b}`,
  },
  {
    of: (a, b) => a * a + b,
    says: "square the first number and add the second",
    shows: (a, b) => `${a}^2 + ${b}`,
  },
  {
    of: (a, b) => 3 * a + 2 * b,
    says: "three times the first number plus twice the second",
    shows: (a, b) => `3 \\times ${a} + 2 \\times ${b}`,
  },
];

const HARD: readonly Rule[] = [
  {
    of: (a, b) => a * a + b * b,
    says: "add the squares of the first two numbers",
    shows: (a, b) => `${a}^2 + ${b}^2`,
  },
  {
    of: (a, b) => (a + b) ** 2 - a,
    says: "square the sum of the first two numbers and subtract the first",
    shows: (a, b) => `(${a} + ${b})^2 - ${a}`,
  },
  {
    of: (a, b) => a * b + a + b,
    says: "add the product and the sum of the first two numbers",
    shows: (a, b) => `${a} \\times ${b} + ${a} + ${b}`,
  },
  {
    of: (a, b) => a ** 3 + b,
    says: "cube the first number and add the second",
    shows: (a, b) => `${a}^3 + ${b}`,
  },
  {
    of: (a, b) => a * a * b - b,
    says: "multiply the square of the first number by the second and subtract the second",
    shows: (a, b) => `${a}^2 \\times ${b} - ${b}`,
  },
];

const ALL = [...EASY, ...MEDIUM, ...HARD];

type Two = readonly [number, number];

/** What somebody may take as many times as fits, or add as much to as fits. */
const BASES: readonly Rule["of"][] = [
  (a, b) => a + b,
  (a, b) => a * b,
  (a) => a * a,
  (_, b) => b * b,
  (a, b) => a * a + b * b,
];
/** So many times the first and so many times the second, which two rows settle. */
const MOST_TIMES = 12;

/** Rules that fit the rows shown: all must lead to the same number, else the puzzle has two answers. */
function isUnique([first, second]: readonly [Two, Two], rule: Rule, asked: Two): boolean {
  const fits = (of: Rule["of"]) => [first, second].every((row) => of(...row) === rule.of(...row));
  const others = [
    ...ALL.map(({ of }) => of),
    ...BASES.flatMap((base): Rule["of"][] => {
      const [times, more] = [rule.of(...first) / base(...first), rule.of(...first) - base(...first)];
      return [(a, b) => times * base(a, b), (a, b) => base(a, b) + more];
    }),
    ...timesOfEach(first, second, rule),
  ];
  return others.every((of) => !fits(of) || of(...asked) === rule.of(...asked));
}

function timesOfEach(first: Two, second: Two, { of }: Rule): Rule["of"][] {
  const [[a, b], [c, d]] = [first, second];
  const [one, two] = [of(...first), of(...second)];
  const determinant = a * d - b * c;
  const [x, y] = [(one * d - two * b) / determinant, (a * two - c * one) / determinant];
  const isSimple = [x, y].every((times) => Number.isInteger(times) && Math.abs(times) <= MOST_TIMES);
  return isSimple ? [(p, q) => x * p + y * q] : [];
}

function drawPairs(random: Random, high: number): Two[] {
  return range(1, 3).map(() => [random.int(2, high), random.int(2, high)] as const);
}

function draft(random: Random, rules: readonly Rule[], high: number) {
  const rule = random.pick(rules);
  const [first, second, third] = drawPairs(random, high);
  if (!first || !second || !third) return undefined;
  const pairs = [first, second, third];
  const texts = pairs.map(([a, b]) => `${a},${b}`);
  if (new Set(texts).size < 3 || pairs.some(([a, b]) => a === b)) return undefined;
  // With the same number twice in a column, its part in the rule would stay open.
  if (first[0] === second[0] || first[1] === second[1]) return undefined;
  // Turned round, a set that is shown may give the answer away.
  if ([first, second].some(([a, b]) => a === third[1] && b === third[0])) return undefined;
  if (!isUnique([first, second], rule, third)) return undefined;
  const value = (pair: Two) => rule.of(...pair);
  const answer = value(third);
  if (pairs.some((pair) => value(pair) <= 0)) return undefined;
  const [a, b] = third;
  const matrix = matrixTex([
    [...first, value(first)],
    [...second, value(second)],
    [a, b, "?"],
  ]);
  const asTriples = random.chance(0.4);
  const others = random
    .shuffle(ALL.filter((other) => other !== rule))
    .sort((x, y) => Math.abs(x.of(a, b) - answer) - Math.abs(y.of(a, b) - answer))
    .map((other) =>
      wrong(num(other.of(a, b)), `another rule that the other rows do not keep: ${other.says}`),
    );
  return {
    text: asTriples
      ? `In the sets $(${first.join(",\\ ")},\\ ${value(first)})$, $(${second.join(",\\ ")},\\ ${value(second)})$ and $(${a},\\ ${b},\\ x)$ the numbers are related in the same way. What is $x$?`
      : `The numbers of each row are related in the same way:\n$${matrix}$\nWhich number must replace the question mark?`,
    answer: num(answer),
    distractors: [
      ...others.slice(0, 2),
      wrong(num(answer + 1), "a slip of 1 in the last step"),
      wrong(num(answer - 2), "a slip of 2 in the last step"),
      ...others.slice(2, 4),
    ].filter(({ value: v }) => typeof v !== "string" && (v.number ?? 0) > 0),
    explanation: [
      `In each ${asTriples ? "set" : "row"}: ${rule.says}.`,
      `$${rule.shows(...first)} = ${value(first)}$ and $${rule.shows(...second)} = ${value(second)}$.`,
      `So the missing number is $${rule.shows(a, b)} = ${answer}$.`,
    ],
    verify: () => isUnique([first, second], rule, third),
  };
}

export const numberPatterns: WriterList = [
  computed({
    name: "number-rows-easy",
    topic: "number-patterns",
    difficulty: "EASY",
    write: (random) => draft(random, EASY, 12),
  }),
  computed({
    name: "number-rows-medium",
    topic: "number-patterns",
    difficulty: "MEDIUM",
    write: (random) => draft(random, MEDIUM, 11),
  }),
  computed({
    name: "number-rows-hard",
    topic: "number-patterns",
    difficulty: "HARD",
    write: (random) => draft(random, HARD, 9),
  }),
  computed({
    name: "magic-square-missing",
    topic: "number-patterns",
    difficulty: "MEDIUM",
    write(random) {
      const [c, a, b] = [random.int(8, 30), random.int(1, 4), random.int(1, 4)];
      if (a === b || 2 * a === b || 2 * b === a) return undefined;
      const grid = [
        [c - b, c + a + b, c - a],
        [c - a + b, c, c + a - b],
        [c + a, c - a - b, c + b],
      ];
      if (new Set(grid.flat()).size < 9 || c - a - b < 1) return undefined;
      const [i, j] = random.pick([
        [0, 0],
        [0, 2],
        [2, 0],
        [2, 2],
      ] as const);
      const answer = grid[i]?.[j] ?? 0;
      // Enough is left to find the answer: hide the opposite corner's neighbours as well.
      const hidden = new Set([`${i},${j}`, `${2 - i},${j}`, `1,${2 - j}`]);
      const shown = grid.map((row, r) =>
        row.map((cell, k) => (r === i && k === j ? "x" : hidden.has(`${r},${k}`) ? "\\ast" : cell)),
      );
      const opposite = grid[2 - i]?.[2 - j] ?? 0;
      return {
        text: `In a magic square all rows, columns and both diagonals have the same sum. Here some numbers are hidden by a star:\n$${matrixTex(shown)}$\nWhat is $x$?`,
        answer: num(answer),
        distractors: [
          wrong(num(opposite), "taking the number in the opposite corner"),
          wrong(num(c), "taking the number in the middle"),
          wrong(num(answer + a), "a sum that fits one line only"),
          wrong(num(answer + b), "adding the lines wrongly"),
          wrong(num(answer - 1), "a slip in the subtraction"),
        ],
        explanation: [
          `In a 3 by 3 magic square the common sum is three times the middle number: $3 \\times ${c} = ${3 * c}$.`,
          `The diagonal through $x$ gives $x + ${c} + ${opposite} = ${3 * c}$, so $x = ${answer}$.`,
        ],
        verify: () =>
          [0, 1, 2].every(
            (k) =>
              (grid[k] ?? []).reduce((s, n) => s + n, 0) === 3 * c &&
              grid.reduce((s, row) => s + (row[k] ?? 0), 0) === 3 * c,
          ),
      };
    },
  }),
];
