import { sum } from "../../../numbers/arithmetic.ts";
import type { Random } from "../../../numbers/random.ts";
import { num } from "../../../numbers/value.ts";
import { askDifference, askSum } from "./questions/ask-amount.ts";
import { askPercentMore, askPercentOf, askRatio } from "./questions/ask-share.ts";
import { askChangedRatio } from "./questions/ask-steps.ts";
import { type Misread, misreadings, type Quantity } from "./questions/quantity.ts";
import { dataSet } from "./tables/data-set.ts";
import { type Form, fiveOf, withLevel } from "./tables/forms.ts";

/** Three sets within a whole, by their eight regions: bit 1 is the first set, 2 the second, 4 the third. */
interface Circles {
  regions: readonly number[];
  /** "read", "play", "study" */
  verb: string;
  who: string;
  /** "students in the hostel" */
  all: string;
  things: readonly [string, string, string];
  /** The given numbers, as the text states them. */
  given: Given;
}

interface Given {
  whole: number;
  sets: readonly [number, number, number];
  pairs: readonly [number, number, number];
  all: number;
}

const inRegion = (region: number, set: number) => (region & (1 << set)) !== 0;
const countSets = (region: number) => [0, 1, 2].filter((set) => inRegion(region, set)).length;
const totalOf = ({ regions }: Circles, holds: (region: number) => boolean) =>
  sum(regions.filter((_, region) => holds(region)));
const pairIndex = (x: number, y: number) => (x + y === 1 ? 0 : x + y === 2 ? 1 : 2);

/** The numbers that one asks for, each with its sum from the given numbers. */
function onlyOne(circles: Circles, set: number): Quantity {
  const { sets, pairs, all } = circles.given;
  const [x = 0, y = 0] = [0, 1, 2].filter((other) => other !== set);
  const [own = 0, p = 0, q = 0] = [sets[set], pairs[pairIndex(set, x)], pairs[pairIndex(set, y)]];
  const amount = totalOf(circles, (region) => region === 1 << set);
  return {
    says: `the number of ${circles.who} who ${circles.verb} only ${circles.things[set]}`,
    amount,
    sum: `${own} - ${p} - ${q} + ${all}`,
    again: () => own - p - q + all,
    misread: [
      [own - p - q, "taking those in all three away twice"],
      [own, "giving all of them, not only those in no other group"],
      [own - all, "taking away only those in all three"],
      ...misreadings(
        circles.things,
        [0, 1, 2].map((other) => totalOf(circles, (region) => region === 1 << other)),
        set,
      ),
    ],
  };
}

function exactly(circles: Circles, count: 1 | 2): Quantity {
  const { sets, pairs, all } = circles.given;
  const amount = totalOf(circles, (region) => countSets(region) === count);
  const words = count === 1 ? "exactly one" : "exactly two";
  return {
    says: `the number of ${circles.who} who ${circles.verb} ${words} of the three`,
    amount,
    sum:
      count === 2
        ? `${pairs.join(" + ")} - 3 \\times ${all}`
        : `${sum(sets)} - 2 \\times ${sum(pairs)} + 3 \\times ${all}`,
    again: () => (count === 2 ? sum(pairs) - 3 * all : sum(sets) - 2 * sum(pairs) + 3 * all),
    misread: [
      [count === 2 ? sum(pairs) : sum(sets) - sum(pairs), "counting those in all three as well"],
      [
        count === 2 ? sum(pairs) - all : sum(sets) - 2 * sum(pairs),
        "taking those in all three away the wrong number of times",
      ],
      [
        totalOf(circles, (region) => countSets(region) === 3 - count),
        `giving those with exactly ${count === 1 ? "two" : "one"}`,
      ],
      [
        totalOf(circles, (region) => countSets(region) >= count),
        `giving those with at least ${count === 1 ? "one" : "two"}`,
      ],
    ],
  };
}

function atLeast(circles: Circles, count: 1 | 2): Quantity {
  const { sets, pairs, all } = circles.given;
  const amount = totalOf(circles, (region) => countSets(region) >= count);
  return {
    says: `the number of ${circles.who} who ${circles.verb} at least ${count === 1 ? "one" : "two"} of the three`,
    amount,
    sum: count === 1 ? `${sum(sets)} - ${sum(pairs)} + ${all}` : `${pairs.join(" + ")} - 2 \\times ${all}`,
    again: () => (count === 1 ? sum(sets) - sum(pairs) + all : sum(pairs) - 2 * all),
    misread: [
      [count === 1 ? sum(sets) : sum(pairs), "counting those in several groups more than once"],
      [
        count === 1 ? sum(sets) - sum(pairs) : sum(pairs) - 3 * all,
        "taking those in all three away once too often",
      ],
      [
        totalOf(circles, (region) => countSets(region) === count),
        `giving those with exactly ${count === 1 ? "one" : "two"}`,
      ],
    ],
  };
}

function none(circles: Circles): Quantity {
  const { whole, sets, pairs, all } = circles.given;
  const some = sum(sets) - sum(pairs) + all;
  return {
    says: `the number of ${circles.who} who ${circles.verb} none of the three`,
    amount: circles.regions[0] ?? 0,
    sum: `${whole} - (${sum(sets)} - ${sum(pairs)} + ${all})`,
    again: () => whole - some,
    misread: [
      [some, "giving those in at least one group"],
      [whole - sum(sets) + sum(pairs), "forgetting to add those in all three again"],
      [whole - sum(sets) + sum(pairs) + all, "adding those in all three with the wrong sign"],
    ],
  };
}

