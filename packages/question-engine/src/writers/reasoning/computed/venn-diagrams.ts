import { patiently } from "../../../kit/patiently.ts";
import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { list } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

const PAIRS = [
  ["tea", "coffee", "drink"],
  ["Hindi", "English", "speak"],
  ["cricket", "hockey", "play"],
  ["apples", "bananas", "like"],
  ["newspapers", "magazines", "read"],
] as const;

const TRIPLES = [
  ["cricket", "football", "hockey", "play"],
  ["tea", "coffee", "milk", "drink"],
  ["physics", "chemistry", "biology", "study"],
  ["Tamil", "Telugu", "Kannada", "speak"],
] as const;

/** How three kinds of things lie to each other, with a description of the circles. */
const SHAPES = {
  nested: "Three circles, each lying inside the next larger one",
  apart: "Three circles that do not touch each other at all",
  twoInOne: "Two separate circles, both lying inside a third one",
  twoCrossInOne: "Two overlapping circles, both inside a third one",
  oneInOneApart: "One circle inside another, and a third apart from both",
  crossing: "Three circles, each overlapping the other two partly",
  oneInAndCross: "One circle inside another, both crossed by a third",
} as const;

const KINDS: readonly (readonly [keyof typeof SHAPES, readonly string[], string])[] = [
  ["nested", ["sparrows", "birds", "animals"], "all sparrows are birds and all birds are animals"],
  [
    "nested",
    ["squares", "rectangles", "quadrilaterals"],
    "every square is a rectangle and every rectangle is a quadrilateral",
  ],
  ["nested", ["mothers", "women", "human beings"], "all mothers are women and all women are human beings"],
  ["nested", ["roses", "flowers", "parts of plants"], "roses are flowers and flowers are parts of plants"],
  ["apart", ["birds", "fish", "insects"], "no animal is of two of these kinds"],
  ["apart", ["triangles", "circles", "squares"], "no figure is of two of these kinds"],
  ["apart", ["lions", "tigers", "wolves"], "no animal is of two of these kinds"],
  ["twoInOne", ["dogs", "cats", "animals"], "dogs and cats are animals, but no dog is a cat"],
  ["twoInOne", ["carrots", "cabbages", "vegetables"], "both are vegetables, but no carrot is a cabbage"],
  [
    "twoInOne",
    ["odd numbers", "even numbers", "whole numbers"],
    "both kinds are whole numbers, but no number is odd and even",
  ],
  [
    "twoCrossInOne",
    ["mothers", "doctors", "human beings"],
    "some mothers are doctors, and all mothers and doctors are human beings",
  ],
  [
    "twoCrossInOne",
    ["singers", "dancers", "artists"],
    "some singers also dance, and singers and dancers are all artists",
  ],
  [
    "twoCrossInOne",
    ["multiples of 2", "multiples of 3", "whole numbers"],
    "some numbers are multiples of both, and all are whole numbers",
  ],
  ["oneInOneApart", ["lions", "mammals", "reptiles"], "all lions are mammals, and no mammal is a reptile"],
  [
    "oneInOneApart",
    ["chairs", "furniture", "vegetables"],
    "chairs are furniture, and no furniture is a vegetable",
  ],
  [
    "oneInOneApart",
    ["copper", "metals", "gases at room temperature"],
    "copper is a metal, and no metal is a gas at room temperature",
  ],
  [
    "crossing",
    ["women", "engineers", "swimmers"],
    "a person can be of any one, two or all three of these kinds",
  ],
  [
    "crossing",
    ["tall people", "teachers", "poets"],
    "a person can be of any one, two or all three of these kinds",
  ],
  [
    "oneInAndCross",
    ["fathers", "men", "lawyers"],
    "all fathers are men, and some lawyers are men, some of them fathers, while other lawyers are women",
  ],
  [
    "oneInAndCross",
    ["mothers", "women", "pilots"],
    "all mothers are women, and some pilots are women, some of them mothers, while other pilots are men",
  ],
];

