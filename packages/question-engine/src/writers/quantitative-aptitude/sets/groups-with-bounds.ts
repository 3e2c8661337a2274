import { askFive, askNumber } from "../../../kit/deduced.ts";
import { range } from "../../../numbers/arithmetic.ts";
import type { Random } from "../../../numbers/random.ts";
import { withNature } from "../../../writing/nature.ts";
import type { SetQuestion } from "../../../writing/set-writer.ts";
import { dataSet } from "./tables/data-set.ts";

/** How many are in which of three groups, when everybody is in one of them at least. */
interface Regions {
  first: number;
  second: number;
  third: number;
  /** In the first and the second alone, and in the first and the third alone: as many. */
  firstAndOther: number;
  secondAndThird: number;
  all: number;
}

/** What is told; how many are in all three is not, and has bounds. */
interface Survey {
  words: Words;
  whole: number;
  sizes: readonly [number, number, number];
  /** In the first group alone. */
  alone: number;
}

interface Words {
  who: string;
  opens: string;
  verb: string;
  things: readonly [string, string, string];
}

/** In the second and in the third group, with anybody in the first. */
const shared = ({ whole, sizes: [, second, third], alone }: Survey) => second + third - (whole - alone);

function regionsFor(survey: Survey, all: number): Regions {
  const { sizes, alone } = survey;
  const firstAndOther = (sizes[0] - alone - all) / 2;
  return {
    first: alone,
    second: sizes[1] - firstAndOther - shared(survey),
    third: sizes[2] - firstAndOther - shared(survey),
    firstAndOther,
    secondAndThird: shared(survey) - all,
    all,
  };
}

const isPossible = (regions: Regions) =>
  Object.values(regions).every((count) => count >= 0 && Number.isInteger(count));
/** What can be, by how many are in all three. */
const possible = (survey: Survey): Regions[] =>
  range(0, survey.sizes[0])
    .map((all) => regionsFor(survey, all))
    .filter(isPossible);

/** The same by counting: every way to fill the regions is held against what is told. */
function tried({ whole, sizes, alone }: Survey): Regions[] {
  const found: Regions[] = [];
  for (let firstAndOther = 0; firstAndOther <= sizes[0]; firstAndOther++) {
    for (let all = 0; all <= sizes[0]; all++) {
      if (alone + 2 * firstAndOther + all !== sizes[0]) continue;
      for (let secondAndThird = 0; secondAndThird <= sizes[1]; secondAndThird++) {
        const second = sizes[1] - firstAndOther - secondAndThird - all;
        const third = sizes[2] - firstAndOther - secondAndThird - all;
        if (second < 0 || third < 0) continue;
        if (alone + second + third + 2 * firstAndOther + secondAndThird + all !== whole) continue;
        found.push({ first: alone, second, third, firstAndOther, secondAndThird, all });
      }
    }
  }
  return found;
}

const exactlyTwo = ({ firstAndOther, secondAndThird }: Regions) => 2 * firstAndOther + secondAndThird;
const exactlyOne = ({ first, second, third }: Regions) => first + second + third;

type Form = (random: Random, survey: Survey) => SetQuestion | undefined;

/** How everything hangs on the number in all three. */
function worked(survey: Survey): string[] {
  const { whole, sizes, alone, words } = survey;
  const [a, b, c] = words.things;
  const both = shared(survey);
  return [
    `Let $x$ ${words.verb} all three, and let $y$ ${words.verb} ${a} and ${b} only, so that $y$ also ${words.verb} ${a} and ${c} only. Then $${alone} + 2y + x = ${sizes[0]}$.`,
    `The $${whole} - ${alone} = ${whole - alone}$ others ${words.verb} ${b} or ${c}, so $${sizes[1]} + ${sizes[2]} - ${whole - alone} = ${both}$ ${words.verb} both of these, of them $${both} - x$ without ${a}.`,
    `So $${sizes[1] - both} - y$ ${words.verb} only ${b} and $${sizes[2] - both} - y$ only ${c}. None of these numbers can be negative.`,
  ];
}