function pairOnly(circles: Circles, x: number, y: number): Quantity {
  const { pairs, all } = circles.given;
  const p = pairs[pairIndex(x, y)] ?? 0;
  const third = 3 - x - y;
  return {
    says: `the number of ${circles.who} who ${circles.verb} both ${circles.things[x]} and ${circles.things[y]} but not ${circles.things[third]}`,
    amount: circles.regions[(1 << x) | (1 << y)] ?? 0,
    sum: `${p} - ${all}`,
    again: () => p - all,
    misread: [
      [p, "counting those in all three as well"],
      [all, "giving those in all three"],
      ...[0, 1, 2]
        .filter((at) => at !== pairIndex(x, y))
        .map((at): Misread => [(pairs[at] ?? 0) - all, "taking another pair"]),
    ],
  };
}

function oneOfTwo(circles: Circles, x: number, y: number): Quantity {
  const { sets, pairs } = circles.given;
  const [a = 0, b = 0, p = 0] = [sets[x], sets[y], pairs[pairIndex(x, y)]];
  return {
    says: `the number of ${circles.who} who ${circles.verb} ${circles.things[x]} or ${circles.things[y]} or both`,
    amount: totalOf(circles, (region) => inRegion(region, x) || inRegion(region, y)),
    sum: `${a} + ${b} - ${p}`,
    again: () => a + b - p,
    misread: [
      [a + b, "counting those in both groups twice"],
      [a + b - 2 * p, "leaving out those in both groups"],
      [a, "counting only the first of the groups"],
    ],
  };
}

const whole = ({ given, all }: Circles): Quantity => ({
  says: `the number of ${all}`,
  amount: given.whole,
  again: () => given.whole,
  misread: [[sum(given.sets), "taking the sum of the three groups for the whole"]],
});

const twoSets = (random: Random) => random.sample([0, 1, 2], 2) as [number, number];

const circleForms: readonly Form<Circles>[] = [
  (random, circles) => askSum(onlyOne(circles, random.int(0, 2))),
  (random, circles) => askSum(exactly(circles, random.pick([1, 2] as const))),
  (_, circles) => askSum(none(circles)),
  (random, circles) => withLevel("EASY", askSum(pairOnly(circles, ...twoSets(random)))),
  (random, circles) => withLevel("MEDIUM", askSum(oneOfTwo(circles, ...twoSets(random)))),
  (random, circles) => withLevel("MEDIUM", askSum(atLeast(circles, random.pick([1, 2] as const)))),
  (random, circles) => {
    const [x, y] = twoSets(random);
    return askRatio(onlyOne(circles, x), onlyOne(circles, y));
  },
  (_, circles) => askRatio(exactly(circles, 1), exactly(circles, 2)),
  (random, circles) =>
    withLevel(
      "HARD",
      askPercentOf(random.pick([exactly(circles, 2), none(circles), atLeast(circles, 1)]), whole(circles)),
    ),
  (random, circles) => {
    const [x, y] = twoSets(random);
    return askPercentOf(pairOnly(circles, x, y), onlyOne(circles, 3 - x - y));
  },
  (_, circles) => askPercentMore(exactly(circles, 1), exactly(circles, 2)),
  (random, circles) => askChangedRatio(random, exactly(circles, 2), none(circles)),
  (random, circles) => {
    const [x, y] = twoSets(random);
    return askDifference(onlyOne(circles, x), onlyOne(circles, y));
  },
];

const SURVEYS = [
  {
    who: "people",
    all: "people in the survey",
    verb: "read",
    things: ["the Herald", "the Tribune", "the Chronicle"],
    place: "In a survey of {} people in a town about three newspapers",
  },
  {
    who: "students",
    all: "students in the hostel",
    verb: "play",
    things: ["cricket", "hockey", "football"],
    place: "In a hostel of {} students",
  },
  {
    who: "students",
    all: "students at the institute",
    verb: "study",
    things: ["French", "German", "Japanese"],
    place: "At an institute with {} students",
  },
  {
    who: "members",
    all: "members of the club",
    verb: "like",
    things: ["tea", "coffee", "juice"],
    place: "In a club of {} members",
  },
] as const;

export const circlesCaselet = dataSet("caselet-of-three-groups", "HARD", (random) => {
  const survey = random.pick(SURVEYS);
  const step = random.pick([5, 10]);
  const part = (least: number, most: number) => step * random.int(least, most);
  const regions = [
    part(2, 8),
    part(4, 14),
    part(4, 14),
    part(2, 6),
    part(4, 14),
    part(2, 6),
    part(2, 6),
    part(1, 4),
  ];
  const at = (region: number) => regions[region] ?? 0;
  const given: Given = {
    whole: sum(regions),
    sets: [at(1) + at(3) + at(5) + at(7), at(2) + at(3) + at(6) + at(7), at(4) + at(5) + at(6) + at(7)],
    pairs: [at(3) + at(7), at(5) + at(7), at(6) + at(7)],
    all: at(7),
  };
  if (new Set(given.sets).size < 3 || given.whole % 20 !== 0) return undefined;
  const [a, b, c] = survey.things;
  const { who, all, verb } = survey;
  const text = [
    `${survey.place.replace("{}", num(given.whole).text)}, ${given.sets[0]} ${verb} ${a}, ${given.sets[1]} ${verb} ${b} and ${given.sets[2]} ${verb} ${c}.`,
    `There are ${given.pairs[0]} who ${verb} both ${a} and ${b}, ${given.pairs[1]} who ${verb} both ${a} and ${c}, and ${given.pairs[2]} who ${verb} both ${b} and ${c}.`,
    `These include the ${given.all} who ${verb} all three. The rest ${verb} none of the three.`,
    "Read this and answer the questions.",
  ].join(" ");
  const circles: Circles = { regions, verb, who, all, things: [a, b, c], given };
  return { stimulus: { text }, questions: fiveOf(random, circles, circleForms) };
});