export const vennDiagrams: WriterList = [
  computed({
    name: "two-sets-counting",
    depth: 1,
    chapter: "venn-counting",
    topic: "venn-diagrams",
    difficulty: "EASY",
    write(random) {
      const [a, b, verb] = random.pick(PAIRS);
      const both = random.int(5, 30);
      const [x, y] = [random.int(10, 60), random.int(10, 60)];
      const neither = random.int(4, 25);
      const total = x + y + both + neither;
      const kind = random.pick(["neither", "both", "onlyA"] as const);
      const answer = { neither, both, onlyA: x }[kind];
      if (x === y || new Set([x, y, both, neither]).size < 4) return undefined;
      const base =
        kind === "both"
          ? `Of ${total} people, ${x + both} ${verb} ${a}, ${y + both} ${verb} ${b} and ${neither} ${verb} neither.`
          : `Of ${total} people, ${x + both} ${verb} ${a}, ${y + both} ${verb} ${b} and ${both} ${verb} both.`;
      const asks = {
        neither: `How many ${verb} neither?`,
        both: `How many ${verb} both?`,
        onlyA: `How many ${verb} ${a} but not ${b}?`,
      }[kind];
      return {
        text: `${base} ${asks}`,
        answer: num(answer),
        distractors: [
          wrong(
            num(
              kind === "neither"
                ? Math.abs(total - (x + y + 2 * both))
                : kind === "both"
                  ? both + neither
                  : x + both,
            ),
            kind === "neither"
              ? "forgetting that those who are in both are counted twice"
              : kind === "both"
                ? "counting those who are in neither as well"
                : `counting those who ${verb} both as well`,
          ),
          wrong(num(kind === "onlyA" ? y : x), `counting those who ${verb} only ${kind === "onlyA" ? b : a}`),
          wrong(
            num(kind === "neither" ? neither + both : kind === "both" ? y : total - x - both),
            "a wrong part of the diagram",
          ),
          wrong(num(x + y), "adding the parts that belong to exactly one"),
        ],
        explanation:
          kind === "neither"
            ? [
                `In at least one of the two: $${x + both} + ${y + both} - ${both} = ${x + y + both}$.`,
                `In neither: $${total} - ${x + y + both} = ${neither}$.`,
              ]
            : kind === "both"
              ? [
                  `In at least one of the two: $${total} - ${neither} = ${total - neither}$.`,
                  `In both: $${x + both} + ${y + both} - ${total - neither} = ${both}$.`,
                ]
              : [
                  `Take those who ${verb} both away from all who ${verb} ${a}.`,
                  `$${x + both} - ${both} = ${x}$.`,
                ],
      };
    },
  }),
  computed({
    name: "which-diagram-fits",
    topic: "venn-diagrams",
    difficulty: "EASY",
    write(random) {
      const [shape, words, why] = random.pick(KINDS);
      const others = random.shuffle(
        (Object.keys(SHAPES) as (keyof typeof SHAPES)[]).filter((other) => other !== shape),
      );
      return {
        text: `Which diagram shows best how ${list(random.shuffle(words))} are related to each other, if a circle stands for each kind?`,
        answer: SHAPES[shape],
        distractors: others
          .slice(0, 4)
          .map((other) => wrong(SHAPES[other], "overlooking what the kinds share or exclude")),
        fixedOptions: true,
        explanation: [
          `Think of what is common: ${why}.`,
          `So the diagram is: ${SHAPES[shape].charAt(0).toLowerCase()}${SHAPES[shape].slice(1)}.`,
        ],
      };
    },
  }),
  computed({
    name: "three-sets-exactly",
    chapter: "venn-counting",
    topic: "venn-diagrams",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b, c, verb] = random.pick(TRIPLES);
      const [x, y, z] = [random.int(5, 30), random.int(5, 30), random.int(5, 30)];
      const [ab, bc, ac, abc] = [random.int(2, 15), random.int(2, 15), random.int(2, 15), random.int(2, 10)];
      const [A, B, C] = [x + ab + ac + abc, y + ab + bc + abc, z + ac + bc + abc];
      const total = x + y + z + ab + bc + ac + abc;
      const kind = random.pick(["onlyA", "one", "total"] as const);
      const answer = { onlyA: x, one: x + y + z, total }[kind];
      const asks = {
        onlyA: `How many ${verb} ${a} only?`,
        one: `How many ${verb} exactly one of the three?`,
        total: `How many are there, if everyone ${verb === "study" ? "studies" : `${verb}s`} at least one of the three?`,
      }[kind];
      const given = `${A} ${verb} ${a}, ${B} ${verb} ${b} and ${C} ${verb} ${c}; ${ab + abc} ${verb} ${a} and ${b}, ${bc + abc} ${verb} ${b} and ${c}, ${ac + abc} ${verb} ${a} and ${c}, and ${abc} ${verb} all three.`;
      const pairs = ab + bc + ac + 3 * abc;
      return {
        text: `In a group, ${given} (Those in all three are counted among the pairs too.) ${asks}`,
        answer: num(answer),
        distractors: [
          wrong(
            num(
              kind === "onlyA"
                ? A - (ab + abc) - (ac + abc)
                : kind === "one"
                  ? A + B + C - pairs
                  : A + B + C - pairs,
            ),
            "forgetting to put those in all three back",
          ),
          wrong(
            num(kind === "onlyA" ? A - ab - ac : kind === "one" ? A + B + C - 2 * pairs : A + B + C),
            kind === "total"
              ? "adding the three numbers without taking anything away"
              : "taking those in all three away wrongly",
          ),
          wrong(
            num(kind === "onlyA" ? A - abc : kind === "one" ? total - abc : total - abc),
            "looking only at those in all three",
          ),
          wrong(num(answer + abc), "counting those in all three once too often"),
          wrong(num(answer - abc), "taking those in all three away once too often"),
          wrong(num(answer + 2 * abc), "counting those in all three twice too often"),
          wrong(num(answer - 2 * abc), "taking those in all three away twice too often"),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 0),
        explanation:
          kind === "onlyA"
            ? [
                `Take away from ${A} those who also ${verb} ${b} or ${c}; those in all three are then taken away twice and are put back once.`,
                `$${A} - ${ab + abc} - ${ac + abc} + ${abc} = ${x}$.`,
              ]
            : kind === "one"
              ? [
                  `Exactly two: $${ab + abc} + ${bc + abc} + ${ac + abc} - 3 \\times ${abc} = ${ab + bc + ac}$. All together: $${A} + ${B} + ${C} - ${pairs} + ${abc} = ${total}$.`,
                  `Exactly one: $${total} - ${ab + bc + ac} - ${abc} = ${answer}$.`,
                ]
              : [
                  "Add the three, take away the pairs, and put those in all three back.",
                  `$${A} + ${B} + ${C} - (${ab + abc} + ${bc + abc} + ${ac + abc}) + ${abc} = ${total}$.`,
                ],
      };
    },
  }),
  computed({
    name: "least-and-greatest-overlap",
    depth: 5,
    chapter: "venn-counting",
    topic: "venn-diagrams",
    difficulty: "HARD",
    write: patiently((random) => {
      const percents = [random.step(65, 95, 5), random.step(65, 95, 5), random.step(70, 95, 5)];
      const [p = 60, q = 60, r = 60] = percents;
      const total = random.pick([100, 200, 300, 400, 500]);
      const least = Math.max(0, p + q + r - 200);
      if (least === 0 || new Set(percents).size < 3) return undefined;
      const answer = (least * total) / 100;
      const things = random.pick([
        ["households of a town", "a television", "a refrigerator", "a scooter", "own"],
        ["pupils of a school", "a pen", "a ruler", "a compass", "carry"],
        ["members of a club", "chess", "carrom", "table tennis", "play"],
      ] as const);
      const two = Math.max(0, p + q - 100);
      return {
        text: `Of the ${total} ${things[0]}, ${p}% ${things[4]} ${things[1]}, ${q}% ${things[4]} ${things[2]} and ${r}% ${things[4]} ${things[3]}. What is the least possible number of those who ${things[4]} all three?`,
        answer: num(answer),
        distractors: [
          wrong(num((Math.min(p, q, r) * total) / 100), "finding the greatest possible number instead"),
          wrong(num((two * total) / 100), "looking at the first two only"),
          wrong(
            num(((100 - least) * total) / 100),
            "giving the greatest number of those who lack at least one",
          ),
          wrong(num(((p + q + r - 100) * total) / 300), "spreading the surplus evenly"),
          wrong(num(Math.abs(answer - total / 10) || 5), "a slip of ten per cent"),
        ].filter(({ value }) => typeof value !== "string" && Number.isInteger(value.number ?? 0.5)),
        explanation: [
          `Look at those who lack something: ${100 - p}%, ${100 - q}% and ${100 - r}% lack one each.`,
          `If these groups do not overlap, $${100 - p} + ${100 - q} + ${100 - r} = ${300 - p - q - r}$ per cent lack at least one; more is impossible.`,
          `So at least $100 - ${300 - p - q - r} = ${least}$ per cent have all three: $${answer}$.`,
        ],
        verify() {
          // Place the three groups of those who lack one as far apart as possible on a line of 100.
          return 100 - Math.min(100, 300 - p - q - r) === least;
        },
      };
    }),
  }),
  computed({
    name: "exactly-two-from-totals",
    depth: 5,
    chapter: "venn-counting",
    topic: "venn-diagrams",
    difficulty: "HARD",
    write(random) {
      const [a, b, c, verb] = random.pick(TRIPLES);
      const [one, two, three, none] = [
        random.int(20, 70),
        random.int(8, 40),
        random.int(3, 20),
        random.intExcept(0, 15, 1),
      ];
      const sum = one + 2 * two + 3 * three;
      const total = one + two + three + none;
      const A = Math.floor(sum / 3) + random.int(1, 8);
      const B = Math.floor(sum / 3) - random.int(1, 6);
      const C = sum - A - B;
      if (C < three + 5 || A > total - none || C > total - none) return undefined;
      const asked = random.chance() ? "two" : "one";
      const answer = asked === "two" ? two : one;
      const other = asked === "two" ? one : two;
      const outside = none === 0 ? "nobody is in none of the groups" : `${none} ${verb} none of them`;
      return {
        text: `Of ${total} people, ${A} ${verb} ${a}, ${B} ${verb} ${b} and ${C} ${verb} ${c}; ${three} ${verb} all three and ${outside}. How many ${verb} exactly ${asked} of the three?`,
        answer: num(answer),
        distractors: [
          wrong(num(other), `finding those who ${verb} exactly ${asked === "two" ? "one" : "two"}`),
          wrong(
            num(sum - (total - none)),
            "taking the surplus of the three totals, in which those in all three are counted twice",
          ),
          wrong(
            num(asked === "two" ? sum - (total - none) - three : total - none - two),
            "taking those in all three away only once",
          ),
          wrong(num(answer + three), "counting those in all three as well"),
        ],
        explanation: [
          `In at least one: $${total} - ${none} = ${total - none}$. The three numbers add up to ${sum}, a surplus of ${sum - (total - none)}.`,
          `In this surplus each person in exactly two counts once and each in all three counts twice: exactly two $= ${sum - (total - none)} - 2 \\times ${three} = ${two}$.`,
          `Exactly one: $${total - none} - ${two} - ${three} = ${one}$. The answer is $${answer}$.`,
        ],
        verify: () => one + two + three + none === total && A + B + C === one + 2 * two + 3 * three,
      };
    },
  }),
];