function extreme(
  survey: Survey,
  what: string,
  of: (regions: Regions) => number,
  most: boolean,
  slips: readonly (readonly [number, string])[],
): SetQuestion | undefined {
  const amounts = possible(survey).map(of);
  const [least, greatest] = [Math.min(...amounts), Math.max(...amounts)];
  const answer = most ? greatest : least;
  return askNumber({
    text: `What is the ${most ? "greatest" : "least"} possible number of ${survey.words.who} who ${what}?`,
    answer,
    slips: [
      ...slips,
      [most ? least : greatest, `giving the ${most ? "least" : "greatest"} possible number`],
      [most ? greatest - 2 : least + 2, "stopping one step before the end of the range"],
    ],
    explanation: [
      ...worked(survey),
      `So $x$ can be ${least === greatest ? "" : "anything "}${bounds(survey)}, and the ${most ? "greatest" : "least"} number asked for is $${answer}$.`,
    ],
    verify: () => {
      const again = tried(survey).map(of);
      return (most ? Math.max(...again) : Math.min(...again)) === answer;
    },
  });
}

function bounds(survey: Survey): string {
  const all = possible(survey).map((regions) => regions.all);
  return `from $${Math.min(...all)}$ to $${Math.max(...all)}$ in steps of two`;
}

const mostInAll: Form = (_, survey) =>
  extreme(survey, `${survey.words.verb} all three`, ({ all }) => all, true, [
    [Math.max(shared(survey), survey.sizes[0] - survey.alone), "looking at one of the bounds only"],
    [Math.min(...survey.sizes), "taking the smallest of the three groups"],
  ]);
const leastInAll: Form = (_, survey) =>
  extreme(survey, `${survey.words.verb} all three`, ({ all }) => all, false, [
    [0, "taking it for granted that nobody need be in all three"],
    [(survey.sizes[0] - survey.alone) % 2, "looking only at whether the number is even"],
  ]);
const extremeOfTwo: Form = (random, survey) =>
  extreme(survey, `${survey.words.verb} exactly two of the three`, exactlyTwo, random.chance(), [
    [
      shared(survey),
      `counting those who ${survey.words.verb} ${survey.words.things[1]} and ${survey.words.things[2]}`,
    ],
  ]);
const extremeOfThird: Form = (random, survey) =>
  extreme(
    survey,
    `${survey.words.verb} only ${survey.words.things[2]}`,
    ({ third }) => third,
    random.chance(),
    [[survey.sizes[2] - shared(survey), "leaving out those who are in the first group as well"]],
  );

const extremeOfOne: Form = (random, survey) =>
  extreme(survey, `${survey.words.verb} exactly one of the three`, exactlyOne, random.chance(), [
    [survey.whole - shared(survey), "taking away those in the second and the third group only"],
  ]);
const extremeOfFirstAndSecond: Form = (random, survey) => {
  const [a, b, c] = survey.words.things;
  return extreme(
    survey,
    `${survey.words.verb} both ${a} and ${b}, with or without ${c}`,
    ({ firstAndOther, all }) => firstAndOther + all,
    random.chance(),
    [[survey.sizes[0] - survey.alone, `counting all who ${survey.words.verb} ${a} and something else`]],
  );
};

/** How far what is told leaves it open. */
const howManyWays: Form = (_, survey) => {
  const { words } = survey;
  const answer = possible(survey).length;
  const all = possible(survey).map((regions) => regions.all);
  return askNumber({
    text: `How many different values are possible for the number of ${words.who} who ${words.verb} all three?`,
    answer,
    slips: [
      [Math.max(...all) - Math.min(...all) + 1, "overlooking that it goes up in steps of two"],
      [Math.floor(Math.max(...all) / 2) + 1, "leaving out that some have to be in all three"],
      [answer - 1, "counting the steps and not the values"],
    ],
    explanation: [
      ...worked(survey),
      `So $x$ can be anything ${bounds(survey)}, which makes $${answer}$ values.`,
    ],
    verify: () => new Set(tried(survey).map((regions) => regions.all)).size === answer,
  });
};

/** A bound on one region, which moves the range of another. */
const withOneMoreBound: Form = (random, survey) => {
  const { words } = survey;
  const [, b] = words.things;
  const seconds = possible(survey).map(({ second }) => second);
  const limit = random.int(Math.min(...seconds) + 1, Math.max(...seconds) - 1);
  const within = (all: readonly Regions[]) => all.filter(({ second }) => second >= limit);
  const most = random.chance();
  const pick = (all: readonly Regions[]) => {
    const amounts = within(all).map(exactlyTwo);
    return most ? Math.max(...amounts) : Math.min(...amounts);
  };
  const free = possible(survey).map(exactlyTwo);
  const answer = pick(possible(survey));
  if (answer === (most ? Math.max(...free) : Math.min(...free))) return undefined;
  const side = most ? "greatest" : "least";
  return askNumber({
    text: `If at least ${limit} of the ${words.who} ${words.verb} only ${b}, what is the ${side} possible number of ${words.who} who ${words.verb} exactly two of the three?`,
    answer,
    slips: [
      [most ? Math.max(...free) : Math.min(...free), "leaving the new condition out"],
      [most ? Math.min(...free) : Math.max(...free), "giving the other end of the range"],
    ],
    explanation: [
      ...worked(survey),
      `With $${survey.sizes[1] - shared(survey)} - y \\ge ${limit}$ the range becomes narrower, and the ${side} number of those in exactly two is $${answer}$.`,
    ],
    verify: () => pick(tried(survey)) === answer,
  });
};

/** As many as possible in all three, and then another number. */
const thenExactlyOne: Form = (_, survey) => {
  const { words } = survey;
  const top = possible(survey).at(-1);
  const low = possible(survey)[0];
  if (!top || !low) return undefined;
  const answer = exactlyOne(top);
  return askNumber({
    text: `If as many ${words.who} as possible ${words.verb} all three, how many ${words.verb} exactly one of the three?`,
    answer,
    slips: [
      [exactlyOne(low), "taking as few as possible in all three"],
      [exactlyTwo(top), "counting those in exactly two"],
      [answer - survey.alone, `leaving out those who ${words.verb} only ${words.things[0]}`],
    ],
    explanation: [
      ...worked(survey),
      `With $x = ${top.all}$, the largest that is possible, $y = ${top.firstAndOther}$, and $${top.first} + ${top.second} + ${top.third} = ${answer}$ ${words.verb} exactly one.`,
    ],
    verify: () => {
      const [most] = tried(survey).sort((one, other) => other.all - one.all);
      return most !== undefined && exactlyOne(most) === answer;
    },
  });
};

const FORMS: readonly Form[] = [
  mostInAll,
  leastInAll,
  extremeOfTwo,
  extremeOfThird,
  extremeOfOne,
  extremeOfFirstAndSecond,
  howManyWays,
  withOneMoreBound,
  thenExactlyOne,
];

const WORDS: readonly Words[] = [
  {
    who: "members",
    opens: "Each of the {} members of a club takes part in at least one of three activities",
    verb: "take part in",
    things: ["chess", "drama", "music"],
  },
  {
    who: "students",
    opens: "Each of the {} students of a language school learns at least one of three languages",
    verb: "learn",
    things: ["French", "Korean", "Spanish"],
  },
  {
    who: "families",
    opens: "Each of the {} families of a colony takes at least one of three newspapers",
    verb: "take",
    things: ["the Courier", "the Herald", "the Observer"],
  },
  {
    who: "employees",
    opens: "Each of the {} employees of a firm has attended at least one of three courses",
    verb: "have attended",
    things: ["accounting", "negotiation", "statistics"],
  },
];

const FEWEST_CASES = 5;

export const groupsWithBounds = withNature(
  { depth: 5, form: "deduction" },
  dataSet("three-groups-with-bounds", "HARD", (random) => {
    const words = random.pick(WORDS);
    const firstAndOther = random.int(6, 18);
    const regions = {
      first: random.int(10, 40),
      second: random.int(3, 30),
      third: random.int(3, 30),
      secondAndThird: random.int(2, 20),
      all: random.int(4, 20),
    };
    const { first, second, third, secondAndThird, all } = regions;
    const survey: Survey = {
      words,
      whole: first + second + third + 2 * firstAndOther + secondAndThird + all,
      sizes: [
        first + 2 * firstAndOther + all,
        second + firstAndOther + secondAndThird + all,
        third + firstAndOther + secondAndThird + all,
      ],
      alone: first,
    };
    const cases = possible(survey);
    if (cases.length < FEWEST_CASES || (cases[0]?.all ?? 0) < 2 || new Set(survey.sizes).size < 3)
      return undefined;
    const [a, b, c] = words.things;
    const text = [
      `${words.opens.replace("{}", `${survey.whole}`)}: ${a}, ${b} and ${c}. In all, ${survey.sizes[0]} of them ${words.verb} ${a}, ${survey.sizes[1]} ${words.verb} ${b} and ${survey.sizes[2]} ${words.verb} ${c}.`,
      `Exactly ${survey.alone} ${words.verb} ${a} alone. Those who ${words.verb} ${a} and ${b} but not ${c} are as many as those who ${words.verb} ${a} and ${c} but not ${b}.`,
    ].join("\n");
    return { stimulus: { text }, questions: askFive(random, survey, FORMS) };
  }),
);
